import UIKit
@_spi(UIKit) import UIKitCore

/// Finds texts in boxes of a fixed size that they nearly fill.
struct FixedTextBoxRule: LintRule {
  let id = RuleID.fixedTextBox
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A text in a box of fixed size with little space left",
    finds: """
      A label or a button whose width or height a required constraint fixes to a number, at least 70 % of which the text fills at the \
      usual text size. A text that is cut already is a finding of `text-truncated` or `text-clipped`. Widths of labels that \
      shrink their font or have several lines are left out.
      """,
    reason: "Text grows by a third in other languages, and by more at larger text sizes. The box does not.",
    sources: ["Text Size in Translation (w3.org/International/articles/article-text-size)"],
    example: .init(
      before: "nameLabel.heightAnchor.constraint(equalToConstant: 21).isActive = true",
      after: "nameLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 21).isActive = true",
      isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    guard screen.configuration.settings.textSize == .large, !screen.configuration.usesPseudoLanguage else {
      return
    }
    for text in screen.texts where !text.owner.isTransformed && !text.owner.isPlacedBySystem {
      guard let drawn = text.drawn, !drawn.isTruncated, let label = text.view as? UILabel,
        text.text.contains(where: { $0.isLetter })
      else { continue }
      let fixed = Self.fixedSides(of: text.owner.view)
      // A fixed height of lines that wrap is full when all of them are needed.
      let fullness = [
        fixed.width.map {
          label.numberOfLines == 1 && !label.adjustsFontSizeToFitWidth ? drawn.wholeSize.width / $0 : 0
        },
        fixed.height.map { drawn.wholeSize.height / $0 },
      ]
      for (side, share) in zip(["width", "height"], fullness) {
        guard let share, share >= 0.7, share <= 1.001 else { continue }
        let value = side == "width" ? fixed.width ?? 0 : fixed.height ?? 0
        issues.add(
          text.owner, frame: text.frame,
          message:
            "\(text.owner.name) fills \(Int((share * 100).rounded())) % of its fixed \(side) of \(points(value)) points",
          advice: "make the constraint greaterThanOrEqual, or remove it", detail: side)
      }
    }
  }

  /// Returns the sides that a required constraint of the author's fixes to a number.
  private static func fixedSides(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
    var result: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    for constraint in view.constraints where ConstraintKinds.isAuthors(constraint) {
      guard constraint.isActive, constraint.firstItem === view, constraint.secondItem == nil,
        constraint.relation == .equal, constraint.priority == .required, constraint.constant > 0
      else { continue }
      if constraint.firstAttribute == .width { result.width = constraint.constant }
      if constraint.firstAttribute == .height { result.height = constraint.constant }
    }
    return result
  }
}

extension RuleID {
  /// A text in a box of fixed size with little space left.
  public static let fixedTextBox = RuleID(rawValue: "fixed-text-box")
}
