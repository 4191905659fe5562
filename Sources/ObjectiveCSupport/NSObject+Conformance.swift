import ClassMetadata
import Foundation

extension NSObject {
  /// Returns whether the object's class conforms to a protocol:
  /// `view.conforms(to: UIScrollViewDelegate.self)`.
  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }

  /// Returns whether the class conforms to a protocol.
  public class func conforms<Interface>(to aProtocol: Interface.Type) -> Bool {
    ProtocolConformances.adopts(self, aProtocol)
  }
}
