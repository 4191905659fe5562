/// A line of a source file or document, from 1.
package struct SourceLine: Hashable, Sendable {
  package let file: String
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// Where a constraint was made.
///
/// Documents know the line of every constraint. Code does not tell: Apple's methods have no parameter for it. A host
/// may set `recorder`, which then keeps what it likes of each new constraint's call stack; what that costs is paid
/// only while one is set, and what it takes to turn addresses into lines only for constraints that are reported.
@MainActor
package final class ConstraintOrigin {
  /// Asked for each constraint that is made, while it is set.
  package static var recorder: (@MainActor () -> ConstraintOrigin?)?

  private let find: @MainActor () -> SourceLine?
  /// The line, `nil` where it cannot be found.
  package private(set) lazy var line: SourceLine? = find()

  package init(_ line: SourceLine) { find = { line } }

  /// An origin that is looked for when somebody asks.
  package init(finding find: @escaping @MainActor () -> SourceLine?) { self.find = find }
}
