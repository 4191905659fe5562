/// A line of a source file or document, counted from 1.
package struct SourceLine: Hashable, Sendable {
  package let file: String
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// The place at which a constraint was created.
///
/// Documents provide the line of every constraint. Code does not: Apple's methods have no parameter for it. A
/// `ToolHost` may record the call stack of each new constraint; without one there is no cost, and addresses are
/// resolved to lines only for constraints that are reported.
@MainActor
package final class ConstraintOrigin {
  private let find: @MainActor () -> SourceLine?
  /// The line; `nil` if it cannot be determined.
  package private(set) lazy var line: SourceLine? = find()

  package init(_ line: SourceLine) { find = { line } }

  /// Creates an origin whose line is determined on first access.
  package init(finding find: @escaping @MainActor () -> SourceLine?) { self.find = find }
}
