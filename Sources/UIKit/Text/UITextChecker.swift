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

/// Shows what a word means. There are no dictionaries here: it shows the word and says so.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Whether a dictionary has a word: none does.
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Shows a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows no word; documents have none.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "\(term)\nNo definition found"
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
