import SwiftSyntax

/// Overrides, initializers and conformances.
extension Trimmer {
  /// Overrides of what is not open here: they are not called.
  mutating func cureOverride(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("does not override any") && !isLossless || message.contains("overriding non-open")
      || message.contains("cannot be overridden")
      || message.contains("overriding declarations in extensions is not supported")
    {
      guard let modifiers = modifiers(around: token),
        let override = modifiers.first(where: { $0.name.text == "override" })
      else { return false }
      replace(override.byteRangeWithBlanks, "")
      note(complaint, "is not called: \(message)")
      return true
    }
    return false
  }

  /// Initializers that are required here.
  mutating func cureRequiredInitializer(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("use the 'required' modifier to override a required initializer"),
      let modifiers = modifiers(around: token),
      let override = modifiers.first(where: { $0.name.text == "override" })
    {
      replace(override.byteRange, "required")
      return true
    }
    if message.contains("'required' modifier must be present on all overrides of a required initializer"),
      let initializer = token.parent.flatMap({ ancestor($0, InitializerDeclSyntax.self) })
    {
      // A convenience initializer of the superclass on Apple's platforms, which a subclass declares anew.
      edits.insert(
        "required ", at: initializer.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
      return true
    }
    if message.contains("'required' initializer must be accessible"),
      let modifiers = modifiers(around: token),
      let access = modifiers.first(where: { ["private", "fileprivate", "internal"].contains($0.name.text) })
    {
      replace(access.byteRange, "public")
      return true
    }
    if message.contains("'required' initializer '"),
      let name = message.components(between: "initializer '", and: "' must be provided"),
      let initializer = Self.requiredHere[name],
      let type = classThatEnds(
        at: token, subclassOf: message.components(between: "subclass of '", and: "'") ?? "")
    {
      let brace = type.memberBlock.rightBrace
      let before = brace.previousToken(viewMode: .sourceAccurate)?.text
      let isAfterMember = before != "{" && before != ";" && !brace.leadingTrivia.contains(where: \.isNewline)
      // One separator for each, as a class may lack several and an empty statement is an error.
      edits.insert(
        isAfterMember ? "; " + initializer + " " : initializer + "; ",
        at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
      return true
    }
    return false
  }

  /// Returns the class that lacks an initializer. The compiler names the brace that closes it or, where that does not begin a line, the
  /// beginning of the next line.
  private func classThatEnds(at token: TokenSyntax, subclassOf superclass: String) -> ClassDeclSyntax? {
    let ending = [token, token.previousToken(viewMode: .sourceAccurate)].compactMap { token in
      token.flatMap { $0.tokenKind == .rightBrace ? $0.parent?.parent?.as(ClassDeclSyntax.self) : nil }
    }
    return ending.first { type in
      type.inheritanceClause?.inheritedTypes.first.map { simpleTypeName($0.type) == superclass } ?? false
    } ?? ending.first ?? token.parent.flatMap { ancestor($0, ClassDeclSyntax.self) }
  }

  /// Initializers of imported classes that are required here, since nothing else creates objects of classes that are known at run time only.
  /// A class that does not inherit them stops in them, as with Objective-C.
  private static let requiredHere: [String: String] = [
    "init(entity:insertInto:)":
      "public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
      + "{ fatalError(\"Use of unimplemented initializer 'init(entity:insertInto:)'\") }",
    "init(context:)":
      "public required convenience init(context: NSManagedObjectContext) "
      + "{ self.init(entity: NSEntityDescription.entity(forEntityName: \"\\(Self.self)\", in: context)!, insertInto: context) }",
    "init(identifier:source:destination:)":
      "public required init(identifier: String?, source: UIViewController, destination: UIViewController) "
      + "{ fatalError(\"Use of unimplemented initializer 'init(identifier:source:destination:)'\") }",
    "init(session:connectionOptions:)":
      "public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) "
      + "{ fatalError(\"Use of unimplemented initializer 'init(session:connectionOptions:)'\") }",
    "init(operation:)":
      "public required init(operation: UIDropOperation) "
      + "{ fatalError(\"Use of unimplemented initializer 'init(operation:)'\") }",
  ]

  /// Members that override one here.
  mutating func cureMissingOverride(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("requires an 'override' keyword") {
      guard let member = declaration(around: token) else { return false }
      if isMadeOfHeader(member) {
        // A header that repeats what the superclass has: the superclass's is called, which has a body.
        drop(declaration: member.decl, complaint)
      } else {
        edits.insert("override ", at: member.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      return true
    }
    return false
  }

  /// Returns whether a member is made of a header in Objective-C, so that its body does nothing.
  private func isMadeOfHeader(_ member: MemberBlockItemSyntax) -> Bool {
    let text = member.decl.trimmedDescription
    return text.contains("is Objective-C, which is not built\")") || text.contains("{ get { tinamouKept")
  }

  /// Protocols whose requirements a type does not have.
  mutating func cureConformance(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if !isLossless, message.contains("does not conform to protocol"),
      let type = ancestor(Syntax(token), DeclGroup.self)
    {
      let name = message.components(between: "protocol '", and: "'") ?? ""
      for inherited in type.inherited where simpleTypeName(inherited.type) == name {
        if unlist(inherited, complaint) { return true }
      }
    }
    return false
  }
}
