import Foundation

extension NSKeyedArchiver {
  /// Encodes a value as a property list in the archive.
  public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
    // A property list has no value alone at its top.
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns a value that was encoded with `encodeEncodable(_:forKey:)`; `nil` if there is none.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    try? decodeTopLevelDecodable(type, forKey: key)
  }

  /// Returns a value that was encoded with `encodeEncodable(_:forKey:)`; `nil` if there is none.
  ///
  /// - Throws: An error of decoding if the value is of another type.
  public func decodeTopLevelDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) throws
    -> Value?
  {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
      return nil
    }
    return try PropertyListDecoder().decode([Value].self, from: data as Data).first
  }
}
