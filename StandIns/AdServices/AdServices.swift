/// Stands in for Apple's AdServices: no installation is attributed to an advertisement.
@_exported import Foundation

public let AAAttributionErrorDomain = "AAAttributionErrorDomain"
/// The errors of attribution.
public enum AAAttributionErrorCode: Int, Sendable {
  case networkError = 1, internalError, platformNotSupported
}
/// The attribution of an installation.
open class AAAttribution: NSObject {
  /// Always fails.
  open class func attributionToken() throws -> String {
    throw NSError(
      domain: AAAttributionErrorDomain, code: AAAttributionErrorCode.platformNotSupported.rawValue)
  }
}
