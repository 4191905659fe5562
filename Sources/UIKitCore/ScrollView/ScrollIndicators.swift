import Foundation

/// The bars at the edges of a scroll view that show which part of the content is seen.
///
/// They come while content moves, and fade when it has come to rest. Layers, not views: `subviews` are the program's.
@MainActor
final class ScrollIndicators {
  private unowned let view: UIScrollView
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var end: MediaClock.Call?

  /// Points; as seen in pictures of iOS 13 and later.
  private static let thickness: CGFloat = 3
  private static let gap: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// While content is beyond an end the bar shrinks to no less than this.
  private static let squeezed: CGFloat = 8
  /// Seconds until the bars begin to fade, and that it takes; estimates.
  private static let stay: TimeInterval = 0.3
  private static let fade: TimeInterval = 0.25

  init(_ view: UIScrollView) {
    self.view = view
    for bar in [vertical, horizontal] {
      bar.cornerRadius = Self.thickness / 2
      // In front of all content.
      bar.zPosition = 1_000_000
      bar.opacity = 0
      view.layer.addSublayer(bar)
    }
  }

  private func quietly(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation(change)
    CATransaction.commit()
  }

  /// Content begins to move.
  func show() {
    end?.cancel()
    end = nil
    quietly {
      for bar in [vertical, horizontal] {
        bar.removeAllAnimations()
        bar.opacity = 1
      }
      place()
    }
  }

  /// Content has come to rest: the bars fade after a moment.
  func hide(after seconds: TimeInterval = ScrollIndicators.stay) {
    guard vertical.opacity > 0 else { return }
    end?.cancel()
    let clock = view.layer.clock
    end = clock.call(at: clock.now + seconds) { [weak self] in
      MainActor.assumeIsolated { self?.fadeOut() }
    }
  }

  private func fadeOut() {
    end = nil
    for bar in [vertical, horizontal] {
      quietly { bar.opacity = 0 }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0
      animation.duration = Self.fade
      bar.add(animation, forKey: "fade")
    }
  }

  /// Brings the bars to where the content is, while they can be seen.
  func follow() {
    guard vertical.opacity > 0 else { return }
    quietly { place() }
  }

  private func place() {
    let (low, high) = view.motion.limits
    let bounds = view.bounds
    let (across, down) = (view.indicatorInsets(isVertical: false), view.indicatorInsets(isVertical: true))
    let showsDown = view.showsVerticalScrollIndicator && high.y > low.y + 0.5
    let showsAcross = view.showsHorizontalScrollIndicator && high.x > low.x + 0.5
    let color = view.indicatorColor.resolvedColor(with: view.traitCollection).cgColor
    // Where both are shown each leaves the corner to neither.
    let corner = showsDown && showsAcross ? Self.thickness + Self.gap : 0
    vertical.isHidden = !showsDown
    horizontal.isHidden = !showsAcross
    if showsDown {
      let (start, length) = bar(
        track: bounds.height - down.top - down.bottom - 2 * Self.gap - corner, size: bounds.height,
        content: view.contentSize.height, offset: bounds.minY, low.y, high.y)
      let x =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.minX + down.left + Self.gap : bounds.maxX - down.right - Self.gap - Self.thickness
      vertical.frame = CGRect(
        x: x, y: bounds.minY + down.top + Self.gap + start, width: Self.thickness, height: length)
      vertical.backgroundColor = color
    }
    if showsAcross {
      let (start, length) = bar(
        track: bounds.width - across.left - across.right - 2 * Self.gap - corner, size: bounds.width,
        content: view.contentSize.width, offset: bounds.minX, low.x, high.x)
      horizontal.frame = CGRect(
        x: bounds.minX + across.left + Self.gap + start,
        y: bounds.maxY - across.bottom - Self.gap - Self.thickness, width: length, height: Self.thickness)
      horizontal.backgroundColor = color
    }
  }

  /// Where a bar begins on its track and how long it is.
  private func bar(
    track: CGFloat, size: CGFloat, content: CGFloat, offset: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(track, 0)
    let whole = max(content, size)
    var length = min(max(track * size / max(whole, 1), Self.shortest), track)
    let beyond = max(low - offset, offset - high, 0)
    length = min(max(length - beyond, Self.squeezed), length)
    let part = high > low ? min(max((offset - low) / (high - low), 0), 1) : 0
    return ((track - length) * part, length)
  }

  /// The rectangles of the bars that are seen, in the scroll view's coordinates.
  var frames: (vertical: CGRect?, horizontal: CGRect?) {
    func frame(_ bar: CALayer) -> CGRect? { bar.opacity > 0 && !bar.isHidden ? bar.frame : nil }
    return (frame(vertical), frame(horizontal))
  }
}

extension UIScrollView {
  /// Points from the edges to a bar's track: what was set, and the safe area where that is added by itself.
  func indicatorInsets(isVertical: Bool) -> UIEdgeInsets {
    let own = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets && contentInsetAdjustmentBehavior != .never
      ? own + safeAreaInsets : own
  }

  /// The bars' colour, by eye.
  var indicatorColor: UIColor {
    switch indicatorStyle {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    case .default:
      UIColor {
        UIColor(
          white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.35)
      }
    }
  }
}
