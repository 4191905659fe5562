import ConstraintSolver
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Explains the conflicts of an engine.
///
/// The members of a minimal set contradict each other in one way only: there are factors with which their sum has no
/// variable, and a constant that no value satisfies (`Solver.proof(of:)`). The sum of the others is therefore what they
/// demand of the one that is given up. Remedies are solved before they are offered: a copy of the system with the change
/// must not have the conflict, nor a new one.
@MainActor
struct ConflictExplainer {
  private let words: ConstraintWords
  private let engine: LayoutEngine
  private let solver: Solver
  private let changes: ChangeAnalysis
  private var owners: [Constraint: EngineConstraint] = [:]
  private let sources: [Constraint: LayoutEngine.Source]

  init(_ words: ConstraintWords, _ constraints: [EngineConstraint]) {
    self.words = words
    engine = words.engine
    solver = words.engine.solver
    changes = ChangeAnalysis(of: solver)
    sources = engine.constraintSources()
    for constraint in constraints {
      for part in constraint.parts { owners[part] = constraint }
    }
  }

  /// Returns the explanations of all conflicts, those of the same lines as one.
  func explanations() -> [ExplainedConflict] {
    var result: [ExplainedConflict] = []
    var places: [[SourcePlace?]: Int] = [:]
    for conflict in solver.conflicts {
      let lines = conflict.constraints.compactMap { owners[$0]?.sourceLine }
        .map { SourcePlace(file: $0.file, line: $0.line) }
      if !lines.isEmpty, let place = places[lines] {
        result[place].explanation.count += 1
        continue
      }
      places[lines] = result.count
      result.append(explanation(of: conflict))
    }
    return result
  }

  private func explanation(of conflict: Conflict) -> ExplainedConflict {
    let given = engine.brokenByPrograms(conflict.constraints, sources)
    let proof = solver.proof(of: conflict)
    var members = conflict.constraints.filter { owners[$0] != nil && $0 != given }
    if owners[given] != nil { members.insert(given, at: 0) }
    var remedies: [String] = []
    for member in members {
      for remedy in self.remedies(of: member, in: conflict, proof) where !remedies.contains(remedy) {
        remedies.append(remedy)
      }
    }
    return ExplainedConflict(
      explanation: ConflictExplanation(
        summary: summary(of: conflict, given, proof),
        constraints: members.compactMap { owners[$0].map(words.explanation) }, remedies: remedies),
      constraints: members.compactMap { owners[$0]?.constraint },
      givenUp: owners[given]?.constraint,
      frames: members.compactMap { owners[$0] }.filter(\.isFrame).compactMap { $0.items.first?.view })
  }

  // MARK: Bounds

  /// The demand of all members but one of a conflict on the left side of that one.
  private struct Bound {
    /// The distance from what the member demands.
    var distance: Double
    /// Equal if no member is an inequality.
    var relation: Relation
  }

  /// Returns what the others demand of a member.
  private func bound(of member: Constraint, in conflict: Conflict, _ proof: [Constraint: Double]) -> Bound? {
    guard let own = proof[member], own != 0 else { return nil }
    var constant = 0.0
    for (constraint, factor) in proof { constant += factor * solver.constant(of: constraint) }
    // The sum of all is `constant`; each other one times its factor is 0, or has the opposite sign.
    let distance = constant / own
    let others = conflict.constraints.filter { $0 != member }
    let areEqual = others.allSatisfy { solver.relation(of: $0) == .equal }
    return Bound(
      distance: distance,
      relation: areEqual ? .equal : distance > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
  }

  private func summary(
    of conflict: Conflict, _ given: Constraint, _ proof: [Constraint: Double]?
  ) -> String {
    guard let owner = owners[given], let bound = proof.flatMap({ bound(of: given, in: conflict, $0) }) else {
      let all = conflict.constraints.compactMap { owners[$0].map(words.equation) }
      return "These cannot be satisfied together: \(all.joined(separator: "; "))."
    }
    func phrase(_ relation: Relation, _ side: String) -> String {
      switch relation {
      case .equal: side
      case .lessThanOrEqual: "at most \(side)"
      case .greaterThanOrEqual: "at least \(side)"
      }
    }
    func reversed(_ relation: Relation) -> Relation { Relation(rawValue: -relation.rawValue) ?? .equal }
    guard let constraint = owner.constraint else {
      let length = -solver.constant(of: given)
      return
        "\(quantity(of: owner)) cannot be both \(phrase(solver.relation(of: given), points(length))) and "
        + "\(phrase(bound.relation, points(length + bound.distance)))."
    }
    let relation = ConstraintWords.Relation(constraint)
    let sign = relation.isReversed ? -1.0 : 1
    let own = relation.isReversed ? reversed(solver.relation(of: given)) : solver.relation(of: given)
    let other = relation.isReversed ? reversed(bound.relation) : bound.relation
    let wanted = words.rightSide(of: relation, constant: relation.constant)
    let allowed = words.rightSide(of: relation, constant: relation.constant + sign * bound.distance)
    return "\(quantity(of: owner)) cannot be both \(phrase(own, wanted)) and \(phrase(other, allowed))."
  }

  /// Returns the left side in words: `The width of "Continue"`.
  private func quantity(of constraint: EngineConstraint) -> String {
    if let active = constraint.constraint {
      let relation = ConstraintWords.Relation(active)
      return "The \(relation.firstAttribute) of \(words.names.name(of: relation.first))"
    }
    guard let item = constraint.items.first else { return "A length" }
    let name = words.names.name(of: (item.view as AnyObject?) ?? item.guide)
    switch constraint.source {
    case .contentSize(_, let axis): return "The \(axis == .horizontal ? "width" : "height") of \(name)"
    case .frame(_, let part): return "The \(["left", "top", "width", "height"][part]) of \(name)"
    case .active: return "A length of \(name)"
    }
  }

  // MARK: Remedies

  /// Returns the changes of a member that end the conflict and cause no other one.
  private func remedies(
    of member: Constraint, in conflict: Conflict, _ proof: [Constraint: Double]?
  ) -> [String] {
    guard let owner = owners[member] else { return [] }
    func ends(_ change: [Constraint: ConstraintChange]) -> Bool {
      let effect = changes.effect(of: change)
      return effect.added.isEmpty
        && effect.resolved.contains { Set($0.constraints) == Set(conflict.constraints) }
    }
    switch owner.source {
    case .active(let constraint):
      guard !(constraint is StackConstraint), !(constraint is SystemLayoutConstraint) else { return [] }
      let place = owner.sourceLine.map { " (\(fileName($0.file)):\($0.line))" }
      let name = words.equation(of: constraint) + (place ?? "")
      var result: [String] = []
      if ends([member: .priority(Priority(999))]) {
        result.append("lower the priority of \(name) below 1000")
      }
      if let bound = proof.flatMap({ bound(of: member, in: conflict, $0) }),
        ends([member: .constant(solver.constant(of: member) - bound.distance)])
      {
        let new = Double(constraint.constant) + bound.distance
        result.append(
          "change the constant of \(name) from \(points(Double(constraint.constant))) to \(points(new))")
      }
      return result
    case .contentSize(let item, let axis):
      guard let view = item.view, ends([member: .priority(Priority(999))]) else { return [] }
      let isHugging = solver.relation(of: member) == .lessThanOrEqual
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      return [
        "lower the \(direction) \(isHugging ? "content hugging" : "compression resistance") of "
          + "\(words.names.name(of: view)) below 1000"
      ]
    case .frame(let item, _):
      guard let view = item.view, let outer = view.superview, !(view.next is UIViewController),
        !Self.isContent(view, of: outer)
      else { return [] }
      let all = owners.filter { $0.value.items.first === item && $0.value.isFrame }.map(\.key)
      guard ends(Dictionary(uniqueKeysWithValues: all.map { ($0, .removal) })) else { return [] }
      return [
        "set translatesAutoresizingMaskIntoConstraints of \(words.names.name(of: view)) to false"
      ]
    }
  }

  /// Returns whether a view is the content view of a cell, whose frame the cell sets.
  private static func isContent(_ view: UIView, of outer: UIView) -> Bool {
    switch outer {
    case let cell as UITableViewCell: cell.contentView === view
    case let cell as UICollectionViewCell: cell.contentView === view
    case let header as UITableViewHeaderFooterView: header.contentView === view
    default: false
    }
  }
}

extension EngineConstraint {
  /// A Boolean value that indicates whether it is a part of a frame that an autoresizing mask lays out.
  fileprivate var isFrame: Bool { if case .frame = source { true } else { false } }
}
