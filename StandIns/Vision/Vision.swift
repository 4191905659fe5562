/// Stands in for Apple's Vision: requests are made, and performing them fails.
@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia
@_exported import PlaceholderViews

/// Options of handlers.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
/// How sure a finding is, from 0 to 1.
public typealias VNConfidence = Float
/// A place from 0 to 1.
public typealias VNAspectRatio = Float
/// An angle, in degrees.
public typealias VNDegrees = Float
/// Called when a request ends.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.Vision"
/// The whole of an image.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Performs requests on an image: it fails.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
  {}
  /// Tells each request that Vision is not here, and throws that.
  open func perform(_ requests: [VNRequest]) throws { try fail(requests) }
}
/// Performs requests on images that follow each other: it fails.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try fail(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try fail(requests) }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try fail(requests) }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try fail(requests) }
}
private func fail(_ requests: [VNRequest]) throws {
  let error = NSError(
    domain: VNErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "Vision is not available here."])
  for request in requests { request.completionHandler?(request, error) }
  throw error
}

/// What every request has: findings of a type that requests narrow, which overriding could not.
public protocol VNResultsOfRequest {}
extension VNResultsOfRequest {
  /// Nothing.
  public var results: [VNObservation]? { nil }
}
/// What is looked for.
open class VNRequest: NSObject, VNResultsOfRequest, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  public override init() { completionHandler = nil }
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open func cancel() {}
}
/// What is looked for in an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = VNNormalizedIdentityRect
}
/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRectangleObservation]? { nil }
  open var minimumAspectRatio: VNAspectRatio = 0.5
  open var maximumAspectRatio: VNAspectRatio = 1
  open var quadratureTolerance: VNDegrees = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}
/// Looks for documents.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRectangleObservation]? { nil }
}
/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
}
/// Looks for parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
  open var inputFaceObservations: [VNFaceObservation]?
}
/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNDetectedObjectObservation]? { nil }
}
/// Looks for people's limbs.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Looks for hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
}
/// Looks for where texts are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNTextObservation]? { nil }
  open var reportCharacterBoxes = false
}
/// How well texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Reads texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRecognizedTextObservation]? { nil }
  open var recognitionLanguages = ["en-US"]
  open var customWords: [String] = []
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { throw UnavailableFrameworkError() }
}
/// The kind of a code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  public static let QR = VNBarcodeSymbology.qr
  public static let EAN13 = VNBarcodeSymbology.ean13
}
/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNBarcodeObservation]? { nil }
  open var symbologies: [VNBarcodeSymbology] = []
  open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
}
/// Looks for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNHorizonObservation]? { nil }
}
/// Looks for outlines.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
}
/// Says what an image shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNClassificationObservation]? { nil }
}
/// Looks for people's outlines.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How good outlines are.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  public var results: [VNPixelBufferObservation]? { nil }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8
}
/// How tracking is done.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
/// Follows something.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = VNRequestTrackingLevel.fast
  open var isLastFrame = false
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}
/// A model: it cannot be made.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
}
/// How images fit models.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
/// Asks a model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

// MARK: Findings

/// Something found: nothing ever is.
open class VNObservation: NSObject, @unchecked Sendable {
  open var uuid: UUID { identifier }
  private let identifier = UUID()
  open var confidence: VNConfidence { 0 }
  open var timeRange: CMTimeRange { .zero }
}
/// Something somewhere, in fractions of the image; it grows upwards.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public let boundingBox: CGRect
  public override init() { boundingBox = .zero }
  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}
/// A rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
/// A text's place.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
/// What a text may say.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
}
/// A part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
/// The parts of a face.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}
/// The horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  open var transform: CGAffineTransform { .identity }
  open var angle: CGFloat { 0 }
}
/// What an image shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
/// Something with names.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
/// Pixels.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  open var pixelBuffer: CVPixelBuffer { fatalError("there are no pixels") }
}
/// A model's values.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureValue: MLFeatureValue { MLFeatureValue() }
}
/// A place of fractions, in pixels.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int)
  -> CGPoint
{
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
/// A rectangle of fractions, in pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int)
  -> CGRect
{
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
