import Foundation
import ObjectiveCSupport
import UIKit

public let SKANErrorDomain = "SKANErrorDomain"
/// An error of an advertising network.
public struct SKANError: _FrameworkError {
  public enum Code: Int, Sendable {
    case impressionMissingRequiredValue, unsupported, adNetworkIdMissing, mismatchedSourceAppId
    case impressionNotFound, invalidCampaignId, invalidConversionValue, invalidSourceAppId
    case invalidAdvertisedAppId, invalidVersion, unknown, impressionTooShort
  }
  public static var errorDomain: String { SKANErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let unsupported = Code.unsupported
  public static let unknown = Code.unknown
  public static let invalidConversionValue = Code.invalidConversionValue
}
extension SKANError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = SKANError
}

/// An advertising network. No installation is attributed: calls end with the error that they are not supported.
open class SKAdNetwork: NSObject, @unchecked Sendable {
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = CoarseConversionValue(rawValue: "high")
    public static let medium = CoarseConversionValue(rawValue: "medium")
    public static let low = CoarseConversionValue(rawValue: "low")
  }
  open class func registerAppForAdNetworkAttribution() {}
  open class func updateConversionValue(_ conversionValue: Int) {}
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(SKANError(.unsupported)) }
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {
    throw SKANError(.unsupported)
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(SKANError(.unsupported)) }
  open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue)
    async throws
  {
    throw SKANError(.unsupported)
  }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(SKANError(.unsupported)) }
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
  ) async throws { throw SKANError(.unsupported) }
  open class func startImpression(
    _ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(SKANError(.unsupported)) }
  open class func startImpression(_ impression: SKAdImpression) async throws { throw SKANError(.unsupported) }
  open class func endImpression(
    _ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(SKANError(.unsupported)) }
  open class func endImpression(_ impression: SKAdImpression) async throws { throw SKANError(.unsupported) }
}
/// An advertisement that was shown.
open class SKAdImpression: NSObject, @unchecked Sendable {
  open var sourceAppStoreItemIdentifier: NSNumber = 0
  open var advertisedAppStoreItemIdentifier: NSNumber = 0
  open var adNetworkIdentifier = ""
  open var adCampaignIdentifier: NSNumber = 0
  open var sourceIdentifier: NSNumber = 0
  open var adImpressionIdentifier = ""
  open var adType: String?
  open var adDescription: String?
  open var adPurchaserName: String?
  open var timestamp: NSNumber = 0
  open var signature = ""
  open var version = ""
  public override init() {}
  public init(
    sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber,
    adNetworkIdentifier: String,
    adCampaignIdentifier: NSNumber, adImpressionIdentifier: String, timestamp: NSNumber, signature: String,
    version: String
  ) {
    super.init()
    self.sourceAppStoreItemIdentifier = sourceAppStoreItemIdentifier
    self.advertisedAppStoreItemIdentifier = advertisedAppStoreItemIdentifier
    (self.adNetworkIdentifier, self.adCampaignIdentifier) = (adNetworkIdentifier, adCampaignIdentifier)
    (self.adImpressionIdentifier, self.timestamp) = (adImpressionIdentifier, timestamp)
    (self.signature, self.version) = (signature, version)
  }
}
