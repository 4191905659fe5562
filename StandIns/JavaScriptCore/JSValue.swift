import CoreGraphics
import Foundation

/// A kind of value.
public struct JSType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let kJSTypeUndefined = JSType(0)
public let kJSTypeNull = JSType(1)
public let kJSTypeBoolean = JSType(2)
public let kJSTypeNumber = JSType(3)
public let kJSTypeString = JSType(4)
public let kJSTypeObject = JSType(5)
public let kJSTypeSymbol = JSType(6)

public let JSPropertyDescriptorWritableKey = "writable"
public let JSPropertyDescriptorEnumerableKey = "enumerable"
public let JSPropertyDescriptorConfigurableKey = "configurable"
public let JSPropertyDescriptorValueKey = "value"
public let JSPropertyDescriptorGetKey = "get"
public let JSPropertyDescriptorSetKey = "set"

/// A value of scripts.
open class JSValue: NSObject {
  /// An object's properties and elements, which all values of the object share.
  final class Object {
    var properties: [String: Content] = [:]
    var elements: [Content]?
    /// The object of the program that it wraps.
    var wrapped: Any?
    var isError = false
    init(elements: [Content]? = nil, wrapped: Any? = nil) {
      (self.elements, self.wrapped) = (elements, wrapped)
    }
  }
  enum Content {
    case undefined, null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case symbol(String)
    case bigInt(String)
    case date(Date)
    case object(Object)
  }
  let content: Content
  public let context: JSContext!

  init(_ content: Content, _ context: JSContext?) {
    (self.content, self.context) = (content, context)
  }

  static func content(of value: Any?) -> Content {
    guard let value else { return .undefined }
    // The number 1 as an object can be cast to a Boolean value.
    if type(of: value) == Bool.self, let value = value as? Bool { return .boolean(value) }
    switch value {
    case let value as JSValue: return value.content
    case is NSNull: return .null
    case let value as String: return .string(value)
    case let value as Date: return .date(value)
    case let value as NSNumber: return .number(value.doubleValue)
    case let value as any BinaryInteger: return .number(Double(value))
    case let value as any BinaryFloatingPoint: return .number(Double(value))
    case let value as [Any]:
      return .object(Object(elements: value.map { content(of: $0) }))
    case let value as [AnyHashable: Any]:
      let object = Object()
      for (key, value) in value { object.properties["\(key)"] = content(of: value) }
      return .object(object)
    default: return .object(Object(wrapped: value))
    }
  }

  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(Self.content(of: value), context)
  }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.boolean(value), context) }
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(.number(value), context)
  }
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(.number(Double(value)), context)
  }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(.number(Double(value)), context)
  }
  public convenience init!(newObjectIn context: JSContext!) { self.init(.object(Object()), context) }
  public convenience init!(newArrayIn context: JSContext!) {
    self.init(.object(Object(elements: [])), context)
  }
  public convenience init!(
    newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!
  ) {
    let object = Object()
    object.properties["source"] = .string(pattern ?? "")
    object.properties["flags"] = .string(flags ?? "")
    self.init(.object(object), context)
  }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    let object = Object()
    object.isError = true
    object.properties["message"] = .string(message ?? "")
    self.init(.object(object), context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }
  public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
    self.init(.symbol(description ?? ""), context)
  }
  public convenience init!(newBigIntFrom string: String, in context: JSContext) {
    self.init(.bigInt(string), context)
  }
  public convenience init!(newBigIntFrom int64: Int64, in context: JSContext) {
    self.init(.bigInt("\(int64)"), context)
  }
  public convenience init!(newBigIntFrom uint64: UInt64, in context: JSContext) {
    self.init(.bigInt("\(uint64)"), context)
  }
  /// Returns a promise. Without an engine it is never settled, and the executor is not called.
  public convenience init!(
    newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!
  ) { self.init(.object(Object()), context) }
  public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
    self.init(.object(Object()), context)
  }
  public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
    self.init(.object(Object()), context)
  }
  public convenience init!(point: CGPoint, in context: JSContext!) {
    self.init(object: ["x": point.x, "y": point.y], in: context)
  }
  public convenience init!(size: CGSize, in context: JSContext!) {
    self.init(object: ["width": size.width, "height": size.height], in: context)
  }
  public convenience init!(rect: CGRect, in context: JSContext!) {
    self.init(
      object: ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height], in: context)
  }
  public convenience init!(range: NSRange, in context: JSContext!) {
    self.init(object: ["location": range.location, "length": range.length], in: context)
  }

  private func value(_ content: Content) -> JSValue { JSValue(content, context) }
  private var object: Object? {
    if case .object(let object) = content { return object }
    return nil
  }
  open var isUndefined: Bool { if case .undefined = content { true } else { false } }
  open var isNull: Bool { if case .null = content { true } else { false } }
  open var isBoolean: Bool { if case .boolean = content { true } else { false } }
  open var isNumber: Bool { if case .number = content { true } else { false } }
  open var isString: Bool { if case .string = content { true } else { false } }
  open var isSymbol: Bool { if case .symbol = content { true } else { false } }
  open var isBigInt: Bool { if case .bigInt = content { true } else { false } }
  open var isDate: Bool { if case .date = content { true } else { false } }
  open var isObject: Bool { object != nil || isDate }
  open var isArray: Bool { object?.elements != nil }

  // MARK: - Conversion

  open func toObject() -> Any! {
    switch content {
    case .undefined: nil
    case .null: NSNull()
    case .boolean(let value): value
    case .number(let value): NSNumber(value: value)
    case .string(let value): value
    case .date(let value): value
    case .symbol, .bigInt: self
    case .object(let object):
      if let wrapped = object.wrapped {
        wrapped
      } else if object.elements != nil {
        toArray()
      } else {
        toDictionary()
      }
    }
  }
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let value = toObject() as? NSObject, let expectedClass else { return nil }
    return value.isKind(of: expectedClass) ? value : nil
  }
  open func toBool() -> Bool {
    switch content {
    case .undefined, .null: false
    case .boolean(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let value): !value.isEmpty
    case .bigInt(let value): value != "0"
    case .symbol, .date, .object: true
    }
  }
  open func toDouble() -> Double {
    switch content {
    case .undefined, .symbol: return .nan
    case .null: return 0
    case .boolean(let value): return value ? 1 : 0
    case .number(let value): return value
    case .string(let value):
      let digits = value.trimmingCharacters(in: .whitespacesAndNewlines)
      return digits.isEmpty ? 0 : Double(digits) ?? .nan
    case .bigInt(let value): return Double(value) ?? .nan
    case .date(let value): return (value.timeIntervalSince1970 * 1000).rounded()
    case .object(let object):
      if let elements = object.elements {
        return elements.isEmpty ? 0 : elements.count == 1 ? value(elements[0]).toDouble() : .nan
      }
      return .nan
    }
  }
  /// The number modulo 2³², as scripts convert it.
  open func toUInt32() -> UInt32 {
    let number = toDouble()
    guard number.isFinite else { return 0 }
    let remainder = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return UInt32(remainder < 0 ? remainder + 4_294_967_296 : remainder)
  }
  open func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }
  open func toInt64() -> Int64 {
    if case .bigInt(let value) = content { return Int64(value) ?? 0 }
    return Int64(exactly: toDouble().rounded(.towardZero)) ?? 0
  }
  open func toUInt64() -> UInt64 {
    if case .bigInt(let value) = content { return UInt64(value) ?? 0 }
    return UInt64(exactly: toDouble().rounded(.towardZero)) ?? 0
  }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    switch content {
    case .undefined: return "undefined"
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value):
      if value.isNaN { return "NaN" }
      if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
      if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
      return "\(value)"
    case .string(let value), .bigInt(let value): return value
    case .symbol(let value): return "Symbol(\(value))"
    case .date(let value): return value.description
    case .object(let object):
      if let elements = object.elements {
        return elements.map { element in
          let element = value(element)
          return element.isUndefined || element.isNull ? "" : element.toString()
        }.joined(separator: ",")
      }
      if object.isError { return "Error: \(forProperty("message").toString() ?? "")" }
      return "[object Object]"
    }
  }
  open override var description: String { toString() }
  open func toDate() -> Date! {
    if case .date(let value) = content { return value }
    return Date(timeIntervalSince1970: toDouble() / 1000)
  }
  open func toArray() -> [Any]! { object?.elements.map { $0.map { value($0).toObject() ?? NSNull() } } }
  open func toDictionary() -> [AnyHashable: Any]! {
    guard let object else { return nil }
    var values: [AnyHashable: Any] = [:]
    for (index, value) in (object.elements ?? []).enumerated() {
      values["\(index)"] = self.value(value).toObject()
    }
    for (name, value) in object.properties { values[name] = self.value(value).toObject() }
    return values
  }
  private func number(_ property: String) -> Double { forProperty(property).toDouble() }
  open func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }
  open func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }
  open func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }
  open func toRange() -> NSRange {
    NSRange(
      location: Int(exactly: number("location")) ?? 0, length: Int(exactly: number("length")) ?? 0)
  }

  // MARK: - Properties

  open func forProperty(_ property: Any!) -> JSValue! {
    let undefined = JSValue(.undefined, context)
    guard let object, let property else { return undefined }
    let name = Self.name(property)
    if let elements = object.elements {
      if name == "length" { return JSValue(.number(Double(elements.count)), context) }
      if let index = Int(name) {
        return elements.indices.contains(index) ? value(elements[index]) : undefined
      }
    }
    return object.properties[name].map(value) ?? undefined
  }
  open func setValue(_ value: Any!, forProperty property: Any!) {
    guard let object, let property else { return }
    let name = Self.name(property)
    if object.elements != nil, let index = Int(name) { return setValue(value, at: index) }
    object.properties[name] = Self.content(of: value)
  }
  @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
    guard let object, let property else { return false }
    object.properties[Self.name(property)] = nil
    return true
  }
  open func hasProperty(_ property: Any!) -> Bool {
    guard let object, let property else { return false }
    return object.properties[Self.name(property)] != nil || !forProperty(property).isUndefined
  }
  open func defineProperty(_ property: Any!, descriptor: Any!) {
    guard let descriptor = descriptor as? [AnyHashable: Any] else { return }
    setValue(descriptor[JSPropertyDescriptorValueKey], forProperty: property)
  }
  open func atIndex(_ index: Int) -> JSValue! { forProperty(index) }
  open func setValue(_ value: Any!, at index: Int) {
    guard let object, index >= 0 else { return }
    guard var elements = object.elements else { return setValue(value, forProperty: "\(index)") }
    // Scripts have sparse arrays; a far element would need the memory of all before it.
    guard index < elements.count + 100_000 else { return }
    while elements.count <= index { elements.append(.undefined) }
    elements[index] = Self.content(of: value)
    object.elements = elements
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    setValue(object, forProperty: key)
  }
  open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }
  open subscript(key: Any!) -> JSValue! { forProperty(key) }
  open subscript(index: Int) -> JSValue! { atIndex(index) }

  private static func name(_ property: Any) -> String {
    (property as? JSValue)?.toString() ?? "\(property)"
  }

  // MARK: - Comparison and calls

  open func isInstance(of value: Any!) -> Bool { false }
  open func isEqual(to value: Any!) -> Bool {
    let other = JSValue(Self.content(of: value), context)
    switch (content, other.content) {
    case (.undefined, .undefined), (.null, .null): return true
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.number(let first), .number(let second)): return first == second
    case (.string(let first), .string(let second)): return first == second
    case (.bigInt(let first), .bigInt(let second)): return first == second
    case (.date(let first), .date(let second)): return first == second
    case (.object(let first), .object(let second)): return first === second || isSame(first, second)
    default: return false
    }
  }
  private func isSame(_ first: Object, _ second: Object) -> Bool {
    guard let first = first.wrapped, let second = second.wrapped, type(of: first) is AnyClass,
      type(of: second) is AnyClass
    else { return false }
    return (first as AnyObject) === (second as AnyObject)
  }
  /// Returns whether the values are equal, or are so as numbers or texts.
  open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    let other = JSValue(Self.content(of: value), context)
    if isEqual(to: other) { return true }
    let (isEmpty, otherIsEmpty) = (isUndefined || isNull, other.isUndefined || other.isNull)
    if isEmpty || otherIsEmpty { return isEmpty && otherIsEmpty }
    if isObject && other.isObject { return false }
    if isObject || other.isObject { return toString() == other.toString() }
    return toDouble() == other.toDouble()
  }
  /// Returns `undefined`, and the context has an exception: there are no functions.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { fail() }
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! { fail() }
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    fail()
  }
  private func fail() -> JSValue { context?.fail() ?? JSValue(.undefined, nil) }
}
