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
/// and `setAttributes(_:range:)`, and says what it changed with `edited(_:range:changeInLength:)`, as on iOS. All other
/// methods that change the text lead to those.
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
  private var isProcessing = false

  /// Adds who lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    copyAllIfKeptElsewhere()
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes who laid the text out.
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
    guard mayKeepTextElsewhere else {
      super.addAttribute(name, value: value, range: range)
      return changed(.editedAttributes, range: range, changeInLength: 0)
    }
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    guard mayKeepTextElsewhere else {
      super.addAttributes(attrs, range: range)
      return changed(.editedAttributes, range: range, changeInLength: 0)
    }
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard mayKeepTextElsewhere else {
      super.removeAttribute(name, range: range)
      return changed(.editedAttributes, range: range, changeInLength: 0)
    }
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard mayKeepTextElsewhere else {
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

  /// Changes the attributes of each run of a range by the methods that subclasses override.
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

  // MARK: Subclasses that keep the text

  /// Whether the text may be in a place of the subclass's. Foundation reads what this object inherits without asking the
  /// methods that a subclass overrides: that is kept the same as the subclass's text, change by change.
  private var mayKeepTextElsewhere: Bool { type(of: self) != NSTextStorage.self }

  /// Copies a changed range of the subclass's text.
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
    if mayKeepTextElsewhere, super.string != string { copyAll() }
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

  /// Says what changed: the characters as they were, and by how much the text has become longer. Changes are processed at
  /// once, or when editing ends.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if mayKeepTextElsewhere { copyChange(editedRange, by: delta) }
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

  /// Processes changes once: what is changed meanwhile belongs to them.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    // A subclass may change attributes after `super`: managers hear of that too.
    if !editedMask.isEmpty { tellLayoutManagers() }
    isProcessing = false
  }

  /// Tells the delegate before and after attributes are mended, and then layout managers.
  open func processEditing() {
    let (mask, delta) = (editedMask, changeInLength)
    // What is changed in between is part of this change.
    depth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: editedRange, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    depth -= 1
    tellLayoutManagers()
  }

  private func tellLayoutManagers() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
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
