import SwiftSyntax

/// The member that a `#selector` expression refers to.
struct SelectorReference: Codable, Hashable, Sendable {
  /// The accessor of a property: `getter`, `setter`.
  let accessor: String?
  let name: String
  /// The labels, if the expression has them.
  let labels: [String]?
  /// The number of parameters, if the expression has a cast.
  let arity: Int?
  /// The type whose member it is, if that is known.
  let owner: String?

  /// Creates the reference of an expression; nil for one that names no member.
  ///
  /// - Parameters:
  ///   - macro: the expression.
  ///   - context: the type whose code contains it.
  init?(_ macro: MacroExpansionExprSyntax, in context: String?) {
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
    accessor = argument.label?.text
    name = reference.baseName.text.unquoted
    labels = reference.argumentNames?.arguments.map { $0.name.text.unquoted }
    self.arity = arity
    self.owner = owner
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
