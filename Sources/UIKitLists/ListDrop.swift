import Foundation

/// The targets of items dropped on a list, and the animators that run when the items arrive there.
@MainActor
class ListDrop: NSObject {
  fileprivate(set) var goals: [ObjectIdentifier: (goal: UIDragPreviewTarget?, animator: DragAnimator)] = [:]

  func send(_ item: UIDragItem, to goal: UIDragPreviewTarget?) -> DragAnimator {
    let animator = DragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }

  /// Returns a preview retargeted to the item's destination; `nil` if the item has no target and vanishes.
  func preview(for item: UIDragItem, _ preview: UITargetedDragPreview) -> UITargetedDragPreview? {
    goals[ObjectIdentifier(item)]?.goal.map { preview.retargetedPreview(with: $0) }
  }

  func animate(_ item: UIDragItem, with animator: any UIDragAnimating) {
    guard let own = goals[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }
}

/// Returns a drop target at the center of a rectangle in a view's coordinate space.
@MainActor
func dropTarget(in view: UIView, _ rect: CGRect) -> UIDragPreviewTarget {
  UIDragPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY))
}
