import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Finds views whose position or size the constraints leave open.
struct AmbiguousRule: LintRule {
  let id = RuleID.ambiguous
  let level = LintLevel.error
  let documentation = RuleDocumentation(
    summary: "A view whose position or size the constraints leave open",
    finds: """
      A visible view whose frame another layout could have as well. Views in the same superview that are open along the same axis, and \
      views that are open only since their superview is, are one finding. Constraints that would settle it are named.
      """,
    reason: "What is not determined can be different on each device and version of iOS, and at each layout.",
    sources: [
      "Auto Layout Guide, \"Ambiguous Layouts\" (developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html)"
    ],
    example: .init(
      before: """
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
        """,
      after: """
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
        """))

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    let found = screen.device.windows.flatMap(\.layoutAmbiguities)
    guard !found.isEmpty else { return }
    struct Group { var first: (LintView, LayoutAmbiguity), others: [LintView] }
    var groups: [Group] = []
    for ambiguity in found {
      guard let view = screen[ambiguity.view], view.isSeen || view.frame.isEmpty, view.kind != .system,
        !view.isPlacedBySystem
      else { continue }
      // A view that is open along the same axis since its superview is.
      let parent = view.parent.map { screen.views[$0] }
      if let parent, found.contains(where: { $0.view === parent.view && $0.axis == ambiguity.axis }) {
        continue
      }
      if let index = groups.firstIndex(where: {
        $0.first.0.parent == view.parent && $0.first.1.axis == ambiguity.axis
      }) {
        groups[index].others.append(view)
      } else {
        groups.append(Group(first: (view, ambiguity), others: []))
      }
    }
    LayoutNaming.using(screen.device.stableNames) {
      for group in groups {
        let (view, ambiguity) = group.first
        let isHorizontal = ambiguity.axis == .horizontal
        let settling = ambiguity.settling.map { ConstraintKinds.short($0.description) }
        var message =
          "\(view.name): the constraints leave its \(isHorizontal ? "x or width" : "y or height") open; it is now at "
          + view.frame.shortDescription
        if !group.others.isEmpty {
          message += ", as are \(group.others.prefix(3).map(\.name).joined(separator: ", "))"
          if group.others.count > 3 { message += " and \(group.others.count - 3) others" }
        }
        issues.add(
          view, message: message,
          advice: settling.isEmpty
            ? "add a constraint for its \(isHorizontal ? "x and width" : "y and height")"
            : "settle it with a constraint such as \(settling.joined(separator: " and "))",
          detail: isHorizontal ? "horizontal" : "vertical")
      }
    }
  }
}

extension RuleID {
  /// A view whose position or size the constraints leave open.
  public static let ambiguous = RuleID(rawValue: "ambiguous")
}

extension CGRect {
  /// The rectangle in points: `(16 59; 361 20.3)`.
  var shortDescription: String { "(\(points(minX)) \(points(minY)); \(points(width)) \(points(height)))" }
}
