import Foundation

/// An object with content that may be thrown away while nobody uses it.
public protocol NSDiscardableContent {
  /// Begins a use of the content.
  ///
  /// - Returns: whether the content is still there.
  func beginContentAccess() -> Bool
  /// Ends a use of the content.
  func endContentAccess()
  /// Throws the content away unless it is in use.
  func discardContentIfPossible()
  /// Whether the content was thrown away.
  func isContentDiscarded() -> Bool
}

/// Bytes that may be thrown away while nobody uses them. A new object is in use, as Apple documents, until
/// ``endContentAccess()``. Nothing is thrown away by itself: there is no shortage of memory here.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  // A subclass of Foundation's has to keep the bytes itself.
  private let content = NSMutableData()
  private var uses = 1
  private var isDiscarded = false

  /// How many bytes there are.
  open override var length: Int {
    get { content.length }
    set { content.length = newValue }
  }
  /// The bytes.
  open override var bytes: UnsafeRawPointer { content.bytes }
  /// The bytes, to be changed.
  open override var mutableBytes: UnsafeMutableRawPointer { content.mutableBytes }

  /// Adds bytes at the end.
  open override func append(_ bytes: UnsafeRawPointer, length: Int) { content.append(bytes, length: length) }
  /// Adds bytes at the end.
  open override func append(_ other: Data) { content.append(other) }
  /// Makes the bytes longer by zeros.
  open override func increaseLength(by extraLength: Int) { content.increaseLength(by: extraLength) }
  /// Puts other bytes in the place of some.
  open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    content.replaceBytes(in: range, withBytes: bytes)
  }
  /// Puts other bytes in the place of some, more or fewer.
  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
  ) {
    content.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
  }
  /// Puts zeros in the place of some bytes.
  open override func resetBytes(in range: NSRange) { content.resetBytes(in: range) }
  /// Puts other bytes in the place of all.
  open override func setData(_ data: Data) { content.setData(data) }
  /// The bytes as they are now.
  open override func copy(with zone: NSZone? = nil) -> Any { NSData(data: content as Data) }
  /// The bytes as they are now, to be changed.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableData(data: content as Data) }

  /// Begins a use of the bytes; false once they were thrown away.
  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    uses += 1
    return true
  }
  /// Ends a use of the bytes.
  open func endContentAccess() { uses = Swift.max(0, uses - 1) }
  /// Throws the bytes away unless they are in use.
  open func discardContentIfPossible() {
    guard uses == 0, !isDiscarded else { return }
    isDiscarded = true
    content.length = 0
  }
  /// Whether the bytes were thrown away.
  open func isContentDiscarded() -> Bool { isDiscarded }
}
