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
      after: "iconView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true"))

  func compare(_ facts: LintFacts, _ issues: inout LintIssues) {
    guard let (left, right) = Self.pair(facts) else { return }
    for view in facts.usual.views
    where view.kind != .container && view.kind != .system && view.kind != .scroll {
      guard !view.isPlacedBySystem, !view.isTransformed, !Self.isExempt(view, facts.usual),
        let one = left.views[view.path], let other = right.views[view.path], one.parent == other.parent
      else { continue }
      guard abs(one.width - other.width) <= 1, abs(one.frame.width - other.frame.width) <= 1 else { continue }
      guard one.frame.width > 0, one.frame.height > 0 else { continue }
      let mirrored = one.width - one.frame.maxX
      let distance = abs(other.frame.minX - mirrored)
      guard distance > 1 else { continue }
      let causes = Self.fixedAttributes(of: view.view)
      let cause = causes.isEmpty ? "" : "; a constraint uses \(causes.joined(separator: " and "))"
      issues.add(
        view,
        message:
          "\(view.name) is at x = \(points(other.frame.minX)) from right to left, and the mirrored position is \(points(mirrored))\(cause)",
        advice: causes.isEmpty
          ? "place it by leading and trailing edges, or by effectiveUserInterfaceLayoutDirection"
          : "use leading and trailing instead of left and right")
    }
  }

  /// Returns two configurations that differ in their direction only.
  private static func pair(_ facts: LintFacts) -> (LintFacts.Screen, LintFacts.Screen)? {
    for left in facts.screens where left.configuration.settings.layoutDirection == .leftToRight {
      var wanted = left.configuration
      wanted.settings.layoutDirection = .rightToLeft
      if let right = facts.screens.first(where: { $0.configuration == wanted }) { return (left, right) }
    }
    return nil
  }

  /// Returns whether a view, or the one that contains it, is not to be mirrored.
  private static func isExempt(_ view: LintView, _ screen: LintScreen) -> Bool {
    let outer = view.parent.map { screen.views[$0].view }
    return [view.view, outer].contains {
      switch $0?.semanticContentAttribute {
      case .playback, .spatial, .forceLeftToRight, .forceRightToLeft: true
      default: false
      }
    }
  }

  /// Returns the attributes of a view's constraints that are not mirrored.
  private static func fixedAttributes(of view: UIView) -> [String] {
    var found: Set<String> = []
    var holder: UIView? = view
    // Constraints to the container or to a sibling are held by a view that contains both.
    for _ in 0..<3 {
      for constraint in holder?.constraints ?? [] where ConstraintKinds.isAuthors(constraint) {
        for (item, attribute) in [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ] where item === view {
          if attribute == .left || attribute == .leftMargin { found.insert("left") }
          if attribute == .right || attribute == .rightMargin { found.insert("right") }
        }
      }
      holder = holder?.superview
    }
    return found.sorted()
  }
}

extension RuleID {
  /// A view that is not mirrored from right to left.
  public static let rtlUnmirrored = RuleID(rawValue: "rtl-unmirrored")
}
