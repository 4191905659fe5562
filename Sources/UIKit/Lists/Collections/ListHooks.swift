import Foundation

/// A row of a list pushed aside by a finger: lists of collections have none yet.
final class ItemSwipe { var cell: UICollectionViewCell? }
@MainActor final class ItemSwipeRecognition {
  let recognizer = UIPanGestureRecognizer(); init(of: UICollectionView) {}
}
class UICollectionViewListCell: UICollectionViewCell {
  func isReorderControl(at: CGPoint) -> Bool { false }
  func tapAccessory(at: CGPoint, in: UICollectionView, _ path: IndexPath) -> Bool { false }
  func tapContent(in: UICollectionView, _ path: IndexPath) {}
}
extension UICollectionView {
  func endSwipe(animated: Bool) {}
  func closesSwipe() -> Bool { false }
  func isSwiped(_ cell: UICollectionViewCell) -> Bool { false }
  func prepareListCell(_ view: UICollectionReusableView, _ key: ElementKey) {}
}
