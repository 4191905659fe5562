import Foundation

/// A row pushed aside by a finger, with the actions behind it.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the row is pushed, in points; never negative.
  var distance: CGFloat = 0
  /// The distance at which the finger took hold.
  var start: CGFloat = 0
  var isOpen = false

  init(
    path: IndexPath, cell: UITableViewCell, isTrailing: Bool, configuration: UISwipeActionsConfiguration,
    view: SwipeActionsView
  ) {
    self.path = path
    self.cell = cell
    self.isTrailing = isTrailing
    self.configuration = configuration
    self.view = view
  }
}

/// The actions behind a row that is pushed aside: the first is at the row's edge.
@MainActor
final class SwipeActionsView: UIView {
  private let actions: [UIContextualAction]
  private let isAtRight: Bool
  private var buttons: [ActionButton] = []

  /// A button of an action: its image above its title.
  final class ActionButton: UIControl {
    let image = UIImageView()
    let title = UILabel()

    override func layoutSubviews() {
      super.layoutSubviews()
      let text =
        title.text?.isEmpty == false
        ? title.sizeThatFits(CGSize(width: max(naturalWidth - 8, 0), height: 0)) : .zero
      let picture = image.image?.size ?? .zero
      let gap: CGFloat = text.height > 0 && picture.height > 0 ? 4 : 0
      let fits = text.height + gap + picture.height <= bounds.height
      let height =
        fits ? text.height + gap + picture.height : max(picture.height, picture.height > 0 ? 0 : text.height)
      let top = ((bounds.height - height) / 2).roundedToPixel(pixelScale)
      let middle = isAtRight ? naturalWidth / 2 : bounds.width - naturalWidth / 2
      image.frame = CGRect(
        x: (middle - picture.width / 2).roundedToPixel(pixelScale), y: top, width: picture.width,
        height: picture.height)
      title.isHidden = !fits && picture.height > 0
      title.frame = CGRect(
        x: (middle - text.width / 2).roundedToPixel(pixelScale), y: top + picture.height + gap,
        width: text.width, height: text.height)
    }

    var isAtRight = true
    var naturalWidth: CGFloat = 74
  }

  /// The least width of an action in points, as iOS shows it for short titles.
  private static let actionWidth: CGFloat = 74

  init(
    _ actions: [UIContextualAction], isAtRight: Bool, perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.actions = actions
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = ActionButton()
      button.isAtRight = isAtRight
      button.backgroundColor = action.backgroundColor
      button.clipsToBounds = true
      button.title.text = action.title
      button.title.textColor = .white
      button.title.font = .systemFont(ofSize: 15)
      button.title.numberOfLines = 2
      button.title.textAlignment = .center
      button.image.image = action.image?.withRenderingMode(.alwaysTemplate)
      button.image.tintColor = .white
      button.addSubview(button.image)
      button.addSubview(button.title)
      button.accessibilityLabel = action.title
      let text = button.title.sizeThatFits(CGSize(width: 200, height: 0)).width
      button.naturalWidth = max(SwipeActionsView.actionWidth, (text + 30).rounded(.down))
      button.addAction(
        UIAction { [weak button] _ in
          if let button { perform(action, button) }
        }, for: .touchUpInside)
      buttons.append(button)
      // The first action lies above the others, which slide out from below it.
      insertSubview(button, at: 0)
    }
  }

  required init?(coder: NSCoder) {
    actions = []
    isAtRight = true
    super.init(coder: coder)
  }

  /// The width of all actions in points.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// The first action takes all of the view, as when the finger is about to perform it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  func button(of action: UIContextualAction) -> UIView? {
    actions.firstIndex { $0 === action }.map { buttons[$0] }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var end: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : button.naturalWidth * share
      let x = isAtRight ? bounds.width - end - width : end
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      end += width
    }
  }
}

/// Takes a finger that moves a row to the side.
@MainActor
final class RowSwipeRecognition: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private weak var table: UITableView?

  init(of table: UITableView) {
    self.table = table
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swiped", RowSwipeRecognition.swiped))
  }

  private func swiped() { table?.swiped(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    table?.maySwipe(recognizer) == true
  }
}

extension UITableView {
  func isSwiped(_ cell: UITableViewCell) -> Bool { swipe?.cell === cell }

  // MARK: By touch

  /// Whether a finger that has moved takes a row to the side: across more than along, and where there are actions.
  func maySwipe(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard contentLayout == nil, touch.movedCell == nil, !isEditing || swipe != nil else { return false }
    let move = recognizer.translation(in: self)
    guard abs(move.x) > abs(move.y) else { return false }
    let position = recognizer.location(in: self)
    let start = CGPoint(x: position.x - move.x, y: position.y - move.y)
    if let swipe, swipe.cell.frame.minY <= start.y, start.y < swipe.cell.frame.maxY { return true }
    guard let path = indexPathForRow(at: start), let cell = cellForRow(at: path) else { return false }
    let isTrailing = (move.x < 0) != isRightToLeft
    guard let configuration = actions(at: path, isTrailing: isTrailing) else { return false }
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
      swipe.distance = min(distance, rowWidth)
      swipe.view.isFull = isFullSwipe(swipe)
      placeSwipe()
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

  /// A swipe over more than half of the row, beyond its actions, performs the first of them.
  private func isFullSwipe(_ swipe: RowSwipe) -> Bool {
    swipe.configuration.performsFirstActionWithFullSwipe
      && swipe.distance > max(rowWidth * 0.55, swipe.view.naturalWidth + 40)
  }

  // MARK: Opening and closing

  func openSwipe(
    of cell: UITableViewCell, at path: IndexPath, isTrailing: Bool,
    _ configuration: UISwipeActionsConfiguration
  ) {
    endSwipe(animated: false)
    let view = SwipeActionsView(configuration.actions, isAtRight: isTrailing != isRightToLeft) {
      [weak self] action, button in self?.perform(action, from: button)
    }
    addSubview(view)
    swipe = RowSwipe(path: path, cell: cell, isTrailing: isTrailing, configuration: configuration, view: view)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cell.willTransition(to: .showingDeleteConfirmation)
    cell.showingDeleteConfirmation = true
    cell.didTransition(to: .showingDeleteConfirmation)
    placeSwipe()
  }

  /// Lets go of a row: it shows its actions, or comes back.
  func settleSwipe(isOpen: Bool) {
    guard let swipe else { return }
    guard isOpen else {
      endSwipe(animated: true)
      return
    }
    swipe.isOpen = true
    swipe.view.isFull = false
    swipe.distance = swipe.view.naturalWidth
    UIView.animate(withDuration: 0.25) { self.placeSwipe() }
  }

  func endSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    closing.cell.willTransition(to: [])
    closing.cell.showingDeleteConfirmation = false
    closing.cell.didTransition(to: [])
    let place = { [weak self] in
      guard let self else { return }
      closing.distance = 0
      self.place(closing)
    }
    if animated, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.25, animations: place) { _ in closing.view.removeFromSuperview() }
    } else {
      place()
      closing.view.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: closing.path)
  }

  /// Closes a row that shows its actions.
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

  // MARK: Placing

  /// Puts the swiped row and its actions where the finger has them.
  func placeSwipe() {
    guard let swipe else { return }
    place(swipe)
  }

  private func place(_ swipe: RowSwipe) {
    guard shownRows.contains(where: { $0.cell === swipe.cell && $0.path == swipe.path }) else { return }
    let row = frame(of: swipe.path)
    let isAtRight = swipe.isTrailing != isRightToLeft
    var frame = row
    frame.origin.x += isAtRight ? -swipe.distance : swipe.distance
    swipe.cell.frame = frame
    swipe.view.frame = CGRect(
      x: isAtRight ? row.maxX - swipe.distance : row.minX, y: row.minY, width: swipe.distance,
      height: row.height)
    if style == .insetGrouped {
      swipe.view.layer.cornerRadius = swipe.cell.layer.cornerRadius
      swipe.view.layer.maskedCorners = swipe.cell.layer.maskedCorners
    }
  }
}
