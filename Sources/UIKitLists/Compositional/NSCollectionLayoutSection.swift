import Foundation

/// The orthogonal scrolling behavior of a section. Raw values match UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none = 0
  /// The section scrolls continuously.
  case continuous = 1
  /// The section scrolls continuously and stops at the leading boundary of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by pages of the collection view's width.
  case paging = 3
  /// The section scrolls by groups.
  case groupPaging = 4
  /// The section scrolls by groups, which are centered.
  case groupPagingCentered = 5
}

/// A closure called with the visible items of a section whenever they are laid out or scroll. Changes of the
/// items take effect.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, which repeats a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the side insets; `automatic` for that of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of supplementary items. Without effect: they are aligned with the groups, as for
  /// `automatic`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether headers and footers have the content's side insets. The default
  /// is `true`.
  open var supplementariesFollowContentInsets = true
  /// The orthogonal scrolling behavior. The default is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The properties of orthogonal scrolling.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The closure called with the visible items when the section is laid out or scrolls.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The space at the start of the section, in points, which lists have above headers.
  var topPadding: CGFloat = 0
  /// The list configuration of a list section.
  var list: UICollectionLayoutListConfiguration?
  /// A Boolean value that indicates whether the list has applied the properties that depend on the section's
  /// position.
  var isFinished = false

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    copy.topPadding = topPadding
    copy.isFinished = isFinished
    return copy
  }
}

/// The properties of an orthogonally scrolling section.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The bounce behavior. Raw values match UIKit's.
  public enum Bounce: Int, Sendable {
    /// The content bounces if it is longer than the section.
    case automatic = 0
    /// The content always bounces.
    case always = 1
    /// The content does not bounce.
    case never = 2
  }

  /// The deceleration rate of orthogonal scrolling.
  public enum DecelerationRate: Sendable {
    /// Determined by the scrolling behavior.
    case automatic
    /// The normal rate of scroll views.
    case normal
    /// The fast rate of scroll views.
    case fast
  }

  public override init() { super.init() }

  /// The bounce behavior. The default is `automatic`.
  open var bounce = Bounce.automatic
  /// The deceleration rate. The default is `automatic`.
  open var decelerationRate = DecelerationRate.automatic
}

/// The environment of a section's layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's traits.
  var traitCollection: UITraitCollection { get }
}

/// The size and insets of a container, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including insets.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
  /// The specified insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in the stacking order: elements with higher values are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element, in points in the content's coordinate space.
  var center: CGPoint { get set }
  /// The affine transform of the element.
  var transform: CGAffineTransform { get set }
  /// The 3D transform of the element.
  var transform3D: CATransform3D { get set }
  /// The unique name of the element.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame of the element, in points in the content's coordinate space.
  var frame: CGRect { get }
  /// The bounds of the element, in points, with a zero origin.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  var representedElementKind: String? { get }
}

/// A visible element that applies changes to its layout attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String {
    "\(attributes.representedElementKind ?? "cell") \(attributes.indexPath.map(String.init).joined(separator: "-"))"
  }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}
