import ConstraintSolver

/// The layout of one hierarchy: turns items and constraints into the solver's variables and back into frames.
///
/// There is one engine per root view, made when the first constraint needs it. Its parts:
///
/// - this file: which items and constraints it knows, and when it solves
/// - `LayoutEngine+Terms`: what an attribute of an item is in the coordinates of a common ancestor
/// - `LayoutEngine+Content`: intrinsic sizes, and text whose height follows its width
/// - `LayoutEngine+Frames`: autoresizing masks and the root's size on the way in, frames on the way out
/// - `LayoutEngine+Fitting`: `systemLayoutSizeFitting`
/// - `LayoutEngine+Conflicts`: what is said about constraints that cannot hold
/// - `LayoutEngine+Ambiguity`: what the constraints leave open, and what would settle it
/// - `LayoutEngine+Exercise`: other frames that they leave open
@MainActor
final class LayoutEngine {
  let solver = Solver()
  /// Not counted: the host owns the engine, and takes it apart when it goes.
  unowned(unsafe) let host: UIView
  /// Whether the engine only finds the size that fits the host: its frame does not count then.
  let isFitting: Bool
  /// Tells engines apart, also those that are gone.
  let number: Int
  private static var lastNumber = 0

  private(set) var items: ContiguousArray<LayoutItem> = []
  /// The item of each variable, by the variable's index.
  private var owners: ContiguousArray<Unmanaged<LayoutItem>?> = []
  private var isDirty = false
  var contentDirty: ContiguousArray<LayoutItem> = []
  /// Variables of items that solves gave other values, one for each, until the last of the solves has ended.
  private var changed: ContiguousArray<Int> = []
  /// Items whose height follows their width.
  var wrapping: ContiguousArray<LayoutItem> = []
  /// The serial number of the latest constraint that a solve has seen.
  private(set) var solvedSerial = 0
  var isApplyingFrames = false
  /// Constraints that conflicts have broken, as last reported.
  var standingConflicts: [LayoutConflict] = []
  /// The sources of all constraints while a solve that met a conflict runs: each conflict asks for them.
  var sourcesOfSolve: [Constraint: Source]?
  /// What the solves since the last report broke.
  var newlyBroken: Set<Constraint> = []
  /// What pulls items whose layout is being exercised.
  var exercises: [LayoutExercise] = []
  let scratch = TermScratch()
  var scratchConstant = 0.0

  init(host: UIView, isFitting: Bool = false) {
    self.host = host
    self.isFitting = isFitting
    LayoutEngine.lastNumber += 1
    number = LayoutEngine.lastNumber
    solver.chooseBroken = { [unowned self] members in
      MainActor.assumeIsolated { chooseBroken(members) }
    }
  }

  func markDirty() { isDirty = true }

  // MARK: Items

  /// Makes the item's variables, with what the engine itself says about them.
  func enter(_ item: LayoutItem) {
    guard item.engine !== self, !item.isGone else { return }
    item.engine?.remove([item])
    givePlaces(to: item)
    item.engine = self
    let place = item.places.own
    // What constraints leave open becomes zero in this order: sizes rather than positions.
    item.width = solver.addVariable(place: place)
    item.height = solver.addVariable(place: place + 1)
    item.left = solver.addVariable(place: place + 2)
    item.top = solver.addVariable(place: place + 3)
    item.index = items.count
    item.system = LayoutItem.SystemConstraints()
    if !isFitting {
      item.reported = SIMD4(repeating: .nan)
      item.mayHaveMoved = false
    }
    items.append(item)
    own(item)
    isDirty = true
    if item.guide is ScrollContentGuide { pinOrigin(of: item) }
    guard let view = item.view else {
      // Margins may overlap: they do not make a view wider that is smaller than they are.
      if !(item.guide?.isLayoutMargins ?? false) { keepFromNegative(item) }
      return
    }
    addFrameConstraints(item, view)
    guard isLaidOut(view) else { return }
    keepFromNegative(item)
    addContentConstraints(item, view)
  }

  /// Gives an item places, those that it had in this engine before where nothing else decides. Stacks around it come first.
  private func givePlaces(to item: LayoutItem) {
    var chain: [LayoutItem] = []
    var next: LayoutItem? = item
    while let present = next {
      if present.places.engine != number {
        present.places = LayoutItem.Places()
        present.places.engine = number
      }
      guard present.places.own < 0 || present.arrangedIndex >= 0 && present.engine !== self else { break }
      chain.append(present)
      next = stack(arranging: present)
    }
    for item in chain.reversed() { item.places.own = ownPlaces(of: item) }
  }

  /// The stack whose arrangement decides where an item stands.
  private func stack(arranging item: LayoutItem) -> LayoutItem? {
    if item.guide is StackGuide { return item.guide?._owningView?.item }
    guard item.arrangedIndex >= 0, item.arrangedIndex < LayoutItem.Places.viewCount,
      let stack = item.view?._superview as? UIStackView
    else { return nil }
    return stack.item
  }

  /// Guides and views of a stack stand in the order of its arrangement, whenever they came; others behind everything so far.
  private func ownPlaces(of item: LayoutItem) -> Int {
    guard let stack = stack(arranging: item) else {
      return solver.reservePlaces(LayoutItem.Places.ownCount)
    }
    if let guide = item.guide as? StackGuide {
      return arrangementPlaces(of: stack) + LayoutItem.Places.constraintCount
        + guide.number % LayoutItem.Places.guideCount * LayoutItem.Places.ownCount
    }
    if stack.places.views < 0 {
      stack.places.views = solver.reservePlaces(LayoutItem.Places.viewCount * LayoutItem.Places.ownCount)
    }
    return stack.places.views + item.arrangedIndex * LayoutItem.Places.ownCount
  }

  /// The view has another index in a stack, or is not arranged any more.
  func arrangedIndexChanged(of item: LayoutItem) {
    guard item.places.engine == number else { return }
    if let stack = stack(arranging: item) { givePlaces(to: stack) }
    let own = ownPlaces(of: item)
    guard own != item.places.own else { return }
    item.places.own = own
    guard item.engine === self else { return }
    for (index, variable) in [item.width!, item.height!, item.left!, item.top!].enumerated() {
      solver.setPlace(own + index, of: variable)
    }
    let (bounds, content) = (item.system.notNegative, item.system.contentSize)
    let parts = [bounds?.0, bounds?.1, nil, nil, content.0, content.1, content.2, content.3]
    for (index, part) in parts.enumerated() { if let part { solver.setPlace(own + index, of: part) } }
    for (index, part) in item.system.frame.enumerated() { solver.setPlace(own + 8 + index, of: part) }
    isDirty = true
  }

  /// The first of the places for what a stack's arrangement consists of, whatever it consists of at the moment.
  private func arrangementPlaces(of stack: LayoutItem) -> Int {
    if stack.places.arrangement < 0 {
      stack.places.arrangement = solver.reservePlaces(
        LayoutItem.Places.constraintCount + LayoutItem.Places.guideCount * LayoutItem.Places.ownCount)
    }
    return stack.places.arrangement
  }

  /// The place of a constraint in the order of addition, the same as long as it is active.
  private func place(of constraint: NSLayoutConstraint) -> Int {
    // An arranged view that is measured alone has constraints of a stack that is not in the engine.
    if let stacked = constraint as? StackConstraint, let stack = stacked.stack, stack.engine === self {
      givePlaces(to: stack)
      return arrangementPlaces(of: stack) + min(stacked.position, LayoutItem.Places.constraintCount - 1)
    }
    if constraint.place.engine == number { return constraint.place.order }
    let order = solver.reservePlaces(1)
    // A size that is only asked for leaves everything as it was.
    if !isFitting { constraint.place = (number, order) }
    return order
  }

  /// The constraint of a stack has another place in the arrangement.
  func positionChanged(of constraint: StackConstraint) {
    guard constraint.engine === self, let handle = constraint.handle else { return }
    solver.setPlace(place(of: constraint), of: handle)
    isDirty = true
  }

  /// A width and a height are at least zero: public logs of iOS name conflicts of nothing but insets and a container
  /// that is too narrow for them.
  private func keepFromNegative(_ item: LayoutItem) {
    item.system.notNegative = (
      solver.add(
        [Term(item.width, 1)], relation: .greaterThanOrEqual, breakRank: -1, place: item.places.own),
      solver.add(
        [Term(item.height, 1)], relation: .greaterThanOrEqual, breakRank: -1, place: item.places.own + 1)
    )
  }

  private func own(_ item: LayoutItem) {
    let variables = (item.left!.index, item.top!.index, item.width!.index, item.height!.index)
    let last = max(variables.0, variables.1, variables.2, variables.3)
    while owners.count <= last { owners.append(nil) }
    let owner = Unmanaged.passUnretained(item)
    owners.withUnsafeMutableBufferPointer {
      $0[variables.0] = owner
      $0[variables.1] = owner
      $0[variables.2] = owner
      $0[variables.3] = owner
    }
  }

  /// Whether the engine determines the view's size: by its constraints, not by its frame.
  func isLaidOut(_ view: UIView) -> Bool {
    view === host ? isFitting || view.flags.contains(.constraintBased) : view.flags.contains(.constraintBased)
  }

  /// Forgets items with every constraint that mentions them; those stay active and wait for the next engine.
  ///
  /// A constraint between distant items mentions the superviews between them as well: of a subtree that leaves, all
  /// constraints go before the first variable does.
  func remove(_ leaving: [LayoutItem]) {
    // Runs in releases on any thread too, so there are no closures here that would check the isolation.
    var areListed = false
    releaseBaselines(in: leaving)
    for item in leaving where item.engine === self {
      for reference in item.references { uninstall(reference.takeUnretainedValue()) }
      areListed = areListed || item.system.contentIsDirty || item.system.isListedAsWrapping
      removeSystemConstraints(item)
    }
    for item in leaving where item.engine === self {
      for variable in [item.left!, item.top!, item.width!, item.height!] {
        owners[variable.index] = nil
        solver.removeVariable(variable)
      }
      item.engine = nil
      let last = items.count - 1
      if item.index != last {
        items[item.index] = items[last]
        items[item.index].index = item.index
      }
      items.removeLast()
    }
    // The lists are gone through only for those who are in them.
    if areListed {
      dropLeft(from: &contentDirty)
      dropLeft(from: &wrapping)
    }
    isDirty = true
  }

  private func dropLeft(from list: inout ContiguousArray<LayoutItem>) {
    guard !list.isEmpty else { return }
    var kept = ContiguousArray<LayoutItem>()
    for item in list where item.engine === self { kept.append(item) }
    list = kept
  }

  private func removeSystemConstraints(_ item: LayoutItem) {
    endExercise(of: item)
    removeContentConstraints(item)
    if let bounds = item.system.notNegative {
      solver.remove(bounds.0)
      solver.remove(bounds.1)
      item.system.notNegative = nil
    }
    for handle in item.system.frame { solver.remove(handle) }
    item.system.frame.removeAll()
  }

  /// The view began or ceased to be laid out by constraints.
  func kindChanged(of item: LayoutItem) {
    guard let view = item.view else { return }
    removeSystemConstraints(item)
    unlistWrapping(item)
    addFrameConstraints(item, view)
    if isLaidOut(view) {
      keepFromNegative(item)
      addContentConstraints(item, view)
    }
    isDirty = true
    view.markNeedsLayout()
    sizeOwnerChanged(of: view)
  }

  /// Forgets everything: the host joins another hierarchy or is released, on whatever thread: closures here must not
  /// check the isolation.
  func dismantle() {
    for item in items {
      for reference in item.references {
        let constraint = reference.takeUnretainedValue()
        // Met before, by way of its other item.
        if constraint.engine == nil { continue }
        constraint.engine = nil
        constraint.handle = nil
        constraint.container?.flags.insert(.needsEngineSync)
      }
      item.engine = nil
      item.system = LayoutItem.SystemConstraints()
      item.view?.flags.insert(.needsEngineSync)
    }
    items.removeAll()
    owners.removeAll()
    wrapping.removeAll()
    contentDirty.removeAll()
    exercises.removeAll()
    // The flags lead from any new root to what waits.
    host.forEachInSubtree { $0.flags.insert(.descendantNeedsUpdateConstraints) }
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.engine == nil, constraint.container != nil, let relation = relation(of: constraint)
    else { return }
    let handle = withExpression(of: constraint) { terms, constant in
      constraint.structuralConstant = constant + Double(constraint.constantValue)
      return solver.add(
        terms.span, constant: constant, relation: relation, priority: constraint.priorityValue.solverPriority,
        breakRank: constraint.breakRank, place: place(of: constraint))
    }
    guard let handle else { return }
    constraint.handle = handle
    constraint.engine = self
    isDirty = true
  }

  private func relation(of constraint: NSLayoutConstraint) -> Relation? {
    Relation(rawValue: Int8(constraint.relationValue.rawValue))
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.engine === self, let handle = constraint.handle else { return }
    solver.remove(handle)
    constraint.engine = nil
    constraint.handle = nil
    isDirty = true
  }

  /// Takes the constraint up anew: what its attributes mean has changed.
  func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
    constraint.container?.markNeedsSolve()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.setConstant(constraint.structuralConstant - constraint.limitedConstant, of: handle)
    isDirty = true
    constraint.container?.markNeedsSolve()
  }

  /// What the constraint's attributes contain beside variables has changed: insets, origins, baselines.
  private func structureChanged(_ constraint: NSLayoutConstraint) {
    guard constraint.engine === self else { return }
    let constant = withExpression(of: constraint) { _, constant in constant }
    guard let constant else { return }
    constraint.structuralConstant = constant + Double(constraint.constantValue)
    constantChanged(constraint)
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.setPriority(constraint.priorityValue.solverPriority, of: handle)
    isDirty = true
    constraint.container?.markNeedsSolve()
  }

  /// Constraints whose constants contain a view's bounds origin.
  func boundsOriginChanged(of view: UIView) {
    var touched: [NSLayoutConstraint] = []
    // Items inside the view are mentioned by constraints that cross it or that end at it.
    for item in items where item.parentView === view {
      for reference in item.references { touched.append(reference.takeUnretainedValue()) }
    }
    for constraint in touched { structureChanged(constraint) }
    if let guide = view.constraintSupport?.systemGuides[.scrollFrame], let item = guide._item {
      for reference in item.references { structureChanged(reference.takeUnretainedValue()) }
    }
  }

  /// A constraint to a baseline that a view takes from one of its subviews: which one may change with any content.
  private struct SubviewBaseline {
    let constraint: NSLayoutConstraint
    /// The subview, whose variables the constraint mentions.
    let source: LayoutItem
  }

  private var subviewBaselines: [SubviewBaseline] = []
  /// Whether a view may take its baseline from another subview than before.
  private var haveBaselinesMoved = false

  func noteSubviewBaseline(_ constraint: NSLayoutConstraint, of source: LayoutItem) {
    if subviewBaselines.contains(where: { $0.constraint === constraint && $0.source === source }) { return }
    subviewBaselines.append(SubviewBaseline(constraint: constraint, source: source))
    source.mentionsBaseline = true
  }

  /// A stack is arranged in another way, and may have its baseline from another view.
  func subviewBaselinesChanged() { haveBaselinesMoved = true }

  private func refreshSubviewBaselines() {
    guard !contentDirty.isEmpty || haveBaselinesMoved else { return }
    haveBaselinesMoved = false
    guard !subviewBaselines.isEmpty else { return }
    let noted = subviewBaselines
    subviewBaselines.removeAll()
    for baseline in noted where baseline.constraint.engine === self { reinstall(baseline.constraint) }
  }

  /// Takes out the constraints to baselines that leave with a subtree while the views that had them stay: they are taken up
  /// anew with whichever view has the baseline then.
  private func releaseBaselines(in leaving: [LayoutItem]) {
    guard !subviewBaselines.isEmpty else { return }
    var left = Set<ObjectIdentifier>()
    for item in leaving { left.insert(ObjectIdentifier(item)) }
    var kept: [SubviewBaseline] = []
    for baseline in subviewBaselines where baseline.constraint.engine === self {
      guard left.contains(ObjectIdentifier(baseline.source)) else {
        kept.append(baseline)
        continue
      }
      uninstall(baseline.constraint)
      if let container = baseline.constraint.container {
        container.flags.insert(.needsEngineSync)
        container.markDescendantNeedsUpdateConstraints()
        container.markNeedsLayout()
      }
    }
    subviewBaselines = kept
  }

  /// The baseline of a view moved inside it.
  func baselineChanged(_ item: LayoutItem) {
    guard item.mentionsBaseline else { return }
    for reference in item.references {
      let constraint = reference.takeUnretainedValue()
      if constraint.mentionsBaseline { structureChanged(constraint) }
    }
    for baseline in subviewBaselines where baseline.source === item { structureChanged(baseline.constraint) }
  }

  // MARK: Solving

  /// Brings all values up to date and marks the superviews of what moved; cheap when nothing is dirty.
  func solveIfNeeded() {
    guard isDirty || !contentDirty.isEmpty else { return }
    isDirty = false
    refreshSubviewBaselines()
    refreshContent()
    resetWrappedText()
    solve()
    measureWrappingText()
    markMovedItems()
    reportConflicts()
    solvedSerial = UIView.activations
    isDirty = false
  }

  /// One solve; `markMovedItems()` has to follow.
  func solve() {
    solver.solve()
    sourcesOfSolve = nil
    for conflict in solver.newConflicts { newlyBroken.insert(conflict.broken) }
    // A size that fits is read from the engine; nothing is laid out for it.
    if isFitting { return }
    for variable in solver.changedVariables {
      guard let item = owners[variable.index]?.takeUnretainedValue(), !item.mayHaveMoved else { continue }
      item.mayHaveMoved = true
      changed.append(variable.index)
    }
  }

  /// Has the superviews of items laid out whose values are others than before all of the solves. Constraints that were
  /// replaced by equal ones and text that was measured again move nothing.
  private func markMovedItems() {
    for index in changed {
      guard let item = owners[index]?.takeUnretainedValue() else { continue }
      item.mayHaveMoved = false
      let values = SIMD4(
        solver.value(of: item.left), solver.value(of: item.top), solver.value(of: item.width),
        solver.value(of: item.height))
      let distance = values - item.reported
      // Not a number the first time, which is no small distance either.
      if (distance * distance).max() < Self.rounding { continue }
      item.reported = values
      item.markMoved()
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// The square of the distance, in points, below which two values are the same but for the order of computing them.
  private static let rounding = 1e-14

  func value(_ variable: Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }

  /// The active constraints of an application that take part in the given variables.
  func constraints(affecting variables: [Variable]) -> [NSLayoutConstraint] {
    let sources = constraintSources()
    var seen = Set<ObjectIdentifier>()
    var result: [NSLayoutConstraint] = []
    for variable in variables {
      for handle in solver.constraintsAffecting(variable) {
        if case .active(let constraint) = sources[handle], seen.insert(ObjectIdentifier(constraint)).inserted
        {
          result.append(constraint)
        }
      }
    }
    return result.sorted { $0.serial < $1.serial }
  }
}
