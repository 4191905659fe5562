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
  nonisolated func compare(_ facts: LintFacts, _ issues: inout LintIssues)

  /// Returns whether the defects that differences show can be seen in a configuration alone; `nil` for rules that compare nothing.
  nonisolated func isShown(in setting: LintFacts.Setting) -> Bool?

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
  package nonisolated func compare(_ facts: LintFacts, _ issues: inout LintIssues) {}
  package nonisolated func isShown(in setting: LintFacts.Setting) -> Bool? { nil }
  package func check(document: LintDocument, _ issues: inout LintIssues) {}
  package nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    level
  }

  /// Returns a level that is no error where the defect appears at accessibility text sizes and in the pseudo-language only.
  nonisolated func levelOfUsualTexts(
    _ level: LintLevel, in configurations: [LintConfiguration]
  ) -> LintLevel {
    let isUsual =
      configurations.isEmpty
      || configurations.contains {
        !$0.hasAccessibilityTextSize && !$0.usesPseudoLanguage
      }
    return isUsual ? level : min(level, .warning)
  }
}
