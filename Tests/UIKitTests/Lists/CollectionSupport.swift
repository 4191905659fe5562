import UIKit

/// A data source and delegate whose answers are set from outside, and which writes down what it is told.
@MainActor
class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var make: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var log: [String] = []
  var cellsAsked = 0
  var maySelect = true
  var mayHighlight = true
  var mayMove = false
  var names: [[String]] = []
  var selectsByTwoFingers = false

  init(_ counts: [Int]) { self.counts = counts }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { selectsByTwoFingers }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("began \(indexPath.item)") }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("ended")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsAsked += 1
    if let make { return make(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TextCell)?.label.text =
      names.isEmpty ? "\(indexPath.section)-\(indexPath.item)" : names[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplement", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    mayMove
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    guard !names.isEmpty else { return }
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { mayHighlight }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlighted \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("unhighlighted \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    maySelect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("shows \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("ends \(indexPath.item)")
  }
}

/// Items with sizes and spacings of their own.
@MainActor
final class SizedItems: Items, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var sizesAsked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 10, left: 5, bottom: 0, right: 5) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 7, height: section == 1 ? 40 : 0) }
}

/// A cell with a label that fills it by constraints.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that wants a size of its own.
final class WishfulCell: UICollectionViewCell {
  var wish: CGSize?
  var readied = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    readied += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let wish, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    copy.size = wish
    return copy
  }
}

/// A collection in a window of its own size, laid out.
@MainActor
struct CollectionInWindow {
  let window: UIWindow
  let collection: UICollectionView
  let items: Items

  init(
    _ items: Items, _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480,
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) {
    useStandardScreen()
    self.items = items
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "supplement")
    }
    prepare(collection)
    collection.dataSource = items
    collection.delegate = items
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func scroll(to point: CGPoint) {
    collection.contentOffset = point
    window.layoutIfNeeded()
  }

  func touch(_ start: CGPoint, _ moves: [CGPoint] = []) {
    window.layoutIfNeeded()
    guard let touch = UITouch.comingDown(at: start, in: window) else { return }
    touch.send(.began, at: start, after: 0)
    for move in moves { touch.send(.moved, at: move, after: 0.05) }
    touch.send(.ended, at: moves.last ?? start, after: 0.05)
    window.layoutIfNeeded()
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  var frames: [CGRect] { collection.visibleCells.map(\.frame) }
  var texts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }
  func header(_ section: Int) -> UICollectionReusableView? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }
}
