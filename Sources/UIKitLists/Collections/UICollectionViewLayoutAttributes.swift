import Foundation

/// The layout attributes of an element of a collection view, in points of the content's coordinate space.
///
/// Layouts create them and collection views apply them. Subclasses that add properties override `copy(with:)`
/// and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  public override init() { super.init() }

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    represent(.supplementaryView, elementKind)
  }

  /// Creates attributes for a decoration view, which only the layout knows.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    represent(.decorationView, decorationViewKind)
  }

  func represent(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The category of the element.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for cells.
  open private(set) var representedElementKind: String?
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The frame without the transform.
  private var box = CGRect.zero

  /// The frame of the element. With a transform, it is the bounding box of the transformed element.
  open var frame: CGRect {
    get {
      let transform = transform
      guard !transform.isIdentity else { return box }
      let turned = CGRect(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
        .applying(transform)
      return turned.offsetBy(dx: box.midX, dy: box.midY)
    }
    set { box = newValue }
  }

  /// The center of the element, in points.
  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
  }

  /// The size of the element, in points. Setting it keeps the center.
  open var size: CGSize {
    get { box.size }
    set {
      let center = center
      box = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The bounds of the element, with a zero origin. Setting another origin stops the program.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: box.size) }
    set {
      guard newValue.origin == .zero else {
        TableExceptions.stop(because: "UICollectionViewLayoutAttributes bounds origin must be (0, 0)")
      }
      size = newValue.size
    }
  }

  /// The 3D transform of the element. The default is the identity.
  open var transform3D = CATransform3DIdentity

  /// The affine transform of the element. The default is the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The opacity of the element, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The position in the stacking order: elements with higher values are in front. The default is 0.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden. The default is `false`.
  open var isHidden = false

  // MARK: Attributes of system layouts

  /// The dimensions in which the element sizes itself; `nil` for custom layouts.
  var measured: MeasuredAxes?
  /// The section whose orthogonal scroll view contains the element.
  var scrollerSection: Int?
  /// A Boolean value that indicates whether the element is pinned to an edge.
  var isPinned = false

  struct MeasuredAxes: Equatable {
    var width: Bool
    var height: Bool
  }

  // MARK: Copying and comparing

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = instance(of: type(of: self))
    copy.represent(representedElementCategory, representedElementKind)
    copy.indexPath = indexPath
    copy.box = box
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.measured = measured
    copy.scrollerSection = scrollerSection
    copy.isPinned = isPinned
    return copy
  }

  /// Returns a copy of the same class.
  func duplicate() -> Self { copy(with: nil) as! Self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && box == other.box && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && isPinned == other.isPinned
      && scrollerSection == other.scrollerSection
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    let kind =
      switch representedElementCategory {
      case .cell: ""
      case .supplementaryView: " supplementary \(representedElementKind ?? "")"
      case .decorationView: " decoration \(representedElementKind ?? "")"
      }
    return "<\(type(of: self))\(kind) index path: \(TableExceptions.name(indexPath)); frame = "
      + "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex)>"
  }
}
