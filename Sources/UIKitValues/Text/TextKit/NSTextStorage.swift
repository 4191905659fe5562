import Foundation

/// The kinds of changes of a text storage.
public struct NSTextStorageEditActions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates actions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Attributes have changed.
  public static let editedAttributes = NSTextStorageEditActions(rawValue: 1 << 0)
  /// Characters have changed.
  public static let editedCharacters = NSTextStorageEditActions(rawValue: 1 << 1)
}

/// A mutable attributed string that notifies its layout managers of changes.
///
/// As on iOS, a subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`
/// for its changes. All other methods that change the text call those.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes since they were last processed.
  public typealias EditActions = NSTextStorageEditActions

  /// Creates an empty storage. Foundation's classes have no such initializer that subclasses can override.
  public init() { super.init(string: "") }
  /// Creates a storage with plain text.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a storage with text and its attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a storage with the text of another string.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Creates a storage from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The layout managers, in the order in which they were added.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The object that follows changes before the layout managers do, such as a text content storage.
  open weak var textStorageObserver: (any NSTextStorageObserving)? {
    didSet {
      guard textStorageObserver !== oldValue else { return }
      if let oldValue, oldValue.textStorage === self { oldValue.textStorage = nil }
      if let textStorageObserver, textStorageObserver.textStorage !== self {
        textStorageObserver.textStorage = self
      }
    }
  }
  /// A Boolean value that indicates whether attributes are fixed on demand: `true` for the class itself, `false`
  /// for subclasses. Here they are always fixed when changes are processed.
  open var fixesAttributesLazily: Bool { !mayStoreTextInSubclass }

  /// Fixes the attributes of a range: those of paragraphs and of attachments. Fonts are left, since layout
  /// substitutes those that lack a character.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
  /// Does nothing: attributes were fixed when they changed. Subclasses can fix a range.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Posted before changes are processed, and before the delegate is notified.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after changes have been processed, before the layout managers are notified.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The kinds of changes being processed.
  open private(set) var editedMask: EditActions = []
  /// The range of characters being processed, after the change; `NSNotFound` otherwise.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length.
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isProcessing = false

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    copyAllIfKeptElsewhere()
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changing

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changed(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    guard mayStoreTextInSubclass else {
      super.addAttribute(name, value: value, range: range)
      return changed(.editedAttributes, range: range, changeInLength: 0)
    }
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    guard mayStoreTextInSubclass else {
      super.addAttributes(attrs, range: range)
      return changed(.editedAttributes, range: range, changeInLength: 0)
    }
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard mayStoreTextInSubclass else {
      super.removeAttribute(name, range: range)
      return changed(.editedAttributes, range: range, changeInLength: 0)
    }
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard mayStoreTextInSubclass else {
      super.replaceCharacters(in: range, with: attrString)
      return changed(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: attrString.length - range.length)
    }
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { values, part, _ in
      setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Changes the attributes of each run in a range with the methods that subclasses override.
  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let end = range.location + range.length
    var location = range.location
    beginEditing()
    while location < end {
      var run = NSRange(location: location, length: end - location)
      var values = attributes(at: location, effectiveRange: &run)
      let runEnd = min(max(run.location + run.length, location + 1), end)
      change(&values)
      setAttributes(values, range: NSRange(location: location, length: runEnd - location))
      location = runEnd
    }
    endEditing()
  }

  // MARK: Subclasses that store the text

  /// A Boolean value that indicates whether a subclass may store the text itself. Foundation reads the
  /// inherited storage without calling overridden methods, so the storage is kept equal to the subclass's
  /// text, change by change.
  private var mayStoreTextInSubclass: Bool { type(of: self) != NSTextStorage.self }

  /// Copies a changed range of the subclass's text to the inherited storage.
  private func copyChange(_ range: NSRange, by delta: Int) {
    let text = string as NSString
    let now = NSRange(location: range.location, length: range.length + delta)
    guard range.location >= 0, now.length >= 0, range.location + range.length <= super.length,
      super.length + delta == text.length
    else { return copyAll() }
    super.replaceCharacters(in: range, with: text.substring(with: now))
    copyAttributes(in: now)
  }

  private func copyAll() {
    let text = string
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
    copyAttributes(in: NSRange(location: 0, length: super.length))
  }

  private func copyAllIfKeptElsewhere() {
    if mayStoreTextInSubclass, super.string != string { copyAll() }
  }

  private func copyAttributes(in range: NSRange) {
    let end = range.location + range.length
    var location = range.location
    while location < end {
      var run = NSRange(location: location, length: end - location)
      let values = attributes(at: location, effectiveRange: &run)
      let runEnd = min(max(run.location + run.length, location + 1), end)
      super.setAttributes(values, range: NSRange(location: location, length: runEnd - location))
      location = runEnd
    }
  }

  // MARK: Processing

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Reports a change: the range before the change and the change in length. Changes are processed
  /// immediately, or when editing ends.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if mayStoreTextInSubclass { copyChange(editedRange, by: delta) }
    changed(editedMask, range: editedRange, changeInLength: delta)
  }

  private func changed(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let now = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      let end = max(self.editedRange.location + self.editedRange.length + delta, now.location + now.length)
      let start = min(self.editedRange.location, now.location)
      self.editedRange = NSRange(location: start, length: max(end - start, 0))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Processes changes once, including those made in the meantime.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    // A subclass may change attributes after calling `super`; layout managers are notified of that as well.
    if !editedMask.isEmpty { notifyLayoutManagers() }
    isProcessing = false
  }

  /// Notifies the delegate before the changes are processed, fixes the attributes of the changed range, notifies
  /// the delegate again, and then the layout managers.
  open func processEditing() {
    let (mask, delta) = (editedMask, changeInLength)
    // Changes made by the delegate are part of this change.
    depth += 1
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: mask, range: editedRange, changeInLength: delta)
    invalidateAttributes(in: editedRange)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    notifyLayoutManagers()
  }

  private func notifyLayoutManagers() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }
}

/// The delegate of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before changes are processed. The delegate can make more changes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after changes have been processed. The delegate can change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    MessageForwarders.sendAnywhere(
      self, "textStorage:willProcessEditing:range:changeInLength:",
      [textStorage, editedMask, editedRange, delta]
    ) { (next: any NSTextStorageDelegate) in
      next.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    MessageForwarders.sendAnywhere(
      self, "textStorage:didProcessEditing:range:changeInLength:",
      [textStorage, editedMask, editedRange, delta]
    ) { (next: any NSTextStorageDelegate) in
      next.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}

/// An object that follows the changes of a text storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The text storage; `nil` for none.
  var textStorage: NSTextStorage? { get set }
  /// Called when the text has changed.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Performs changes of the text storage as one.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
