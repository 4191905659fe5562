import Foundation
import SwiftSyntax

/// The declarations and uses in a file that affect the other files of its module: the input of `SourceIndex`.
///
/// The facts of a file depend on its text and on the adapter's options only.
struct SourceFacts: Codable, Equatable, Sendable {
  /// A method of a type.
  struct Method: Codable, Equatable, Sendable {
    let name: String
    let labels: [String]
    /// The types of the parameters, as they are written.
    var types: [String] = []
    let selector: String
    let isOverride: Bool
    let isInExtension: Bool
    let isOptional: Bool
    /// A Boolean value that indicates whether the method is visible to Objective-C. Those of extensions can
    /// then be overridden.
    var isObjectiveC: Bool
    /// A Boolean value that indicates whether other modules may override the method.
    let isOpen: Bool
    /// A method for a class's body that calls the one of this name in an extension; see
    /// `FileAdapter.makeDispatchable`.
    let stub: String

    /// The name with labels, such as `tapped(_:)`.
    var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
  }

  /// A method that XCTest finds by its name.
  struct TestMethod: Codable, Equatable, Sendable {
    let name: String
    let isAsync: Bool
  }

  /// A property of a type.
  struct Property: Codable, Equatable, Sendable {
    let name: String
    /// A Boolean value that indicates whether the property overrides.
    var isOverride = false
    /// A Boolean value that indicates whether other modules may override the property; nil unless it is in an
    /// extension, visible to Objective-C, and does not override.
    var isOpen: Bool?
    /// A Boolean value that indicates whether the property is an optional requirement.
    var isOptional = false
    /// The stub in the class's body, if the property overrides in an extension.
    var stub: String?
    /// The custom Objective-C name.
    var renamed: String?
    /// A Boolean value that indicates whether the property is an instance's, in an extension, and does not override.
    var isAdded = false
  }

  /// An argument of a generic type, as written.
  struct GenericArgument: Codable, Hashable, Sendable {
    /// The name of the generic type, without those around it.
    let type: String
    /// The index of the argument.
    let position: Int
    /// The text without `any`.
    let name: String
    /// A Boolean value that indicates whether it is written with `any`.
    let isAny: Bool
  }

  /// A declaration of a type, or an extension of one.
  struct Declaration: Codable, Equatable, Sendable {
    enum Kind: String, Codable { case `class`, value, `protocol`, `extension` }
    let kind: Kind
    let name: String
    let inherited: [String]
    var isGeneric = false
    var isMainActor = false
    /// A Boolean value that indicates whether a protocol or an extension is marked as `@objc`, or a class as
    /// `@objcMembers`.
    var isObjectiveC = false
    /// A Boolean value that indicates whether the conditions of an extension name NSObject.
    var needsNSObject = false
    var methods: [Method] = []
    var tests: [TestMethod] = []
    var properties: [Property] = []
    /// A Boolean value that indicates whether there is an initializer without parameters that neither overrides nor fails.
    var addsPlainInitializer = false
    /// A Boolean value that indicates whether there is a designated initializer.
    var hasDesignatedInitializer = false
  }

  /// Returns the protocols of Objective-C's among declarations, as modules that import this one are told them; nil if there are none.
  static func protocols(of facts: [SourceFacts]) -> String? {
    let found = facts.flatMap(\.declarations).filter { $0.kind == .protocol && $0.isObjectiveC }
    guard !found.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(found)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A variable and the name of its type, without `?` and `!`.
  struct TypedName: Codable, Hashable, Sendable {
    let name: String
    let type: String
  }

  /// The declared types, type aliases and generic parameters, including those in functions.
  let types: Set<String>
  /// Those of them that are declared in no other type, or in a function.
  let outerTypes: Set<String>
  /// The others, each after the type that it is declared in and a period.
  let nestedTypes: Set<String>
  /// The declared functions and variables.
  let functions: Set<String>
  /// The declared variables, cases and static methods.
  let members: Set<String>
  /// The types and extensions in the order of their declarations, without those in functions.
  fileprivate(set) var declarations: [Declaration] = []
  /// The `#selector` expressions.
  fileprivate(set) var selectors: Set<SelectorReference> = []
  /// The selectors that are made from literals.
  fileprivate(set) var literalSelectors: Set<String> = []
  /// The properties with a declared type.
  fileprivate(set) var typedProperties: Set<TypedName> = []
  /// The local variables and parameters whose type is written.
  fileprivate(set) var typedLocals: Set<TypedName> = []
  /// The arguments of generic types that may be protocols.
  fileprivate(set) var genericArguments: Set<GenericArgument> = []
  /// The declarations as Objective-C sees them; nil if that is not checked.
  private(set) var objectiveC: ObjectiveCFacts?

  init(_ file: ParsedFile, survey: SourceSurvey, options: AdapterOptions) {
    (types, functions, members) = (survey.types, survey.functions, survey.members)
    (outerTypes, nestedTypes) = (survey.outerTypes, survey.nestedTypes)
    let conditions = Conditions(options: options)
    let declarations = DeclarationVisitor(conditions)
    declarations.walk(file.tree)
    self.declarations = declarations.found
    typedProperties = declarations.typed
    let uses = UseVisitor(conditions)
    uses.walk(file.tree)
    (selectors, literalSelectors, typedLocals) = (uses.selectors, uses.literals, uses.typed)
    genericArguments = uses.genericArguments
    if options.checksObjectiveC { objectiveC = ObjectiveCFacts(file, options: options) }
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

extension SourceFacts.TypedName {
  fileprivate init(_ name: String, _ type: TypeSyntax) {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else {
        break
      }
    }
    self.init(name: name, type: simpleTypeName(type))
  }
}

/// A visitor that collects declarations of types and their members, without those in functions.
private final class DeclarationVisitor: SyntaxVisitor {
  let conditions: Conditions
  var found: [SourceFacts.Declaration] = []
  var typed: Set<SourceFacts.TypedName> = []
  /// The indices of the enclosing declarations.
  var stack: [Int] = []

  init(_ conditions: Conditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(node)?.elements { walk(elements) }
    return .skipChildren
  }

  private func open(
    _ kind: SourceFacts.Declaration.Kind, _ name: String, _ clause: InheritanceClauseSyntax?,
    isGeneric: Bool = false, isMainActor: Bool = false, isObjectiveC: Bool = false,
    needsNSObject: Bool = false
  ) -> SyntaxVisitorContinueKind {
    stack.append(found.count)
    found.append(
      SourceFacts.Declaration(
        kind: kind, name: name, inherited: clause?.inheritedTypes.map { simpleTypeName($0.type) } ?? [],
        isGeneric: isGeneric, isMainActor: isMainActor, isObjectiveC: isObjectiveC,
        needsNSObject: needsNSObject))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .class, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil,
      isMainActor: node.attributes.contains(["MainActor"]),
      isObjectiveC: node.attributes.contains(["objcMembers"]))
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .value, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .value, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .protocol, node.name.text, node.inheritanceClause, isObjectiveC: node.attributes.contains(["objc"]))
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .extension, simpleTypeName(node.extendedType), node.inheritanceClause,
      isObjectiveC: node.attributes.contains(["objc"]),
      needsNSObject: node.genericWhereClause?.trimmedDescription.contains("NSObject") ?? false)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let at = stack.last, !node.attributes.areOfSomethingUnavailable else { return .skipChildren }
    let type = found[at]
    if let test = node.testMethod { found[at].tests.append(test) }
    let isExtension = type.kind == .extension
    found[at].methods.append(
      SourceFacts.Method(
        name: node.name.text.unquoted, labels: node.labels, types: node.parameterTypes,
        selector: node.selector, isOverride: node.modifiers.has("override"), isInExtension: isExtension,
        isOptional: node.modifiers.has("optional"),
        isObjectiveC: type.isObjectiveC || node.attributes.contains(["objc", "IBAction"]),
        isOpen: node.modifiers.has("open"), stub: isExtension ? node.stub(of: type.name) : ""))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let at = stack.last else { return .skipChildren }
    let (name, isExtension, isObjectiveC) = (
      found[at].name, found[at].kind == .extension, found[at].isObjectiveC
    )
    let isUnavailable = node.attributes.areOfSomethingUnavailable
    for binding in node.bindings {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      var property = SourceFacts.Property(name: identifier)
      if !isUnavailable, !node.modifiers.has("static"), !node.modifiers.has("class") {
        if node.modifiers.has("override") {
          property.isOverride = true
        } else if isExtension, isObjectiveC || node.attributes.contains(["objc", "IBInspectable"]) {
          property.isOpen = node.modifiers.has("open")
        } else if isExtension {
          property.isAdded = true
        }
      }
      if isExtension, node.modifiers.has("override"), !isUnavailable {
        property.stub = node.overridingStub(of: name)
      }
      property.renamed = node.attributes.named("objc")?.objectiveCName
      property.isOptional = node.modifiers.has("optional")
      found[at].properties.append(property)
      if let declared = binding.typeAnnotation?.type { typed.insert(.init(identifier, declared)) }
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let at = stack.last else { return .skipChildren }
    // One that is unavailable keeps others from being inherited, too.
    if !node.modifiers.has("convenience") { found[at].hasDesignatedInitializer = true }
    guard !node.attributes.areOfSomethingUnavailable else { return .skipChildren }
    let effects = node.signature.effectSpecifiers
    if node.signature.parameterClause.parameters.isEmpty, node.optionalMark == nil, effects == nil,
      node.genericParameterClause == nil,
      !node.modifiers.has("override"), !node.modifiers.has("private"), !node.modifiers.has("fileprivate")
    {
      found[at].addsPlainInitializer = true
    }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// A visitor that collects selectors, and the types of local variables.
private final class UseVisitor: SyntaxVisitor {
  let conditions: Conditions
  var selectors: Set<SelectorReference> = []
  var literals: Set<String> = []
  var typed: Set<SourceFacts.TypedName> = []
  var genericArguments: Set<SourceFacts.GenericArgument> = []
  var stack: [String] = []

  init(_ conditions: Conditions) {
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

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let name: String? =
      if let type = node.parent?.as(IdentifierTypeSyntax.self) {
        type.name.text
      } else if let type = node.parent?.as(MemberTypeSyntax.self) {
        type.name.text
      } else {
        node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.plainName?
          .split(separator: ".").last.map(String.init)
      }
    guard let name else { return .visitChildren }
    for (position, argument) in node.arguments.enumerated() {
      let text = argument.trimmedDescription.trimmingSeparator
      let isAny = text.hasPrefix("any ")
      genericArguments.insert(
        .init(type: name, position: position, name: String(text.dropFirst(isAny ? 4 : 0)), isAny: isAny))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    typed.insert(.init((node.secondName ?? node.firstName).text.unquoted, node.type))
    return .visitChildren
  }

  /// Records the type of a variable from its annotation or a cast.
  private func note(
    _ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted else { return }
    if let type = annotation?.type {
      typed.insert(.init(name, type))
      return
    }
    let parts = Array(initializer?.value.as(SequenceExprSyntax.self)?.elements ?? [])
    if parts.count >= 3, parts[parts.count - 2].is(UnresolvedAsExprSyntax.self),
      let type = parts.last?.as(TypeExprSyntax.self)?.type
    {
      typed.insert(.init(name, type))
    }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let reference = SelectorReference(node, in: stack.last) {
      selectors.insert(reference)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.plainName
    if callee == "Selector" || callee == "NSSelectorFromString" {
      var argument = node.arguments.first?.expression
      if let tuple = argument?.as(TupleExprSyntax.self) { argument = tuple.elements.first?.expression }
      if let text = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        literals.insert(text)
      }
    }
    return .visitChildren
  }
}
