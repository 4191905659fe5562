import Foundation

/// The measures of menus, in points, in the style of iOS 15 to 18 or of iOS 26.
///
/// Those before iOS 26 are taken from pictures. Those of iOS 26 were measured by others on an iPhone 16 with iOS 26.1, and agree with two
/// public pictures: 250 wide, rows of 42, 10 above and below, 21 between sections, texts at 28, at 40 beside marks, at 60 beside images.
struct MenuDesign: Equatable {
  /// The columns of a menu before the titles.
  struct Columns: Equatable {
    var hasImages = false
    var hasMarks = false
  }

  let metrics: SystemMetrics
  /// A Boolean value that indicates whether the menu is glass, as in iOS 26.
  var isGlass: Bool { metrics.hasGlass }

  let width: CGFloat = 250
  var cornerRadius: CGFloat { isGlass ? metrics.length(.menuRadius) : 13 }
  /// The space above the first row and below the last one.
  var endMargin: CGFloat { isGlass ? metrics.length(.menuEnd) : 0 }
  /// The distance between sections: a band, or a line in its middle.
  var sectionGap: CGFloat { isGlass ? metrics.length(.menuSectionGap) : 8 }
  /// The inset of lines between sections, at both sides.
  var lineInset: CGFloat { isGlass ? metrics.length(.menuLineInset) : 0 }
  var hasLinesBetweenRows: Bool { !isGlass }
  var hasLeadingImages: Bool { isGlass }
  var hasTrailingChevrons: Bool { isGlass }
  /// A Boolean value that indicates whether titles that are too long have several lines.
  var wrapsTitles: Bool { isGlass }
  /// The space above and below the texts of a row together.
  func textMargins(hasSubtitle: Bool) -> CGFloat { hasSubtitle ? 21.333 : 21.667 }
  /// The distance of the texts from the trailing edge.
  var textEnd: CGFloat { isGlass ? metrics.length(.menuTextInset) : 16 }
  /// The center of marks, from the leading edge.
  var markCenter: CGFloat { isGlass ? 20 : 17 }
  var titleColor: UIColor {
    isGlass ? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.96) } : .label
  }
  var subtitleStyle: UIFont.TextStyle { isGlass ? .footnote : .caption1 }

  /// The distance of texts from the leading edge. That beside marks and images is an estimate: no measurement has both.
  func textStart(_ columns: Columns) -> CGFloat {
    guard isGlass else { return 32 }
    if columns.hasImages { return columns.hasMarks ? 72 : 60 }
    return columns.hasMarks ? 40 : metrics.length(.menuTextInset)
  }

  /// The center of images, from the leading edge.
  func imageCenter(_ columns: Columns) -> CGFloat { columns.hasMarks ? 48.167 : 36.167 }
}
