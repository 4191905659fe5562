import Foundation

/// What a change of a text storage was about.
public struct NSTextStorageEditActions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Attributes changed.
  public static let editedAttributes = NSTextStorageEditActions(rawValue: 1 << 0)
  /// Characters changed.
  public static let editedCharacters = NSTextStorageEditActions(rawValue: 1 << 1)
}

/// Text with attributes that tells its layout managers when it changes.
///
/// A subclass that keeps its text itself overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and says what it changed with `edited(_:range:changeInLength:)`, as on iOS.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed since the last time that changes were processed.
  public typealias EditActions = NSTextStorageEditActions

  /// Who lays the text out, in the order in which they were added.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// Who is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What is being processed.
  open private(set) var editedMask: EditActions = []
  /// The characters that are being processed, as they are now; `NSNotFound` outside of that.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text has become longer.
  open private(set) var changeInLength = 0
  private var depth = 0
  /// Called when changes have been processed: for a view that shows the text.
  var onEdit: (() -> Void)?

  /// Adds who lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes who laid the text out.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    let former = length
    super.setAttributedString(attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: NSRange(location: 0, length: former),
      changeInLength: attrString.length - former)
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Says what changed: the characters as they were, and by how much the text has become longer. Changes are processed at
  /// once, or when editing ends.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
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
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate before and after attributes are mended, and then layout managers.
  open func processEditing() {
    let (mask, delta) = (editedMask, changeInLength)
    // What is changed in between is part of this change.
    depth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: editedRange, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    depth -= 1
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: delta,
        invalidatedRange: editedRange)
    }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    onEdit?()
  }
}

/// Is told of changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
  /// Changes are about to be processed; more may be made.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Changes have been processed; attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
