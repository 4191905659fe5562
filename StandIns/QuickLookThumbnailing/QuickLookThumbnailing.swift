/// Stands in for Apple's QuickLookThumbnailing: no file has a thumbnail.
@_exported import UIKit
@_exported import UniformTypeIdentifiers

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// An error of a request.
public struct QLThumbnailError: _FrameworkError {
  /// The error codes.
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid,
      requestCancelled
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let errorDomain = QLThumbnailErrorDomain
  public static let generationFailed = Code.generationFailed
  public static let savingToURLFailed = Code.savingToURLFailed
  public static let noCachedThumbnail = Code.noCachedThumbnail
  public static let noCloudThumbnail = Code.noCloudThumbnail
  public static let requestInvalid = Code.requestInvalid
  public static let requestCancelled = Code.requestCancelled
}
extension QLThumbnailError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = QLThumbnailError
}

/// A picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// The quality of a picture.
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
  open var type: RepresentationType { .icon }
  open var uiImage: UIImage { UIImage() }
  open var cgImage: CGImage { fatalError("No file has a thumbnail here.") }
  open var contentRect: CGRect { .zero }
}

/// Makes pictures of files. All requests fail.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// A request for a picture.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of pictures.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
      public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
      public static let all = RepresentationTypes(rawValue: .max)
    }
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    public var contentType: UTType?
    public var iconMode = false
    public var minimumDimension: CGFloat = 0
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
    }
  }
  open class var shared: QLThumbnailGenerator { generator }
  private static let generator = QLThumbnailGenerator()
  /// Always fails.
  open func generateBestRepresentation(
    for request: Request, completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    completion(nil, QLThumbnailError(.generationFailed))
  }
  /// Always fails.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    throw QLThumbnailError(.generationFailed)
  }
  /// Always fails.
  open func generateRepresentations(
    for request: Request,
    update: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )?
  ) {
    update?(nil, .icon, QLThumbnailError(.generationFailed))
  }
  /// Always fails.
  open func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String,
    completion: @escaping ((any Error)?) -> Void
  ) {
    completion(QLThumbnailError(.generationFailed))
  }
  open func cancel(_ request: Request) {}
}

/// A request to an extension for a picture.
open class QLFileThumbnailRequest: NSObject, @unchecked Sendable {
  open var maximumSize: CGSize { .zero }
  open var minimumSize: CGSize { .zero }
  open var scale: CGFloat { 1 }
  open var fileURL: URL { URL(fileURLWithPath: "/") }
}
/// The answer of an extension.
open class QLThumbnailReply: NSObject, @unchecked Sendable {
  open var extensionBadge = ""
  public convenience init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) {
    self.init()
  }
  public convenience init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) {
    self.init()
  }
  public convenience init(imageFileURL fileURL: URL) { self.init() }
}
/// An extension that makes pictures of files. The system never asks it.
open class QLThumbnailProvider: NSObject {
  open func provideThumbnail(
    for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
  ) {
    handler(nil, QLThumbnailError(.generationFailed))
  }
}
