import Foundation

/// Finds words that are misspelt. There are no dictionaries here: it finds none, except words that were learnt as right,
/// which it remembers.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  /// Words that are ignored.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The first misspelt word: none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// What a word may have been meant to be: nothing.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  /// How a word may go on: no way.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }
  /// Adds a word that is ignored.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Learns a word.
  public class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was learnt.
  public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word.
  public class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages whose dictionaries there are: none.
  public class var availableLanguages: [String] { [] }
}

/// Words that a keyboard knows beside its dictionary. There are none here.
@preconcurrency @MainActor
open class UILexicon: NSObject, NSCopying {
  /// The words.
  open var entries: [UILexiconEntry] { [] }
  /// The same words.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A word that a keyboard knows beside its dictionary.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, NSCopying {
  /// What the word becomes.
  public let documentText: String
  /// What is typed.
  public let userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }

  /// The same word.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
