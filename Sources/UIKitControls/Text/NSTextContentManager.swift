import Foundation

/// An object that provides the elements of contents.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of all contents.
  var documentRange: NSTextRange { get }
  /// Calls a block with the elements from a location until it returns `false`, and returns the location where the
  /// enumeration ended. Without a location it begins with the first element, or with the last one in reverse.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range with elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes changes to the store that the contents come from, and calls a block with the error, if there is one.
  func synchronizeToBackingStore(_ completionHandler: @escaping ((any Error)?) -> Void)
  /// Returns the location at an offset from another one, in UTF-16 units; `nil` outside of the contents.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of UTF-16 units from a location to another one; negative if the second comes first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range that is changed in place of a range; `nil` for the range itself.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Returns `nil`.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// Returns `NSNotFound`.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
  /// Returns `nil`.
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    nil
  }
}

/// The methods with which a delegate provides elements and hides them.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Returns the element at a location; `nil` for the manager's own. Never called here: subclasses provide elements.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Returns whether an element is enumerated, and so laid out; `true` by default.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Returns `nil`.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// Returns `true`.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// The part of `NSTextContentManager` that declares its delegate, which subclasses declare with their own types.
public protocol _NSTextContentDelegating: AnyObject {}

extension _NSTextContentDelegating {
  /// The delegate, which is not retained.
  public var delegate: (any NSTextContentManagerDelegate)? {
    get { (self as? NSTextContentManager)?.heldDelegate }
    set { (self as? NSTextContentManager)?.heldDelegate = newValue }
  }
}

/// An object that manages contents for text layout managers. The contents of this class are empty; those of
/// `NSTextContentStorage` are a text storage, and applications subclass it for others.
open class NSTextContentManager: NSObject, NSTextElementProvider, _NSTextContentDelegating {
  /// Options of an enumeration. The bits are those of the text system.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// Posted when an attribute was added that text layout managers do not support. Never posted here.
  public static let unsupportedAttributeAddedNotification = Notification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  weak var heldDelegate: (any NSTextContentManagerDelegate)? {
    didSet { if heldDelegate !== oldValue { delegateChanged() } }
  }
  /// The text layout managers, in the order in which they were added.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The text layout manager of the selection; the first one until another is set. Stored only: all follow changes.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = newValue.flatMap { manager in textLayoutManagers.first { $0 === manager } } }
  }
  private weak var primary: NSTextLayoutManager?
  private var transactions = 0
  private var changedDuringTransaction = false
  /// A Boolean value that indicates whether text layout managers follow changes without a call of
  /// `synchronizeTextLayoutManagers(_:)`. The default is `true`.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// A Boolean value that indicates whether changes are written to the store at the end of a transaction. The
  /// default is `true`.
  open var automaticallySynchronizesToBackingStore = true

  public override init() { super.init() }

  /// Creates an empty manager: archives contain none of its contents.
  public required init?(coder: NSCoder) { super.init() }

  func delegateChanged() { contentsChanged() }

  /// Adds a text layout manager, which lays out the contents.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.attach(to: self)
  }

  /// Removes a text layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: index)
    textLayoutManager.attach(to: nil)
  }

  /// Lays out changed contents in all text layout managers, and calls a block without an error.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    for manager in textLayoutManagers { manager.contentsChanged() }
    completionHandler?(nil)
  }

  /// Returns the elements that intersect a range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var elements: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let place = element.elementRange else { return true }
      guard place.location < range.endLocation || place.contains(range.location) else { return false }
      elements.append(element)
      return true
    }
    return elements
  }

  /// A Boolean value that indicates whether a transaction is in progress.
  open var hasEditingTransaction: Bool { transactions > 0 }

  /// Performs changes as one: the layout is invalidated at their end.
  open func performEditingTransaction(_ transaction: () -> Void) {
    transactions += 1
    transaction()
    transactions -= 1
    guard transactions == 0 else { return }
    if changedDuringTransaction { contentsChanged() }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore { _ in } }
  }

  /// Reports a change of a range, for subclasses: the range before and after it.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    contentsChanged()
  }

  /// Tells the text layout managers that contents have changed, at the end of a transaction.
  func contentsChanged() {
    changedDuringTransaction = hasEditingTransaction
    guard !hasEditingTransaction, automaticallySynchronizesTextLayoutManagers else { return }
    for manager in textLayoutManagers { manager.contentsChanged() }
  }

  // MARK: Elements

  /// The range of all contents; empty by default.
  open var documentRange: NSTextRange { NSTextRange(0..<0) }

  /// Calls a block with the elements from a location. There are none by default.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Replaces a range with elements. Does nothing by default.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Calls a block without an error: there is no store by default.
  open func synchronizeToBackingStore(_ completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  /// Returns the location at an offset from another one, in UTF-16 units; `nil` outside of the contents. This class
  /// knows no locations of subclasses.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

  /// Returns the number of UTF-16 units from a location to another one; `NSNotFound` for locations of subclasses.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  /// Returns the range that is changed in place of a range; `nil` for the range itself.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
