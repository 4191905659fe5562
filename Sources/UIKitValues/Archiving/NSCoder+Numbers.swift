import Foundation

extension NSCoder {
  /// Archives numbers as data: their bytes, the least significant first.
  package func encode(numbers: [Double], forKey key: String) {
    var data = Data(capacity: numbers.count * 8)
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    encode(data as NSData, forKey: key)
  }

  /// The numbers of a key; none for what is no list of such.
  package func numbers(forKey key: String) -> [Double] {
    guard let data = value(NSData.self, forKey: key) as Data? else { return [] }
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)))
      }
    }
  }

  /// The object of a class under a key; nil where there is none, which Foundation here takes for damage.
  package func value<Value: NSObject & NSSecureCoding>(_ type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// The string of a key, or nil.
  package func string(forKey key: String) -> String? {
    value(NSString.self, forKey: key) as String?
  }
}
