/// Stands in for Apple's Vision: requests can be created; performing them fails.
@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia
@_exported import PlaceholderViews

/// The keys of a handler's options.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
/// The confidence of an observation, from 0 to 1.
public typealias VNConfidence = Float
/// An aspect ratio.
public typealias VNAspectRatio = Float
/// An angle, in degrees.
public typealias VNDegrees = Float
/// A handler that is called when a request ends.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.Vision"
/// The bounds of an image in normalized coordinates.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// A handler of requests on an image. It always fails.
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
  /// Completes each request with an error, and throws it.
  open func perform(_ requests: [VNRequest]) throws { try fail(requests) }
}
/// A handler of requests on a sequence of images. It always fails.
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

/// The default results of requests. A protocol declares them so that classes can narrow their type, which an
/// override cannot.
public protocol VNResultsOfRequest {}
extension VNResultsOfRequest {
  /// Always `nil`.
  public var results: [VNObservation]? { nil }
}
/// A request.
open class VNRequest: NSObject, VNResultsOfRequest, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  public override init() { completionHandler = nil }
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open func cancel() {}
}
/// A request that analyzes an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = VNNormalizedIdentityRect
}
/// A request that detects rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRectangleObservation]? { nil }
  open var minimumAspectRatio: VNAspectRatio = 0.5
  open var maximumAspectRatio: VNAspectRatio = 1
  open var quadratureTolerance: VNDegrees = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}
/// A request that detects documents.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRectangleObservation]? { nil }
}
/// A request that detects faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
}
/// A request that detects the features of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
  open var inputFaceObservations: [VNFaceObservation]?
}
/// A request that detects people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNDetectedObjectObservation]? { nil }
}
/// A request that detects the poses of people.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A request that detects the poses of hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
}
/// A request that detects regions of text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNTextObservation]? { nil }
  open var reportCharacterBoxes = false
}
/// The trade-off between accuracy and speed of text recognition.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// A request that recognizes text.
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
/// The symbology of a barcode.
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
/// A request that detects barcodes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNBarcodeObservation]? { nil }
  open var symbologies: [VNBarcodeSymbology] = []
  open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
}
/// A request that detects the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNHorizonObservation]? { nil }
}
/// A request that detects contours.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
}
/// A request that classifies an image.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNClassificationObservation]? { nil }
}
/// A request that segments people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The quality of a segmentation.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  public var results: [VNPixelBufferObservation]? { nil }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8
}
/// The trade-off between accuracy and speed of tracking.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
/// A request that tracks an object.
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
/// A Core ML model. None can be created.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
}
/// The scaling of images to the input of a model.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
/// A request that runs a Core ML model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

// MARK: Observations

/// An observation. There are none.
open class VNObservation: NSObject, @unchecked Sendable {
  open var uuid: UUID { identifier }
  private let identifier = UUID()
  open var confidence: VNConfidence { 0 }
  open var timeRange: CMTimeRange { .zero }
}
/// An observation of an object, in normalized coordinates with the origin at the bottom left.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public let boundingBox: CGRect
  public override init() { boundingBox = .zero }
  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}
/// An observation of a rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
/// An observation of a region of text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
/// A candidate of a recognized text.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// An observation of a text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// An observation of a barcode.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}
/// An observation of a face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
}
/// A region of facial landmarks.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
/// The facial landmarks.
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
/// An observation of the horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  open var transform: CGAffineTransform { .identity }
  open var angle: CGFloat { 0 }
}
/// A classification of an image.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
/// An observation of an object with labels.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
/// An observation with a pixel buffer.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  open var pixelBuffer: CVPixelBuffer { fatalError("there are no pixels") }
}
/// An observation with the output of a Core ML model.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  open var featureValue: MLFeatureValue { MLFeatureValue() }
}
/// Converts a normalized point to pixels.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int)
  -> CGPoint
{
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
/// Converts a normalized rectangle to pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int)
  -> CGRect
{
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
