import UIKit
@_spi(UIKit) import UIKitCore

/// Adds to descriptions what an inspector shows: the geometry of views, how constraints relate them, and which
/// constraints decide a number of a frame.
///
/// All lengths are in points. What `ConstraintDescription.binding` and `DecidedFrame` promise is that of
/// `FrameDecisions`: without the constraint alone the number would be another one or ambiguous, and without
/// any constraint that is not listed it would not.
///
/// Constraints that the system or the engine adds are in the list if they decide something.
@MainActor
package struct LayoutInspection {
  /// A view that is described.
  package struct Subject {
    package let view: UIView
    package let id: String
    /// The place where it was created, if known.
    package var source: SourcePlace?

    package init(view: UIView, id: String, source: SourcePlace? = nil) {
      self.view = view
      self.id = id
      self.source = source
    }
  }

  let subjects: [Subject]
  /// The part of the windows' coordinate space that can be seen.
  let screen: CGRect
  /// Converts rectangles of a window to the coordinate space of `windowFrame`.
  let space: @MainActor (CGRect, UIView) -> CGRect
  private let ids: [ObjectIdentifier: String]

  /// Creates an inspection.
  ///
  /// - Parameters:
  ///   - subjects: The described views, each before those that it contains.
  ///   - screen: The visible rectangle in the coordinate space of `windowFrame`.
  package init(_ subjects: [Subject], screen: CGRect) {
    self.subjects = subjects
    self.screen = screen
    space = { rect, view in
      let inWindow = view.convert(rect, to: nil)
      return view.window?.convertToScreen(inWindow) ?? inWindow
    }
    ids = Dictionary(subjects.map { (ObjectIdentifier($0.view), $0.id) }) { first, _ in first }
  }

  /// Adds the fields to the descriptions of the views, which are in the order of the subjects, and of the
  /// constraints, and adds the constraints that are missing. Names in descriptions are those of `LayoutNaming`.
  ///
  /// - Parameters:
  ///   - known: The described constraints.
  ///   - broken: The ids of those that are ignored.
  package func add(
    to views: inout [ViewDescription], _ constraints: inout [ConstraintDescription],
    known: [(id: String, constraint: NSLayoutConstraint)], broken: Set<String>
  ) {
    let decisions = FrameDecisions(of: subjects.map(\.view))
    let names = add(decisions, to: &constraints, known: known)
    for index in constraints.indices where broken.contains(constraints[index].id) {
      constraints[index].broken = true
    }
    let visibility = Visibility(of: subjects, screen: screen)
    let order = ReadingOrder(of: subjects.map(\.view), visibility: visibility)
    for (index, subject) in subjects.enumerated() where index < views.count {
      describe(subject, in: &views[index])
      visibility.describe(index, in: &views[index])
      views[index].accessibilityIndex = order[subject.view]
      var decided = DecidedFrame()
      decided.x = list(decisions.constraints(deciding: .x, of: subject.view), names)
      decided.y = list(decisions.constraints(deciding: .y, of: subject.view), names)
      decided.width = list(decisions.constraints(deciding: .width, of: subject.view), names)
      decided.height = list(decisions.constraints(deciding: .height, of: subject.view), names)
      views[index].decides = decided.isEmpty ? nil : decided
    }
  }

  private func list(_ indices: [Int], _ names: [Int: String]) -> [String]? {
    let found = indices.compactMap { names[$0] }
    return found.isEmpty ? nil : found
  }

  /// Describes the engines' constraints and returns their ids by their indices.
  private func add(
    _ decisions: FrameDecisions, to constraints: inout [ConstraintDescription],
    known: [(id: String, constraint: NSLayoutConstraint)]
  ) -> [Int: String] {
    let ids = Dictionary(known.map { (ObjectIdentifier($0.constraint), $0.id) }) { first, _ in first }
    var places: [String: Int] = [:]
    for (index, description) in constraints.enumerated() { places[description.id] = index }
    var next = constraints.count
    func newID() -> String {
      repeat { next += 1 } while places["\(next)"] != nil
      return "\(next)"
    }
    var names: [Int: String] = [:]
    var seen: Set<Int> = []
    for (index, one) in decisions.constraints.enumerated() {
      let isBinding = decisions.areBinding[index]
      if let constraint = one.constraint, let id = ids[ObjectIdentifier(constraint)],
        let place = places[id]
      {
        names[index] = id
        seen.insert(place)
        describe(constraint, in: &constraints[place])
        constraints[place].binding = isBinding
      } else if isBinding {
        let id = newID()
        names[index] = id
        places[id] = constraints.count
        constraints.append(description(of: one, id: id))
      }
    }
    // A constraint that no engine has decides nothing: its views are not in a window.
    for (id, constraint) in known {
      guard let place = places[id], !seen.contains(place) else { continue }
      describe(constraint, in: &constraints[place])
      constraints[place].binding = false
    }
    return names
  }

  // MARK: Constraints

  /// Adds the parts of the relation, and where it can be shown.
  private func describe(_ constraint: NSLayoutConstraint, in entry: inout ConstraintDescription) {
    entry.kind =
      constraint is StackConstraint ? .stack : constraint is SystemLayoutConstraint ? .layoutGuide : .explicit
    entry.first = side(constraint.firstItem, constraint.firstAttribute)
    entry.second = side(constraint.secondItem, constraint.secondAttribute)
    entry.relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    entry.multiplier = Self.number(constraint.multiplier)
    entry.constant = Self.number(constraint.constant)
    entry.priority = Double(constraint.priority.rawValue)
    entry.identifier = constraint.identifier
    entry.active = constraint.isActive
    entry.segment = segment(of: constraint)
  }

  /// Describes a constraint that was not described.
  private func description(of one: EngineConstraint, id: String) -> ConstraintDescription {
    if let constraint = one.constraint {
      let line = one.sourceLine
      var entry = ConstraintDescription(
        id: id, description: one.description, file: line?.file, line: line?.line)
      describe(constraint, in: &entry)
      entry.binding = true
      return entry
    }
    var entry = ConstraintDescription(id: id, description: one.description)
    entry.fixed = true
    entry.active = true
    entry.binding = true
    switch one.source {
    case .contentSize(let item, let axis):
      entry.kind = .intrinsic
      entry.first = side(item.view, axis == .horizontal ? .width : .height)
      entry.segment = item.view.flatMap { segment(ofSize: axis, of: $0) }
    case .frame(let item, let part):
      entry.kind = .autoresizing
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      entry.first = side(item.view, attributes[part])
      entry.priority = 1000
      if part >= 2 {
        entry.segment = item.view.flatMap { segment(ofSize: part == 2 ? .horizontal : .vertical, of: $0) }
      }
    case .active: break
    }
    return entry
  }

  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> ConstraintDescription.Side? {
    guard let item else { return nil }
    var side = ConstraintDescription.Side(attribute: attribute.name)
    if let guide = item as? UILayoutGuide {
      let named = guide.owningView?.namedGuides.first { $0.guide === guide }?.property
      side.guide = named ?? (guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier)
      side.owner = guide.owningView.flatMap { ids[ObjectIdentifier($0)] }
    } else if let view = item as? UIView {
      side.view = ids[ObjectIdentifier(view)]
    }
    return side
  }

  // MARK: Views

  private func describe(_ subject: Subject, in entry: inout ViewDescription) {
    let view = subject.view
    let container = sequence(first: view.superview) { $0?.superview }.prefix { $0 != nil }
    entry.parent = container.lazy.compactMap { $0.flatMap { ids[ObjectIdentifier($0)] } }.first
    entry.bounds = ViewDescription.numbers(view.bounds)
    entry.polygon = polygon(of: view)
    entry.safeArea = Self.numbers(view.safeAreaInsets)
    entry.margins = Self.numbers(view.layoutMargins)
    entry.usesConstraints = !view.translatesAutoresizingMaskIntoConstraints
    let intrinsic = view.traitCollection.withCurrent { view.intrinsicContentSize }
    let lengths = [intrinsic.width, intrinsic.height].map { length -> Double? in
      length == UIView.noIntrinsicMetric ? nil : Self.number(length)
    }
    if lengths.contains(where: { $0 != nil }) { entry.intrinsic = lengths }
    entry.hugging = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      Double(view.contentHuggingPriority(for: $0).rawValue)
    }
    entry.resistance = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      Double(view.contentCompressionResistancePriority(for: $0).rawValue)
    }
    entry.background = view.backgroundColor.flatMap { Self.hexadecimal($0, in: view) }
    entry.source = subject.source
    describeText(of: view, in: &entry)
  }

  private func describeText(of view: UIView, in entry: inout ViewDescription) {
    let color: UIColor?
    let hasText: Bool
    switch view {
    case let label as UILabel: (color, hasText) = (label.textColor, label.text?.isEmpty == false)
    case let field as UITextField: (color, hasText) = (field.textColor, true)
    case let text as UITextView: (color, hasText) = (text.textColor, !text.text.isEmpty)
    case let button as UIButton: (color, hasText) = (nil, button.currentTitle?.isEmpty == false)
    default: return
    }
    guard hasText else { return }
    entry.textColor = color.flatMap { Self.hexadecimal($0, in: view) }
    entry.baselines = [
      Self.number(view.firstBaselineOffsetFromTop),
      Self.number(view.bounds.height - view.lastBaselineOffsetFromBottom),
    ]
  }

  /// Returns the corners of a view that is not parallel to the axes on the screen.
  private func polygon(of view: UIView) -> [Double]? {
    guard sequence(first: view, next: \.superview).contains(where: { !$0.transform.isIdentity }) else {
      return nil
    }
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { space(CGRect(origin: $0, size: .zero), view).origin }
    let isUpright =
      abs(corners[0].y - corners[1].y) < 1e-6 && abs(corners[0].x - corners[3].x) < 1e-6
      && corners[0].x <= corners[1].x && corners[0].y <= corners[3].y
    return isUpright ? nil : corners.flatMap { [Self.number($0.x), Self.number($0.y)] }
  }

  /// Returns a color as `#rrggbbaa` in sRGB, resolved for the traits of a view.
  private static func hexadecimal(_ color: UIColor, in view: UIView) -> String? {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: view.traitCollection)
    guard resolved.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3) else { return nil }
    return "#"
      + [parts.0, parts.1, parts.2, parts.3].map { part in
        let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map(number)
  }

  /// Returns a number with at most four decimals; 0 for infinite values, NaN and -0.
  static func number(_ value: CGFloat) -> Double {
    // The sum of -0 and 0 is 0.
    value.isFinite ? (Double(value) * 10_000).rounded() / 10_000 + 0 : 0
  }
}
