import Foundation

/// The scroll indicators of a scroll view, which display the position of the visible part in the content.
///
/// They appear while content moves and fade out when it has come to rest. They are layers, not views, so that
/// `subviews` contains only the program's views.
@MainActor
final class ScrollIndicators: ShownScrollIndicators {
  private unowned let view: UIScrollView
  private let motion: ScrollMotion
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var end: MediaClock.Call?

  /// In points, measured in screenshots of iOS 13 and later.
  private static let thickness: CGFloat = 3
  private static let gap: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The length to which an indicator shrinks while content is beyond an end, in points.
  private static let minimumCompressedLength: CGFloat = 8
  /// The delay before the indicators fade and the duration of the fade, in seconds; estimates.
  private static let stay: TimeInterval = 0.3
  private static let fade: TimeInterval = 0.25

  init(_ view: UIScrollView, _ motion: ScrollMotion) {
    self.view = view
    self.motion = motion
    for bar in [vertical, horizontal] {
      bar.cornerRadius = Self.thickness / 2
      // In front of all content.
      bar.zPosition = 1_000_000
      bar.opacity = 0
      view.layer.addSublayer(bar)
    }
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation(change)
    CATransaction.commit()
  }

  /// Displays the indicators as content begins to move.
  package func show() {
    end?.cancel()
    end = nil
    withoutActions {
      for bar in [vertical, horizontal] {
        bar.removeAllAnimations()
        bar.opacity = 1
      }
      place()
    }
  }

  /// Fades the indicators out after a delay, as content has come to rest.
  package func hide() { hide(after: Self.stay) }

  package func hide(after seconds: TimeInterval) {
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
      withoutActions { bar.opacity = 0 }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0
      animation.duration = Self.fade
      bar.add(animation, forKey: "fade")
    }
  }

  /// Updates the indicators to the content offset while they are visible.
  package func follow() {
    guard vertical.opacity > 0 else { return }
    withoutActions { place() }
  }

  private func place() {
    let (low, high) = motion.limits
    let bounds = view.bounds
    let (across, down) = (view.indicatorInsets(isVertical: false), view.indicatorInsets(isVertical: true))
    let showsDown = view.showsVerticalScrollIndicator && high.y > low.y + 0.5
    let showsAcross = view.showsHorizontalScrollIndicator && high.x > low.x + 0.5
    let color = view.indicatorColor.resolvedColor(with: view.traitCollection).cgColor
    // If both are displayed, neither extends into the corner.
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

  /// Returns the position of an indicator on its track and its length.
  private func bar(
    track: CGFloat, size: CGFloat, content: CGFloat, offset: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(track, 0)
    let whole = max(content, size)
    var length = min(max(track * size / max(whole, 1), Self.shortest), track)
    let beyond = max(low - offset, offset - high, 0)
    length = min(max(length - beyond, Self.minimumCompressedLength), length)
    let part = high > low ? min(max((offset - low) / (high - low), 0), 1) : 0
    return ((track - length) * part, length)
  }

  /// The rectangles of the visible indicators, in the scroll view's coordinates.
  var frames: (vertical: CGRect?, horizontal: CGRect?) {
    func frame(_ bar: CALayer) -> CGRect? { bar.opacity > 0 && !bar.isHidden ? bar.frame : nil }
    return (frame(vertical), frame(horizontal))
  }
}

extension UIScrollView {
  /// Returns the insets of an indicator's track in points: those that were set, and the safe area if it is
  /// added automatically.
  func indicatorInsets(isVertical: Bool) -> UIEdgeInsets {
    let own = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets && contentInsetAdjustmentBehavior != .never
      ? own + safeAreaInsets : own
  }

  /// The color of the indicators, estimated from screenshots.
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
