/// Stands in for Apple's VisionKit: there is no camera, and nothing is recognized in pictures. Controllers are boxes.
@_exported import PlaceholderViews
@_exported import Vision

// MARK: Documents

/// A placeholder for the camera that scans documents.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: PlaceholderController {
  open override var placeholderName: String { "VNDocumentCameraViewController" }
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// The scanned pages: none.
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// The end of a scan.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

// MARK: Live recognition

/// A text or code that a scanner recognized. Nothing ever is.
public enum RecognizedItem: Identifiable, Sendable {
  /// The corners of an item.
  public struct Bounds: Hashable, Sendable {
    public let topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
  }
  /// A text.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let bounds: Bounds
    public let transcript: String
  }
  /// A code.
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let bounds: Bounds
    public let payloadStringValue: String?
  }
  case text(Text), barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }
}

/// A placeholder for the camera that recognizes texts and codes.
@preconcurrency @MainActor
open class DataScannerViewController: PlaceholderController {
  /// The kind of a text.
  public enum TextContentType: Hashable, Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber,
      telephoneNumber, URL, currency
  }
  /// The kind of an item.
  public struct RecognizedDataType: Hashable, Sendable {
    private let words: [String]
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil)
      -> RecognizedDataType
    { RecognizedDataType(words: languages + (textContentType.map { ["\($0)"] } ?? ["text"])) }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(words: ["barcode"] + symbologies.map(\.rawValue))
    }
  }
  /// The resolution of the camera.
  public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
  /// The reason why there is no scanner.
  public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }

  open override var placeholderName: String { "DataScannerViewController" }
  public static var isSupported: Bool { false }
  public static var isAvailable: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  public let qualityLevel: QualityLevel
  public let recognizesMultipleItems: Bool
  public let isHighFrameRateTrackingEnabled: Bool
  public let isPinchToZoomEnabled: Bool
  public let isGuidanceEnabled: Bool
  public let isHighlightingEnabled: Bool
  public var regionOfInterest: CGRect?
  public var zoomFactor = 1.0
  public let overlayContainerView = UIView()
  public var isScanning: Bool { false }
  public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    (self.isPinchToZoomEnabled, self.isGuidanceEnabled) = (isPinchToZoomEnabled, isGuidanceEnabled)
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  /// Always fails.
  public func startScanning() throws { throw ScanningUnavailable.unsupported }
  public func stopScanning() {}
  /// Always fails.
  public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}
/// The events of a scanner.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
