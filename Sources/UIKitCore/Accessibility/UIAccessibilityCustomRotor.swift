import Foundation

/// A way that a reader of screens goes from one thing to the next: by headings, links, an application's own.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way the reader goes. Raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// Ways that the system has words for. Raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    /// None of these.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Bold texts.
    case boldText = 11
    /// Texts in italics.
    case italicText = 12
    /// Underlined texts.
    case underlineText = 13
    /// Misspelt words.
    case misspelledWord = 14
    /// Pictures.
    case image = 15
    /// Text fields.
    case textField = 16
    /// Tables.
    case table = 17
    /// Lists.
    case list = 18
    /// Landmarks.
    case landmark = 19
  }

  /// Finds the next thing; nil at the end.
  public typealias Search =
    (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What the reader calls it.
  open var name: String
  /// Finds the next thing.
  open var itemSearchBlock: Search
  /// A way that the system has words for.
  public let systemRotorType: SystemRotorType

  /// A way of an application's own.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// A way that the system has words for.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// From where and which way the next thing is searched. Nothing is searched here: tests make them.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the reader is.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way it goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A thing that was found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The object.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the object's text.
  open var targetRange: UITextRange?

  /// Nothing.
  public override init() { super.init() }
  /// An object, or a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
