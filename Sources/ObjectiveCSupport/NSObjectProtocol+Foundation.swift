import Foundation

// Classes of Foundation that are subclasses of NSObject on Apple's platforms, and are not on Linux. They get what NSObject
// declares of equality and description; the source adapter gives them the protocols that extensions give NSObject.

extension NotificationCenter: @retroactive NSObjectProtocol, @retroactive Hashable {}
extension FileManager: @retroactive NSObjectProtocol, @retroactive Hashable {}
extension ProcessInfo: @retroactive NSObjectProtocol, @retroactive Hashable {}
extension NotificationCenter: ObjectIdentity {}
extension FileManager: ObjectIdentity {}
extension ProcessInfo: ObjectIdentity {}

/// The identity of NSObject by default: objects are equal if they are the same.
public protocol ObjectIdentity: AnyObject {}

extension ObjectIdentity {
  /// Returns whether two objects are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Adds the object's identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// The hash of the object's identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// Returns whether an object is this one.
  public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
  /// Returns the object.
  public func `self`() -> Self { self }
  /// Returns `false`: there are no proxies.
  public func isProxy() -> Bool { false }
  /// The name of the class and the object's address.
  public var description: String {
    "<\(type(of: self)): \(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))>"
  }
}
