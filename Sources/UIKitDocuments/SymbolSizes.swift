import BundledData
import Foundation

/// The sizes of the system symbols that documents refer to, from `SymbolSizes.json`.
struct SymbolSizes: Decodable {
  /// The values that differ from the rule for all symbols.
  struct Entry: Decodable {
    let names: [String]?
    /// The widths and heights in the resources of a document.
    let shapes: [[CGFloat]]?
    /// The side of the square with the symbol's area, as a multiple of the point size.
    let side: CGFloat?
    /// The offset below the middle of a line, in points at a point size of 17.
    let lower: CGFloat?
    /// The factor of the large scale, if it differs from the default.
    let large: CGFloat?
  }

  /// The default configuration of symbols in certain views.
  struct Surroundings: Decodable {
    let scale: String
    /// In points; `nil` for that of body text.
    let pointSize: CGFloat?
    /// The point size in a view with an explicit font.
    let pointSizeBesideFont: CGFloat?

    /// Returns the configuration of a symbol.
    ///
    /// - Parameter hasFont: Whether the document specifies the view's font.
    func style(hasFont: Bool = false) -> Style {
      var style = Style(scale: scale)
      if let points = hasFont ? pointSizeBesideFont : pointSize { style.pointSize = points }
      return style
    }
  }

  /// The configuration of a symbol in a document.
  struct Style: Equatable {
    /// The point size of the text that the symbol matches. The default is that of body text.
    var pointSize: CGFloat = 17
    /// `small`, `medium`, `large` or `default`.
    var scale = "default"
    /// The name of the weight in documents.
    var weight = "regular"
  }

  /// The layout metrics of a symbol's image, in points.
  struct Metrics: Equatable {
    var size: CGSize
    /// The insets from the image to its alignment rectangle; negative where the rectangle is larger.
    var insets: UIEdgeInsets
    /// The height of the alignment rectangle. It may differ from the sum of size and insets, each rounded to
    /// pixels, by a pixel.
    var lineHeight: CGFloat
    /// The distance from the bottom of the image up to the baseline of adjacent text.
    var baselineOffset: CGFloat
  }

  private let side: CGFloat
  private let line: CGFloat
  private let scales: [String: CGFloat]
  private let largeExtra: CGFloat
  private let weights: [String: CGFloat]
  /// The former names of symbols, used in the resources of documents, by current name.
  let formerNames: [String: String]
  /// Buttons with a configuration.
  let configuredButtons: Surroundings
  /// System buttons without a configuration.
  let systemButtons: Surroundings
  private let symbols: [Entry]

  static let bundled = BundledData.uiKitDocuments.read("SymbolSizes", as: SymbolSizes.self)

  private func entry(_ name: String, _ shape: CGSize) -> Entry? {
    symbols.first { $0.names?.contains(name) == true }
      ?? symbols.first { $0.shapes?.contains([shape.width, shape.height]) == true }
  }

  /// Returns whether a size in a document's resources gives a symbol's shape. Since iOS 13 this is so if the
  /// longer side is 128 points, or 64 until Xcode 11.3.
  ///
  /// - Parameter byLongerSide: Whether the document is from Xcode 11.3 or earlier.
  static func isShape(_ size: CGSize, byLongerSide: Bool) -> Bool {
    max(size.width, size.height) == (byLongerSide ? 64 : 128) && min(size.width, size.height) > 0
  }

  /// Returns the size, alignment rectangle and baseline of a symbol's image, rounded to pixels.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - shape: A size with the symbol's aspect ratio: that of the document's resources, if any.
  ///   - style: The configuration.
  ///   - byLongerSide: Whether the size follows the longer side, as until Xcode 11.3.
  ///   - pixelScale: The number of pixels per point.
  func metrics(
    _ name: String, shape: CGSize, style: Style, byLongerSide: Bool = false, pixelScale: CGFloat
  ) -> Metrics {
    let entry = entry(name, shape)
    func pixels(_ value: CGFloat) -> CGFloat { value.roundedToPixel(pixelScale) }
    let size = size(entry, shape, style, byLongerSide)
    let lower = (entry?.lower ?? 0) * style.pointSize / 17 * enlargement(style, entry)
    let padding = (line * style.pointSize - size.height) / 2
    // The alignment rectangle has the top of adjacent text, so the two share a baseline.
    let baseline = UIFont.systemFont(ofSize: style.pointSize).ascender
    return Metrics(
      size: CGSize(width: pixels(size.width), height: pixels(size.height)),
      insets: UIEdgeInsets(
        top: -pixels(padding + lower), left: 0, bottom: -pixels(padding - lower), right: 0),
      lineHeight: pixels(line * style.pointSize),
      baselineOffset: padding + lower + size.height - baseline)
  }

  /// Returns the size of a symbol relative to the medium scale.
  private func enlargement(_ style: Style, _ entry: Entry?) -> CGFloat {
    if style.scale == "large", let large = entry?.large { return large }
    return scales[style.scale, default: 1]
  }

  /// Returns the size of a symbol, in points. Until Xcode 11.3, the longer side of most symbols is as long as
  /// the square's side.
  private func size(_ entry: Entry?, _ shape: CGSize, _ style: Style, _ isOld: Bool) -> CGSize {
    let longest = max(shape.width, shape.height)
    let side = (entry?.side ?? side) * style.pointSize * enlargement(style, entry)
    let factor = side / (isOld && entry?.side == nil ? longest : (shape.width * shape.height).squareRoot())
    let extra = weights[style.weight, default: 0] * style.pointSize / 17
    let large = style.scale == "large" && !isOld ? largeExtra * style.pointSize / 17 : 0
    return CGSize(width: shape.width * factor + extra, height: shape.height * factor + large + extra)
  }
}
