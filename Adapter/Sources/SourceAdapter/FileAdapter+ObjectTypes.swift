import SwiftSyntax

/// What objects of Objective-C are and Swift's types here are not.
extension FileAdapter {
  /// Classes of Foundation that are subclasses of NSObject on Apple's platforms, and are not on this system.
  static let objects = ["NotificationCenter", "FileManager", "ProcessInfo"]

  /// Gives the protocols of the module that an extension gives to NSObject to those classes as well.
  ///
  /// The requirements have to be satisfied by the protocols' own extensions: members of the extension are NSObject's.
  func extendObjects(_ node: ExtensionDeclSyntax) {
    guard node.genericWhereClause == nil, node.memberBlock.members.isEmpty,
      !node.attributes.areOfSomethingUnavailable
    else { return }
    let protocols = Array(node.inheritanceClause?.inheritedTypes ?? []).filter {
      index.isProtocol(ofObjects: simpleTypeName($0.type))
    }
    guard !protocols.isEmpty else { return }
    let list = protocols.map { $0.type.trimmedDescription.replacingLineBreaks }.joined(separator: ", ")
    for name in Self.objects where !index.declared.contains(name) && !index.conforms(name, to: protocols) {
      atEnd.append("extension \(name): \(list) {}")
    }
  }

}

extension SourceIndex {
  /// Returns whether a protocol is one of the module's that every class can adopt: neither it nor those that it inherits from are
  /// unknown, or satisfied by extensions that need NSObject.
  func isProtocol(ofObjects name: String) -> Bool {
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if ["AnyObject", "class", "Any", "Sendable", "Hashable", "Equatable", "NSObjectProtocol"].contains(
        next), next != name
      {
        continue
      }
      guard let entry = types[next], entry.isProtocol else { return false }
      if entry.needsNSObject, !entry.methods.isEmpty || !entry.properties.isEmpty { return false }
      pending += entry.inherited
    }
    return true
  }

  /// Returns whether an extension in the module gives a type one of some protocols.
  func conforms(_ type: String, to protocols: [InheritedTypeSyntax]) -> Bool {
    let names = Set(protocols.map { simpleTypeName($0.type) })
    return !names.isDisjoint(with: types[type]?.inherited ?? [])
  }
}
