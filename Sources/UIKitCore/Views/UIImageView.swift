import Foundation

/// A view that shows an image.
///
/// The image goes where `contentMode` says: stretched to the bounds, or in its own proportions within them or over them, or
/// in its own size at an edge, a corner or the middle. What lies beyond the bounds shows unless `clipsToBounds` is set.
/// Templates, and symbols unless they say otherwise, are drawn in the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Stored only: images keep their size at large text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet {
      imageChanged(from: oldValue)
      if image?.images != nil || oldValue?.images != nil { followImage() }
      KeyValueObserving.changed(self, "image")
    }
  }

  /// The image that is shown while `isHighlighted`, if there is one.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue) } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue, let highlightedImage else { return }
      if highlightedImage.size != image?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  /// Images that are shown in turn while animating, in place of `image`; nil for none.
  open var animationImages: [UIImage]? { didSet { imagesChanged() } }

  /// Images that are shown in turn while animating and highlighted; nil for those of `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { imagesChanged() } }

  /// How long showing all images takes, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often all images are shown; 0 for ever.
  open var animationRepeatCount = 0
  /// The images that are shown in turn, and since when; nil while none are.
  private var sequence: ImageSequence? {
    didSet { setNeedsDisplay() }
  }

  /// The configuration of symbols that have none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// Creates a view as large as an image, with another image for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  /// Creates a view without an image. Documents are read by InterfaceBuilder, not through coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.lettingContentOverflow = true
    layer.redrawsInMotion = true
  }

  // MARK: Images in turn

  /// Whether images are shown in turn.
  open var isAnimating: Bool { sequence != nil }

  /// Begins to show the images in turn, from the first on. Without images it does nothing.
  ///
  /// What `animationDuration` and `animationRepeatCount` are then holds until the end.
  open func startAnimating() {
    guard let images = animationImages ?? highlightedAnimationImages, !images.isEmpty else { return }
    begin(
      ImageSequence(
        count: images.count, duration: animationDuration, repeatCount: max(animationRepeatCount, 0)))
  }

  /// Ends showing the images in turn.
  open func stopAnimating() {
    sequence?.stop()
    sequence = nil
  }

  private func begin(_ new: ImageSequence) {
    sequence?.stop()
    sequence = new
    if window != nil { run() }
  }

  private func imagesChanged() {
    if isAnimating { stopAnimating() }
    setNeedsDisplay()
  }

  /// Has the clock count the images while the view is in a window.
  private func run() {
    sequence?.run(
      on: layer.clock,
      changed: { [weak self] in MainActor.assumeIsolated { self?.setNeedsDisplay() } },
      ended: { [weak self] in MainActor.assumeIsolated { self?.stopAnimating() } })
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { sequence?.stop() } else { run() }
  }

  /// Images that come one by one themselves, as `UIImage.animatedImage(with:duration:)` makes them, go on for ever.
  private func followImage() {
    guard let images = image?.images, images.count > 1 else {
      if isAnimating, animationImages == nil, highlightedAnimationImages == nil { stopAnimating() }
      return
    }
    begin(ImageSequence(count: images.count, duration: image?.duration ?? 0, repeatCount: 0))
  }

  // MARK: Size

  /// The image's size, without the insets that Auto Layout leaves out; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage ?? configured(image) else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (image.size, image.alignmentRectInsets)
    return CGSize(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// The image's size; the present size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  /// The insets of the image as it is seen.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image else { return .zero }
    let insets = image.alignmentRectInsets
    guard insets != .zero, isMirrored(image) else { return insets }
    return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Whether the image is shown the other way round, for text from right to left.
  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The baseline of the image, of those that have one: text beside a symbol stands on it.
  package override var firstBaselineOffsetFromTop: CGFloat {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return (image.size.height - image.alignmentRectInsets.top - offset).roundedToPixel(pixelScale)
  }

  package override var lastBaselineOffsetFromBottom: CGFloat {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return (offset - image.alignmentRectInsets.bottom).roundedToPixel(pixelScale)
  }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size || old?.alignmentRectInsets != image?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// The image that is shown now.
  private var shownImage: UIImage? {
    if let sequence {
      let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let images = own ?? image?.images, !images.isEmpty {
        return configured(images[sequence.index % images.count])
      }
    }
    return configured(isHighlighted ? highlightedImage ?? image : image)
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage, image.symbolConfiguration == nil,
      let preferredSymbolConfiguration
    else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  override var showsContentAnew: Bool { true }

  /// Draws the image. `draw(_:)` of a subclass is not called, as on iOS.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { drawImage(in: layer.bounds) }
    UIGraphicsPopContext()
  }

  /// Draws the image.
  open override func draw(_ rect: CGRect) { drawImage(in: rect) }

  private func drawImage(in rect: CGRect) {
    guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
    let target = contentMode.place(image.size, in: rect)
    guard target.width > 0, target.height > 0 else { return }
    let isTemplate =
      image.renderingMode == .alwaysTemplate || (image.isSymbolImage && image.renderingMode == .automatic)
    context.saveGState()
    if isMirrored(image) {
      context.translateBy(x: target.midX, y: 0)
      context.scaleBy(x: -1, y: 1)
      context.translateBy(x: -target.midX, y: 0)
    }
    image.draw(in: context, target, template: isTemplate ? tintColor : nil)
    context.restoreGState()
  }

  /// Draws templates anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in a rectangle.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    var size = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension NamedMembers {
  static let imageView = NamedMembers(UIImageView.self) {
    $0.property("image", \.image)
    $0.property("highlightedImage", \.highlightedImage)
    $0.property("isHighlighted", \.isHighlighted)
  }
}
