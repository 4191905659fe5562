/// Names of Apple's frameworks and of Swift's library, as far as they decide what Objective-C sees.
enum AppleNames {
  /// Protocols of Swift's library and of Swift frameworks, which Objective-C does not see.
  static let swiftProtocols: Set<String> = [
    "Any", "AnyObject", "AdditiveArithmetic", "AsyncSequence", "BinaryInteger", "CaseIterable", "Codable",
    "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder", "Equatable", "Error",
    "Executor",
    "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "IteratorProtocol",
    "LocalizedError", "LosslessStringConvertible", "Numeric", "ObservableObject", "OptionSet",
    "RawRepresentable", "Sendable", "Sequence", "StringProtocol", "TextOutputStream", "class",
  ]

  /// Types that Objective-C sees as numbers or plain structures, which cannot be optional.
  static let scalars: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
    "Double",
    "Bool", "CGFloat", "TimeInterval", "NSInteger", "NSUInteger", "CGRect", "CGPoint", "CGSize", "CGVector",
    "CGAffineTransform", "NSRange", "UIEdgeInsets", "UIOffset", "CATransform3D",
  ]

  /// Types that become objects of Objective-C.
  static let objects: Set<String> = [
    "String", "Data", "Date", "URL", "UUID", "IndexPath", "IndexSet", "DateInterval", "Locale", "TimeZone",
    "Calendar", "URLRequest", "Notification", "CharacterSet", "DateComponents", "Measurement", "AnyClass",
  ]

  /// Types of Swift's library that Objective-C cannot represent.
  static let values: Set<String> = [
    "Character", "Substring", "Range", "ClosedRange", "PartialRangeFrom", "ArraySlice", "Result", "Int128",
    "UInt128", "Duration", "CollectionOfOne", "Slice", "Zip2Sequence", "Mirror",
  ]

  /// Classes with generic parameters. Their specializations are not known, so that members of extensions are not
  /// registered for the class.
  static let genericClasses: Set<String> = [
    "CNLabeledValue", "GKComponentSystem", "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult",
    "NSCache",
    "NSFetchedResultsController", "NSFetchRequest", "NSHashTable", "NSLayoutAnchor", "NSMapTable",
    "PHFetchResult",
    "PHFetchResultChangeDetails", "PHObjectChangeDetails", "UICollectionViewDiffableDataSource",
    "UIHostingController", "UIIndirectScribbleInteraction", "UITableViewDiffableDataSource",
  ]

  /// Returns whether a type that adopts a protocol may become an object of Objective-C.
  static func isBridging(_ name: String) -> Bool {
    name.contains("Bridgeable") || name.contains("ReferenceConvertible")
  }

  /// Returns whether a name that the module does not declare is one of Apple's classes.
  static func isClass(_ name: String) -> Bool {
    guard isApple(name) else { return false }
    return !["Delegate", "DataSource", "Protocol", "Coding", "Copying"].contains { name.hasSuffix($0) }
  }

  /// Returns whether a name that the module does not declare is that of one of Apple's protocols of delegates.
  static func isProtocol(_ name: String) -> Bool {
    isApple(name) && ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
  }

  /// Returns whether a name that the module does not declare is one of Apple's or of Swift's.
  static func isKnown(_ name: String) -> Bool { swiftProtocols.contains(name) || isApple(name) }

  private static func isApple(_ name: String) -> Bool {
    let head = name.prefix(2)
    return ["NS", "UI", "CA", "WK", "AV", "CL"].contains(head)
      && name.dropFirst(2).first?.isUppercase == true && name.dropFirst(3).first?.isLowercase == true
  }
}

extension AppleNames {
  /// Returns whether a property is one that every object of Objective-C has.
  static func isOfNSObject(_ name: String) -> Bool {
    [
      "description", "debugDescription", "hash", "hashValue", "superclass", "isProxy", "observationInfo",
      "self",
      "classForCoder", "classForKeyedArchiver", "attributeKeys", "toManyRelationshipKeys",
      "toOneRelationshipKeys",
      "isAccessibilityElement", "shouldGroupAccessibilityChildren", "automationElements",
    ].contains(name) || name.hasPrefix("accessibility")
  }
}
