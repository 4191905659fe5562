import Foundation

/// A picture to be shown: a bitmap or a drawing, with what says how it is shown. Immutable.
///
/// Sizes are in points. What an image is made of is its `content`; what it is shown with (rendering mode, insets, tint,
/// orientation) is in `look`. Methods that change something return a new image with the same content.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How an image takes colours. Raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// Depends on where the image is shown.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// Its alpha only, filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of an image grows. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// How the bitmap is turned to be seen. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    /// As it is stored.
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° anticlockwise.
    case left = 2
    /// Turned by 90° clockwise.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Left and right exchanged, then turned by 180°.
    case downMirrored = 5
    /// Left and right exchanged, then turned by 90° anticlockwise.
    case leftMirrored = 6
    /// Left and right exchanged, then turned by 90° clockwise.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isSideways: Bool {
      [.left, .right, .leftMirrored, .rightMirrored].contains(self)
    }
  }

  /// What an image is made of.
  package enum Content {
    case empty
    case bitmap(CGImage)
    /// A drawing in the unit of points, in a colour.
    case symbol(SymbolDrawing)
  }

  /// What an image is shown with.
  package struct Look {
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var renderingMode = RenderingMode.automatic
    package var capInsets = UIEdgeInsets.zero
    var isResizable = false
    var resizingMode = ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero
    package var baselineOffset: CGFloat?
    /// The height that a line of a button has by the image, in points; `nil` for that of its alignment rectangle.
    package var alignmentHeight: CGFloat?
    var flipsForRightToLeft = false
    package var tint: UIColor?
    package var configuration: UIImage.Configuration?
    package var images: [UIImage]?
    package var duration: TimeInterval = 0

    package init() {}
  }

  package let content: Content
  package let look: Look

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
  init(own content: Content, look: Look) {
    self.content = content
    self.look = look
    super.init()
  }

  package convenience init(content: Content, look: Look) { self.init(own: content, look: look) }

  // MARK: Making images

  /// Creates an image without a size.
  public override convenience init() {
    self.init(content: .empty, look: Look())
  }

  /// Creates an image of a bitmap, at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a bitmap.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var look = Look()
    look.scale = scale > 0 && scale.isFinite ? scale : 1
    look.orientation = orientation
    self.init(content: .bitmap(cgImage), look: look)
  }

  /// Creates an image from the bytes of a PNG, JPEG or GIF, whose first picture it is, or nil if they are damaged or something else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a PNG, JPEG or GIF, whose first picture it is, or nil if they are damaged or something else.
  ///
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, source: "data")
  }

  /// Creates an image from a PNG or JPEG file, or nil if there is none or it is damaged.
  ///
  /// The scale is that of the name's end: `@2x`, `@3x`, or 1. Without such an end, a file with one that suits the current
  /// traits is preferred if it lies beside.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.file(at: path, scale: currentDisplayScale),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.init(data: data, scale: file.scale, source: file.path)
  }

  /// `source` is what the message says if the bytes are damaged; `report` takes it.
  package convenience init?(
    data: Data, scale: CGFloat, source: String, report: (String) -> Void = DrawingResources.log
  ) {
    do throws(CGImageDecodingError) {
      let image = try CGImage.decode(data)
      self.init(cgImage: image, scale: scale, orientation: ImageFiles.orientation(ofJPEG: data))
    } catch {
      report("cannot read an image from \(source): \(error)")
      return nil
    }
  }

  /// The image with a name, in the main bundle. See `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image with a name, in the main bundle, in a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// The image with a name, in a bundle's catalogue or among its files; nil if there is none or it is damaged.
  ///
  /// A file's name may leave out `.png`, and has `@2x` or `@3x` before the ending for images of as many pixels per point;
  /// the one that suits the traits is taken. Without a bundle it is the main one, and then the resource bundles of packages
  /// beside the executable.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : currentDisplayScale
    let catalogued = AssetCatalogs.image(named: name, in: ImageFiles.directories(of: bundle), for: traits)
    guard let image = catalogued ?? ImageFiles.image(named: name, in: bundle, scale: scale) else {
      return nil
    }
    self.init(content: image.content, look: image.look)
  }

  /// The system's symbol with a name, or nil for one that no symbol has.
  ///
  /// They are plain drawings of the same meaning, not Apple's symbols; a symbol without one is a box of its size.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The system's symbol with a name, in a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbolConfiguration = configuration as? SymbolConfiguration
    guard let drawing = SymbolDrawing(name: name, configuration: symbolConfiguration) else { return nil }
    var look = Look()
    look.scale = currentDisplayScale
    look.configuration = configuration
    look.tint = symbolConfiguration?.color
    if look.tint != nil { look.renderingMode = .alwaysOriginal }
    look.baselineOffset = drawing.baselineOffset
    self.init(content: .symbol(drawing), look: look)
  }

  /// The system's symbol with a name, for some traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of an image literal, which has to be in the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    if image == nil { DrawingResources.log("there is no image named \(name)") }
    self.init(content: image?.content ?? .empty, look: image?.look ?? Look())
  }

  /// An image that shows others in turn; here the first one.
  ///
  /// - Parameter duration: Of all of them, in seconds.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changing {
      $0.images = images
      $0.duration = duration
    }
  }

  // MARK: Archiving

  /// Whether images are archived safely: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the image of an archive, or nil for one that holds none.
  public required convenience init?(coder: NSCoder) {
    guard let content = Content(coder: coder) else { return nil }
    self.init(content: content, look: Look(coder: coder))
  }

  /// Archives the image: a symbol by its name, a bitmap as PNG, and what it is shown with.
  open func encode(with coder: NSCoder) {
    content.encode(with: coder)
    look.encode(with: coder)
  }

  // MARK: Asking

  /// The size in points, as it is seen.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let drawing): return drawing.size
    case .bitmap(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// Pixels per point.
  open var scale: CGFloat { look.scale }

  /// The bitmap, not turned; that of a symbol is drawn in black at the image's scale.
  open var cgImage: CGImage? {
    switch content {
    case .empty: return nil
    case .bitmap(let image): return image
    case .symbol(let drawing):
      guard let context = CGContext(size: drawing.size, scale: scale) else { return nil }
      drawing.draw(in: context, CGRect(origin: .zero, size: drawing.size), look.tint?.cgColor ?? .black)
      return context.makeImage()
    }
  }

  /// How the bitmap is turned to be seen.
  open var imageOrientation: Orientation { look.orientation }
  /// How the image takes colours.
  open var renderingMode: RenderingMode { look.renderingMode }
  /// The parts along the edges that keep their size, in points.
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// How the middle grows.
  open var resizingMode: ResizingMode { look.resizingMode }
  /// What Auto Layout leaves out along the edges, in points.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// The height of the alignment rectangle, in points.
  package var alignmentHeight: CGFloat {
    look.alignmentHeight ?? size.height - alignmentRectInsets.top - alignmentRectInsets.bottom
  }
  /// How far the baseline is from the bottom, in points; nil without one.
  open var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }
  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// What was configured.
  open var configuration: Configuration? { look.configuration }
  /// What was configured of a symbol.
  open var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }
  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }
  /// The images that are shown in turn.
  open var images: [UIImage]? { look.images }
  /// How long showing all of them takes, in seconds.
  open var duration: TimeInterval { look.duration }
  /// The traits that the image was chosen for.
  open var traitCollection: UITraitCollection {
    look.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  // MARK: Changing

  func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content: content, look: look)
  }

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The image in a tint colour. The colour shows unless the image is a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  /// The image in a tint colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size while the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size while the middle grows.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.isResizable = true
      $0.resizingMode = resizingMode
    }
  }

  /// The image with a middle of one point that is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }

  /// The image with insets that Auto Layout leaves out.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image with a baseline at a distance from its bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changing { $0.baselineOffset = nil }
  }

  /// The image, mirrored where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeft = true }
  }

  /// The image, mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing {
      $0.orientation =
        switch $0.orientation {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
  }

  /// The image in another configuration; a symbol takes its size from it.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    applying(configuration) ?? self
  }

  /// The symbol in another configuration, added to the one it has; nil if it is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    let merged = symbolConfiguration?.applying(configuration) ?? configuration
    return applying(merged)
  }

  private func applying(_ configuration: Configuration) -> UIImage? {
    guard case .symbol(let drawing) = content else {
      return configuration is SymbolConfiguration ? nil : changing { $0.configuration = configuration }
    }
    let image = UIImage(systemName: drawing.name, withConfiguration: configuration)
    return image?.changing {
      $0.renderingMode = look.renderingMode
      if $0.tint == nil { $0.tint = look.tint }
    }
  }

  // MARK: Encoding

  /// The image as PNG, turned as it is seen; nil without content.
  open func pngData() -> Data? {
    uprightBitmap?.pngData()
  }

  /// The image as JPEG over white, turned as it is seen; nil without content.
  ///
  /// - Parameter compressionQuality: From 0 (smallest) to 1 (best).
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightBitmap?.jpegData(quality: compressionQuality)
  }

  private var uprightBitmap: CGImage? {
    if case .bitmap(let image) = content, imageOrientation == .up, look.tint == nil { return image }
    guard let context = CGContext(size: size, scale: scale) else { return nil }
    draw(in: context, CGRect(origin: .zero, size: size), template: nil)
    return context.makeImage()
  }

  /// Whether the other object is an image with the same bitmap or images, shown in the same way. Archives keep equal objects once.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard scale == other.scale, imageOrientation == other.imageOrientation,
      renderingMode == other.renderingMode, look.tint == other.look.tint, capInsets == other.capInsets,
      alignmentRectInsets == other.alignmentRectInsets,
      look.flipsForRightToLeft == other.look.flipsForRightToLeft,
      images == other.images, duration == other.duration
    else { return false }
    switch (content, other.content) {
    case (.bitmap(let mine), .bitmap(let theirs)): return mine == theirs
    case (.symbol(let mine), .symbol(let theirs)): return mine.name == theirs.name && mine.size == theirs.size
    case (.empty, .empty): return true
    default: return false
    }
  }

  /// A hash that equal images share.
  open override var hash: Int {
    switch content {
    case .empty: 0
    case .bitmap(let image): image.hashValue
    case .symbol(let drawing): drawing.name.hashValue
    }
  }

  /// The class, the address, and size and scale.
  open override var description: String {
    let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    let kind = isSymbolImage ? "symbol(system)" : "anonymous"
    return "<\(type(of: self)):\(address) \(kind) {\(size.width), \(size.height)} @\(Int(scale))x>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What image literals are.
public typealias _ImageLiteralType = UIImage
