import SwiftSyntax

/// Variables whose value cannot be compiled. They remain if their type is known, so that what uses them compiles; otherwise the
/// statements that use them are removed with them, since the compiler would reject these in the next round.
extension Trimmer {
  /// Replaces the value of a variable by an empty one of its type.
  ///
  /// - Parameter offset: The position of the complaint, which has to be in the value.
  /// - Returns: `false` if the type is not stated, or if objects could not be made without a value of it.
  mutating func empty(_ variable: VariableDeclSyntax, _ offset: Int, _ complaint: Complaint) -> Bool {
    guard scope == nil, variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.initializer?.value,
      value.byteRange.contains(offset), !value.trimmedDescription.hasPrefix("leftOut(")
    else { return false }
    let isMember = variable.parent?.is(MemberBlockItemSyntax.self) == true
    let isLazy = variable.modifiers.has("static") || variable.modifiers.has("lazy")
    let stated = binding.typeAnnotation?.type.trimmedDescription
    guard let type = stated ?? typeOfCall(value, offset, complaint),
      !isMember || isLazy || Self.hasEmptyValue(type)
    else { return false }
    replace(
      value.byteRange, (call("leftOut", complaint) + (stated == nil ? " as \(type)" : "")).replacingLineBreaks
    )
    note(complaint, nil)
    return true
  }

  /// Returns the type whose initializer a value calls, if the complaint is not that there is no such type.
  private func typeOfCall(_ value: ExprSyntax, _ offset: Int, _ complaint: Complaint) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let called = call.calledExpression
    let name = called.trimmedDescription
    let isUnknown =
      called.byteRange.contains(offset)
      && !["argument", "no exact matches", "inaccessible"].contains(where: complaint.message.contains)
    let last = name.split(separator: ".").last ?? ""
    guard !isUnknown, called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self),
      name.first?.isUppercase == true, last.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }), Self.hasEmptyValue(name)
    else { return nil }
    return name
  }

  /// Returns whether the name of a type says that it has an empty value: that of a view, a controller, an optional, a collection.
  private static func hasEmptyValue(_ type: String) -> Bool {
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("[") { return true }
    // Their initializers return optional values.
    if ["UIImage", "NSRegularExpression", "UINib"].contains(type) { return false }
    if ["String", "Bool", "Int", "Double", "Float", "CGFloat", "CGRect", "CGSize", "CGPoint"].contains(type) {
      return true
    }
    let ends = [
      "View", "Controller", "Label", "Button", "Cell", "Layer", "Control", "Field", "Bar", "Recognizer",
      "Image",
      "Switch", "Slider", "Picker", "Indicator",
    ]
    return ends.contains(where: type.hasSuffix) || type.hasPrefix("UI")
  }

  /// Removes the statements behind a removed declaration that use its names.
  mutating func dropUses(
    of names: [String], behind item: CodeBlockItemSyntax, _ complaint: Complaint
  ) {
    guard !names.isEmpty, let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return }
    var isBehind = false
    for next in list {
      if next.id == item.id {
        isBehind = true
        continue
      }
      guard isBehind else { continue }
      let uses = NameUses(names)
      uses.walk(next)
      // A name that is declared again is another variable, which the compiler tells apart.
      guard !uses.isDeclared else { continue }
      for token in uses.tokens where !taken.contains(where: { $0.contains(token.byteRange.lowerBound) }) {
        remove(token, token.byteRange.lowerBound, complaint)
      }
    }
  }
}

/// The uses of local names in a statement.
private final class NameUses: SyntaxVisitor {
  private let names: Set<String>
  private(set) var tokens: [TokenSyntax] = []
  private(set) var isDeclared = false

  init(_ names: [String]) {
    self.names = Set(names)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.text) { tokens.append(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.identifier.text) { isDeclared = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.name.text) { isDeclared = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if names.contains((node.secondName ?? node.firstName).text) { isDeclared = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if names.contains((node.secondName ?? node.firstName).text) { isDeclared = true }
    return .visitChildren
  }
}
