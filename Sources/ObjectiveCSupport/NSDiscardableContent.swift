import Foundation

/// An object whose content can be discarded while it is not in use.
public protocol NSDiscardableContent {
  /// Begins access to the content.
  ///
  /// - Returns: `false` if the content has been discarded.
  func beginContentAccess() -> Bool
  /// Ends access to the content.
  func endContentAccess()
  /// Discards the content unless it is in use.
  func discardContentIfPossible()
  /// Returns whether the content has been discarded.
  func isContentDiscarded() -> Bool
}

/// Data that can be discarded while it is not in use. A new object is in use, as Apple documents, until
/// ``endContentAccess()``. Data is never discarded automatically.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  // A subclass of Foundation's class has to store the data itself.
  private let content = NSMutableData()
  private var uses = 1
  private var isDiscarded = false

  /// The number of bytes.
  open override var length: Int {
    get { content.length }
    set { content.length = newValue }
  }
  /// The bytes.
  open override var bytes: UnsafeRawPointer { content.bytes }
  /// The mutable bytes.
  open override var mutableBytes: UnsafeMutableRawPointer { content.mutableBytes }

  /// Appends bytes.
  open override func append(_ bytes: UnsafeRawPointer, length: Int) { content.append(bytes, length: length) }
  /// Appends data.
  open override func append(_ other: Data) { content.append(other) }
  /// Appends zeros.
  open override func increaseLength(by extraLength: Int) { content.increaseLength(by: extraLength) }
  /// Replaces bytes.
  open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    content.replaceBytes(in: range, withBytes: bytes)
  }
  /// Replaces bytes by another number of them.
  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
  ) {
    content.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
  }
  /// Sets bytes to zero.
  open override func resetBytes(in range: NSRange) { content.resetBytes(in: range) }
  /// Replaces all bytes.
  open override func setData(_ data: Data) { content.setData(data) }
  /// Returns a copy of the data.
  open override func copy(with zone: NSZone? = nil) -> Any { NSData(data: content as Data) }
  /// Returns a mutable copy of the data.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableData(data: content as Data) }

  /// Begins access to the data. Returns `false` if it has been discarded.
  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    uses += 1
    return true
  }
  /// Ends access to the data.
  open func endContentAccess() { uses = Swift.max(0, uses - 1) }
  /// Discards the data unless it is in use.
  open func discardContentIfPossible() {
    guard uses == 0, !isDiscarded else { return }
    isDiscarded = true
    content.length = 0
  }
  /// Returns whether the data has been discarded.
  open func isContentDiscarded() -> Bool { isDiscarded }
}
