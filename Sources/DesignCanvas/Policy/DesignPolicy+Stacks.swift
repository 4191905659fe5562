import UIKit

/// Views whose content only a program knows have a default length in the stack views of Interface Builder.
extension DesignPolicy {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Adds the lengths of views without content, in points: 50 along the stack. Across a stack that is not
  /// filled: 50 in a row, and in a column 50 for labels and 240, the width of a new view, for plain ones,
  /// unless the view has subviews and the column is centered. Across a filled row, or a filled column of only
  /// plain views, texts and images: 50 for empty views. The priority is the view's compression resistance.
  ///
  /// A column that is too low takes space from texts last: first from the lengths across the rows in it, then
  /// from the last empty view. Only the first view, and those with subviews, keep their length like a text.
  /// This is so in 22 views from six repositories.
  func complete(_ arrangement: inout StackArrangement) {
    let (stack, visible) = (arrangement.stack, arrangement.visible)
    let (axis, cross) = (arrangement.axis, arrangement.cross)
    let fillsBareViews = stack.alignment == .fill && (axis == .horizontal || visible.allSatisfy(isBare))
    var yielding: Float = 0
    for view in visible where isBare(view) {
      if axis == .vertical, view.subviews.isEmpty, yielding < 0.4 { yielding += 0.01 }
      let size = shownSize(of: view)
      func claim(_ attribute: Attribute, _ points: CGFloat, yielding: Float = 0) {
        let isWidth = attribute == .width
        guard (isWidth ? size.width : size.height) == UIView.noIntrinsicMetric else { return }
        let resistance = view.contentCompressionResistancePriority(for: isWidth ? .horizontal : .vertical)
        arrangement.settle(
          attribute, of: view, .greaterThanOrEqual, points, priority: weaker(resistance, by: yielding))
      }
      if stack.distribution != .fillEqually, stack.distribution != .fillProportionally {
        let yields = view.subviews.isEmpty && view !== visible.first
        claim(axis.size, emptyLength, yielding: yields ? yielding : 0)
      }
      if fillsBareViews, view.subviews.isEmpty {
        claim(cross.size, 50, yielding: axis == .horizontal ? 0.5 : 0)
      }
      if stack.alignment != .fill {
        if axis == .horizontal {
          claim(.height, 50)
        } else if view is UILabel {
          claim(.width, 50)
        } else if isContainer(view), stack.alignment != .center || view.subviews.isEmpty {
          claim(.width, 240)
        }
      }
    }
    settleLengths(&arrangement)
  }

  private func weaker(_ priority: UILayoutPriority, by difference: Float) -> UILayoutPriority {
    UILayoutPriority(max(priority.rawValue - difference, min(priority.rawValue, 0.001)))
  }

  /// Returns the length of a view: 50 points if it has none of its own, also in proportional distributions;
  /// for one of an unknown class the length that its class gave it.
  func length(of view: UIView, in arrangement: StackArrangement) -> CGFloat? {
    func along(_ size: CGSize) -> CGFloat { arrangement.axis == .horizontal ? size.width : size.height }
    if isBare(view), along(shownSize(of: view)) == UIView.noIntrinsicMetric { return emptyLength }
    guard let designed = contentSize(of: view), designed.wraps else { return nil }
    return max(0, along(designed.size))
  }

  private var emptyLength: CGFloat { 50 }

  /// Returns whether a view has no content of its own in a document, regardless of its subviews.
  private func isBare(_ view: UIView) -> Bool {
    isContainer(view) || view is UILabel || view is UIImageView
  }

  /// Returns whether a view is plain, or replaces one of an unknown class.
  private func isContainer(_ view: UIView) -> Bool {
    type(of: view) == UIView.self || view is UIVisualEffectView
  }

  /// Returns whether a view's content has a size across the axis. Views that arrange others get it from
  /// those; the subviews of plain views may determine it, but need not.
  private func hasContent(_ view: UIView, across axis: StackAxis) -> Bool {
    guard isContainer(view) || view.subviews.isEmpty else { return true }
    let size = shownSize(of: view)
    return (axis == .horizontal ? size.height : size.width) != UIView.noIntrinsicMetric
  }

  private func shownSize(of view: UIView) -> CGSize {
    contentSize(of: view)?.size ?? view.intrinsicContentSize
  }

  /// Returns the size across the axis of a view without content if nothing else determines it, in points: 50
  /// in a row; in a column 50 for a label, and 240 for a plain view in the center or at the trailing end.
  /// Others have the stack's.
  func thickness(of view: UIView, in arrangement: StackArrangement) -> StackArrangement.Thickness {
    let (axis, alignment) = (arrangement.axis, arrangement.effectiveAlignment)
    guard !hasContent(view, across: axis) else { return .fitting }
    if axis == .vertical, arrangement.stack.alignment != .fill, view is UILabel { return .points(50) }
    guard alignment == .center || alignment == .trailing || alignment == .leading && axis == .horizontal
    else { return .stack }
    if view is UIStackView || view is UILabel || view is UIImageView {
      return axis == .horizontal ? .points(50) : .stack
    }
    guard type(of: view) == UIView.self else { return .stack }
    return .points(axis == .horizontal ? 50 : 240)
  }

  /// Limits views without content to their default length if the stack's length is not determined; empty
  /// stack views in every distribution.
  private func settleLengths(_ arrangement: inout StackArrangement) {
    let (stack, visible) = (arrangement.stack, arrangement.visible)
    let (axis, cross) = (arrangement.axis, arrangement.cross)
    for view in visible where view.subviews.isEmpty {
      guard view is UIStackView || stack.distribution == .fill && isBare(view) else { continue }
      let size = shownSize(of: view)
      guard (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric else { continue }
      let priority =
        switch view {
        // An empty stack view shrinks itself at 51.
        case is UIStackView: UILayoutPriority(52)
        // Labels keep their length like that of a text, but yield to others of the same priority.
        case is UILabel: weaker(view.contentHuggingPriority(for: stack.axis), by: 0.5)
        default: UILayoutPriority(20)
        }
      arrangement.settle(axis.size, of: view, .equal, emptyLength, priority: priority)
      if view is UIImageView, stack.alignment == .fill {
        arrangement.settle(cross.size, of: view, .equal, 50, priority: UILayoutPriority(20))
      }
    }
  }

  /// The system's spacing is between the edges of two views if one of them displays no text.
  func spacesEdges(of before: UIView, and after: UIView, in arrangement: StackArrangement) -> Bool {
    func showsText(_ view: UIView) -> Bool {
      if let inner = view as? UIStackView { return inner.arrangedSubviews.contains(where: isText) }
      return isText(view)
    }
    func isText(_ view: UIView) -> Bool { view is UILabel || view is UITextField || view is UITextView }
    return arrangement.stack.spacing == UIStackView.spacingUseSystem
      && !(showsText(before) && showsText(after))
  }
}
