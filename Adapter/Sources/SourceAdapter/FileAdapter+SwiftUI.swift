import SwiftSyntax

/// Bodies of SwiftUI's, for which values without content stand in, and macros of SwiftUI's.
extension FileAdapter {
  /// The values that stand in for what bodies of these types make. It is not drawn, and its modifiers are not
  /// all declared here.
  private static let standIns = [
    "View": "StandInView()", "Scene": "StandInScene()", "ToolbarContent": "StandInToolbarContent()",
    "CustomizableToolbarContent": "StandInToolbarContent()", "Commands": "StandInCommands()",
    "Gesture": "StandInGesture<Void>()", "TabContent": "StandInTabContent()",
    "AccessibilityRotorContent": "StandInRotorContent()", "Widget": "StandInWidget()",
    "WidgetConfiguration": "StandInWidgetConfiguration()",
    "ControlWidgetConfiguration": "StandInControlWidgetConfiguration()",
    "ControlWidgetTemplate": "StandInControlWidgetTemplate()", "ChartContent": "StandInChartContent()",
    "MapContent": "StandInMapContent()", "AxisContent": "StandInAxisContent()",
    "AxisMark": "StandInAxisMark()",
    "ParameterSummary": "StandInParameterSummary()",
  ]

  /// Returns the replacement of the body of a function or property of a type, for what is SwiftUI's.
  func standIn(for type: TypeSyntax?) -> String? {
    guard standsInForSwiftUI, var type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      type = only.type
    }
    guard let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" else {
      return nil
    }
    if let gesture = some.constraint.as(IdentifierTypeSyntax.self), gesture.name.text == "Gesture",
      let value = gesture.genericArgumentClause, !index.declared.contains("Gesture")
    {
      return "{ StandInGesture\(value.trimmedDescription.replacingLineBreaks)() }"
    }
    let name = some.constraint.trimmedDescription.replacingFirst("SwiftUI.", with: "")
    guard !index.declared.contains(name), let value = Self.standIns[name] else { return nil }
    return "{ \(value) }"
  }

  var standsInForSwiftUI: Bool { options.deniedModules.contains("SwiftUI") }

  /// Attributes that are macros of SwiftUI's and SwiftData's, without which a property means the same here.
  private static let macros: Set = ["Previewable"]
  private static let macrosOfModels: Set = ["Attribute", "Relationship", "Transient"]

  /// Removes a macro of SwiftUI's.
  ///
  /// - Returns: whether the attribute is one.
  func removeMacro(_ node: AttributeSyntax) -> Bool {
    guard standsInForSwiftUI else { return false }
    if Self.macros.contains(node.name) {
      remove(node)
      return true
    }
    if Self.macrosOfModels.contains(node.name), imported.contains("SwiftData") {
      remove(node)
      return true
    }
    return false
  }

  /// Makes a class with `@Model` conform to the protocol that the macro adds.
  func expandModel(_ node: ClassDeclSyntax) {
    guard imported.contains("SwiftData"), let model = node.attributes.named("Model") else { return }
    remove(model)
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", PersistentModel", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      let end =
        node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia
      edits.insert(": PersistentModel", at: end.utf8Offset)
    }
  }

  /// Makes an actor with `@ModelActor` conform to the protocol, with the members that the macro adds.
  func expandModelActor(_ node: ActorDeclSyntax) {
    guard imported.contains("SwiftData"), let macro = node.attributes.named("ModelActor") else { return }
    let isWithoutInitializer = macro.trimmedDescription.contains("true")
    remove(macro)
    let access = ["public ", "package "].first { node.modifiers.has($0.dropLast().description) } ?? ""
    let end =
      node.inheritanceClause?.inheritedTypes.last?.endPositionBeforeTrailingTrivia
      ?? node.genericParameterClause?.endPositionBeforeTrailingTrivia
      ?? node.name.endPositionBeforeTrailingTrivia
    edits.insert(node.inheritanceClause == nil ? ": ModelActor" : ", ModelActor", at: end.utf8Offset)
    let initializer = """
       \(access)init(modelContainer: ModelContainer) { \
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)); \
      self.modelContainer = modelContainer };
      """
    edits.insert(
      " \(access)nonisolated let modelExecutor: any ModelExecutor; "
        + "\(access)nonisolated let modelContainer: ModelContainer;"
        + (isWithoutInitializer ? "" : initializer),
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Expands `@Entry`: a value of the environment, a transaction, or the focused views, with its key.
  ///
  /// - Returns: whether the property has the attribute.
  func expandEntry(_ node: VariableDeclSyntax) -> Bool {
    guard imported.contains("SwiftUI"), let entry = node.attributes.named("Entry"), node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted,
      let group = scopes.last?.name,
      let (protocolName, isOptional) = Self.keys[group]
    else { return false }
    let written = binding.typeAnnotation?.type.trimmedDescription.replacingLineBreaks
    guard let type = written ?? binding.initializer?.value.literalType else { return false }
    remove(entry)
    let key = "__EntryKey_\(name)"
    let accessors = "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    let head = isOptional ? "typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)" : ""
    if written == nil {
      edits.insert(": \(type)", at: binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    if let initializer = binding.initializer {
      edits.replace(
        initializer.equal.byteRange,
        with: "\(accessors); struct \(key): \(protocolName) { static var defaultValue: \(type) { ", in: bytes)
      edits.insert(" } }", at: initializer.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      let value = isOptional ? head : "static var defaultValue: \(type) { nil }"
      edits.insert(
        " \(accessors); struct \(key): \(protocolName) { \(value) }",
        at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return true
  }

  /// The protocols of keys by what they are keys of, and whether these have no default values.
  private static let keys: [String: (name: String, isOptional: Bool)] = [
    "EnvironmentValues": ("EnvironmentKey", false), "Transaction": ("TransactionKey", false),
    "FocusedValues": ("FocusedValueKey", true),
  ]
}

extension ExprSyntax {
  /// The name of the type of a literal, of `Name(…)` and of `Name.member`; `nil` for other expressions.
  fileprivate var literalType: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    if called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self)
      || called.is(GenericSpecializationExprSyntax.self)
    {
      return self.is(FunctionCallExprSyntax.self) ? called.trimmedDescription.replacingLineBreaks : nil
    }
    let words = called.trimmedDescription.split(separator: ".")
    guard words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
      words.first?.first?.isUppercase == true
    else { return nil }
    let types = words.prefix { $0.first?.isUppercase == true }
    return types.joined(separator: ".")
  }
}
