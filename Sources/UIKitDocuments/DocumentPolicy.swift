import Foundation
import InterfaceBuilder

/// The ways in which instantiating a document for a design differs from doing so for a program.
@MainActor
package protocol DocumentPolicy: LayoutPolicy {
  /// Called when a view has been created and its attributes are set, before its subviews are added.
  ///
  /// - Parameter standsIn: Whether the view replaces one of an unknown class.
  func configure(_ view: UIView, as element: VariedElement, of document: InterfaceDocument, standsIn: Bool)

  /// Called when a view, with its subviews, is about to be added to a stack view's arranged subviews.
  func configure(_ view: UIView, arrangedIn stack: UIStackView, of document: InterfaceDocument)

  /// Called when a cell has its content view, its labels and its image.
  ///
  /// - Parameters:
  ///   - listContent: The element's content configuration.
  ///   - tableIsRoot: Whether the table view is a controller's root view.
  func configureContent(
    of cell: UITableViewCell, as element: VariedElement, of document: InterfaceDocument,
    listContent: UIListContentConfiguration?, tableIsRoot: Bool)

  /// Called when a table view has been created; the rows of its element are its subviews.
  func configure(_ table: UITableView, rows sections: [DocumentSection])

  /// Called when a collection view has been created; the cells of its element are its subviews.
  func configure(_ collection: UICollectionView, items: DocumentItems)

  /// Returns the font that replaces one that is not installed.
  func font(inPlaceOf descriptor: UIFontDescriptor, size: CGFloat) -> UIFont
}
