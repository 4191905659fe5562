import ConstraintSolver

/// The layout engine of a hierarchy, which translates items and constraints into the solver's variables and
/// the solution into frames.
///
/// There is one engine per root view, created when the first constraint needs it. Its parts:
///
/// - this file: the engine's items and constraints, and solving
/// - `LayoutEngine+Terms`: attributes of items in the coordinates of a common ancestor
/// - `LayoutEngine+Content`: intrinsic sizes, and text whose height depends on its width
/// - `LayoutEngine+Frames`: autoresizing masks and the root's size as input, frames as output
/// - `LayoutEngine+Fitting`: `systemLayoutSizeFitting(_:)`
/// - `LayoutEngine+Conflicts`: constraints that cannot be satisfied together
/// - `LayoutEngine+Ambiguity`: values that the constraints do not determine, and constraints that would
/// - `LayoutEngine+Exercise`: other frames of views with ambiguous layout
///
/// As in `LayoutItem`, most properties are exempt from the check for overlapping accesses.
@MainActor
package final class LayoutEngine {
  package let solver = Solver()
  /// Not counted: the host owns the engine and dismantles it when it is deallocated.
  package unowned(unsafe) let host: UIView
  /// A Boolean value that indicates whether the engine only computes a fitting size of the host, whose frame
  /// is ignored then.
  let isFitting: Bool
  /// A number that identifies the engine, unique among all engines so far.
  let number: Int
  private static var lastNumber = 0

  @exclusivity(unchecked) package private(set) var items: ContiguousArray<LayoutItem> = []
  /// The item of each variable, by the index of the variable.
  @exclusivity(unchecked) private var owners: ContiguousArray<Unmanaged<LayoutItem>?> = []
  @exclusivity(unchecked) private var isDirty = false
  @exclusivity(unchecked) var contentDirty: ContiguousArray<LayoutItem> = []
  /// The variables that the current series of solves changed, at most one per item.
  @exclusivity(unchecked) private var changed: ContiguousArray<Int> = []
  /// The items whose height depends on their width.
  @exclusivity(unchecked) var wrapping: ContiguousArray<LayoutItem> = []
  /// The serial number of the latest constraint included in a solve.
  @exclusivity(unchecked) private(set) var solvedSerial = 0
  @exclusivity(unchecked) var isApplyingFrames = false
  /// The conflicts as last reported.
  var currentConflicts: [LayoutConflict] = []
  /// The cached sources of all constraints during a solve with conflicts.
  var sourcesOfSolve: [Constraint: Source]?
  /// The constraints broken since the last report.
  var newlyBroken: Set<Constraint> = []
  /// The items whose ambiguous layout is being exercised.
  var exercises: [LayoutExercise] = []
  let scratch = TermScratch()
  @exclusivity(unchecked) var scratchConstant = 0.0

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

  /// Creates the item's variables and the constraints that the engine itself adds for it.
  func enter(_ item: LayoutItem) {
    guard item.engineReference !== self, !item.isDeallocated else { return }
    item.engine?.remove([item])
    assignPlaces(to: item)
    item.engine = self
    let place = item.places.own
    // Variables that the constraints leave undetermined become zero in this order: sizes before positions.
    item.width = solver.addVariable(place: place)
    item.height = solver.addVariable(place: place + 1)
    item.left = solver.addVariable(place: place + 2)
    item.top = solver.addVariable(place: place + 3)
    item.index = items.count
    item.system = LayoutItem.SystemConstraints()
    if !isFitting {
      item.reportedPlace = SIMD2(repeating: .nan)
      item.reportedSize = SIMD2(repeating: .nan)
      item.mayHaveMoved = false
    }
    items.append(item)
    own(item)
    isDirty = true
    if item.guide is ScrollContentGuide { pinOrigin(of: item) }
    guard let view = item.view else {
      // Margins may overlap: they do not widen a view that is smaller than they are.
      if !(item.guide?.isLayoutMargins ?? false) { requireNonnegativeSize(item) }
      return
    }
    addFrameConstraints(item, view)
    guard isLaidOut(view) else { return }
    requireNonnegativeSize(item)
    addContentConstraints(item, view)
  }

  /// Assigns places to an item; it keeps those that it had in this engine before, unless a stack determines
  /// them. Enclosing stacks come first.
  private func assignPlaces(to item: LayoutItem) {
    if item.places.engine != number, stack(arranging: item) == nil {
      item.places = LayoutItem.Places()
      item.places.engine = number
      item.places.own = solver.reservePlaces(LayoutItem.Places.ownCount)
      return
    }
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

  /// Returns the stack view whose arrangement determines the item's places.
  private func stack(arranging item: LayoutItem) -> LayoutItem? {
    if let guide = item.guide, guide.arrangementNumber != nil { return guide._owningView?.item }
    guard item.arrangedIndex >= 0, item.arrangedIndex < LayoutItem.Places.viewCount,
      let stack = item.view?._superview, stack.arrangesSubviews
    else { return nil }
    return stack.item
  }

  /// Returns the places of an item: guides and views of a stack in the order of its arrangement, other items
  /// after all places reserved so far.
  private func ownPlaces(of item: LayoutItem) -> Int {
    guard let stack = stack(arranging: item) else {
      return solver.reservePlaces(LayoutItem.Places.ownCount)
    }
    if let number = item.guide?.arrangementNumber {
      return arrangementPlaces(of: stack) + LayoutItem.Places.constraintCount
        + number % LayoutItem.Places.guideCount * LayoutItem.Places.ownCount
    }
    if stack.places.views < 0 {
      stack.places.views = solver.reservePlaces(LayoutItem.Places.viewCount * LayoutItem.Places.ownCount)
    }
    return stack.places.views + item.arrangedIndex * LayoutItem.Places.ownCount
  }

  /// Updates the places of a view whose index in a stack changed, or that is no longer arranged.
  func arrangedIndexChanged(of item: LayoutItem) {
    guard item.places.engine == number else { return }
    if let stack = stack(arranging: item) { assignPlaces(to: stack) }
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

  /// Returns the first place reserved for the guides and constraints of a stack's arrangement.
  private func arrangementPlaces(of stack: LayoutItem) -> Int {
    if stack.places.arrangement < 0 {
      stack.places.arrangement = solver.reservePlaces(
        LayoutItem.Places.constraintCount + LayoutItem.Places.guideCount * LayoutItem.Places.ownCount)
    }
    return stack.places.arrangement
  }

  /// Returns the place of a constraint in the order of addition, which stays the same while the constraint is
  /// active.
  private func place(of constraint: NSLayoutConstraint) -> Int {
    // An arranged view that is measured alone has constraints of a stack that is not in the engine.
    if let (stack, position) = constraint.arrangement, stack.engine === self {
      assignPlaces(to: stack)
      return arrangementPlaces(of: stack) + min(position, LayoutItem.Places.constraintCount - 1)
    }
    if constraint.place.engine == number { return constraint.place.order }
    let order = solver.reservePlaces(1)
    // A fitting engine leaves the assigned places unchanged.
    if !isFitting { constraint.place = (number, order) }
    return order
  }

  /// Updates the place of a stack's constraint after its position in the arrangement changed.
  func positionChanged(of constraint: NSLayoutConstraint) {
    guard constraint.engine === self, let handle = constraint.handle else { return }
    solver.setPlace(place(of: constraint), of: handle)
    isDirty = true
  }

  /// Requires a width and a height of at least zero: public logs of iOS show conflicts that consist only of
  /// insets and a container too narrow for them.
  private func requireNonnegativeSize(_ item: LayoutItem) {
    item.system.notNegative = (
      solver.add(
        [Term(item.width, 1)], relation: .greaterThanOrEqual, breakingOrder: -1, place: item.places.own),
      solver.add(
        [Term(item.height, 1)], relation: .greaterThanOrEqual, breakingOrder: -1, place: item.places.own + 1)
    )
  }

  private func own(_ item: LayoutItem) {
    let variables = (item.left!.index, item.top!.index, item.width!.index, item.height!.index)
    let last = max(variables.0, variables.1, variables.2, variables.3)
    while owners.count <= last { owners.append(nil) }
    let owner = Unmanaged.passUnretained(item)
    owners[variables.0] = owner
    owners[variables.1] = owner
    owners[variables.2] = owner
    owners[variables.3] = owner
  }

  /// Returns whether the engine determines the view's size by constraints rather than by its frame.
  func isLaidOut(_ view: UIView) -> Bool {
    view === host ? isFitting || view.flags.contains(.constraintBased) : view.flags.contains(.constraintBased)
  }

  /// Removes items and uninstalls every constraint that refers to them. These constraints stay active and
  /// wait for the next engine.
  ///
  /// A constraint between distant items also refers to the superviews between them, so all constraints of a
  /// leaving subtree are removed before the first variable.
  func remove(_ leaving: [LayoutItem]) {
    // Also runs during deallocation on other threads, so closures that would check isolation are avoided.
    var areListed = false
    releaseBaselines(in: leaving)
    for item in leaving where item.engine === self {
      for reference in item.references { uninstall(reference.takeUnretainedValue()) }
      areListed = areListed || item.system.contentIsDirty || item.system.isInWrappingList
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
    // The lists are searched only if they contain removed items.
    if areListed {
      removeDetachedItems(from: &contentDirty)
      removeDetachedItems(from: &wrapping)
    }
    isDirty = true
  }

  private func removeDetachedItems(from list: inout ContiguousArray<LayoutItem>) {
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

  /// Updates the engine's constraints for a view that started or stopped being laid out by constraints.
  func kindChanged(of item: LayoutItem) {
    guard let view = item.view else { return }
    removeSystemConstraints(item)
    removeFromWrappingList(item)
    addFrameConstraints(item, view)
    if isLaidOut(view) {
      requireNonnegativeSize(item)
      addContentConstraints(item, view)
    }
    isDirty = true
    view.markNeedsLayout()
    sizeOwnerChanged(of: view)
  }

  /// Removes everything, since the host joins another hierarchy or is deallocated. May run on any thread, so
  /// closures here must not check isolation.
  func dismantle() {
    for item in items {
      for reference in item.references {
        let constraint = reference.takeUnretainedValue()
        // Already visited through its other item.
        if constraint.handle == nil { continue }
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
    // The flags make the next engine find the constraints from any new root.
    host.forEachInSubtree { $0.flags.insert(.descendantNeedsUpdateConstraints) }
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.handle == nil, let relation = relation(of: constraint) else { return }
    let handle = withExpression(of: constraint) { terms, constant in
      constraint.structuralConstant = constant + Double(constraint.constantValue)
      return solver.add(
        terms.span, constant: constant, relation: relation, priority: constraint.priorityValue.solverPriority,
        breakingOrder: constraint.breakingOrder, place: place(of: constraint))
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

  /// Uninstalls and installs a constraint whose attributes have changed meaning.
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

  /// Updates the constant part of a constraint's attributes: insets, bounds origins, baselines.
  func structureChanged(_ constraint: NSLayoutConstraint) {
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

  /// Updates the constraints whose constants contain the view's bounds origin.
  func boundsOriginChanged(of view: UIView) {
    var touched: [NSLayoutConstraint] = []
    // Items inside the view are referred to by constraints that cross or reach its boundary.
    for item in items where item.parentView === view {
      for reference in item.references { touched.append(reference.takeUnretainedValue()) }
    }
    for constraint in touched { structureChanged(constraint) }
    if let guide = view.constraintSupport?.systemGuides[.scrollFrame], let item = guide._item {
      for reference in item.references { structureChanged(reference.takeUnretainedValue()) }
    }
  }

  /// A constraint to a baseline that a view derives from one of its subviews. Any change of content may
  /// change the subview.
  private struct SubviewBaseline {
    let constraint: NSLayoutConstraint
    /// The subview whose variables the constraint refers to.
    let source: LayoutItem
  }

  private var subviewBaselines: [SubviewBaseline] = []
  /// A Boolean value that indicates whether a view may derive its baseline from another subview than before.
  private var haveBaselinesMoved = false

  func recordSubviewBaseline(_ constraint: NSLayoutConstraint, of source: LayoutItem) {
    if subviewBaselines.contains(where: { $0.constraint === constraint && $0.source === source }) { return }
    subviewBaselines.append(SubviewBaseline(constraint: constraint, source: source))
    source.mentionsBaseline = true
  }

  /// Records that a stack was rearranged, so that its baseline may come from another view.
  func subviewBaselinesChanged() { haveBaselinesMoved = true }

  private func refreshSubviewBaselines() {
    guard !contentDirty.isEmpty || haveBaselinesMoved else { return }
    haveBaselinesMoved = false
    guard !subviewBaselines.isEmpty else { return }
    let noted = subviewBaselines
    subviewBaselines.removeAll()
    for baseline in noted where baseline.constraint.engine === self { reinstall(baseline.constraint) }
  }

  /// Uninstalls constraints to baselines that leave with a subtree while the views that derive them stay.
  /// They are installed again with the view that then provides the baseline.
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
        container.markConstraintWork()
        container.markNeedsLayout()
      }
    }
    subviewBaselines = kept
  }

  /// Updates constraints after a baseline moved inside its view.
  func baselineChanged(_ item: LayoutItem) {
    guard item.mentionsBaseline else { return }
    for reference in item.references {
      let constraint = reference.takeUnretainedValue()
      if constraint.mentionsBaseline { structureChanged(constraint) }
    }
    for baseline in subviewBaselines where baseline.source === item { structureChanged(baseline.constraint) }
  }

  // MARK: Solving

  /// Solves if anything changed and invalidates the layout of the superviews of moved items; cheap otherwise.
  package func solveIfNeeded() {
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

  /// Performs one solve. The caller has to call `markMovedItems()` afterwards.
  func solve() {
    solver.solve()
    sourcesOfSolve = nil
    for conflict in solver.newConflicts { newlyBroken.insert(conflict.broken) }
    // A fitting size is read from the engine; no layout follows.
    if isFitting { return }
    for variable in solver.changedVariables {
      guard let item = owners[variable.index]?.takeUnretainedValue(), !item.mayHaveMoved else { continue }
      item.mayHaveMoved = true
      changed.append(variable.index)
    }
  }

  /// Invalidates the layout of the superviews of items whose values differ from those before the series of
  /// solves. Constraints replaced by equal ones and text measured again at the same size move nothing.
  private func markMovedItems() {
    for index in changed {
      guard let item = owners[index]?.takeUnretainedValue() else { continue }
      item.mayHaveMoved = false
      let place = SIMD2(solver.value(of: item.left), solver.value(of: item.top))
      let size = SIMD2(solver.value(of: item.width), solver.value(of: item.height))
      let (moved, grown) = (place - item.reportedPlace, size - item.reportedSize)
      // NaN before the first report, which compares as not small.
      if (moved * moved).max() < Self.rounding, (grown * grown).max() < Self.rounding { continue }
      item.reportedPlace = place
      item.reportedSize = size
      item.markMoved()
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// The square of the distance, in points, below which a difference is attributed to rounding.
  private static let rounding = 1e-14

  func value(_ variable: Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }

  /// Returns the application's active constraints that affect the given variables.
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
