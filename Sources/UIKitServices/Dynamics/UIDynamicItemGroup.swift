import Foundation

/// Items that behaviors move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let offsets: [CGPoint]
  private let transforms: [CGAffineTransform]

  /// Creates a group of items at their present positions.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let whole = items.reduce(CGRect.null) { $0.union(Self.frame(of: $1)) }
    let middle = whole.isNull ? .zero : CGPoint(x: whole.midX, y: whole.midY)
    center = middle
    bounds = whole.isNull ? .zero : CGRect(origin: .zero, size: whole.size)
    offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    transforms = items.map(\.transform)
    super.init()
  }

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    return CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The center of the items in points. Setting it moves them.
  public var center: CGPoint { didSet { moveItems() } }
  /// The rectangle around the items at the beginning, with origin zero.
  public let bounds: CGRect
  /// The rotation of the group, which also moves the items around its center.
  public var transform = CGAffineTransform.identity { didSet { moveItems() } }

  private func moveItems() {
    for (index, item) in items.enumerated() {
      let offset = offsets[index].applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = transforms[index].concatenating(transform)
    }
  }
}
