/// Loading of resources by a program: nothing is loaded, so that delegates are not asked.
import Foundation
import FoundationNetworking

/// Loads resources through a delegate. Never calls it.
open class AVAssetResourceLoader: NSObject {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue: DispatchQueue?) {
    (self.delegate, delegateQueue) = (delegate, queue)
  }
}
/// A request for a resource. None is made here.
open class AVAssetResourceLoadingRequest: NSObject {
  public let request: URLRequest
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  open var response: URLResponse?
  open var redirect: URLRequest?
  open private(set) var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  open private(set) var dataRequest: AVAssetResourceLoadingDataRequest?
  open private(set) var requestor = AVAssetResourceLoadingRequestor()
  init(_ request: URLRequest) { self.request = request }
  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
  open func finishLoading(with response: URLResponse?, data: Data?, redirect: URLRequest?) {
    (self.response, self.redirect, isFinished) = (response, redirect, true)
  }
  /// Always fails: there is no protected content.
  open func streamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data, options: [String: Any]? = nil
  ) throws -> Data { throw CocoaError(.featureUnsupported) }
  /// Always fails: there is no protected content.
  open func persistentContentKey(
    fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil
  ) throws -> Data { throw CocoaError(.featureUnsupported) }
}
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {}
open class AVAssetResourceLoadingRequestor: NSObject {
  open var providesExpiredSessionReports: Bool { false }
}
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  open var contentType: String?
  open var allowedContentTypes: [String]? { nil }
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
  open var isEntireLengthAvailableOnDemand = false
  open var renewalDate: Date?
}
open class AVAssetResourceLoadingDataRequest: NSObject {
  public let requestedOffset: Int64 = 0
  public let requestedLength = 0
  public let requestsAllDataToEndOfResource = false
  open private(set) var currentOffset: Int64 = 0
  open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
/// The delegate of a resource loader. Never called.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
}
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge
  ) {}
}
