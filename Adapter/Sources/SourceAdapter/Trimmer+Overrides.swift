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
    return false
  }

  /// Members that override one here.
  mutating func cureMissingOverride(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("requires an 'override' keyword") {
      guard let start = declaration(around: token)?.positionAfterSkippingLeadingTrivia.utf8Offset else {
        return false
      }
      edits.insert("override ", at: start)
      return true
    }
    return false
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
