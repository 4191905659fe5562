import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of dots; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The dot that is marked, from 0.
  open var currentPage = 0 {
    didSet {
      KeyValueObserving.changed(self, "currentPage")
      setNeedsDisplay()
    }
  }
  /// Whether a single dot is left out; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of dots; nil for the tertiary label colour.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the marked dot; nil for the label colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// What is behind the dots. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing, while fingers are elsewhere.
    case automatic = 0
    /// A grey surface with round ends.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// What is behind the dots; by whether a finger is on them by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }

  /// The image in place of dots, tinted as they are; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:]

  /// The image of a page in place of its dot; that of all pages where it has none.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Has an image in place of a page's dot; nil for that of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  /// The size that a number of dots needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(pageCount, 1)) * dotLength
        + metrics.pageControlPadding,
      height: metrics.size(of: .pageControl).size.height)
  }

  /// Points, in pictures from iOS 17 and 18.
  private static let dot: CGFloat = 22.0 / 3
  private static let step: CGFloat = 53.0 / 3

  /// Points by which the control is wider for each page.
  private var dotLength: CGFloat { metrics.pageDotLength }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  /// A tap beside the middle goes to the next page or the one before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, numberOfPages > 0 else { return }
    let isForwards = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    let page = min(max(currentPage + (isForwards ? 1 : -1), 0), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0)
    else { return }
    let (diameter, step) = (UIPageControl.dot, metrics.hasClosePageDots ? UIPageControl.step : dotLength)
    let width = CGFloat(numberOfPages - 1) * step + diameter
    let scale = pixelScale
    if backgroundStyle == .prominent {
      ControlDrawing.fill(bounds, radius: bounds.height / 2, .secondarySystemFill, in: context)
    }
    for page in 0..<numberOfPages {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      context.setFillColor(color.cgColor)
      let place = CGFloat(isRightToLeft ? numberOfPages - 1 - page : page)
      let x = (bounds.midX - width / 2 + place * step).roundedToPixel(scale)
      if let image = indicatorImage(forPage: page) {
        let size = image.size
        image.withTintColor(color).draw(
          in: CGRect(
            x: x + (diameter - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height))
        continue
      }
      context.fillEllipse(
        in: CGRect(x: x, y: bounds.midY - diameter / 2, width: diameter, height: diameter))
    }
  }
}

extension NamedMembers {
  static let pageControl = NamedMembers(UIPageControl.self) {
    $0.appearance("pageIndicatorTintColor", \.pageIndicatorTintColor)
    $0.appearance("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    $0.property("currentPage", \.currentPage)
    $0.property("numberOfPages", \.numberOfPages)
  }
}
