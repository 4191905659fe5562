import Foundation

/// An image within text, or the space for one.
///
/// Unchecked, since it has properties to set, as on iOS: it belongs to one thread at a time.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that carries an attachment.
  public static let character = 0xFFFC

  /// What is drawn at the attachment's place.
  open var image: UIImage?
  /// Position and size in points from the baseline, y upwards; zero takes the image's size.
  open var bounds: CGRect = .zero
  /// A file's content. It is kept, not drawn.
  open var contents: Data?
  /// The type of `contents`, as a uniform type identifier.
  open var fileType: String?

  public override init() {
    super.init()
  }

  /// An attachment of data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// An attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The image that is drawn at a place: `image` by itself.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Where the attachment lies from the baseline, in points, y upwards: `bounds`, else the image's size.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { box }

  /// Position and size from the baseline: `bounds`, else the image's size on the baseline.
  package var box: CGRect {
    if bounds != .zero {
      return CGRect(
        x: bounds.origin.x, y: bounds.origin.y, width: max(0, bounds.width), height: max(0, bounds.height))
    }
    // A symbol stands with its own baseline on the text's.
    let offset = image?.isSymbolImage == true ? image?.baselineOffsetFromBottom ?? 0 : 0
    return CGRect(origin: CGPoint(x: 0, y: -offset), size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// A string of one attachment character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
