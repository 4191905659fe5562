import SwiftSyntax

/// Differences between Foundation of Apple's platforms and that of Linux.
extension FileAdapter {
  /// Types that Foundation keeps in a module of its own here.
  static func isOfNetworking(_ name: String) -> Bool {
    [
      "URLSession", "URLRequest", "URLProtocol", "URLCredential", "URLAuthentication", "HTTPCookie",
      "HTTPURL",
    ]
    .contains { name.hasPrefix($0) } || name == "URLResponse" || name == "URLCache"
  }

  /// Returns `true` if a member of a plain value is an argument or assigned, as a function that is called later.
  func isFunctionValue(_ node: MemberAccessExprSyntax) -> Bool {
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

  /// Returns `true` if a member access names one of Foundation's folders rather than a member that the module declares.
  func isSearchPath(_ node: MemberAccessExprSyntax) -> Bool {
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

  /// Classes of Foundation's that cannot be subclassed here, and what takes their place as superclasses.
  static let subclassable = [
    "NSLock": "SubclassableLock", "NSRecursiveLock": "SubclassableRecursiveLock",
    "NSCondition": "SubclassableCondition", "Thread": "SubclassableThread",
  ]

  /// Operators on numbers of Foundation's, which compares them itself here.
  func yieldToFoundation(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard ["==", "!=", "<", ">", "<=", ">="].contains(node.name.text), types == ["NSNumber", "NSNumber"]
    else {
      return
    }
    edits.insert("@_disfavoredOverload ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Replaces calls by which classes are asked for their names and found by them, as Objective-C's runtime answers.
  ///
  /// - Returns: whether what is in the call is visited; `nil` for other calls.
  func replaceQuestionOfClass(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind? {
    // `type(of: object).description()`: classes describe themselves there.
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.plainName == "type", !index.members.contains("description"),
      !index.functions.contains("type")
    {
      replace(node, with: "NSStringFromClass(\(base.trimmedDescription))")
      return .skipChildren
    }
    // `NSClassFromString("UITabBarButton")`: Foundation's own knows names with modules only.
    if node.arguments.count == 1, node.calledExpression.plainName == "NSClassFromString",
      !index.functions.contains("NSClassFromString")
    {
      replace(node.calledExpression, with: support("RuntimeClasses") + ".classFromString")
      return .visitChildren
    }
    // `self.classForCoder()` of a class: it says itself there. Objects have a property of the name.
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "classForCoder", let base = member.base,
      !index.functions.contains("classForCoder")
    {
      let isName = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      replace(node, with: base.trimmedDescription + (isName ? ".self" : ""))
      return .skipChildren
    }
    return nil
  }
}
