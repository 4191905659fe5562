/// Stands in for Apple's AdSupport: the identifier is all zeros, as when tracking is denied.
@_exported import Foundation

open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { manager }
  open var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
