import Foundation
@_spi(UIKit) import UIKitCore

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

  /// The index of the current page's dot.
  open var currentPage = 0 {
    didSet {
      KeyValueObserving.changed(self, "currentPage")
      setNeedsDisplay()
    }
  }
  /// A Boolean value that determines whether a single dot is hidden; `false` by default.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots; `nil` for the tertiary label color.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current dot; `nil` for the label color.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The background of the dots. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// No background here; on iOS there is one during interaction.
    case automatic = 0
    /// A gray background with rounded ends.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The background of the dots; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }

  /// The image in place of the dots, in their colors; `nil` for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:]

  /// Returns the image in place of a page's dot, or that of all pages.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Sets the image in place of a page's dot; `nil` uses that of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  /// Returns the size for a number of dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(pageCount, 1)) * dotLength
        + metrics.pageControlPadding,
      height: metrics.size(of: .pageControl).size.height)
  }

  /// The diameter and distance of dots in points, in screenshots of iOS 17 and 18.
  private static let dot: CGFloat = 22.0 / 3
  private static let step: CGFloat = 53.0 / 3

  /// The width per page, in points.
  private var dotLength: CGFloat { metrics.pageDotLength }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }

  /// Turns to the next or previous page after a tap beside the center.
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
  package static let pageControl = NamedMembers(UIPageControl.self) {
    $0.appearance("pageIndicatorTintColor", \.pageIndicatorTintColor)
    $0.appearance("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    $0.property("currentPage", \.currentPage)
    $0.property("numberOfPages", \.numberOfPages)
  }
}
