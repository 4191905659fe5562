/// What Interface Builder shows otherwise than a running program: views whose content only the program knows have room
/// in their stack.
///
/// Source: frames in public documents.
extension StackArrangement {
  /// Room for views without content, in points: 50 along the stack; across one that is not filled, 50 in a row, and in a
  /// column 50 for labels and 240, the width of a new view, for plain ones, unless the view has others in it amid the
  /// column; and 50 for empty views across a filled row, or a column that is filled with nothing but plain views, texts and
  /// pictures. Views claim it as they resist compression.
  ///
  /// A column that is too low takes room from texts last: first what is claimed across the rows in it, then the room of
  /// the last empty view; only the first view of all, and those that have views in them, keep their own as a text does.
  /// So it is in 22 views of six repositories.
  mutating func giveRoom() {
    let fillsBareViews = stack.alignment == .fill && (axis == .horizontal || visible.allSatisfy(isBare))
    var yielding: Float = 0
    for view in visible where isBare(view) {
      if axis == .vertical, view.subviews.isEmpty, yielding < 0.4 { yielding += 0.01 }
      let size = contentSize(of: view)
      func claim(_ attribute: Attribute, _ points: CGFloat, yielding: Float = 0) {
        let isWidth = attribute == .width
        guard (isWidth ? size.width : size.height) == UIView.noIntrinsicMetric else { return }
        let resistance = view.contentCompressionResistancePriority(for: isWidth ? .horizontal : .vertical)
        add(
          "UISV-ambiguity-suppression", view.item, attribute, .greaterThanOrEqual, nil, .notAnAttribute,
          constant: points, priority: weaker(resistance, by: yielding))
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
    settleLengths()
  }

  private func weaker(_ priority: UILayoutPriority, by difference: Float) -> UILayoutPriority {
    UILayoutPriority(max(priority.rawValue - difference, min(priority.rawValue, 0.001)))
  }

  /// The length in points of a view that has none of its own in a stack of a document, also where lengths are
  /// proportional: 50.
  func designLength(of view: UIView) -> CGFloat? {
    guard stack.isInDesign, isBare(view) else { return nil }
    let size = contentSize(of: view)
    return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric ? emptyLength : nil
  }

  private var emptyLength: CGFloat { 50 }

  /// Whether a view has no content of its own in a document; what it contains does not count.
  private func isBare(_ view: UIView) -> Bool {
    isContainer(view) || view is UILabel || view is UIImageView
  }

  /// Whether a view is plain, or stands in for one of a class that is unknown.
  private func isContainer(_ view: UIView) -> Bool {
    type(of: view) == UIView.self || view is UIVisualEffectView
  }

  /// Whether a view's content has a size across the axis. Views that arrange others get theirs from those; what plain
  /// views hold may say how thick they are, but need not.
  func hasContent(_ view: UIView) -> Bool {
    guard isContainer(view) || view.subviews.isEmpty else { return true }
    let size = contentSize(of: view)
    return (axis == .horizontal ? size.height : size.width) != UIView.noIntrinsicMetric
  }

  private func contentSize(of view: UIView) -> CGSize {
    view.placeholderSize ?? view.designedSize ?? view.intrinsicContentSize
  }

  /// How thick a view without content is where nothing else says so, in points: 50 in a row; in a column 50, if it is a
  /// label, and 240, if it is plain and amid the column or at its end. Nil for others, which are as thick as the stack.
  func designThickness(of view: UIView) -> CGFloat? {
    if axis == .vertical, stack.alignment != .fill, view is UILabel { return 50 }
    guard
      effectiveAlignment == .center || effectiveAlignment == .trailing
        || effectiveAlignment == .leading && axis == .horizontal
    else { return nil }
    if view is UIStackView || view is UILabel || view is UIImageView { return axis == .horizontal ? 50 : nil }
    guard type(of: view) == UIView.self else { return nil }
    return axis == .horizontal ? 50 : 240
  }

  /// Where the stack's length is open, views without content are as long as their room; empty stacks are it in every
  /// distribution.
  private mutating func settleLengths() {
    for view in visible where view.subviews.isEmpty {
      guard view is UIStackView || stack.distribution == .fill && isBare(view) else { continue }
      let size = contentSize(of: view)
      guard (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric else { continue }
      let priority =
        switch view {
        // An empty stack shrinks itself at 51.
        case is UIStackView: UILayoutPriority(52)
        // Labels keep to their room as to a text, but let others of the same priority have theirs first.
        case is UILabel: weaker(view.contentHuggingPriority(for: stack.axis), by: 0.5)
        default: UILayoutPriority(20)
        }
      shrink("UISV-ambiguity-suppression", view.item, axis.size, priority, to: emptyLength)
      if view is UIImageView, stack.alignment == .fill {
        shrink("UISV-ambiguity-suppression", view.item, cross.size, UILayoutPriority(20), to: 50)
      }
    }
  }

  /// Whether the system's spacing is between the edges of two views because one of them shows no text.
  func designSpacesEdges(_ before: UIView, _ after: UIView) -> Bool {
    func showsText(_ view: UIView) -> Bool {
      if let inner = view as? UIStackView { return inner.arrangedSubviews.contains(where: isText) }
      return isText(view)
    }
    func isText(_ view: UIView) -> Bool { view is UILabel || view is UITextField || view is UITextView }
    return stack.isInDesign && stack.spacing == UIStackView.spacingUseSystem
      && !(showsText(before) && showsText(after))
  }
}
