/// A constraint that a stack view creates. In conflicts it is broken after an application's own.
package final class StackConstraint: NSLayoutConstraint {
  nonisolated override var isOwn: Bool { true }
  override var breakingOrder: Int32 { 5 }
  override var installationOrder: (Int, Int) { (arrangementSerial, position) }
  /// The stack whose arrangement the constraint belongs to. The size of one view is held by that view.
  package weak var stack: LayoutItem?
  override var arrangement: (stack: LayoutItem, position: Int)? { stack.map { ($0, position) } }
  /// The index in the arrangement.
  var position = 0
  /// The activation number at the time the stack was first arranged.
  var arrangementSerial = 0
}

/// A layout guide of a stack view.
class StackGuide: UILayoutGuide {
  /// The number of the guide among those of its stack.
  var number = 0
  override var arrangementNumber: Int? { number }
}

/// A layout guide that spans the views of a stack across its axis.
final class _UILayoutSpacer: StackGuide {}

/// A layout guide for a gap between two views of a stack.
final class _UIOLAGapGuide: StackGuide {}

/// The layout guides of a stack, which are kept for reuse when an arrangement does not need them.
@MainActor
final class StackGuides {
  private var spanner: _UILayoutSpacer?
  private var usesSpanner = false
  private var gaps: [_UIOLAGapGuide] = []
  private var usedGaps = 0

  /// Begins an arrangement, with no guide in use.
  func begin() {
    usesSpanner = false
    usedGaps = 0
  }

  /// Ends an arrangement: removes the guides that it does not use from the stack.
  func end(in stack: UIStackView) {
    if !usesSpanner, let spanner, spanner._owningView === stack { stack.removeLayoutGuide(spanner) }
    for gap in gaps[usedGaps...] where gap._owningView === stack { stack.removeLayoutGuide(gap) }
  }

  func spanner(in stack: UIStackView) -> LayoutItem {
    usesSpanner = true
    let guide = spanner ?? _UILayoutSpacer()
    guide.identifier = "UISV-alignment-spanner"
    spanner = guide
    if guide._owningView !== stack { stack.addLayoutGuide(guide) }
    return guide.item
  }

  /// Returns the guide for the next gap.
  func gap(in stack: UIStackView) -> LayoutItem {
    if usedGaps == gaps.count {
      let made = _UIOLAGapGuide()
      made.number = usedGaps + 1
      gaps.append(made)
    }
    let guide = gaps[usedGaps]
    usedGaps += 1
    if guide._owningView !== stack { stack.addLayoutGuide(guide) }
    return guide.item
  }
}

/// The constraints of one stack view, by their role, as UIKit creates them.
///
/// Forms and priorities follow public dumps of `UIStackView`'s constraints. Comments describe a row; for a
/// column the axes are exchanged.
@MainActor
package struct StackArrangement {
  package typealias Attribute = NSLayoutConstraint.Attribute

  package let stack: UIStackView
  let arranged: [UIView]
  /// Returns the spacing after a view, in points.
  let spacing: (UIView) -> CGFloat
  private(set) var constraints: [StackConstraint] = []
  private let guides: StackGuides
  /// A Boolean value that indicates whether the row consists entirely of multi-line texts.
  private(set) var isRowOfText = false

  package let visible: [UIView]
  package let axis: StackAxis
  package let cross: StackAxis
  /// The layout policy of Interface Builder's canvas; `nil` in applications.
  let policy: (any StackPolicy)?
  /// The item that the outer views are connected to: the stack or its layout margins guide.
  private let canvas: LayoutItem

  init(
    stack: UIStackView, arranged: [UIView], guides: StackGuides, spacing: @escaping (UIView) -> CGFloat
  ) {
    self.stack = stack
    self.arranged = arranged
    self.guides = guides
    self.spacing = spacing
    policy = stack.layoutPolicy as? any StackPolicy
    visible = arranged.filter { !$0.isHidden }
    axis = stack.axis == .horizontal ? .horizontal : .vertical
    cross = stack.axis == .horizontal ? .vertical : .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.item
  }

  mutating func make() {
    let spanner = makeSpanner()
    connectAxis(spanner)
    connectCross(spanner)
    align()
    policy?.complete(&self)
    if let spanner { span(spanner) }
    space()
    distribute()
    hide()
  }

  mutating func add(
    _ identifier: String, _ first: LayoutItem, _ attribute1: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutItem?, _ attribute2: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    constraints.append(
      StackConstraint(
        first, attribute1, relation, second, attribute2, multiplier: multiplier, constant: constant,
        priority: priority, identifier: identifier))
  }

  /// The preferred size of a view across the axis.
  package enum CrossSize {
    /// As small as the content allows.
    case fitting
    /// A number of points.
    case points(CGFloat)
    /// The size of the stack.
    case stack
  }

  /// Adds a constraint, in points, for a length that no other constraint determines.
  package mutating func settle(
    _ attribute: Attribute, of view: UIView, _ relation: NSLayoutConstraint.Relation, _ points: CGFloat,
    priority: UILayoutPriority
  ) {
    add(
      "UISV-ambiguity-suppression", view.item, attribute, relation, nil, .notAnAttribute, constant: points,
      priority: priority)
  }

  mutating func shrink(
    _ identifier: String, _ item: LayoutItem, _ attribute: Attribute, _ priority: UILayoutPriority,
    to length: CGFloat = 0
  ) {
    add(identifier, item, attribute, .equal, nil, .notAnAttribute, constant: length, priority: priority)
  }

  // MARK: Edges of the stack

  private mutating func makeSpanner() -> LayoutItem? {
    guard visible.isEmpty || visible.count > 1 && stack.alignment != .fill else { return nil }
    return guides.spanner(in: stack)
  }

  /// Connects the first and last visible views to the stack's ends, or the stack to the spanner if no view is
  /// visible.
  private mutating func connectAxis(_ spanner: LayoutItem?) {
    let id = "UISV-canvas-connection"
    guard let first = visible.first, let last = visible.last else {
      guard let spanner else { return }
      for ends in [axis, cross] {
        add(id, canvas, ends.start, .equal, spanner, ends.start)
        add(id, canvas, ends.end, .equal, spanner, ends.end)
        shrink("UISV-spanning-fit", spanner, ends.size, UILayoutPriority(51))
      }
      return
    }
    if stack.axis == .vertical && stack.isBaselineRelativeArrangement && policy == nil {
      // The outer views, too, have their nearest baseline at the spacing from the edge. In documents they
      // touch the edge.
      add(id, first.item, .firstBaseline, .equal, canvas, .top, constant: stack.spacing)
      add(id, canvas, .bottom, .equal, last.item, .lastBaseline, constant: stack.spacing)
    } else {
      add(id, canvas, axis.start, .equal, first.item, axis.start)
      add(id, canvas, axis.end, .equal, last.item, axis.end)
    }
  }

  private mutating func connectCross(_ spanner: LayoutItem?) {
    guard let item = leader?.item else { return }
    let id = "UISV-canvas-connection"
    var isWeak = false
    if let spanner {
      switch effectiveAlignment {
      case .fill: break
      case .leading:
        add(id, canvas, cross.start, .equal, item, cross.start)
        add(id, canvas, cross.end, .equal, spanner, cross.end)
      case .trailing:
        add(id, canvas, cross.start, .equal, spanner, cross.start)
        add(id, canvas, cross.end, .equal, item, cross.end)
      case .center:
        add(id, canvas, cross.start, .equal, spanner, cross.start)
        add(id, canvas, cross.end, .equal, spanner, cross.end)
        add(id, canvas, cross.center, .equal, item, cross.center)
      case .firstBaseline:
        // Only the first view stays inside at the top; higher ones reach above the stack, in frames that Interface Builder
        // saved and in running programs (rdar://32291130).
        add(id, canvas, cross.start, .lessThanOrEqual, item, cross.start)
        add(id, canvas, cross.end, .equal, spanner, cross.end)
        isWeak = true
      case .lastBaseline:
        add(id, canvas, cross.start, .equal, spanner, cross.start)
        add(id, canvas, cross.end, .greaterThanOrEqual, item, cross.end)
        isWeak = true
      }
    } else {
      switch effectiveAlignment {
      case .fill:
        add(id, canvas, cross.start, .equal, item, cross.start)
        add(id, canvas, cross.end, .equal, item, cross.end)
      case .leading, .firstBaseline:
        add(id, canvas, cross.start, .equal, item, cross.start)
        add(id, canvas, cross.end, .greaterThanOrEqual, item, cross.end)
        isWeak = true
      case .trailing, .lastBaseline:
        add(id, canvas, cross.start, .lessThanOrEqual, item, cross.start)
        add(id, canvas, cross.end, .equal, item, cross.end)
        isWeak = true
      case .center:
        add(id, canvas, cross.start, .lessThanOrEqual, item, cross.start)
        add(id, canvas, cross.end, .greaterThanOrEqual, item, cross.end)
        add(id, canvas, cross.center, .equal, item, cross.center)
        isWeak = true
      }
    }
    if isWeak { shrink("UISV-canvas-fit", stack.item, cross.size, UILayoutPriority(49)) }
  }

  /// The alignment in effect: baseline alignment applies to rows only; a column treats it as leading.
  package var effectiveAlignment: UIStackView.Alignment {
    if stack.axis == .vertical, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      return .leading
    }
    return stack.alignment
  }

  // MARK: Across the axis

  /// The view to which the others are aligned; `nil` if none is visible. In applications it may be hidden, as in the constraints of
  /// UIStackView that TZStackView's tests compare. In documents it is visible.
  private var leader: UIView? {
    visible.isEmpty ? nil : policy == nil ? arranged.first : visible.first
  }

  /// The priority of baseline alignment. In a hidden row of height 0, texts of several sizes could not share
  /// a baseline, so it is not required there.
  private var baselinePriority: UILayoutPriority { stack.isHidden ? UILayoutPriority(999.5) : .required }

  private mutating func align() {
    let id = "UISV-alignment"
    let alignment = effectiveAlignment
    if let leader {
      let first = leader.item
      // Hidden views are aligned across the stack like visible ones, as these constraints and saved frames of documents show.
      for view in arranged where view !== leader {
        switch alignment {
        case .fill:
          add(id, first, cross.end, .equal, view.item, cross.end)
          add(id, first, cross.start, .equal, view.item, cross.start)
        case .leading: add(id, first, cross.start, .equal, view.item, cross.start)
        case .trailing: add(id, first, cross.end, .equal, view.item, cross.end)
        case .center: add(id, first, cross.center, .equal, view.item, cross.center)
        case .firstBaseline:
          add(id, first, .firstBaseline, .equal, view.item, .firstBaseline, priority: baselinePriority)
        case .lastBaseline:
          add(id, first, .lastBaseline, .equal, view.item, .lastBaseline, priority: baselinePriority)
        }
      }
    }
    if visible.isEmpty {
      for view in arranged { add(id, canvas, cross.start, .equal, view.item, cross.start) }
    }
    if alignment != .fill {
      for view in policy == nil ? arranged : visible {
        let id = "UISV-ambiguity-suppression"
        let weak = UILayoutPriority(25)
        switch policy?.thickness(of: view, in: self) ?? .fitting {
        case .fitting: shrink(id, view.item, cross.size, weak)
        case .points(let thickness): shrink(id, view.item, cross.size, weak, to: thickness)
        case .stack: add(id, view.item, cross.size, .equal, canvas, cross.size, priority: weak)
        }
      }
    }
  }

  private mutating func span(_ spanner: LayoutItem) {
    guard !visible.isEmpty else { return }
    let id = "UISV-spanning-boundary"
    let nearly = UILayoutPriority(999.5)
    for view in visible {
      switch effectiveAlignment {
      case .fill: break
      case .leading:
        add(id, spanner, cross.start, .equal, view.item, cross.start, priority: nearly)
        add(id, spanner, cross.end, .greaterThanOrEqual, view.item, cross.end)
      case .trailing:
        add(id, spanner, cross.start, .lessThanOrEqual, view.item, cross.start)
        add(id, spanner, cross.end, .equal, view.item, cross.end, priority: nearly)
      case .center, .firstBaseline, .lastBaseline:
        add(id, spanner, cross.start, .lessThanOrEqual, view.item, cross.start)
        add(id, spanner, cross.end, .greaterThanOrEqual, view.item, cross.end)
      }
    }
    shrink("UISV-spanning-fit", spanner, cross.size, UILayoutPriority(51))
  }

  // MARK: Along the axis

  private mutating func space() {
    let id = "UISV-spacing"
    let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let usesBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    for (before, after) in zip(arranged, arranged.dropFirst()) {
      var points = spacing(before)
      let hidden = (before.isHidden ? 1 : 0) + (after.isHidden ? 1 : 0)
      if hidden > 0 {
        // A hidden view removes half of the spacing on each side; outside the visible views there is none.
        points -= points / 2 * CGFloat(hidden)
        if after === visible.first || before === visible.last || visible.isEmpty { points = 0 }
      }
      let byBaseline =
        usesBaselines && policy?.spacesEdges(of: before, and: after, in: self) != true
      add(
        id, after.item, byBaseline ? .firstBaseline : axis.start, isExact ? .equal : .greaterThanOrEqual,
        before.item, byBaseline ? .lastBaseline : axis.end, constant: points)
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill:
      shareTextWidth()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing:
      makeGaps(from: axis.end, to: axis.start, priority: .required)
      shrink("UISV-canvas-fit", stack.item, axis.size, UILayoutPriority(49))
    case .equalCentering:
      makeGaps(from: axis.center, to: axis.center, priority: UILayoutPriority(149))
      shrink("UISV-canvas-fit", stack.item, axis.size, UILayoutPriority(49))
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first?.item else { return }
    for view in visible.dropFirst() {
      add("UISV-fill-equally", view.item, axis.size, .equal, first, axis.size)
    }
  }

  /// Adds sizes in proportion to the intrinsic ones, at priorities that decrease from 999: the multipliers
  /// include the spacing, so the last view absorbs the remainder.
  private mutating func fillProportionally() {
    // Wrapping text has no width of its own: saved frames of documents show such labels with equal widths.
    if stack.axis == .horizontal, visible.allSatisfy(\.wrapsContent) { return fillEqually() }
    let id = "UISV-fill-proportionally"
    let lengths = visible.map { naturalLength(of: $0) }
    let sized = lengths.filter { $0 > 0 }.count
    guard sized > 0 else { return fillEqually() }
    let gaps = proportionalGaps
    let total = lengths.reduce(0, +) + gaps
    let isExact = sized == 1 && (visible.count == 1 || gaps == 0)
    for (index, (view, length)) in zip(visible, lengths).enumerated() {
      let priority = isExact ? UILayoutPriority.required : UILayoutPriority(Float(max(1, 999 - index)))
      if length > 0 {
        add(
          id, view.item, axis.size, .equal, stack.item, axis.size, multiplier: length / total,
          priority: priority)
      } else {
        add(id, view.item, axis.size, .equal, nil, .notAnAttribute, priority: priority)
      }
    }
  }

  /// The spacing included in the proportions. System spacing counts as zero, whatever its size on the screen.
  private var proportionalGaps: CGFloat {
    if stack.spacing == UIStackView.spacingUseSystem { return 0 }
    return zip(visible, visible.dropFirst()).reduce(CGFloat(0)) { $0 + spacing($1.0) }
  }

  /// Returns the length of a view's content along the axis, in points. A nested stack is as long as its views
  /// and the spacing between them, or as the longest of its views across its axis, at any depth, as frames in public
  /// documents and snapshots show; a view in it without content size, such as a scrolling text view, is as long as its
  /// constraint states.
  private func naturalLength(of view: UIView) -> CGFloat {
    // Parents before children, whose lengths are known when theirs are added up from the end.
    var order: [(view: UIView, mayBeFixed: Bool)] = [(view, false)]
    var index = 0
    while index < order.count {
      if let nested = order[index].view as? UIStackView {
        order += nested.arrangedSubviews.filter { !$0.isHidden }.map { ($0, nested.axis == stack.axis) }
      }
      index += 1
    }
    var lengths: [ObjectIdentifier: CGFloat] = [:]
    for (next, mayBeFixed) in order.reversed() {
      var length: CGFloat = 0
      if let nested = next as? UIStackView {
        let views = nested.arrangedSubviews.filter { !$0.isHidden }.map { lengths[ObjectIdentifier($0)] ?? 0 }
        if nested.axis == stack.axis {
          let gap = nested.spacing == UIStackView.spacingUseSystem ? 0 : nested.spacing
          length = views.reduce(0, +) + gap * CGFloat(max(0, views.count - 1))
        } else {
          length = views.max() ?? 0
        }
      } else {
        length = contentLength(of: next)
        if length <= 0, mayBeFixed { length = fixedLength(of: next) }
      }
      lengths[ObjectIdentifier(next)] = length
    }
    return lengths[ObjectIdentifier(view)] ?? 0
  }

  /// Returns the length in points that a constraint of the view itself fixes, or 0.
  private func fixedLength(of view: UIView) -> CGFloat {
    let fixed = view.constraints.first {
      $0.first === view.item && $0.second == nil && $0.attribute1 == axis.size && $0.relationValue == .equal
        && !($0 is StackConstraint)
    }
    return max(0, fixed?.constantValue ?? 0)
  }

  private func contentLength(of view: UIView) -> CGFloat {
    if let length = policy?.length(of: view, in: self) { return length }
    let size = view.intrinsicContentSize
    return max(0, axis == .horizontal ? size.width : size.height)
  }

  /// Adds guides of equal size between neighbors.
  private mutating func makeGaps(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: UILayoutPriority
  ) {
    var firstGap: LayoutItem?
    for (before, after) in zip(visible, visible.dropFirst()) {
      let gap = guides.gap(in: stack)
      add("UISV-distributing-edge", gap, axis.start, .equal, before.item, from)
      add("UISV-distributing-edge", gap, axis.end, .equal, after.item, to)
      if let firstGap {
        add("UISV-fill-equally", gap, axis.size, .equal, firstGap, axis.size, priority: priority)
      }
      firstGap = firstGap ?? gap
    }
  }

  /// Makes neighboring multi-line texts with equal compression resistance share the width of a row. Their
  /// hugging priorities have no influence: a text with shorter lines gives up what it does not need.
  private mutating func shareTextWidth() {
    guard stack.axis == .horizontal, visible.count > 1, visible.allSatisfy(Self.isText) else { return }
    isRowOfText = true
    func resistance(_ view: UIView) -> UILayoutPriority {
      view.contentCompressionResistancePriority(for: .horizontal)
    }
    guard visible.allSatisfy({ resistance($0) == resistance(visible[0]) }) else { return }
    let resistance = resistance(visible[0])
    guard resistance < UILayoutPriority(989) else { return }
    let gaps = zip(visible, visible.dropFirst()).reduce(CGFloat(0)) { $0 + spacing($1.0) }
    let count = CGFloat(visible.count)
    for view in visible {
      add(
        "UISV-text-width-disambiguation", view.item, .width, .equal, canvas, .width, multiplier: 1 / count,
        constant: -gaps / count, priority: resistance + 10)
    }
  }

  /// Returns whether a view is a multi-line text, or a column that consists only of such: four columns of
  /// configured buttons, whose titles wrap, are equally wide on iOS.
  static func isText(_ view: UIView) -> Bool {
    guard let column = view as? UIStackView, column.axis == .vertical else { return view.wrapsContent }
    let shown = column.arrangedSubviews.filter { !$0.isHidden }
    return !shown.isEmpty && shown.allSatisfy(isText)
  }

  private mutating func hide() {
    for view in arranged where view.isHidden {
      add("UISV-hiding", view.item, axis.size, .equal, nil, .notAnAttribute)
    }
  }
}

/// The attributes of one axis of a stack.
package struct StackAxis: Equatable {
  package let start: NSLayoutConstraint.Attribute
  package let end: NSLayoutConstraint.Attribute
  package let size: NSLayoutConstraint.Attribute
  package let center: NSLayoutConstraint.Attribute

  package static let horizontal = StackAxis(start: .leading, end: .trailing, size: .width, center: .centerX)
  package static let vertical = StackAxis(start: .top, end: .bottom, size: .height, center: .centerY)
}
