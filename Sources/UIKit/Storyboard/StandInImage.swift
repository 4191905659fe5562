/// An image of a size, for one that is not there: a symbol's drawing at that size, or a faint grey area.
///
/// Unchecked, since its superclass is: its own properties are constants.
final class StandInImage: UIImage, @unchecked Sendable {
  private let standInSize: CGSize
  private let isSymbol: Bool
  private let insets: UIEdgeInsets
  private let standInBaseline: CGFloat?

  /// One for a picture.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - symbol: the drawing that fits, if one does.
  init(size: CGSize, symbol: UIImage?) {
    standInSize = size
    isSymbol = false
    insets = .zero
    standInBaseline = nil
    super.init(content: symbol?.content ?? Self.area, look: symbol?.look ?? Look())
  }

  /// One for a symbol.
  ///
  /// - Parameters:
  ///   - metrics: the symbol's.
  ///   - symbol: the drawing that fits, if one does.
  init(_ metrics: SymbolSizes.Metrics, symbol: UIImage?) {
    standInSize = metrics.size
    isSymbol = true
    insets = metrics.insets
    standInBaseline = metrics.baselineOffset
    var look = symbol?.look ?? Look()
    look.alignmentHeight = metrics.lineHeight
    super.init(content: symbol?.content ?? Self.area, look: look)
  }

  required convenience init(imageLiteralResourceName name: String) {
    self.init(size: .zero, symbol: nil)
  }

  private static let area: Content = {
    guard let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1) else { return .empty }
    context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.55, alpha: 0.25))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context.makeImage().map { .bitmap($0) } ?? .empty
  }()

  override var size: CGSize { standInSize }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var baselineOffsetFromBottom: CGFloat? { standInBaseline ?? super.baselineOffsetFromBottom }
  override var isSymbolImage: Bool { isSymbol }
}
