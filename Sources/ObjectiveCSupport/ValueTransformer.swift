import ForkSafeLocks
import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Negates a Boolean value.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Returns `true` for `nil`.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Returns `true` for values other than `nil`.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// Decodes objects from archives securely, and archives them in reverse.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// An abstract class that transforms values.
///
/// Unchecked, like Foundation's: subclasses have no state.
open class ValueTransformer: NSObject, @unchecked Sendable {
  /// Creates a transformer. Subclasses implement the transformation.
  public override init() { super.init() }

  /// Returns the class of transformed values. The default is `NSObject`.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Returns whether values can be transformed in reverse. The default is `true`, as in Apple's class.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Returns the transformed value. The default implementation returns the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Returns the reverse of a transformed value. Stops if the class does not allow it, as on iOS.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard type(of: self).allowsReverseTransformation() else {
      NSException(
        name: .internalInconsistencyException,
        reason: "\(type(of: self)) does not allow reverse transformation"
      ).raise()
    }
    return transformedValue(value)
  }

  private static let named = Mutex<[NSValueTransformerName: ValueTransformer]>([
    .negateBooleanTransformerName: NegatingTransformer(),
    .isNilTransformerName: SimpleTransformer { NSNumber(value: $0 == nil) },
    .isNotNilTransformerName: SimpleTransformer { NSNumber(value: $0 != nil) },
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
  ])

  /// Registers a transformer; `nil` removes the one with that name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {
    named.withLock { $0[name] = transformer }
  }
  fileprivate static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
    named.withLock { $0[name] }
  }
  /// Returns the names of registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    named.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }
}

/// Classes whose initializer returns an existing instance. This is not a class-bound protocol, which would
/// not permit it.
public protocol NamedTransformer {}
extension ValueTransformer: NamedTransformer {}
extension NamedTransformer {
  /// Returns the transformer that is registered with a name; `nil` if there is none. Classes are not searched
  /// for by the name.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.transformer(named: name) as? Self else { return nil }
    self = found
  }
}

/// A predefined transformer. Unchecked: its only property never changes.
private final class SimpleTransformer: ValueTransformer, @unchecked Sendable {
  private let work: @Sendable (Any?) -> Any?
  init(_ work: @escaping @Sendable (Any?) -> Any?) { self.work = work }
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { work(value) }
}

/// Negates Boolean values. Unchecked: it has no state.
private final class NegatingTransformer: ValueTransformer, @unchecked Sendable {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? {
    NSNumber(value: !((value as? NSNumber)?.boolValue ?? false))
  }
}

/// Decodes archives of property list classes, and creates them in reverse. As in Apple's class, the
/// transformation is the decoding.
///
/// Unchecked: it has no state.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes that archives may contain.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
  /// Returns the archived object.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  /// Returns the archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
