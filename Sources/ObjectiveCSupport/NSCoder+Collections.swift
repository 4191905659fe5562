import Foundation

extension NSCoder {
  /// Returns an array of objects of a class; `nil` if there is none for the key, or if it has other objects.
  public func decodeArrayOfObjects<Element: NSObject & NSSecureCoding>(
    ofClass type: Element.Type, forKey key: String
  ) -> [Element]? {
    decodeArrayOfObjects(ofClasses: [type], forKey: key) as? [Element]
  }

  /// Returns an array of objects of some classes; `nil` if there is none for the key.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }

  /// Returns a dictionary with keys of one class and objects of another; `nil` if there is none for the key, or if it has others.
  public func decodeDictionary<Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding>(
    withKeysOfClass keyType: Key.Type, objectsOfClass type: Value.Type, forKey key: String
  ) -> [Key: Value]? {
    decodeDictionary(withKeysOfClasses: [keyType], objectsOfClasses: [type], forKey: key) as? [Key: Value]
  }

  /// Returns a dictionary with keys and objects of some classes; `nil` if there is none for the key.
  public func decodeDictionary(
    withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses classes: [AnyClass], forKey key: String
  ) -> [AnyHashable: Any]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSDictionary.self] + keyClasses + classes, forKey: key) as? [AnyHashable: Any]
  }
}

extension NSKeyedUnarchiver {
  /// Returns the array of objects of a class in an archive; `nil` if it has other objects.
  public static func unarchivedArrayOfObjects<Element: NSObject & NSSecureCoding>(
    ofClass type: Element.Type, from data: Data
  ) throws -> [Element]? {
    try unarchivedArrayOfObjects(ofClasses: [type], from: data) as? [Element]
  }

  /// Returns the array of objects of some classes in an archive; `nil` if there is none.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]?
  {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// Returns the dictionary with keys of one class and objects of another in an archive; `nil` if it has others.
  public static func unarchivedDictionary<
    Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding
  >(
    ofKeyClass keyType: Key.Type, objectClass type: Value.Type, from data: Data
  ) throws -> [Key: Value]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyType, type], from: data) as? [Key: Value]
  }
}
