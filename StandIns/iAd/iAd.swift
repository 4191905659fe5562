/// Stands in for Apple's iAd, of which the attribution of installations alone is left: no installation comes of an advertisement.
@_exported import Foundation
import ObjectiveCSupport

/// The domain of the errors of iAd.
public let ADErrorDomain = "ADErrorDomain"

/// An error of iAd.
public struct ADClientError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown, trackingRestrictedOrDenied, missingData, corruptResponse, requestClientError,
      requestServerError, requestNetworkError, unsupportedPlatform
  }
  public static var errorDomain: String { ADErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let unknown = Code.unknown
  public static let trackingRestrictedOrDenied = Code.trackingRestrictedOrDenied
  public static let missingData = Code.missingData
  public static let corruptResponse = Code.corruptResponse
  public static let requestClientError = Code.requestClientError
  public static let requestServerError = Code.requestServerError
  public static let requestNetworkError = Code.requestNetworkError
  public static let unsupportedPlatform = Code.unsupportedPlatform
}
extension ADClientError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = ADClientError
}

/// A client that asks for the advertisement by which an application was installed.
open class ADClient: NSObject, @unchecked Sendable {
  private static let client = ADClient()
  /// The client of the application.
  open class func shared() -> ADClient { client }

  /// Calls a closure with the attribution: the error that tracking is denied, as where the user has not allowed it.
  open func requestAttributionDetails(
    _ completionHandler: @escaping ([String: NSObject]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, ADClientError(.trackingRestrictedOrDenied)) }
  }
  /// Without effect: there are no advertisements.
  open func add(toSegments segmentIdentifiers: [String], replaceExisting: Bool) {}
}
