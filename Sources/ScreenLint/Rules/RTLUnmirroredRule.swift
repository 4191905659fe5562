import UIKit
@_spi(UIKit) import UIKitCore

/// Finds views that are not mirrored in languages that are read from right to left.
struct RTLUnmirroredRule: LintRule {
  let id = RuleID.rtlUnmirrored
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A view that is not mirrored from right to left",
    finds: """
      A text, a control or an image whose x in a layout from right to left differs by more than a point from the mirrored one: the \
      width of the view that contains it less its own right edge. Constraints of it with left and right attributes are named. \
      Views with a semantic content that is not mirrored, such as playback, and what moves only with a view that contains it, are \
      left out.
      """,
    reason:
      "In Arabic and Hebrew the layout reads from right to left, and what is not mirrored is on the wrong side.",
    sources: [
      "Human Interface Guidelines, Right to left", "UIView.semanticContentAttribute",
      "Android Lint: RtlHardcoded",
    ],
    example: .init(
      before: "iconView.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true",
      after: "iconView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true",
      isPictured: true))

  nonisolated func isShown(in setting: LintFacts.Setting) -> Bool? { setting.isRightToLeft }

  nonisolated func compare(_ facts: LintFacts, _ issues: inout LintIssues) {
    guard let (left, right) = Self.pair(facts) else { return }
    for view in facts.told.views
    where !view.isPlacedBySystem && !view.isTransformed && !view.keepsDirection {
      guard let one = facts.view(view.path, in: left), let other = facts.view(view.path, in: right),
        one.parent == other.parent, let subject = view.subject
      else { continue }
      guard abs(one.width - other.width) <= 1, abs(one.frame.width - other.frame.width) <= 1 else { continue }
      guard one.frame.width > 0, one.frame.height > 0 else { continue }
      let mirrored = one.width - one.frame.maxX
      let distance = abs(other.frame.minX - mirrored)
      guard distance > 1 else { continue }
      let causes = view.fixedEdges
      let cause = causes.isEmpty ? "" : "; a constraint uses \(causes.joined(separator: " and "))"
      issues.add(
        subject, at: view.path,
        message:
          "\(subject.name) is at x = \(points(other.frame.minX)) from right to left, and the mirrored position is \(points(mirrored))\(cause)",
        advice: causes.isEmpty
          ? "place it by leading and trailing edges, or by effectiveUserInterfaceLayoutDirection"
          : "use leading and trailing instead of left and right")
    }
  }

  /// Returns two configurations that differ in their direction only: the one that is told of and its partner, if it is from right to left.
  private nonisolated static func pair(_ facts: LintFacts) -> (left: Int, right: Int)? {
    for (left, screen) in facts.screens.enumerated() where !screen.setting.isRightToLeft {
      var wanted = screen.setting
      wanted.isRightToLeft = true
      if facts.told.setting.isRightToLeft, facts.told.setting != wanted { continue }
      if let right = facts.first({ $0 == wanted }) { return (left, right) }
    }
    return nil
  }
}

extension RuleID {
  /// A view that is not mirrored from right to left.
  public static let rtlUnmirrored = RuleID(rawValue: "rtl-unmirrored")
}
