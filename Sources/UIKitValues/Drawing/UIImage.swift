import Foundation

/// An immutable image: a bitmap or a drawing, with the properties that determine its appearance.
///
/// Sizes are in points. `content` is the bitmap or drawing, `look` its rendering mode, insets, tint and
/// orientation. Methods that change a property return a new image with the same content.
///
/// Unchecked, since the class is open: its own properties are set by initializers alone.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The rendering mode of an image. Raw values match UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the view that displays the image.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// The alpha channel, filled with the tint color.
    case alwaysTemplate = 2
  }

  /// The resizing mode of the center of an image. Raw values match UIKit's.
  public enum ResizingMode: Int, Sendable {
    /// The center is tiled.
    case tile = 0
    /// The center is stretched.
    case stretch = 1
  }

  /// The orientation of the bitmap as it is displayed. Raw values match UIKit's.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored horizontally, then rotated by 180°.
    case downMirrored = 5
    /// Mirrored horizontally, then rotated by 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored horizontally, then rotated by 90° clockwise.
    case rightMirrored = 7

    /// A Boolean value that indicates whether width and height are exchanged.
    var isSideways: Bool {
      [.left, .right, .leftMirrored, .rightMirrored].contains(self)
    }
  }

  /// The content of an image.
  package enum Content {
    case empty
    case bitmap(CGImage)
    /// A drawing in points, with one color.
    case symbol(SymbolDrawing)
  }

  /// The properties that determine an image's appearance.
  package struct Look {
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var renderingMode = RenderingMode.automatic
    package var capInsets = UIEdgeInsets.zero
    var isResizable = false
    var resizingMode = ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero
    package var baselineOffset: CGFloat?
    /// The height of a button's line with the image, in points; `nil` for that of the alignment rectangle.
    package var alignmentHeight: CGFloat?
    var flipsForRightToLeft = false
    package var tint: UIColor?
    package var configuration: UIImage.Configuration?
    package var images: [UIImage]?
    package var duration: TimeInterval = 0

    package init() {}
  }

  // Only initializers set them.
  package internal(set) final var content = Content.empty
  package internal(set) final var look = Look()

  // The only designated initializer is one that subclasses see, so that they inherit all others.
  package convenience init(content: Content, look: Look) {
    self.init()
    self.content = content
    self.look = look
  }

  // MARK: Creating images

  /// Creates an empty image.
  public override init() {
    super.init()
  }

  /// Creates an image from a bitmap, with a scale of 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a bitmap.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var look = Look()
    look.scale = scale > 0 && scale.isFinite ? scale : 1
    look.orientation = orientation
    self.init(content: .bitmap(cgImage), look: look)
  }

  /// Creates an image from PNG, JPEG or GIF data; `nil` if the data is damaged or has another format. Of a
  /// GIF it has the first frame.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG, JPEG or GIF data; `nil` if the data is damaged or has another format. Of a
  /// GIF it has the first frame.
  ///
  /// - Parameter scale: The scale, in pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, source: "data")
  }

  /// Creates an image from a file; `nil` if there is none or it is damaged.
  ///
  /// The name's suffix determines the scale: `@2x`, `@3x`, otherwise 1. Without a suffix, a file with the
  /// suffix that matches the current traits is preferred.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.file(at: path, scale: currentDisplayScale),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.init(data: data, scale: file.scale, source: file.path)
  }

  /// Creates an image from data. `source` names it in the message about damaged data, with which `report` is
  /// called.
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

  /// Creates the image with a name, in the main bundle. See `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with a name, in a bundle, for a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image with a name, from a bundle's asset catalogs or files; `nil` if there is none or it is
  /// damaged.
  ///
  /// The extension `.png` of a file may be omitted; a suffix `@2x` or `@3x` specifies its scale, and the file
  /// that matches the traits best is used. Without a bundle, the main bundle and then the resource bundles of
  /// packages beside the executable are searched.
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

  /// Creates the system symbol with a name; `nil` if no symbol has the name.
  ///
  /// Symbols are drawings of the same meaning, not Apple's symbols. A symbol without a drawing is a box.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the system symbol with a name and a configuration.
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

  /// Creates the system symbol with a name. The traits are ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of an image literal, which has to be in the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    if image == nil { DrawingResources.log("there is no image named \(name)") }
    self.init(content: image?.content ?? .empty, look: image?.look ?? Look())
  }

  /// Returns an animated image. It draws as the first of the images.
  ///
  /// - Parameter duration: The total duration, in seconds.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changing {
      $0.images = images
      $0.duration = duration
    }
  }

  // MARK: Archiving

  /// A Boolean value that indicates that images support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an image from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let content = Content(coder: coder) else { return nil }
    self.init(content: content, look: Look(coder: coder))
  }

  /// Encodes the image: a symbol by its name, a bitmap as PNG, and the properties that determine its
  /// appearance.
  open func encode(with coder: NSCoder) {
    content.encode(with: coder)
    look.encode(with: coder)
  }

  // MARK: Queries

  /// The size in points, with the orientation applied.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let drawing): return drawing.size
    case .bitmap(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The scale, in pixels per point.
  open var scale: CGFloat { look.scale }

  /// The bitmap, without the orientation applied. A symbol is drawn in its tint color or black, at the
  /// image's scale.
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

  /// The orientation of the bitmap as it is displayed.
  open var imageOrientation: Orientation { look.orientation }
  /// The rendering mode.
  open var renderingMode: RenderingMode { look.renderingMode }
  /// The insets of the center that is resized, in points.
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// The resizing mode of the center.
  open var resizingMode: ResizingMode { look.resizingMode }
  /// The insets of the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// The height of the alignment rectangle, in points.
  package var alignmentHeight: CGFloat {
    look.alignmentHeight ?? size.height - alignmentRectInsets.top - alignmentRectInsets.bottom
  }
  /// The distance of the baseline from the bottom, in points; `nil` without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  /// The configuration.
  open var configuration: Configuration? { look.configuration }
  /// The symbol configuration.
  open var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }
  /// A Boolean value that indicates whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }
  /// The images of an animated image.
  open var images: [UIImage]? { look.images }
  /// The total duration of an animated image, in seconds.
  open var duration: TimeInterval { look.duration }
  /// The traits for which the image was chosen.
  open var traitCollection: UITraitCollection {
    look.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  // MARK: Changing properties

  func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content: content, look: look)
  }

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color, which is used unless the image is drawn as a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with a tiled center and edges that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with a resizable center and edges that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.isResizable = true
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with a center of one point that is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }

  /// Returns the image with alignment rectangle insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance from the bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changing { $0.baselineOffset = nil }
  }

  /// Returns the image mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeft = true }
  }

  /// Returns the image with the mirrored version of its orientation.
  ///
  /// As on iOS, an image with orientation `left` or `right` has `leftMirrored` or `rightMirrored`, which mirrors
  /// what is displayed vertically.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing {
      $0.orientation =
        switch $0.orientation {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .leftMirrored
        case .leftMirrored: .left
        case .right: .rightMirrored
        case .rightMirrored: .right
        }
    }
  }

  /// Returns the image with a configuration, which determines the size of a symbol.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    applying(configuration) ?? self
  }

  /// Returns the symbol with a configuration applied to its own; `nil` for other images.
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

  /// Returns PNG data with the orientation applied; `nil` for an empty image.
  open func pngData() -> Data? {
    uprightBitmap?.pngData()
  }

  /// Returns JPEG data on white, with the orientation as Exif metadata; `nil` for an empty image.
  ///
  /// - Parameter compressionQuality: The quality, from 0 (smallest) to 1 (best).
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .bitmap(let image) = content, imageOrientation != .up, look.tint == nil else {
      return uprightBitmap?.jpegData(quality: compressionQuality)
    }
    return image.jpegData(quality: compressionQuality).map { ImageFiles.jpeg($0, with: imageOrientation) }
  }

  private var uprightBitmap: CGImage? {
    if case .bitmap(let image) = content, imageOrientation == .up, look.tint == nil { return image }
    guard let context = CGContext(size: size, scale: scale) else { return nil }
    draw(in: context, CGRect(origin: .zero, size: size), template: nil)
    return context.makeImage()
  }

  /// Returns whether another object is an image with the same content and appearance. Archives store equal
  /// objects once.
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

  /// The hash value. Equal images have equal hash values.
  open override var hash: Int {
    switch content {
    case .empty: 0
    case .bitmap(let image): image.hashValue
    case .symbol(let drawing): drawing.name.hashValue
    }
  }

  /// The class, the address, the size and the scale.
  open override var description: String {
    let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    let kind = isSymbolImage ? "symbol(system)" : "anonymous"
    return "<\(type(of: self)):\(address) \(kind) {\(size.width), \(size.height)} @\(Int(scale))x>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
