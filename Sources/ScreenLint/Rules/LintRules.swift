/// The rules.
@MainActor
package enum LintRules {
  /// All rules, in the order of reports. A new one is added here.
  package nonisolated static let all: [any LintRule] = [
    ConflictRule(), AmbiguousRule(), TextTruncatedRule(), TextClippedRule(), OverlapRule(),
    ControlOverlapRule(), OccludedRule(), DuplicateTargetRule(), OffScreenRule(), UnsafeAreaRule(),
    TouchTargetRule(), ContrastRule(), DynamicTypeRule(), FixedTextBoxRule(), RTLUnmirroredRule(),
    UntranslatedRule(), MissingLabelRule(), MisplacedRule(), MissingAssetRule(), MissingFontRule(),
    UnusedOutletRule(), DuplicateConstraintRule(), CrashRule(), TimeoutRule(), UnstableRule(),
    UnreadableRule(),
    UnusedSilenceRule(),
  ]

  /// Returns the rule of a name.
  package nonisolated static func rule(_ id: RuleID) -> (any LintRule)? { all.first { $0.id == id } }
}
