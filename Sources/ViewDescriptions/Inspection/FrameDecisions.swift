import ConstraintSolver
import UIKit
@_spi(UIKit) import UIKitCore

/// A constraint of a layout engine: an application's or the system's, or one that the engine adds itself.
@MainActor
package struct EngineConstraint {
  /// Its source in the engine.
  package let source: LayoutEngine.Source
  /// The constraints of the solver that it consists of: two for a content size.
  package let parts: [Constraint]

  /// The console's description of the constraint, with the names of `LayoutNaming`.
  package var description: String {
    constraint?.description ?? items.first?.engine?.describe(source) ?? ""
  }

  /// The line that created the constraint, if known. UIKit's own have none; looking for it would take time.
  package var sourceLine: SourceLine? {
    guard let constraint, !(constraint is StackConstraint), !(constraint is SystemLayoutConstraint),
      constraint.identifier?.hasPrefix("UIView") != true
    else { return nil }
    return constraint.sourceLine
  }

  /// The constraint; `nil` for content sizes and autoresizing masks.
  package var constraint: NSLayoutConstraint? {
    if case .active(let constraint) = source { constraint } else { nil }
  }

  /// The items that it relates.
  package var items: [LayoutItem] {
    switch source {
    case .active(let constraint):
      [constraint.firstItem, constraint.secondItem].compactMap {
        ($0 as? UIView)?.item ?? ($0 as? UILayoutGuide)?.item
      }
    case .contentSize(let item, _), .frame(let item, _): [item]
    }
  }
}

/// The constraints that decide the numbers of frames.
///
/// A constraint decides a number if without it alone, with everything else as it is, the number would be
/// another one or ambiguous. That is found by solving without it: a constraint that another one repeats
/// decides nothing. Numbers are compared before they are rounded to pixels; differences up to a millionth of
/// a point are none. Texts that wrap keep the height that they have at their present width, so that the
/// constraints of a text's width do not decide its height; its content size does.
@MainActor
package final class FrameDecisions {
  /// A number of a frame.
  package enum Number: Int, CaseIterable { case x, y, width, height }

  /// The constraints, in the order of the views that hold or have them.
  package private(set) var constraints: [EngineConstraint] = []
  /// Boolean values that indicate whether each of the constraints decides a number of any view or guide.
  package private(set) var areBinding: [Bool] = []

  private struct Key: Hashable {
    let item: ObjectIdentifier
    let number: Number
  }
  private var deciding: [Key: [Int]] = [:]
  /// The indices of the constraints that relate an item.
  private var relating: [ObjectIdentifier: [Int]] = [:]

  /// Finds what decides the frames of all views in hierarchies.
  ///
  /// - Parameters:
  ///   - views: All views, in the order that determines that of `constraints`.
  ///   - isWanted: Returns whether the effect of a constraint is to be computed.
  package init(of views: [UIView], isWanted: (EngineConstraint) -> Bool = { _ in true }) {
    var engines: [LayoutEngine] = []
    for view in views {
      if let engine = view.hierarchyEngine, !engines.contains(where: { $0 === engine }) {
        engines.append(engine)
      }
    }
    for engine in engines {
      engine.withoutExercises { add(engine, isWanted) }
    }
  }

  /// Finds what decides the frame of a view, among the constraints that the solver's tableau relates to it.
  package convenience init(ofFrameOf view: UIView) {
    var related: Set<Constraint> = []
    if let engine = view.hierarchyEngine, view.item.engine === engine {
      engine.withoutExercises {
        for variable in [view.item.left, view.item.top, view.item.width, view.item.height] {
          if let variable { related.formUnion(engine.solver.constraintsAffecting(variable)) }
        }
      }
    }
    self.init(of: [view]) { !related.isDisjoint(with: $0.parts) }
  }

  /// Returns the indices of the constraints that decide a number of a view's frame, the nearest first.
  package func constraints(deciding number: Number, of view: UIView) -> [Int] {
    let item = view.item
    let found = deciding[Key(item: ObjectIdentifier(item), number: number)] ?? []
    guard found.count > 1 else { return found }
    let distances = distances(from: item, to: Set(found))
    return found.sorted { (distances[$0] ?? .max, $0) < (distances[$1] ?? .max, $1) }
  }

  // MARK: Finding

  private func add(_ engine: LayoutEngine, _ isWanted: (EngineConstraint) -> Bool) {
    let start = constraints.count
    constraints += Self.constraints(of: engine)
    for index in start..<constraints.count {
      for item in constraints[index].items { relating[ObjectIdentifier(item), default: []].append(index) }
    }
    var owners: [Variable: Key] = [:]
    for item in engine.items {
      let key = ObjectIdentifier(item)
      owners[item.left] = Key(item: key, number: .x)
      owners[item.top] = Key(item: key, number: .y)
      owners[item.width] = Key(item: key, number: .width)
      owners[item.height] = Key(item: key, number: .height)
    }
    let removals = ChangeAnalysis(of: engine.solver)
    for index in start..<constraints.count {
      guard isWanted(constraints[index]) else {
        areBinding.append(false)
        continue
      }
      let effect = removals.effect(ofRemoving: constraints[index].parts)
      areBinding.append(!effect.isEmpty)
      for variable in effect.undetermined.union(effect.differences.keys) {
        if let key = owners[variable] { deciding[key, default: []].append(index) }
      }
    }
  }

  /// Returns the constraints of an engine in the order of its items, explicit ones by their activation.
  package static func constraints(of engine: LayoutEngine) -> [EngineConstraint] {
    var parts: [[Int]: [Constraint]] = [:]
    var sources: [[Int]: LayoutEngine.Source] = [:]
    var places: [ObjectIdentifier: Int] = [:]
    for (place, item) in engine.items.enumerated() { places[ObjectIdentifier(item)] = place }
    func place(_ item: LayoutItem) -> Int { places[ObjectIdentifier(item)] ?? .max }
    for (handle, source) in engine.constraintSources() {
      let key: [Int] =
        switch source {
        case .active(let constraint): [0, constraint.serial]
        case .contentSize(let item, let axis): [1, place(item), axis.rawValue]
        case .frame(let item, let part): [2, place(item), part]
        }
      parts[key, default: []].append(handle)
      sources[key] = source
    }
    return sources.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { key in
      sources[key].map { EngineConstraint(source: $0, parts: parts[key] ?? []) }
    }
  }

  /// Returns the numbers of steps from an item over the constraints that relate items to constraints.
  private func distances(from item: LayoutItem, to wanted: Set<Int>) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    var seenConstraints: Set<Int> = []
    var left = wanted.count
    var border = [item]
    var step = 0
    while !border.isEmpty, left > 0 {
      var next: [LayoutItem] = []
      for item in border {
        for index in relating[ObjectIdentifier(item)] ?? [] where seenConstraints.insert(index).inserted {
          if wanted.contains(index) {
            result[index] = step
            left -= 1
          }
          for other in constraints[index].items where seen.insert(ObjectIdentifier(other)).inserted {
            next.append(other)
          }
        }
      }
      border = next
      step += 1
    }
    return result
  }
}
