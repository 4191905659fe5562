import UIKit

/// Constraints as readable lines, such as `b.leading == a.trailing + 8 @750`, with the given names of items.
@MainActor
struct Equations {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ items: KeyValuePairs<String, AnyObject>) {
    for (name, item) in items { names[ObjectIdentifier(item)] = name }
  }

  mutating func add(_ name: String, _ item: AnyObject) { names[ObjectIdentifier(item)] = name }

  func line(_ constraint: NSLayoutConstraint) -> String {
    var text = side(constraint.firstItem, constraint.firstAttribute)
    switch constraint.relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
      text += side(second, constraint.secondAttribute)
      if constraint.constant != 0 {
        text += constraint.constant > 0 ? " + " : " - "
        text += number(abs(constraint.constant))
      }
    } else {
      text += number(constraint.constant)
    }
    if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
    return text
  }

  func lines(_ constraints: [NSLayoutConstraint]) -> [String] { constraints.map(line) }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "nil" }
    return "\(names[ObjectIdentifier(item)] ?? "?").\(attribute)"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
