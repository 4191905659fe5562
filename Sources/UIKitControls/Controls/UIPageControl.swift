import Foundation
@_spi(UIKit) import UIKitCore

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      value: "page \(max(currentPage, 0) + 1) of \(max(numberOfPages, 1))",
      traits: accessibilityStates.union(.adjustable))
  }

  /// The number of dots; 0 by default. Negative numbers are 0; the current page is lowered with it.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      hadPages = true
      if storedPage >= numberOfPages || storedPage < 0 { currentPage = storedPage }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The index of the current page's dot, which is pinned to the existing pages; 0 by default. It is -1 in a control that has been
  /// laid out and never had pages, as tests of evgenyneu's Auk expect, and 0 in one that has none any more.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      hadPages = true
      KeyValueObserving.changed(self, "currentPage")
      if !isDeferring { displayedPage = currentPage }
      setNeedsDisplay()
    }
  }
  private var storedPage = 0
  private var hadPages = false
  /// The page whose dot is drawn as the current one.
  private var displayedPage = 0
  private var isDeferring = false

  /// A Boolean value that determines whether the dot of a page that the user turned to is displayed by
  /// `updateCurrentPageDisplay()` only; `false` by default.
  open var defersCurrentPageDisplay = false {
    didSet { if !defersCurrentPageDisplay { updateCurrentPageDisplay() } }
  }
  /// Displays the dot of the current page, which may have been deferred.
  open func updateCurrentPageDisplay() {
    displayedPage = currentPage
    setNeedsDisplay()
  }

  /// The order and the axis of the dots. Raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// In a row in the reading direction.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }
  /// The order and the axis of the dots; `natural` by default.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// A Boolean value that indicates whether the first dot is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// The interaction of the user. Raw values are UIKit's.
  public enum InteractionState: Int, Sendable {
    /// None.
    case none = 0
    /// A tap.
    case discrete = 1
    /// A finger that moves over the dots.
    case continuous = 2
  }
  /// The present interaction of the user.
  open private(set) var interactionState = InteractionState.none
  /// A Boolean value that determines whether pages follow a finger that moves over the dots; `true` by default.
  open var allowsContinuousInteraction = true

  /// A Boolean value that determines whether a single dot is hidden; `false` by default.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots; `nil` for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current dot; `nil` for white, also in the light appearance. Dots on white are not visible.
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

  /// The image in place of the current dot, in its color; `nil` for those of all pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// Returns the image in place of a page's dot while it is the current one; by default that of all pages, or that
  /// of other pages.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }

  /// Sets the image in place of a page's dot while it is the current one; `nil` uses that of all pages.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  /// Returns the size for a number of dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(pageCount, 1)) * dotLength + metrics.pageControlPadding
    let breadth = metrics.size(of: .pageControl).size.height
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// The diameter and distance of dots in points, in screenshots of iOS 17 and 18 with three pixels per point. With two they are 7.5
  /// and 18: whole pixels, rounded up.
  private static let dot: CGFloat = 22.0 / 3
  private static let step: CGFloat = 53.0 / 3

  /// The width per page, in points.
  private var dotLength: CGFloat { metrics.pageDotLength }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !hadPages { storedPage = -1 }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }

  /// The location at which the finger touched the control, along the dots, and the page at that time.
  private var start: (location: CGFloat, page: Int)?

  private func location(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isVertical ? point.y : point.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (location(of: touch), currentPage)
    return super.beginTracking(touch, with: event)
  }

  /// Turns pages as the finger moves over the dots: one for each distance of two dots, after 10 points.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let start, allowsContinuousInteraction {
      let distance = location(of: touch) - start.location
      if interactionState == .none, abs(distance) >= 10 { interactionState = .continuous }
      if interactionState == .continuous {
        let steps = Int((distance / dotDistance).rounded(.towardZero))
        turn(to: start.page + (isReversed ? -steps : steps), with: event)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  /// Turns to the next or previous page after a tap beside the center.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer {
      interactionState = .none
      start = nil
    }
    guard let touch, isTouchInside, numberOfPages > 0, interactionState == .none else { return }
    let middle = isVertical ? bounds.midY : bounds.midX
    let isForwards = (location(of: touch) >= middle) != isReversed
    interactionState = .discrete
    turn(to: currentPage + (isForwards ? 1 : -1), with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
    start = nil
  }

  /// Turns to a page, or the nearest that there is, for the user.
  private func turn(to wanted: Int, with event: UIEvent?) {
    let page = min(max(wanted, 0), max(numberOfPages - 1, 0))
    guard page != currentPage, numberOfPages > 0 else { return }
    isDeferring = defersCurrentPageDisplay
    currentPage = page
    isDeferring = false
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// The diameter of a dot, in points.
  var dotDiameter: CGFloat { UIPageControl.dot.roundedUpToPixel(pixelScale) }

  /// The distance between the centers of two dots, in points.
  var dotDistance: CGFloat {
    metrics.hasClosePageDots ? UIPageControl.step.roundedUpToPixel(pixelScale) : dotLength
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > (hidesForSinglePage ? 1 : 0)
    else { return }
    let diameter = dotDiameter
    if backgroundStyle == .prominent {
      let radius = min(bounds.width, bounds.height) / 2
      ControlDrawing.fill(bounds, radius: radius, .secondarySystemFill, in: context)
    }
    for page in 0..<numberOfPages {
      let isCurrent = page == displayedPage
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? Self.translucent
      context.setFillColor(color.cgColor)
      let dot = dotFrame(of: page)
      let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
      if let image {
        let size = image.size
        image.withTintColor(color).draw(
          in: CGRect(
            x: dot.minX + (diameter - size.width) / 2, y: dot.minY + (diameter - size.height) / 2,
            width: size.width, height: size.height))
        continue
      }
      context.fillEllipse(in: dot)
    }
  }

  /// The color of dots on orange in public screenshots of iOS 16. That the default is white is in public reports from iOS 7 to 17.
  private static let translucent = UIColor(white: 1, alpha: 0.45)

  /// Returns the frame of a page's dot in points.
  private func dotFrame(of page: Int) -> CGRect {
    let diameter = dotDiameter
    let length = CGFloat(numberOfPages - 1) * dotDistance + diameter
    let place = CGFloat(isReversed ? numberOfPages - 1 - page : page)
    let middle = isVertical ? bounds.midY : bounds.midX
    let start = (middle - length / 2 + place * dotDistance).roundedToPixel(pixelScale)
    return isVertical
      ? CGRect(x: bounds.midX - diameter / 2, y: start, width: diameter, height: diameter)
      : CGRect(x: start, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
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
