import ClassMetadata
import ForkSafeLocks
import Foundation

/// An image or a view within text, or space for one.
///
/// Unchecked, since it has mutable properties, as on iOS: it belongs to one thread at a time.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout, NSSecureCoding,
  LaidOutTextAttachment, @unchecked Sendable
{
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

  /// A file, whose contents are `contents` as well. Setting it does not set the image.
  open var fileWrapper: FileWrapper? {
    didSet {
      guard fileWrapper !== oldValue, let fileWrapper else { return }
      contents = fileWrapper.regularFileContents
    }
  }
  /// The space before and after the bounds, in points. The default is 0.
  open var lineLayoutPadding: CGFloat = 0
  /// A Boolean value that indicates whether a view may be displayed in place of the image. The default is `true`.
  open var allowsTextAttachmentView = true
  /// The provider of the view that a text view displays in place of the image; `nil` for none.
  var shownProvider: NSTextAttachmentViewProvider?

  public override init() {
    super.init()
  }

  // MARK: Archiving

  /// A Boolean value that indicates that attachments support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an attachment from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    contents = coder.value(NSData.self, forKey: "NSContents") as Data?
    fileType = coder.string(forKey: "NSFileType")
    bounds = coder.decodeCGRect(forKey: "NSBounds")
    image = coder.value(UIImage.self, forKey: "NSImage")
    lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "NSLineLayoutPadding"))
  }

  /// Encodes the image, the contents, their type, the bounds and the padding.
  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
    if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
    coder.encode(NSCoder.string(for: bounds) as NSString, forKey: "NSBounds")
    if let image { coder.encode(image, forKey: "NSImage") }
    coder.encode(Double(lineLayoutPadding), forKey: "NSLineLayoutPadding")
  }

  // MARK: Views

  private static let providerClasses = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  /// Returns the class that provides the views of attachments with a type of file; `nil` for none.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providerClasses.withLock { $0[fileType] }
  }

  /// Registers a class that provides the views of attachments with a type of file. The program stops if it is not a
  /// subclass of `NSTextAttachmentViewProvider`.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    guard let provider = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type else {
      preconditionFailure(
        "\(textAttachmentViewProviderClass) is not a subclass of NSTextAttachmentViewProvider.")
    }
    providerClasses.withLock { $0[fileType] = provider }
  }

  /// A Boolean value that indicates whether a view is displayed in place of the image: it is allowed, and there is a
  /// provider of views for the type of file, or a subclass has one.
  open var usesTextAttachmentView: Bool {
    guard allowsTextAttachmentView else { return false }
    return fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
      || Self.providing.implementation(in: type(of: self)) != .base
  }

  // Unchecked as their superclass is: no object of these classes is made.
  private final class PlainProbe: NSTextAttachment, @unchecked Sendable {}
  // Unchecked as its superclass is: no object of the class is made.
  private final class ProviderProbe: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? { nil }
  }

  /// The table of the method that provides views, by which overrides in a class are detected.
  private static let providing = MethodTable(
    base: NSTextAttachment.self, plain: PlainProbe.self, overriding: [ProviderProbe.self])

  /// Returns a provider of the class for the type of file; `nil` without one.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType,
      let provider = Self.providerClasses.withLock({ $0[fileType] })
    else { return nil }
    return _TextAttachmentProviderMaker.make(
      provider, self, parentView, textContainer?.textLayoutManager, location)
  }

  // MARK: Layout

  package var isDrawnByView: Bool { shownProvider != nil }

  package func layoutBounds(attributes: [NSAttributedString.Key: Any]) -> CGRect {
    let location = shownProvider?.location ?? TextOffset(0)
    if let shownProvider {
      // Views are displayed, and text with them laid out, on the main actor: unsafe only because values of
      // attributes need not be `Sendable`.
      nonisolated(unsafe) let values = attributes
      return MainActor.assumeIsolated {
        shownProvider.attachmentBounds(
          for: values, location: location, textContainer: nil, proposedLineFragment: .zero, position: .zero)
      }
    }
    return attachmentBounds(
      for: attributes, location: location, textContainer: nil, proposedLineFragment: .zero, position: .zero)
  }

  package func layoutImage(for bounds: CGRect, attributes: [NSAttributedString.Key: Any]) -> UIImage? {
    image(for: bounds, attributes: attributes, location: TextOffset(0), textContainer: nil)
  }

  /// Returns the image to draw. The default implementation returns that of
  /// `image(forBounds:textContainer:characterIndex:)`.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// Returns the bounds, in points from the baseline with y increasing upward. The default implementation returns
  /// those of `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
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
