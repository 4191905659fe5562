import Foundation

/// Where an element of a collection lies and how it looks there, in points of the content's coordinates.
///
/// Layouts make them and collections apply them. Subclasses add values of their own; they override `copy(with:)` and
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  public override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a header, a footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    represent(.supplementaryView, elementKind)
  }

  /// Attributes of a decoration, which is a view that the layout alone knows.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    represent(.decorationView, decorationViewKind)
  }

  func represent(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// What the attributes are for.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of supplementary and decoration views; nil for cells.
  open private(set) var representedElementKind: String?
  /// The place of the element; of a section's element, with the item 0 as a rule.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The rectangle without the transform.
  private var box = CGRect.zero

  /// The rectangle that the element takes: with a transform what bounds the transformed element.
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

  /// The middle of the element in points, in the content's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
  }

  /// Changing it leaves the centre where it is.
  open var size: CGSize {
    get { box.size }
    set {
      let center = center
      box = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The size at the origin zero; another origin stops the program.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: box.size) }
    set {
      guard newValue.origin == .zero else {
        TableExceptions.stop(because: "UICollectionViewLayoutAttributes bounds origin must be (0, 0)")
      }
      size = newValue.size
    }
  }

  /// The transform of the element in space; the identity by default.
  open var transform3D = CATransform3DIdentity

  /// The transform of the element in the plane; the identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// How opaque the element is, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// Elements with higher numbers lie above others.
  open var zIndex = 0
  /// Whether the element is left out; false by default.
  open var isHidden = false

  // MARK: What the system's layouts tell the collection

  /// The axes in which the element's content says how large it is; nil where its layout does not say.
  var measured: MeasuredAxes?
  /// The section whose scroll view of its own holds the element.
  var scrollerSection: Int?
  /// Whether the element stays at an edge while its section scrolls.
  var isPinned = false

  struct MeasuredAxes: Equatable {
    var width: Bool
    var height: Bool
  }

  // MARK: Copying and comparing

  /// A copy of the same class.
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

  /// A copy of the same class.
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
