import ClassMetadata
import Foundation

/// The keys of views in archives. Those that iOS has, too, are named as there; the others are of this package's own.
private enum Key {
  static let bounds = "UIBounds"
  static let center = "UICenter"
  static let transform = "UITransform"
  static let resizing = "UIAutoresizingMask"
  static let translatesMask = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
  static let subviews = "UISubviews"
  static let arranged = "UIStackViewArrangedSubviews"
  static let axis = "UIStackViewAxis"
  static let distribution = "UIStackViewDistribution"
  static let alignment = "UIStackViewAlignment"
  static let contentSize = "UIContentSize"
  static let properties = "TinamouProperties"
  static let constraints = "TinamouConstraints"
}

/// Views in keyed archives: their geometry, the properties that key-value coding knows and that differ from those of a new view, their
/// subviews and the constraints among them. As on iOS, the settings of layers and recognizers are not part of an archive.
extension UIView {
  /// Writes the view to an archive.
  func archive(to coder: NSKeyedArchiver) {
    let (bounds, center, transform) = (bounds, center, transform)
    coder.encode([bounds.minX, bounds.minY, bounds.width, bounds.height].numbers, forKey: Key.bounds)
    coder.encode([center.x, center.y].numbers, forKey: Key.center)
    if transform != .identity {
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      coder.encode(parts.numbers, forKey: Key.transform)
    }
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.resizing)
    if !translatesAutoresizingMaskIntoConstraints { coder.encode(true, forKey: Key.translatesMask) }
    coder.encode(archivedProperties as NSDictionary, forKey: Key.properties)
    if let scroll = self as? UIScrollView {
      coder.encode([scroll.contentSize.width, scroll.contentSize.height].numbers, forKey: Key.contentSize)
    }
    let children = archivedSubviews
    guard !children.isEmpty else { return }
    coder.encode(children as NSArray, forKey: Key.subviews)
    if let stack = self as? UIStackView {
      coder.encode(stack.axis.rawValue, forKey: Key.axis)
      coder.encode(stack.distribution.rawValue, forKey: Key.distribution)
      coder.encode(stack.alignment.rawValue, forKey: Key.alignment)
      let arranged = stack.arrangedSubviews.compactMap { view in children.firstIndex { $0 === view } }
      coder.encode(arranged.map { NSNumber(value: $0) } as NSArray, forKey: Key.arranged)
    }
    let constraints = archivedConstraints(among: children)
    if !constraints.isEmpty { coder.encode(constraints as NSArray, forKey: Key.constraints) }
  }

  /// Applies what an archive has of the view. Does nothing if it has none.
  func unarchive(from coder: NSKeyedUnarchiver) {
    guard let bounds = coder.numbers(Key.bounds, count: 4), let center = coder.numbers(Key.center, count: 2)
    else { return }
    self.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
    self.center = CGPoint(x: center[0], y: center[1])
    if let parts = coder.numbers(Key.transform, count: 6) {
      transform = CGAffineTransform(
        a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
    autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: Key.resizing)))
    if coder.containsValue(forKey: Key.translatesMask) { translatesAutoresizingMaskIntoConstraints = false }
    let properties = coder.decodeObject(forKey: Key.properties) as? [String: Any] ?? [:]
    // Attributed texts follow the plain ones, which would replace them.
    for (name, value) in properties.sorted(by: {
      ($0.key.hasPrefix("attributed") ? 1 : 0, $0.key) < ($1.key.hasPrefix("attributed") ? 1 : 0, $1.key)
    }) {
      _ = NamedMembers.set(name, of: self, to: value is NSNull ? nil : value)
    }
    if let size = coder.numbers(Key.contentSize, count: 2) {
      (self as? UIScrollView)?.contentSize = CGSize(width: size[0], height: size[1])
    }
    guard let children = coder.decodeObject(forKey: Key.subviews) as? [UIView] else { return }
    for child in children { addSubview(child) }
    if let stack = self as? UIStackView,
      let arranged = coder.decodeObject(forKey: Key.arranged) as? [NSNumber]
    {
      stack.axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
      stack.distribution =
        UIStackView.Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
      stack.alignment = UIStackView.Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
      for index in arranged where children.indices.contains(index.intValue) {
        stack.addArrangedSubview(children[index.intValue])
      }
    }
    let constraints = coder.decodeObject(forKey: Key.constraints) as? [[String: Any]] ?? []
    NSLayoutConstraint.activate(constraints.compactMap { constraint($0, among: children) })
  }

  /// The subviews that an archive has: those of views that applications add views to. The others make their own.
  private var archivedSubviews: [UIView] {
    let makers: [UIView.Type] = [UIView.self, UIControl.self, UIStackView.self, UIScrollView.self]
    let type = ObjectIdentifier(DocumentCoder.decodingClass(of: Swift.type(of: self)))
    let isPlain = makers.contains { ObjectIdentifier($0) == type }
    // Classes without a name that can be looked up are private ones, such as those of scroll indicators.
    return subviews.filter { isPlain && NSClassFromString(NSStringFromClass(Swift.type(of: $0))) != nil }
  }
}

// MARK: Properties

extension UIView {
  /// The properties that differ from those of a new view of the class of UIKit's, by name.
  private var archivedProperties: [String: Any] {
    guard let type = DocumentCoder.decodingClass(of: Swift.type(of: self)) as? UIView.Type,
      let new = type.init(coder: DocumentCoder())
    else { return [:] }
    var result: [String: Any] = [:]
    for name in NamedMembers.settableNames(of: self) {
      guard case .some(let value) = NamedMembers.value(name, of: self),
        case .some(let former) = NamedMembers.value(name, of: new)
      else { continue }
      guard let archived = Self.archived(value) else {
        if value == nil, former != nil { result[name] = NSNull() }
        continue
      }
      if let former = Self.archived(former), archived.isEqual(former) { continue }
      result[name] = archived
    }
    return result
  }

  /// Returns a value as an archive has it; `nil` for one that is no part of archives.
  private static func archived(_ value: Any?) -> NSObject? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as String: value as NSString
    case let value as NSObject where value is NSCoding && !(value is UIResponder): value
    default: nil
    }
  }
}

// MARK: Constraints

extension UIView {
  /// The constraints that the view holds between itself and its subviews. Constraints of guides are left out.
  private func archivedConstraints(among children: [UIView]) -> [NSDictionary] {
    constraints.filter { type(of: $0) == NSLayoutConstraint.self }.compactMap { constraint in
      func place(_ item: AnyObject?) -> Int? {
        if item === self { return -1 }
        return children.firstIndex { $0 === item }
      }
      guard let first = place(constraint.firstItem) else { return nil }
      let second = place(constraint.secondItem)
      guard second != nil || constraint.secondItem == nil else { return nil }
      var result: [String: Any] = [
        "first": first, "attribute": constraint.firstAttribute.rawValue,
        "relation": constraint.relation.rawValue, "other": constraint.secondAttribute.rawValue,
        "multiplier": Double(constraint.multiplier), "constant": Double(constraint.constant),
        "priority": Double(constraint.priority.rawValue),
      ]
      if let second { result["second"] = second }
      if let identifier = constraint.identifier { result["identifier"] = identifier }
      return result as NSDictionary
    }
  }

  private func constraint(_ values: [String: Any], among children: [UIView]) -> NSLayoutConstraint? {
    func number(_ key: String) -> Double? { (values[key] as? NSNumber)?.doubleValue }
    func integer(_ key: String) -> Int? { (values[key] as? NSNumber)?.intValue }
    func item(_ key: String) -> UIView? {
      guard let index = integer(key) else { return nil }
      return index < 0 ? self : children.indices.contains(index) ? children[index] : nil
    }
    guard let first = item("first"),
      let attribute = integer("attribute").flatMap(NSLayoutConstraint.Attribute.init(rawValue:)),
      let relation = integer("relation").flatMap(NSLayoutConstraint.Relation.init(rawValue:)),
      let other = integer("other").flatMap(NSLayoutConstraint.Attribute.init(rawValue:)),
      let multiplier = number("multiplier"), let constant = number("constant"),
      let priority = number("priority")
    else { return nil }
    let result = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: item("second"), attribute: other,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    result.priority = UILayoutPriority(Float(priority))
    result.identifier = values["identifier"] as? String
    return result
  }
}

extension [CGFloat] {
  fileprivate var numbers: NSArray { map { NSNumber(value: Double($0)) } as NSArray }
}

extension NSKeyedUnarchiver {
  fileprivate func numbers(_ key: String, count: Int) -> [CGFloat]? {
    guard containsValue(forKey: key), let numbers = decodeObject(forKey: key) as? [NSNumber],
      numbers.count == count
    else { return nil }
    return numbers.map { CGFloat($0.doubleValue) }
  }
}
