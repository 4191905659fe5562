import Foundation

/// A width or height of a compositional layout: a part of what contains it, points, or an estimate.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The fraction, or points.
  public private(set) var dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
  /// Points until the content has said how large it is.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
  /// As the largest of the items in the group; points until the contents have said how large they are.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether elements say themselves how large they are.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether all elements of a group are as large as the largest one asks to be.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { Self(kind, dimension) }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}

/// The width and height of an item, a group or a supplementary item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// A size of a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// A copy with the same values.
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

/// Space between items: so many points, or at least so many.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// Points.
  public private(set) var spacing: CGFloat
  /// Whether the space takes what is left.
  public private(set) var isFlexibleSpacing: Bool
  /// Whether the space is a number of points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// At least so many points, and a share of what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { Self(spacing, isFlexible: isFlexibleSpacing) }
}

/// Space around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The space before the item; none if nil.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The space above the item; none if nil.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The space after the item; none if nil.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The space below the item; none if nil.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Space at the edges; none where nil.
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

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }
}

/// A place at the edges of a container or of a supplementary item, from which offsets count.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges of the place: one, two for a corner, none for the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// Points, or parts of the supplementary item's size.
  open private(set) var offset: CGPoint
  /// Whether the offset is in parts of the supplementary item's size.
  open private(set) var isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// A place at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// - Parameter absoluteOffset: points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// - Parameter fractionalOffset: parts of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges, offset, isFractional: isFractionalOffset)
  }

  /// The place in a rectangle: 0 at its leading and top edges, 1 at the others, the middle where no edge is named.
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

/// Where something is aligned in a rectangle. Raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle.
  case none = 0
  /// At the upper edge.
  case top = 1
  /// At the upper edge, where text begins.
  case topLeading = 2
  /// At the edge where text begins.
  case leading = 3
  /// At the lower edge, where text begins.
  case bottomLeading = 4
  /// At the lower edge.
  case bottom = 5
  /// At the lower edge, where text ends.
  case bottomTrailing = 6
  /// At the edge where text ends.
  case trailing = 7
  /// At the upper edge, where text ends.
  case topTrailing = 8
}

/// What insets of sections count from. Raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there, from the safe area, of lists from the edges.
  case automatic = 0
  /// From the edges of the collection.
  case none = 1
  /// From the safe area.
  case safeArea = 2
  /// From the layout margins.
  case layoutMargins = 3
  /// From the space where text is read well.
  case readableContent = 4
}
