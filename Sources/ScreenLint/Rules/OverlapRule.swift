import UIKit

/// Finds texts that lie over each other, and texts that another view covers.
struct OverlapRule: LintRule {
  let id = RuleID.overlap
  let level = LintLevel.warning
  let documentation = RuleDocumentation(
    summary: "A text under another text or view",
    finds: """
      Two texts whose letters overlap by more than a point in both directions, or a view in front that is opaque or an image and covers \
      half of a text's letters. Views that contain the text, and views that are as large as the one they cover, which are shown in turns, \
      are left out.
      """,
    reason: "Texts that lie over each other cannot be read.",
    sources: [
      "Android Studio, Visual Lint: \"Views overlap\" (developer.android.com/studio/write/layout-validation)"
    ],
    example: .init(
      before: """
        subtitleLabel.topAnchor.constraint(equalTo: titleLabel.topAnchor, constant: 8).isActive = true
        """,
      after: """
        subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4).isActive = true
        """, isPictured: true))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let texts = screen.texts.filter { !$0.owner.isTransformed && !screen.hasDesignedHeight($0.owner) }.map {
      ($0, Self.seenInk(of: $0))
    }
    .filter { !$0.1.isNull && $0.1.width > 1 && $0.1.height > 1 }
    for (index, (text, ink)) in texts.enumerated() {
      if let other = texts[..<index].first(where: { Self.collide(text, ink, $0.0, $0.1, screen) }) {
        let common = ink.intersection(other.1)
        issues.add(
          text.owner, frame: ink,
          message:
            "\(text.owner.name) and \(other.0.owner.name) overlap by \(points(common.width)) x \(points(common.height)) points",
          advice: "constrain one to the other's edge, with a space between", detail: other.0.owner.path)
        continue
      }
      guard let cover = Self.cover(of: text, ink, screen) else { continue }
      let common = cover.seen.intersection(ink)
      let share = Int((common.width * common.height / (ink.width * ink.height) * 100).rounded())
      issues.add(
        text.owner, frame: ink, message: "\(cover.name) covers \(share) % of \(text.owner.name)",
        advice: "constrain \(text.owner.name) to the edge of what covers it", detail: "covered")
    }
  }

  /// Returns the letters of a text that nothing clips.
  private static func seenInk(of text: LintText) -> CGRect {
    guard text.view is UILabel else { return .null }
    let ink = TextInk.rect(of: text)
    return ink.isNull ? .null : ink.intersection(text.owner.seen).intersection(text.frame)
  }

  private static func collide(
    _ text: LintText, _ ink: CGRect, _ other: LintText, _ otherInk: CGRect, _ screen: LintScreen
  ) -> Bool {
    guard text.owner.index != other.owner.index else { return false }
    let common = ink.intersection(otherInk)
    guard !common.isNull, common.width > 1, common.height > 1 else { return false }
    // One of two that are shown in turns.
    if alternate(text.owner, other.owner, screen) { return false }
    // Something opaque between hides the one behind: it is that view's finding.
    let between = screen.views[other.owner.end..<max(other.owner.end, text.owner.index)]
    if between.contains(where: { Covering.isOpaque($0) && Covering.contains($0.seen, common) }) {
      return false
    }
    // Letters of both lie in the same lines.
    return text.lines.contains { line in
      other.lines.contains { second in
        let both = line.intersection(second).intersection(common)
        return !both.isNull && both.width > 1 && both.height > 1
      }
    }
  }

  /// Returns whether two views are shown in turns: they, or views that contain them, have the same frame, or they are two controls that
  /// share most of both.
  static func alternate(_ one: LintView, _ other: LintView, _ screen: LintScreen) -> Bool {
    if one.kind == .control, other.kind == .control {
      let common = one.frame.intersection(other.frame)
      let larger = max(one.frame.width * one.frame.height, other.frame.width * other.frame.height)
      if !common.isNull, common.width * common.height >= larger * 0.6 { return true }
    }
    let (first, second) = Covering.branches(one, other, screen)
    return abs(first.frame.minX - second.frame.minX) <= 1 && abs(first.frame.minY - second.frame.minY) <= 1
      && abs(first.frame.maxX - second.frame.maxX) <= 1 && abs(first.frame.maxY - second.frame.maxY) <= 1
  }

  /// Returns a view in front that hides half of a text.
  private static func cover(of text: LintText, _ ink: CGRect, _ screen: LintScreen) -> LintView? {
    guard let parent = text.owner.parent.map({ screen.views[$0] }) else { return nil }
    return screen.views[text.owner.end...].first { view in
      guard Covering.isOpaque(view), !view.isTransformed, view.index < screen.views[0].end else {
        return false
      }
      let common = view.seen.intersection(ink)
      guard !common.isNull, common.width * common.height >= ink.width * ink.height / 2 else { return false }
      let (branch, own) = Covering.branches(view, text.owner, screen)
      // A page in front of others, or a state that replaces all of what is behind.
      return !Covering.contains(branch.frame, own.frame.insetBy(dx: 1, dy: 1))
        || own.index == text.owner.index
          && !Covering.contains(branch.frame, parent.seen)
    }
  }
}

/// Views in front of others.
@MainActor
enum Covering {
  /// Returns whether nothing behind a view can be seen through it.
  static func isOpaque(_ view: LintView) -> Bool {
    guard view.isSeen, view.view.alpha >= 1, view.view.layer.mask == nil else { return false }
    if view.view is UILabel { return false }
    if let image = view.view as? UIImageView, image.image != nil,
      image.contentMode == .scaleAspectFill || image.contentMode == .scaleToFill
    {
      return image.backgroundColor.map { alpha($0, view.view) >= 1 } ?? false
    }
    guard let color = view.view.backgroundColor else { return false }
    return alpha(color, view.view) >= 1
  }

  private static func alpha(_ color: UIColor, _ view: UIView) -> CGFloat {
    color.resolvedColor(with: view.traitCollection).cgColor.alpha
  }

  static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX <= inner.minX + 1 && outer.minY <= inner.minY + 1 && outer.maxX >= inner.maxX - 1
      && outer.maxY >= inner.maxY - 1
  }

  /// Returns the views below the nearest common container of two views that contain them, or are them.
  static func branches(_ one: LintView, _ other: LintView, _ screen: LintScreen) -> (LintView, LintView) {
    func chain(_ view: LintView) -> [LintView] {
      Array(sequence(first: view) { $0.parent.map { screen.views[$0] } }).reversed()
    }
    let (first, second) = (chain(one), chain(other))
    let common = zip(first, second).prefix { $0.index == $1.index }.count
    return (first[min(common, first.count - 1)], second[min(common, second.count - 1)])
  }
}

extension RuleID {
  /// A text under another text or view.
  public static let overlap = RuleID(rawValue: "overlap")
}
