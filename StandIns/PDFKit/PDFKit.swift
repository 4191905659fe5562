/// Stands in for Apple's PDFKit: documents store their bytes and have no pages, since the bytes are not
/// parsed; views are placeholders.
@_exported import PlaceholderViews

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
/// A document. It has the pages that are inserted, and none of those in its bytes.
open class PDFDocument: NSObject {
  open private(set) var documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?
  open var outlineRoot: PDFOutline?
  private var bytes: Data?
  private var pages: [PDFPage] = []
  public override init() { super.init() }
  /// Fails if the file does not exist or is not a PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  /// Fails if the bytes do not begin with a PDF header.
  public init?(data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF".utf8)) != nil else { return nil }
    bytes = data
  }
  open var pageCount: Int { pages.count }
  open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsPrinting: Bool { true }
  open var allowsCopying: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(index, pages.count))
    page.document = self
  }
  open func removePage(at index: Int) { pages.remove(at: index) }
  open func exchangePage(at a: Int, withPageAt b: Int) { pages.swapAt(a, b) }
  open func dataRepresentation() -> Data? { bytes }
  @discardableResult open func write(to url: URL) -> Bool {
    guard let bytes else { return false }
    return (try? bytes.write(to: url)) != nil
  }
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  { [] }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
  open func cancelFindString() {}
  open var isFinding: Bool { false }
}
public protocol PDFDocumentDelegate: AnyObject {
  func didMatchString(_ instance: PDFSelection)
  func classForPage() -> AnyClass
}
extension PDFDocumentDelegate {
  public func didMatchString(_ instance: PDFSelection) {}
  public func classForPage() -> AnyClass { PDFPage.self }
}
/// A page with an image, or an empty one.
open class PDFPage: NSObject {
  open internal(set) weak var document: PDFDocument?
  private let image: UIImage?
  open private(set) var annotations: [PDFAnnotation] = []
  open var rotation = 0
  open var displaysAnnotations = true
  public override init() {
    image = nil
    super.init()
  }
  public init?(image: UIImage) { self.image = image }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var pageRef: CGPDFPageReference? { nil }
  /// The size of the image, or of US Letter, in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {}
  /// Returns the page's image, or an empty one.
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      image?.draw(in: CGRect(origin: .zero, size: size))
    }
  }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
}
/// A page of Core Graphics. None is created here.
public typealias CGPDFPageReference = AnyObject
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// The kinds of fields in forms. They are not drawn.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
  public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
  public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
  public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
}
/// An annotation of a page.
open class PDFAnnotation: NSObject {
  open internal(set) weak var page: PDFPage?
  open var bounds: CGRect
  open var type: String?
  open var contents: String?
  open var color: UIColor = .yellow
  open var interiorColor: UIColor?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var alignment = NSTextAlignment.left
  open var url: URL?
  open var action: AnyObject?
  open var userName: String?
  open var border: PDFBorder?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var isHighlighted = false
  open var fieldName: String?
  open var widgetStringValue: String?
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  open var isMultiline = false
  open private(set) var paths: [UIBezierPath]?
  open var annotationKeyValues: [AnyHashable: Any] = [:]
  public init(
    bounds: CGRect, forType type: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    self.type = String(type.rawValue.dropFirst())
    annotationKeyValues = properties ?? [:]
  }
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    annotationKeyValues[key.rawValue] = value
    return true
  }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { annotationKeyValues[key.rawValue] }
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}
open class PDFBorder: NSObject {
  open var lineWidth: CGFloat = 1
  public override init() { super.init() }
}
/// A selection of text. There is none.
open class PDFSelection: NSObject {
  public init(document: PDFDocument) {}
  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func add(_ selection: PDFSelection) {}
}
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 1
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
/// An entry of a document's outline.
open class PDFOutline: NSObject {
  open var label: String?
  open var destination: PDFDestination?
  open var isOpen = false
  open private(set) weak var parent: PDFOutline?
  private var children: [PDFOutline] = []
  public override init() { super.init() }
  open var numberOfChildren: Int { children.count }
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(index, children.count))
    child.parent = self
  }
}
/// A placeholder for a document.
@preconcurrency @MainActor
open class PDFView: PlaceholderView {
  open override var placeholderName: String { "PDFView" }
  open weak var delegate: (any PDFViewDelegate)?
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var displaysAsBook = false
  open var displaysRTL = false
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var interpolationQuality = PDFInterpolationQuality.high
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open var enableDataDetectors = false
  open var isInMarkupMode = false
  open private(set) var isUsingPageViewController = false
  open private(set) var currentPage: PDFPage?
  open var currentDestination: PDFDestination? { nil }
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var documentView: UIView? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open var canGoToFirstPage: Bool { false }
  open var canGoToLastPage: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var canZoomIn: Bool { false }
  open var canZoomOut: Bool { false }
  open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
  }
  open func go(to page: PDFPage) { currentPage = page }
  open func go(to destination: PDFDestination) { currentPage = destination.page }
  open func go(to selection: PDFSelection) {}
  open func go(to rect: CGRect, on page: PDFPage) { currentPage = page }
  open func goToFirstPage(_ sender: Any?) { currentPage = document?.page(at: 0) }
  open func goToLastPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func layoutDocumentView() {}
  open func clearSelection() { currentSelection = nil }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nearest ? currentPage : nil }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
}
@preconcurrency @MainActor
public protocol PDFViewDelegate: AnyObject {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}
@preconcurrency @MainActor
open class PDFThumbnailView: PlaceholderView {
  open override var placeholderName: String { "PDFThumbnailView" }
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 44, height: 60)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { nil }
}
extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
  public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatch")
  public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
}
