import Foundation

/// How a section of a compositional layout scrolls across the layout's direction. Raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the collection's width.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, with one in the middle.
  case groupPagingCentered = 5
}

/// Called with the items in sight of a section whenever they move; what it changes of them is shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group over and over.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Points around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets at the sides count from; the layout's for `automatic`.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers begin at. Without effect: they begin where groups do, as for `automatic`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are as far from the sides as groups.
  open var supplementariesFollowContentInsets = true
  /// Whether the section scrolls by itself, across the layout's direction, and how; it does not by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How a section that scrolls by itself comes to rest.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called when the section is laid out or scrolls, with the elements in sight; nil for none.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Points before everything else of the section, as lists have above headers.
  var topPadding: CGFloat = 0
  /// What makes the section a list.
  var list: UICollectionLayoutListConfiguration?
  /// Whether the list has given the section what follows from its place.
  var isFinished = false

  /// A copy with the same values.
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

/// How a section that scrolls by itself comes to rest.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content goes beyond its ends and comes back. Raw values are UIKit's.
  public enum Bounce: Int, Sendable {
    /// Content gives way beyond its ends where it is longer than the section.
    case automatic = 0
    /// Always, also where the content is no longer than the section.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How fast the section slows down.
  public enum DecelerationRate: Sendable {
    /// By the way in which the section scrolls.
    case automatic
    /// As scroll views do by default.
    case normal
    /// Faster.
    case fast
  }

  public override init() { super.init() }

  /// Whether content gives way beyond its ends; where it is longer than the section by default.
  open var bounce = Bounce.automatic
  /// How fast content slows down; by the way in which the section scrolls by default.
  open var decelerationRate = DecelerationRate.automatic
}

/// What a section's layout may depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space for the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's traits.
  var traitCollection: UITraitCollection { get }
}

/// The space that a section or a group has, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The whole size.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets that are asked for.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An element in sight.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// How opaque the element is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Elements with higher numbers lie above others.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The middle in points, in the content's coordinates.
  var center: CGPoint { get set }
  /// The transform in the plane.
  var transform: CGAffineTransform { get set }
  /// The transform in space.
  var transform3D: CATransform3D { get set }
  /// A name that no other element has.
  var name: String { get }
  /// The place of the element.
  var indexPath: IndexPath { get }
  /// The rectangle in points, in the content's coordinates.
  var frame: CGRect { get }
  /// The size in points, from zero.
  var bounds: CGRect { get }
  /// Whether it is a cell or another view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of other views; nil for cells.
  var representedElementKind: String? { get }
}

/// Hands changes on to attributes.
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
