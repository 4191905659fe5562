import SwiftSyntax

/// The number of bodies of functions, initializers and accessors in a file, and the number of those that are
/// compiled unchanged.
public struct BodyCount: Codable, Sendable, Equatable {
  /// The number of bodies in the user's file.
  public var all: Int
  /// The number of bodies from which nothing was left out.
  public var whole: Int

  /// Counts the bodies of a file.
  ///
  /// - Parameters:
  ///   - text: the user's text.
  ///   - compiled: the text that is compiled in its place, in which calls of `leftOut` replace removed code.
  public init(of text: String, compiled: String) {
    all = Self.count(text).whole
    whole = min(all, Self.count(compiled).whole)
  }

  private static func count(_ text: String) -> (whole: Int, cut: Int) {
    LargeStack.run {
      let file = ParsedFile(SourceFile(path: "", text: ParsedFile.normalized(text)))
      guard SourceSurvey(file.tree).tooDeep == nil else { return (0, 0) }
      let counter = Counter(viewMode: .sourceAccurate)
      counter.walk(file.tree)
      return (counter.whole, counter.cut)
    }
  }

  private final class Counter: SyntaxVisitor {
    var (whole, cut) = (0, 0)

    private func add(_ body: (some SyntaxProtocol)?) -> SyntaxVisitorContinueKind {
      guard let body else { return .visitChildren }
      if body.trimmedDescription.contains("leftOut") { cut += 1 } else { whole += 1 }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      // Generated code is not the user's.
      node.name.text.hasPrefix("__tinamou") ? .skipChildren : add(node.body)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node.body) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node.body) }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.body) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      if case .getter = node.accessors { add(node) } else { .visitChildren }
    }
  }
}
