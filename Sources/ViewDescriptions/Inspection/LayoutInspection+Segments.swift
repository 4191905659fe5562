import UIKit
@_spi(UIKit) import UIKitCore

/// The lines that show constraints on the screen.
extension LayoutInspection {
  /// Returns the segment of a constraint: between edges, perpendicular to them; along a length, through the
  /// middle of the view; between centers. `nil` if an item is in no view.
  func segment(of constraint: NSLayoutConstraint) -> ConstraintDescription.Segment? {
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    let attribute = constraint.firstAttribute
    guard let rect = rect(of: first, attribute, beside: second) else { return nil }
    if attribute == .width || attribute == .height {
      return segment(along: attribute == .width ? .horizontal : .vertical, rect)
    }
    guard let other = self.rect(of: second, constraint.secondAttribute, beside: first) else { return nil }
    let start = point(attribute, of: rect, item: first)
    let end = point(constraint.secondAttribute, of: other, item: second)
    if attribute.isCenter, constraint.secondAttribute.isCenter { return segment(start, end) }
    if attribute.isVertical {
      let x = middle(rect.minX...max(rect.minX, rect.maxX), other.minX...max(other.minX, other.maxX))
      return segment(CGPoint(x: x, y: start.y), CGPoint(x: x, y: end.y))
    }
    let y = middle(rect.minY...max(rect.minY, rect.maxY), other.minY...max(other.minY, other.maxY))
    return segment(CGPoint(x: start.x, y: y), CGPoint(x: end.x, y: y))
  }

  /// Returns the segment along the width or height of a view.
  func segment(ofSize axis: NSLayoutConstraint.Axis, of view: UIView) -> ConstraintDescription.Segment? {
    segment(along: axis, space(view.bounds, view))
  }

  private func segment(along axis: NSLayoutConstraint.Axis, _ rect: CGRect) -> ConstraintDescription.Segment {
    axis == .horizontal
      ? segment(CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
      : segment(CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
  }

  private func segment(_ from: CGPoint, _ to: CGPoint) -> ConstraintDescription.Segment {
    ConstraintDescription.Segment(
      from: [Self.number(from.x), Self.number(from.y)], to: [Self.number(to.x), Self.number(to.y)])
  }

  /// Returns the middle of what two ranges have in common, or of the first one if they have nothing.
  private func middle(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> CGFloat {
    let common = first.overlaps(second) ? first.clamped(to: second) : first
    return (common.lowerBound + common.upperBound) / 2
  }

  /// Returns the rectangle on the screen that an attribute refers to.
  private func rect(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> CGRect? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView else { return nil }
      return space(guide.layoutFrame, owner)
    }
    guard let view = item as? UIView else { return nil }
    let inner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
    var area = view.bounds
    if let scroll = view as? UIScrollView, let inner, inner !== view, inner.isDescendant(of: view),
      attribute != .width, attribute != .height, !attribute.isCenter
    {
      area = CGRect(origin: .zero, size: scroll.contentSize)
    }
    if attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue {
      area = area.inset(by: view.layoutMargins)
    } else if area == view.bounds {
      area = area.inset(by: view.alignmentRectInsets)
    }
    return space(area, view)
  }

  private func point(
    _ attribute: NSLayoutConstraint.Attribute, of rect: CGRect, item: AnyObject?
  ) -> CGPoint {
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var point = CGPoint(x: rect.midX, y: rect.midY)
    switch attribute {
    case .left, .leftMargin: point.x = rect.minX
    case .right, .rightMargin: point.x = rect.maxX
    case .leading, .leadingMargin: point.x = isRightToLeft ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: point.x = isRightToLeft ? rect.minX : rect.maxX
    case .top, .topMargin: point.y = rect.minY
    case .bottom, .bottomMargin: point.y = rect.maxY
    case .firstBaseline:
      point.y = rect.minY + ((item as? UIView)?.forFirstBaselineLayout.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline:
      point.y = rect.maxY - ((item as? UIView)?.forLastBaselineLayout.lastBaselineOffsetFromBottom ?? 0)
    default: break
    }
    return point
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// UIKit's name of the attribute.
  var name: String { "\(self)" }

  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
