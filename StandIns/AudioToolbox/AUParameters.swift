import Foundation
import ObjectiveCSupport

public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
public typealias AUParameterObserverToken = UnsafeMutableRawPointer
public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
public typealias AUImplementorStringFromValueCallback = (AUParameter, UnsafePointer<AUValue>?) -> String
public typealias AUImplementorValueFromStringCallback = (AUParameter, String) -> AUValue
public enum AUParameterAutomationEventType: UInt32, Sendable { case value, touch, release }

/// A node of a tree of parameters. Values are stored; observers outside of the tree are not called.
open class AUParameterNode: NSObject, @unchecked Sendable {
  public let identifier: String
  open internal(set) var displayName: String
  weak var parent: AUParameterNode?
  open var implementorValueObserver: AUImplementorValueObserver = { _, _ in }
  open var implementorValueProvider: AUImplementorValueProvider = { $0.storedValue }
  open var implementorStringFromValueCallback: AUImplementorStringFromValueCallback = { parameter, value in
    String(value?.pointee ?? parameter.value)
  }
  open var implementorValueFromStringCallback: AUImplementorValueFromStringCallback = { _, text in
    AUValue(text) ?? 0
  }
  init(identifier: String, name: String) { (self.identifier, displayName) = (identifier, name) }
  open var keyPath: String {
    var names: [String] = []
    var node: AUParameterNode? = self
    while let current = node, current.parent != nil {
      names.insert(current.identifier, at: 0)
      node = current.parent
    }
    return names.joined(separator: ".")
  }
  open func displayName(withLength maximumLength: Int) -> String { String(displayName.prefix(maximumLength)) }
  /// Returns a token; the closure is never called, as if another program had set no value.
  open func token(byAddingParameterObserver observer: @escaping AUParameterObserver)
    -> AUParameterObserverToken
  {
    UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
  open func removeParameterObserver(_ token: AUParameterObserverToken) {}
  /// The nearest observer and provider of the nodes above.
  fileprivate var root: AUParameterNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
/// A group of parameters.
open class AUParameterGroup: AUParameterNode, @unchecked Sendable {
  public let children: [AUParameterNode]
  init(identifier: String, name: String, children: [AUParameterNode]) {
    self.children = children
    super.init(identifier: identifier, name: name)
    for child in children { child.parent = self }
  }
  open var allParameters: [AUParameter] {
    children.flatMap { child in
      (child as? AUParameter).map { [$0] } ?? (child as? AUParameterGroup)?.allParameters ?? []
    }
  }
}
/// A tree of parameters.
open class AUParameterTree: AUParameterGroup, @unchecked Sendable {
  open class func createParameter(
    withIdentifier identifier: String, name: String, address: AUParameterAddress, min: AUValue, max: AUValue,
    unit: AudioUnitParameterUnit, unitName: String?, flags: AudioUnitParameterOptions = [],
    valueStrings: [String]?,
    dependentParameters: [NSNumber]?
  ) -> AUParameter {
    AUParameter(identifier, name, address, (min, max), unit, unitName, flags, valueStrings)
  }
  open class func createGroup(withIdentifier identifier: String, name: String, children: [AUParameterNode])
    -> AUParameterGroup
  { AUParameterGroup(identifier: identifier, name: name, children: children) }
  open class func createTree(withChildren children: [AUParameterNode]) -> AUParameterTree {
    AUParameterTree(identifier: "", name: "", children: children)
  }
  open func parameter(withAddress address: AUParameterAddress) -> AUParameter? {
    allParameters.first { $0.address == address }
  }
}
/// A parameter, whose values are kept in its range.
open class AUParameter: AUParameterNode, @unchecked Sendable {
  public let minValue: AUValue
  public let maxValue: AUValue
  public let unit: AudioUnitParameterUnit
  public let unitName: String?
  public let flags: AudioUnitParameterOptions
  public let address: AUParameterAddress
  public let valueStrings: [String]?
  open var dependentParameters: [NSNumber]? { nil }
  fileprivate var storedValue: AUValue
  init(
    _ identifier: String, _ name: String, _ address: AUParameterAddress, _ range: (AUValue, AUValue),
    _ unit: AudioUnitParameterUnit, _ unitName: String?, _ flags: AudioUnitParameterOptions,
    _ valueStrings: [String]?
  ) {
    (minValue, maxValue, self.unit, self.unitName) = (range.0, range.1, unit, unitName)
    (self.flags, self.address, self.valueStrings, storedValue) = (flags, address, valueStrings, range.0)
    super.init(identifier: identifier, name: name)
  }
  open var value: AUValue {
    get { root.implementorValueProvider(self) }
    set { setValue(newValue, originator: nil) }
  }
  open func setValue(_ value: AUValue, originator: AUParameterObserverToken?) {
    storedValue = Swift.min(Swift.max(value, minValue), maxValue)
    root.implementorValueObserver(self, storedValue)
  }
  open func setValue(_ value: AUValue, originator: AUParameterObserverToken?, atHostTime hostTime: UInt64) {
    setValue(value, originator: originator)
  }
  open func setValue(
    _ value: AUValue, originator: AUParameterObserverToken?, atHostTime hostTime: UInt64,
    eventType: AUParameterAutomationEventType
  ) { setValue(value, originator: originator) }
  open func string(fromValue value: UnsafePointer<AUValue>?) -> String {
    root.implementorStringFromValueCallback(self, value)
  }
  open func value(from string: String) -> AUValue { root.implementorValueFromStringCallback(self, string) }
}
