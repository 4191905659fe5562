import Foundation

/// One cell of a compositional layout: how large it is, and what space is in and around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item with its insets.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// Badges and the like that are anchored to the item.
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with badges and the like.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  func take(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }

  /// Points by which the element is smaller than its size, at each edge.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A copy with the same values.
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

/// Items in a row, in a column or where a closure puts them. Groups are items, and may be in groups.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Over and over until no more fit.
    case repeating
    /// So many times; of equal length if they share the space.
    case counted(Int, sharesRoom: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let arrangement: Arrangement
  /// The items in the group, in order.
  public private(set) var subitems: [NSCollectionLayoutItem]
  /// Space between items of the group; none if nil.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Supplementary items that are anchored to the group.
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

  /// Items beside each other, over and over until the group's width is used up.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    Self(layoutSize, true, checked(subitems), .repeating)
  }

  /// So many items beside each other that share the group's width equally.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, true, [subitem], .counted(checked(count), sharesRoom: true)) }

  /// An item so many times, beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, true, [subitem], .counted(checked(count), sharesRoom: false)) }

  /// Items below each other, over and over until the group's height is used up.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, false, checked(subitems), .repeating)
  }

  /// So many items below each other that share the group's height equally.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, false, [subitem], .counted(checked(count), sharesRoom: true)) }

  /// An item so many times, below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, false, [subitem], .counted(checked(count), sharesRoom: false)) }

  /// Items where a closure puts them, in the group's coordinates.
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

  /// The group's items and their sizes, a line each.
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

/// Says where the items of a custom group are.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) ->
  [NSCollectionLayoutGroupCustomItem]

/// The frame of an item of a custom group, in the group's coordinates.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The rectangle in points, in the group's coordinates.
  open private(set) var frame: CGRect
  /// Items with higher numbers lie above others.
  open private(set) var zIndex: Int

  /// An item with its place in the group.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// An item with its place in the group, neither above nor below others.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
  }
}

/// A view that is anchored to an item or a group: a badge, a frame.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view, by which the data source knows it.
  open private(set) var elementKind: String
  /// The place of the container that the item is anchored to.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The place of the supplementary item that comes to lie on the container's anchor; the same place if nil.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Items with higher numbers lie above others; 1 by default, above cells.
  open var zIndex = 1

  /// A view of a kind that is anchored to an item at the same place of both.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A view of a kind whose place is anchored to a place of an item.
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

  /// The frame around a container's.
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
  /// At which edge or corner of the section the view lies.
  open private(set) var alignment: NSRectAlignment
  /// Points.
  open private(set) var offset: CGPoint
  /// Whether the item makes the section larger; else it lies over what is in it.
  open var extendsBoundary = true
  /// Whether the item stays in sight as long as its section is.
  open var pinToVisibleBounds = false

  /// A header, footer or the like at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A header, footer or the like at an edge, an offset in points away.
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

/// A view behind a section.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view, by which the layout knows its class.
  public private(set) var elementKind: String
  /// Items with higher numbers lie above others; -1 by default, below cells.
  public var zIndex = -1

  required init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view of a kind that is registered with the layout.
  public class func background(elementKind: String) -> Self { Self(elementKind) }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(elementKind)
    copyValues(to: copy)
    copy.zIndex = zIndex
    return copy
  }
}
