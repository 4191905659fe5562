import Foundation

/// Members of scroll views since iOS 17.
extension UIScrollView {
  /// The part of the content that stays in place when the size changes, from (0, 0), the default, for the
  /// upper left corner to (1, 1). Stored only: the upper left corner stays.
  public var contentAlignmentPoint: CGPoint {
    get { AttachedValues.value("contentAlignmentPoint", of: self) ?? .zero }
    set { AttachedValues.set(newValue, "contentAlignmentPoint", of: self) }
  }

  /// Stored only: whether a scroll view around this one scrolls horizontally at the end of the content; `true`
  /// by default.
  public var transfersHorizontalScrollingToParent: Bool {
    get { AttachedValues.value("transfersHorizontalScrollingToParent", of: self) ?? true }
    set { AttachedValues.set(newValue, "transfersHorizontalScrollingToParent", of: self) }
  }

  /// Stored only: whether a scroll view around this one scrolls vertically at the end of the content; `true`
  /// by default.
  public var transfersVerticalScrollingToParent: Bool {
    get { AttachedValues.value("transfersVerticalScrollingToParent", of: self) ?? true }
    set { AttachedValues.set(newValue, "transfersVerticalScrollingToParent", of: self) }
  }

  /// Stored only: whether keys scroll the content, which they do not here; `true` by default.
  public var allowsKeyboardScrolling: Bool {
    get { AttachedValues.value("allowsKeyboardScrolling", of: self) ?? true }
    set { AttachedValues.set(newValue, "allowsKeyboardScrolling", of: self) }
  }

  /// Stored only: the axes in which looking scrolls, on visionOS.
  public var lookToScrollAxes: UIAxis {
    get { AttachedValues.value("lookToScrollAxes", of: self) ?? [] }
    set { AttachedValues.set(newValue, "lookToScrollAxes", of: self) }
  }

  /// Performs changes of the offset during which the scroll indicators are displayed.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  /// A Boolean value that indicates whether an animation scrolls the content.
  public var isScrollAnimating: Bool { motion.isMoving && !isTracking && !isDecelerating && !isZooming }

  /// A Boolean value that indicates whether an animation zooms the content.
  public var isZoomAnimating: Bool {
    let keys = delegate?.viewForZooming(in: self)?.layer.animationKeys() ?? []
    return keys.contains { $0.hasPrefix("transform") } && !isZooming
  }

  /// Ends scrolling and zooming where the content is now.
  public func stopScrollingAndZooming() {
    if let zoomed = delegate?.viewForZooming(in: self), isZoomAnimating {
      for key in zoomed.layer.animationKeys() ?? [] { zoomed.layer.removeAnimation(forKey: key) }
    }
    motion.stop()
  }
}
