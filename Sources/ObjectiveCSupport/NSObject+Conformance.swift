import ClassMetadata
import Foundation

extension NSObject {
  /// Whether the object's class adopts a protocol, as in `view.conforms(to: UIScrollViewDelegate.self)`.
  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }

  /// Whether the class adopts a protocol.
  public class func conforms<Interface>(to aProtocol: Interface.Type) -> Bool {
    ProtocolConformances.adopts(self, aProtocol)
  }
}
