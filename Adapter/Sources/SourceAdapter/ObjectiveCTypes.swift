import SwiftSyntax

/// Decides which types Objective-C can represent.
struct ObjectiveCTypes {
  /// The representation of a type in Objective-C.
  enum Representation {
    /// As an object, or as a value that becomes one.
    case object
    /// As a number or another plain value, which cannot be optional.
    case scalar
    case impossible
    case unknown
  }

  /// The place of a type in the source.
  struct Context {
    /// The names of the enclosing types.
    var path: [String] = []
    /// The generic parameters that are visible.
    var generics: Set<String> = []
  }

  let index: ObjectiveCIndex

  init(_ index: ObjectiveCIndex) { self.index = index }

  /// Returns the representation of a type, as it is written at a place.
  func representation(of type: TypeSyntax, in context: Context) -> Representation {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return representation(of: attributed.baseType, in: context)
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return self.optional(optional.wrappedType, in: context)
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return self.optional(optional.wrappedType, in: context)
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return .impossible }
      return representation(of: only.type, in: context)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return element(array.element, in: context) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      let parts = [element(dictionary.key, in: context), element(dictionary.value, in: context)]
      return parts.contains(.impossible) ? .impossible : .object
    }
    if let function = type.as(FunctionTypeSyntax.self) { return representation(of: function, in: context) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      return some.someOrAnySpecifier.text == "some"
        ? .unknown : representation(of: some.constraint, in: context)
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      let parts = composition.elements.map { representation(of: $0.type, in: context) }
      return parts.contains(.impossible) ? .impossible : .unknown
    }
    if let metatype = type.as(MetatypeTypeSyntax.self) {
      if metatype.baseType.trimmedDescription == "Any" { return .impossible }
      return ownValue(metatype.baseType, in: context) ? .impossible : .unknown
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return named(writtenName(TypeSyntax(member)), member.genericArgumentClause, in: context)
    }
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return named(identifier.name.text.unquoted, identifier.genericArgumentClause, in: context)
    }
    return .unknown
  }

  private func optional(_ type: TypeSyntax, in context: Context) -> Representation {
    if type.is(OptionalTypeSyntax.self) { return .impossible }
    switch representation(of: type, in: context) {
    case .object: return .object
    case .scalar, .impossible: return .impossible
    case .unknown: return .unknown
    }
  }

  /// Returns the representation of a collection of elements.
  private func element(_ type: TypeSyntax, in context: Context) -> Representation {
    if type.is(FunctionTypeSyntax.self)
      || type.as(TupleTypeSyntax.self).map({ $0.elements.count != 1 }) == true
    {
      return .impossible
    }
    return representation(of: type, in: context) == .impossible && !type.is(OptionalTypeSyntax.self)
      ? .impossible : .object
  }

  private func representation(of function: FunctionTypeSyntax, in context: Context) -> Representation {
    if function.effectSpecifiers?.asyncSpecifier != nil || function.effectSpecifiers?.throwsClause != nil {
      return .impossible
    }
    let result = function.returnClause.type
    var types = function.parameters.map(\.type)
    if !["Void", "()", "Never"].contains(result.trimmedDescription) { types.append(result) }
    return types.contains { representation(of: $0, in: context) == .impossible } ? .impossible : .object
  }

  /// Returns whether a type is a structure or an enumeration of the module.
  private func ownValue(_ type: TypeSyntax, in context: Context) -> Bool {
    guard let found = lookUp(writtenName(type), in: context) else { return false }
    return found.form == .struct || found.form == .enum
  }

  private func named(_ name: String, _ arguments: GenericArgumentClauseSyntax?, in context: Context)
    -> Representation
  {
    if !name.contains("."), context.generics.contains(name) { return .impossible }
    if let type = lookUp(name, in: context) {
      switch type.form {
      case .struct: return type.inherited.contains(where: AppleNames.isBridging) ? .unknown : .impossible
      case .enum: return type.isMarked ? .scalar : .impossible
      case .protocol: return type.isMarked ? .object : .impossible
      case .actor: return .impossible
      case .class:
        let (chain, root) = index.superclasses(of: type.name)
        if root == .swift || chain.contains(where: \.isGeneric) { return .impossible }
        return .object
      case .extension: return .unknown
      }
    }
    let simple = name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
    if index.declares(simple) { return .unknown }
    if let arguments {
      let elements = arguments.arguments.compactMap { argument -> TypeSyntax? in
        if case .type(let type) = argument.argument { return type }
        return nil
      }
      switch simple {
      case "Optional" where elements.count == 1: return optional(elements[0], in: context)
      case "Array", "Set", "Dictionary":
        return elements.contains { element($0, in: context) == .impossible } ? .impossible : .object
      case _ where AppleNames.values.contains(simple): return .impossible
      default: return .unknown
      }
    }
    if AppleNames.scalars.contains(simple) { return .scalar }
    if AppleNames.values.contains(simple) { return .impossible }
    if AppleNames.swiftProtocols.contains(simple) {
      return ["Any", "AnyObject", "Error", "Sendable"].contains(simple) ? .object : .impossible
    }
    if AppleNames.objects.contains(simple) || AppleNames.isClass(simple) { return .object }
    return simple == "Void" ? .impossible : .unknown
  }

  /// Returns the type of the module that a name means at a place; `nil` if it is of another module, or if that
  /// is not certain.
  func lookUp(_ name: String, in context: Context) -> ObjectiveCIndex.TypeDeclaration? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let type = index.type(last) else { return nil }
    let containers = Array(type.path.dropLast())
    if parts.count > 1 {
      // The last names of the containers.
      let written = parts.dropLast()
      return Array(containers.suffix(written.count)) == Array(written) ? type : nil
    }
    if !containers.isEmpty {
      return Array(context.path.prefix(containers.count)) == containers
        || context.path.last.map { full($0) == containers } == true ? type : nil
    }
    // A type in a class of UIKit's hides one of the module in its subclasses.
    if AppleNames.nested.contains(last), !context.path.isEmpty { return nil }
    return type
  }

  private func full(_ name: String) -> [String] { index.type(name)?.path ?? [name] }
}
