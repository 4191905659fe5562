import UIKit

/// Finds two targets of touches in the same place.
struct DuplicateTargetRule: LintRule {
  let id = RuleID.duplicateTarget
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "Two targets of touches in the same place",
    finds:
      "Two enabled controls, or views that react to taps, whose frames are equal to a point, both of them visible.",
    reason: "Only the one in front can be touched; assistive applications read both.",
    sources: [
      "Android Accessibility Test Framework, DuplicateClickableBoundsCheck (github.com/google/Accessibility-Test-Framework-for-Android)"
    ],
    example: .init(
      before: """
        playButton.frame = CGRect(x: 16, y: 100, width: 44, height: 44)
        pauseButton.frame = playButton.frame
        """,
      after: """
        playButton.frame = CGRect(x: 16, y: 100, width: 44, height: 44)
        pauseButton.frame = playButton.frame
        pauseButton.isHidden = true
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let targets = screen.targets.filter { $0.isSeen && !$0.isPlacedBySystem && $0.index != 0 }
    for (index, target) in targets.enumerated() {
      guard target.frame.width > 4, target.frame.height > 4,
        let other = targets[..<index].first(where: { Self.isEqual($0.frame, target.frame) })
      else { continue }
      issues.add(
        target,
        message: "\(target.name) and \(other.name) are in the same place, \(target.frame.shortDescription)",
        advice: screen.contains(other, target)
          ? "let one of them react to touches" : "hide the one that is not in use, or move it",
        detail: other.path)
    }
  }

  private static func isEqual(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= 1 && abs(one.minY - other.minY) <= 1 && abs(one.maxX - other.maxX) <= 1
      && abs(one.maxY - other.maxY) <= 1
  }
}

extension RuleID {
  /// Two targets of touches in the same place.
  public static let duplicateTarget = RuleID(rawValue: "duplicate-target")
}
