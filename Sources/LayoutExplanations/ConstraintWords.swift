import ConstraintSolver
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// The words for the constraints of an engine.
@MainActor
struct ConstraintWords {
  let names: ViewNames
  let engine: LayoutEngine

  /// A constraint as `first  relation  multiplier * second + constant`, the contained item first.
  struct Relation {
    var first: AnyObject?
    var firstAttribute: NSLayoutConstraint.Attribute
    var second: AnyObject?
    var secondAttribute: NSLayoutConstraint.Attribute
    var sign: NSLayoutConstraint.Relation
    var multiplier: Double
    var constant: Double
    /// A Boolean value that indicates whether the sides were exchanged, so that bounds are, too.
    var isReversed = false

    @MainActor
    init(_ constraint: NSLayoutConstraint) {
      (first, firstAttribute) = (constraint.firstItem, constraint.firstAttribute)
      (second, secondAttribute) = (constraint.secondItem, constraint.secondAttribute)
      sign = constraint.relation
      (multiplier, constant) = (Double(constraint.multiplier), Double(constraint.constant))
      guard multiplier == 1, let inner = second, Self.contains(first, inner) else { return }
      (first, second) = (second, first)
      (firstAttribute, secondAttribute) = (secondAttribute, firstAttribute)
      sign = NSLayoutConstraint.Relation(rawValue: -sign.rawValue) ?? .equal
      constant = -constant
      isReversed = true
    }

    /// Returns whether the second of two items is in the first: a view or guide in a view, or in that of a guide.
    @MainActor
    private static func contains(_ first: AnyObject?, _ second: AnyObject) -> Bool {
      guard first !== second else { return false }
      if let outer = first as? UIView {
        let hosting = (second as? UIView)?.superview ?? (second as? UILayoutGuide)?.owningView
        return hosting?.isDescendant(of: outer) ?? false
      }
      guard let outer = (first as? UILayoutGuide)?.owningView,
        let inner = (second as? UIView) ?? (second as? UILayoutGuide)?.owningView
      else { return false }
      return inner !== outer && inner.isDescendant(of: outer)
    }
  }

  // MARK: Equations

  /// Returns a constraint in words.
  func explanation(of constraint: EngineConstraint) -> ConstraintExplanation {
    ConstraintExplanation(
      equation: equation(of: constraint), arithmetic: arithmetic(of: constraint),
      source: constraint.sourceLine.map { SourcePlace(file: $0.file, line: $0.line) },
      priority: constraint.constraint.map { Double($0.priority.rawValue) })
  }

  /// Returns a constraint as an equation: `title.leading = view.leading + 20`.
  func equation(of constraint: EngineConstraint) -> String {
    switch constraint.source {
    case .active(let active): equation(of: active)
    case .contentSize(let item, let axis): contentEquation(item, axis, constraint)
    case .frame(let item, let part): frameEquation(item, part)
    }
  }

  /// Returns a constraint of the application or the system as an equation.
  func equation(of constraint: NSLayoutConstraint) -> String {
    let relation = Relation(constraint)
    let right = rightSide(of: relation, constant: relation.constant)
    let left = "\(names.name(of: relation.first)).\(relation.firstAttribute)"
    let stack = (constraint as? StackConstraint)?.stack?.view.map { ", arranged by \(names.name(of: $0))" }
    return "\(left) \(Self.sign(relation.sign)) \(right)\(stack ?? "")"
  }

  static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Returns the right side of a relation with a constant: `view.leading + 20`.
  func rightSide(of relation: Relation, constant: Double) -> String {
    guard let second = relation.second else { return points(constant) }
    let factor = relation.multiplier == 1 ? "" : "\(points(relation.multiplier)) * "
    return factor + "\(names.name(of: second)).\(relation.secondAttribute)" + Self.added(constant)
  }

  /// Returns ` + 20`, ` - 20`, or nothing for 0.
  static func added(_ constant: Double) -> String {
    points(constant) == "0" ? "" : " \(constant < 0 ? "-" : "+") \(points(constant.magnitude))"
  }

  private func contentEquation(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ constraint: EngineConstraint
  ) -> String {
    guard let view = item.view, let part = constraint.parts.first else { return "a content size" }
    let length = -engine.solver.constant(of: part)
    let content = view.debugText?.isEmpty == false ? "text" : "content"
    let hugging = points(Double(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = points(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    return
      "\(names.name(of: view)).\(axis == .horizontal ? "width" : "height") = \(points(length)), its \(content) "
      + "(hugging \(hugging), resistance \(resistance))"
  }

  private func frameEquation(_ item: LayoutItem, _ part: Int) -> String {
    guard let object = (item.view as AnyObject?) ?? item.guide else { return "a frame" }
    let attribute = ["left", "top", "width", "height"][part]
    let variable: Variable = [item.left, item.top, item.width, item.height][part]
    let equation = "\(names.name(of: object)).\(attribute) = \(points(engine.solver.value(of: variable)))"
    guard let view = item.view else { return equation + ", the origin of the content" }
    if view.superview == nil { return equation + ", the window's" }
    if view.next is UIViewController { return equation + ", given by its controller" }
    return equation + ", its frame"
  }

  // MARK: Values

  /// Returns the values in a constraint: `16 + 4 = 20`; `nil` if its right side is a number or they are not known.
  func arithmetic(of constraint: EngineConstraint) -> String? {
    guard let active = constraint.constraint, let handle = constraint.parts.first else { return nil }
    let relation = Relation(active)
    guard let second = relation.second, let container = container(of: relation.first, second) else {
      return nil
    }
    guard let left = location(of: relation.first, relation.firstAttribute, in: container),
      let right = location(of: second, relation.secondAttribute, in: container)
    else { return nil }
    // In right-to-left layouts constants of leading and trailing edges point to the left.
    let isMirrored =
      container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (relation.firstAttribute.isDirectional || relation.secondAttribute.isDirectional)
    let constant = isMirrored ? -relation.constant : relation.constant
    let excess = engine.solver.excess(of: handle) * (relation.isReversed != isMirrored ? -1 : 1)
    let sum = relation.multiplier * right + constant
    guard (left - sum - excess).magnitude < 0.01 else { return nil }
    let factor = relation.multiplier == 1 ? "" : "\(points(relation.multiplier)) * "
    let words = factor + points(right) + Self.added(constant)
    return words == points(sum) ? words : words + " = \(points(sum))"
  }

  /// Returns the nearest view that contains both items or is one of them.
  private func container(of first: AnyObject?, _ second: AnyObject) -> UIView? {
    func hosting(_ item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
    guard let one = hosting(first), let other = hosting(second) else { return nil }
    return sequence(first: one, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Returns the location of an attribute in the coordinates of a container, before rounding to pixels; `nil` if the
  /// engine does not lay the item out.
  func location(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> Double? {
    if let plain = attribute.plain, let view = item as? UIView {
      return location(of: view.layoutMarginsGuide, plain, in: container)
    }
    let own = (item as? UIView)?.item ?? (item as? UILayoutGuide)?.item
    guard let own, own.engine === engine else { return nil }
    let size = (value(own.width), value(own.height))
    if attribute == .width { return size.0 }
    if attribute == .height { return size.1 }
    guard let origin = origin(of: own, in: container) else { return nil }
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return origin.x
    case .right: return origin.x + size.0
    case .leading: return isRightToLeft ? origin.x + size.0 : origin.x
    case .trailing: return isRightToLeft ? origin.x : origin.x + size.0
    case .centerX: return origin.x + size.0 / 2
    case .top: return origin.y
    case .bottom: return origin.y + size.1
    case .centerY: return origin.y + size.1 / 2
    case .firstBaseline: return origin.y + Double((item as? UIView)?.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline:
      return origin.y + size.1 - Double((item as? UIView)?.lastBaselineOffsetFromBottom ?? 0)
    default: return nil
    }
  }

  private func value(_ variable: Variable) -> Double { engine.solver.value(of: variable) }

  private func origin(of item: LayoutItem, in container: UIView) -> (x: Double, y: Double)? {
    if item.view === container {
      let insets = container.alignmentRectInsets
      return (
        Double(container.bounds.minX + insets.left), Double(container.bounds.minY + insets.top)
      )
    }
    var (x, y) = (value(item.left), value(item.top))
    var parent = item.view?.superview ?? item.guide?.owningView
    while let present = parent, present !== container {
      guard present.item.engine === engine else { return nil }
      x += value(present.item.left) - Double(present.alignmentRectInsets.left + present.bounds.minX)
      y += value(present.item.top) - Double(present.alignmentRectInsets.top + present.bounds.minY)
      parent = present.superview
    }
    return parent == nil ? nil : (x, y)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margins guide that an attribute within margins stands for; `nil` for others.
  var plain: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
