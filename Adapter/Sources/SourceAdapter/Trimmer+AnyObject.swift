import SwiftSyntax

/// Objects of any type.
extension Trimmer {
  /// Members of objects of any type, which Objective-C looks up at run time.
  mutating func cureMemberOfAnyObject(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if complaint.isOfAnyObject, let member = message.components(between: "has no member '", and: "'"),
      SelectorNames.boxed.contains(member), let access = access(of: member, around: token),
      let base = access.base
    {
      // A member that is looked up dynamically is an optional that does not need to be unwrapped.
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      replace(base.byteRange, "AnyMembers(\(object.trimmedDescription.replacingLineBreaks))")
      return true
    }
    if complaint.isOfAnyObject, message.contains("has no subscripts"),
      let call = token.parent.flatMap({ ancestor($0, SubscriptCallExprSyntax.self) })
    {
      let base = call.calledExpression
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      replace(base.byteRange, "AnyMembers(\(object.trimmedDescription.replacingLineBreaks))")
      return true
    }
    if complaint.isOfAnyObject || message.hasPrefix("value of type 'any "),
      let member = message.components(between: "has no member '", and: "'"),
      SelectorNames.ofEveryObject.contains(member), let access = access(of: member, around: token),
      let base = access.base
    {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        replace(
          base.byteRange, "(\(chain.expression.trimmedDescription.replacingLineBreaks) as? NSObject)?")
      } else {
        replace(base.byteRange, "(\(base.trimmedDescription.replacingLineBreaks) as! NSObject)")
      }
      return true
    }
    if message.hasPrefix("value of type 'AnyObject") || message.hasPrefix("value of type 'Any'"),
      let member = message.components(between: "has no member '", and: "'"),
      let type = SelectorNames.classes[member], let access = access(of: member, around: token),
      let base = access.base, !base.is(OptionalChainingExprSyntax.self)
    {
      // Objective-C looks the member up in any object.
      replace(base.byteRange, "(\(base.trimmedDescription.replacingLineBreaks) as! \(type))")
      return true
    }
    if complaint.isOfAnyObject, let member = message.components(between: "has no member '", and: "'"),
      let access = access(of: member, around: token), let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      isStatement(call)
    {
      // A method of the application is sent as a message to any object.
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let name = SelectorNames.name(member, labels: labels)
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      let values = call.arguments.map(\.expression.trimmedDescription.replacingLineBreaks)
      replace(
        call.byteRange,
        "RuntimeClasses.message(\"\(name)\", to: \(object.trimmedDescription.replacingLineBreaks), "
          + "[\(values.joined(separator: ", "))])")
      return true
    }
    return readMemberOfAnyObject(token, complaint)
  }

  /// Any other property is read by its name, as the type that its use asks for.
  private mutating func readMemberOfAnyObject(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    guard complaint.isOfAnyObject,
      let member = complaint.message.components(between: "has no member '", and: "'"),
      let access = access(of: member, around: token), let base = access.base, hasKnownType(access)
    else { return false }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let text = object.trimmedDescription.replacingLineBreaks
    replace(access.byteRange, "AnyMembers(\(text)).member(\"\(member)\")")
    return true
  }

  /// Returns whether the value of an access is an argument or compared, so that its use determines its type.
  private func hasKnownType(_ access: MemberAccessExprSyntax) -> Bool {
    guard let parent = access.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) { return false }
    if let argument = parent.as(LabeledExprSyntax.self) {
      return argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    return list.contains { ["==", "!=", "<", ">", "<=", ">="].contains($0.trimmedDescription) }
  }
}

extension Trimmer.Complaint {
  /// Returns whether a diagnostic is about a value of type `AnyObject` or `Any`.
  fileprivate var isOfAnyObject: Bool {
    message.hasPrefix("value of type 'AnyObject") || message.hasPrefix("value of type 'Any'")
  }
}
