import SwiftSyntax

/// Optional requirements.
extension Trimmer {
  /// Questions whether requirements are there that have defaults here.
  mutating func cureOptional(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("cannot use optional chaining on non-optional value") {
      // Requirements of UIKit's protocols are optional in Objective-C and have empty defaults here.
      var node = token.parent
      while let present = node, !present.is(CodeBlockItemSyntax.self) {
        if let call = present.as(FunctionCallExprSyntax.self),
          let chain = call.calledExpression.as(OptionalChainingExprSyntax.self)
        {
          edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
          taken.append(chain.questionMark.byteRange)
          keepOptional(call, of: chain)
          return true
        }
        node = present.parent
      }
    }
    if message.hasPrefix("'?' pattern cannot match values of type"),
      let chain = token.parent.flatMap({ ancestor($0, OptionalChainingExprSyntax.self) })
    {
      // The same for properties of UIKit's protocols: `case .dark?` of a value that is not optional here.
      edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
      taken.append(chain.questionMark.byteRange)
      return true
    }
    if message.contains("cannot force unwrap value of non-optional type '("),
      let forced = token.parent.flatMap({ ancestor($0, ForceUnwrapExprSyntax.self) }),
      forced.parent?.is(FunctionCallExprSyntax.self) == true
    {
      // The same for a call with `!`.
      edits.replace(forced.exclamationMark.byteRange, with: "", in: bytes)
      taken.append(forced.exclamationMark.byteRange)
      return true
    }
    return false
  }

  /// Wraps the result of a call in an optional if it is bound, and nothing else in it is optional.
  private mutating func keepOptional(_ call: FunctionCallExprSyntax, of chain: OptionalChainingExprSyntax) {
    guard let initializer = call.parent?.as(InitializerClauseSyntax.self),
      initializer.parent?.is(OptionalBindingConditionSyntax.self) == true
    else { return }
    var base: ExprSyntax? = chain.expression.as(MemberAccessExprSyntax.self)?.base
    while let present = base {
      if present.is(OptionalChainingExprSyntax.self) { return }
      base =
        present.as(MemberAccessExprSyntax.self)?.base
        ?? present.as(FunctionCallExprSyntax.self)?.calledExpression
    }
    edits.insert("Optional(", at: call.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(")", at: call.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
