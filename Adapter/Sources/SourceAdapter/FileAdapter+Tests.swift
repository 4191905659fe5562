import SwiftSyntax

/// Tests: XCTest finds them without Objective-C's runtime, and their isolation is the main actor's.
extension FileAdapter {
  /// Lists the tests of a class for XCTest, which cannot find them without the Objective-C runtime.
  func list(_ tests: [SourceFacts.TestMethod], of name: String) {
    let chain = index.chain(name)
    if chain.count > 1, let base = chain.last, ["QuickSpec", "AsyncSpec"].contains(base) {
      // Quick lists the tests of a specification itself, as ones of the base class.
      let list = "__tinamouSpecification(\(name).self, \(name).allTests)"
      testCases.append(AdaptedModule.TestCase(name: name, list: list))
    }
    guard !tests.isEmpty else { return }
    let entries = tests.map { test in
      let call =
        test.isAsync
        ? "asyncTest({ (t: \(name)) in { try await t.\(test.name)() } })"
        : "{ (t: \(name)) in { try t.\(test.name)() } }"
      return "(\"\(test.name)\", \(call))"
    }
    let list = "__tinamouTests_\(name)"
    atEnd.append(
      "@MainActor func \(list)() -> [(String, (\(name)) -> () throws -> Void)] { return [\(entries.joined(separator: ", "))] }"
    )
    testCases.append(AdaptedModule.TestCase(name: name, list: list + "()"))
  }

  /// Returns whether a method is a test that is isolated to the main actor. Lists of tests require
  /// nonisolated methods.
  func isIsolatedTest(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard let test = node.testMethod, !test.isAsync, !node.modifiers.has("override"),
      index.chain(scope.name).last == "XCTestCase"
    else { return false }
    if node.modifiers.has("nonisolated") { return false }
    // Isolation is inherited.
    return node.attributes.contains(["MainActor"])
      || index.chain(scope.name).contains { index.types[$0]?.isMainActor == true }
  }

  /// Makes a test method nonisolated and its body a function on the main actor, which it calls with
  /// `MainActor.assumeIsolated`, since XCTest calls it on the main thread.
  ///
  /// The body is no closure: functions in it would not inherit the main actor, and it would throw where an argument of an
  /// assertion does. The function has the method's name, which `#function` returns.
  func wrapOnMainActor(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    for attribute in node.attributes {
      if let attribute = attribute.as(AttributeSyntax.self), attribute.name == "MainActor" {
        remove(attribute)
      }
    }
    let (throwing, attempt) = node.throwsErrors ? (" throws", "try ") : ("", "")
    edits.insert("nonisolated ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    // A function of that name would hide other methods of the name.
    let name = body.mentions(node.name) ? "__tinamouBody" : node.name.text
    edits.insert(
      " @MainActor func \(name)()\(throwing) {", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    )
    edits.insert(
      "}; \(attempt)MainActor.assumeIsolated { \(attempt)\(name)() } ",
      at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The methods that XCTest calls before and after a test. On Apple's platforms, classes isolated to the
  /// main actor can override them.
  static let testHooks: Set<String> = [
    "setUp()", "setUpWithError()", "tearDown()", "tearDownWithError()",
  ]

  /// Returns whether a method of a test class isolated to the main actor overrides a method that XCTest calls
  /// from a nonisolated context.
  func isIsolatedHook(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard scope.kind == .classBody, Self.testHooks.contains(node.fullName), !node.isAsync,
      node.modifiers.has("override"), !node.modifiers.has("nonisolated"), node.body != nil
    else { return false }
    let chain = index.chain(scope.name)
    guard chain.last == "XCTestCase" else { return false }
    return node.attributes.contains(["MainActor"]) || chain.contains { index.types[$0]?.isMainActor == true }
  }
}

extension CodeBlockSyntax {
  /// Returns whether the code has a name, other than as a member of `self` or `super`.
  fileprivate func mentions(_ name: TokenSyntax) -> Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.text == name.text && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}
