import Foundation

/// An image within text, or space for one.
///
/// Unchecked, since it has mutable properties, as on iOS: it belongs to one thread at a time.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The code unit of the attachment character.
  public static let character = 0xFFFC

  /// The image that is drawn.
  open var image: UIImage?
  /// The origin and size, in points from the baseline with y increasing upward; zero for the image's size.
  open var bounds: CGRect = .zero
  /// The data of a file. Setting it does not set the image.
  open var contents: Data?
  /// The uniform type identifier of `contents`.
  open var fileType: String?

  public override init() {
    super.init()
  }

  /// Creates an attachment with data, which is drawn if it is an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the image to draw. The default implementation returns `image`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the bounds of the attachment, in points from the baseline with y increasing upward. The default
  /// implementation returns `bounds`, or the image's size.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { box }

  /// The origin and size from the baseline: `bounds`, or the image's size on the baseline.
  package var box: CGRect {
    if bounds != .zero {
      return CGRect(
        x: bounds.origin.x, y: bounds.origin.y, width: max(0, bounds.width), height: max(0, bounds.height))
    }
    // The baseline of a symbol is aligned with that of the text.
    let offset = image?.isSymbolImage == true ? image?.baselineOffsetFromBottom ?? 0 : 0
    return CGRect(origin: CGPoint(x: 0, y: -offset), size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a string that consists of an attachment character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
