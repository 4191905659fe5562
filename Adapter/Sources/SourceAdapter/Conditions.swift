import SwiftSyntax

/// Conditions of `#if`, as iOS's compiler would decide them.
struct Conditions {
  let options: AdapterOptions

  /// The clause that is compiled; nil if none is.
  func activeClause(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      // Where only the import is conditional, the rest of the file needs the module.
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

  /// `a && b || c`: "and" binds more tightly.
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
      return options.modules.contains(module) && !options.deniedModules.contains(module)
    case "arch": return argument == "arm64" || argument == "x86_64"
    case "swift", "compiler", "_compiler_version": return version(argument)
    case "hasFeature", "hasAttribute", "_runtime", "_endian", "_pointerBitWidth":
      return ["_ObjC", "little", "_64"].contains(argument)
    default: return false
    }
  }

  /// `>=5.9` of this toolchain's compiler, 6.
  private func version(_ text: String) -> Bool {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let parts = digits.split(separator: ".").compactMap { Int($0) } + [0, 0]
    let isLess = (parts[0], parts[1]) < (6, 1)
    let isSame = (parts[0], parts[1]) == (6, 1)
    return text.hasPrefix("<") ? !isLess && !isSame : isLess || isSame
  }
}
