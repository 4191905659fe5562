import InterfaceBuilder

/// A kind of defect.
///
/// A rule looks at one screen in one configuration (``check(_:_:)``), compares configurations of a screen
/// (``compare(_:_:)``), or reads a document (``check(document:_:)``). Each has a default that finds nothing.
@MainActor
package protocol LintRule: Sendable {
  /// The name.
  nonisolated var id: RuleID { get }
  /// The most serious level of its findings.
  nonisolated var level: LintLevel { get }
  nonisolated var documentation: RuleDocumentation { get }

  /// Adds the defects of a screen in a configuration.
  func check(_ screen: LintScreen, _ issues: inout LintIssues)

  /// Adds the defects that differences between configurations of a screen show.
  func compare(_ facts: LintFacts, _ issues: inout LintIssues)

  /// Adds the defects of a document of Interface Builder.
  func check(document: LintDocument, _ issues: inout LintIssues)

  /// Returns the level of a defect that appears in some configurations.
  ///
  /// - Parameters:
  ///   - level: The most serious level among the configurations.
  ///   - configurations: The configurations in which it appears.
  nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel
}

extension LintRule {
  package func check(_ screen: LintScreen, _ issues: inout LintIssues) {}
  package func compare(_ facts: LintFacts, _ issues: inout LintIssues) {}
  package func check(document: LintDocument, _ issues: inout LintIssues) {}
  package nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    level
  }
}
