/// Stands in for Apple's PushKit: there are no tokens, and nothing is pushed.
@_exported import Foundation

/// A kind of push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType("PKPushTypeVoIP")
  public static let complication = PKPushType("PKPushTypeComplication")
  public static let fileProvider = PKPushType("PKPushTypeFileProvider")
}

/// The token of a device for a kind of push. The system does not create any.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let token: Data
  init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// The content of a push. The system does not create any.
open class PKPushPayload: NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]
  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
  }
}

/// A request for pushes. Its delegate is not called, as on a device without a network.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?
  public init(queue: DispatchQueue?) { super.init() }
  open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// The delegate of a registry.
public protocol PKPushRegistryDelegate: AnyObject {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
  ) {}
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) {}
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
