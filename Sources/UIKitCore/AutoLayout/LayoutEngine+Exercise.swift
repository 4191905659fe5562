import ConstraintSolver

extension LayoutEngine {
  /// The targets in turn: the position as a fraction of the space that the superview leaves, the size as a
  /// fraction of the superview's; `nil` removes the biases and so restores the first frame. iOS chooses at
  /// random; here all runs are the same.
  private static let turns: [(place: Double, size: Double)?] = [
    (1, 0.5), (0.5, 0.25), (0.25, 0.75), (0.75, 0.125), nil,
  ]

  /// Weaker than any reasonable priority; the position's pull is weaker than the size's.
  private static let sizePriority = Priority(1e-20)
  private static let placePriority = Priority(1e-21)

  /// Moves an item to another frame that satisfies the constraints, if there is one.
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
      exercises[index].biases.removeAll()
      if let turn = Self.turns[exercises[index].step % Self.turns.count] {
        for axis in axes { exercises[index].biases += biases(item, axis, turn, in: parent) }
      }
      exercises[index].step += 1
      pull(index)
      solveIfNeeded()
      if !exactRect(of: item).isClose(to: before) { break }
    }
    item.parentView?.markNeedsLayout()
  }

  private func biases(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ turn: (place: Double, size: Double),
    in parent: LayoutItem
  ) -> [LayoutExercise.Bias] {
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
    for p in exercises[index].biases.indices {
      let pull = exercises[index].biases[p]
      exercises[index].biases[p].handle = solver.add(
        pull.terms, constant: pull.constant, relation: .equal, priority: pull.priority)
    }
    markDirty()
  }

  private func letGo(_ index: Int) {
    for p in exercises[index].biases.indices {
      if let handle = exercises[index].biases[p].handle { solver.remove(handle) }
      exercises[index].biases[p].handle = nil
    }
    markDirty()
  }

  /// Removes the biases of an item that leaves the engine or changes its kind of layout.
  func endExercise(of item: LayoutItem) {
    guard !exercises.isEmpty, let index = exercises.firstIndex(where: { $0.item === item }) else { return }
    letGo(index)
    exercises.remove(at: index)
  }

  /// Runs a query about ambiguity while the biases of exercised items are removed.
  package func withoutExercises<Answer>(_ question: () -> Answer) -> Answer {
    solveIfNeeded()
    guard exercises.contains(where: { !$0.biases.isEmpty }) else { return question() }
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
