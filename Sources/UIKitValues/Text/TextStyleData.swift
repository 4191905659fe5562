import BundledData
import Foundation

/// The sizes of text styles in the twelve content size categories, from `TextStyles.json`.
struct TextStyleData: Sendable {
  package struct Style: Sendable {
    package let weight: UIFont.Weight
    let emphasizedWeight: UIFont.Weight
    /// The sizes, in points by the category's rank.
    package let sizes: [CGFloat]
    package let leading: [CGFloat]
  }

  private let styles: [String: Style]

  /// Returns the data of a style; that of body text for an unknown style.
  package func style(_ style: UIFont.TextStyle) -> Style {
    if let known = styles[style.rawValue] { return known }
    guard let body = styles[UIFont.TextStyle.body.rawValue] else {
      fatalError("UIKit's resources are damaged: TextStyles.json has no body style")
    }
    return body
  }

  /// Returns the point size of a style in a category. An unspecified category means `large`.
  ///
  /// - Parameter metrics: The metrics of the version of iOS, on which the sizes of the first two titles
  ///   depend.
  package func size(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ metrics: SystemMetrics
  ) -> CGFloat {
    let rank = category.rank >= 0 ? category.rank : UIContentSizeCategory.large.rank
    let isTitle = style == .title1 || style == .title2
    return self.style(style).sizes[isTitle ? max(rank - metrics.titleReduction, 0) : rank]
  }

  /// Returns the line spacing of a style at one of its sizes, in points; 0 for a size that the style does not
  /// have.
  package func leading(_ style: UIFont.TextStyle, pointSize: CGFloat) -> Double {
    let style = self.style(style)
    guard let index = style.sizes.firstIndex(of: pointSize), style.leading.indices.contains(index) else {
      return 0
    }
    return Double(style.leading[index])
  }

  /// Returns the line spacing of a style in a category, in points. An unspecified category means `large`.
  package func leading(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    self.style(style).leading[category.rank >= 0 ? category.rank : UIContentSizeCategory.large.rank]
  }

  package static let bundled: TextStyleData = {
    struct File: Decodable {
      package struct Style: Decodable {
        package let weight: String
        let emphasizedWeight: String
        package let sizes: [Double]
        package let leading: [Double]
      }
      package let styles: [String: Style]
    }
    let file = BundledData.uiKitValues.read("TextStyles", as: File.self)
    func weight(_ name: String) -> UIFont.Weight {
      switch name {
      case "medium": .medium
      case "semibold": .semibold
      case "bold": .bold
      default: .regular
      }
    }
    let count = UIContentSizeCategory.allCategories.count
    return TextStyleData(
      styles: file.styles.filter { $0.value.sizes.count == count && $0.value.leading.count == count }
        .mapValues { style in
          Style(
            weight: weight(style.weight), emphasizedWeight: weight(style.emphasizedWeight),
            sizes: style.sizes.map { CGFloat($0) }, leading: style.leading.map { CGFloat($0) })
        })
  }()
}
