import SwiftSyntax

/// Conversions of values.
extension Trimmer {
  /// Values that Objective-C and earlier versions of Swift convert by themselves.
  mutating func cureConversion(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if cureSharedObject(token, message) || cureProgress(token, message) || cureEscaping(token, message)
      || cureGlobalFunction(token, message)
    {
      return true
    }
    if let all = token.parent.flatMap({ ancestor($0, SequenceExprSyntax.self) })?.elements,
      case let parts = converted(Array(all)), parts.count == 3, let first = parts.first, let last = parts.last
    {
      let whole = first.byteRange.lowerBound..<last.byteRange.upperBound
      if message.contains("in coercion"), message.hasPrefix("cannot convert value of type '"),
        message.contains("to type 'CFString'") || message.contains("to type 'NSString'"),
        last.trimmedDescription == "CFString" || last.trimmedDescription == "NSString"
      {
        // Names of string wrapper types are strings in Objective-C.
        replace(whole, "NSString(string: (\(first.trimmedDescription)).rawValue)")
        return true
      }
      if message.contains("to type 'NSNumber' in coercion"), last.trimmedDescription == "NSNumber",
        message.hasPrefix("cannot convert value of type 'CGFloat")
      {
        let isOptional = message.hasPrefix("cannot convert value of type 'CGFloat?'")
        let value = first.trimmedDescription
        replace(whole, "NSNumber(value: Double(\(isOptional ? "(\(value))!" : value)))")
        return true
      }
      if message.hasPrefix("cannot convert value of type '[CGFloat]' to type '[NSNumber]' in coercion"),
        last.trimmedDescription == "[NSNumber]"
      {
        replace(whole, "(\(first.trimmedDescription)).map { NSNumber(value: Double($0)) }")
        return true
      }
      if message.hasPrefix("cannot assign value of type 'UIColor' to type 'CGColor"),
        last.trimmedDescription.hasPrefix("UIColor(")
      {
        // The literal is a color of the expected type.
        edits.insert(".cgColor", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        taken.append(last.byteRange)
        return true
      }
      if message.hasPrefix("cannot assign value of type 'CA"), message.hasSuffix("to type 'String'") {
        // Before Swift 4.2 these names were strings.
        edits.insert(".rawValue", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        taken.append(last.byteRange)
        return true
      }
    }
    return false
  }

  /// Takes the process's information, which Foundation here does not create anew.
  private mutating func cureSharedObject(_ token: TokenSyntax, _ message: String) -> Bool {
    guard message == "'ProcessInfo' initializer is inaccessible due to 'internal' protection level",
      let call = ancestor(Syntax(token), FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.trimmedDescription.hasSuffix("ProcessInfo")
    else { return false }
    replace(call.byteRange, call.calledExpression.trimmedDescription + ".processInfo")
    return true
  }

  /// `abs(x)` in an extension of `CGFloat`, which has a static function of the name here alone.
  private mutating func cureGlobalFunction(_ token: TokenSyntax, _ message: String) -> Bool {
    guard
      let name = message.components(
        between: "static member '", and: "' cannot be used on instance of type 'CGFloat'"),
      token.text == name, let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return false }
    edits.insert("Swift.", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    taken.append(token.byteRange)
    return true
  }

  /// `progress.localizedDescription = text`, where Foundation here has no setter.
  private mutating func cureProgress(_ token: TokenSyntax, _ message: String) -> Bool {
    guard
      let name = message.components(between: "cannot assign to property: '", and: "' is a get-only property"),
      ["localizedDescription", "localizedAdditionalDescription"].contains(name),
      let parts = ancestor(Syntax(token), SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count > 2, parts[1].is(AssignmentExprSyntax.self)
    else { return false }
    let base = parts[0].as(MemberAccessExprSyntax.self)?.base.map { $0.trimmedDescription + "." } ?? ""
    let start = parts[0].byteRange.lowerBound
    let value = parts[2].positionAfterSkippingLeadingTrivia.utf8Offset
    let end = parts[parts.count - 1].endPositionBeforeTrailingTrivia.utf8Offset
    replace(start..<value, "\(base)set\(name.prefix(1).uppercased() + name.dropFirst())(")
    edits.insert(")", at: end)
    return true
  }

  /// The operands and the operator of a conversion; without the left side if it is assigned.
  private func converted(_ parts: [ExprSyntax]) -> [ExprSyntax] {
    parts.count == 5 && parts[1].is(AssignmentExprSyntax.self) ? Array(parts.dropFirst(2)) : parts
  }
}

/// Closures that Foundation's methods call before they return, which they may keep by their declarations here.
extension Trimmer {
  private static let enumerating: Set<String> = [
    "enumerate", "enumerateAttribute", "enumerateAttributes", "enumerateByteRanges",
    "enumerateKeysAndObjects",
    "enumerateLines", "enumerateMatches", "enumerateObjects", "enumerateRanges", "enumerateSubstrings",
    "enumerateDates", "indexOfObject", "indexesOfObjects", "keysOfEntries", "objects", "sortedArray", "sort",
  ]

  fileprivate mutating func cureEscaping(_ token: TokenSyntax, _ message: String) -> Bool {
    if let name = message.components(
      between: "escaping closure captures non-escaping parameter '", and: "'"),
      let call = enumeration(around: token)
    {
      edits.insert(
        "withoutActuallyEscaping(\(name), do: { \(name) in ",
        at: call.positionAfterSkippingLeadingTrivia.utf8Offset)
      edits.insert(" })", at: call.endPositionBeforeTrailingTrivia.utf8Offset)
      taken.append(call.byteRange)
      return true
    }
    guard message.contains("passing non-escaping parameter '"),
      message.contains("to function expecting an '@escaping' closure"),
      let name = message.components(between: "parameter '", and: "'"),
      let call = token.parent.flatMap({ ancestor($0, FunctionCallExprSyntax.self) }),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.enumerating.contains(called.declName.baseName.text)
    else { return false }
    edits.insert(
      "withoutActuallyEscaping(\(name), do: { \(name) in ",
      at: call.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(" })", at: call.endPositionBeforeTrailingTrivia.utf8Offset)
    taken.append(call.byteRange)
    return true
  }

  /// Returns the innermost call of an enumerating method around a token in its closure.
  private func enumeration(around token: TokenSyntax) -> FunctionCallExprSyntax? {
    var node = token.parent
    while let present = node {
      if let call = present.as(FunctionCallExprSyntax.self) {
        let name =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let name, Self.enumerating.contains(name) { return call }
      }
      node = present.parent
    }
    return nil
  }
}
