import Foundation

// Queues of streams.

/// Without effect: streams of Foundation deliver no events here.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ queue: DispatchQueue!) {}
/// Without effect: streams of Foundation deliver no events here.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ queue: DispatchQueue!) {}

// Buffers of any type, which Swift converts for methods that are imported from Objective-C.

extension OutputStream {
  /// Writes bytes from a buffer, and returns how many were written.
  @_disfavoredOverload
  public func write(_ buffer: UnsafeRawPointer, maxLength: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: maxLength)
  }
}
extension InputStream {
  /// Reads bytes into a buffer, and returns how many were read.
  @_disfavoredOverload
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: maxLength)
  }
}
