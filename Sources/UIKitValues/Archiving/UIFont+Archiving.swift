import Foundation

extension UIFontDescriptor {
  private static let attributesKey = "UIFontDescriptorAttributes"

  /// Returns a descriptor with the size of the font created from it. The text style is kept.
  func withPointSize(_ size: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: size])
  }

  func encodeAttributes(with coder: NSCoder) {
    let entries = fontAttributes.compactMap { key, value in
      Self.archived(value).map { (key.rawValue as NSString, $0) }
    }
    coder.encode(
      NSDictionary(objects: entries.map(\.1), forKeys: entries.map(\.0)), forKey: Self.attributesKey)
  }

  static func attributes(coder: NSCoder) -> [AttributeName: Any]? {
    let classes: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
    guard coder.containsValue(forKey: attributesKey),
      let archived = coder.decodeObject(of: classes, forKey: attributesKey) as? [String: Any]
    else { return nil }
    return attributes(archived, depth: 0)
  }

  /// - Parameter depth: how many lists of fonts the attributes are in. Archives may be anybody's.
  private static func attributes(_ archived: [String: Any], depth: Int) -> [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    for (name, value) in archived {
      let key = AttributeName(rawValue: name)
      switch key {
      case .traits:
        guard let archived = value as? [String: Any] else { continue }
        var traits: [TraitKey: Any] = [:]
        for (name, value) in archived {
          guard let number = number(value) else { continue }
          let key = TraitKey(rawValue: name)
          traits[key] = key == .symbolic ? UInt32(exactly: number) ?? 0 : number
        }
        attributes[key] = traits
      case .featureSettings:
        guard let archived = value as? [Any] else { continue }
        attributes[key] = archived.map { setting -> [String: Int] in
          (setting as? [String: Any] ?? [:]).compactMapValues { number($0).flatMap { Int(exactly: $0) } }
        }
      case .cascadeList:
        guard depth < 4, let archived = value as? [Any] else { continue }
        attributes[key] = archived.compactMap { $0 as? [String: Any] }.map {
          UIFontDescriptor(fontAttributes: Self.attributes($0, depth: depth + 1))
        }
      case .isOfDocument: attributes[key] = number(value) == 1
      default: attributes[key] = value
      }
    }
    return attributes
  }

  /// Returns the archivable object for an attribute's value; `nil` for an unsupported type.
  private static func archived(_ value: Any) -> NSObject? {
    switch value {
    case let value as String: value as NSString
    case let value as UIFont.Weight: NSNumber(value: Double(value.rawValue))
    case let value as UIFont.Width: NSNumber(value: Double(value.rawValue))
    case let value as UIFontDescriptor:
      dictionary(of: value.fontAttributes.map { ($0.key.rawValue, $0.value) })
    case let value as SymbolicTraits: NSNumber(value: value.rawValue)
    case let value as SystemDesign: value.rawValue as NSString
    case let value as UIFont.TextStyle: value.rawValue as NSString
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as UInt32: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as NSNumber: value
    case let values as [TraitKey: Any]: dictionary(of: values.map { ($0.key.rawValue, $0.value) })
    case let values as [AttributeName: Any]: dictionary(of: values.map { ($0.key.rawValue, $0.value) })
    case let values as [FeatureKey: Any]: dictionary(of: values.map { ($0.key.rawValue, $0.value) })
    case let values as [Any]: values.compactMap(archived) as NSArray
    default: nil
    }
  }

  private static func dictionary(of pairs: [(String, Any)]) -> NSDictionary {
    let entries = pairs.compactMap { name, value in archived(value).map { (name as NSString, $0) } }
    return NSDictionary(objects: entries.map(\.1), forKeys: entries.map(\.0))
  }
}

extension UIFont.Scaling {
  private static let styleKey = "UIFontTextStyle"
  private static let baseSizeKey = "UIFontBaseSize"
  private static let maximumKey = "UIFontMaximumSize"

  init?(coder: NSCoder) {
    guard let style = coder.string(forKey: Self.styleKey) else { return nil }
    self.init(
      style: UIFont.TextStyle(rawValue: style),
      baseSize: coder.numbers(forKey: Self.baseSizeKey).first.map { CGFloat($0) },
      maximumPointSize: coder.numbers(forKey: Self.maximumKey).first.map { CGFloat($0) })
  }

  func encode(with coder: NSCoder) {
    coder.encode(style.rawValue as NSString, forKey: Self.styleKey)
    if let baseSize { coder.encode(numbers: [Double(baseSize)], forKey: Self.baseSizeKey) }
    if let maximumPointSize { coder.encode(numbers: [Double(maximumPointSize)], forKey: Self.maximumKey) }
  }
}
