/// The members of NSObject that tests have, since XCTest is a subclass of it on Apple's platforms.
///
/// A test case is equal to itself only, is a member of sets, and satisfies protocols that require an NSObject.
import Foundation
import ObjectiveCSupport
import XCTest

extension XCTest: @retroactive NSObjectProtocol, @retroactive Hashable, @retroactive CustomStringConvertible {
}
extension XCTest: ObjectIdentity {}

extension XCTest {
  /// The class that archives name, by which tests find their bundle: the object's own.
  public var classForCoder: AnyClass { type(of: self) }
}
