import Foundation

/// A spelling checker. There are no dictionaries, so it finds no misspelled words. It stores learned words.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  /// The words to ignore.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// Returns the range of the first misspelled word. There is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns guesses for a misspelled word. There are none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  /// Returns completions of a partial word. There are none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }
  /// Adds a word to ignore.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// Adds a word to the learned words.
  public class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether a word has been learned.
  public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a word from the learned words.
  public class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages with a dictionary. There are none.
  public class var availableLanguages: [String] { [] }
}

/// The keyboard's supplementary lexicon. It is empty.
@preconcurrency @MainActor
open class UILexicon: NSObject, NSCopying {
  /// The entries of the lexicon.
  open var entries: [UILexiconEntry] { [] }
  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An entry of a lexicon.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, NSCopying {
  /// The text inserted into the document.
  public let documentText: String
  /// The text that the user types.
  public let userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }

  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
