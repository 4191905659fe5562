import BundledData
import Foundation

/// The sizes of system symbols that documents name, from `SymbolSizes.json`.
struct SymbolSizes: Decodable {
  /// What differs from the rule for all symbols.
  struct Entry: Decodable {
    let names: [String]?
    /// Width and height in the resources of a document.
    let shapes: [[CGFloat]]?
    /// The side of the square that the symbol covers, in sizes of text.
    let side: CGFloat?
    /// How far it is below the middle of a line, in points beside text of 17.
    let lower: CGFloat?
    /// What large symbols are larger by, where that is not what all are.
    let large: CGFloat?
  }

  /// What symbols have in some views where documents say nothing.
  struct Surroundings: Decodable {
    let scale: String
    /// In points; that of body text without one.
    let pointSize: CGFloat?
    /// The same in a view that has a font of its own.
    let pointSizeBesideFont: CGFloat?

    /// How a symbol is configured there.
    ///
    /// - Parameter hasFont: whether the document gives the view a font.
    func style(hasFont: Bool = false) -> Style {
      var style = Style(scale: scale)
      if let points = hasFont ? pointSizeBesideFont : pointSize { style.pointSize = points }
      return style
    }
  }

  /// How a document configures a symbol.
  struct Style: Equatable {
    /// The size in points of the text it goes with; that of body text without one.
    var pointSize: CGFloat = 17
    /// `small`, `medium`, `large` or `default`.
    var scale = "default"
    /// As documents name it.
    var weight = "regular"
  }

  /// What layout needs to know of a symbol's image, in points.
  struct Metrics: Equatable {
    var size: CGSize
    /// From the image to its alignment rectangle; negative where that is the larger one.
    var insets: UIEdgeInsets
    /// The height of the alignment rectangle. Size and insets, each in whole pixels, may miss it by one.
    var lineHeight: CGFloat
    /// From the bottom up to the baseline of text beside.
    var baselineOffset: CGFloat
  }

  private let side: CGFloat
  private let line: CGFloat
  private let scales: [String: CGFloat]
  private let largeExtra: CGFloat
  private let weights: [String: CGFloat]
  /// What documents may call a symbol in their resources, by its name today.
  let formerNames: [String: String]
  /// Buttons with a configuration.
  let configuredButtons: Surroundings
  /// Buttons of the type system without one.
  let systemButtons: Surroundings
  private let symbols: [Entry]

  static let bundled = BundledData.uiKitDocuments.read("SymbolSizes", as: SymbolSizes.self)

  private func entry(_ name: String, _ shape: CGSize) -> Entry? {
    symbols.first { $0.names?.contains(name) == true }
      ?? symbols.first { $0.shapes?.contains([shape.width, shape.height]) == true }
  }

  /// Whether a document gives a symbol's shape: since iOS 13 its resources say how wide and high a symbol is when the
  /// longer side has 128 points, or 64 until Xcode 11.3. Other sizes say nothing.
  ///
  /// - Parameter byLongerSide: whether the document is from Xcode 11.3 or before.
  static func isShape(_ size: CGSize, byLongerSide: Bool) -> Bool {
    max(size.width, size.height) == (byLongerSide ? 64 : 128) && min(size.width, size.height) > 0
  }

  /// Size, alignment rectangle and baseline of a symbol's image, in whole pixels.
  ///
  /// - Parameters:
  ///   - name: the symbol's.
  ///   - shape: a size of its proportions, that in the resources of a document if there is one.
  ///   - style: how it is configured.
  ///   - byLongerSide: whether the size follows the longer side, as until Xcode 11.3.
  ///   - pixelScale: pixels per point.
  func metrics(
    _ name: String, shape: CGSize, style: Style, byLongerSide: Bool = false, pixelScale: CGFloat
  ) -> Metrics {
    let entry = entry(name, shape)
    func pixels(_ value: CGFloat) -> CGFloat { value.roundedToPixel(pixelScale) }
    let size = size(entry, shape, style, byLongerSide)
    let lower = (entry?.lower ?? 0) * style.pointSize / 17 * enlargement(style, entry)
    let padding = (line * style.pointSize - size.height) / 2
    // Text beside that begins where the alignment rectangle does stands on the same line.
    let baseline = UIFont.systemFont(ofSize: style.pointSize).ascender
    return Metrics(
      size: CGSize(width: pixels(size.width), height: pixels(size.height)),
      insets: UIEdgeInsets(
        top: -pixels(padding + lower), left: 0, bottom: -pixels(padding - lower), right: 0),
      lineHeight: pixels(line * style.pointSize),
      baselineOffset: padding + lower + size.height - baseline)
  }

  /// How much larger than medium a symbol is.
  private func enlargement(_ style: Style, _ entry: Entry?) -> CGFloat {
    if style.scale == "large", let large = entry?.large { return large }
    return scales[style.scale, default: 1]
  }

  /// The size of a symbol, in points. Of most symbols of Xcode 11.3 and before it is the longer side that is as long
  /// as the square's.
  private func size(_ entry: Entry?, _ shape: CGSize, _ style: Style, _ isOld: Bool) -> CGSize {
    let longest = max(shape.width, shape.height)
    let side = (entry?.side ?? side) * style.pointSize * enlargement(style, entry)
    let factor = side / (isOld && entry?.side == nil ? longest : (shape.width * shape.height).squareRoot())
    let extra = weights[style.weight, default: 0] * style.pointSize / 17
    let large = style.scale == "large" && !isOld ? largeExtra * style.pointSize / 17 : 0
    return CGSize(width: shape.width * factor + extra, height: shape.height * factor + large + extra)
  }
}
