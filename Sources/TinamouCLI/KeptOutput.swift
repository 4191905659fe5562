import Foundation

/// The beginning and the end of an output, whose middle is dropped where it is longer than a limit.
package struct KeptOutput {
  private let limit: Int
  private var head = Data()
  /// The last bytes, in a ring buffer that is used once the head is full.
  private var tail: [UInt8] = []
  private var tailEnd = 0
  /// The number of bytes after the head.
  private var further = 0

  /// Creates an output that keeps a number of bytes: of the end a quarter of them, at most a megabyte.
  package init(limit: Int) { self.limit = limit }

  private var tailLimit: Int { min(limit / 4, 1 << 20) }
  private var headLimit: Int { limit - tailLimit }

  /// A Boolean value that indicates whether bytes were dropped.
  package var isCut: Bool { further > tailLimit }

  /// Adds bytes.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let fitting = min(bytes.count, headLimit - head.count)
    if let start = bytes.baseAddress, fitting > 0 {
      head.append(start.assumingMemoryBound(to: UInt8.self), count: fitting)
    }
    guard fitting < bytes.count, tailLimit > 0 else { return }
    if tail.isEmpty { tail = [UInt8](repeating: 0, count: tailLimit) }
    further += bytes.count - fitting
    var rest = UnsafeRawBufferPointer(rebasing: bytes[max(fitting, bytes.count - tailLimit)...])
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(tailLimit - tailEnd))
      tail.withUnsafeMutableBytes {
        UnsafeMutableRawBufferPointer(rebasing: $0[tailEnd...]).copyMemory(from: part)
      }
      tailEnd = (tailEnd + part.count) % tailLimit
      rest = UnsafeRawBufferPointer(rebasing: rest[part.count...])
    }
  }

  /// Reads what there is from a descriptor, at most 64 KB.
  ///
  /// - Returns: the result of read(2).
  package mutating func read(from descriptor: Int32) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count
    }
  }

  /// Hands over the bytes so far, of which nothing was lost; none where the head was full once.
  package mutating func take() -> Data {
    guard further == 0 else { return Data() }
    defer { head = Data() }
    return head
  }

  /// The kept bytes, with a line in place of the dropped ones.
  package var data: Data {
    guard further > 0 else { return head }
    guard isCut else { return head + tail[..<further] }
    let note = "\n[\(further - tailLimit) bytes of output are left out here]\n"
    return head + Data(note.utf8) + tail[tailEnd...] + tail[..<tailEnd]
  }
}
