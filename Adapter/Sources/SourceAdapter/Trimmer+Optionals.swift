import SwiftSyntax

/// Optional requirements.
extension Trimmer {
  /// Questions whether requirements are there that have defaults here.
  mutating func cureOptional(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if cureImplicitlyUnwrapped(token, message) { return true }
    if message.contains("cannot use optional chaining on non-optional value") {
      // Requirements of UIKit's protocols are optional in Objective-C and have empty defaults here.
      var node = token.parent
      while let present = node, !present.is(CodeBlockItemSyntax.self) {
        if let call = present.as(FunctionCallExprSyntax.self),
          let chain = call.calledExpression.as(OptionalChainingExprSyntax.self)
        {
          edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
          taken.append(chain.questionMark.byteRange)
          keepOptional(call, of: chain)
          return true
        }
        node = present.parent
      }
      // Members of any object return values that are optional twice in Objective-C, and once here.
      if file.tree.description.contains("as AnyObject)"),
        let chain = token.parent.flatMap({ ancestor($0, OptionalChainingExprSyntax.self) })
      {
        edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
        taken.append(chain.questionMark.byteRange)
        return true
      }
    }
    if message.hasPrefix("'?' pattern cannot match values of type"),
      let chain = token.parent.flatMap({ ancestor($0, OptionalChainingExprSyntax.self) })
    {
      // The same for properties of UIKit's protocols: `case .dark?` of a value that is not optional here.
      edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
      taken.append(chain.questionMark.byteRange)
      return true
    }
    if message.contains("cannot force unwrap value of non-optional type '("),
      let forced = token.parent.flatMap({ ancestor($0, ForceUnwrapExprSyntax.self) }),
      forced.parent?.is(FunctionCallExprSyntax.self) == true
    {
      // The same for a call with `!`.
      edits.replace(forced.exclamationMark.byteRange, with: "", in: bytes)
      taken.append(forced.exclamationMark.byteRange)
      return true
    }
    return false
  }

  /// Wraps the result of a call in an optional if it is bound, and nothing else in it is optional.
  private mutating func keepOptional(_ call: FunctionCallExprSyntax, of chain: OptionalChainingExprSyntax) {
    guard let initializer = call.parent?.as(InitializerClauseSyntax.self),
      initializer.parent?.is(OptionalBindingConditionSyntax.self) == true
    else { return }
    var base: ExprSyntax? = chain.expression.as(MemberAccessExprSyntax.self)?.base
    while let present = base {
      if present.is(OptionalChainingExprSyntax.self) { return }
      base =
        present.as(MemberAccessExprSyntax.self)?.base
        ?? present.as(FunctionCallExprSyntax.self)?.calledExpression
    }
    edits.insert("Optional(", at: call.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(")", at: call.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Properties of `DateFormatter` that are implicitly unwrapped on Apple's platforms, and are not optional in Foundation here.
  private static let implicitlyUnwrapped: [String: Set<String>] = [
    "String": ["amSymbol", "pmSymbol"],
    "[String]": [
      "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols",
      "standaloneMonthSymbols", "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols",
      "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
      "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols",
      "shortQuarterSymbols", "standaloneQuarterSymbols", "shortStandaloneQuarterSymbols",
    ],
  ]

  /// Binds, chains, unwraps and sets such a property as an optional one.
  private mutating func cureImplicitlyUnwrapped(_ token: TokenSyntax, _ message: String) -> Bool {
    guard
      let type = message.components(between: "type '", and: "'")
        ?? message.components(between: "not '", and: "'")
    else { return false }
    if type == "String", cureTextOfURL(token) { return true }
    if type.contains("->"), message.hasPrefix("initializer for conditional binding") {
      return bindOptionalMethod(token)
    }
    guard let names = Self.implicitlyUnwrapped[type.replacing("?", with: "")] else { return false }
    func property(_ expression: ExprSyntax?) -> ExprSyntax? {
      guard let expression else { return nil }
      let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? expression.plainName
      return name.map(names.contains) == true ? expression : nil
    }
    var node: Syntax? = Syntax(token)
    while let present = node, !present.is(CodeBlockItemSyntax.self) {
      node = present.parent
      if message.hasPrefix("initializer for conditional binding must have Optional type") {
        guard let condition = present.as(OptionalBindingConditionSyntax.self),
          let value = property(condition.initializer?.value)
        else { continue }
        return wrap(value)
      }
      if message.hasPrefix("cannot use optional chaining on non-optional value") {
        guard let chain = present.as(OptionalChainingExprSyntax.self), let value = property(chain.expression)
        else { continue }
        return wrap(value)
      }
      if message.hasPrefix("cannot force unwrap value of non-optional type") {
        guard let forced = present.as(ForceUnwrapExprSyntax.self), property(forced.expression) != nil else {
          continue
        }
        replace(forced.exclamationMark.byteRange, "")
        return true
      }
    }
    return false
  }

  /// `if let count = source.numberOfSections`: a method that a protocol of Objective-C does not require is an optional function.
  /// Here it is there always, with the protocol's default where the object has none of its own.
  private mutating func bindOptionalMethod(_ token: TokenSyntax) -> Bool {
    guard let condition = ancestor(Syntax(token), OptionalBindingConditionSyntax.self),
      let value = condition.initializer?.value, value.is(MemberAccessExprSyntax.self)
    else { return false }
    return wrap(value)
  }

  /// `(url as NSURL).absoluteString`, which is optional on Apple's platforms, or `absoluteString` in an extension of `NSURL`.
  private mutating func cureTextOfURL(_ token: TokenSyntax) -> Bool {
    let chained = ancestor(Syntax(token), OptionalChainingExprSyntax.self)?.expression
    if let chained, chained.plainName == "absoluteString",
      ancestor(Syntax(token), ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "NSURL"
    {
      return wrap(chained)
    }
    guard
      let member = access(of: "absoluteString", around: token) ?? chained?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "absoluteString",
      member.base?.trimmedDescription.contains("NSURL") == true
    else { return false }
    return wrap(ExprSyntax(member))
  }

  private mutating func wrap(_ expression: ExprSyntax) -> Bool {
    edits.insert("Optional(", at: expression.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(")", at: expression.endPositionBeforeTrailingTrivia.utf8Offset)
    taken.append(expression.byteRange)
    return true
  }
}
