import Foundation

extension NSCoder {
  /// Encodes numbers as data, in little-endian byte order.
  package func encode(numbers: [Double], forKey key: String) {
    var data = Data(capacity: numbers.count * 8)
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    encode(data as NSData, forKey: key)
  }

  /// Returns the numbers for a key; an empty array if there are none.
  package func numbers(forKey key: String) -> [Double] {
    guard let data = value(NSData.self, forKey: key) as Data? else { return [] }
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)))
      }
    }
  }

  /// Returns the object of a class for a key; `nil` if there is none, for which Foundation on Linux would
  /// report damage.
  package func value<Value: NSObject & NSSecureCoding>(_ type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Returns the string for a key; `nil` if there is none.
  package func string(forKey key: String) -> String? {
    value(NSString.self, forKey: key) as String?
  }
}
