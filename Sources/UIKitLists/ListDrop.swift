import Foundation

/// Where items that are dropped on a list go, and what is called when they have come there.
@MainActor
class ListDrop: NSObject {
  fileprivate(set) var goals: [ObjectIdentifier: (goal: UIDragPreviewTarget?, animator: DragAnimator)] = [:]

  func send(_ item: UIDragItem, to goal: UIDragPreviewTarget?) -> DragAnimator {
    let animator = DragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }

  /// Where an item's picture goes; nil where it vanishes.
  func preview(for item: UIDragItem, _ preview: UITargetedDragPreview) -> UITargetedDragPreview? {
    goals[ObjectIdentifier(item)]?.goal.map { preview.retargetedPreview(with: $0) }
  }

  func animate(_ item: UIDragItem, with animator: any UIDragAnimating) {
    guard let own = goals[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }
}

/// The middle of a view's rectangle, for the preview of a drag.
@MainActor
func dropTarget(in view: UIView, _ rect: CGRect) -> UIDragPreviewTarget {
  UIDragPreviewTarget(container: view, center: CGPoint(x: rect.midX, y: rect.midY))
}
