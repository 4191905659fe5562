import ClassMetadata

/// Returns the class name of an object without its module, as Apple's runtime prints it.
func className(of object: AnyObject) -> String {
  // The project's own subclasses are printed as the public class.
  if let constraint = object as? NSLayoutConstraint, constraint.isOwn { return "NSLayoutConstraint" }
  return SystemModules.name(of: type(of: object))
}

/// Returns the address of an object as Apple's messages print it.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// The naming of objects in descriptions of constraints.
@MainActor
package enum LayoutNaming {
  /// Names that replace addresses, which differ from run to run; `nil` for descriptions in the format of
  /// consoles. Objects without a name are described by their class.
  package private(set) static var names: [ObjectIdentifier: String]?

  /// Runs `body` with names in place of addresses in descriptions.
  package static func using<Result>(
    _ names: [ObjectIdentifier: String], _ body: () throws -> Result
  ) rethrows -> Result {
    let former = self.names
    self.names = names
    defer { self.names = former }
    return try body()
  }
}

/// Returns the beginning of a constraint's description: `Class:0xaddress`.
@MainActor
func heading(_ className: String, _ object: AnyObject) -> String {
  LayoutNaming.names == nil ? "\(className):\(address(of: object))" : className
}

/// Returns `Class:0xaddress`, followed by the text of a view that displays one.
@MainActor
func shortName(of object: AnyObject) -> String {
  if let names = LayoutNaming.names { return names[ObjectIdentifier(object)] ?? className(of: object) }
  var name = "\(className(of: object)):\(address(of: object))"
  if let text = (object as? UIView)?.debugText, !text.isEmpty {
    // Apple's engine truncates after about 25 characters.
    let cut = text.count > 25 ? text.prefix(25) + "..." : text[...]
    name += "'\(cut)'"
  } else if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
    name += "'\(guide.identifier)'"
  }
  return name
}

/// Returns a number in the format of `%g`, with six significant digits.
package func shortNumber(_ value: CGFloat) -> String {
  String(format: "%g", Double(value))
}

/// Returns the rectangle as `{{x, y}, {width, height}}`.
func braced(_ rect: CGRect) -> String {
  "{{\(shortNumber(rect.origin.x)), \(shortNumber(rect.origin.y))}, "
    + "{\(shortNumber(rect.size.width)), \(shortNumber(rect.size.height))}}"
}

extension NSLayoutConstraint.Attribute {
  /// The name that descriptions use.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension LayoutItem {
  /// The name of the item in descriptions of constraints: its accessibility identifier, which `LayoutNames`
  /// explains at the end, or the object's short name.
  var name: String { alias ?? object.map { shortName(of: $0) } ?? "(null)" }

  /// The accessibility identifier of the view, if it has one.
  var alias: String? {
    guard LayoutNaming.names == nil, let identifier = view?.accessibilityIdentifier, !identifier.isEmpty
    else { return nil }
    return identifier
  }

  /// The name of the item in exceptions.
  var longName: String { object.map { "<\(className(of: $0)): \(address(of: $0))>" } ?? "(null)" }
}

/// The names explained in the last part of a description: `(active, names: title:0x…, '|':UIView:0x… )`.
@MainActor
struct LayoutNames {
  private var aliases: [(name: String, address: String)] = []
  private var superview: String?

  init(_ items: [LayoutItem?], superview: LayoutItem? = nil) {
    for case let item? in items + [superview] {
      guard let alias = item.alias, let object = item.object else { continue }
      let entry = (alias, UIKitCore.address(of: object))
      if !aliases.contains(where: { $0 == entry }) { aliases.append(entry) }
    }
    aliases.sort { ($0.name.lowercased(), $0.address) < ($1.name.lowercased(), $1.address) }
    guard let superview else { return }
    self.superview =
      superview.alias.flatMap { alias in superview.object.map { "\(alias):\(UIKitCore.address(of: $0))" } }
      ?? superview.name
  }

  /// Returns the last part, beginning with the state.
  func suffix(isActive: Bool) -> String {
    let state = isActive ? "active" : "inactive"
    let names = aliases.map { "\($0.name):\($0.address)" } + (superview.map { ["'|':\($0)"] } ?? [])
    return names.isEmpty ? "   (\(state))" : "   (\(state), names: \(names.joined(separator: ", ")) )"
  }
}

extension NSLayoutConstraint {
  var described: String {
    let identifier = self.identifier.map { " '\($0)'" } ?? ""
    let (equation, superview) = relationDescription
    let names = LayoutNames(
      [first, second, distances?.first?.item, distances?.second?.item], superview: superview)
    return
      "<\(heading(className(of: self), self))\(identifier) \(equation)\(names.suffix(isActive: isActive))>"
  }

  private var relationSign: String {
    switch relationValue {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var priorityDescription: String {
    priorityValue == .required ? "" : " @\(shortNumber(CGFloat(priorityValue.rawValue)))"
  }

  /// The constant, or the name of the system spacing if it is one.
  private var constantDescription: String {
    let number = shortNumber(constantValue)
    return spacing.map { "\($0.rawValue)(\(number))" } ?? number
  }

  /// The relation in visual format if possible, otherwise as an equation, and the item that `|` stands for.
  private var relationDescription: (equation: String, superview: LayoutItem?) {
    guard let first else { return ("(null)", nil) }
    if let visual = visualDescription { return visual }
    var text = side(first, attribute1, distance: distances?.first)
    text += " \(relationSign) "
    if let second {
      if multiplierValue != 1 { text += "\(shortNumber(multiplierValue))*" }
      text += side(second, attribute2, distance: distances?.second)
      if spacing != nil {
        // Without a sign, as in Apple's logs.
        text += " \(constantDescription)"
      } else if constantValue != 0 {
        text += constantValue > 0 ? " + " : " - "
        text += shortNumber(abs(constantValue))
      }
    } else {
      text += shortNumber(constantValue)
    }
    return (text + priorityDescription, nil)
  }

  private func side(_ item: LayoutItem, _ attribute: Attribute, distance: AnchorEnd?) -> String {
    let location = "\(item.name).\(attribute.name)"
    guard let distance else { return location }
    return "(\(distance.item.name).\(distance.attribute.name) - \(location))"
  }

  /// The relation of neighbors whose facing edges are related with a multiplier of 1, such as
  /// `H:|-(8)-[view]` or `H:[a]-(8)-[b]`.
  private var visualDescription: (equation: String, superview: LayoutItem?)? {
    guard let first, let second, multiplierValue == 1, distances == nil else { return nil }
    guard let a = Edge(attribute1), let b = Edge(attribute2), a.vertical == b.vertical,
      a.directional == b.directional
    else { return nil }
    let axis = a.vertical ? "V:" : "H:"
    let leftToRight = a.vertical || a.directional ? "" : "(LTR)"
    let sign = relationSign == "==" ? "" : relationSign
    let priority = priorityValue == .required ? "" : "@\(shortNumber(CGFloat(priorityValue.rawValue)))"
    let gap = "-(\(sign)\(constantDescription)\(priority))-"
    // Only if the constant is the gap itself and the first item is the later one: Apple's engine prints
    // `child.bottom == parent.bottom` as an equation, `parent.bottom == child.bottom` as `V:[child]-(0)-|`.
    if !a.isEnd, !b.isEnd, let parent = first.parentView, second.view === parent {
      return ("\(axis)|\(gap)[\(first.name)]\(leftToRight)", second)
    }
    if a.isEnd, b.isEnd, let parent = second.parentView, first.view === parent {
      return ("\(axis)[\(second.name)]\(gap)|\(leftToRight)", first)
    }
    if !a.isEnd, b.isEnd, first.parentView === second.parentView, first.parentView != nil {
      return ("\(axis)[\(second.name)]\(gap)[\(first.name)]\(leftToRight)", nil)
    }
    return nil
  }

  private struct Edge {
    let vertical: Bool
    let isEnd: Bool
    let directional: Bool

    init?(_ attribute: Attribute) {
      switch attribute {
      case .left, .right: (vertical, isEnd, directional) = (false, attribute == .right, false)
      case .leading, .trailing: (vertical, isEnd, directional) = (false, attribute == .trailing, true)
      case .top, .bottom: (vertical, isEnd, directional) = (true, attribute == .bottom, false)
      default: return nil
      }
    }
  }
}
