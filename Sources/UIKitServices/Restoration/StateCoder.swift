import Foundation

/// A coder for the state of an object. View controllers are stored as references to their keys in the state.
final class StateCoder: NSCoder {
  /// The encoded values: numbers, archived objects, and references.
  private(set) var values: [String: NSObject]
  /// Returns the key of a view controller in the state; `nil` if it is not in it.
  private let reference: (UIViewController) -> String?
  private let resolve: (String) -> Any?

  init(
    _ values: [String: NSObject] = [:], reference: @escaping (UIViewController) -> String? = { _ in nil },
    resolve: @escaping (String) -> Any? = { _ in nil }
  ) {
    self.values = values
    self.reference = reference
    self.resolve = resolve
  }

  private static let referenceMark = "reference"
  private static let listMark = "list"
  private static let archiveMark = "archive"

  private func packed(_ object: Any) -> NSObject? {
    switch object {
    case let controller as UIViewController:
      reference(controller).map { [Self.referenceMark: $0 as NSString] as NSDictionary }
    case let list as [UIViewController]:
      [Self.listMark: list.compactMap(reference) as NSArray] as NSDictionary
    default:
      (try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false))
        .map { [Self.archiveMark: $0 as NSData] as NSDictionary }
    }
  }

  private func unpacked(_ value: NSObject) -> Any? {
    guard let entry = value as? NSDictionary else { return value }
    if let path = entry[Self.referenceMark] as? String { return resolve(path) }
    if let list = entry[Self.listMark] as? [String] { return list.compactMap(resolve) }
    guard let data = entry[Self.archiveMark] as? Data,
      let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// Stores a reference for a key, which `resolve` converts to an object.
  func setReference(_ reference: String, forKey key: String) {
    values[key] = [Self.referenceMark: reference as NSString] as NSDictionary
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func encode(_ object: Any?, forKey key: String) { values[key] = object.flatMap { packed($0) } }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
  override func encode(_ value: Bool, forKey key: String) { values[key] = NSNumber(value: value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = NSNumber(value: value) }
  override func encode(_ value: Int32, forKey key: String) { values[key] = NSNumber(value: value) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = NSNumber(value: value) }
  override func encode(_ value: Float, forKey key: String) { values[key] = NSNumber(value: value) }
  override func encode(_ value: Double, forKey key: String) { values[key] = NSNumber(value: value) }
  override func decodeObject(forKey key: String) -> Any? { values[key].flatMap { unpacked($0) } }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }
  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? { decodeObject(forKey: key) as? DecodedObjectType }

  private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }
  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}
