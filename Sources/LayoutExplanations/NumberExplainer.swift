import ConstraintSolver
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Explains the numbers of a view's frame by the constraints that decide them.
///
/// The constraints are put into the order of an argument: beginning with those that relate nothing unknown, each
/// determines one more quantity, until the number is known. Constraints that the number does not need are left out.
/// Those without which the number would be another one come first (`FrameDecisions`); others that are satisfied exactly
/// are used only where these do not suffice, as with constraints that repeat each other.
@MainActor
struct NumberExplainer {
  let words: ConstraintWords
  let view: UIView
  let decisions: FrameDecisions
  private let engine: LayoutEngine
  private var solver: Solver { engine.solver }
  private let owners: [Constraint: Int]

  init(_ words: ConstraintWords, of view: UIView) {
    self.words = words
    self.view = view
    engine = words.engine
    decisions = FrameDecisions(ofFrameOf: view)
    var owners: [Constraint: Int] = [:]
    for (index, constraint) in decisions.constraints.enumerated() {
      for part in constraint.parts { owners[part] = index }
    }
    self.owners = owners
  }

  /// Returns the variable of a number.
  func variable(of number: FrameDecisions.Number) -> Variable {
    let item = view.item
    return [item.left, item.top, item.width, item.height][number.rawValue]
  }

  /// Returns the explanation of a number, without its sensitivity.
  func explanation(of number: FrameDecisions.Number) -> NumberExplanation {
    let frame = view.frame
    let value = [frame.minX, frame.minY, frame.width, frame.height][number.rawValue]
    var result = NumberExplanation(name: "\(number)", value: Double(value))
    let variable = variable(of: number)
    result.isOpen = solver.isAmbiguous(variable)
    let argument = argument(for: number)
    result.argument = argument.map { words.explanation(of: decisions.constraints[$0]) }
    if let last = argument.last { result.conclusion = conclusion(number, after: decisions.constraints[last]) }
    describeOthers(number, in: &result)
    return result
  }

  // MARK: Argument

  /// Returns the indices of the constraints that decide a number, in the order of the argument.
  func argument(for number: FrameDecisions.Number) -> [Int] {
    let deciding = decisions.constraints(deciding: number, of: view)
    let target = variable(of: number)
    if let found = chain(of: deciding.reversed(), to: target) { return found }
    let tight = solver.constraintsAffecting(target).filter(isTight).compactMap { owners[$0] }
    var wider: [Int] = deciding.reversed()
    for index in tight where !wider.contains(index) { wider.append(index) }
    return chain(of: wider, to: target) ?? deciding.reversed()
  }

  private func isTight(_ constraint: Constraint) -> Bool {
    !solver.isBroken(constraint)
      && solver.excess(of: constraint).magnitude < 1e-5 * max(1, solver.constant(of: constraint).magnitude)
  }

  /// Returns the constraints that determine a variable one after the other; `nil` if they do not.
  private func chain(of candidates: [Int], to target: Variable) -> [Int]? {
    var known: Set<Variable> = []
    /// The constraint that determines a variable, and the variables that it is determined by.
    var origin: [Variable: (index: Int, from: [Variable])] = [:]
    var waiting = candidates
    var hasProgress = true
    while hasProgress, !known.contains(target) {
      hasProgress = false
      var next: [Int] = []
      for index in waiting {
        let parts = decisions.constraints[index].parts.filter(isTight)
        var isUsed = false
        for part in parts {
          let terms = solver.terms(of: part).map(\.variable)
          let open = terms.filter { !known.contains($0) }
          guard open.count == 1 else { continue }
          known.insert(open[0])
          origin[open[0]] = (index, terms.filter { $0 != open[0] })
          isUsed = true
        }
        if isUsed { hasProgress = true } else { next.append(index) }
      }
      waiting = next
    }
    guard known.contains(target) else { return nil }
    return order(from: target, origin)
  }

  /// Returns the constraints behind a variable, each after those that it needs.
  private func order(
    from target: Variable, _ origin: [Variable: (index: Int, from: [Variable])]
  ) -> [Int] {
    var result: [Int] = []
    var seen: Set<Variable> = []
    var stack: [(variable: Variable, isDone: Bool)] = [(target, false)]
    while let (variable, isDone) = stack.popLast() {
      guard let step = origin[variable] else { continue }
      if isDone {
        if !result.contains(step.index) { result.append(step.index) }
        continue
      }
      guard seen.insert(variable).inserted else { continue }
      stack.append((variable, true))
      for other in step.from.reversed() { stack.append((other, false)) }
    }
    return result
  }

  /// Returns the last step to a number, after a constraint that determines another edge.
  private func conclusion(_ number: FrameDecisions.Number, after last: EngineConstraint) -> String? {
    let item = view.item
    let (start, size) =
      number == .x || number == .width ? (item.left, item.width) : (item.top, item.height)
    guard let start, let size else { return nil }
    let (from, length) = (solver.value(of: start), solver.value(of: size))
    let parts = last.parts.flatMap { solver.terms(of: $0) }
    let (startFactor, sizeFactor) = (
      parts.first { $0.variable == start }?.coefficient ?? 0,
      parts.first { $0.variable == size }?.coefficient ?? 0
    )
    // Both are in the constraint: it is one of the far edge, or of the center.
    guard startFactor != 0, sizeFactor != 0 else { return nil }
    let isFar = (startFactor - sizeFactor).magnitude < 1e-9
    guard isFar || (startFactor - 2 * sizeFactor).magnitude < 1e-9 else { return nil }
    let (startName, sizeName) = number == .x || number == .width ? ("x", "width") : ("y", "height")
    let edge = from + (isFar ? length : length / 2)
    if number == .x || number == .y {
      return "\(startName) = \(points(edge)) - \(points(length))\(isFar ? "" : " / 2") = \(points(from))"
    }
    return isFar
      ? "\(sizeName) = \(points(edge)) - \(points(from)) = \(points(length))"
      : "\(sizeName) = 2 * (\(points(edge)) - \(points(from))) = \(points(length))"
  }

  // MARK: Others

  /// Adds the inequalities with a margin, and the constraints that were given up, of those that relate the number.
  private func describeOthers(_ number: FrameDecisions.Number, in result: inout NumberExplanation) {
    let target = variable(of: number)
    for constraint in decisions.constraints where constraint.items.contains(where: { $0 === view.item }) {
      for part in constraint.parts {
        guard solver.terms(of: part).contains(where: { $0.variable == target }) else { continue }
        let excess = solver.excess(of: part)
        guard excess.magnitude > 1e-5 * max(1, solver.constant(of: part).magnitude) else { continue }
        let relation = solver.relation(of: part)
        let isViolated = relation == .equal || (relation == .lessThanOrEqual) == (excess > 0)
        let text = phrase(for: constraint, part, place: true)
        if isViolated {
          let priority = points(Double(solver.priority(of: part).rawValue))
          let why = solver.isBroken(part) ? "it conflicts" : "priority \(priority)"
          result.yielded.append("\(text): missed by \(points(excess.magnitude)) (\(why))")
        } else if constraint.constraint != nil {
          result.slack.append("\(text): \(points(excess.magnitude)) to spare")
        }
      }
    }
  }

  /// Returns a constraint with its place; of a content size the side that a part of it is.
  func phrase(for constraint: EngineConstraint, _ part: Constraint, place: Bool) -> String {
    if case .contentSize(let item, let axis) = constraint.source {
      let isHugging = solver.relation(of: part) == .lessThanOrEqual
      let name = words.names.name(of: (item.view as AnyObject?) ?? item.guide)
      return "the \(axis == .horizontal ? "horizontal" : "vertical") "
        + "\(isHugging ? "hugging" : "compression resistance") of \(name)"
    }
    let line = constraint.sourceLine.map { " (\(fileName($0.file)):\($0.line))" }
    return words.equation(of: constraint) + (place ? line ?? "" : "")
  }
}

/// Returns the last component of a path.
func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
