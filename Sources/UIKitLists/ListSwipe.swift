import Foundation

/// A swipe of a table row or list item: the displaced cell and the actions behind it.
@MainActor
final class ListSwipe {
  let path: IndexPath
  let cell: UIView
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// The displacement of the cell, in points; never negative.
  var distance: CGFloat = 0
  /// The displacement when the current pan began.
  var start: CGFloat = 0

  init(
    path: IndexPath, cell: UIView, isTrailing: Bool, configuration: UISwipeActionsConfiguration,
    view: SwipeActionsView
  ) {
    self.path = path
    self.cell = cell
    self.isTrailing = isTrailing
    self.configuration = configuration
    self.view = view
  }
}

/// Recognizes horizontal pans of cells.
@MainActor
final class ListSwipeRecognition: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private weak var list: (any SwipedList)?

  init(of list: any SwipedList) {
    self.list = list
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swiped", ListSwipeRecognition.swiped))
  }

  private func swiped() { list?.swiped(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    list?.isSwipe(recognizer) == true
  }
}

/// A table or collection view whose cells can be swiped.
@MainActor
protocol SwipedList: UIScrollView {
  var swipe: ListSwipe? { get set }
  /// A Boolean value that indicates whether cells can currently be swiped.
  var canSwipe: Bool { get }
  /// Returns the cell at a point in the list's coordinate space, and its index path.
  func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns the swipe actions of a cell; `nil` if it has none.
  func actions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
  /// Returns the cell's frame without displacement; `nil` if the cell is not visible.
  func restingFrame(of swipe: ListSwipe) -> CGRect?
  /// Returns the corners that a cell rounds; `nil` if it rounds none.
  func corners(of swipe: ListSwipe) -> (radius: CGFloat, corners: CACornerMask)?
  /// Cancels the current touch of a row, as the swipe takes over.
  func cancelTouch()
  /// Called when a cell begins to be displaced.
  func swipeBegan(_ swipe: ListSwipe)
  func swipeEnded(_ swipe: ListSwipe)
}

extension SwipedList {
  func isSwiped(_ cell: UIView) -> Bool { swipe?.cell === cell }

  // MARK: By touch

  /// Returns whether a pan begins a swipe: its movement is more horizontal than vertical and the cell has
  /// actions on that side, or it starts on an open swipe.
  func isSwipe(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard canSwipe else { return false }
    let move = recognizer.translation(in: self)
    guard abs(move.x) > abs(move.y) else { return false }
    let position = recognizer.location(in: self)
    let start = CGPoint(x: position.x - move.x, y: position.y - move.y)
    if let swipe, swipe.cell.frame.contains(start) || swipe.view.frame.contains(start) { return true }
    let isTrailing = (move.x < 0) != isRightToLeft
    guard let (path, cell) = swipedCell(at: start),
      let configuration = actions(at: path, isTrailing: isTrailing)
    else { return false }
    cancelTouch()
    openSwipe(of: cell, at: path, isTrailing: isTrailing, configuration)
    return true
  }

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
      layOutSwipe()
    case .ended:
      if isFullSwipe(swipe), let action = swipe.configuration.actions.first {
        perform(action, from: swipe.view.button(of: action) ?? swipe.view)
        return
      }
      finishSwipe(isOpen: swipe.distance > swipe.view.naturalWidth / 2)
    case .cancelled, .failed: finishSwipe(isOpen: false)
    case .possible: break
    }
  }

  /// Returns whether a pan has gone far enough to perform the first action: more than 55 % of the cell's
  /// width, and 40 points beyond the actions.
  private func isFullSwipe(_ swipe: ListSwipe) -> Bool {
    swipe.configuration.performsFirstActionWithFullSwipe
      && swipe.distance > max(swipe.cell.bounds.width * 0.55, swipe.view.naturalWidth + 40)
  }

  // MARK: Opening and closing

  /// Opens the trailing actions of a cell, as a tap on its delete control does.
  func openTrailingSwipe(of cell: UIView, at path: IndexPath) {
    guard let configuration = actions(at: path, isTrailing: true) else { return }
    openSwipe(of: cell, at: path, isTrailing: true, configuration)
    finishSwipe(isOpen: true)
  }

  private func openSwipe(
    of cell: UIView, at path: IndexPath, isTrailing: Bool, _ configuration: UISwipeActionsConfiguration
  ) {
    endSwipe(animated: false)
    let view = SwipeActionsView(configuration.actions, isAtRight: isTrailing != isRightToLeft) {
      [weak self] action, button in self?.perform(action, from: button)
    }
    view.isGlass = metrics.hasGlass
    addSubview(view)
    let made = ListSwipe(
      path: path, cell: cell, isTrailing: isTrailing, configuration: configuration, view: view)
    swipe = made
    swipeBegan(made)
    layOutSwipe()
  }

  /// Ends a pan: opens the actions or moves the cell back.
  private func finishSwipe(isOpen: Bool) {
    guard let swipe else { return }
    guard isOpen else {
      endSwipe(animated: true)
      return
    }
    swipe.view.isFull = false
    swipe.distance = swipe.view.naturalWidth
    UIView.animate(withDuration: 0.25) { self.layOutSwipe() }
  }

  func endSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    let place = { [weak self] in
      closing.distance = 0
      self?.place(closing)
    }
    if animated, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.25, animations: place) { _ in closing.view.removeFromSuperview() }
    } else {
      place()
      closing.view.removeFromSuperview()
    }
    swipeEnded(closing)
  }

  /// Closes the open swipe, if any.
  ///
  /// - Returns: `true` if there was one.
  func closeOpenSwipe() -> Bool {
    guard swipe != nil else { return false }
    endSwipe(animated: true)
    return true
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.endSwipe(animated: true) }
  }

  // MARK: Placing

  /// Updates the frames of the swiped cell and its actions for the current displacement.
  func layOutSwipe() {
    if let swipe { place(swipe) }
  }

  private func place(_ swipe: ListSwipe) {
    guard let row = restingFrame(of: swipe) else { return }
    let isAtRight = swipe.isTrailing != isRightToLeft
    swipe.cell.frame = row.offsetBy(dx: isAtRight ? -swipe.distance : swipe.distance, dy: 0)
    swipe.view.frame = CGRect(
      x: isAtRight ? row.maxX - swipe.distance : row.minX, y: row.minY, width: swipe.distance,
      height: row.height)
    if let corners = corners(of: swipe) {
      swipe.view.layer.cornerRadius = corners.radius
      swipe.view.layer.maskedCorners = corners.corners
    }
  }
}
