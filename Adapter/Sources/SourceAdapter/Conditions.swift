import SwiftSyntax

/// Evaluates the conditions of `#if` as the compiler does for iOS.
struct Conditions {
  let options: AdapterOptions

  /// Returns the clause that is compiled; `nil` if there is none.
  func activeClause(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      // If only the import is conditional, the rest of the file needs the module.
      if case .statements(let statements)? = clause.elements, !options.deniedModules.isEmpty,
        !statements.isEmpty, statements.allSatisfy({ $0.item.is(ImportDeclSyntax.self) })
      {
        var all = options
        all.deniedModules = []
        return Conditions(options: all).holds(condition)
      }
      return holds(condition)
    }
  }

  func holds(_ condition: ExprSyntax) -> Bool {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return holds(element.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) {
      return not.operator.text == "!" && !holds(not.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return options.flags.contains(name.baseName.text)
    }
    return false
  }

  /// Evaluates `a && b || c`, with the precedence of the operators.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    var result = false
    var term = true
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        if op.operator.text == "||" {
          result = result || term
          term = true
        }
      } else {
        term = holds(element) && term
      }
    }
    return result || term
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      // Names of these come with Foundation's here, and code asks for Darwin instead of for Linux.
      if module == "Glibc", !options.deniedModules.contains("Darwin") { return false }
      return (["Darwin", "CoreFoundation"].contains(module) || options.modules.contains(module))
        && (!options.deniedModules.contains(module) || options.testedModules.contains(module))
    case "arch": return argument == "arm64" || argument == "x86_64"
    case "swift": return Self.version(argument, languageVersion)
    case "compiler", "_compiler_version": return Self.version(argument, Self.compilerVersion)
    case "hasFeature", "hasAttribute", "_runtime", "_endian", "_pointerBitWidth":
      return ["_ObjC", "little", "_64"].contains(argument)
    default: return false
    }
  }

  /// Returns whether a condition such as `>=5.9` holds for a version.
  private static func version(_ text: String, _ known: (Int, Int)) -> Bool {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let parts = digits.split(separator: ".").compactMap { Int($0) } + [0, 0]
    let isLess = (parts[0], parts[1]) < known
    let isSame = (parts[0], parts[1]) == known
    return text.hasPrefix("<") ? !isLess && !isSame : isLess || isSame
  }

  /// The version that `swift(>=…)` is compared with: 5.10 for the Swift 5 language mode, as in newer
  /// compilers.
  private var languageVersion: (Int, Int) {
    let major = Int(options.languageVersion.prefix { $0.isNumber }) ?? 5
    return major < 5 ? (4, 2) : major == 5 ? (5, 10) : Self.compilerVersion
  }

  /// The version of the compiler, which is the one that built this module.
  private static let compilerVersion: (Int, Int) = {
    #if compiler(>=6.5)
      return (6, 5)
    #elseif compiler(>=6.4)
      return (6, 4)
    #elseif compiler(>=6.3)
      return (6, 3)
    #elseif compiler(>=6.2)
      return (6, 2)
    #else
      return (6, 1)
    #endif
  }()

  // MARK: Evaluation by the compiler

  /// Returns `true` unless the compiler, given the flags, certainly selects the same clause as on iOS.
  func compilerDiffers(_ config: IfConfigDeclSyntax, from active: IfConfigClauseSyntax?) -> Bool {
    for clause in config.clauses {
      guard let condition = clause.condition else { return clause.id != active?.id }
      guard let holds = compilerHolds(condition) else { return true }
      if holds { return clause.id != active?.id }
    }
    return active != nil
  }

  /// Returns the value of a condition for the compiler on this platform; `nil` if it is unknown.
  private func compilerHolds(_ condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return compilerHolds(element.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) {
      return not.operator.text == "!" ? compilerHolds(not.expression).map { !$0 } : nil
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      var (result, term) = (false, true)
      for element in sequence.elements {
        if let op = element.as(BinaryOperatorExprSyntax.self) {
          guard ["||", "&&"].contains(op.operator.text) else { return nil }
          if op.operator.text == "||" { (result, term) = (result || term, true) }
        } else {
          guard let holds = compilerHolds(element) else { return nil }
          term = holds && term
        }
      }
      return result || term
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return options.flags.contains(name.baseName.text)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "Linux"
    case "targetEnvironment": return false
    case "swift":
      // Swift 6 is compiled as Swift 5, without its checks for data races: see `LanguageMode`.
      return Self.version(argument, languageVersion < (5, 10) ? languageVersion : (5, 10))
    case "compiler", "_endian", "_pointerBitWidth": return holds(call)
    case "canImport":
      if options.modules.contains(argument) { return true }
      // The toolchain has further modules, which are not in the list.
      let isOfToolchain = [
        "_", "Swift", "Cxx", "CF", "CoreFoundation", "CDispatch", "Foundation", "Glibc",
      ].contains {
        argument.hasPrefix($0)
      }
      return isOfToolchain || argument.contains(".") ? nil : false
    default: return nil
    }
  }
}
