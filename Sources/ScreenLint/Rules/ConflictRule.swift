import LayoutExplanations
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Finds constraints that cannot be satisfied together.
struct ConflictRule: LintRule {
  let id = RuleID.conflict
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "Constraints that cannot be satisfied together",
    finds: """
      A set of required constraints of which any one contradicts the others. One of them is ignored, the one that iOS would break, \
      and the layout is another one than was meant. Sets that consist of the system's own constraints only are left out, and so are those with \
      the saved height of a document's row, which follows its content in an application.
      """,
    reason: """
      UIKit breaks one of the constraints and writes "Unable to simultaneously satisfy constraints" to the console. Which one it is \
      can change with the version of iOS and with the order in which constraints are activated.
      """,
    sources: [
      "Auto Layout Guide, \"Unsatisfiable Layouts\" (developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html)"
    ],
    example: .init(
      before: """
        continueButton.widthAnchor.constraint(equalToConstant: 200).isActive = true
        continueButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
        continueButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
        """,
      after: """
        continueButton.widthAnchor.constraint(equalToConstant: 200).isActive = true
        continueButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    for conflict in screen.problems.conflicts {
      // The list that has a part decides its size.
      if let part = screen.embedded, !conflict.frames.isEmpty,
        conflict.constraints.contains(where: { $0.firstItem === part || $0.secondItem === part })
      {
        continue
      }
      if conflict.frames.contains(where: screen.isInOpenRow), Self.isVertical(conflict) { continue }
      let own = conflict.constraints.filter { ConstraintKinds.isAuthors($0) }
      let broken = own.first { $0 === conflict.givenUp } ?? own.first
      let item = (broken?.firstItem as? UIView) ?? (broken?.firstItem as? UILayoutGuide)?.owningView
      // Conflicts behind the frontmost controller are told of its root view.
      guard broken != nil || !conflict.frames.isEmpty,
        let view = screen.nearest(item ?? conflict.frames.first) ?? screen.views.first
      else { continue }
      let line = broken?.origin?.line
      issues.add(
        view, message: conflict.explanation.sentence, advice: conflict.explanation.advice,
        detail: line.map { "\($0.line)" }
          ?? broken.map { "\($0.firstAttribute.rawValue) \($0.relation.rawValue) \($0.constant)" },
        place: line.map { SourcePlace(file: $0.file, line: $0.line) })
    }
  }

  /// Returns whether a conflict is one of heights and positions from top to bottom.
  private static func isVertical(_ conflict: ExplainedConflict) -> Bool {
    conflict.constraints.contains {
      [.top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline].contains($0.firstAttribute)
        || [.topMargin, .bottomMargin, .centerYWithinMargins].contains($0.firstAttribute)
    }
  }
}

extension RuleID {
  /// Constraints that cannot be satisfied together.
  public static let conflict = RuleID(rawValue: "conflict")
}
