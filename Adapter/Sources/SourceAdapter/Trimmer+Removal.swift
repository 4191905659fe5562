import SwiftParser
import SwiftSyntax

/// Removal of statements, bodies and declarations that cannot be corrected in place.
extension Trimmer {
  /// Returns whether a statement is in a function, an accessor or a closure, and not at the top level of the
  /// file.
  func isInBody(_ item: CodeBlockItemSyntax) -> Bool {
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

  mutating func drop(statement: CodeBlockItemSyntax, _ complaint: Complaint) {
    let reason = call("leftOut", complaint)
    let range = statement.byteRange
    let text = String(decoding: bytes[range], as: UTF8.self)
    if text.hasPrefix("leftOut") || text.hasPrefix("return leftOut") {
      // The statement has been removed already, so that the body is removed.
      if let body = body(around: Syntax(statement)) { stop(body, complaint) }
      return
    }
    let replacement: String
    var names: [String] = []
    switch statement.item {
    case .decl(let node):
      // Only code of the same file sees a local name.
      names = node.declaredNames.map { "." + $0 }
      replacement = "/* \(complaint.message.commentable) */"
      if let variable = statement.item.as(VariableDeclSyntax.self), isLast(statement),
        variable.bindings.count == 1
      {
        replace(range, reason)
        note(complaint, nil, names: names)
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
    // The rest of the line remains a separate statement.
    replace(range, replacement + (statement.semicolon == nil ? "" : ";"))
    note(complaint, nil, names: names)
    if scope == nil, case .decl(let node) = statement.item {
      dropUses(of: node.declaredNames, behind: statement, complaint)
    }
  }

  func isLast(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }

  /// Returns whether a statement may determine the value that a function returns: a switch or an if with
  /// `return` inside.
  func alwaysReturns(_ node: StmtSyntax) -> Bool {
    node.description.contains("return ")
  }

  /// Returns the innermost body of a function, an accessor or a closure around a node.
  func body(around node: Syntax) -> Syntax? {
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

  mutating func stop(_ body: Syntax, _ complaint: Complaint) {
    let text = String(decoding: bytes[body.byteRange], as: UTF8.self)
    if text.contains("leftOutStop(") || text.contains("return leftOut(") {
      // A body that only traps is still rejected, so that the declaration is removed.
      if let member = ancestor(body, MemberBlockItemSyntax.self) { drop(declaration: member.decl, complaint) }
      return
    }
    if let closure = body.as(ClosureExprSyntax.self), closure.statements.count <= 1,
      closure.statements.first?.trimmedDescription.hasPrefix("leftOut(") == true
    {
      // A closure that only traps is still rejected, as one for a result builder: the enclosing statement
      // is removed.
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

  /// Returns code that makes a test fail when it reaches a body that was removed, in a file of tests.
  func failure(_ complaint: Complaint) -> String {
    let imports = file.tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
    }
    if imports.contains("XCTest") { return "XCTFail(\(quoted(complaint))); " }
    if imports.contains("Testing") { return "Issue.record(\(quoted(complaint))); " }
    return ""
  }

  // MARK: Declarations

  mutating func drop(declaration: some SyntaxProtocol, _ complaint: Complaint) {
    var range = declaration.byteRange
    // The separator is removed too, since it would be an error alone.
    let separator =
      declaration.parent?.as(MemberBlockItemSyntax.self)?.semicolon
      ?? declaration.parent?.as(CodeBlockItemSyntax.self)?.semicolon
    if let separator { range = range.lowerBound..<separator.byteRange.upperBound }
    replace(range, "/* \(complaint.message.commentable) */")
    // A member is known by its type, too: others may have the same name.
    let type = declaration.parent.flatMap { enclosingType(of: $0) }
    note(
      complaint, nil, names: declaration.declaredNames.map { name in type.map { "\($0).\(name)" } ?? name })
  }

  /// Returns the name of the innermost type around a node.
  private func enclosingType(of node: Syntax) -> String? {
    var present: Syntax? = node
    while let next = present {
      if let type = next.as(ExtensionDeclSyntax.self) { return simpleTypeName(type.extendedType) }
      if next.asProtocol((any DeclGroupSyntax).self) != nil {
        return next.asProtocol((any NamedDeclSyntax).self)?.name.text.unquoted
      }
      present = next.parent
    }
    return nil
  }

  /// Removes a type from an inheritance clause. Replaces an unknown superclass by one that its name suggests.
  mutating func unlist(_ type: InheritedTypeSyntax, _ complaint: Complaint) -> Bool {
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
}
