import SwiftSyntax

/// An index of the declarations in a module's files that the adapter needs.
final class SourceIndex {
  struct Method {
    let name: String
    let labels: [String]
    let selector: String
    let isOverride: Bool
    let isInExtension: Bool
    let isOptional: Bool
    /// A Boolean value that indicates whether the method is visible to Objective-C. Those of extensions can
    /// then be overridden.
    let isObjectiveC: Bool
    /// A Boolean value that indicates whether other modules may override the method.
    let isOpen: Bool
    /// A method for a class's body that calls the one of this name in an extension; see
    /// `FileAdapter.makeDispatchable`.
    let stub: String
  }

  /// A method that XCTest finds by its name.
  struct TestMethod {
    let name: String
    let isAsync: Bool
  }

  final class TypeEntry {
    var isClass = false
    var isProtocol = false
    /// A Boolean value that indicates whether the type is a structure, an enumeration or an actor.
    var isValue = false
    var isObjectiveC = false
    var isGeneric = false
    var isMainActor = false
    var hasObjectiveCMembers = false
    var inherited: [String] = []
    fileprivate(set) var methods: [Method] = []
    /// The indices of the methods by name.
    fileprivate var places: [String: [Int]] = [:]
    /// The number of methods by full name.
    fileprivate var counts: [String: Int] = [:]

    fileprivate func add(_ method: Method) {
      places[method.name, default: []].append(methods.count)
      counts[SourceIndex.fullName(method), default: 0] += 1
      methods.append(method)
    }

    /// Returns the methods of a name, in the order of their declarations.
    fileprivate func methods(named name: String) -> [Method] { (places[name] ?? []).map { methods[$0] } }
    /// The methods that XCTest would find in a test class.
    var tests: [TestMethod] = []
    var properties: Set<String> = []
    /// The stubs in the class's body of properties that extensions override, by name.
    var overridingProperties: [String: String] = [:]
    /// Properties of extensions that are visible to Objective-C and do not override; the value indicates
    /// whether other modules may override them.
    var extensionProperties: [String: Bool] = [:]
    /// Properties that override.
    var overrides: Set<String> = []
    /// Properties with a custom Objective-C name.
    var renamedProperties: [String: String] = [:]
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// The selectors that occur in `#selector` expressions.
  private(set) var usedSelectors: Set<String> = []
  /// The methods of the module's `@objc` protocols, by full name.
  private(set) var protocolMethods: Set<String> = []
  /// The optional method requirements by name.
  private(set) var optionalMethods: [String: [Method]] = [:]
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
  private var delegates: [String] = []

  /// The types, type aliases and generic parameters that the module declares, including those in functions.
  private(set) var declared: Set<String> = []
  /// The functions and variables that the module declares.
  private(set) var functions: Set<String> = []
  /// The variables, cases and static methods that the module declares.
  private(set) var members: Set<String> = []

  init(_ files: [ParsedFile], surveys: [SourceSurvey], options: AdapterOptions) {
    for survey in surveys {
      declared.formUnion(survey.types)
      functions.formUnion(survey.functions)
      members.formUnion(survey.members)
    }
    for file in files {
      let visitor = Declarations(index: self, conditions: Conditions(options: options))
      visitor.walk(file.tree)
    }
    for (name, entry) in types where entry.isProtocol && entry.isObjectiveC {
      for method in entry.methods {
        protocolMethods.insert(Self.fullName(method))
        if method.isOptional {
          optionalMethods[method.name, default: []].append(method)
          optionalOwners[method.name, default: []].insert(name)
        }
      }
    }
    for entry in types.values {
      for method in entry.methods where method.isOverride { overridden.insert(Self.fullName(method)) }
      overridden.formUnion(entry.overrides)
    }
    for method in options.overridable { extended[method.name, default: []].insert(method.type) }
    for (name, entry) in types where isOfOthers(name) {
      for method in entry.methods where method.isInExtension && method.isObjectiveC && !method.isOverride {
        let full = Self.fullName(method)
        if method.isOpen || overridden.contains(full) { extended[full, default: []].insert(name) }
      }
      for (property, isOpen) in entry.extensionProperties where isOpen || overridden.contains(property) {
        extended[property, default: []].insert(name)
      }
    }
    for file in files {
      let visitor = UsedSelectors(index: self, conditions: Conditions(options: options))
      visitor.walk(file.tree)
    }
  }

  static func fullName(_ method: Method) -> String {
    "\(method.name)(\(method.labels.map { "\($0):" }.joined()))"
  }

  fileprivate func entry(_ name: String) -> TypeEntry {
    if let known = types[name] { return known }
    let made = TypeEntry()
    types[name] = made
    return made
  }

  fileprivate func note(used selector: String) { usedSelectors.insert(selector) }
  fileprivate func note(optionalProperty name: String, of type: String) {
    optionalProperties[name, default: []].insert(type)
  }
  /// Records the type of a local variable.
  fileprivate func note(local name: String, of type: TypeSyntax) {
    localTypes[name, default: []].insert(simpleTypeName(Self.unwrapped(type)))
  }
  fileprivate func note(property name: String, of type: TypeSyntax) {
    declaredTypes[name, default: []].insert(simpleTypeName(Self.unwrapped(type)))
  }
  private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else {
        return type
      }
    }
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
  func isOptionalMethod(_ name: String, calledOn object: String?) -> Bool {
    guard optionalMethods[name] != nil else { return false }
    guard types.values.contains(where: { $0.properties.contains(name) }) || members.contains(name) else {
      return true
    }
    let owners = optionalOwners[name] ?? []
    guard let object else { return false }
    let known = (declaredTypes[object] ?? []).union(localTypes[object] ?? [])
    return known.isEmpty
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
  func tests(of type: String) -> [TestMethod] {
    let chain = chain(type)
    guard chain.last == "XCTestCase", types[type]?.isGeneric == false else { return [] }
    var names: Set<String> = []
    let all = chain.flatMap { types[$0]?.tests ?? [] }
    return all.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// Returns whether a type has several methods of a full name.
  func isOverloaded(_ name: String, in type: String) -> Bool { types[type]?.counts[name] ?? 0 > 1 }

  private lazy var sortedNames = types.keys.sorted()

  /// Returns whether a method of an extension has to be moved to the class's body: it overrides, is
  /// overridden, or may be overridden elsewhere.
  func isMoved(_ method: Method, of type: String) -> Bool {
    guard method.isInExtension, let entry = types[type], entry.isClass, !entry.isGeneric else { return false }
    if method.isOverride || method.isOpen { return true }
    let name = Self.fullName(method)
    guard overridden.contains(name) else { return false }
    // Overridden by a subclass.
    return types.contains { other, entry in
      other != type && entry.methods.contains { $0.isOverride && Self.fullName($0) == name }
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
  func isOfOthers(_ name: String) -> Bool {
    types[name].map { !$0.isClass && !$0.isProtocol && !$0.isValue } ?? false
  }

  /// Returns the extended classes whose method a class of the module overrides; empty if the method is
  /// declared in a class's body.
  func extendedClasses(overriddenBy method: String, of type: String) -> [String] {
    guard let owners = extended[method], types[type]?.isClass == true else { return [] }
    let chain = chain(type)
    let isDeclared = chain.dropFirst().contains { ancestor in
      types[ancestor]?.isClass == true
        && (types[ancestor]!.methods.contains { !$0.isOverride && Self.fullName($0) == method }
          || (types[ancestor]!.properties.contains(method) && !types[ancestor]!.overrides.contains(method)))
    }
    if isDeclared { return [] }
    return chain.last.map { owners.contains($0) ? [$0] : owners.sorted() } ?? []
  }

  /// Returns whether a superclass in the module overrides a method.
  func isOverridden(_ method: String, above type: String) -> Bool {
    chain(type).dropFirst().contains { ancestor in
      types[ancestor]?.overrides.contains(method) == true
        || types[ancestor]?.methods.contains { $0.isOverride && Self.fullName($0) == method } == true
    }
  }

  /// Returns the extended classes of other modules whose member an extension of another of their classes
  /// overrides.
  func extendedClasses(overriddenByExtensionOf type: String, _ member: String) -> [String] {
    guard isOfOthers(type), let owners = extended[member] else { return [] }
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
  func overridesInformal(_ member: String, in type: String) -> Bool {
    let chain = chain(type)
    guard SelectorNames.informal.contains(member), chain.count > 1, chain.last == "NSObject" else {
      return false
    }
    return !chain.dropFirst().contains { ancestor in
      types[ancestor]?.methods.contains { $0.name == member } == true
        || types[ancestor]?.properties.contains(member) == true
    }
  }

  /// Returns the full name of a method that a class overrides and an extension declares.
  func extendedMethod(_ name: String, of type: String) -> String? {
    extended.keys.sorted().first { full in
      guard full.hasPrefix(name + "(") || full == name else { return false }
      let overrides =
        types[type]?.overrides.contains(full) == true
        || types[type]?.methods.contains { $0.isOverride && Self.fullName($0) == full } == true
      return overrides
        && !(extendedClasses(overriddenBy: full, of: type)
          + extendedClasses(overriddenByExtensionOf: type, full)).isEmpty
    }
  }

  // MARK: Selectors

  /// Returns the selector of a `#selector` expression.
  ///
  /// - Parameters:
  ///   - macro: the expression.
  ///   - context: the type whose code contains it.
  func selector(of macro: MacroExpansionExprSyntax, in context: String?) -> String? {
    guard let argument = macro.arguments.first else { return nil }
    var expression = argument.expression
    var arity: Int?
    // `#selector((tapped) as (UIButton) -> Void)`
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        expression = inner
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first
      {
        for element in sequence.elements {
          if let type = element.as(TypeExprSyntax.self)?.type { arity = Self.arity(type) }
        }
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        arity = Self.arity(cast.type)
        expression = cast.expression
      } else {
        break
      }
    }
    let reference: DeclReferenceExprSyntax
    var owner = context
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      let base = member.base?.trimmedDescription ?? ""
      if base == "self" || base == "Self" || base == "super" {
        owner = context
      } else if base.first?.isUppercase == true {
        owner = base.split(separator: ".").last.map(String.init)
      } else {
        owner = nil
      }
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    let name = reference.baseName.text.unquoted
    let labels = reference.argumentNames?.arguments.map { $0.name.text.unquoted }
    switch argument.label?.text {
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

  private func method(_ name: String, labels: [String]?, arity: Int?, owner: String?) -> Method? {
    func fits(_ method: Method) -> Bool {
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

  private static func arity(_ type: TypeSyntax) -> Int? {
    var type = type
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      type = inner
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    // `(Controller) -> (Sender) -> Void`: the unapplied method.
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { return inner.parameters.count }
    return function.parameters.count
  }
}

/// Returns the name of a type in an extension or an inheritance clause: the last component, without generic
/// arguments.
func simpleTypeName(_ type: TypeSyntax) -> String {
  if let attributed = type.as(AttributedTypeSyntax.self) { return simpleTypeName(attributed.baseType) }
  if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
  if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
  return type.trimmedDescription
}

/// A visitor that collects declarations of types and their members.
private final class Declarations: SyntaxVisitor {
  let index: SourceIndex
  let conditions: Conditions
  var stack: [(name: String, isExtension: Bool, isObjectiveC: Bool)] = []

  init(index: SourceIndex, conditions: Conditions) {
    self.index = index
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(node)?.elements { walk(elements) }
    return .skipChildren
  }

  private func inherit(_ entry: SourceIndex.TypeEntry, _ clause: InheritanceClauseSyntax?) {
    entry.inherited += clause?.inheritedTypes.map { simpleTypeName($0.type) } ?? []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let entry = index.entry(node.name.text)
    entry.isClass = true
    entry.isMainActor = node.attributes.contains(["MainActor"])
    entry.isGeneric = node.genericParameterClause != nil || entry.isGeneric
    entry.hasObjectiveCMembers = node.attributes.contains(["objcMembers"]) || entry.hasObjectiveCMembers
    // The superclass comes first, before the protocols of extensions that were visited earlier.
    let before = entry.inherited
    entry.inherited = []
    inherit(entry, node.inheritanceClause)
    entry.inherited += before
    stack.append((node.name.text, false, entry.hasObjectiveCMembers))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    index.entry(node.name.text).isValue = true
    inherit(index.entry(node.name.text), node.inheritanceClause)
    stack.append((node.name.text, false, false))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    index.entry(node.name.text).isValue = true
    inherit(index.entry(node.name.text), node.inheritanceClause)
    stack.append((node.name.text, false, false))
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let entry = index.entry(node.name.text)
    entry.isProtocol = true
    entry.isObjectiveC = node.attributes.contains(["objc"])
    inherit(entry, node.inheritanceClause)
    stack.append((node.name.text, false, entry.isObjectiveC))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = simpleTypeName(node.extendedType)
    inherit(index.entry(name), node.inheritanceClause)
    stack.append((name, true, node.attributes.contains(["objc"])))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = stack.last, !node.attributes.areOfSomethingUnavailable {
      if let test = node.testMethod { index.entry(type.name).tests.append(test) }
      index.entry(type.name).add(
        SourceIndex.Method(
          name: node.name.text.unquoted, labels: node.labels, selector: node.selector,
          isOverride: node.modifiers.has("override"), isInExtension: type.isExtension,
          isOptional: node.modifiers.has("optional"),
          isObjectiveC: type.isObjectiveC || node.attributes.contains(["objc", "IBAction"]),
          isOpen: node.modifiers.has("open"),
          stub: type.isExtension ? node.stub(of: type.name) : ""))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = stack.last else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      index.entry(type.name).properties.insert(name)
      if !node.attributes.areOfSomethingUnavailable, !node.modifiers.has("static"),
        !node.modifiers.has("class")
      {
        if node.modifiers.has("override") {
          index.entry(type.name).overrides.insert(name)
        } else if type.isExtension, type.isObjectiveC || node.attributes.contains(["objc", "IBInspectable"]) {
          index.entry(type.name).extensionProperties[name] = node.modifiers.has("open")
        }
      }
      if type.isExtension, node.modifiers.has("override"), !node.attributes.areOfSomethingUnavailable,
        let stub = node.overridingStub(of: type.name)
      {
        index.entry(type.name).overridingProperties[name] = stub
      }
      if let renamed = node.attributes.named("objc")?.objectiveCName {
        index.entry(type.name).renamedProperties[name] = renamed
      }
      if node.modifiers.has("optional") { index.note(optionalProperty: name, of: type.name) }
      if let declared = binding.typeAnnotation?.type { index.note(property: name, of: declared) }
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// A visitor that collects the names in `#selector` expressions.
private final class UsedSelectors: SyntaxVisitor {
  let index: SourceIndex
  let conditions: Conditions
  var stack: [String] = []

  init(index: SourceIndex, conditions: Conditions) {
    self.index = index
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    stack.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    stack.append(simpleTypeName(node.extendedType))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    index.note(local: (node.secondName ?? node.firstName).text.unquoted, of: node.type)
    return .visitChildren
  }

  /// Records the type of a variable from its annotation or a cast.
  private func note(
    _ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted else { return }
    if let type = annotation?.type { return index.note(local: name, of: type) }
    let parts = Array(initializer?.value.as(SequenceExprSyntax.self)?.elements ?? [])
    if parts.count >= 3, parts[parts.count - 2].is(UnresolvedAsExprSyntax.self),
      let type = parts.last?.as(TypeExprSyntax.self)?.type
    {
      index.note(local: name, of: type)
    }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let name = index.selector(of: node, in: stack.last) {
      index.note(used: name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.plainName
    if callee == "Selector" || callee == "NSSelectorFromString" {
      var argument = node.arguments.first?.expression
      if let tuple = argument?.as(TupleExprSyntax.self) { argument = tuple.elements.first?.expression }
      if let text = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        index.note(used: text)
      }
    }
    return .visitChildren
  }
}
