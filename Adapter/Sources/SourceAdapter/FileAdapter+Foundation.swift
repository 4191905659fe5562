import SwiftSyntax

/// Differences between Foundation of Apple's platforms and that of Linux.
extension FileAdapter {
  /// Returns whether a name belongs to the part of Foundation that is a separate module on this system.
  static func isOfNetworking(_ name: String) -> Bool {
    [
      "URLSession", "URLRequest", "URLProtocol", "URLCredential", "URLAuthentication", "HTTPCookie",
      "HTTPURL",
    ]
    .contains { name.hasPrefix($0) } || name == "URLResponse" || name == "URLCache"
  }

  /// Returns the module that shows the names of one of Apple's that is not here: `Darwin.round(x)`. It is named where a member has the
  /// same name, and can be named without an import, as Foundation and UIKit show it.
  func moduleInPlace(of name: String?) -> String? {
    guard let name, name == "Darwin" || name == "CoreFoundation", !index.declared.contains(name),
      !options.ownModules.contains(name)
    else { return nil }
    return imported.contains("UIKit") ? "UIKit" : "Foundation"
  }

  /// Returns `true` if a method of a variable is passed or assigned as a function value.
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

  /// Sets of Foundation's whose complements cannot be changed on this system.
  private static let builtInSets: Set<String> = [
    "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "decomposables",
    "illegalCharacters", "letters", "lowercaseLetters", "newlines", "nonBaseCharacters",
    "punctuationCharacters", "symbols", "uppercaseLetters", "whitespaces", "whitespacesAndNewlines",
  ]

  /// Returns `true` for the complement of a set of Foundation's, such as `CharacterSet.decimalDigits.inverted`, that becomes the value of
  /// a variable: code that changes it would end the program here.
  func isInvertedVariable(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "inverted", let set = node.base?.as(MemberAccessExprSyntax.self),
      Self.builtInSets.contains(set.declName.baseName.text),
      set.base.map({ ["CharacterSet", "Foundation.CharacterSet"].contains($0.plainName) }) ?? true,
      !index.sees("CharacterSet", from: node)
    else { return false }
    if let list = node.parent?.as(ExprListSyntax.self) {
      return list.count == 3 && list.last?.id == node.id
        && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    let variable = node.parent?.as(InitializerClauseSyntax.self)?.parent?.parent?.parent
    return variable?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
  }

  /// Returns `true` if a member access names one of Foundation's folders and not a member of the module.
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

  /// Foundation's classes that cannot be subclassed on this system, with the superclasses that replace them.
  static let subclassable = [
    "NSLock": "SubclassableLock", "NSRecursiveLock": "SubclassableRecursiveLock",
    "NSCondition": "SubclassableCondition", "Thread": "SubclassableThread",
    "Progress": "SubclassableProgress", "Bundle": "SubclassableBundle",
  ]

  /// Marks comparison operators on `NSNumber` as disfavored, since Foundation on this system declares them.
  func disfavorFoundationOperators(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard ["==", "!=", "<", ">", "<=", ">="].contains(node.name.text), types == ["NSNumber", "NSNumber"]
    else {
      return
    }
    edits.insert("@_disfavoredOverload ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The arguments of Foundation's classes that have no initializer without any on this system, and what follows the call.
  private static let emptyInitializers: [String: (arguments: String, rest: String)] = [
    "HTTPURLResponse": (
      "url: URL(string: \"about:blank\")!, statusCode: 0, httpVersion: nil, headerFields: nil", "!"
    ),
    "NSMutableString": ("capacity: 0", ""),
    "URLResponse": (
      "url: URL(string: \"about:blank\")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil",
      ""
    ),
  ]

  /// Adds arguments to `Progress()` and its like.
  ///
  /// - Returns: whether the call is one.
  private func replaceEmptyInitializer(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let close = node.rightParen,
      var name = node.calledExpression.plainName
    else { return false }
    if name.hasSuffix(".init") { name = String(name.dropLast(5)) }
    if name.hasPrefix("Foundation.") { name = String(name.dropFirst("Foundation.".count)) }
    guard let known = Self.emptyInitializers[name], !index.sees(name, from: node) else { return false }
    edits.insert(known.arguments, at: close.positionAfterSkippingLeadingTrivia.utf8Offset)
    if !known.rest.isEmpty {
      edits.insert(known.rest, at: close.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return true
  }

  /// Replaces `Progress(totalUnitCount: 1)` by the class whose descriptions can be set.
  ///
  /// - Returns: whether the call is one.
  private func replaceProgress(_ node: FunctionCallExprSyntax) -> Bool {
    guard let name = node.calledExpression.plainName,
      ["Progress", "Progress.init", "Foundation.Progress"].contains(name),
      !index.sees("Progress", from: node)
    else { return false }
    replace(node.calledExpression, with: support("SubclassableProgress"))
    return true
  }

  /// Replaces calls by which classes are asked for their names and found by them, as Objective-C's runtime answers.
  ///
  /// - Returns: whether what is in the call is visited; `nil` for other calls.
  func replaceQuestionOfClass(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind? {
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
    if replaceEmptyInitializer(node) || replaceProgress(node) { return .visitChildren }
    // `imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))`: a closure is no object whose bits can be taken.
    if node.calledExpression.plainName == "unsafeBitCast", node.arguments.count == 2,
      node.arguments.last?.expression.trimmedDescription == "AnyObject.self",
      let value = node.arguments.first,
      value.expression.is(DeclReferenceExprSyntax.self),
      let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.plainName == "imp_implementationWithBlock"
    {
      replace(node, with: "(\(value.expression.trimmedDescription.replacingLineBreaks) as AnyObject)")
      return .skipChildren
    }
    // `NSClassFromString("UITabBarButton")`: Foundation's function only knows names with modules.
    if node.arguments.count == 1, node.calledExpression.plainName == "NSClassFromString",
      !index.functions.contains("NSClassFromString")
    {
      replace(node.calledExpression, with: support("RuntimeClasses") + ".classFromString")
      return .visitChildren
    }
    // `Bundle(for: Token.self)`: the modules of an application are in one executable here.
    if node.arguments.count == 1, node.trailingClosure == nil, node.arguments.first?.label?.text == "for",
      let name = node.calledExpression.plainName,
      ["Bundle", "Bundle.init", "Foundation.Bundle", "Foundation.Bundle.init"].contains(name),
      !index.sees("Bundle", from: node)
    {
      replace(node.calledExpression, with: support("ModuleBundles") + ".bundle")
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
      // Also of a type in a type: `Card.Cell`.
      let name =
        base.as(DeclReferenceExprSyntax.self)?.baseName
        ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName
      let isName = name?.text.first?.isUppercase == true
      replace(node, with: base.trimmedDescription + (isName ? ".self" : ""))
      return .skipChildren
    }
    return nil
  }
}
