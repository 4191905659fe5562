import SwiftParser
import SwiftSyntax

/// Takes out of an adapted file what the compiler rejected, as little as possible, and keeps the lines.
///
/// A statement goes first; when what is left of its function is rejected again, the body is replaced by a stop. Of
/// declarations that are wrong themselves, an unknown protocol goes before the whole declaration does.
public struct Trimmer {
  /// A message of the compiler about a text.
  public struct Complaint: Codable, Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// What the compiler says.
    public var message: String

    /// A complaint at a place.
    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  let path: String
  let bytes: [UInt8]
  let file: ParsedFile
  /// Whether bodies go as wholes, since statements have been tried.
  let isCoarse: Bool
  /// A Boolean value that indicates whether code is only rewritten without changing its meaning, and nothing is removed.
  let isLossless: Bool
  /// Lines before the user's first: the one that names the user's file.
  private let headLines: Int
  private var edits = TextEdits()
  private var taken: [Range<Int>] = []
  private var findings: [Finding] = []

  private init(path: String, text: String, isCoarse: Bool, isLossless: Bool) {
    self.path = path
    self.isCoarse = isCoarse
    self.isLossless = isLossless
    bytes = Array(text.utf8)
    headLines = text.hasPrefix("#sourceLocation(") ? 1 : 0
    file = ParsedFile(SourceFile(path: path, text: text))
  }

  /// The text without what the complaints are about, and what was left out.
  ///
  /// - Parameters:
  ///   - isCoarse: whether whole bodies go, not statements.
  ///   - isLossless: whether complaints are only cured where the text goes on to mean what it does on Apple's platforms;
  ///     what is wrong there, too, stays as it is.
  public static func trim(
    path: String, text: String, complaints: [Complaint], isCoarse: Bool, isLossless: Bool = false
  ) -> (text: String, findings: [Finding]) {
    LargeStack.run {
      var trimmer = Trimmer(path: path, text: text, isCoarse: isCoarse, isLossless: isLossless)
      for complaint in complaints { trimmer.handle(complaint) }
      trimmer.addImports()
      return (trimmer.edits.applied(to: trimmer.bytes), trimmer.findings)
    }
  }

  /// Has the file see what stands in for what went, where it imports nothing that brings it.
  private mutating func addImports() {
    let words = edits.words
    let tree = file.tree
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let modules = Set(
      imports.filter { $0.importKindSpecifier == nil }.compactMap { $0.path.first?.name.text })
    guard modules.isDisjoint(with: ["UIKit", "ObjectiveCSupport", "ObjectiveC", "SwiftFourNames"]) else {
      return
    }
    let scoped = Set(imports.filter { $0.importKindSpecifier != nil }.compactMap { $0.path.last?.name.text })
    var names: [String] = []
    if words.contains("AnyMembers(") || words.contains("NSS") || words.contains("NSNumber(")
      || words.contains("instance(of:")
    {
      names = ["UIKit"]
    } else {
      for (name, kind) in [("leftOut", "func"), ("leftOutStop", "func"), ("RuntimeClasses", "enum")]
      where words.contains("\(name)(") || words.contains("\(name).") {
        if !scoped.contains(name) { names.append("\(kind) ObjectiveCSupport.\(name)") }
      }
    }
    guard !names.isEmpty else { return }
    let places = imports.map(\.endPositionBeforeTrailingTrivia.utf8Offset)
    if let place = places.first(where: { place in !taken.contains { $0.contains(place) } }) {
      edits.insert("; " + names.map { "import \($0)" }.joined(separator: "; "), at: place)
    } else if let first = tree.statements.first(where: {
      !$0.item.is(IfConfigDeclSyntax.self) && !$0.item.is(PoundSourceLocationSyntax.self)
    }) {
      edits.insert(
        names.map { "import \($0); " }.joined(), at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  private mutating func handle(_ complaint: Complaint) {
    let lines = file.converter.sourceLines.count
    let line = min(max(1, complaint.line) + headLines, max(1, lines))
    let position = file.converter.position(ofLine: line, column: max(1, complaint.column))
    let offset = min(position.utf8Offset, max(0, bytes.count - 1))
    guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return }
    if taken.contains(where: { $0.contains(offset) }) { return }
    if fixSpelling(token, complaint) || isLossless { return }
    var node: Syntax? = Syntax(token)
    while let present = node {
      if let item = present.as(CodeBlockItemSyntax.self), isInBody(item) {
        if isCoarse, let body = body(around: present) {
          stop(body, complaint)
        } else {
          drop(statement: item, complaint)
        }
        return
      }
      if let type = present.as(InheritedTypeSyntax.self), unlist(type, complaint) { return }
      if let member = present.as(MemberBlockItemSyntax.self) {
        drop(declaration: member.decl, complaint)
        return
      }
      if let item = present.as(CodeBlockItemSyntax.self) {
        drop(declaration: item.item, complaint)
        return
      }
      node = present.parent
    }
  }

  // MARK: Words

  /// Errors that one word cures.
  private mutating func fixSpelling(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
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
    if message.contains("requires explicit use of 'self' to make capture semantics explicit") {
      edits.insert("self.", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      taken.append(token.byteRange)
      return true
    }
    if message.contains("implicit use of 'self' in closure; use 'self.'") {
      edits.insert("self.", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      taken.append(token.byteRange)
      return true
    }
    if message.contains("value of type 'NSObject' has no member 'observeValue'"),
      let access = access(of: "observeValue", around: token), access.base?.is(SuperExprSyntax.self) == true,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      // There is nothing above to be told.
      replace(call.byteRange, "()")
      return true
    }
    if message.contains("has no member 'description'"),
      message.contains("AnyClass") || message.contains(".Type'"),
      let access = access(of: "description", around: token), let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    {
      replace(call.byteRange, "NSStringFromClass(\(base.trimmedDescription.replacingLineBreaks))")
      return true
    }
    if message.hasPrefix("cannot call value of non-function type 'String'"),
      let access = access(of: "description", around: token), let base = access.base,
      base.trimmedDescription.first?.isUppercase == true,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    {
      replace(call.byteRange, "NSStringFromClass(\(base.trimmedDescription).self)")
      return true
    }
    if let parts = token.parent.flatMap({ ancestor($0, SequenceExprSyntax.self) })?.elements,
      parts.count == 3, let first = parts.first, let last = parts.last
    {
      let whole = first.byteRange.lowerBound..<last.byteRange.upperBound
      if message.contains("in coercion"), message.hasPrefix("cannot convert value of type '"),
        message.contains("to type 'CFString'") || message.contains("to type 'NSString'"),
        last.trimmedDescription == "CFString" || last.trimmedDescription == "NSString"
      {
        // Names that are types of their own are texts for Objective-C.
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
      if message.hasPrefix("cannot assign value of type 'UIColor' to type 'CGColor"),
        last.trimmedDescription.hasPrefix("UIColor(")
      {
        // A literal is a colour of the type that is asked for.
        edits.insert(".cgColor", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        taken.append(last.byteRange)
        return true
      }
      if message.hasPrefix("cannot assign value of type 'CA"), message.hasSuffix("to type 'String'") {
        // Before Swift 4.2 these names were texts.
        edits.insert(".rawValue", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
        taken.append(last.byteRange)
        return true
      }
    }
    if message.contains("instance member 'description' cannot be used on type"),
      let call = token.parent.flatMap({ ancestor($0, FunctionCallExprSyntax.self) }), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "description"
    {
      replace(call.byteRange, "NSStringFromClass(\(base.trimmedDescription).self)")
      return true
    }
    let isOfAnyObject =
      message.hasPrefix("value of type 'AnyObject") || message.hasPrefix("value of type 'Any'")
    if isOfAnyObject, let member = message.components(between: "has no member '", and: "'"),
      SelectorNames.boxed.contains(member), let access = access(of: member, around: token),
      let base = access.base
    {
      // What Objective-C looks up in an object is an optional that need not be unwrapped.
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      replace(base.byteRange, "AnyMembers(\(object.trimmedDescription.replacingLineBreaks))")
      return true
    }
    if isOfAnyObject, message.contains("has no subscripts"),
      let call = token.parent.flatMap({ ancestor($0, SubscriptCallExprSyntax.self) })
    {
      let base = call.calledExpression
      let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      replace(base.byteRange, "AnyMembers(\(object.trimmedDescription.replacingLineBreaks))")
      return true
    }
    if isOfAnyObject || message.hasPrefix("value of type 'any "),
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
      // Objective-C looks the member up in the object, whatever it is.
      replace(base.byteRange, "(\(base.trimmedDescription.replacingLineBreaks) as! \(type))")
      return true
    }
    if isOfAnyObject, let member = message.components(between: "has no member '", and: "'"),
      let access = access(of: member, around: token), let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      isStatement(call)
    {
      // A method of the application's: it is sent as a message, to whatever object there is.
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
    if message.contains("use the 'required' modifier to override a required initializer"),
      let modifiers = modifiers(around: token),
      let override = modifiers.first(where: { $0.name.text == "override" })
    {
      replace(override.byteRange, "required")
      return true
    }
    if message.contains("requires an 'override' keyword") {
      guard let start = declaration(around: token)?.positionAfterSkippingLeadingTrivia.utf8Offset else {
        return false
      }
      edits.insert("override ", at: start)
      return true
    }
    if message.contains("cannot use optional chaining on non-optional value") {
      // Requirements of UIKit's protocols are optional for Objective-C and have empty defaults here.
      var node = token.parent
      while let present = node, !present.is(CodeBlockItemSyntax.self) {
        if let call = present.as(FunctionCallExprSyntax.self),
          let chain = call.calledExpression.as(OptionalChainingExprSyntax.self)
        {
          edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
          taken.append(chain.questionMark.byteRange)
          return true
        }
        node = present.parent
      }
    }
    if message.hasPrefix("'?' pattern cannot match values of type"),
      let chain = token.parent.flatMap({ ancestor($0, OptionalChainingExprSyntax.self) })
    {
      // Properties of UIKit's protocols likewise: `case .dark?` of a value that is not optional here.
      edits.replace(chain.questionMark.byteRange, with: "", in: bytes)
      taken.append(chain.questionMark.byteRange)
      return true
    }
    if message.contains("cannot force unwrap value of non-optional type '("),
      let forced = token.parent.flatMap({ ancestor($0, ForceUnwrapExprSyntax.self) }),
      forced.parent?.is(FunctionCallExprSyntax.self) == true
    {
      // The same, called with `!`.
      edits.replace(forced.exclamationMark.byteRange, with: "", in: bytes)
      taken.append(forced.exclamationMark.byteRange)
      return true
    }
    if message.contains("with a metatype value must use a 'required' initializer") {
      guard let call = token.parent.flatMap({ ancestor($0, FunctionCallExprSyntax.self) }),
        call.arguments.isEmpty
      else { return false }
      var type = call.calledExpression.trimmedDescription
      let name = type.hasSuffix(".init") ? String(type.dropLast(5)) : type
      if name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }),
        let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
        binding.typeAnnotation == nil
      {
        // Of a property whose type is to be found elsewhere the compiler would have to look at the call.
        edits.insert(": \(name)", at: binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      if type.hasSuffix(".init") { type = String(type.dropLast(5)) } else { type += ".self" }
      replace(call.byteRange, "instance(of: \(type))")
      return true
    }
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

  /// Whether nothing uses what a call returns.
  private func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    guard let item = call.parent?.as(CodeBlockItemSyntax.self) else { return false }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.count > 1 || list.parent?.is(ClosureExprSyntax.self) == true
      || (list.parent?.parent?.as(FunctionDeclSyntax.self)?.returnsNothing ?? false)
  }

  private func modifiers(around token: TokenSyntax) -> DeclModifierListSyntax? {
    var node: Syntax? = Syntax(token)
    while let present = node {
      if let function = present.as(FunctionDeclSyntax.self) { return function.modifiers }
      if let variable = present.as(VariableDeclSyntax.self) { return variable.modifiers }
      if let initializer = present.as(InitializerDeclSyntax.self) { return initializer.modifiers }
      if let subscripted = present.as(SubscriptDeclSyntax.self) { return subscripted.modifiers }
      if present.is(MemberBlockSyntax.self) { return nil }
      node = present.parent
    }
    return nil
  }

  /// The access to a member that a complaint is about: its place is the member's or the object's.
  private func access(of member: String, around token: TokenSyntax) -> MemberAccessExprSyntax? {
    var node: Syntax? = Syntax(token)
    while let present = node, !present.is(CodeBlockItemSyntax.self) {
      if let found = present.as(MemberAccessExprSyntax.self), found.declName.baseName.text == member {
        return found
      }
      node = present.parent
    }
    return nil
  }

  private func declaration(around token: TokenSyntax) -> MemberBlockItemSyntax? {
    ancestor(Syntax(token), MemberBlockItemSyntax.self)
  }

  // MARK: Statements and bodies

  /// Whether a statement is in a function, an accessor or a closure, not at the top of the file.
  private func isInBody(_ item: CodeBlockItemSyntax) -> Bool {
    var node = item.parent
    while let present = node {
      if present.is(SourceFileSyntax.self) { return false }
      if present.is(CodeBlockSyntax.self) || present.is(ClosureExprSyntax.self)
        || present.is(AccessorBlockSyntax.self)
      {
        return true
      }
      if present.is(MemberBlockSyntax.self) { return false }
      node = present.parent
    }
    return false
  }

  private mutating func drop(statement: CodeBlockItemSyntax, _ complaint: Complaint) {
    let reason = call("leftOut", complaint)
    let range = statement.byteRange
    let text = String(decoding: bytes[range], as: UTF8.self)
    if text.hasPrefix("leftOut") || text.hasPrefix("return leftOut") {
      // It has gone already: the body is to go.
      if let body = body(around: Syntax(statement)) { stop(body, complaint) }
      return
    }
    let replacement: String
    switch statement.item {
    case .decl:
      replacement = "/* \(complaint.message.commentable) */"
      if let variable = statement.item.as(VariableDeclSyntax.self), isLast(statement),
        variable.bindings.count == 1
      {
        replace(range, reason)
        note(complaint, nil)
        return
      }
    case .stmt(let node):
      if node.is(ReturnStmtSyntax.self) {
        replacement = "return \(reason)"
      } else if node.is(GuardStmtSyntax.self) || alwaysReturns(node) {
        if let body = body(around: Syntax(statement)) { stop(body, complaint) }
        return
      } else {
        replacement = reason
      }
    case .expr:
      replacement = reason
    @unknown default:
      replacement = reason
    }
    // What follows on the line stays a statement of its own.
    replace(range, replacement + (statement.semicolon == nil ? "" : ";"))
    note(complaint, nil)
  }

  private func isLast(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }

  /// Whether a statement may hold the value that a function returns: a switch or an if with `return` inside.
  private func alwaysReturns(_ node: StmtSyntax) -> Bool {
    node.description.contains("return ")
  }

  /// The innermost body of a function, an accessor or a closure around a node.
  private func body(around node: Syntax) -> Syntax? {
    var node = node.parent
    while let present = node {
      if let block = present.as(CodeBlockSyntax.self),
        block.parent?.is(FunctionDeclSyntax.self) == true
          || block.parent?.is(InitializerDeclSyntax.self) == true
          || block.parent?.is(DeinitializerDeclSyntax.self) == true
          || block.parent?.is(AccessorDeclSyntax.self) == true
      {
        return present
      }
      if present.is(AccessorBlockSyntax.self) || present.is(ClosureExprSyntax.self) { return present }
      node = present.parent
    }
    return nil
  }

  private mutating func stop(_ body: Syntax, _ complaint: Complaint) {
    let text = String(decoding: bytes[body.byteRange], as: UTF8.self)
    if text.contains("leftOutStop(") || text.contains("return leftOut(") {
      // A body that is only a stop is rejected still: the declaration goes.
      if let member = ancestor(body, MemberBlockItemSyntax.self) { drop(declaration: member.decl, complaint) }
      return
    }
    if let closure = body.as(ClosureExprSyntax.self), closure.statements.count <= 1,
      closure.statements.first?.trimmedDescription.hasPrefix("leftOut(") == true
    {
      // A closure that does nothing is rejected still, as a result builder's that makes nothing: what it is given to goes.
      if let item = ancestor(body, CodeBlockItemSyntax.self), isInBody(item) {
        drop(statement: item, complaint)
      } else if let member = ancestor(body, MemberBlockItemSyntax.self) {
        drop(declaration: member.decl, complaint)
      }
      return
    }
    if let closure = body.as(ClosureExprSyntax.self) {
      let signature = closure.signature.map { $0.trimmedDescription.replacingLineBreaks + " " } ?? ""
      replace(body.byteRange, "{ \(signature)\(call("leftOut", complaint)) }")
    } else if let block = body.as(AccessorBlockSyntax.self) {
      if case .accessors(let accessors) = block.accessors {
        let hasSetter = accessors.contains { $0.accessorSpecifier.text == "set" }
        let observes = accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        let parts = observes ? "" : "get { leftOut(\(quoted(complaint))) }" + (hasSetter ? " set {}" : "")
        replace(body.byteRange, observes ? "" : "{ \(parts) }")
      } else {
        replace(body.byteRange, "{ return \(call("leftOut", complaint)) }")
      }
    } else if body.parent?.is(InitializerDeclSyntax.self) == true {
      replace(body.byteRange, "{ \(call("leftOutStop", complaint)) }")
    } else {
      replace(body.byteRange, "{ \(failure(complaint))return \(call("leftOut", complaint)) }")
    }
    note(complaint, nil)
  }

  /// In a file of tests, what has the test fail that comes to a body without its code.
  private func failure(_ complaint: Complaint) -> String {
    let imports = file.tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
    }
    if imports.contains("XCTest") { return "XCTFail(\(quoted(complaint))); " }
    if imports.contains("Testing") { return "Issue.record(\(quoted(complaint))); " }
    return ""
  }

  // MARK: Declarations

  private mutating func drop(declaration: some SyntaxProtocol, _ complaint: Complaint) {
    var range = declaration.byteRange
    // The separator goes too: alone it is an error.
    let separator =
      declaration.parent?.as(MemberBlockItemSyntax.self)?.semicolon
      ?? declaration.parent?.as(CodeBlockItemSyntax.self)?.semicolon
    if let separator { range = range.lowerBound..<separator.byteRange.upperBound }
    replace(range, "/* \(complaint.message.commentable) */")
    note(complaint, nil)
  }

  /// Takes a type out of an inheritance clause. A superclass that is not known is stood in for.
  private mutating func unlist(_ type: InheritedTypeSyntax, _ complaint: Complaint) -> Bool {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return false }
    let isFirstOfClass = list.first?.id == type.id && clause.parent?.is(ClassDeclSyntax.self) == true
    let name = simpleTypeName(type.type)
    if isFirstOfClass, complaint.message.contains("cannot find type") {
      var standIn: String?
      if name.hasSuffix("Controller") {
        standIn = "UIViewController"
      } else if name.hasSuffix("Cell") {
        standIn = "UITableViewCell"
      } else if name.hasSuffix("View") || name.hasSuffix("Button") || name.hasSuffix("Label") {
        standIn = "UIView"
      } else if !["Delegate", "DataSource", "Protocol", "able"].contains(where: { name.hasSuffix($0) }) {
        standIn = "NSObject"
      }
      if let standIn {
        replace(type.type.byteRange, standIn)
        note(complaint, "\(standIn) stands in for \(name)")
        return true
      }
    }
    if list.count == 1 {
      replace(clause.byteRange, "")
    } else if let comma = type.trailingComma {
      replace(type.positionAfterSkippingLeadingTrivia.utf8Offset..<comma.endPosition.utf8Offset, "")
    } else {
      let before = Array(list).dropLast().last
      let start =
        before?.trailingComma?.positionAfterSkippingLeadingTrivia.utf8Offset ?? type.byteRange.lowerBound
      replace(start..<type.byteRange.upperBound, "")
    }
    note(complaint, nil)
    return true
  }

  // MARK: Words of one's own

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    if taken.contains(where: { $0.overlaps(range) }) { return }
    taken.append(range)
    edits.replace(range, with: text, in: bytes)
  }

  private mutating func note(_ complaint: Complaint, _ message: String?) {
    findings.append(Finding(path: path, line: complaint.line, message: message ?? complaint.message))
  }

  private func quoted(_ complaint: Complaint) -> String {
    let name = file.source.name
    let text = "\(name):\(complaint.line): \(complaint.message)"
    return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
      + "\""
  }

  private func call(_ function: String, _ complaint: Complaint) -> String {
    "\(function)(\(quoted(complaint)))"
  }

  private func ancestor<Node: SyntaxProtocol>(_ node: Syntax, _ type: Node.Type) -> Node? {
    var present: Syntax? = node
    while let next = present {
      if let found = next.as(type) { return found }
      present = next.parent
    }
    return nil
  }

  private struct DeclGroup { let inherited: [InheritedTypeSyntax] }

  /// The innermost type around a node.
  private func ancestor(_ node: Syntax, _ type: DeclGroup.Type) -> DeclGroup? {
    var present: Syntax? = node
    while let next = present {
      if let found = next.asProtocol((any DeclGroupSyntax).self) {
        return DeclGroup(inherited: found.inheritanceClause.map { Array($0.inheritedTypes) } ?? [])
      }
      present = next.parent
    }
    return nil
  }
}

extension String {
  /// The text between two others.
  func components(between start: String, and end: String) -> String? {
    guard let from = range(of: start)?.upperBound, let to = self[from...].range(of: end)?.lowerBound else {
      return nil
    }
    return String(self[from..<to])
  }

  private func range(of text: String) -> Range<Index>? { self[...].range(of: text) }

  /// Text that may stand in a comment.
  var commentable: String { split(separator: "*/").joined(separator: "* /").replacingLineBreaks }
}

extension Substring {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
