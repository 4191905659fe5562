/// The classes of an object, from its own class to the root class.
@MainActor
struct ClassChain {
  let classes: [AnyClass]
  private let identities: Set<ObjectIdentifier>

  var depth: Int { classes.count }

  func contains(_ type: AnyClass) -> Bool { identities.contains(ObjectIdentifier(type)) }

  private static var known: [ObjectIdentifier: ClassChain] = [:]

  static func of(_ object: AnyObject) -> ClassChain {
    let own: AnyClass = type(of: object)
    if let chain = known[ObjectIdentifier(own)] { return chain }
    var classes = [own]
    var mirror = Mirror(reflecting: object).superclassMirror
    while let present = mirror {
      if let type = present.subjectType as? AnyClass { classes.append(type) }
      mirror = present.superclassMirror
    }
    let chain = ClassChain(classes: classes, identities: Set(classes.map { ObjectIdentifier($0) }))
    known[ObjectIdentifier(own)] = chain
    return chain
  }
}
