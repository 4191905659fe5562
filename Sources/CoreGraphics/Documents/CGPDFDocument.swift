import Foundation

/// A PDF document that is read: its pages and their boxes.
///
/// Encrypted documents have no pages, since they are not decrypted.
public final class CGPDFDocument: Sendable {
  /// The bytes of the document.
  package let data: Data
  private let pages: [CGPDFPage.Contents]
  /// A Boolean value that indicates whether the document is encrypted.
  public let isEncrypted: Bool

  private init?(bytes: Data) {
    guard let objects = PDFObjects(bytes) else { return nil }
    data = bytes
    isEncrypted = objects.isEncrypted
    pages = isEncrypted ? [] : objects.pages()
  }

  /// Creates a document from its bytes; returns `nil` if they do not begin with a PDF header.
  public convenience init?(_ provider: CGDataProvider) {
    self.init(bytes: provider.bytes)
  }

  /// Creates a document from a file; returns `nil` if it cannot be read, or is no PDF.
  public convenience init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(bytes: data)
  }

  /// Creates a document from a file, such as `url as CFURL`; returns `nil` if it cannot be read, or is no PDF.
  public convenience init?(_ url: NSURL) {
    self.init(url as URL)
  }

  /// The number of pages.
  public var numberOfPages: Int { pages.count }

  /// A Boolean value that indicates whether the content can be read.
  public var isUnlocked: Bool { !isEncrypted }

  /// Returns `false` for an encrypted document, whatever the password: it is not decrypted.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

  /// Returns the page of a number, from 1; `nil` if there is no such page.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, pageNumber, pages[pageNumber - 1])
  }
}

/// A page of a PDF document.
public final class CGPDFPage: Sendable {
  /// A page as its document describes it, by the document's names of boxes.
  struct Contents: Sendable {
    var boxes: [String: CGRect] = [:]
    var rotation = 0
  }

  /// The document. On Apple's platforms it is not retained.
  public let document: CGPDFDocument?
  /// The number of the page, from 1.
  public let pageNumber: Int
  /// The angle by which the page is turned clockwise when it is shown, in degrees: 0, 90, 180 or 270.
  public let rotationAngle: Int32
  private let contents: Contents

  init(_ document: CGPDFDocument, _ number: Int, _ contents: Contents) {
    self.document = document
    self.contents = contents
    pageNumber = number
    rotationAngle = Int32(contents.rotation)
  }

  /// Returns a box of the page in its own coordinates, in points. Boxes that the page lacks are those that PDF
  /// defines in their place: the crop box for the inner ones, and for that the media box, which is US Letter by
  /// default.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let media = contents.boxes["MediaBox"] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let crop = contents.boxes["CropBox"] ?? media
    return switch box {
    case .mediaBox: media
    case .cropBox: crop
    case .bleedBox: contents.boxes["BleedBox"] ?? crop
    case .trimBox: contents.boxes["TrimBox"] ?? crop
    case .artBox: contents.boxes["ArtBox"] ?? crop
    }
  }

  /// Returns the transform that moves a box of the page to the center of a rectangle, turned by the page's
  /// angle and the given one (clockwise, in degrees, a multiple of 90). The box is made smaller where it does
  /// not fit, by the same factor in both directions if `preserveAspectRatio` is `true`, and never larger.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let bounds = getBoxRect(box)
    let turns = (((Int(rotate) + contents.rotation) / 90) % 4 + 4) % 4
    let size = turns % 2 == 0 ? bounds.size : CGSize(width: bounds.height, height: bounds.width)
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

/// A box of a page. Raw values match Core Graphics's.
public enum CGPDFBox: Int32, Sendable {
  /// The size of the medium.
  case mediaBox = 0
  /// The part that is shown.
  case cropBox = 1
  /// The part that is printed before cutting.
  case bleedBox = 2
  /// The part that is left after cutting.
  case trimBox = 3
  /// The part that has content.
  case artBox = 4
}
