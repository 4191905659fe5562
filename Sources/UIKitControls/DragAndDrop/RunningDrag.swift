import Foundation
@_spi(UIKit) import UIKitCore

/// The gesture recognizer of a drag: a press of half a second lifts the items, a movement drags them.
final class DragRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var drag: RunningDrag?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addWatcher { [weak self] in self?.follow() }
  }

  /// The gesture begins only if there are items to drag.
  override var mayBegin: Bool {
    guard super.mayBegin, let interaction, let window = interaction.view?.window else { return false }
    drag = RunningDrag(interaction, self, in: window)
    return drag != nil
  }

  /// A context menu that the same press opens stays until the drag begins.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
      || preventedGestureRecognizer is DragRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UILongPressGestureRecognizer)
      || preventingGestureRecognizer is DragRecognizer
  }

  private func follow() {
    switch state {
    case .began: drag?.lift()
    case .changed: drag?.move()
    case .ended:
      drag?.letGo()
      drag = nil
    case .cancelled:
      drag?.cancel()
      drag = nil
    case .possible, .failed: drag = nil
    }
  }
}

/// The state of a drag that its source and its destinations share.
package final class DragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  fileprivate(set) weak var recognizer: UIGestureRecognizer?
  /// The view from which the items are dragged.
  package fileprivate(set) weak var sourceView: UIView?
  /// The index paths of items in the list that they come from, by the identity of the item.
  package var sourcePaths: [ObjectIdentifier: IndexPath] = [:]

  package func location(in view: UIView) -> CGPoint { recognizer?.location(in: view) ?? .zero }
  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

package final class DropSession: NSObject, UIDropSession {
  package let drag: DragSession
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) { self.drag = drag }

  package var items: [UIDragItem] { drag.items }
  package var localDragSession: (any UIDragSession)? { drag }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var loaded: [any NSItemProviderReading] = []
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in if let object { loaded.append(object) } }
    }
    progress.completedUnitCount = 1
    completion(loaded)
    return progress
  }
}

/// A drag from the lift to the drop, in this order:
///
/// 1. The source provides the items, and their previews are lifted.
/// 2. The first movement begins the drag. The session enters the innermost view under the finger with a drop
///   interaction that can handle it; each movement requests a proposal. The session exits when another view
///   is under the finger.
/// 3. When the finger lifts over a proposal to copy or to move, the drop is performed, and the previews move
///   to their targets; otherwise they move back.
@MainActor
final class RunningDrag {
  private let interaction: UIDragInteraction
  private let source: any UIDragInteractionDelegate
  private let window: UIWindow
  private let session = DragSession()
  private let dropSession: DropSession
  private var previews: [(item: UIDragItem, preview: UITargetedDragPreview, picture: UIView)] = []
  private var hasBegun = false
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The drop interactions that were asked whether they can handle the session, with their answers.
  private var asked: [(interaction: UIDropInteraction, canHandle: Bool)] = []
  private var springs = SpringLoading()

  init?(_ interaction: UIDragInteraction, _ recognizer: UIGestureRecognizer, in window: UIWindow) {
    guard let source = interaction.delegate else { return nil }
    self.interaction = interaction
    self.source = source
    self.window = window
    dropSession = DropSession(session)
    session.recognizer = recognizer
    session.sourceView = interaction.view
    session.items = source.dragInteraction(interaction, itemsForBeginning: session)
    if session.items.isEmpty { return nil }
  }

  func lift() {
    for item in session.items {
      guard
        let preview = source.dragInteraction(interaction, previewForLifting: item, session: session),
        let picture = picture(of: preview)
      else { continue }
      previews.append((item, preview, picture))
    }
    let animator = DragAnimator()
    source.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    UIView.animate(
      withDuration: 0.2,
      animations: { [previews] in
        for entry in previews { entry.picture.transform = CGAffineTransform(scaleX: 1.04, y: 1.04) }
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  /// Adds a snapshot of a preview to the window, at the position of the preview's target.
  private func picture(of preview: UITargetedDragPreview) -> UIView? {
    let view = preview.view
    let rect = preview.parameters.visiblePath?.bounds ?? view.bounds
    guard
      let picture = view.resizableSnapshotView(
        from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    picture.isUserInteractionEnabled = false
    picture.center = preview.target.container.convert(preview.target.center, to: window)
    picture.layer.shadowOpacity = 0.2
    picture.layer.shadowRadius = 8
    window.addSubview(picture)
    return picture
  }

  func move() {
    if !hasBegun { begin() }
    source.dragInteraction(interaction, sessionDidMove: session)
    let point = session.location(in: window)
    for (index, entry) in previews.enumerated() {
      let shift = CGFloat(min(index, 3)) * 4
      entry.picture.center = CGPoint(x: point.x + shift, y: point.y + shift)
    }
    let under = window.hitTest(point, with: nil)
    springs.move(over: under, session)
    let found = place(at: under)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      target = found
      proposal = nil
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: dropSession) }
    }
    if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession) }
  }

  private func begin() {
    hasBegun = true
    // Dismiss context menus that the same press has opened.
    for view in sequence(first: interaction.view, next: { $0?.superview }).compactMap({ $0 }) {
      for menu in view.interactions { (menu as? UIContextMenuInteraction)?.dismissMenu() }
    }
    source.dragInteraction(interaction, sessionWillBegin: session)
    session.allowsMoveOperation = source.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      source.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    for index in previews.indices {
      guard let own = previews[index].item.previewProvider?() else { continue }
      if own.view.superview == nil, own.view.bounds.isEmpty { own.view.sizeToFit() }
      guard let picture = own.view.snapshotView(afterScreenUpdates: false) else { continue }
      picture.isUserInteractionEnabled = false
      picture.center = previews[index].picture.center
      previews[index].picture.removeFromSuperview()
      window.addSubview(picture)
      previews[index].picture = picture
    }
  }

  /// Returns the innermost drop interaction around a view that can handle the session. Each is asked once.
  private func place(at view: UIView?) -> UIDropInteraction? {
    for view in sequence(first: view, next: { $0?.superview }).compactMap({ $0 }) {
      for case let drop as UIDropInteraction in view.interactions {
        if let known = asked.first(where: { $0.interaction === drop }) {
          if known.canHandle { return drop }
          continue
        }
        let canHandle = drop.delegate?.dropInteraction(drop, canHandle: dropSession) ?? false
        asked.append((drop, canHandle))
        if canHandle { return drop }
      }
    }
    return nil
  }

  func letGo() {
    springs.end(session)
    guard hasBegun else {
      goBack(.cancel, tellsEnd: false)
      return
    }
    let operation = proposal?.operation ?? .cancel
    let isAllowed = operation == .copy || (operation == .move && session.allowsMoveOperation)
    guard let target, let place = target.delegate, isAllowed else {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      source.dragInteraction(
        interaction, session: session, willEndWith: operation == .forbidden ? .forbidden : .cancel)
      goBack(operation == .forbidden ? .forbidden : .cancel, tellsEnd: true)
      return
    }
    place.dropInteraction(target, performDrop: dropSession)
    source.dragInteraction(interaction, session: session, willEndWith: operation)
    movePictures { item, preview, animator in
      let goal = place.dropInteraction(target, previewForDropping: item, withDefault: preview)
      place.dropInteraction(target, item: item, willAnimateDropWith: animator)
      return goal
    } completion: {
      place.dropInteraction(target, concludeDrop: self.dropSession)
      self.notifyDropInteractions()
      self.source.dragInteraction(self.interaction, session: self.session, didEndWith: operation)
      self.source.dragInteraction(self.interaction, sessionDidTransferItems: self.session)
    }
  }

  /// Moves the pictures of what is dragged to where it goes, and removes them there.
  ///
  /// - Parameters:
  ///   - goal: where an item goes, after the delegate was told of the animation; `nil` if it vanishes.
  ///   - completion: called when all are there.
  private func movePictures(
    to goal: (UIDragItem, UITargetedDragPreview, DragAnimator) -> UITargetedDragPreview?,
    completion: @escaping () -> Void
  ) {
    let moves = previews.map { entry in
      let animator = DragAnimator()
      return (picture: entry.picture, goal: goal(entry.item, entry.preview, animator), animator: animator)
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { [window] in
        for move in moves { Self.send(move.picture, to: move.goal, in: window) }
        for move in moves { move.animator.animate() }
      },
      completion: { _ in
        for move in moves { move.picture.removeFromSuperview() }
        for move in moves { move.animator.complete() }
        completion()
      })
  }

  func cancel() {
    springs.end(session)
    if hasBegun {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      source.dragInteraction(interaction, session: session, willEndWith: .cancel)
    }
    goBack(.cancel, tellsEnd: hasBegun)
  }

  private func goBack(_ operation: UIDropOperation, tellsEnd: Bool) {
    movePictures { item, preview, animator in
      let goal = source.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
      source.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      return goal
    } completion: {
      guard tellsEnd else { return }
      self.notifyDropInteractions()
      self.source.dragInteraction(self.interaction, session: self.session, didEndWith: operation)
    }
  }

  private static func send(_ picture: UIView, to goal: UITargetedDragPreview?, in window: UIWindow) {
    if let goal {
      picture.center = goal.target.container.convert(goal.target.center, to: window)
      picture.transform = goal.target.transform
    } else {
      picture.alpha = 0
    }
  }

  private func notifyDropInteractions() {
    for (place, canHandle) in asked where canHandle {
      place.delegate?.dropInteraction(place, sessionDidEnd: dropSession)
    }
  }
}
