import Foundation

/// An item of a list pushed aside by a finger, with the actions behind it.
@MainActor
final class ItemSwipe {
  let path: IndexPath
  let cell: UICollectionViewCell
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the item is pushed, in points; never negative.
  var distance: CGFloat = 0
  /// The distance at which the finger took hold.
  var start: CGFloat = 0

  init(
    path: IndexPath, cell: UICollectionViewCell, isTrailing: Bool,
    configuration: UISwipeActionsConfiguration, view: SwipeActionsView
  ) {
    self.path = path
    self.cell = cell
    self.isTrailing = isTrailing
    self.configuration = configuration
    self.view = view
  }
}

/// Takes a finger that moves an item to the side.
@MainActor
final class ItemSwipeRecognition: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private weak var collection: UICollectionView?

  init(of collection: UICollectionView) {
    self.collection = collection
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swiped", ItemSwipeRecognition.swiped))
  }

  private func swiped() { collection?.swiped(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    collection?.maySwipe(recognizer) == true
  }
}

extension UICollectionView {
  func isSwiped(_ cell: UICollectionViewCell) -> Bool { swipe?.cell === cell }

  private func actions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  // MARK: By touch

  /// Whether a finger that has moved takes an item to the side: across more than along, and where there are actions.
  func maySwipe(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard contentLayout == nil, movement == nil, !isEditing || swipe != nil else { return false }
    let move = recognizer.translation(in: self)
    guard abs(move.x) > abs(move.y) else { return false }
    let position = recognizer.location(in: self)
    let start = CGPoint(x: position.x - move.x, y: position.y - move.y)
    if let swipe, seenFrame(swipe).contains(start) || swipe.view.frame.contains(start) { return true }
    guard let path = indexPathForItem(at: start), let cell = cellForItem(at: path) else { return false }
    let isTrailing = (move.x < 0) != isRightToLeft
    guard let configuration = actions(at: path, isTrailing: isTrailing) else { return false }
    cancelTouch()
    openSwipe(of: cell, at: path, isTrailing: isTrailing, configuration)
    return true
  }

  private func seenFrame(_ swipe: ItemSwipe) -> CGRect { swipe.cell.frame }

  func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard let swipe else { return }
    let isAtRight = swipe.isTrailing != isRightToLeft
    let move = recognizer.translation(in: self).x
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began { swipe.start = swipe.distance }
      let distance = max(swipe.start + (isAtRight ? -move : move), 0)
      swipe.distance = min(distance, swipe.cell.bounds.width)
      swipe.view.isFull = isFullSwipe(swipe)
      place(swipe)
    case .ended:
      if isFullSwipe(swipe), let action = swipe.configuration.actions.first {
        perform(action, from: swipe.view.button(of: action) ?? swipe.view)
        return
      }
      settleSwipe(isOpen: swipe.distance > swipe.view.naturalWidth / 2)
    case .cancelled, .failed: settleSwipe(isOpen: false)
    case .possible: break
    }
  }

  /// A swipe over more than half of the item, beyond its actions, performs the first of them.
  private func isFullSwipe(_ swipe: ItemSwipe) -> Bool {
    swipe.configuration.performsFirstActionWithFullSwipe
      && swipe.distance > max(swipe.cell.bounds.width * 0.55, swipe.view.naturalWidth + 40)
  }

  // MARK: Opening and closing

  /// Shows the actions at the end of an item, as a touch of its control does that deletes.
  func openTrailingSwipe(of cell: UICollectionViewCell, at path: IndexPath) {
    guard let configuration = actions(at: path, isTrailing: true) else { return }
    openSwipe(of: cell, at: path, isTrailing: true, configuration)
    settleSwipe(isOpen: true)
  }

  private func openSwipe(
    of cell: UICollectionViewCell, at path: IndexPath, isTrailing: Bool,
    _ configuration: UISwipeActionsConfiguration
  ) {
    endSwipe(animated: false)
    let view = SwipeActionsView(configuration.actions, isAtRight: isTrailing != isRightToLeft) {
      [weak self] action, button in self?.perform(action, from: button)
    }
    addSubview(view)
    let swipe = ItemSwipe(
      path: path, cell: cell, isTrailing: isTrailing, configuration: configuration, view: view)
    self.swipe = swipe
    cell.isSwiped = true
    place(swipe)
  }

  /// Lets go of an item: it shows its actions, or comes back.
  private func settleSwipe(isOpen: Bool) {
    guard let swipe else { return }
    guard isOpen else {
      endSwipe(animated: true)
      return
    }
    swipe.view.isFull = false
    swipe.distance = swipe.view.naturalWidth
    UIView.animate(withDuration: 0.25) { self.place(swipe) }
  }

  func endSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    closing.cell.isSwiped = false
    closing.distance = 0
    if animated, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.25) {
        self.place(closing)
      } completion: { _ in
        closing.view.removeFromSuperview()
      }
    } else {
      place(closing)
      closing.view.removeFromSuperview()
    }
  }

  /// Closes an item that shows its actions.
  ///
  /// - Returns: whether there was one.
  func closesSwipe() -> Bool {
    guard swipe != nil else { return false }
    endSwipe(animated: true)
    return true
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.endSwipe(animated: true) }
  }

  private func place(_ swipe: ItemSwipe) {
    guard let element = shown.values.first(where: { $0.view === swipe.cell }) else { return }
    let row = viewFrame(element.attributes)
    let isAtRight = swipe.isTrailing != isRightToLeft
    swipe.cell.frame = row.offsetBy(dx: isAtRight ? -swipe.distance : swipe.distance, dy: 0)
    swipe.view.frame = CGRect(
      x: isAtRight ? row.maxX - swipe.distance : row.minX, y: row.minY, width: swipe.distance,
      height: row.height)
    if let corners = swipe.cell.groupCorners {
      swipe.view.layer.cornerRadius = corners.radius
      swipe.view.layer.maskedCorners = corners.corners
    }
  }
}
