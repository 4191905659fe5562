import Foundation

/// Lists are to come: how a section of a compositional layout is a list.
struct UICollectionLayoutListConfiguration {
  func finish(_ section: NSCollectionLayoutSection, index: Int, count: Int, _ view: UICollectionView) {}
}
