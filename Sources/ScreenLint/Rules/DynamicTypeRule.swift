import UIKit

/// Finds texts that do not grow with the text size that users choose.
struct DynamicTypeRule: LintRule {
  let id = RuleID.dynamicType
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "A text that does not grow with the user's text size",
    finds: """
      A text whose font has the same size at the usual text size and at an accessibility size. Text in bars of the system's, and text \
      of which no letter or digit is drawn, are left out.
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
        """))

  func compare(_ facts: LintFacts, _ issues: inout LintIssues) {
    guard let usual = facts.first({ $0.settings.textSize == .large }) else { return }
    let large = facts.screens.filter { $0.configuration.hasAccessibilityTextSize }
    for view in facts.usual.views {
      guard !view.isPlacedBySystem || view.kind == .text, view.isSeen || view.scroll != nil,
        let fact = usual.views[view.path],
        let font = fact.font,
        fact.text?.contains(where: { $0.isLetter || $0.isNumber }) == true
      else { continue }
      let others = large.compactMap { screen in screen.views[view.path]?.font.map { (screen, $0) } }
      guard let other = others.first, others.allSatisfy({ abs($0.1.pointSize - font.pointSize) < 0.01 })
      else {
        continue
      }
      let size = other.0.configuration.settings.textSize.shortName.uppercased()
      issues.add(
        view,
        message:
          "\(view.name) has a font of \(points(font.pointSize)) points at each text size, L as well as \(size)",
        advice:
          "use a font of a text style with adjustsFontForContentSizeCategory, or scale it by UIFontMetrics")
    }
  }
}

extension RuleID {
  /// A text that does not grow with the user's text size.
  public static let dynamicType = RuleID(rawValue: "dynamic-type")
}
