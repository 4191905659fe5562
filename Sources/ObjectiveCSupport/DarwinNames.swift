import Foundation

#if canImport(Glibc)
  import Glibc
#endif

// Names of Darwin and of Core Foundation's orders of bytes, which code for iOS imports with Foundation.

/// A Boolean value of C, as Apple's headers declare it.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Equatable, Sendable {
  /// The value.
  public var boolValue: Bool
  /// Creates a value.
  public init(_ value: Bool) { boolValue = value }
  /// Creates a value of a literal.
  public init(booleanLiteral value: Bool) { boolValue = value }
  /// The text of the value.
  public var description: String { boolValue.description }
}

/// The option of a socket that has no signal when it is closed at the other end. Setting it fails here, since Linux has none.
public let SO_NOSIGPIPE: Int32 = 0x1022

#if canImport(Glibc)
  // Kinds of sockets and protocols are integers on Darwin, and other types here.

  /// Creates a socket, by a kind and a protocol such as `SOCK_DGRAM` and `IPPROTO_UDP`.
  public func socket(_ domain: Int32, _ type: __socket_type, _ number: Int) -> Int32 {
    Glibc.socket(domain, Int32(type.rawValue), Int32(number))
  }
  /// Creates a socket, by a kind such as `SOCK_DGRAM` and the number of a protocol.
  public func socket(_ domain: Int32, _ type: __socket_type, _ number: Int32) -> Int32 {
    Glibc.socket(domain, Int32(type.rawValue), number)
  }
  /// Sets an option of a socket, by a protocol such as `IPPROTO_TCP`.
  @discardableResult
  public func setsockopt(
    _ socket: Int32, _ level: Int, _ name: Int32, _ value: UnsafeRawPointer?, _ length: socklen_t
  ) -> Int32 {
    Glibc.setsockopt(socket, Int32(level), name, value, length)
  }
  /// Stores an option of a socket, by a protocol such as `IPPROTO_TCP`.
  @discardableResult
  public func getsockopt(
    _ socket: Int32, _ level: Int, _ name: Int32, _ value: UnsafeMutableRawPointer?,
    _ length: UnsafeMutablePointer<socklen_t>?
  ) -> Int32 {
    Glibc.getsockopt(socket, Int32(level), name, value, length)
  }

  // Kinds of locks and threads are 32-bit integers on Darwin, and longer here.

  /// Sets the kind of the mutexes that attributes describe, such as `PTHREAD_MUTEX_RECURSIVE`.
  @discardableResult
  public func pthread_mutexattr_settype(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ type: Int
  ) -> Int32 {
    Glibc.pthread_mutexattr_settype(attributes, Int32(type))
  }
  /// Sets whether other processes can use the mutexes that attributes describe, by `PTHREAD_PROCESS_SHARED` or `PTHREAD_PROCESS_PRIVATE`.
  @discardableResult
  public func pthread_mutexattr_setpshared(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ shared: Int
  ) -> Int32 {
    Glibc.pthread_mutexattr_setpshared(attributes, Int32(shared))
  }
  /// Sets whether threads of some attributes can be joined, by `PTHREAD_CREATE_DETACHED` or `PTHREAD_CREATE_JOINABLE`.
  @discardableResult
  public func pthread_attr_setdetachstate(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>!, _ state: Int
  ) -> Int32 {
    Glibc.pthread_attr_setdetachstate(attributes, Int32(state))
  }
  /// Sets which waiting thread acquires a mutex next. Without effect: Linux has no such choice.
  @discardableResult
  public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ policy: Int32
  ) -> Int32 { 0 }
  /// Waiting threads acquire a mutex in their order.
  public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
  /// Any thread acquires a mutex that is free.
  public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
#endif

/// Makes Darwin's atomic functions exclude each other.
private let atomicNumbers = NSLock()

/// Adds to a number that threads share, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomicNumbers.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}
/// Adds to a number that threads share, and returns the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomicNumbers.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}
/// Adds to a number that threads share, in the order of memory, and returns the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(amount, value)
}
/// Adds 1 to a number that threads share, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, value) }
/// Adds 1 to a number that threads share, in the order of memory, and returns the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(1, value)
}
/// Adds 1 to a number that threads share, and returns the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, value) }
/// Subtracts 1 from a number that threads share, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, value) }
/// Subtracts 1 from a number that threads share, in the order of memory, and returns the difference.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(-1, value)
}
/// Subtracts 1 from a number that threads share, and returns the difference.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, value) }
/// Replaces a number that threads share if it is the expected one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ expected: Int32, _ replacement: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool {
  atomicNumbers.withLock {
    guard value.pointee == expected else { return false }
    value.pointee = replacement
    return true
  }
}
/// Replaces a number that threads share if it is the expected one, in the order of memory, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ expected: Int32, _ replacement: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool {
  OSAtomicCompareAndSwap32(expected, replacement, value)
}

/// An order of bytes.
public typealias CFByteOrder = CFIndex
/// The number of an unknown order of bytes.
public let CFByteOrderUnknown: CFByteOrder = 0
/// The number of the order with the lowest byte first.
public let CFByteOrderLittleEndian: CFByteOrder = 1
/// The number of the order with the highest byte first.
public let CFByteOrderBigEndian: CFByteOrder = 2
/// Returns the order of this machine.
public func CFByteOrderGetCurrent() -> CFByteOrder {
  UInt16(1).littleEndian == 1 ? CFByteOrderLittleEndian : CFByteOrderBigEndian
}
/// Returns a number with its bytes reversed.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// Returns a number with its bytes reversed.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// Returns a number with its bytes reversed.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// Returns a number whose highest byte is the first, in this machine's order.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// Returns a number whose highest byte is the first, in this machine's order.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// Returns a number whose highest byte is the first, in this machine's order.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// Returns a number of this machine's with the highest byte first.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// Returns a number of this machine's with the highest byte first.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// Returns a number of this machine's with the highest byte first.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// Returns a number whose lowest byte is the first, in this machine's order.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// Returns a number whose lowest byte is the first, in this machine's order.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// Returns a number whose lowest byte is the first, in this machine's order.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
/// Returns a number of this machine's with the lowest byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// Returns a number of this machine's with the lowest byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// Returns a number of this machine's with the lowest byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
