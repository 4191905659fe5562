import UIKit

/// Finds controls whose areas for touches overlap.
struct ControlOverlapRule: LintRule {
  let id = RuleID.controlOverlap
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "Two controls whose areas for touches overlap",
    finds: """
      Two controls, neither of which contains the other, whose frames intersect by more than a point in both directions. A small control \
      on a large one is meant and left out, as are controls of the same frame, which `duplicate-target` finds, and controls that share six \
      tenths of both, which are shown in turns. It is a warning if it happens only at accessibility text \
      sizes or in the pseudo-language.
      """,
    reason: "In the common area touches reach the one in front, which is not the one that users aim at.",
    sources: ["XCUIAccessibilityAuditType.hitRegion", "Android Studio, Visual Lint: \"Views overlap\""],
    example: .init(
      before:
        "nextButton.leadingAnchor.constraint(equalTo: backButton.trailingAnchor, constant: -12).isActive = true",
      after:
        "nextButton.leadingAnchor.constraint(equalTo: backButton.trailingAnchor, constant: 12).isActive = true",
      isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let targets = screen.targets.filter { $0.isSeen && !$0.isTransformed }
    for (index, target) in targets.enumerated() {
      for other in targets[..<index] {
        guard !screen.contains(other, target), !Targets.area(of: target).isNull else { continue }
        let (one, two) = (Targets.area(of: other), Targets.area(of: target))
        let common = one.intersection(two)
        guard !common.isNull, common.width > 1, common.height > 1, !Covering.contains(one, two),
          !Covering.contains(two, one), !OverlapRule.alternate(other, target, screen)
        else { continue }
        // An opaque view between them hides the one behind.
        let between = screen.views[other.end..<max(other.end, target.index)]
        if between.contains(where: { Covering.isOpaque($0) && Covering.contains($0.seen, common) }) {
          continue
        }
        issues.add(
          target, frame: two,
          message:
            "\(target.name) lies over \(other.name): \(points(common.width)) x \(points(common.height)) points of both are the same",
          advice: "constrain one to the other's edge", detail: other.path)
        break
      }
    }
  }

  nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    levelOfUsualTexts(level, in: configurations)
  }
}

/// Areas that react to touches.
@MainActor
enum Targets {
  /// Returns the part of a view that reacts to touches and can be seen.
  static func area(of target: LintView) -> CGRect { target.seen }
}

extension RuleID {
  /// Two controls whose areas for touches overlap.
  public static let controlOverlap = RuleID(rawValue: "control-overlap")
}
