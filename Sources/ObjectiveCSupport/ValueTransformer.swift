import Foundation
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String
  /// A name of an application's own.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name of an application's own.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns true into false and back.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// True where there is no value.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// True where there is a value.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// Objects to archives that are read securely, and back.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Turns values of one kind into values of another: an abstract class.
///
/// Unchecked, as Foundation's: subclasses have no state.
open class ValueTransformer: NSObject, @unchecked Sendable {
  /// A transformer; subclasses do the work.
  public override init() { super.init() }

  /// The class of transformed values; `NSObject` unless a subclass says so.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be transformed back. As Apple's, `true` unless a subclass says so.
  open class func allowsReverseTransformation() -> Bool { true }
  /// A transformed value: the value itself unless a subclass does something.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value from which a transformed one comes. Stops where the class does not allow it, as on iOS.
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

  /// Registers a transformer; nil removes what has the name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {
    named.withLock { $0[name] = transformer }
  }
  fileprivate static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
    named.withLock { $0[name] }
  }
  /// The names of registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    named.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }
}

/// Objects whose initialiser gives one that exists. Not a protocol of classes: only then may it.
public protocol NamedTransformer {}
extension ValueTransformer: NamedTransformer {}
extension NamedTransformer {
  /// The transformer that is registered for a name; nil without one. Classes are not looked for by the name.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.transformer(named: name) as? Self else { return nil }
    self = found
  }
}

/// One of the transformers that are there from the start. Unchecked: its one property never changes.
private final class SimpleTransformer: ValueTransformer, @unchecked Sendable {
  private let work: @Sendable (Any?) -> Any?
  init(_ work: @escaping @Sendable (Any?) -> Any?) { self.work = work }
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { work(value) }
}

/// Turns true into false and back. Unchecked: it has no state.
private final class NegatingTransformer: ValueTransformer, @unchecked Sendable {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? {
    NSNumber(value: !((value as? NSNumber)?.boolValue ?? false))
  }
}

/// Archives values of the classes of property lists, and reads such archives. As Apple's, it is named backwards: transforming
/// reads an archive.
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
  /// The archived object.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  /// The archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
