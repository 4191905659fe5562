import InterfaceBuilder

/// What a window, and the instantiator of a document, do otherwise than UIKit does for a program.
///
/// Programs have no policy. `DesignCanvas` has one, for what Interface Builder shows: it gets every view that is made of
/// a document, and is asked where layout leaves a choice. A view asks the policy of its window.
@MainActor
package protocol LayoutPolicy: AnyObject {
  /// What the objects are made for.
  var presentation: Presentation { get }

  // MARK: Making objects

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

  // MARK: Layout

  /// The size that a view has instead of its content's; nil for that of the content.
  func contentSize(of view: UIView) -> SubstituteContentSize?

  /// Which of an application's required constraints, the last that was activated first, does not count in a conflict.
  ///
  /// - Parameters:
  ///   - otherwise: what a program breaks, if that is the application's.
  ///   - isOwnAlone: whether no constraint of the system's takes part.
  func brokenConstraint(
    of own: [NSLayoutConstraint], otherwise: NSLayoutConstraint?, isOwnAlone: Bool
  ) -> NSLayoutConstraint?

  // MARK: Stacks

  /// The length along the axis in points that a view has in the arrangement instead of its content's, nil for that.
  func length(of view: UIView, in arrangement: StackArrangement) -> CGFloat?

  /// How thick a view tends to be in an arrangement that it does not fill.
  func thickness(of view: UIView, in arrangement: StackArrangement) -> StackArrangement.Thickness

  /// Whether spacing is between the edges of two views where the stack measures it between baselines.
  func spacesEdges(of before: UIView, and after: UIView, in arrangement: StackArrangement) -> Bool

  /// Adds constraints to those that are made so far: what ties the views to the stack and to each other across it.
  func complete(_ arrangement: inout StackArrangement)
}

/// A size in the place of a content's.
package struct SubstituteContentSize {
  /// Points.
  package var size: CGSize
  /// Whether text still wraps where there is less width.
  package var wraps: Bool

  package init(size: CGSize, wraps: Bool) {
    self.size = size
    self.wraps = wraps
  }
}

extension UIView {
  /// The policy of the window that the view is in, nil in programs.
  var layoutPolicy: (any LayoutPolicy)? { (self as? UIWindow ?? window)?.policy }
}
