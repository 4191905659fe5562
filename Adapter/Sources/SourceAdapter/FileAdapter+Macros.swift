import SwiftSyntax

/// Macros: previews become screens, others what they expand to.
extension FileAdapter {
  func expand(_ node: MacroExpansionExprSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    switch name {
    case "selector":
      let context = scopes.last { $0.kind != .other }?.name ?? scopes.last?.name
      guard let selector = SelectorReference(node, in: context).map(index.selector(of:)) else {
        note(node, "this selector names nothing that is known: \(node.trimmedDescription)")
        replace(node, with: "\(support("Selector"))(\"\")")
        return .skipChildren
      }
      let check = checked(node)
      let function = check.isEmpty ? "" : ".checked"
      replace(node, with: "\(support("Selector"))\(function)(\"\(selector)\"\(check))")
      return .skipChildren
    case "keyPath":
      let text = node.arguments.first?.expression.trimmedDescription ?? ""
      let parts = text.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
      let keys = parts.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
      let key = "\"\(keys.joined(separator: "."))\""
      let check = checked(node)
      replace(node, with: check.isEmpty ? key : "\(support("checkedKeyPath"))(\(key)\(check))")
      return .skipChildren
    case "Preview":
      preview(node, arguments: node.arguments, closure: node.trailingClosure)
      return .visitChildren
    case "filePath", "file":
      // A literal on the same line replaces the expression if `#sourceLocation` cannot name the file.
      if options.namesSources, !Self.canBeNamed(file.source.path), node.arguments.isEmpty {
        replace(node, with: file.source.path.swiftLiteral)
      }
      return .visitChildren
    case "imageLiteral":
      let name = node.arguments.first?.expression.trimmedDescription ?? "\"\""
      needsUIKit = true
      replace(node, with: "UIImage(named: \(name))!")
      return .skipChildren
    case "Rule" where imported.contains("TipKit"):
      replace(node, with: "Tips.Rule()")
      return .skipChildren
    case "colorLiteral":
      needsUIKit = true
      replace(node, with: "UIColor(\(node.arguments.trimmedDescription))")
      return .skipChildren
    default:
      return .visitChildren
    }
  }

  /// Returns an argument whose names the compiler checks, as it does those of the expression.
  private func checked(_ node: MacroExpansionExprSyntax) -> String {
    switch compilable[node.id] {
    case nil: ""
    case .member(let expression): ", of: \(expression)"
    case .property(let path): ", ofProperty: \(path)"
    }
  }

  /// Replaces a preview by a constant that creates a screen.
  func preview(
    _ node: some SyntaxProtocol, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?
  ) {
    guard let closure else { return }
    needsUIKit = true
    let first = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    let name = first?.representedLiteralValue ?? "Preview \(previews.count + 1)"
    let constant = "__tinamouPreview_\(number)_\(previews.count)"
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = closure.positionAfterSkippingLeadingTrivia.utf8Offset
    let traits = traits(in: arguments)
    let list = traits.isEmpty ? "" : ", traits: " + traits.joined(separator: ", ")
    let screen = "PreviewScreen(\(name.swiftLiteral)\(list))"
    if closure.signature == nil, let type = closure.statements.last(where: \.declaresType) {
      // The compiler overflows its stack at a type in a closure whose own type it has to infer: types are in one around it.
      edits.replace(
        start..<closure.leftBrace.endPosition.utf8Offset,
        with: "@MainActor let \(constant): PreviewScreen = { @MainActor () -> PreviewScreen in ", in: bytes)
      edits.insert("; return \(screen) { ", at: type.endPositionBeforeTrailingTrivia.utf8Offset)
      edits.insert(" }()", at: closure.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      edits.replace(start..<end, with: "@MainActor let \(constant) = \(screen) ", in: bytes)
    }
    // The value of the last expression is the screen, whatever precedes it.
    if closure.statements.count > 1, let last = closure.statements.last, case .expr = last.item {
      edits.insert("return ", at: last.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    previews.append(
      AdaptedModule.Preview(
        constant: constant, name: name, file: file.source.path, line: file.line(node)))
  }

  /// Returns the traits of a preview. Those that only SwiftUI has are left out with what it previews, of which a placeholder is shown.
  private func traits(in arguments: LabeledExprListSyntax) -> [String] {
    guard let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return [] }
    return arguments[first...].filter { $0.label == nil || $0.label?.text == "traits" }.compactMap {
      argument in
      let called = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      let member = (called ?? argument.expression).as(MemberAccessExprSyntax.self)
      let isKnown = member.map { Self.previewTraits.contains($0.declName.baseName.text) } == true
      return isKnown || !imported.union(missing).contains("SwiftUI")
        ? argument.expression.trimmedDescription.replacingLineBreaks : nil
    }
  }

  /// The traits of previews that UIKit's previews have.
  private static let previewTraits: Set = [
    "defaultLayout", "fixedLayout", "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown",
    "sizeThatFitsLayout",
  ]
}

/// Property wrappers with the name of a macro that `import UIKit` shows, `Observable`: the compiler takes such an attribute for the macro's.
extension FileAdapter {
  private static let observable = (macro: "Observable", alias: "__tinamouObservable")

  /// Declares a second name for a property wrapper of the module's.
  func nameBesideMacro(
    _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    end: AbsolutePosition
  ) {
    guard name.text == Self.observable.macro, scopes.isEmpty, attributes.contains(["propertyWrapper"]) else {
      return
    }
    let access = modifiers.first {
      ["public", "open", "package", "private", "fileprivate"].contains($0.name.text)
    }
    let word = access.map { $0.name.text == "open" ? "public " : "\($0.name.text) " } ?? ""
    edits.insert("; \(word)typealias \(Self.observable.alias) = \(name.text)", at: end.utf8Offset)
  }

  /// Gives an attribute of a property the second name.
  func renameBesideMacro(_ node: AttributeSyntax) {
    guard node.name == Self.observable.macro, node.parent?.parent?.is(VariableDeclSyntax.self) == true,
      index.declared.contains(Self.observable.macro),
      let identifier = node.attributeName.as(IdentifierTypeSyntax.self)
    else { return }
    replace(identifier.name, with: Self.observable.alias)
  }
}

extension CodeBlockItemSyntax {
  /// A Boolean value that indicates whether the statement declares a type with members.
  fileprivate var declaresType: Bool {
    item.is(StructDeclSyntax.self) || item.is(ClassDeclSyntax.self) || item.is(EnumDeclSyntax.self)
      || item.is(ActorDeclSyntax.self)
  }
}
