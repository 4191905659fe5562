import SwiftSyntax

/// Outlets, actions, inspectable and managed properties.
extension ObjectiveCChecker {
  /// Returns whether a member is one of an instance of a class, or may be one.
  private func isOfInstance(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard case .member(let group) = place(of: node), !modifiers.has("static"), !modifiers.has("class") else {
      return false
    }
    return form(of: group).map { $0 == .class || $0 == .actor } ?? true
  }

  /// Checks an action.
  ///
  /// - Returns: whether there is nothing to say about it.
  func checkAction(_ node: FunctionDeclSyntax) -> Bool {
    for attribute in ["IBAction", "IBSegueAction"] {
      guard let found = node.attributes.named(attribute) else { continue }
      guard isOfInstance(node, node.modifiers) else {
        reject(found, "only instance methods can be declared @\(attribute)")
        return false
      }
      let isAction = attribute == "IBAction"
      let count = node.signature.parameterClause.parameters.count
      if isAction, count > 2 {
        reject(node.name, "@IBAction methods must have at most 2 arguments")
        return false
      }
      if !isAction, !(1...3).contains(count) {
        reject(node.name, "@IBSegueAction methods must have 1 to 3 arguments")
        return false
      }
      if isAction, !node.returnsNothing {
        reject(node.name, "methods declared @IBAction must not return a value")
        return false
      }
      if !isAction, node.returnsNothing {
        reject(node.name, "methods declared @IBSegueAction must return a value")
        return false
      }
      if isAction, let keyword = node.signature.effectSpecifiers?.asyncSpecifier {
        reject(keyword, "@IBAction instance method cannot be asynchronous")
        return false
      }
    }
    return true
  }

  /// Checks an outlet.
  ///
  /// - Returns: whether there is nothing to say about it.
  func checkOutlet(_ node: VariableDeclSyntax) -> Bool {
    guard let attribute = node.attributes.named("IBOutlet") else { return true }
    guard isOfInstance(node, node.modifiers) else {
      reject(attribute, "only class instance properties can be declared @IBOutlet")
      return false
    }
    guard let binding = node.bindings.first, node.bindings.count == 1 else { return true }
    if node.bindingSpecifier.text == "let" || !binding.hasSetter {
      reject(attribute, "'@IBOutlet' requires property to be mutable")
      return false
    }
    let context = context(of: node)
    guard let text = binding.writtenType, let type = binding.typeAnnotation?.type ?? TypeSyntax(parsing: text)
    else {
      return true
    }
    guard
      binding.typeAnnotation != nil || types.lookUp(text, in: context) != nil || AppleNames.isClass(text)
        || AppleNames.scalars.contains(text)
    else { return true }
    var inner = type
    var isOptional = false
    if let optional = type.as(OptionalTypeSyntax.self) { (inner, isOptional) = (optional.wrappedType, true) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      (inner, isOptional) = (optional.wrappedType, true)
    }
    while let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      inner = only.type
    }
    let array = inner.as(ArrayTypeSyntax.self)
    guard let what = fault(of: array?.element ?? inner, in: context) else {
      if !isOptional, array == nil, isObject(inner, in: context) {
        reject(attribute, "'@IBOutlet' property has non-optional type '\(inner.trimmedDescription)'")
        return false
      }
      return true
    }
    let isExistential = what == "non-'@objc' protocol" && !inner.is(SomeOrAnyTypeSyntax.self)
    let shown = (isExistential ? "any " : "") + inner.trimmedDescription
    reject(
      attribute,
      "'@IBOutlet' property cannot \(array == nil ? "have" : "be an array of") \(what) type '\(shown)'")
    return false
  }

  /// Returns whether a type is certainly one of objects.
  private func isObject(_ type: TypeSyntax, in context: ObjectiveCTypes.Context) -> Bool {
    let name = writtenName(type)
    if let found = types.lookUp(name, in: context) { return found.form == .class }
    return !index.declares(name) && AppleNames.isClass(name)
  }

  /// Returns why the type of an outlet is none of objects, as messages say it; `nil` if it may be one.
  private func fault(of type: TypeSyntax, in context: ObjectiveCTypes.Context) -> String? {
    if type.is(FunctionTypeSyntax.self) || type.is(ArrayTypeSyntax.self) || type.is(TupleTypeSyntax.self) {
      return "non-object"
    }
    if type.is(CompositionTypeSyntax.self) || type.is(OptionalTypeSyntax.self) { return nil }
    let plain = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    let found = types.lookUp(writtenName(plain), in: context)
    switch types.representation(of: plain, in: context) {
    case .impossible:
      switch found?.form {
      case .class, .actor: return "non-'@objc' class"
      case .protocol: return "non-'@objc' protocol"
      default: return "non-object"
      }
    case .scalar: return "non-object"
    case .object, .unknown: return nil
    }
  }

  /// Checks the place of an inspectable property.
  func checkInspectable(_ node: VariableDeclSyntax) -> Bool {
    for name in ["IBInspectable", "GKInspectable"] {
      guard let attribute = node.attributes.named(name), !isOfInstance(node, node.modifiers) else { continue }
      reject(attribute, "only class instance properties can be declared @\(name)")
      return false
    }
    return true
  }

  /// Checks a property that Core Data implements.
  func checkManaged(_ node: VariableDeclSyntax) -> Bool {
    guard let attribute = node.attributes.named("NSManaged") else { return true }
    func refuse(_ message: String) -> Bool {
      reject(attribute, message)
      return false
    }
    if !isOfInstance(node, node.modifiers) {
      return refuse("'@NSManaged' only allowed on an instance property or method")
    }
    if node.bindingSpecifier.text == "let" { return refuse("'@NSManaged' not allowed on a 'let' property") }
    if node.attributes.contains(["NSCopying"]) {
      return refuse("'@NSManaged' property cannot also be marked '@NSCopying'")
    }
    for binding in node.bindings {
      if binding.initializer != nil { return refuse("'@NSManaged' property cannot have an initial value") }
      switch binding.accessorBlock?.accessors {
      case nil: break
      case .getter: return refuse("'@NSManaged' not allowed on computed properties")
      case .accessors(let accessors):
        let isObserving = accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        return refuse("'@NSManaged' not allowed on \(isObserving ? "observing" : "computed") properties")
      @unknown default: break
      }
    }
    return true
  }

  /// Checks a property that copies what it is set to.
  func checkCopying(_ node: VariableDeclSyntax) -> Bool {
    guard let attribute = node.attributes.named("NSCopying") else { return true }
    if !isOfInstance(node, node.modifiers) {
      reject(attribute, "'@NSCopying' may only be used on properties in classes")
      return false
    }
    if node.bindings.contains(where: { !$0.hasSetter || $0.accessorBlock.map { $0.isComputed } == true }) {
      reject(attribute, "'@NSCopying' is only valid on stored properties")
      return false
    }
    if node.bindingSpecifier.text == "let" {
      reject(attribute, "'@NSCopying' requires property to be mutable")
      return false
    }
    return true
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the accessors are those of a computed property.
  var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
