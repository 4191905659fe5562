import ConstraintSolver
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// Explains the ambiguities of a hierarchy: groups those that one cause leaves open.
///
/// The constraints that settle the first open view are activated for a moment. What is determined with them was open
/// for the same reason.
@MainActor
struct AmbiguityExplainer {
  let names: ViewNames
  let place: (UIView) -> SourcePlace?

  /// Groups of more causes than this are not tried; each remaining view is one of its own.
  private static let limit = 64

  /// Returns the ambiguities of the hierarchy of a window.
  func explanations(of window: UIView) -> [ExplainedAmbiguity] {
    guard let engine = window.hierarchyEngine else { return [] }
    var open = window.layoutAmbiguities
    guard !open.isEmpty else { return [] }
    let words = ConstraintWords(names: names, engine: engine)
    let numbers = engine.withoutExercises { open.map { self.openNumbers(of: $0, in: engine) } }
    let openNumbers = Dictionary(
      zip(open.map { Key(of: $0) }, numbers).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    var result: [ExplainedAmbiguity] = []
    var activated: [NSLayoutConstraint] = []
    var unsettled: [ObjectIdentifier: Int] = [:]
    while let first = open.first {
      open.removeFirst()
      var explanation = AmbiguityExplanation(
        view: names.name(of: first.view), source: place(first.view),
        open: openNumbers[Key(of: first)] ?? [], others: [], settling: [])
      var others: [UIView] = []
      if result.count < Self.limit, !first.settling.isEmpty {
        let equations = first.settling.map { words.equation(of: $0) }
        for constraint in first.settling { constraint.isActive = true }
        activated += first.settling
        engine.withoutExercises {
          if !engine.isOpen(first.view.item, first.axis) { explanation.settling = equations }
          let settled = open.filter { !engine.isOpen($0.view.item, $0.axis) }
          open.removeAll { one in settled.contains { $0.view === one.view && $0.axis == one.axis } }
          explanation.add(settled, first, names, openNumbers)
          others = settled.map(\.view).filter { $0 !== first.view }
        }
      }
      // Position and size that nothing settles along both axes are one ambiguity.
      let isUnsettled = explanation.settling.isEmpty && explanation.others.isEmpty
      if isUnsettled, let last = unsettled[ObjectIdentifier(first.view)] {
        result[last].explanation.open += explanation.open
        continue
      }
      if isUnsettled { unsettled[ObjectIdentifier(first.view)] = result.count }
      result.append(
        ExplainedAmbiguity(
          explanation: explanation, view: first.view, axis: first.axis, others: others))
    }
    for constraint in activated.reversed() { constraint.isActive = false }
    engine.solveIfNeeded()
    return result
  }

  /// An ambiguous view and the axis.
  struct Key: Hashable {
    let view: ObjectIdentifier
    let axis: Int

    @MainActor
    init(of ambiguity: LayoutAmbiguity) {
      view = ObjectIdentifier(ambiguity.view)
      axis = ambiguity.axis.rawValue
    }
  }

  /// Returns the numbers of a view that are open along an axis.
  private func openNumbers(of ambiguity: LayoutAmbiguity, in engine: LayoutEngine) -> [String] {
    let item = ambiguity.view.item
    let all: [(String, Variable)] =
      ambiguity.axis == .horizontal
      ? [("x", item.left), ("width", item.width)] : [("y", item.top), ("height", item.height)]
    return all.filter { engine.solver.isAmbiguous($0.1) }.map(\.0)
  }
}

extension AmbiguityExplanation {
  /// Adds the views that are settled with the first one, each once.
  @MainActor
  fileprivate mutating func add(
    _ settled: [LayoutAmbiguity], _ first: LayoutAmbiguity, _ names: ViewNames,
    _ numbers: [AmbiguityExplainer.Key: [String]]
  ) {
    for one in settled {
      if one.view === first.view {
        open += numbers[AmbiguityExplainer.Key(of: one)] ?? []
        continue
      }
      let name = names.name(of: one.view)
      if !others.contains(name) { others.append(name) }
    }
  }
}
