import Foundation

// Functions of C's on memory and texts. Those of Apple's headers take optional pointers, those of Linux do not. For memory a null
// pointer is one of no bytes, as everywhere that the functions are called so; as a text it stops the process, as on Apple's platforms.

/// Fills bytes with a value.
@_disfavoredOverload @discardableResult
public func memset(
  _ bytes: UnsafeMutableRawPointer!, _ value: Int32, _ count: Int
) -> UnsafeMutableRawPointer! {
  guard let bytes else { return nil }
  return Foundation.memset(bytes, value, count)
}

/// Copies bytes to memory that does not overlap.
@_disfavoredOverload @discardableResult
public func memcpy(
  _ to: UnsafeMutableRawPointer!, _ from: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! {
  guard let to, let from else { return to }
  return Foundation.memcpy(to, from, count)
}

/// Copies bytes to memory that may overlap.
@_disfavoredOverload @discardableResult
public func memmove(
  _ to: UnsafeMutableRawPointer!, _ from: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! {
  guard let to, let from else { return to }
  return Foundation.memmove(to, from, count)
}

/// Compares bytes: the sign of the first difference, or zero.
@_disfavoredOverload
public func memcmp(_ first: UnsafeRawPointer!, _ second: UnsafeRawPointer!, _ count: Int) -> Int32 {
  guard let first, let second else { return 0 }
  return Foundation.memcmp(first, second, count)
}

/// Fills bytes with zeros.
@_disfavoredOverload
public func bzero(_ bytes: UnsafeMutableRawPointer!, _ count: Int) {
  guard let bytes else { return }
  Foundation.memset(bytes, 0, count)
}

/// Fills bytes with a value, in a way that compilers do not remove.
///
/// - Returns: Zero, or `EINVAL` for a null pointer and `EOVERFLOW` where the bytes are more than there are.
@discardableResult
public func memset_s(
  _ bytes: UnsafeMutableRawPointer!, _ size: Int, _ value: Int32, _ count: Int
) -> Int32 {
  guard let bytes else { return EINVAL }
  Foundation.memset(bytes, value, min(size, count))
  return count > size ? EOVERFLOW : 0
}

/// Compares texts: the sign of the first difference, or zero. A null pointer stops the process.
@_disfavoredOverload
public func strcmp(_ first: UnsafePointer<CChar>!, _ second: UnsafePointer<CChar>!) -> Int32 {
  guard let first, let second else { preconditionFailure("strcmp: a null pointer is no text") }
  return Foundation.strcmp(first, second)
}

/// Compares the first bytes of texts: the sign of the first difference, or zero. A null pointer stops the process.
@_disfavoredOverload
public func strncmp(_ first: UnsafePointer<CChar>!, _ second: UnsafePointer<CChar>!, _ count: Int) -> Int32 {
  guard let first, let second else { preconditionFailure("strncmp: a null pointer is no text") }
  return Foundation.strncmp(first, second, count)
}

/// Returns the length of a text in bytes. A null pointer stops the process.
@_disfavoredOverload
public func strlen(_ text: UnsafePointer<CChar>!) -> Int {
  guard let text else { preconditionFailure("strlen: a null pointer is no text") }
  return Int(Foundation.strlen(text))
}
