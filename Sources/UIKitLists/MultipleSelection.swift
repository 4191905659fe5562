import Foundation

/// Selects what two fingers pass in a list, or one finger that moves along the list's controls while it is edited.
@MainActor
final class MultipleSelection: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private weak var list: (any MultipleSelectionList)?

  /// The place where the fingers began, once they have moved.
  private var beginning: IndexPath?
  private var sweep: Sweep?

  /// The selection by fingers that are down.
  private struct Sweep {
    let beginning: IndexPath
    /// A Boolean value that indicates whether they select: not where they began on something that is
    /// selected.
    let selects: Bool
    /// The selection from before.
    let former: Set<IndexPath>
    /// The elements between where they began and where they are.
    var swept: [IndexPath] = []
  }

  init(in list: any MultipleSelectionList) {
    self.list = list
    recognizer.maximumNumberOfTouches = 2
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swept", MultipleSelection.moved))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, list.allowsSeveral else { return false }
    let (move, position) = (recognizer.translation(in: list), recognizer.location(in: list))
    let start = CGPoint(x: position.x - move.x, y: position.y - move.y)
    guard recognizer.numberOfTouches == 2 || list.isSelectedByOneFinger(from: start, by: move),
      let path = list.pathToSelect(at: start), list.shouldBeginMultipleSelection(at: path)
    else { return false }
    beginning = path
    return true
  }

  private func moved() {
    guard let list else { return }
    switch recognizer.state {
    case .began:
      guard let beginning else { return }
      list.cancelTouch()
      list.didBeginMultipleSelection(at: beginning)
      sweep = Sweep(
        beginning: beginning, selects: !list.selectedPaths.contains(beginning), former: list.selectedPaths)
      sweep(to: list.pathToSelect(at: recognizer.location(in: list)) ?? beginning)
    case .changed:
      if let path = list.pathToSelect(at: recognizer.location(in: list)) { sweep(to: path) }
    case .ended, .cancelled, .failed:
      guard sweep != nil else { return }
      (sweep, beginning) = (nil, nil)
      list.didEndMultipleSelection()
    case .possible: break
    }
  }

  /// Selects up to a path; what the fingers have left is again as it was.
  private func sweep(to path: IndexPath) {
    guard let list, let present = sweep else { return }
    let swept = paths(between: present.beginning, and: path, in: list)
    guard swept != present.swept else { return }
    sweep?.swept = swept
    let (now, before) = (Set(swept), Set(present.swept))
    for path in present.swept where !now.contains(path) {
      list.setSelectedByTouch(present.former.contains(path), at: path)
    }
    for path in swept where !before.contains(path) { list.setSelectedByTouch(present.selects, at: path) }
  }

  /// The paths from one to another, both included, in the list's order.
  private func paths(between one: IndexPath, and other: IndexPath, in list: any MultipleSelectionList)
    -> [IndexPath]
  {
    let (first, last) = (min(one, other), max(one, other))
    return (first.section...last.section).flatMap { section in
      let count = list.countToSelect(in: section)
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? min(last.item + 1, count) : count
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}

/// A table or a collection in which fingers select what they pass.
@MainActor
protocol MultipleSelectionList: UIScrollView {
  var selectedPaths: Set<IndexPath> { get }
  /// A Boolean value that indicates whether several rows or items can be selected, be it while the list is
  /// edited.
  var allowsSeveral: Bool { get }
  /// The number of rows or items in a section; 0 for a section that is not there.
  func countToSelect(in section: Int) -> Int
  /// The row or item at a point of the list.
  func pathToSelect(at point: CGPoint) -> IndexPath?
  /// Returns whether one finger selects that came down at a point and moved.
  func isSelectedByOneFinger(from start: CGPoint, by move: CGPoint) -> Bool
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()
  /// Selects or deselects as a tap does: the delegate may refuse, and is told.
  func setSelectedByTouch(_ isSelected: Bool, at path: IndexPath)
  /// Takes the present touch from the cells.
  func cancelTouch()
}

extension UITableView: MultipleSelectionList {
  var allowsSeveral: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

  func countToSelect(in section: Int) -> Int {
    section < numberOfSections ? numberOfRows(inSection: section) : 0
  }

  func pathToSelect(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  /// Along the circles at the leading edge.
  func isSelectedByOneFinger(from start: CGPoint, by move: CGPoint) -> Bool {
    guard isEditing, selectsSeveral, let path = indexPathForRow(at: start), let cell = cellForRow(at: path),
      let control = cell.editControl
    else { return false }
    let place = convert(control.bounds, from: control).insetBy(dx: -10, dy: 0)
    return place.minX <= start.x && start.x <= place.maxX
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}

extension UICollectionView: MultipleSelectionList {
  var allowsSeveral: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

  func countToSelect(in section: Int) -> Int {
    section < numberOfSections ? numberOfItems(inSection: section) : 0
  }

  func pathToSelect(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// Across the direction in which the collection scrolls.
  func isSelectedByOneFinger(from start: CGPoint, by move: CGPoint) -> Bool {
    guard isEditing, selectsSeveral else { return false }
    let scrollsAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
    return scrollsAcross ? abs(move.y) > abs(move.x) : abs(move.x) > abs(move.y)
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
