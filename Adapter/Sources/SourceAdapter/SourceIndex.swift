import Foundation
import SwiftSyntax

/// An index of the declarations in a module's files that the adapter needs.
///
/// Unchecked: nothing changes after its creation, except for the questions of its sets of names, which a lock protects.
final class SourceIndex: @unchecked Sendable {
  final class TypeEntry {
    var isClass = false
    var isProtocol = false
    /// A Boolean value that indicates whether the type is a structure, an enumeration or an actor.
    var isValue = false
    var isObjectiveC = false
    var isGeneric = false
    /// A Boolean value that indicates whether a structure or an enumeration of the name has parameters.
    var isGenericValue = false
    var isMainActor = false
    var hasObjectiveCMembers = false
    /// A Boolean value that indicates whether an extension of a protocol is one for subclasses of NSObject.
    var needsNSObject = false
    var inherited: [String] = []
    /// The number of classes with the name.
    var classes = 0
    var addsPlainInitializer = false
    var hasDesignatedInitializer = false
    fileprivate(set) var methods: [SourceFacts.Method] = []
    /// The indices of the methods by name.
    fileprivate var places: [String: [Int]] = [:]
    /// The number of methods by full name.
    fileprivate var counts: [String: Int] = [:]

    fileprivate func add(_ method: SourceFacts.Method) {
      places[method.name, default: []].append(methods.count)
      counts[method.fullName, default: 0] += 1
      methods.append(method)
    }

    /// Returns the methods of a name, in the order of their declarations.
    fileprivate func methods(named name: String) -> [SourceFacts.Method] {
      (places[name] ?? []).map { methods[$0] }
    }
    /// The methods that XCTest would find in a test class.
    var tests: [SourceFacts.TestMethod] = []
    var properties: Set<String> = []
    /// The stubs in the class's body of properties that extensions override, by name.
    var overridingProperties: [String: String] = [:]
    /// Properties of extensions that are visible to Objective-C and do not override; the value indicates
    /// whether other modules may override them.
    var extensionProperties: [String: Bool] = [:]
    /// Other properties of extensions that do not override.
    var addedProperties: Set<String> = []
    /// Properties that override.
    var overrides: Set<String> = []
    /// Properties with a custom Objective-C name.
    var renamedProperties: [String: String] = [:]
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// The selectors that occur in `#selector` expressions.
  private(set) var usedSelectors: Set<String> = []
  /// The selectors that are made from literals. They find only what Objective-C's runtime knows anyway.
  private(set) var literalSelectors: Set<String> = []
  /// The methods of the module's `@objc` protocols, by full name.
  private(set) var protocolMethods: Set<String> = []
  /// The optional method requirements by name.
  private(set) var optionalMethods: [String: [SourceFacts.Method]] = [:]
  /// The protocols with optional methods by name.
  private var optionalOwners: [String: Set<String>] = [:]
  /// The protocols with optional property requirements by name.
  private(set) var optionalProperties: [String: Set<String>] = [:]
  /// The types of properties by name, without `?` and `!`.
  private var declaredTypes: [String: Set<String>] = [:]
  /// The declared types of local variables by name.
  private var localTypes: [String: Set<String>] = [:]
  /// The full names of methods that are overridden.
  private(set) var overridden: Set<String> = []
  /// The extended classes of methods that extensions add to other modules' classes and that classes override,
  /// by full name.
  private(set) var extended: [String: Set<String>] = [:]

  /// The positions of arguments that are protocols of Objective-C's, by the name of the generic type.
  private(set) var existentialArguments: [String: Set<Int>] = [:]

  /// The types, type aliases and generic parameters that the module declares, including those in functions.
  private(set) var declared: Set<String> = []
  /// Those of them that are declared in no other type, or in a function.
  private var outerTypes: Set<String> = []
  /// The others, each after the type that it is declared in and a period.
  private var nestedTypes: Set<String> = []
  /// The functions and variables that the module declares.
  let functions: AskedNames
  /// The variables, cases and static methods that the module declares.
  let members: AskedNames

  /// The declarations as Objective-C sees them; nil if that is not checked.
  let objectiveC: ObjectiveCIndex?

  /// Returns whether a name is that of a type of the module's at a place in its code. Elsewhere a type that is declared in another one is
  /// not seen by its name alone.
  func sees(_ name: String, from node: some SyntaxProtocol) -> Bool {
    outerTypes.contains(name)
      || declared.contains(name)
        && SourceSurvey.owners(of: Syntax(node)).contains { nestedTypes.contains("\($0).\(name)") }
  }

  /// Creates the index from the facts of all files, in their order.
  init(_ facts: [SourceFacts], options: AdapterOptions) {
    objectiveC = options.checksObjectiveC ? ObjectiveCIndex(facts.compactMap(\.objectiveC)) : nil
    functions = AskedNames(facts.reduce(into: []) { $0.formUnion($1.functions) })
    members = AskedNames(facts.reduce(into: []) { $0.formUnion($1.members) })
    for text in options.protocols {
      let known = try? JSONDecoder().decode([SourceFacts.Declaration].self, from: Data(text.utf8))
      for declaration in known ?? [] { add(declaration) }
    }
    for one in facts {
      declared.formUnion(one.types)
      outerTypes.formUnion(one.outerTypes)
      nestedTypes.formUnion(one.nestedTypes)
      for declaration in one.declarations { add(declaration) }
      for property in one.typedProperties { declaredTypes[property.name, default: []].insert(property.type) }
    }
    sortedNames = types.keys.sorted()
    for (name, entry) in types where entry.isProtocol && entry.isObjectiveC {
      for method in entry.methods {
        protocolMethods.insert(method.fullName)
        if method.isOptional {
          optionalMethods[method.name, default: []].append(method)
          optionalOwners[method.name, default: []].insert(name)
        }
      }
    }
    for entry in types.values {
      for method in entry.methods where method.isOverride { overridden.insert(method.fullName) }
      overridden.formUnion(entry.overrides)
    }
    for method in options.overridable { extended[method.name, default: []].insert(method.type) }
    for (name, entry) in types where isExternalType(name) {
      for method in entry.methods where method.isInExtension && !method.isOverride {
        let full = method.fullName
        guard method.isObjectiveC || overridden.contains(full) && isWitness(full, method.name, of: entry)
        else {
          continue
        }
        if method.isOpen || overridden.contains(full) || options.overriddenInTests.contains(method.name) {
          extended[full, default: []].insert(name)
        }
      }
      for (property, isOpen) in entry.extensionProperties
      where isOpen || overridden.contains(property) || options.overriddenInTests.contains(property) {
        extended[property, default: []].insert(name)
      }
      for property in entry.addedProperties
      where overridden.contains(property) && isWitness(property, property, of: entry) {
        extended[property, default: []].insert(name)
      }
    }
    for argument in facts.flatMap(\.genericArguments) where isExistentialOfObjectiveC(argument) {
      existentialArguments[argument.type, default: []].insert(argument.position)
    }
    for one in facts {
      literalSelectors.formUnion(one.literalSelectors)
      for reference in one.selectors { usedSelectors.insert(selector(of: reference)) }
      for local in one.typedLocals { localTypes[local.name, default: []].insert(local.type) }
    }
  }

  /// Adds a type or an extension.
  private func add(_ declaration: SourceFacts.Declaration) {
    let entry = entry(declaration.name)
    switch declaration.kind {
    case .class:
      entry.isClass = true
      entry.classes += 1
      entry.isMainActor = declaration.isMainActor
      entry.isGeneric = declaration.isGeneric || entry.isGeneric
      entry.hasObjectiveCMembers = declaration.isObjectiveC || entry.hasObjectiveCMembers
      // The superclass comes first, before the protocols of extensions that were visited earlier.
      entry.inherited = declaration.inherited + entry.inherited
    case .value:
      entry.isValue = true
      entry.isGenericValue = declaration.isGeneric || entry.isGenericValue
      entry.inherited += declaration.inherited
    case .protocol:
      entry.isProtocol = true
      entry.isObjectiveC = declaration.isObjectiveC
      entry.inherited += declaration.inherited
    case .extension:
      entry.inherited += declaration.inherited
      entry.needsNSObject = entry.needsNSObject || declaration.needsNSObject
    }
    for var method in declaration.methods {
      method.isObjectiveC = method.isObjectiveC || declaration.kind == .class && entry.hasObjectiveCMembers
      entry.add(method)
    }
    entry.tests += declaration.tests
    entry.addsPlainInitializer = entry.addsPlainInitializer || declaration.addsPlainInitializer
    entry.hasDesignatedInitializer = entry.hasDesignatedInitializer || declaration.hasDesignatedInitializer
    for property in declaration.properties {
      entry.properties.insert(property.name)
      if property.isOverride { entry.overrides.insert(property.name) }
      if let isOpen = property.isOpen { entry.extensionProperties[property.name] = isOpen }
      if property.isAdded { entry.addedProperties.insert(property.name) }
      if let stub = property.stub { entry.overridingProperties[property.name] = stub }
      if let renamed = property.renamed { entry.renamedProperties[property.name] = renamed }
      if property.isOptional { optionalProperties[property.name, default: []].insert(declaration.name) }
    }
  }

  /// Returns the selectors of the requirements that a method of a class satisfies: those of its full name in Objective-C's protocols that
  /// the class adopts. Requirements of a protocol that differ in types alone are told apart by these, as they are written.
  ///
  /// - Parameters:
  ///   - parameters: the types of the method's parameters.
  ///   - inherited: the types that the class's declaration names.
  func requiredSelectors(
    _ fullName: String, _ parameters: [String], of type: String, inheriting inherited: [String]
  ) -> Set<String> {
    var pending = inherited + (types[type]?.inherited ?? [])
    var (seen, result) = (Set<String>(), Set<String>())
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let entry = types[name] else { continue }
      pending += entry.inherited
      guard entry.isProtocol, entry.isObjectiveC else { continue }
      let named = entry.methods.filter { $0.fullName == fullName }
      let isOne = Set(named.map(\.selector)).count == 1
      result.formUnion(named.filter { isOne || $0.types == parameters }.map(\.selector))
    }
    return result
  }

  /// A Boolean value that indicates whether the module has optional requirements. Only questions for those
  /// depend on the types of variables.
  var hasOptionalRequirements: Bool { !optionalMethods.isEmpty || !optionalProperties.isEmpty }

  private func entry(_ name: String) -> TypeEntry {
    if let known = types[name] { return known }
    let made = TypeEntry()
    types[name] = made
    return made
  }

  /// Returns whether a property of an object is an optional requirement: the object is a property of the
  /// protocol's type, a parameter, or a variable bound to a cast to the protocol.
  func isOptionalProperty(_ name: String, of object: String) -> Bool {
    guard let protocols = optionalProperties[name] else { return false }
    return !protocols.isDisjoint(with: declaredTypes[object] ?? [])
      || !protocols.isDisjoint(with: localTypes[object] ?? [])
  }

  /// Returns whether a call with `?` calls an optional requirement, and not a closure in a property of the
  /// same name.
  ///
  /// - Parameter isLikely: whether one is called where the object's type is not known.
  func isOptionalMethod(_ name: String, calledOn object: String?, isLikely: Bool = true) -> Bool {
    guard optionalMethods[name] != nil else { return false }
    guard types.values.contains(where: { $0.properties.contains(name) }) || members.contains(name) else {
      return true
    }
    let owners = optionalOwners[name] ?? []
    guard let object else { return false }
    let known = (declaredTypes[object] ?? []).union(localTypes[object] ?? [])
    return known.isEmpty && isLikely
      || known.contains { type in
        owners.contains(type) || ["AnyObject", "Any", "NSObject"].contains(type)
          || types[type]?.inherited.contains(where: owners.contains) == true
      }
  }

  /// Returns the class and its superclasses that this module declares; the last name is the first one that it
  /// does not declare.
  func chain(_ name: String) -> [String] {
    var names: [String] = []
    var present: String? = name
    while let next = present, !names.contains(next), names.count < 50 {
      names.append(next)
      present = types[next]?.inherited.first
    }
    return names
  }

  /// Returns the tests of a class and of its superclasses in the module, without duplicates, sorted by name
  /// as XCTest runs them. Empty for other classes.
  /// Returns whether a class has an initializer without parameters that it, or a superclass from which it inherits all initializers, adds to
  /// those of the classes of other modules.
  func addsPlainInitializer(_ type: String) -> Bool {
    for name in chain(type) {
      guard let entry = types[name], !isExternalType(name), entry.classes == 1 else { return false }
      if entry.addsPlainInitializer { return true }
      if entry.hasDesignatedInitializer { return false }
    }
    return false
  }

  func tests(of type: String) -> [SourceFacts.TestMethod] {
    let chain = chain(type)
    guard chain.last == "XCTestCase", types[type]?.isGeneric == false else { return [] }
    var names: Set<String> = []
    let all = chain.flatMap { types[$0]?.tests ?? [] }
    return all.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// Returns whether a type has several methods of a full name.
  func isOverloaded(_ name: String, in type: String) -> Bool { types[type]?.counts[name] ?? 0 > 1 }

  private var sortedNames: [String] = []

  /// Returns whether a method of an extension has to be moved to the class's body: it overrides, is
  /// overridden, or may be overridden elsewhere.
  func isMoved(_ method: SourceFacts.Method, of type: String) -> Bool {
    guard method.isInExtension, let entry = types[type], entry.isClass, !entry.isGeneric else { return false }
    let name = method.fullName
    // It becomes a method of its own, which the class registers.
    if method.isOverride, rootMethod(name, overriddenBy: type) != nil { return false }
    if method.isOverride || method.isOpen { return true }
    guard overridden.contains(name) else { return false }
    // Overridden by a subclass.
    return types.contains { other, entry in
      other != type && entry.methods.contains { $0.isOverride && $0.fullName == name }
        && chain(other).contains(type)
    }
  }

  /// Returns whether an overriding property of an extension can be moved to the class's body, because the
  /// module declares the class.
  func isMoved(property name: String, of type: String) -> Bool {
    guard let entry = types[type], entry.isClass, !entry.isGeneric else { return false }
    return entry.overridingProperties[name] != nil
  }

  /// Returns whether a class of the module conforms to `UIApplicationDelegate`.
  func isDelegate(_ name: String) -> Bool {
    types[name]?.inherited.contains("UIApplicationDelegate") ?? false
  }

  /// Returns whether a class of the module may be an Objective-C class, that is, whether its root class is
  /// not known to be a Swift class.
  func mayBeObjectiveC(_ name: String) -> Bool {
    let chain = chain(name)
    guard let last = chain.last, last != name else { return false }
    if chain.contains(where: { types[$0]?.isProtocol == true }) { return false }
    return types[last]?.isClass != true && !Self.swiftProtocols.contains(last)
  }

  /// Protocols of the standard library that classes adopt.
  private static let swiftProtocols: Set<String> = [
    "Any", "AnyObject", "CaseIterable", "Codable", "Collection", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder", "Equatable", "Error",
    "Executor",
    "Hashable", "Identifiable", "IteratorProtocol", "LocalizedError", "ObservableObject", "Sendable",
    "Sequence",
    "TextOutputStream",
  ]

  /// Returns whether a type of the module is a class that inherits from something.
  func isClass(_ name: String) -> Bool { types[name]?.isClass ?? false }

  // MARK: Overrides of members of extensions

  /// Returns whether the module extends a type that it does not declare.
  func isExternalType(_ name: String) -> Bool {
    types[name].map { !$0.isClass && !$0.isProtocol && !$0.isValue } ?? false
  }

  /// Returns whether a member that an extension adds to a class of another module satisfies a requirement of one of Objective-C's
  /// protocols that extensions of the class adopt. It is then visible to Objective-C, though nothing says so.
  private func isWitness(_ fullName: String, _ name: String, of entry: TypeEntry) -> Bool {
    var pending = entry.inherited
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let known = types[next], known.isProtocol else {
        // Protocols of Swift's libraries do not have requirements that classes override.
        if !AppleNames.swiftProtocols.contains(next), AppleNames.requirements.contains(name) { return true }
        continue
      }
      pending += known.inherited
      guard known.isObjectiveC else { continue }
      if known.methods.contains(where: { $0.fullName == fullName }) || known.properties.contains(fullName) {
        return true
      }
    }
    return false
  }

  /// Returns whether an argument of a generic type is a protocol of Objective-C's. `any` is only written before protocols, and in valid
  /// code only those of Objective-C's are arguments for parameters that are classes.
  private func isExistentialOfObjectiveC(_ argument: SourceFacts.GenericArgument) -> Bool {
    guard !AppleNames.swiftProtocols.contains(argument.name) else { return false }
    if let entry = types[argument.name], entry.isProtocol { return entry.isObjectiveC }
    return argument.isAny || AppleNames.isProtocol(argument.name) && !declared.contains(argument.name)
  }

  /// Returns the extended classes whose method a class of the module overrides; empty if the method is
  /// declared in a class's body.
  func extendedClasses(overriddenBy method: String, of type: String) -> [String] {
    guard let owners = extended[method], types[type]?.isClass == true else { return [] }
    let chain = chain(type)
    let isDeclared = chain.dropFirst().contains { ancestor in
      types[ancestor]?.isClass == true
        && (types[ancestor]!.methods.contains { !$0.isOverride && $0.fullName == method }
          || (types[ancestor]!.properties.contains(method) && !types[ancestor]!.overrides.contains(method)))
    }
    if isDeclared { return [] }
    return chain.last.map { owners.contains($0) ? [$0] : owners.sorted() } ?? []
  }

  /// Returns whether a superclass in the module overrides a method.
  func isOverridden(_ method: String, above type: String) -> Bool {
    chain(type).dropFirst().contains { ancestor in
      types[ancestor]?.overrides.contains(method) == true
        || types[ancestor]?.methods.contains { $0.isOverride && $0.fullName == method } == true
    }
  }

  /// Returns the extended classes of other modules whose member an extension of another of their classes
  /// overrides.
  func extendedClasses(overriddenByExtensionOf type: String, _ member: String) -> [String] {
    guard isExternalType(type), let owners = extended[member] else { return [] }
    return owners.subtracting([type]).sorted()
  }

  /// Returns the protocol of an optional method that is called on a property of an unspecific type such as
  /// `AnyObject`.
  func optionalProtocol(of method: String, calledOn object: String) -> String? {
    guard let owners = optionalOwners[method], owners.count == 1,
      let types = declaredTypes[object], types == ["AnyObject"] || types == ["Any"] || types == ["NSObject"]
    else { return nil }
    return owners.first
  }

  /// Returns whether a class overrides a member that NSObject only has on iOS, as far as this module's
  /// classes show.
  func overridesCategoryMember(_ member: String, in type: String) -> Bool {
    let chain = chain(type)
    guard SelectorNames.informal.contains(member), chain.count > 1, chain.last == "NSObject" else {
      return false
    }
    return !chain.dropFirst().contains { ancestor in
      types[ancestor]?.methods.contains { $0.name == member } == true
        || types[ancestor]?.properties.contains(member) == true
    }
  }

  /// Returns the selector of a method with which a class overrides one of `NSObject`'s that is none of the class here; `nil` for others.
  func rootMethod(_ full: String, overriddenBy type: String) -> String? {
    guard let selector = SelectorNames.ofRootClasses[full] else { return nil }
    let chain = chain(type)
    // Layers and animations declare methods for keys themselves.
    guard chain.last != "CALayer", chain.last != "CAAnimation",
      !chain.dropFirst().contains(where: { types[$0]?.methods.contains { $0.fullName == full } == true })
    else { return nil }
    return selector
  }

  /// Returns the full name of a method that a class overrides and an extension declares.
  func extendedMethod(_ name: String, of type: String) -> String? {
    extended.keys.sorted().first { full in
      guard full.hasPrefix(name + "(") || full == name else { return false }
      let overrides =
        types[type]?.overrides.contains(full) == true
        || types[type]?.methods.contains { $0.isOverride && $0.fullName == full } == true
      return overrides
        && !(extendedClasses(overriddenBy: full, of: type)
          + extendedClasses(overriddenByExtensionOf: type, full)).isEmpty
    }
  }

  // MARK: Selectors

  /// Returns the selector that a `#selector` expression refers to.
  func selector(of reference: SelectorReference) -> String {
    let (name, labels, arity, owner) = (reference.name, reference.labels, reference.arity, reference.owner)
    switch reference.accessor {
    case "getter": return propertyName(name, owner)
    case "setter": return SelectorNames.setter(propertyName(name, owner))
    default: break
    }
    if let found = method(name, labels: labels, arity: arity, owner: owner) { return found.selector }
    if let labels {
      let full = "\(name)(\(labels.map { "\($0):" }.joined()))"
      return SelectorNames.renamed[full] ?? SelectorNames.name(name, labels: labels)
    }
    if let renamed = SelectorNames.renamed[name] { return renamed }
    if let arity, arity > 0 {
      return SelectorNames.name(name, labels: Array(repeating: "_", count: arity))
    }
    return name
  }

  private func propertyName(_ name: String, _ owner: String?) -> String {
    for type in owner.map(chain) ?? [] {
      if let renamed = types[type]?.renamedProperties[name] { return renamed }
    }
    return name
  }

  private func method(_ name: String, labels: [String]?, arity: Int?, owner: String?) -> SourceFacts.Method? {
    func fits(_ method: SourceFacts.Method) -> Bool {
      method.name == name && (labels == nil || method.labels == labels)
        && (arity == nil || method.labels.count == arity)
    }
    var pending = owner.map { [$0] } ?? []
    var seen: Set<String> = []
    while !pending.isEmpty {
      let type = pending.removeFirst()
      guard seen.insert(type).inserted, let entry = types[type] else { continue }
      if let found = entry.methods(named: name).first(where: fits) { return found }
      pending += entry.inherited
    }
    // A method of an unknown class, such as that of a variable.
    for type in sortedNames {
      if let found = types[type]?.methods(named: name).first(where: fits) { return found }
    }
    return nil
  }
}
