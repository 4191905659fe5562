import UIKit

/// Finds texts of which characters are left out.
struct TextTruncatedRule: LintRule {
  let id = RuleID.textTruncated
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A text of which characters are left out",
    finds: """
      A label or the title of a button whose layout drops characters, with an ellipsis or at the edge. It is a warning if it happens \
      only at accessibility text sizes or in the pseudo-language, where texts are a third longer. Labels that UIKit places, such as \
      those of standard cells, are warnings. Where a document's font or class is the project's and not there, a quarter more is allowed.
      """,
    reason:
      "Users cannot read what is left out. Longer languages and larger text are what most users of an application have.",
    sources: [
      "Human Interface Guidelines, Typography: \"Minimize text truncation as font size increases\"",
      "XCUIAccessibilityAuditType.textClipped",
      "Text Size in Translation (w3.org/International/articles/article-text-size)",
    ],
    example: .init(
      before: "titleLabel.numberOfLines = 1",
      after: "titleLabel.numberOfLines = 0", isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    for text in screen.texts where text.drawn?.isTruncated == true {
      guard let drawn = text.drawn, text.owner.isSeen || text.owner.scroll != nil else { continue }
      guard let label = text.view as? UILabel, !Self.isClippedOnPurpose(label) else { continue }
      let available = text.frame.size
      let count = (text.text as NSString).length
      let isLines = label.numberOfLines != 1
      if isLines, screen.hasDesignedHeight(text.owner) { continue }
      // Less than a pixel is how edges are rounded.
      if !isLines, drawn.wholeSize.width - available.width < 1 / screen.device.device.scale { continue }
      if Self.mayFit(drawn.wholeSize, in: available, isLines: isLines, text) { continue }
      let size =
        isLines
        ? "it needs a height of \(points(drawn.wholeSize.height.rounded(.up))) points at this width and has \(points(available.height))"
        : "it needs \(points(drawn.wholeSize.width.rounded(.up))) points and has \(points(available.width))"
      let shown =
        drawn.shownCharacters < count ? "\(drawn.shownCharacters) of \(count) characters are drawn; " : ""
      issues.add(
        text.owner, level: text.owner.isPlacedBySystem ? .warning : nil, frame: text.frame,
        message: "\(text.owner.name) is cut: \(shown)\(size)", advice: Self.advice(label),
        detail: text.view === text.owner.view ? nil : "title")
    }
  }

  /// Returns whether a text whose font is not known can fit: in narrower letters it has fewer lines, which can be lower as well.
  private static func mayFit(_ whole: CGSize, in space: CGSize, isLines: Bool, _ text: LintText) -> Bool {
    let least = 1 - text.uncertainty
    guard least < 1 else { return false }
    return isLines ? whole.height * least * least <= space.height : whole.width * least <= space.width
  }

  /// A label that cuts characters without an ellipsis, on purpose.
  private static func isClippedOnPurpose(_ label: UILabel) -> Bool {
    label.text?.allSatisfy { !$0.isLetter && !$0.isNumber } ?? true
  }

  private static func advice(_ label: UILabel) -> String {
    if label.numberOfLines == 0 { return "let it grow: remove what fixes or limits its height" }
    if label.numberOfLines > 1 { return "set numberOfLines to 0 and let it grow" }
    return "set numberOfLines to 0 and let it grow, or give it more width"
  }

  nonisolated func level(_ level: LintLevel, in configurations: [LintConfiguration]) -> LintLevel {
    levelOfUsualTexts(level, in: configurations)
  }
}

extension RuleID {
  /// A text of which characters are left out.
  public static let textTruncated = RuleID(rawValue: "text-truncated")
}
