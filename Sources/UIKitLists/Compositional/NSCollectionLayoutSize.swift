import Foundation

/// A width or height in a compositional layout: a fraction of the container, a number of points, or an
/// estimate.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The fraction, or the number of points.
  public private(set) var dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }
  /// Creates a dimension that is a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }
  /// Creates a dimension in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
  /// Creates an estimated dimension, in points. The content determines the final one.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
  /// Creates a dimension that is that of the largest sibling in the group, with an estimate in points.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniformAcrossSiblings, estimatedDimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the content determines the dimension.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// A Boolean value that indicates whether the dimension is that of the largest sibling.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Returns a copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { Self(kind, dimension) }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}

/// The size of an item, group or supplementary item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(widthDimension.length(in: container), 0),
      height: max(heightDimension.length(in: container), 0))
  }

  var measured: UICollectionViewLayoutAttributes.MeasuredAxes {
    .init(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}

/// A fixed or flexible spacing.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing, or the minimum spacing, in points.
  public private(set) var spacing: CGFloat
  /// A Boolean value that indicates whether the spacing takes a share of the remaining space.
  public private(set) var isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the spacing is fixed.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// A Boolean value that indicates whether the spacing takes a share of the remaining space.
  public var isFlexible: Bool { isFlexibleSpacing }
  /// A Boolean value that indicates whether the spacing is fixed.
  public var isFixed: Bool { isFixedSpacing }

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Creates a spacing with a minimum in points that takes a share of the remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
  /// Creates a fixed spacing in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

  /// Returns a copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { Self(spacing, isFlexible: isFlexibleSpacing) }
}

/// The spacing around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing at the leading edge; `nil` for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing at the top; `nil` for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge; `nil` for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing at the bottom; `nil` for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing; `nil` means none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }
}

/// An anchor at the edges of a container or supplementary item, with an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges of the anchor: one for an edge, two for a corner, none for the center.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset, in points or as fractions of the supplementary item's size.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the offset is fractional.
  open private(set) var isFractionalOffset: Bool
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor with an offset in fractions of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges, offset, isFractional: isFractionalOffset)
  }

  /// The anchor's position in a unit rectangle: 0 at the leading and top edges, 1 at the others, 0.5 on axes
  /// without an edge.
  var place: CGPoint {
    func part(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
    }
    return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// The alignment in a rectangle. Raw values match UIKit's.
public enum NSRectAlignment: Int, Sendable {
  /// The center.
  case none = 0
  /// The top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8
}

/// The reference of section insets. Raw values match UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration. There it means the safe area, and for lists the edges.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}
