import Foundation

/// An image of a given size that replaces a missing one: a symbol's drawing at that size, or a light gray
/// area.
///
/// Unchecked, since its superclass is: its own properties are constants.
package final class StandInImage: UIImage, @unchecked Sendable {
  private let standInSize: CGSize
  private let isSymbol: Bool
  private let insets: UIEdgeInsets
  private let standInBaseline: CGFloat?

  /// Creates a replacement for an image.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - symbol: A symbol to draw, if there is one.
  package init(size: CGSize, symbol: UIImage?) {
    standInSize = size
    isSymbol = false
    insets = .zero
    standInBaseline = nil
    super.init()
    (content, look) = (symbol?.content ?? Self.area, symbol?.look ?? Look())
  }

  /// Creates a replacement for a symbol.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - insets: The alignment rectangle insets, in points.
  ///   - lineHeight: The height of a button's line with the image, in points; `nil` for that of the alignment
  ///     rectangle.
  ///   - baselineOffset: The distance from the bottom to the baseline, in points; `nil` for that of the
  ///     drawing.
  ///   - symbol: A symbol to draw, if there is one.
  package init(
    size: CGSize, insets: UIEdgeInsets, lineHeight: CGFloat?, baselineOffset: CGFloat?, symbol: UIImage?
  ) {
    standInSize = size
    isSymbol = true
    self.insets = insets
    standInBaseline = baselineOffset
    super.init()
    (content, look) = (symbol?.content ?? Self.area, symbol?.look ?? Look())
    look.alignmentHeight = lineHeight
  }

  /// Creates the image from an archive of numbers: width, height, whether it replaces a symbol, insets; then
  /// line height and baseline, -1 for none.
  package required init?(coder: NSCoder) {
    let numbers = coder.numbers(forKey: Self.numbersKey).map { CGFloat($0) }
    guard numbers.count == 9, let content = Content(coder: coder) else { return nil }
    standInSize = CGSize(width: numbers[0], height: numbers[1])
    isSymbol = numbers[2] == 1
    insets = UIEdgeInsets(top: numbers[3], left: numbers[4], bottom: numbers[5], right: numbers[6])
    standInBaseline = numbers[8] < 0 ? nil : numbers[8]
    super.init()
    (self.content, look) = (content, Look(coder: coder))
    look.alignmentHeight = numbers[7] < 0 ? nil : numbers[7]
  }

  private static let numbersKey = "TinamouStandInImage"

  package override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let numbers = [
      standInSize.width, standInSize.height, isSymbol ? 1 : 0, insets.top, insets.left, insets.bottom,
      insets.right, look.alignmentHeight ?? -1, standInBaseline ?? -1,
    ]
    coder.encode(numbers: numbers.map { Double($0) }, forKey: Self.numbersKey)
  }

  package required convenience init(imageLiteralResourceName name: String) {
    self.init(size: .zero, symbol: nil)
  }

  private static let area: Content = {
    guard let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1) else { return .empty }
    context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.55, alpha: 0.25))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context.makeImage().map { .bitmap($0) } ?? .empty
  }()

  package override var size: CGSize { standInSize }
  package override var alignmentRectInsets: UIEdgeInsets { insets }
  package override var baselineOffsetFromBottom: CGFloat? {
    standInBaseline ?? super.baselineOffsetFromBottom
  }
  package override var isSymbolImage: Bool { isSymbol }
}
