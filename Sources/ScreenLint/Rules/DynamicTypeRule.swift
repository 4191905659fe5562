import UIKit

/// Finds texts that do not grow with the text size that users choose.
struct DynamicTypeRule: LintRule {
  let id = RuleID.dynamicType
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "A text that does not grow with the user's text size",
    finds: """
      A text whose font has the same size at the usual text size and at an accessibility size. Text in bars of the system's, and text \
      of which no letter or digit is drawn, are left out, and so are texts of a document whose class is the project's and not there. A screen with at least three texts of which none grows is one finding, of its \
      root view: that is one decision, whereas Apple's audit tells each element. Where some texts grow, those that do not are findings each.
      """,
    reason:
      "A quarter of users choose another text size than the usual one; at accessibility sizes they depend on it.",
    sources: [
      "Human Interface Guidelines, Typography: \"Support Dynamic Type\"",
      "XCUIAccessibilityAuditType.dynamicType",
      "WCAG 2.2, success criterion 1.4.4 Resize Text (w3.org/TR/WCAG22/#resize-text)",
    ],
    example: .init(
      before: "titleLabel.font = .systemFont(ofSize: 17)",
      after: """
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        """, isPictured: true))

  nonisolated func isShown(in setting: LintFacts.Setting) -> Bool? { setting.hasAccessibilityTextSize }

  nonisolated func compare(_ facts: LintFacts, _ issues: inout LintIssues) {
    guard let usual = facts.first({ $0.category == .large }) else { return }
    let large = facts.screens.indices.filter { facts.screens[$0].setting.hasAccessibilityTextSize }
    var fixed: [(view: LintFacts.View, subject: LintFacts.Subject, fontSize: CGFloat, largest: Int)] = []
    var hasGrowing = false
    for view in facts.told.views where !view.isPlacedBySystem || view.kind == .text {
      guard view.canBeSeen, let subject = view.subject, let fact = facts.view(view.path, in: usual),
        let size = fact.fontSize, fact.text?.contains(where: { $0.isLetter || $0.isNumber }) == true
      else { continue }
      let others = large.compactMap { index in
        facts.view(view.path, in: index)?.fontSize.map { (index: index, size: $0) }
      }
      guard let other = others.first else { continue }
      if others.allSatisfy({ abs($0.size - size) < 0.01 }) {
        fixed.append((view, subject, size, other.index))
      } else {
        hasGrowing = true
      }
    }
    func sizes(_ index: Int) -> String {
      "L as well as \(facts.screens[index].setting.category.shortName.uppercased())"
    }
    // That nothing grows is one decision, and one finding.
    if !hasGrowing, fixed.count >= Self.wholeScreen, let root = facts.told.root, let first = fixed.first {
      let names = fixed.prefix(2).map(\.subject.name).joined(separator: ", ")
      issues.add(
        root, at: "",
        message:
          "None of the \(fixed.count) texts grows with the text size: \(names) and \(fixed.count - 2) more have the same font at \(sizes(first.largest))",
        advice: Self.advice)
      return
    }
    for (view, subject, size, index) in fixed {
      issues.add(
        subject, at: view.path,
        message: "\(subject.name) has a font of \(points(size)) points at each text size, \(sizes(index))",
        advice: Self.advice)
    }
  }

  /// The least number of texts of a screen that are one finding if none of them grows.
  private nonisolated static let wholeScreen = 3
  private nonisolated static let advice =
    "use fonts of text styles with adjustsFontForContentSizeCategory, or scale them by UIFontMetrics"
}

extension RuleID {
  /// A text that does not grow with the user's text size.
  public static let dynamicType = RuleID(rawValue: "dynamic-type")
}
