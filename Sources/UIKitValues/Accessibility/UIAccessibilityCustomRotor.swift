import Foundation

/// A custom rotor, with which an assistive technology moves from one item of a kind to the next.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of the search. The raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// To the previous item.
    case previous = 0
    /// To the next item.
    case next = 1
  }

  /// The kinds of rotors that the system names. The raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    /// A rotor with a name of its own.
    case none = 0
    /// Links.
    case link = 1
    /// Visited links.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of level 1.
    case headingLevel1 = 4
    /// Headings of level 2.
    case headingLevel2 = 5
    /// Headings of level 3.
    case headingLevel3 = 6
    /// Headings of level 4.
    case headingLevel4 = 7
    /// Headings of level 5.
    case headingLevel5 = 8
    /// Headings of level 6.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// The type of the closure that returns the next item; `nil` at the end.
  public typealias Search =
    (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String {
    didSet { if attributedName.string != name { attributedName = NSAttributedString(string: name) } }
  }
  /// The name of the rotor with attributes.
  open var attributedName: NSAttributedString {
    didSet { if name != attributedName.string { name = attributedName.string } }
  }
  /// The closure that returns the next item.
  open var itemSearchBlock: Search
  /// The kind of the rotor.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor with a name with attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor of a kind that the system names.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// The position and the direction of a search. The library never searches; tests create predicates.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current item.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, which is not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range in the element's text.
  open var targetRange: UITextRange?

  /// Creates an empty result.
  public override init() { super.init() }
  /// Creates a result with an element or a range in its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
