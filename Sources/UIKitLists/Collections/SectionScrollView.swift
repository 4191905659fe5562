import Foundation
@_spi(UIKit) import UIKitCore

/// The scroll view of an orthogonally scrolling section.
@MainActor
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  weak var collection: UICollectionView?
  var section = 0
  /// The section's frame in the layout's coordinate space.
  var area = CGRect.zero

  private var wasMirrored = false
  private var isMirrored: Bool { collection?.isMirrored ?? false }

  /// Converts a rectangle from the layout's coordinate space to that of the content.
  func viewFrame(_ frame: CGRect) -> CGRect {
    var rect = frame.offsetBy(dx: -area.minX, dy: -area.minY)
    if isMirrored { rect.origin.x = max(contentSize.width, bounds.width) - rect.maxX }
    return rect
  }

  /// The content offset in the layout's coordinate space.
  var layoutOffset: CGPoint {
    guard isMirrored else { return contentOffset }
    return CGPoint(
      x: max(contentSize.width, bounds.width) - bounds.width - contentOffset.x, y: contentOffset.y)
  }

  func scroll(to rect: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
    var offset = contentOffset
    if position.contains(.left) {
      offset.x = rect.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x = rect.midX - bounds.width / 2
    } else if position.contains(.right) {
      offset.x = rect.maxX - bounds.width
    } else if rect.minX < bounds.minX {
      offset.x = rect.minX
    } else if rect.maxX > bounds.maxX {
      offset.x = rect.maxX - bounds.width
    }
    setContentOffset(motion.clamped(offset), animated: animated)
  }

  /// The offset when the current drag began.
  private var dragStart = CGPoint.zero

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = layoutOffset }

  private func mirrored(_ offset: CGPoint) -> CGPoint {
    guard isMirrored else { return offset }
    return CGPoint(x: max(contentSize.width, bounds.width) - bounds.width - offset.x, y: offset.y)
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return proposed
    }
    let rest = layout.rest(
      ofSection: section, from: dragStart, at: layoutOffset, proposed: mirrored(proposed),
      velocity: isMirrored ? CGPoint(x: -velocity.x, y: velocity.y) : velocity)
    return motion.clamped(mirrored(rest))
  }

  /// Updates the frame and the scrolling behavior.
  func take(_ scroller: SectionScroller, frame: CGRect) {
    let isFirst = contentSize == .zero
    area = scroller.frame
    let behavior = scroller.layout.orthogonalScrollingBehavior
    let properties = scroller.layout.orthogonalScrollingProperties
    isPagingEnabled = behavior == .paging
    let isFast: Bool =
      switch properties.decelerationRate {
      case .automatic: behavior == .groupPaging || behavior == .groupPagingCentered
      case .normal: false
      case .fast: true
      }
    decelerationRate = isFast ? .fast : .normal
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = properties.bounce == .always && scroller.contentSize.height <= frame.height
    if self.frame != frame { self.frame = frame }
    if wasMirrored != isMirrored {
      // The visible part stays the same when it is mirrored.
      wasMirrored = isMirrored
      if !isFirst { contentOffset.x = max(contentSize.width, bounds.width) - bounds.width - contentOffset.x }
    }
    if contentSize != scroller.contentSize {
      let former = layoutOffset
      contentSize = scroller.contentSize
      let offset = motion.clamped(mirrored(isFirst ? .zero : former))
      if offset != contentOffset, !isTracking, !isDecelerating { contentOffset = offset }
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let moved = newValue.origin != super.bounds.origin
      super.bounds = newValue
      if moved { collection?.setNeedsFill() }
    }
  }
}

extension UICollectionView {
  func scroller(_ section: Int) -> SectionScrollView {
    if let present = scrollers[section] { return present }
    let made = SectionScrollView(frame: .zero)
    made.collection = self
    made.section = section
    made.delegate = made
    made.contentInsetAdjustmentBehavior = .never
    made.clipsToBounds = false
    scrollers[section] = made
    insertSubview(made, at: backgroundView?.superview === self ? 1 : 0)
    return made
  }

  /// Creates and updates the scroll views of orthogonally scrolling sections.
  func arrangeScrollers() {
    let present = storedLayout.scrollers(in: mirrored(bounds))
    guard !present.isEmpty || !scrollers.isEmpty else { return }
    for description in present {
      let view = scroller(description.section)
      view.isHidden = false
      view.take(description, frame: mirrored(description.frame))
    }
    let sections = Set(present.map(\.section))
    for (section, view) in scrollers where !sections.contains(section) {
      if let counts, section < counts.count {
        view.isHidden = true
      } else {
        view.removeFromSuperview()
        scrollers[section] = nil
      }
    }
  }
}
