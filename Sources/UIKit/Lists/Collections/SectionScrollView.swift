import Foundation

/// The scroll view of a section that scrolls by itself, across the collection's direction.
@MainActor
final class SectionScrollView: UIScrollView {
  weak var collection: UICollectionView?
  var section = 0
  /// Where the section is, in the layout's coordinates.
  var area = CGRect.zero

  private var isMirrored: Bool { collection?.isMirrored ?? false }

  /// A rectangle of the layout's coordinates in those of the content.
  func viewFrame(_ frame: CGRect) -> CGRect {
    var rect = frame.offsetBy(dx: -area.minX, dy: -area.minY)
    if isMirrored { rect.origin.x = max(contentSize.width, bounds.width) - rect.maxX }
    return rect
  }

  /// The offset in the layout's coordinates.
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
    scrollers[section] = made
    insertSubview(made, at: backgroundView?.superview === self ? 1 : 0)
    return made
  }

  func arrangeScrollers() {}
}
