import SwiftSyntax

/// A visitor that collects the edits of one file.
final class FileAdapter: SyntaxVisitor {
  let file: ParsedFile
  private let number: Int
  let index: SourceIndex
  let options: AdapterOptions
  private let conditions: Conditions
  private let bytes: [UInt8]
  private var edits = TextEdits()
  private var findings: [Finding] = []
  private var previews: [AdaptedModule.Preview] = []
  private var delegate: String?
  private var controllers: [String] = []
  let survey: SourceSurvey
  /// The modules that the file imports in active clauses.
  private(set) var imported: Set<String> = []
  /// The imported modules that do not exist.
  private(set) var missing: Set<String> = []
  /// The names of `ObjectiveCSupport` that generated code uses.
  private(set) var needed: Set<String> = []
  private(set) var needsUIKit = false
  private var foundationImport: Int?
  private var uiKitImport: Int?
  /// The end of the last import outside of conditions.
  private var anyImport: Int?
  /// The start of the first active statement within conditions, for files that are completely within
  /// conditions.
  private var firstConditional: Int?
  /// A Boolean value that indicates whether that import has become a comment, so that the text after it
  /// begins a statement.
  private var isAnyImportGone = false

  /// A type whose members are being visited.
  private final class Scope {
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
    /// Statements that register members.
    var registrations: [String] = []
    /// Calls of functions that register nested types.
    var nested: [String] = []
    /// Code to add to the body.
    var added: [String] = []
    /// The `case` labels of a generic class's dispatch of selectors.
    var cases: [String] = []

    init(kind: Kind, name: String, spelling: String) {
      self.kind = kind
      self.name = name
      self.spelling = spelling
    }
  }
  private var scopes: [Scope] = []
  /// The number of enclosing functions and closures.
  private var depth = 0
  /// The number of enclosing `#if` directives.
  private var conditionDepth = 0
  private var topLevel: [String] = []
  private var optionalNames: Set<String> = []
  private var atEnd: [String] = []
  private var count = 0

  private var testCases: [AdaptedModule.TestCase] = []
  private var overridable: [ExtensionMethod] = []

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

  func adapt(into module: inout AdaptedModule) -> AdaptedModule.File {
    if file.source.name == "main.swift", options.isApplication, let delegate = delegateOfMain() {
      module.delegate = delegate
      let text = String(repeating: "\n", count: bytes.count { $0 == 10 })
      return AdaptedModule.File(path: file.source.path, text: text, findings: [])
    }
    walk(file.tree)
    if !topLevel.isEmpty { needed.insert("RuntimeClasses") }
    addImports()
    var text = edits.applied(to: bytes)
    if !topLevel.isEmpty {
      // These are looked up as symbols, since a file may be left out as a whole.
      let name = "__tinamou_exported_\(number)"
      module.registrations.append(name)
      atEnd.append(
        "@_cdecl(\"\(name)\") public nonisolated func \(name)() { \(topLevel.joined(separator: "; ")) }")
    }
    if !atEnd.isEmpty {
      if let last = text.utf8.last, last != 10 { text += "\n" }
      text += atEnd.joined(separator: "; ") + "\n"
    }
    module.previews += previews
    module.testCases += testCases
    module.overridable += overridable
    module.controllers += controllers
    if let delegate { module.delegate = delegate }
    if options.namesSources, let line = Self.sourceLocation(file.source.path) { text = line + "\n" + text }
    return AdaptedModule.File(path: file.source.path, text: text, findings: findings)
  }

  /// Returns the name of a declaration of `ObjectiveCSupport` for generated code, qualified with the module
  /// if the user's module declares the same name.
  private func support(_ name: String) -> String {
    needed.insert(name)
    return index.declared.contains(name) || index.functions.contains(name)
      ? "ObjectiveCSupport.\(name)" : name
  }

  private func addImports() {
    let names = furtherImports()
    guard !names.isEmpty else { return }
    if let place = foundationImport ?? uiKitImport ?? anyImport {
      let isFirst = isAnyImportGone && foundationImport == nil && uiKitImport == nil
      edits.insert(
        (isFirst ? " " : "; ") + names.map { "import \($0)" }.joined(separator: "; "), at: place)
    } else if let first = file.tree.statements.first(where: { !$0.item.is(IfConfigDeclSyntax.self) }) {
      // A directive needs its own line.
      let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.insert(names.map { "import \($0); " }.joined(), at: place)
    } else if let firstConditional {
      edits.insert(names.map { "import \($0); " }.joined(), at: firstConditional)
    }
  }

  /// Returns the delegate class that a `main.swift` passes to `UIApplicationMain`.
  private func delegateOfMain() -> String? {
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

  private func note(_ node: some SyntaxProtocol, _ message: String, module: String? = nil) {
    findings.append(
      Finding(path: file.source.path, line: file.line(node), message: message, module: module))
  }

  private func remove(_ node: some SyntaxProtocol) {
    edits.replace(node.byteRangeWithBlanks, with: "", in: bytes)
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
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

  private var isOutsideConditions: Bool { conditionDepth == 0 }

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
  private static let oldestVersion = 7

  /// Messages and trimming refer to the file's own lines, so that generators' `#sourceLocation` directives
  /// are removed.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    edits.replace(node.byteRange, with: "", in: bytes)
    return .skipChildren
  }

  // MARK: Attributes

  /// Attributes that only Apple's runtime and build system support.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain",
    "objc_non_lazy_realization",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.removed.contains(node.name) { remove(node) }
    return .skipChildren
  }

  /// Returns whether a name belongs to the part of Foundation that is a separate module on this system.
  private static func isOfNetworking(_ name: String) -> Bool {
    [
      "URLSession", "URLRequest", "URLProtocol", "URLCredential", "URLAuthentication", "HTTPCookie",
      "HTTPURL",
    ]
    .contains { name.hasPrefix($0) } || name == "URLResponse" || name == "URLCache"
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Foundation",
      Self.isOfNetworking(node.name.text)
    {
      replace(node.baseType, with: "FoundationNetworking")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.plainName == "Foundation",
      Self.isOfNetworking(node.declName.baseName.text)
    {
      replace(base, with: "FoundationNetworking")
    }
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
    if let name = optionalMethodValue(node) ?? optionalPropertyValue(node) {
      replace(node.declName, with: name)
    }
    if let base = node.base, base.is(SuperExprSyntax.self), let scope = scopes.last,
      scope.kind == .classBody || scope.kind == .classExtension,
      let method = index.extendedMethod(node.declName.baseName.text.unquoted, of: scope.name)
    {
      // In an extension of another module's class there is no overridden implementation: `super` becomes
      // `self`.
      if index.isOfOthers(scope.name) { replace(base, with: "self") }
      let prefix = index.isOverridden(method, above: scope.name) ? "__overridden_" : "__extended_"
      replace(node.declName.baseName, with: prefix + node.declName.baseName.text.unquoted)
    }
    return .visitChildren
  }

  /// Returns `true` if a method of a variable is passed or assigned as a function value.
  private func isFunctionValue(_ node: MemberAccessExprSyntax) -> Bool {
    guard imported.contains("XCTest"), let base = node.base, base.plainName != nil,
      !index.declared.contains("fulfill")
    else { return false }
    if node.parent?.is(LabeledExprSyntax.self) == true { return true }
    if node.parent?.is(InitializerClauseSyntax.self) == true { return true }
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Returns `true` if a member access names one of Foundation's folders and not a member of the module.
  private func isSearchPath(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base else {
      return !index.members.contains("libraryDirectory")
        || (node.parent?.as(LabeledExprSyntax.self)?.label?.text == "for")
    }
    let types = ["SearchPathDirectory", "FileManager.SearchPathDirectory", "URL"]
    guard let name = base.plainName, types.contains(name) else {
      return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "SearchPathDirectory"
    }
    return !index.declared.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "optional" { remove(node) }
    return .skipChildren
  }

  // MARK: Types

  /// Foundation's classes that cannot be subclassed on this system, with the superclasses that replace them.
  private static let subclassable = [
    "NSLock": "SubclassableLock", "NSRecursiveLock": "SubclassableRecursiveLock",
    "NSCondition": "SubclassableCondition", "Thread": "SubclassableThread",
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if let above = node.inheritanceClause?.inheritedTypes.first?.type,
      let other = Self.subclassable[above.trimmedDescription.replacingFirst("Foundation.", with: "")],
      !index.declared.contains(above.trimmedDescription)
    {
      replace(above, with: support(other))
    }
    if let main = node.attributes.named("main"), options.isApplication {
      remove(main)
      delegate = path(name)
    }
    if node.attributes.contains(["UIApplicationMain", "NSApplicationMain"]) { delegate = path(name) }
    let scope = Scope(kind: .classBody, name: name, spelling: name)
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
      if index.chain(name).last?.hasSuffix("Controller") == true { controllers.append(path(name)) }
    }
    if depth == 0, scopes.isEmpty, !scope.isUnavailable { list(index.tests(of: name), of: name) }
    if depth == 0, let entry = index.types[name] {
      let isPublic = node.modifiers.has("public") || node.modifiers.has("open")
      for method in entry.methods where index.isMoved(method, of: name) {
        let access = method.isOpen && node.modifiers.has("open") ? "open " : isPublic ? "public " : ""
        // The root class does not declare this method here.
        let isOfRoot =
          SourceIndex.fullName(method) == "observeValue(forKeyPath:of:change:context:)"
          && index.chain(name).count == 2 && index.chain(name).last == "NSObject"
        var stub = (method.isOverride && !isOfRoot ? "override " : "") + method.stub
        if method.isOverride {
          stub = overridingExtension(stub, "func", method.name, SourceIndex.fullName(method), of: name)
        }
        scope.added.append(access + stub)
      }
      for (property, stub) in entry.overridingProperties.sorted(by: { $0.key < $1.key })
      where index.isMoved(property: property, of: name) {
        let stub = overridingExtension(stub, "var", property, property, of: name)
        scope.added.append((isPublic ? "public " : "") + stub)
      }
    }
    scopes.append(scope)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { close(node.memberBlock) }

  /// Lists the tests of a class for XCTest, which cannot find them without the Objective-C runtime.
  private func list(_ tests: [SourceIndex.TestMethod], of name: String) {
    if index.chain(name).count > 1, index.chain(name).last == "QuickSpec" {
      // Quick lists the tests of a specification itself.
      testCases.append(AdaptedModule.TestCase(name: name, list: "\(name).allTests"))
    }
    guard !tests.isEmpty else { return }
    let entries = tests.map { test in
      let call =
        test.isAsync
        ? "asyncTest({ (t: \(name)) in { try await t.\(test.name)() } })"
        : "{ (t: \(name)) in { try t.\(test.name)() } }"
      return "(\"\(test.name)\", \(call))"
    }
    let list = "__tinamouTests_\(name)"
    atEnd.append(
      "@MainActor func \(list)() -> [(String, (\(name)) -> () throws -> Void)] { return [\(entries.joined(separator: ", "))] }"
    )
    testCases.append(AdaptedModule.TestCase(name: name, list: list + "()"))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = simpleTypeName(node.extendedType)
    let entry = index.types[name]
    let isOther = entry.map { $0.isProtocol || $0.isValue } ?? false
    let scope = Scope(
      kind: isOther ? .other : .classExtension, name: name, spelling: node.extendedType.trimmedDescription)
    scope.isGeneric = entry?.isGeneric == true || node.genericWhereClause != nil
    scope.isObjectiveC = node.attributes.contains(["objc"]) || entry?.hasObjectiveCMembers == true
    scope.isPublic = node.modifiers.has("public") || node.modifiers.has("open")
    scopes.append(scope)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { close(node.memberBlock) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if let main = node.attributes.named("main"), options.isApplication {
      remove(main)
      note(node, "the application \(node.name.text) is SwiftUI's: its first screen is not known")
    }
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
    scopes.append(Scope(kind: .other, name: node.name.text, spelling: node.name.text))
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { close(node.memberBlock) }

  /// Returns the path of a type that is declared in the current scopes.
  private func path(_ name: String) -> String {
    (scopes.map(\.spelling) + [name]).joined(separator: ".")
  }

  /// Inserts the registrations of a type's members on the line of its closing brace.
  private func close(_ block: MemberBlockSyntax) {
    let scope = scopes.removeLast()
    guard depth == 0 else { return }
    var added = scope.added
    let calls = scope.registrations + scope.nested
    if !scope.isGeneric, !calls.isEmpty {
      let name = "__tinamou_\(number)_\(count)"
      count += 1
      added.append("nonisolated static func \(name)() { \(calls.joined(separator: "; ")) }")
      let call = "\(scope.spelling).\(name)()"
      if scopes.isEmpty { topLevel.append(call) } else { scopes[scopes.count - 1].nested.append(call) }
    }
    if scope.isGeneric, !scope.cases.isEmpty, scopes.isEmpty {
      atEnd.append(
        "extension \(scope.spelling): \(support("SelectorResponder")) { @MainActor public func perform(_ __s: \(support("Selector")), sender: Any?, "
          + "event: Any?) -> Bool { let a = \(support("RuntimeArguments"))([sender, event]); do { switch __s.name { "
          + scope.cases.joined(separator: "; ")
          + "; default: return false } } catch { return false }; return true } }")
    }
    if !added.isEmpty {
      let brace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      let gap = bytes[(block.members.last?.endPositionBeforeTrailingTrivia.utf8Offset ?? brace)..<brace]
      let separator = block.members.isEmpty || gap.contains(10) ? "" : "; "
      edits.insert(separator + added.joined(separator: "; ") + " ", at: brace)
    }
  }

  // MARK: Members

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, scopes.last?.isUnavailable != true {
      if let function = node.decl.as(FunctionDeclSyntax.self) { register(function) }
      if let variable = node.decl.as(VariableDeclSyntax.self) { register(variable) }
    }
    return .visitChildren
  }

  /// Returns whether a method is a test that is isolated to the main actor. Lists of tests require
  /// nonisolated methods.
  private func isIsolatedTest(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard let test = node.testMethod, !test.isAsync, !node.modifiers.has("override"),
      index.chain(scope.name).last == "XCTestCase"
    else { return false }
    if node.modifiers.has("nonisolated") { return false }
    // Isolation is inherited.
    return node.attributes.contains(["MainActor"])
      || index.chain(scope.name).contains { index.types[$0]?.isMainActor == true }
  }

  /// Makes a test method nonisolated and wraps its body in `MainActor.assumeIsolated`, since XCTest calls it
  /// on the main thread.
  private func wrapOnMainActor(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    for attribute in node.attributes {
      if let attribute = attribute.as(AttributeSyntax.self), attribute.name == "MainActor" {
        remove(attribute)
      }
    }
    let (throwing, attempt) = node.throwsErrors ? (" throws", "try ") : ("", "")
    edits.insert("nonisolated ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(
      " \(attempt)MainActor.assumeIsolated { ()\(throwing) -> Void in",
      at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    edits.insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The methods that XCTest calls before and after a test. On Apple's platforms, classes isolated to the
  /// main actor can override them.
  private static let testHooks: Set<String> = [
    "setUp()", "setUpWithError()", "tearDown()", "tearDownWithError()",
  ]

  /// Returns whether a method of a test class isolated to the main actor overrides a method that XCTest calls
  /// from a nonisolated context.
  private func isIsolatedHook(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard scope.kind == .classBody, Self.testHooks.contains(node.fullName), !node.isAsync,
      node.modifiers.has("override"), !node.modifiers.has("nonisolated"), node.body != nil
    else { return false }
    let chain = index.chain(scope.name)
    guard chain.last == "XCTestCase" else { return false }
    return node.attributes.contains(["MainActor"]) || chain.contains { index.types[$0]?.isMainActor == true }
  }

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  private var isInClass: Bool {
    guard let kind = scopes.last?.kind else { return false }
    return kind == .classBody || kind == .classExtension
  }

  private func register(_ node: FunctionDeclSyntax) {
    if node.attributes.areOfSomethingUnavailable {
      // It only exists for the compiler's message.
      if scopes.last?.kind == .classExtension, node.modifiers.has("override") {
        removeModifier("override", node.modifiers)
        replace(node.name, with: "__extended_\(node.name.text.unquoted)")
      }
      return
    }
    guard isInClass, let scope = scopes.last, !node.modifiers.has("static"), !node.modifiers.has("class"),
      node.genericParameterClause == nil
    else { return }
    if isIsolatedTest(node, scope) || isIsolatedHook(node, scope) { return wrapOnMainActor(node) }
    if node.fullName == "observeValue(forKeyPath:of:change:context:)", depth == 0,
      index.chain(scope.name).last == "NSObject", index.chain(scope.name).count == 2
    {
      // The root class does not declare this method here.
      removeModifier("override", node.modifiers)
      atEnd.append("extension \(scope.spelling): \(support("KeyValueObserver")) {}")
    }
    if node.modifiers.has("override"), index.overridesInformal(node.name.text.unquoted, in: scope.name) {
      removeModifier("override", node.modifiers)
      addRegistration(
        "c.method(\"\(node.selector)\") { (o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> Any? in o.\(node.name.text)() }"
      )
    }
    if scope.kind == .classExtension {
      if !dispatch(node, scope) { makeDispatchable(node, scope) }
    } else if node.modifiers.has("override") {
      overrideExtension(node, scope)
    }
    let selector = node.selector
    let isExposed =
      node.attributes.contains(Self.exposing) || scope.isObjectiveC || index.usedSelectors.contains(selector)
      || index.protocolMethods.contains(node.fullName) || SelectorNames.renamed[node.fullName] != nil
    guard isExposed else { return }
    var arguments: [String] = []
    // Methods with the same labels are distinguished by their types.
    let isOverloaded = index.isOverloaded(node.fullName, in: scope.name)
    for (position, parameter) in node.signature.parameterClause.parameters.enumerated() {
      let type = parameter.type.trimmedDescription
      guard parameter.ellipsis == nil, !type.contains("inout "), !type.hasPrefix("some "),
        !type.contains("@autoclosure")
      else { return }
      let label = parameter.firstName.text
      let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
      let cast = isOverloaded && !type.contains("@") ? " as \(plain.replacingLineBreaks)" : ""
      arguments.append((label == "_" ? "" : "\(label): ") + "try a.value(\(position))" + cast)
    }
    let call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let attempt = node.throwsErrors ? "try " : ""
    if scope.isGeneric {
      scopes[scopes.count - 1].cases.append("case \"\(selector)\": _ = \(attempt)self.\(call)")
      return
    }
    let head = "(o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> "
    let body: String
    if node.isAsync {
      body = "{ \(head)Void in Task { @MainActor in _ = try await o.\(call) } }"
    } else if node.returnsNothing {
      body = "{ \(head)Void in \(attempt)o.\(call) }"
    } else {
      body = "{ \(head)Any? in \(attempt)o.\(call) as Any? }"
    }
    addRegistration("c.method(\"\(selector)\") \(body)")
  }

  private func register(_ node: VariableDeclSyntax) {
    guard isInClass, let scope = scopes.last, !scope.isGeneric, !node.modifiers.has("static"),
      !node.modifiers.has("class")
    else { return }
    guard !node.attributes.areOfSomethingUnavailable else { return }
    if scope.kind == .classBody { overrideExtension(node, scope) } else { _ = dispatch(node, scope) }
    if node.modifiers.has("override"), let name = node.bindings.first?.pattern.trimmedDescription,
      index.overridesInformal(name, in: scope.name)
    {
      removeModifier("override", node.modifiers)
    }
    let isExposed = node.attributes.contains(Self.exposing) || scope.isObjectiveC
    let isConstant = node.bindingSpecifier.text == "let"
    if node.modifiers.has("dynamic"), !isConstant { makeObservable(node) }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let key = node.attributes.named("objc")?.objectiveCName ?? name.unquoted
      guard isExposed || index.usedSelectors.contains(key) || index.optionalProperties[name] != nil
      else { continue }
      if node.attributes.contains(["NSManaged"]) {
        edits.insert(
          " { get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") } }",
          at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
        continue
      }
      var code = "c.property(\"\(key)\") { (o: \(scope.spelling)) -> Any? in o.\(name) as Any? }"
      if !isConstant, isSettable(binding) {
        code +=
          " set: { (o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> Void in o.\(name) = try a.value() }"
      }
      addRegistration(code)
    }
  }

  /// Makes the setter of a dynamic property notify its observers, as the Objective-C runtime does.
  private func makeObservable(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !node.attributes.contains(["NSManaged"])
    else { return }
    let key = node.attributes.named("objc")?.objectiveCName ?? name.unquoted
    let call = "\(support("KeyValueObserving")).changed(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(call) } }", at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors where ["didSet", "set"].contains(accessor.accessorSpecifier.text) {
      guard let body = accessor.body else { continue }
      let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      edits.insert(" defer { \(call) };", at: start)
      return
    }
    if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(
        "didSet { \(call) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  private func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = Set(accessors.map(\.accessorSpecifier.text))
    return names.isDisjoint(with: ["get", "_read", "unsafeAddress"]) || names.contains("set")
  }

  private func addRegistration(_ code: String) {
    let scope = scopes[scopes.count - 1]
    scopes[scopes.count - 1].registrations.append(
      "\(support("RuntimeClasses")).register(\(scope.spelling).self) { c in \(code) }")
  }

  /// Swift cannot override in extensions, nor override members that extensions declare. The class's body gets
  /// a method that calls the extension's, which is renamed.
  private func makeDispatchable(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let isOverride = node.modifiers.has("override")
    let isOverridden = index.overridden.contains(node.fullName) || node.modifiers.has("open")
    guard isOverride || isOverridden else { return }
    if isOverride { removeModifier("override", node.modifiers) }
    let method = index.types[scope.name]?.methods.first {
      $0.isInExtension && SourceIndex.fullName($0) == node.fullName
    }
    if let method, index.isMoved(method, of: scope.name) {
      replace(node.name, with: SelectorNames.moved(node.name.text, of: scope.name))
      if isOverride { keepNonisolated(node.fullName, node.modifiers, node.funcKeyword) }
    } else if isOverride, adopt(node.fullName, node.name, node.modifiers, node, scope) {
    } else if isOverride, node.genericParameterClause == nil,
      override(node.fullName, node.stub(of: scope.name), node.modifiers, scope)
    {
      replace(node.name, with: SelectorNames.moved(node.name.text, of: scope.name))
    } else if isOverride {
      // In an extension of another module's class, the method would be a redeclaration without the new name.
      replace(node.name, with: "__extended_\(node.name.text.unquoted)")
      note(node, "\(node.fullName) overrides in an extension of another module's class: it is not called")
    }
  }

  /// Nonisolated members of NSObject, whose overrides are nonisolated too.
  private static let nonisolated: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

  /// Marks a member of such a name as nonisolated, since it no longer inherits this from what it overrides.
  private func keepNonisolated(_ member: String, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax)
  {
    guard Self.nonisolated.contains(member), !modifiers.has("nonisolated") else { return }
    edits.insert("nonisolated ", at: keyword.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Handles an extension that overrides a member of another module's class, as categories can: a subclass
  /// that overrides the member provides the class with its method, see `RuntimeClasses.extend`.
  ///
  /// - Parameters:
  ///   - member: the member's full name.
  ///   - stub: the member in a class's body, which calls the renamed member of the extension.
  /// - Returns: whether the extension was handled.
  private func override(_ member: String, _ stub: String, _ modifiers: DeclModifierListSyntax, _ scope: Scope)
    -> Bool
  {
    guard conditionDepth == 0, scopes.count == 1, !scope.isGeneric, !scope.isUnavailable,
      index.isOfOthers(scope.name), !modifiers.has("class"), !modifiers.has("static")
    else { return false }
    for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public") }
    count += 1
    let (changed, unchanged) = ("__Extending_\(number)_\(count)", "__Unchanged_\(number)_\(count)")
    let body = stub.hasPrefix("override ") ? stub : "override \(stub)"
    atEnd.append("private final class \(unchanged): \(scope.spelling) {}")
    atEnd.append("private final class \(changed): \(scope.spelling) { \(body) }")
    scope.registrations.append(
      "\(support("RuntimeClasses")).extend(\(scope.spelling).self, \(unchanged).self, \(changed).self, \"\(member)\")"
    )
    return true
  }

  /// Returns the name of the protocol for classes that override a method that an extension adds to another
  /// module's class.
  private static func overridingProtocol(_ type: String, _ function: FunctionDeclSyntax) -> String {
    overridingProtocol(type, function.fullName)
  }

  /// Returns the protocol's name for the full name of a member: `show(_:in:)`, or a property's.
  private static func overridingProtocol(_ type: String, _ member: String) -> String {
    guard let open = member.firstIndex(of: "(") else { return "__Overriding_\(type)_\(member)" }
    let labels = member[open...].dropFirst().dropLast().split(separator: ":").map {
      $0 == "_" ? "" : String($0)
    }
    return "__Overriding_\(type)_\(member[..<open])_\(labels.joined(separator: "_"))"
  }

  /// Handles an extension of another module's class that overrides a member of another extension: the member
  /// is renamed and the class adopts the protocol of the overriding classes.
  ///
  /// - Returns: whether the extension was handled.
  private func adopt(
    _ member: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol,
    _ scope: Scope
  ) -> Bool {
    let owners = index.extendedClasses(overriddenByExtensionOf: scope.name, member)
    guard !owners.isEmpty else { return false }
    replace(name, with: "__overridden_\(name.text.unquoted)")
    for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public ") }
    let kinds = owners.map { Self.overridingProtocol($0, member) }
    atEnd.append("extension \(scope.spelling): \(kinds.joined(separator: ", ")) {}")
    return true
  }

  /// Handles a property that an extension adds to another module's class and that classes override: it is
  /// renamed, and a property of its original name dispatches to those classes.
  ///
  /// - Returns: whether the property was handled.
  private func dispatch(_ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    guard !node.modifiers.has("override"), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type.trimmedDescription.replacingLineBreaks,
      let block = binding.accessorBlock, !node.modifiers.has("static"), !node.modifiers.has("class"),
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate"),
      index.extended[name.text.unquoted]?.contains(scope.name) == true, index.isOfOthers(scope.name)
    else { return false }
    var hasSetter = false
    if case .accessors(let accessors) = block.accessors {
      hasSetter = accessors.contains { $0.accessorSpecifier.text == "set" }
    }
    let bare = name.text.unquoted
    let isPublic = node.modifiers.has("public") || node.modifiers.has("open") || scope.isPublic
    let access = isPublic ? "public " : ""
    let kind = Self.overridingProtocol(scope.name, bare)
    replace(name, with: "__extended_\(bare)")
    for modifier in node.modifiers where modifier.name.text == "open" { replace(modifier, with: "public ") }
    let setter =
      hasSetter
      ? " set { if let __o = self as? \(kind) { __o.__overridden_\(bare) = newValue } else { __extended_\(bare) = newValue } }"
      : ""
    atEnd.append(
      "extension \(scope.spelling) { \(access)var \(name.text): \(type) { get { if let __o = self as? \(kind) "
        + "{ return __o.__overridden_\(bare) }; return __extended_\(bare) }\(setter) } }")
    atEnd.append(
      "@preconcurrency @MainActor \(access)protocol \(kind): AnyObject { var __overridden_\(bare): \(type) "
        + "{ get\(hasSetter ? " set" : "") } }")
    if isPublic { overridable.append(ExtensionMethod(type: scope.name, name: bare)) }
    return true
  }

  /// Returns the stub in a class's body for a member that an extension of the class overrides, adjusted if
  /// that overrides a declaration in an extension of another module's class.
  private func overridingExtension(
    _ stub: String, _ keyword: String, _ name: String, _ member: String, of type: String
  ) -> String {
    let owners = index.extendedClasses(overriddenBy: member, of: type)
    guard !owners.isEmpty else { return stub }
    let renamed = stub.replacingFirst("\(keyword) \(name)", with: "\(keyword) __overridden_\(name)")
    if index.isOverridden(member, above: type) { return renamed }
    let kinds = owners.map { Self.overridingProtocol($0, member) }
    atEnd.append("extension \(path(type)): \(kinds.joined(separator: ", ")) {}")
    return renamed.replacingFirst("override ", with: "")
  }

  /// Handles a property in a class's body that overrides a property that an extension adds to another
  /// module's class.
  private func overrideExtension(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard node.modifiers.has("override"), node.bindings.count == 1,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let bare = name.text.unquoted
    let owners = index.extendedClasses(overriddenBy: bare, of: scope.name)
    guard !owners.isEmpty, !scope.isGeneric else { return }
    replace(name, with: "__overridden_\(bare)")
    guard !index.isOverridden(bare, above: scope.name) else { return }
    removeModifier("override", node.modifiers)
    let kinds = owners.map { Self.overridingProtocol($0, bare) }
    atEnd.append("extension \(scope.spelling): \(kinds.joined(separator: ", ")) {}")
  }

  /// Handles a method that an extension adds to another module's class and that classes override. The method
  /// dispatches to those classes, which have it under another name and adopt a protocol for it.
  ///
  /// - Returns: whether the method was handled.
  private func dispatch(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard !node.modifiers.has("override"), index.extended[node.fullName]?.contains(scope.name) == true,
      index.isOfOthers(scope.name), let body = node.body, !scope.isGeneric,
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate")
    else { return false }
    let parameters = node.signature.parameterClause.parameters
    guard parameters.allSatisfy({ ($0.secondName ?? $0.firstName).text != "_" && $0.ellipsis == nil }) else {
      return false
    }
    let name = node.name.text.unquoted
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text
      let reference = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return (label == "_" ? "" : "\(label): ") + reference
        + (parameter.secondName ?? parameter.firstName).text
    }
    let passed = "(\(arguments.joined(separator: ", ")))"
    let attempt = (node.throwsErrors ? "try " : "") + (node.isAsync ? "await " : "")
    let isPublic = node.modifiers.has("public") || node.modifiers.has("open") || scope.isPublic
    let access = isPublic ? "public " : ""
    let kind = Self.overridingProtocol(scope.name, node)
    let signature = node.signature.trimmedDescription.replacingLineBreaks
    edits.insert(
      "{ if let __o = self as? \(kind) { return \(attempt)__o.__overridden_\(name)\(passed) }; "
        + "return \(attempt)__extended_\(name)\(passed) }; \(scope.isPublic ? "" : access)func __extended_\(name)\(signature) ",
      at: body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    // Requirements cannot have default values.
    let plain = parameters.map {
      $0.with(\.defaultValue, nil).with(\.trailingComma, nil).trimmedDescription.replacingLineBreaks
    }
    let rest = [
      node.signature.effectSpecifiers?.trimmedDescription, node.signature.returnClause?.trimmedDescription,
    ]
    .compactMap { $0?.replacingLineBreaks }
    let requirement = (["(\(plain.joined(separator: ", ")))"] + rest).joined(separator: " ")
    atEnd.append(
      "@preconcurrency @MainActor \(access)protocol \(kind): AnyObject { func __overridden_\(name)\(requirement) }"
    )
    if isPublic { overridable.append(ExtensionMethod(type: scope.name, name: node.fullName)) }
    return true
  }

  /// Handles a method in a class's body that overrides a method that an extension adds to another module's
  /// class.
  private func overrideExtension(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let owners = index.extendedClasses(overriddenBy: node.fullName, of: scope.name)
    guard !owners.isEmpty, !scope.isGeneric else { return }
    replace(node.name, with: "__overridden_\(node.name.text.unquoted)")
    guard !index.isOverridden(node.fullName, above: scope.name) else { return }
    removeModifier("override", node.modifiers)
    let kinds = owners.map { Self.overridingProtocol($0, node) }
    atEnd.append("extension \(scope.spelling): \(kinds.joined(separator: ", ")) {}")
  }

  private func removeModifier(_ name: String, _ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == name { remove(modifier) }
  }

  // MARK: Optional requirements

  /// Returns the default implementations of an optional requirement: the method itself, one that calls it if
  /// it is implemented, and a property that is `nil` for classes that do not implement it.
  private func optionalDefaults(_ function: FunctionDeclSyntax) -> [String] {
    let signature = function.signature.trimmedDescription.replacingLineBreaks
    let name = function.name.text
    let parameters = function.signature.parameterClause.parameters
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let attempt = function.throwsErrors ? "try " : ""
    let throwing = function.throwsErrors ? " throws" : ""
    // The replacement of a call with `?`. It can be overloaded by types, as the method can.
    let asked = parameters.map { $0.trimmedDescription.replacingLineBreaks.trimmingSeparator }
    let passed = parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (parameter.secondName ?? parameter.firstName).text
    }
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
    let responds = "\(support("RuntimeClasses")).responds(self, to: \"\(function.selector)\")"
    var made = [
      "func \(name)\(signature) { \(support("leftOutStop"))(\"\(name): a method that is not there was called\") }",
      "func \(Self.askingName(name))(\(asked.joined(separator: ", ")))\(throwing) -> \(result)\(isOptional ? "" : "?") "
        + "{ \(responds) ? \(attempt)self.\(name)(\(passed.joined(separator: ", "))) : nil }",
    ]
    // The replacement of a reference without a call.
    let property = Self.optionalName(name, function.labels)
    if optionalNames.insert("\(scopes.last?.name ?? "") \(property)").inserted {
      let types = parameters.map {
        "_ \($0.secondName?.text ?? "p"): \($0.type.trimmedDescription.replacingLineBreaks)"
      }
      let arguments = parameters.enumerated().map { position, parameter in
        (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + "$\(position)"
      }
      made.append(
        "var \(property): ((\(types.joined(separator: ", ")))\(throwing) -> \(result))? { "
          + "\(responds) ? { \(attempt)self.\(name)(\(arguments.joined(separator: ", "))) } : nil }")
    }
    return made
  }

  private func optionalDefaults(_ variable: VariableDeclSyntax) -> [String] {
    variable.bindings.flatMap { binding -> [String] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.trimmedDescription.replacingLineBreaks
      else { return [] }
      let key = variable.attributes.named("objc")?.objectiveCName ?? name.unquoted
      return [
        "var \(name): \(type) { \(support("leftOutStop"))(\"\(name): a property that is not there was asked\") }",
        "var \(Self.optionalName(name, [])): (\(type))? "
          + "{ \(support("RuntimeClasses")).responds(self, to: \"\(key)\") ? self.\(name) : nil }",
      ]
    }
  }

  /// Returns the property that represents an optional property requirement, which is `nil` if the object does
  /// not implement it: `delegate?.title`.
  private func optionalPropertyValue(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.text.unquoted
    guard index.optionalProperties[name] != nil, node.declName.argumentNames == nil, let base = node.base,
      let object = Self.lastName(of: base), index.isOptionalProperty(name, of: object)
    else { return nil }
    return Self.optionalName(name, [])
  }

  /// Returns the name of the variable that an expression refers to, without `?`, `!` and its base.
  private static func lastName(of expression: ExprSyntax) -> String? {
    var base = expression
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else {
        break
      }
    }
    return
      (base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text)?.unquoted
  }

  /// Returns the property that represents an optional method that is referenced without a call:
  /// `if let show = delegate?.show`, `delegate?.show(_:) != nil`, `let show = delegate.show!`.
  private func optionalMethodValue(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.text
    guard node.base != nil, let methods = index.optionalMethods[name.unquoted], isAskedFor(node) else {
      return nil
    }
    if let names = node.declName.argumentNames {
      return Self.optionalName(name, names.arguments.map(\.name.text))
    }
    let labels = Set(methods.map(\.labels))
    return labels.count == 1 ? labels.first.map { Self.optionalName(name, $0) } : nil
  }

  /// Returns whether an expression is bound, compared with `nil` or unwrapped.
  private func isAskedFor(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    if parent.is(ForceUnwrapExprSyntax.self) {
      // Closures have no argument labels, so that a call has to use the method itself.
      return parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != parent.id
    }
    guard let list = parent.as(ExprListSyntax.self), let at = list.firstIndex(where: { $0.id == node.id })
    else {
      return false
    }
    let rest = list[list.index(after: at)...].prefix(2).map(\.trimmedDescription)
    return rest == ["!=", "nil"] || rest == ["==", "nil"]
  }

  /// Returns the name of the method that calls an optional one if it is implemented.
  private static func askingName(_ name: String) -> String { "__ask_\(name.unquoted)" }

  /// Returns the name of the property that represents an optional method.
  private static func optionalName(_ name: String, _ labels: [String]) -> String {
    "__optional_\(name.unquoted)" + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `type(of: object).description()` is the description of the class.
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.plainName == "type", !index.members.contains("description"),
      !index.functions.contains("type")
    {
      replace(node, with: "NSStringFromClass(\(base.trimmedDescription))")
      return .skipChildren
    }
    // `NSClassFromString("UITabBarButton")`: Foundation's function only knows names with modules.
    if node.arguments.count == 1, node.calledExpression.plainName == "NSClassFromString",
      !index.functions.contains("NSClassFromString")
    {
      replace(node.calledExpression, with: support("RuntimeClasses") + ".classFromString")
      return .visitChildren
    }
    // `NSStringFromClass(type(of: view))`: Foundation's own says the modules of UIKit's classes.
    if node.arguments.count == 1, node.calledExpression.plainName == "NSStringFromClass",
      !index.functions.contains("NSStringFromClass")
    {
      replace(node.calledExpression, with: support("RuntimeClasses") + ".stringFromClass")
      return .visitChildren
    }
    // `self.classForCoder()` in a class method returns the class itself. Objects have a property of the name.
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "classForCoder", let base = member.base,
      !index.functions.contains("classForCoder")
    {
      let isName = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      replace(node, with: base.trimmedDescription + (isName ? ".self" : ""))
      return .skipChildren
    }
    // `delegate?.view?(self, didTap: item)` and `delegate?.view!(self, didTap: item)`
    let optional = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    if let member = (optional?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self),
      index.isOptionalMethod(
        member.declName.baseName.text.unquoted, calledOn: member.base.flatMap(Self.lastName))
    {
      if let base = member.base, let object = Self.lastName(of: base),
        let kind = index.optionalProtocol(of: member.declName.baseName.text.unquoted, calledOn: object)
      {
        edits.insert("(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
          replace(chain.questionMark, with: " as? \(kind))?")
        } else {
          edits.insert(" as? \(kind))?", at: base.endPositionBeforeTrailingTrivia.utf8Offset)
        }
      }
      if let optional {
        replace(member.declName, with: Self.askingName(member.declName.baseName.text))
        remove(optional.questionMark)
      } else if let forced {
        // The method itself: its default implementation stops the program, as iOS does.
        remove(forced.exclamationMark)
      }
    }
    return .visitChildren
  }

  // MARK: Functions

  /// Returns the replacement of the body of a SwiftUI view or scene, which is not drawn and whose modifiers
  /// are not declared here.
  private static func standIn(for type: TypeSyntax?) -> String? {
    switch type?.trimmedDescription {
    case "some View": "{ StandInView() }"
    case "some Scene": "{ StandInScene() }"
    default: nil
    }
  }

  private var standsInForSwiftUI: Bool { options.deniedModules.contains("SwiftUI") }

  /// Marks comparison operators on `NSNumber` as disfavored, since Foundation on this system declares them.
  private func yieldToFoundation(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard ["==", "!=", "<", ">", "<=", ">="].contains(node.name.text), types == ["NSNumber", "NSNumber"]
    else {
      return
    }
    edits.insert("@_disfavoredOverload ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    yieldToFoundation(node)
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
    if standsInForSwiftUI, let body = node.body,
      let text = Self.standIn(for: node.signature.returnClause?.type)
    {
      replace(body, with: text)
      visit(attributesOf: node.attributes)
      return .skipChildren
    }
    return .visitChildren
  }

  private func visit(attributesOf attributes: AttributeListSyntax) {
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
    if standsInForSwiftUI, let binding = node.bindings.first, let block = binding.accessorBlock,
      let text = Self.standIn(for: binding.typeAnnotation?.type)
    {
      replace(block, with: text)
      return .skipChildren
    }
    if scopes.last?.kind == .classExtension, depth == 0, node.modifiers.has("override") {
      if let name = scopes.last?.name, let parts = node.overridingParts,
        index.isMoved(property: parts.name, of: name)
      {
        keepNonisolated(parts.name, node.modifiers, node.bindingSpecifier)
        return move(node, parts.name, parts.type, parts.accessors)
      }
      removeModifier("override", node.modifiers)
      if let scope = scopes.last, node.bindings.count == 1,
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        if adopt(name.text.unquoted, name, node.modifiers, node, scope) { return .visitChildren }
        if replaceAnswer(of: name, node, scope) { return .visitChildren }
        if let stub = node.overridingStub(of: scope.name), !stub.contains("__didSet_"),
          !stub.contains("__willSet_"), override(name.text.unquoted, stub, node.modifiers, scope)
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

  /// Properties that UIKit reads from view controllers and that extensions of its classes can override.
  private static let answers: Set<String> = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
    "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden",
  ]

  /// Handles `extension UINavigationController { override var preferredStatusBarStyle … }`. On iOS it
  /// replaces the implementation of the class; here UIKit calls the registered replacement.
  private func replaceAnswer(of name: TokenSyntax, _ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    let bare = name.text.unquoted
    guard Self.answers.contains(bare), index.isOfOthers(scope.name) else { return false }
    let other = "__extended_\(scope.name)_\(bare)"
    replace(name, with: other)
    for modifier in node.modifiers where modifier.name.text == "open" { replace(modifier, with: "public ") }
    addRegistration("c.answer(\"\(bare)\") { (o: \(scope.spelling)) -> Any? in o.\(other) as Any? }")
    return true
  }

  /// Renames an overriding property of an extension, or replaces its observers by methods. The class's body
  /// gets the override, see `VariableDeclSyntax.overridingStub`.
  private func move(_ node: VariableDeclSyntax, _ name: String, _ type: String, _ block: AccessorBlockSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard case .accessors(let accessors) = block.accessors,
      accessors.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else {
      removeModifier("override", node.modifiers)
      if let pattern = node.bindings.first?.pattern {
        replace(pattern, with: SelectorNames.moved(name, of: scopes.last?.name ?? ""))
      }
      return .visitChildren
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let head = start..<block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    edits.replace(head, with: String(repeating: "\n", count: bytes[head].count { $0 == 10 }), in: bytes)
    let isOfTheClass = node.modifiers.has("class") ? "class " : ""
    depth += 1
    for accessor in accessors {
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      let value = accessor.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
      let from = accessor.accessorSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
      let to =
        (accessor.parameters?.endPositionBeforeTrailingTrivia
        ?? accessor.accessorSpecifier.endPositionBeforeTrailingTrivia).utf8Offset
      edits.replace(
        from..<to,
        with:
          "\(isOfTheClass)func __\(accessor.accessorSpecifier.text)_\(name.unquoted)(_ \(value): \(type))",
        in: bytes)
      if let body = accessor.body { walk(body) }
    }
    depth -= 1
    edits.replace(block.rightBrace.byteRange, with: "", in: bytes)
    return .skipChildren
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
    return .visitChildren
  }

  private func expand(_ node: MacroExpansionExprSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    switch name {
    case "selector":
      let context = scopes.last { $0.kind != .other }?.name ?? scopes.last?.name
      guard let selector = index.selector(of: node, in: context) else {
        note(node, "this selector names nothing that is known: \(node.trimmedDescription)")
        replace(node, with: "\(support("Selector"))(\"\")")
        return .skipChildren
      }
      replace(node, with: "\(support("Selector"))(\"\(selector)\")")
      return .skipChildren
    case "keyPath":
      let text = node.arguments.first?.expression.trimmedDescription ?? ""
      let parts = text.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
      let keys = parts.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
      replace(node, with: "\"\(keys.joined(separator: "."))\"")
      return .skipChildren
    case "Preview":
      preview(node, arguments: node.arguments, closure: node.trailingClosure)
      return .visitChildren
    case "filePath", "file":
      // A literal on the same line replaces the expression if `#sourceLocation` cannot name the file.
      if options.namesSources, !Self.canBeNamed(file.source.path), node.arguments.isEmpty {
        replace(node, with: quoted(file.source.path))
      }
      return .visitChildren
    case "imageLiteral":
      let name = node.arguments.first?.expression.trimmedDescription ?? "\"\""
      needsUIKit = true
      replace(node, with: "UIImage(named: \(name))!")
      return .skipChildren
    case "colorLiteral":
      needsUIKit = true
      replace(node, with: "UIColor(\(node.arguments.trimmedDescription))")
      return .skipChildren
    default:
      return .visitChildren
    }
  }

  /// Replaces a preview by a constant that creates a screen.
  private func preview(
    _ node: some SyntaxProtocol, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?
  ) {
    guard let closure else { return }
    needsUIKit = true
    let first = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    let name = first?.representedLiteralValue ?? "Preview \(previews.count + 1)"
    let constant = "__tinamouPreview_\(number)_\(previews.count)"
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = closure.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(
      start..<end, with: "@MainActor let \(constant) = PreviewScreen(\(quoted(name))) ", in: bytes)
    // The value of the last expression is the screen, whatever precedes it.
    if closure.statements.count > 1, let last = closure.statements.last, case .expr = last.item {
      edits.insert("return ", at: last.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    previews.append(
      AdaptedModule.Preview(
        constant: constant, name: name, file: file.source.path, line: file.line(node)))
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
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
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
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
