import Foundation
import InterfaceBuilder

/// What the instantiator of a document does otherwise than for a program: the policy gets every view that is made.
@MainActor
package protocol DocumentPolicy: LayoutPolicy {
  /// A view was made, and has what its element says, but no subviews.
  ///
  /// - Parameter standsIn: whether the view stands in for one of a class that is unknown.
  func configure(_ view: UIView, as element: VariedElement, of document: InterfaceDocument, standsIn: Bool)

  /// A stack is about to arrange a view, which has its subviews.
  func configure(_ view: UIView, arrangedIn stack: UIStackView, of document: InterfaceDocument)

  /// A cell was made, and has the content view that its element brings, and its labels and image.
  ///
  /// - Parameters:
  ///   - listContent: what the element's content configuration shows.
  ///   - tableIsRoot: whether the table is a controller's view.
  func configureContent(
    of cell: UITableViewCell, as element: VariedElement, of document: InterfaceDocument,
    listContent: UIListContentConfiguration?, tableIsRoot: Bool)

  /// A table was made, and has the rows of its element as subviews.
  func configure(_ table: UITableView, rows sections: [DocumentSection])

  /// A collection was made, and has the cells of its element as subviews.
  func configure(_ collection: UICollectionView, items: DocumentItems)

  /// The font in the place of one that is not there.
  func font(inPlaceOf descriptor: UIFontDescriptor, size: CGFloat) -> UIFont
}
