import InterfaceBuilder
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Finds constraints that say the same as another one.
struct DuplicateConstraintRule: LintRule {
  let id = RuleID.duplicateConstraint
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A constraint that says the same as another one",
    finds: """
      Two active constraints of the same views, attributes, relation, multiplier, constant and priority, also if the two views are \
      swapped. In documents, constraints that are removed at build time or belong to some size classes only are left out.
      """,
    reason: "A change of one of them makes a conflict with the other.",
    sources: ["NSLayoutConstraint (developer.apple.com/documentation/uikit/nslayoutconstraint)"],
    example: .init(
      before: """
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        """,
      after: "icon.widthAnchor.constraint(equalToConstant: 24).isActive = true",
      remark: "the screen looks the same until one of the constraints changes."))

  /// A constraint in a form that is equal for those that say the same.
  private struct Relation: Hashable {
    var sides: [String]
    var relation: Int
    var multiplier: Double
    var constant: Double
    var priority: Double

    /// Creates the relation `first = multiplier * second + constant`, with the sides in the order of their names if that is possible.
    init(
      _ first: String, _ second: String?, relation: Int, multiplier: Double, constant: Double,
      priority: Double
    ) {
      (self.relation, self.multiplier, self.constant, self.priority) = (
        relation, multiplier, constant, priority
      )
      sides = [first, second ?? ""]
      if let second, multiplier == 1, second < first {
        sides = [second, first]
        self.relation = -relation
        self.constant = constant == 0 ? 0 : -constant
      }
    }
  }

  func check(_ screen: LintScreen, _ issues: inout LintIssues) {
    var seen: Set<Relation> = []
    for view in screen.views where view.kind != .system && screen.device.viewIdentity?(view.view) == nil {
      for constraint in view.view.constraints
      where ConstraintKinds.isAuthors(constraint) && constraint.isActive {
        guard let item = constraint.firstItem else { continue }
        let relation = Relation(
          "\(ObjectIdentifier(item)).\(constraint.firstAttribute.rawValue)",
          constraint.secondItem.map { "\(ObjectIdentifier($0)).\(constraint.secondAttribute.rawValue)" },
          relation: constraint.relation.rawValue, multiplier: Double(constraint.multiplier),
          constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
        guard !seen.insert(relation).inserted else { continue }
        let owner = screen.nearest((item as? UIView) ?? (item as? UILayoutGuide)?.owningView) ?? view
        let line = constraint.origin?.line
        issues.add(
          owner,
          message:
            "\(owner.name) has two constraints that say the same: \(ConstraintKinds.short(constraint.description))",
          advice: "remove one of them",
          detail:
            "\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) \(constraint.constant)",
          place: line.map { SourcePlace(file: $0.file, line: $0.line) })
      }
    }
  }

  func check(document: LintDocument, _ issues: inout LintIssues) {
    var owners = [document.document.root]
    var seen: [Relation: Int] = [:]
    let excluded = Self.conditional(in: document.document.root)
    while let owner = owners.popLast() {
      owners += owner.children
      for element in owner.items(in: "constraints") where element.name == "constraint" {
        guard let value = try? ConstraintValue(element), !value.isPlaceholder, !excluded.contains(value.id)
        else {
          continue
        }
        let own = owner.id ?? ""
        let second = value.secondAttribute.map { "\(value.secondItem ?? own).\($0)" }
        let relations = ["lessThanOrEqual": -1, "greaterThanOrEqual": 1]
        let relation = Relation(
          "\(value.firstItem ?? own).\(value.firstAttribute)", second,
          relation: relations[value.relation] ?? 0,
          multiplier: value.multiplier, constant: value.constant, priority: value.priority)
        guard let line = seen[relation] else {
          seen[relation] = value.line
          continue
        }
        let view = document.document.element(value.firstItem ?? own) ?? owner
        issues.add(
          element: value.id, name: document.name(of: view), at: document.place(element),
          message:
            "\(document.name(of: view)): the constraint of its \(value.firstAttribute) says the same as that of line \(line)",
          advice: "remove one of them")
      }
    }
  }

  /// Returns the ids of what variations of size classes include or exclude.
  private static func conditional(in root: InterfaceElement) -> Set<String> {
    var result: Set<String> = []
    root.forEach { element in
      guard element.name == "mask" else { return }
      for child in element.children { if let id = child["reference"] { result.insert(id) } }
    }
    return result
  }
}

extension RuleID {
  /// A constraint that says the same as another one.
  public static let duplicateConstraint = RuleID(rawValue: "duplicate-constraint")
}
