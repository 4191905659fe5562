import SwiftParser
import SwiftSyntax

/// An index of a module's types and members that answers what is exposed to Objective-C.
///
/// Answers are certain or `nil`: what depends on other modules, on type aliases, or on types that share their
/// name is not known.
final class ObjectiveCIndex: Sendable {
  typealias Member = ObjectiveCFacts.Member
  typealias TypeDeclaration = ObjectiveCFacts.TypeDeclaration

  /// A type, with its extensions.
  struct Entry: Sendable {
    /// The declarations of types of the name. Several are of different types.
    var declarations: [TypeDeclaration] = []
    var extensions: [TypeDeclaration] = []

    /// The members, each with the declaration that contains it.
    var members: [(member: Member, place: TypeDeclaration)] {
      (declarations + extensions).flatMap { place in place.members.map { ($0, place) } }
    }
  }

  /// The types by name, without the types that contain them.
  let types: [String: Entry]
  let uncertain: Set<String>
  /// The functions outside of types.
  let globals: [Member]
  let mains: [ObjectiveCFacts.Main]
  let hasMainFile: Bool

  /// Creates the index from the facts of all files.
  init(_ facts: [ObjectiveCFacts]) {
    var types: [String: Entry] = [:]
    for type in facts.flatMap(\.types) {
      if type.form == .extension {
        types[type.name, default: Entry()].extensions.append(type)
      } else {
        types[type.name, default: Entry()].declarations.append(type)
      }
    }
    self.types = types
    uncertain = facts.reduce(into: []) { $0.formUnion($1.uncertain) }
    globals = facts.flatMap(\.globals)
    mains = facts.flatMap(\.mains)
    hasMainFile = facts.contains(where: \.isMainFile)
  }

  /// Returns the only type of the module that has a name; `nil` if there is none, or if it is not certain.
  func type(_ name: String) -> TypeDeclaration? {
    guard !uncertain.contains(name), let found = types[name]?.declarations, found.count == 1 else {
      return nil
    }
    return found[0]
  }

  /// Returns whether the module declares a type of a name, certain or not.
  func declares(_ name: String) -> Bool {
    uncertain.contains(name) || types[name]?.declarations.isEmpty == false
  }

  // MARK: Superclasses

  /// The end of a chain of superclasses.
  enum Root: Equatable {
    /// A class of the module that has no superclass.
    case swift
    /// A class of Apple's that is exposed to Objective-C.
    case apple(String)
    case unknown
  }

  /// Returns the classes of the module from a class up, and what is above them.
  func superclasses(of name: String) -> (chain: [TypeDeclaration], root: Root) {
    var chain: [TypeDeclaration] = []
    var present = name
    while let type = type(present), type.form == .class {
      guard chain.count < 50, !chain.contains(where: { $0.path == type.path }) else {
        return (chain, .unknown)
      }
      chain.append(type)
      guard let first = type.inherited.first else { return (chain, .swift) }
      let above = first.split(separator: ".").last.map(String.init) ?? first
      if declares(above) {
        guard let next = self.type(above) else { return (chain, .unknown) }
        if next.form != .class { return (chain, next.form == .protocol ? .swift : .unknown) }
        present = above
      } else {
        return (chain, Self.root(above))
      }
    }
    return (chain, chain.isEmpty && !declares(name) ? Self.root(name) : .unknown)
  }

  private static func root(_ name: String) -> Root {
    if AppleNames.swiftProtocols.contains(name) { return .swift }
    return AppleNames.isClass(name) ? .apple(name) : .unknown
  }

  // MARK: Exposure

  /// Returns whether Objective-C sees a member; `nil` if that is not certain.
  func isExposed(_ member: Member, of name: String, in place: TypeDeclaration) -> Bool? {
    if let type = type(name) {
      switch type.form {
      case .struct, .enum: return false
      case .protocol: return place.form == .extension ? false : type.isMarked
      case .class, .actor: break
      case .extension: return nil
      }
    } else if declares(name) {
      return nil
    }
    if member.isMarked { return true }
    if member.isExcluded || place.isExcluded { return false }
    if place.form == .extension, place.isMarked { return true }
    if member.kind == .initializer { return nil }
    let (chain, root) = superclasses(of: name)
    if chain.contains(where: \.hasObjectiveCMembers), !member.isPrivate {
      // Members that cannot be represented are not exposed, without a message.
      let types = ObjectiveCTypes(self)
      let context = ObjectiveCTypes.Context(path: place.path)
      let isImpossible = member.types.contains { text in
        guard let type = TypeSyntax(parsing: text) else { return false }
        return types.representation(of: type, in: context) == .impossible
          && !["Void", "()", "Never"].contains(text)
      }
      return isImpossible && !member.isOverride ? false : isImpossible ? nil : true
    }
    if root == .unknown { return nil }
    if member.isOverride {
      // A member of a superclass of the module, or one of another module.
      for above in chain.dropFirst() {
        for (other, place) in types[above.name]?.members ?? []
        where other.kind == member.kind && other.name == member.name && other.labels == member.labels {
          return isExposed(other, of: above.name, in: place)
        }
      }
      return nil
    }
    // Implementations of requirements of Objective-C's protocols are exposed.
    for adopted in adoptedNames(of: chain) {
      if let type = type(adopted) {
        if type.isMarked, type.form == .protocol, type.members.contains(where: { $0.name == member.name }) {
          return nil
        }
      } else if declares(adopted) || !AppleNames.isKnown(adopted) {
        return nil
      } else if AppleNames.requirements.contains(member.name), !AppleNames.swiftProtocols.contains(adopted),
        adopted != chain.last?.inherited.first
      {
        return nil
      }
    }
    return false
  }

  /// Returns the names of what classes inherit from and adopt, with what that refines.
  private func adoptedNames(of chain: [TypeDeclaration]) -> Set<String> {
    var found: Set<String> = []
    var pending = chain
    while let type = pending.popLast() {
      for written in type.inherited + (types[type.name]?.extensions.flatMap(\.inherited) ?? []) {
        let name = written.split(separator: ".").last.map(String.init) ?? written
        if found.insert(name).inserted, let next = self.type(name) { pending.append(next) }
      }
    }
    return found
  }

  // MARK: Lookup

  /// Returns the members of a name that a type of the module, or an extension in it, has or inherits from
  /// those of the module.
  func members(named name: String, of type: String) -> [(
    member: Member, owner: String, place: TypeDeclaration
  )] {
    var found: [(member: Member, owner: String, place: TypeDeclaration)] = []
    var seen: Set<String> = []
    var pending = [type]
    while !pending.isEmpty {
      let present = pending.removeFirst()
      guard seen.insert(present).inserted, let entry = types[present] else { continue }
      for (member, place) in entry.members where member.name == name {
        found.append((member, present, place))
      }
      for other in (entry.declarations + entry.extensions).flatMap(\.inherited) {
        pending.append(other.split(separator: ".").last.map(String.init) ?? other)
      }
    }
    return found
  }
}

extension TypeSyntax {
  /// Parses a type; `nil` if the text is none.
  init?(parsing text: String) {
    var parser = Parser(text)
    let type = TypeSyntax.parse(from: &parser)
    guard !type.hasError, type.trimmedDescription == text else { return nil }
    self = type
  }
}
