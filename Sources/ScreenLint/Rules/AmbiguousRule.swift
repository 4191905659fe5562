import DesignCanvas
import LayoutExplanations
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Finds views whose position or size the constraints leave open.
struct AmbiguousRule: LintRule {
  let id = RuleID.ambiguous
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A view whose position or size the constraints leave open",
    finds: """
      A visible view whose frame another layout could have as well. Views that the same constraints settle, which is tried, are one \
      finding. Constraints that settle them where they are now are named. In documents without their project, views of the \
      project's classes are left out, whose content size is not known, and so are heights in a row that is as high as its content. It is \
      a warning if it happens only at accessibility text sizes or in the pseudo-language.
      """,
    reason: "What is not determined can be different on each device and version of iOS, and at each layout.",
    sources: [
      "Auto Layout Guide, \"Ambiguous Layouts\" (developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html)"
    ],
    example: .init(
      before: """
        titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20).isActive = true
        """,
      after: """
        titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20).isActive = true
        titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20).isActive = true
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    for ambiguity in screen.problems.ambiguities {
      // The first one that the author places stands for all that have the same cause.
      let all = ([ambiguity.view] + ambiguity.others).compactMap { screen[$0] }.filter {
        ($0.isSeen || $0.frame.isEmpty) && $0.kind != .system && !$0.isPlacedBySystem
      }
      // A view of an unknown class can have a content size that settles it.
      // A row is as high as its content needs.
      if ambiguity.axis == .vertical, let first = all.first, screen.isInOpenRow(first.view) { continue }
      guard let view = all.first, !all.contains(where: { ViewUnknowns(of: $0.view).contains(.viewClass) })
      else { continue }
      var explanation = ambiguity.explanation
      if view.view !== ambiguity.view {
        explanation.open = []
        explanation.others = all.dropFirst().map(\.name)
      }
      explanation.view = view.name
      issues.add(
        view, message: explanation.sentence(frame: view.frame.shortDescription), advice: explanation.advice,
        detail: ambiguity.axis == .horizontal ? "horizontal" : "vertical")
    }
  }

  nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    levelOfUsualTexts(level, in: configurations)
  }
}

extension RuleID {
  /// A view whose position or size the constraints leave open.
  public static let ambiguous = RuleID(rawValue: "ambiguous")
}

extension CGRect {
  /// The rectangle in points: `(16 59; 361 20.3)`.
  var shortDescription: String { "(\(points(minX)) \(points(minY)); \(points(width)) \(points(height)))" }
}
