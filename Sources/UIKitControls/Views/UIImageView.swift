import Foundation
@_spi(UIKit) import UIKitCore

/// A view that displays an image.
///
/// `contentMode` determines the image's place: stretched to the bounds, scaled in proportion to fit or fill
/// them, or unscaled at an edge, a corner or the center. Parts beyond the bounds are visible unless
/// `clipsToBounds` is `true`. Template images, and symbols with the automatic rendering mode, are drawn in
/// the tint color.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults()
    defaults.traits = .image
    return defaults
  }

  /// Stored only: images keep their size at large text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The displayed image; `nil` displays nothing.
  open var image: UIImage? {
    didSet {
      imageChanged(from: oldValue)
      if image?.images != nil || oldValue?.images != nil { followImage() }
      KeyValueObserving.changed(self, "image")
    }
  }

  /// The image displayed while `isHighlighted` is `true`; `nil` displays `image`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue) } }
  }

  /// A Boolean value that determines whether the highlighted image is displayed.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue, let highlightedImage else { return }
      if highlightedImage.size != image?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  /// The images of an animation, displayed in turn instead of `image`; `nil` for none. Setting it stops a
  /// running animation.
  open var animationImages: [UIImage]? { didSet { imagesChanged() } }

  /// The images of an animation while the view is highlighted; `nil` uses `animationImages`. Setting it stops
  /// a running animation.
  open var highlightedAnimationImages: [UIImage]? { didSet { imagesChanged() } }

  /// The duration of one pass through the images, in seconds; 0 displays each image for a thirtieth of a
  /// second.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the animation repeats; 0, the default, repeats it endlessly.
  open var animationRepeatCount = 0
  /// The running animation; `nil` while there is none.
  private var sequence: ImageSequence? {
    didSet { setNeedsDisplay() }
  }

  /// The configuration applied to symbol images that have none.
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

  /// Creates a view with an image, in the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  /// Creates a view with an image, in the image's size, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  /// Creates a view without an image. Interface Builder documents are read by `InterfaceBuilder`, not by
  /// coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.allowsContentOverflow = true
    layer.redrawsDuringAnimation = true
  }

  // MARK: Image animations

  /// A Boolean value that indicates whether an image animation is running.
  open var isAnimating: Bool { sequence != nil }

  /// Starts displaying the images in turn, from the first one; does nothing without images.
  ///
  /// The animation uses the values that `animationDuration` and `animationRepeatCount` have at the call.
  open func startAnimating() {
    guard let images = animationImages ?? highlightedAnimationImages, !images.isEmpty else { return }
    begin(
      ImageSequence(
        count: images.count, duration: animationDuration, repeatCount: max(animationRepeatCount, 0)))
  }

  /// Stops the animation of images.
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

  /// Drives the animation by the clock of the view's layer. Called only while the view is in a window.
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

  /// Starts the endless animation of an image that `UIImage.animatedImage(with:duration:)` or the like has
  /// created.
  private func followImage() {
    guard let images = image?.images, images.count > 1 else {
      if isAnimating, animationImages == nil, highlightedAnimationImages == nil { stopAnimating() }
      return
    }
    begin(ImageSequence(count: images.count, duration: image?.duration ?? 0, repeatCount: 0))
  }

  // MARK: Size

  /// The image's size without its alignment insets; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = displayedImage ?? configured(image) else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (image.size, image.alignmentRectInsets)
    return CGSize(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// Returns the image's size; the current size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage?.size ?? bounds.size
  }

  /// The alignment insets of the image as displayed, with left and right exchanged for a mirrored image.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image else { return .zero }
    let insets = image.alignmentRectInsets
    guard insets != .zero, isMirrored(image) else { return insets }
    return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Returns whether the image is mirrored because the layout direction is right to left.
  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The baseline of an image that has one, such as a symbol, for alignment with text.
  @_spi(UIKit) public override var firstBaselineOffsetFromTop: CGFloat {
    guard let image = displayedImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return (image.size.height - image.alignmentRectInsets.top - offset).roundedToPixel(pixelScale)
  }

  @_spi(UIKit) public override var lastBaselineOffsetFromBottom: CGFloat {
    guard let image = displayedImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return (offset - image.alignmentRectInsets.bottom).roundedToPixel(pixelScale)
  }

  private func imageChanged(from old: UIImage?) {
    if old?.size != image?.size || old?.alignmentRectInsets != image?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }

  // MARK: Drawing

  /// The image to be displayed, with the animation, the highlighted state and the symbol configuration
  /// applied.
  private var displayedImage: UIImage? {
    if let sequence {
      let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let images = own ?? image?.images, !images.isEmpty {
        return configured(images[sequence.index % images.count])
      }
    }
    return configured(isHighlighted ? highlightedImage ?? image : image)
  }

  /// A Boolean value that indicates whether an effect has made a symbol disappear.
  package var hidesSymbol = false { didSet { if hidesSymbol != oldValue { setNeedsDisplay() } } }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage, image.symbolConfiguration == nil,
      let preferredSymbolConfiguration
    else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  @_spi(UIKit) public override var drawsContentDirectly: Bool { true }

  /// Draws the image. `draw(_:)` of a subclass is not called, as on iOS.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { drawImage(in: layer.bounds) }
    UIGraphicsPopContext()
  }

  /// Draws the image.
  open override func draw(_ rect: CGRect) { drawImage(in: rect) }

  private func drawImage(in rect: CGRect) {
    guard let image = displayedImage, let context = UIGraphicsGetCurrentContext(),
      !(hidesSymbol && image.isSymbolImage)
    else { return }
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
    stretched(image).draw(in: context, target, template: isTemplate ? tintColor : nil)
    context.restoreGState()
  }

  /// Returns the image with the caps that `contentStretch` leaves, if it does not have its own.
  private func stretched(_ image: UIImage) -> UIImage {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard contentStretch != whole, image.capInsets == .zero else { return image }
    func caps(_ low: CGFloat, _ length: CGFloat, _ size: CGFloat) -> (CGFloat, CGFloat) {
      let pixel = 1 / image.scale
      if length * size >= pixel { return (low * size, (1 - low - length) * size) }
      // The pixel that contains the middle of the part.
      let start = min(max(((low + length / 2) * size / pixel).rounded(.down) * pixel, 0), size - pixel)
      return (start, size - start - pixel)
    }
    let (left, right) = caps(contentStretch.minX, contentStretch.width, image.size.width)
    let (top, bottom) = caps(contentStretch.minY, contentStretch.height, image.size.height)
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
  }

  /// Redraws the content, since template images use the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle that content of a size occupies in `bounds`.
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
