import Foundation

/// An item of a compositional layout: its size, insets and spacing.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item, including its insets.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary items anchored to the item, such as badges.
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with supplementary items.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  func take(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }

  /// The insets of the item's content from its size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copyValues(to: copy)
    return copy
  }

  func copyValues(to copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }
}

/// A group of items in a row, in a column or at custom frames. A group is an item, and can be nested.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Repeats the items while they fit.
    case repeating
    /// Repeats the item a number of times, with equal lengths if they share the space.
    case counted(Int, sharesRoom: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let arrangement: Arrangement
  /// The items of the group, in order.
  public private(set) var subitems: [NSCollectionLayoutItem]
  /// The spacing between items of the group; `nil` for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary items anchored to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { take(newValue) }
  }

  required init(
    _ size: NSCollectionLayoutSize, _ isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.isHorizontal = isHorizontal
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a group that repeats items in a row while they fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    Self(layoutSize, true, checked(subitems), .repeating)
  }

  /// Creates a group of a number of items in a row, which divide its width equally.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, true, [subitem], .counted(checked(count), sharesRoom: true)) }

  /// Creates a group that repeats an item a number of times in a row.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, true, [subitem], .counted(checked(count), sharesRoom: false)) }

  /// Creates a group that repeats an item a number of times in a row: the former name of
  /// `horizontal(layoutSize:repeatingSubitem:count:)`.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// Creates a group that repeats an item a number of times in a column: the former name of
  /// `vertical(layoutSize:repeatingSubitem:count:)`.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// Creates a group that repeats items in a column while they fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, false, checked(subitems), .repeating)
  }

  /// Creates a group of a number of items in a column, which divide its height equally.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, false, [subitem], .counted(checked(count), sharesRoom: true)) }

  /// Creates a group that repeats an item a number of times in a column.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, false, [subitem], .counted(checked(count), sharesRoom: false)) }

  /// Creates a group of items with frames from a closure, in the group's coordinate space.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { Self(layoutSize, false, [], .custom(itemProvider)) }

  private static func checked(_ subitems: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
    guard !subitems.isEmpty else {
      TableExceptions.stop(
        "NSInvalidArgumentException", because: "Invalid parameter not satisfying: subitems.count > 0")
    }
    return subitems
  }

  private static func checked(_ count: Int) -> Int {
    guard count > 0 else {
      TableExceptions.stop(
        "NSInvalidArgumentException", because: "Invalid parameter not satisfying: count > 0")
    }
    return count
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(layoutSize, isHorizontal, subitems, arrangement)
    copyValues(to: copy)
    copy.interItemSpacing = interItemSpacing
    copy.take(supplementaryItems)
    return copy
  }

  /// Returns a description of the group's items and sizes, one per line.
  public func visualDescription() -> String { description(depth: 0) }

  private func description(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    func text(_ dimension: NSCollectionLayoutDimension) -> String {
      "\(dimension.kind)(\(dimension.dimension))"
    }
    var lines = [
      "\(indent)\(isHorizontal ? "horizontal" : "vertical") group \(text(layoutSize.widthDimension)) x "
        + text(layoutSize.heightDimension)
    ]
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup, depth < 100 {
        lines.append(group.description(depth: depth + 1))
      } else {
        lines.append(
          "\(indent)  item \(text(item.layoutSize.widthDimension)) x \(text(item.layoutSize.heightDimension))"
        )
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A closure that returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) ->
  [NSCollectionLayoutGroupCustomItem]

/// The frame of an item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame of the item, in points in the group's coordinate space.
  open private(set) var frame: CGRect
  /// The position in the stacking order: items with higher values are in front.
  open private(set) var zIndex: Int

  /// Creates an item with a frame and a position in the stacking order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates an item with a frame and a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
  }
}

/// A supplementary view anchored to an item or group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  open private(set) var elementKind: String
  /// The anchor in the container.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the supplementary item, which is placed on the container's anchor; `nil` for the same
  /// edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the stacking order. The default is 1, in front of cells.
  open var zIndex = 1

  /// Creates a supplementary item with the same anchor in the container and the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary item with an anchor in the container and one in the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: Optional(itemAnchor))
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copyValues(to: copy)
    copy.zIndex = zIndex
    return copy
  }

  /// Returns the frame of the item for the frame of its container.
  func frame(on container: CGRect, size wish: CGSize? = nil) -> CGRect {
    let size = wish ?? layoutSize.size(in: container.size)
    let place = containerAnchor.place
    let shift = containerAnchor.offset(for: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).place
    let more = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: container.minX + place.x * container.width - own.x * size.width + shift.x + more.x,
      y: container.minY + place.y * container.height - own.y * size.height + shift.y + more.y,
      width: size.width, height: size.height)
  }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the item is placed.
  open private(set) var alignment: NSRectAlignment
  /// The offset from the edge, in points.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the item extends the section instead of overlapping its content.
  /// The default is `true`.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the item floats while its section is visible. The default is
  /// `false`.
  open var pinToVisibleBounds = false

  /// Creates an item at an edge of the section.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates an item at an edge of the section, with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
    zIndex = 0
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copyValues(to: copy)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A decoration view behind a section.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, under which its class is registered with the layout.
  public private(set) var elementKind: String
  /// The position in the stacking order. The default is 0; backgrounds are behind cells of the same position.
  public var zIndex = 0

  required init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background of a kind that is registered with the layout.
  public class func background(elementKind: String) -> Self { Self(elementKind) }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(elementKind)
    copyValues(to: copy)
    copy.zIndex = zIndex
    return copy
  }
}
