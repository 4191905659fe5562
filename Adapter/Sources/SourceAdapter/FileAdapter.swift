import SwiftSyntax

/// A visitor that collects the edits of one file.
final class FileAdapter: SyntaxVisitor {
  let file: ParsedFile
  let number: Int
  let index: SourceIndex
  let options: AdapterOptions
  let conditions: Conditions
  let bytes: [UInt8]
  var edits = TextEdits()
  var findings: [Finding] = []
  var previews: [AdaptedModule.Preview] = []
  var delegate: String?
  var controllers: [String] = []
  let survey: SourceSurvey
  /// The modules that the file imports in active clauses.
  var imported: Set<String> = []
  /// The imported modules that do not exist.
  var missing: Set<String> = []
  /// The names of `ObjectiveCSupport` that generated code uses.
  var needed: Set<String> = []
  var needsUIKit = false
  var foundationImport: Int?
  var uiKitImport: Int?
  /// The end of the last import outside of conditions.
  var anyImport: Int?
  /// The start of the first active statement within conditions, for files that are completely within
  /// conditions.
  var firstConditional: Int?
  /// A Boolean value that indicates whether that import has become a comment, so that the text after it
  /// begins a statement.
  var isAnyImportGone = false

  /// A type whose members are being visited.
  final class Scope {
    enum Kind { case classBody, classExtension, other, protocolBody }
    let kind: Kind
    let name: String
    /// The spelling of the type in code inside the body.
    let spelling: String
    var isGeneric = false
    var isObjectiveC = false
    /// A Boolean value that indicates whether the declarations of an extension are public.
    var isPublic = false
    /// A Boolean value that indicates whether the type is marked as unavailable.
    var isUnavailable = false
    /// The types that the declaration of a class names behind its own name.
    var inherited: [String] = []
    /// Statements that register members.
    var registrations: [String] = []
    /// Calls of functions that register nested types.
    var nested: [String] = []
    /// Code to add to the body.
    var added: [String] = []
    /// The `case` labels of a generic class's dispatch of selectors.
    var cases: [String] = []
    /// The position in the head of the declaration at which a protocol can be added, and what comes before it.
    var headingOffset = 0
    var heading = ", "

    /// The number of functions and closures that enclose the type.
    let depth: Int

    init(kind: Kind, name: String, spelling: String, depth: Int = 0) {
      self.depth = depth
      self.kind = kind
      self.name = name
      self.spelling = spelling
    }

    /// Reads where a protocol can be added to those that a declaration names, or behind its name.
    func readHeading(_ clause: InheritanceClauseSyntax?, _ name: Syntax) {
      heading = clause == nil ? ": " : ", "
      headingOffset =
        (clause.map { Syntax($0.inheritedTypes) } ?? name)
        .endPositionBeforeTrailingTrivia.utf8Offset
    }
  }
  var scopes: [Scope] = []
  /// The number of enclosing functions and closures.
  var depth = 0
  /// The number of enclosing `#if` directives.
  var conditionDepth = 0
  /// The full names that several methods of a list of members have, by the list.
  var twins: [SyntaxIdentifier: Set<String>] = [:]
  var topLevel: [String] = []
  var optionalNames: Set<String> = []
  var atEnd: [String] = []
  var count = 0

  var testCases: [AdaptedModule.TestCase] = []
  var overridable: [ExtensionMethod] = []
  /// The expressions that the compiler checks in place of those of selectors and key paths.
  var compilable: [SyntaxIdentifier: ObjectiveCChecker.Check] = [:]

  init(_ file: ParsedFile, survey: SourceSurvey, number: Int, index: SourceIndex, options: AdapterOptions) {
    self.file = file
    self.survey = survey
    self.number = options.firstNumber + number
    self.index = index
    self.options = options
    conditions = Conditions(options: options)
    bytes = Array(file.source.text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the part of the module that the file is.
  func adapt() -> AdaptedModule {
    var module = AdaptedModule()
    if file.source.name == "main.swift", options.isApplication, let delegate = delegateOfMain() {
      module.delegate = delegate
      let text = String(repeating: "\n", count: bytes.count { $0 == 10 })
      module.files = [AdaptedModule.File(path: file.source.path, text: text, findings: [])]
      return module
    }
    if let index = index.objectiveC, !options.unchecked.contains(file.source.path) {
      let checker = ObjectiveCChecker(file, index: index, options: options)
      checker.check()
      findings += checker.findings
      compilable = checker.compilable
    }
    walk(file.tree)
    if !topLevel.isEmpty { needed.insert("RuntimeClasses") }
    addImports()
    var text = edits.applied(to: bytes)
    if !topLevel.isEmpty {
      // These are looked up as symbols, since a file may be left out as a whole.
      let name = "__tinamou_exported_\(number)"
      module.registrations = [name]
      atEnd.append(
        "@_cdecl(\"\(name)\") public nonisolated func \(name)() { \(topLevel.joined(separator: "; ")) }")
    }
    if !atEnd.isEmpty {
      if let last = text.utf8.last, last != 10 { text += "\n" }
      text += atEnd.joined(separator: "; ") + "\n"
    }
    module.previews = previews
    module.testCases = testCases
    module.overridable = overridable
    module.controllers = controllers
    module.delegate = delegate
    if options.namesSources, let line = Self.sourceLocation(file.source.path) { text = line + "\n" + text }
    module.files = [AdaptedModule.File(path: file.source.path, text: text, findings: findings)]
    return module
  }

  /// Returns the name of a declaration of `ObjectiveCSupport` for generated code, qualified with the module
  /// if the user's module declares the same name.
  func support(_ name: String) -> String {
    needed.insert(name)
    return index.declared.contains(name) || index.functions.contains(name)
      ? "ObjectiveCSupport.\(name)" : name
  }

  /// Returns the delegate class that a `main.swift` passes to `UIApplicationMain`.
  func delegateOfMain() -> String? {
    let text = file.source.text
    guard text.contains("UIApplicationMain(") else { return nil }
    final class Names: SyntaxVisitor {
      var found: [String] = []
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "self", let base = node.base?.trimmedDescription {
          found.append(base)
        }
        return .visitChildren
      }
    }
    let names = Names(viewMode: .sourceAccurate)
    names.walk(file.tree)
    // There may be names of other classes, such as the application's own, and a delegate for tests, which
    // precedes.
    let delegates = names.found.filter { index.chain($0).contains { index.isDelegate($0) } }
    return delegates.last ?? names.found.last
  }

  func note(_ node: some SyntaxProtocol, _ message: String, module: String? = nil) {
    findings.append(
      Finding(path: file.source.path, line: file.line(node), message: message, module: module))
  }

  func remove(_ node: some SyntaxProtocol) {
    edits.replace(node.byteRangeWithBlanks, with: "", in: bytes)
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.byteRange, with: text, in: bytes)
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = conditions.activeClause(node)
    // The adapter's result replaces the conditions if the compiler would select another clause.
    if conditions.compilerDiffers(node, from: active) {
      for clause in node.clauses {
        guard let condition = clause.condition else { continue }
        replace(condition, with: clause.id == active?.id ? "true" : "false")
      }
    }
    conditionDepth += 1
    if firstConditional == nil, let first = active?.elements?.as(CodeBlockItemListSyntax.self)?.first,
      !first.item.is(IfConfigDeclSyntax.self)
    {
      firstConditional = first.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    if let elements = active?.elements { walk(elements) }
    conditionDepth -= 1
    return .skipChildren
  }

  var isOutsideConditions: Bool { conditionDepth == 0 }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map(\.name.text)
    guard let module = names.first else { return .skipChildren }
    if module == "UIKit" {
      imported.insert(module)
      uiKitImport = node.endPositionBeforeTrailingTrivia.utf8Offset
      if names.count > 1, node.importKindSpecifier == nil { replace(node, with: "import UIKit") }
    } else if !options.modules.contains(module) {
      missing.insert(module)
      if isOutsideConditions {
        anyImport = node.endPositionBeforeTrailingTrivia.utf8Offset
        isAnyImportGone = true
      }
      replace(node, with: "/* import \(names.joined(separator: ".")) */")
      if !Self.silent.contains(module) {
        note(
          node, "import \(module): there is no such module here; code that needs it is left out",
          module: module)
      }
    } else {
      imported.insert(module)
      if names.count > 1, node.importKindSpecifier == nil { replace(node, with: "import \(module)") }
      if module == "Foundation" { foundationImport = node.endPositionBeforeTrailingTrivia.utf8Offset }
      if isOutsideConditions {
        anyImport = node.endPositionBeforeTrailingTrivia.utf8Offset
        isAnyImportGone = false
      }
    }
    return .skipChildren
  }

  /// Modules whose names Foundation or UIKit declares here.
  static let silent: Set<String> = ["Darwin", "CoreFoundation", "Dispatch", "ObjectiveC"]

  /// Availability of versions of iOS is checked at run time, against the simulated version. The compiler on
  /// this system regards every version of iOS as available.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
        let version = restriction.version
      else { continue }
      let numbers = version.trimmedDescription.split(separator: ".").prefix(2).compactMap { Int($0) }
      guard let major = numbers.first, major > Self.oldestVersion else { return .skipChildren }
      let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
      let list = numbers.map(String.init).joined(separator: ", ")
      replace(node, with: "\(isNegated ? "!" : "")\(support("RuntimeVersion")).isAtLeast(\(list))")
      return .skipChildren
    }
    return .skipChildren
  }

  /// The oldest version of iOS that can be simulated.
  static let oldestVersion = 7

  /// Messages and trimming refer to the file's own lines, so that generators' `#sourceLocation` directives
  /// are removed.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    edits.replace(node.byteRange, with: "", in: bytes)
    return .skipChildren
  }

  // MARK: Attributes

  /// Attributes that only Apple's runtime and build system support.
  static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
    "objc_non_lazy_realization",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if removeMacro(node) { return .skipChildren }
    if Self.removed.contains(node.name) { remove(node) }
    renameBesideMacro(node)
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Foundation",
      Self.isOfNetworking(node.name.text)
    {
      replace(node.baseType, with: "FoundationNetworking")
    }
    if let module = moduleInPlace(of: node.baseType.as(IdentifierTypeSyntax.self)?.name.text) {
      replace(node.baseType, with: module)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.plainName == "Foundation",
      Self.isOfNetworking(node.declName.baseName.text)
    {
      replace(base, with: "FoundationNetworking")
    }
    if let base = node.base, let module = moduleInPlace(of: base.plainName) { replace(base, with: module) }
    // XCTest's method has parameters with default values on this system, so that it does not convert to
    // `() -> Void`.
    if node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, isFunctionValue(node) {
      edits.insert("{ ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      edits.insert("() }", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
      return .visitChildren
    }
    // Foundation on this system has no such folder; the application support folder is the library in its
    // home.
    if node.declName.baseName.text == "libraryDirectory", isSearchPath(node) {
      replace(node.declName, with: "applicationSupportDirectory")
    }
    if isInvertedVariable(node) { replace(node.declName, with: "invertedToChange") }
    if let name = optionalMethodValue(node) ?? optionalPropertyValue(node) {
      replace(node.declName, with: name)
    }
    if let base = node.base, base.is(SuperExprSyntax.self), let scope = scopes.last,
      scope.kind == .classBody || scope.kind == .classExtension,
      let method = index.extendedMethod(node.declName.baseName.text.unquoted, of: scope.name)
    {
      // In an extension of another module's class there is no overridden implementation: `super` becomes
      // `self`.
      if index.isExternalType(scope.name) { replace(base, with: "self") }
      let prefix = index.isOverridden(method, above: scope.name) ? "__overridden_" : "__extended_"
      replace(node.declName.baseName, with: prefix + node.declName.baseName.text.unquoted)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "dynamic", "optional": remove(node)
    case "weak", "unowned":
      // Swift permits ownership in protocols of Objective-C alone.
      let owner = node.parent?.parent?.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self)
      if owner?.attributes.contains(["objc"]) == true { remove(node) }
    default: break
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if let above = node.inheritanceClause?.inheritedTypes.first?.type,
      let other = Self.subclassable[above.trimmedDescription.replacingFirst("Foundation.", with: "")],
      !index.sees(above.trimmedDescription, from: node)
    {
      replace(above, with: support(other))
    }
    if let main = node.attributes.named("main"), options.isApplication {
      remove(main)
      delegate = path(name)
    }
    if node.attributes.contains(["UIApplicationMain", "NSApplicationMain"]) { delegate = path(name) }
    expandModel(node)
    nameBesideMacro(
      node.name, node.attributes, node.modifiers, end: node.endPositionBeforeTrailingTrivia)
    relaxClasses(node.genericParameterClause, node.genericWhereClause, node.memberBlock, of: name)
    let scope = Scope(kind: .classBody, name: name, spelling: name, depth: depth)
    scope.readHeading(
      node.inheritanceClause, Syntax(node.genericParameterClause) ?? Syntax(node.name))
    scope.inherited = node.inheritanceClause?.inheritedTypes.map { simpleTypeName($0.type) } ?? []
    scope.isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    scope.isObjectiveC =
      node.attributes.contains(["objcMembers"])
      || index.chain(name).contains { index.types[$0]?.hasObjectiveCMembers == true }
    scope.isUnavailable =
      node.attributes.areOfSomethingUnavailable || scopes.contains(where: \.isUnavailable)
    if depth == 0, node.inheritanceClause != nil, !scope.isGeneric, !scope.isUnavailable,
      index.mayBeObjectiveC(name)
    {
      scope.registrations.append("\(support("RuntimeClasses")).register(\(name).self)")
      if index.addsPlainInitializer(name) {
        scope.registrations.append(
          "\(support("RuntimeClasses")).register(\(name).self) { c in c.initializer { \(name)() } }")
      }
      if index.chain(name).last?.hasSuffix("Controller") == true { controllers.append(path(name)) }
    }
    if depth == 0, scopes.isEmpty, !scope.isUnavailable { list(index.tests(of: name), of: name) }
    addMovedMembers(of: node, to: scope)
    scopes.append(scope)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { close(node.memberBlock) }

  /// The type of an Objective-C method's implementation is no function of C here, since a selector is a value of Swift's. Blocks are
  /// closures, whose parameters may be of any class.
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.is(FunctionTypeSyntax.self), let convention = node.attributes.named("convention"),
      convention.trimmedDescription.hasSuffix("(block)")
    {
      remove(convention)
    }
    if let function = node.baseType.as(FunctionTypeSyntax.self),
      function.parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("Selector") }),
      let convention = node.attributes.named("convention"), convention.trimmedDescription.hasSuffix("(c)")
    {
      remove(convention)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    useExistential(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = simpleTypeName(node.extendedType)
    let entry = index.types[name]
    let isOther = entry.map { $0.isProtocol || $0.isValue } ?? false
    let scope = Scope(
      kind: isOther ? .other : .classExtension, name: name, spelling: node.extendedType.trimmedDescription)
    scope.isGeneric =
      entry.map { $0.isGeneric || $0.isGenericValue && !$0.isClass } == true
      || node.genericWhereClause != nil
      || AppleNames.genericClasses.contains(name) && index.isExternalType(name)
    scope.readHeading(node.inheritanceClause, Syntax(node.extendedType))
    scope.isObjectiveC = node.attributes.contains(["objc"]) || entry?.hasObjectiveCMembers == true
    scope.isPublic = node.modifiers.has("public") || node.modifiers.has("open")
    if name == "NSObject", scopes.isEmpty { extendObjects(node) }
    scopes.append(scope)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { close(node.memberBlock) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if let main = node.attributes.named("main"), options.isApplication {
      remove(main)
      note(
        node,
        "\(node.name.text) is an application of SwiftUI's, which has no picture here; --screen names its controllers"
      )
    }
    nameBesideMacro(
      node.name, node.attributes, node.modifiers, end: node.endPositionBeforeTrailingTrivia)
    relaxClasses(node.genericParameterClause, node.genericWhereClause, node.memberBlock, of: node.name.text)
    let scope = Scope(kind: .other, name: node.name.text, spelling: node.name.text)
    scope.isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    scopes.append(scope)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { close(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if let main = node.attributes.named("main"), options.isApplication { remove(main) }
    let scope = Scope(kind: .other, name: node.name.text, spelling: node.name.text)
    scope.isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    scopes.append(scope)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { close(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(kind: .protocolBody, name: node.name.text, spelling: node.name.text))
    if node.attributes.contains(["objc"]) {
      // Objective-C protocols can only be adopted by classes.
      if let inherited = node.inheritanceClause?.inheritedTypes {
        let names = inherited.map { $0.type.trimmedDescription }
        if !names.contains("class"), !names.contains("AnyObject"), let last = inherited.last {
          edits.insert(", AnyObject", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        }
      } else {
        edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
      }
    }
    var defaults: [String] = []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
        defaults += optionalDefaults(function)
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
        defaults += optionalDefaults(variable)
      }
    }
    if !defaults.isEmpty {
      let isPublic = node.modifiers.has("public")
      atEnd.append(
        "\(isPublic ? "public " : "")extension \(node.name.text) { \(defaults.joined(separator: "; ")) }")
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    expandModelActor(node)
    scopes.append(Scope(kind: .other, name: node.name.text, spelling: node.name.text))
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { close(node.memberBlock) }

  // MARK: Members

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if depth == scopes.last?.depth ?? 0, scopes.last?.isUnavailable != true {
      if let function = node.decl.as(FunctionDeclSyntax.self) { register(function) }
      if let variable = node.decl.as(VariableDeclSyntax.self) { register(variable) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let kind = replaceQuestionOfClass(node) { return kind }
    askForOptionalMethod(node)
    return .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    disfavorFoundationOperators(node)
    relaxClassRequirements(node)
    depth += 1
    if node.body == nil, node.attributes.contains(["NSManaged"]) {
      // Core Data generates these accessors of to-many relationships at run time.
      let values = node.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      }
      edits.insert(
        " { managedCall(\"\(node.name.text.unquoted)\", [\(values.joined(separator: ", "))]) }",
        at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    if let body = node.body, let text = standIn(for: node.signature.returnClause?.type) {
      replace(body, with: text)
      visit(attributesOf: node.attributes)
      return .skipChildren
    }
    return .visitChildren
  }

  func visit(attributesOf attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes where Self.removed.contains(attribute.name) {
      remove(attribute)
    }
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, let block = binding.accessorBlock,
      let text = standIn(for: binding.typeAnnotation?.type)
    {
      replace(block, with: text)
      return .skipChildren
    }
    if expandEntry(node) { return .skipChildren }
    if scopes.last?.kind == .classExtension, depth == 0, node.modifiers.has("override") {
      if let name = scopes.last?.name, let parts = node.overridingParts,
        index.isMoved(property: parts.name, of: name)
      {
        keepNonisolated(parts.name, node.modifiers, node.bindingSpecifier)
        return move(node, parts.name, parts.type, parts.accessors)
      }
      if let scope = scopes.last, let next = overrideObservers(of: node, scope) { return next }
      removeModifier("override", node.modifiers)
      if let scope = scopes.last, node.bindings.count == 1,
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        if adopt(name.text.unquoted, name, node.modifiers, node, scope) { return .visitChildren }
        if replaceAnswer(of: name, node, scope) { return .visitChildren }
        if let stub = node.overridingStub(of: scope.name),
          override(name.text.unquoted, stub, node.modifiers, scope)
        {
          replace(name, with: SelectorNames.moved(name.text, of: scope.name))
          return .visitChildren
        }
      }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
        replace(name, with: "__extended_\(name.text.unquoted)")
      }
      if !node.attributes.areOfSomethingUnavailable {
        note(node, "a property overrides in an extension: it is not asked")
      }
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    expand(node, node.macroName.text)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      preview(
        node, arguments: node.arguments, closure: node.trailingClosure)
      return .visitChildren
    }
    // Indexes and unique values of a store: there is no store file.
    if ["Index", "Unique"].contains(node.macroName.text), imported.contains("SwiftData") {
      replace(node, with: "")
      return .skipChildren
    }
    return .visitChildren
  }

}

extension String {
  /// The text without a trailing comma.
  var trimmingSeparator: String { hasSuffix(",") ? String(dropLast()) : self }

  /// The text on one line.
  var replacingLineBreaks: String { String(map { $0.isNewline ? " " : $0 }) }
}

extension String {
  /// Returns the text with the first occurrence of a part replaced.
  func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func firstRange(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    var result = self
    result.replaceSubrange(range, with: other)
    return result
  }
}
