import Foundation

/// A drop on a list: what is dropped, where it goes, and what is called when it has come there.
@MainActor
class ListDrop: NSObject {
  final private weak var list: UIView?
  final let session: any UIDropSession
  final let destinationIndexPath: IndexPath?
  final let listItems: [ListDropItem]
  private var goals: [ObjectIdentifier: (goal: UIDragPreviewTarget?, animator: DragAnimator)] = [:]

  /// - Parameters:
  ///   - list: the table or collection.
  ///   - size: the size of one of its elements, in points.
  init(
    _ session: any UIDropSession, on list: UIView, _ destination: IndexPath?, size: (IndexPath) -> CGSize
  ) {
    self.list = list
    self.session = session
    destinationIndexPath = destination
    let drag = (session as? DropSession)?.drag
    listItems = session.items.map { item in
      let path = drag?.sourceView === list ? drag?.sourcePaths[ObjectIdentifier(item)] : nil
      return ListDropItem(item, path, path.map(size) ?? .zero)
    }
  }

  final func send(_ item: UIDragItem, to goal: UIDragPreviewTarget?) -> DragAnimator {
    let animator = DragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }

  /// Makes an item wait for its data, at a place that the list inserts then.
  final func hold(
    _ item: UIDragItem, for path: IndexPath, insert: @escaping (IndexPath) -> Void
  ) -> ListDropPlaceholder {
    ListDropPlaceholder(item, send(item, to: nil), list, path, insert)
  }

  /// Lets an item's picture go anywhere.
  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    send(dragItem, to: target)
  }

  /// Lets an item's picture go to the middle of a view's rectangle, in its coordinates; without a view it
  /// vanishes.
  final func drop(_ item: UIDragItem, in view: UIView?, _ rect: @autoclosure () -> CGRect) -> DragAnimator {
    guard let view else { return send(item, to: nil) }
    let rect = rect()
    return send(item, to: UIDragPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY)))
  }

  /// Returns the place where an item's picture goes; `nil` where it vanishes.
  final func preview(for item: UIDragItem, _ preview: UITargetedDragPreview) -> UITargetedDragPreview? {
    goals[ObjectIdentifier(item)]?.goal.map { preview.retargetedPreview(with: $0) }
  }

  final func animate(_ item: UIDragItem, with animator: any UIDragAnimating) {
    guard let own = goals[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }
}

/// One of the things that are dropped on a list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
  }
}

/// A place in a list for something that was dropped and whose data is not there yet.
final class ListDropPlaceholder: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let animator: DragAnimator
  private weak var list: UIView?
  private var path: IndexPath?
  private let insert: (IndexPath) -> Void

  init(
    _ item: UIDragItem, _ animator: DragAnimator, _ list: UIView?, _ path: IndexPath,
    _ insert: @escaping (IndexPath) -> Void
  ) {
    dragItem = item
    self.animator = animator
    self.list = list
    self.path = path
    self.insert = insert
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path, list != nil else { return false }
    self.path = nil
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func setNeedsCellUpdate() {}

  func deletePlaceholder() -> Bool {
    defer { path = nil }
    return path != nil
  }
}
