import SwiftSyntax

/// Requirements that a protocol's type be a class, which protocols of Objective-C satisfy and those that stand for them here do not.
extension FileAdapter {
  /// Lets a function take protocols for an associated type that is to be a class: `where Proxy.Delegate: AnyObject`. Comparisons of
  /// references in its body take any values then.
  func relaxClassRequirements(_ node: FunctionDeclSyntax) {
    guard let clause = node.genericWhereClause, let body = node.body else { return }
    let types = clause.requirements.compactMap { item -> TypeSyntax? in
      guard let requirement = item.requirement.as(ConformanceRequirementSyntax.self),
        requirement.leftType.is(MemberTypeSyntax.self),
        requirement.rightType.trimmedDescription == "AnyObject"
      else { return nil }
      return requirement.rightType
    }
    guard !types.isEmpty else { return }
    for type in types { edits.replace(type.byteRange, with: "Any", in: bytes) }
    let comparisons = ReferenceComparisons(viewMode: .sourceAccurate)
    comparisons.walk(body)
    for operand in comparisons.operands {
      edits.insert("(", at: operand.positionAfterSkippingLeadingTrivia.utf8Offset)
      edits.insert(" as AnyObject?)", at: operand.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
}

/// The operands of `===` and `!==`.
private final class ReferenceComparisons: SyntaxVisitor {
  private(set) var operands: [ExprSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard ["===", "!=="].contains(element.trimmedDescription) else { continue }
      operands += [elements[index - 1], elements[index + 1]].filter { !$0.is(NilLiteralExprSyntax.self) }
    }
    return .visitChildren
  }
}
