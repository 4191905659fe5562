/// Stands in for Apple's LinkPresentation: metadata are stored and not fetched, and a view of a link is a
/// placeholder.
@_exported import PlaceholderViews
import FoundationNetworking

public let LPErrorDomain = "LPErrorDomain"

/// An error of a fetch.
public struct LPError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut,
      metadataFetchNotAllowed
  }
  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
  public static var errorDomain: String { LPErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
}
extension LPError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = LPError
}

/// The title, pictures and addresses of a link.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
  public override init() { super.init() }
  open class var supportsSecureCoding: Bool { true }
  /// Decodes the title and the addresses; pictures are not archived.
  public required init?(coder: NSCoder) {
    originalURL = coder.decodeObject(of: NSURL.self, forKey: "originalURL").map { $0 as URL }
    url = coder.decodeObject(of: NSURL.self, forKey: "URL").map { $0 as URL }
    title = coder.decodeObject(of: NSString.self, forKey: "title").map { $0 as String }
    remoteVideoURL = coder.decodeObject(of: NSURL.self, forKey: "remoteVideoURL").map { $0 as URL }
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL.map { $0 as NSURL }, forKey: "originalURL")
    coder.encode(url.map { $0 as NSURL }, forKey: "URL")
    coder.encode(title.map { $0 as NSString }, forKey: "title")
    coder.encode(remoteVideoURL.map { $0 as NSURL }, forKey: "remoteVideoURL")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// A fetch of metadata. It fails, after ``cancel()`` as one that was canceled.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isCanceled = false
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  public override init() { super.init() }
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(nil, self.failure) }
  }
  open func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(nil, self.failure) }
  }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw failure }
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata { throw failure }
  open func cancel() { lock.withLock { isCanceled = true } }

  private var failure: LPError {
    LPError(lock.withLock { isCanceled } ? .metadataFetchCancelled : .metadataFetchFailed)
  }
}

/// A preview of a link, which is a placeholder.
@preconcurrency @MainActor
open class LPLinkView: PlaceholderView {
  open override var placeholderName: String { "LPLinkView" }
  open var metadata = LPLinkMetadata()
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(url: URL) {
    self.init(frame: .zero)
    metadata.originalURL = url
    metadata.url = url
  }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}
