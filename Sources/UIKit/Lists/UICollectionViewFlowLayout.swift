/// Cells in rows, or in columns where the collection scrolls to the side.
///
/// 1. A row takes cells while they fit between the section's insets with the least spacing between.
/// 2. What is left is shared out between the cells of a full row; the last row keeps the spacing of a full one.
/// 3. Cells of a row are centred on its middle.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Points between rows, or between columns.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points between cells of a row.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var contentSize = CGSize.zero
  open override var collectionViewContentSize: CGSize { contentSize }

  /// The frames of the cells of one section.
  ///
  /// - Parameters:
  ///   - sizes: the cells' sizes in points.
  ///   - bounds: the collection's size.
  func frames(
    of sizes: [CGSize], in bounds: CGSize
  ) -> (header: CGRect, cells: [CGRect], footer: CGRect) {
    let isVertical = scrollDirection == .vertical
    // One axis along a row, the other across rows; turned for collections that scroll to the side.
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func rect(_ a: CGFloat, _ c: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: isVertical ? CGPoint(x: a, y: c) : CGPoint(x: c, y: a), size: size)
    }
    let startInset = isVertical ? sectionInset.left : sectionInset.top
    let endInset = isVertical ? sectionInset.right : sectionInset.bottom
    let room = along(bounds) - startInset - endInset
    let headerLength = across(headerReferenceSize)
    let header = rect(
      0, 0,
      isVertical
        ? CGSize(width: bounds.width, height: headerLength)
        : CGSize(width: headerLength, height: bounds.height))
    var position = headerLength + (isVertical ? sectionInset.top : sectionInset.left)
    var frames: [CGRect] = []
    var next = 0
    var fullSpacing: CGFloat?
    while next < sizes.count {
      var end = next
      var used: CGFloat = 0
      while end < sizes.count {
        let more = along(sizes[end]) + (end > next ? minimumInteritemSpacing : 0)
        if end > next, used + more > room + 0.001 { break }
        used += more
        end += 1
      }
      let row = sizes[next..<end]
      let isFull = end < sizes.count
      let content = row.map(along).reduce(0, +)
      var spacing = minimumInteritemSpacing
      if isFull {
        if row.count > 1 { spacing = (room - content) / CGFloat(row.count - 1) }
        fullSpacing = spacing
      } else if let fullSpacing, row.count > 1 {
        spacing = fullSpacing
      } else if row.count > 1, room > content {
        // One row alone is spread out only as far as the spacing asks.
        spacing = minimumInteritemSpacing
      }
      let thickness = row.map(across).max() ?? 0
      // A cell alone in its row is in the middle.
      var a = isFull && row.count == 1 ? startInset + (room - content) / 2 : startInset
      for size in row {
        frames.append(rect(a, position + (thickness - across(size)) / 2, size))
        a += along(size) + spacing
      }
      position += thickness
      next = end
      if next < sizes.count { position += minimumLineSpacing }
    }
    position += isVertical ? sectionInset.bottom : sectionInset.right
    let footerLength = across(footerReferenceSize)
    let footer = rect(
      0, position,
      isVertical
        ? CGSize(width: bounds.width, height: footerLength)
        : CGSize(width: footerLength, height: bounds.height))
    position += footerLength
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: position) : CGSize(width: position, height: bounds.height)
    return (header, frames, footer)
  }
}
