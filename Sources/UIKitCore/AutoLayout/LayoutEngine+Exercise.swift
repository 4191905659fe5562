import ConstraintSolver

/// What `exerciseAmbiguityInLayout` does to an item: pulls weaker than any constraint towards other places and sizes,
/// which decide only what the constraints leave open.
struct LayoutExercise {
  struct Pull {
    let terms: [Term]
    let constant: Double
    let priority: Priority
    var handle: Constraint?
  }

  let item: LayoutItem
  /// How often the item was exercised.
  var step = 0
  var pulls: [Pull] = []
}

extension LayoutEngine {
  /// Where to pull in turn: the place as a part of the space that the superview leaves, the size as a part of the
  /// superview's; `nil` lets go, so that the first frame comes again. iOS chooses at random, here all runs agree.
  private static let turns: [(place: Double, size: Double)?] = [
    (1, 0.5), (0.5, 0.25), (0.25, 0.75), (0.75, 0.125), nil,
  ]

  /// Weaker than any priority that makes sense, the place's pull weaker than the size's.
  private static let sizePriority = Priority(1e-20)
  private static let placePriority = Priority(1e-21)

  /// Moves an item to another of the frames that the constraints leave open, if they leave any.
  func exercise(_ item: LayoutItem) {
    let axes = NSLayoutConstraint.Axis.both.filter { item.isAmbiguous($0) }
    guard !axes.isEmpty, let parent = item.parentView?.item, parent.engine === self else { return }
    let index =
      exercises.firstIndex { $0.item === item }
      ?? {
        exercises.append(LayoutExercise(item: item))
        return exercises.count - 1
      }()
    let before = exactRect(of: item)
    for _ in Self.turns.indices {
      letGo(index)
      exercises[index].pulls.removeAll()
      if let turn = Self.turns[exercises[index].step % Self.turns.count] {
        for axis in axes { exercises[index].pulls += pulls(item, axis, turn, in: parent) }
      }
      exercises[index].step += 1
      pull(index)
      solveIfNeeded()
      if !exactRect(of: item).isClose(to: before) { break }
    }
    item.parentView?.markNeedsLayout()
  }

  private func pulls(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ turn: (place: Double, size: Double),
    in parent: LayoutItem
  ) -> [LayoutExercise.Pull] {
    let (place, size) = item.variables(axis)
    let space = Double(value(parent.variables(axis).size))
    // place + turn.place * size == turn.place * space
    return [
      .init(terms: [Term(size, 1)], constant: -turn.size * space, priority: Self.sizePriority),
      .init(
        terms: [Term(place, 1), Term(size, turn.place)], constant: -turn.place * space,
        priority: Self.placePriority),
    ]
  }

  private func pull(_ index: Int) {
    for p in exercises[index].pulls.indices {
      let pull = exercises[index].pulls[p]
      exercises[index].pulls[p].handle = solver.add(
        pull.terms, constant: pull.constant, relation: .equal, priority: pull.priority)
    }
    markDirty()
  }

  private func letGo(_ index: Int) {
    for p in exercises[index].pulls.indices {
      if let handle = exercises[index].pulls[p].handle { solver.remove(handle) }
      exercises[index].pulls[p].handle = nil
    }
    markDirty()
  }

  /// The item leaves the engine, or has another kind of layout from now on.
  func endExercise(of item: LayoutItem) {
    guard !exercises.isEmpty, let index = exercises.firstIndex(where: { $0.item === item }) else { return }
    letGo(index)
    exercises.remove(at: index)
  }

  /// Asks the solver what is open, without the pulls that have closed it for now.
  func askingForAmbiguity<Answer>(_ question: () -> Answer) -> Answer {
    solveIfNeeded()
    guard exercises.contains(where: { !$0.pulls.isEmpty }) else { return question() }
    for index in exercises.indices { letGo(index) }
    solve()
    let answer = question()
    for index in exercises.indices { pull(index) }
    solveIfNeeded()
    return answer
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
