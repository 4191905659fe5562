import Foundation
import UIKit

/// The meanings of the names in descriptions.
@MainActor
enum LookNames {
  /// A colour: `#RRGGBB`, `#RRGGBBAA`, `clear` or the name of a UIColor.
  static func color(_ word: String?) -> UIColor? {
    guard let word else { return nil }
    if word.hasPrefix("#"), let number = UInt32(word.dropFirst(), radix: 16), [7, 9].contains(word.count) {
      let value = word.count == 7 ? number << 8 | 255 : number
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
      return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
    if let color = colors[word] { return color }
    Look.complain("\(word): there is no such colour")
    return nil
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear, "lightText": .lightText,
    "darkText": .darkText, "tintColor": .tintColor, "systemRed": .systemRed, "systemGreen": .systemGreen,
    "systemBlue": .systemBlue, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemPink": .systemPink, "systemPurple": .systemPurple, "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemMint": .systemMint,
    "systemCyan": .systemCyan, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link,
    "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill,
  ]

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static let listAppearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
    "sidebarPlain": .sidebarPlain,
  ]

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "add": .add, "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "close": .close,
    "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh,
    "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
    "fastForward": .fastForward, "undo": .undo, "redo": .redo,
  ]

  static let actionStyles: [String: UIAlertAction.Style] = [
    "default": .default, "cancel": .cancel, "destructive": .destructive,
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "baseline": .lastBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "contactAdd": .contactAdd, "infoLight": .infoLight,
    "infoDark": .infoDark, "detailDisclosure": .detailDisclosure, "close": .close,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
    "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
    "byTruncatingMiddle": .byTruncatingMiddle,
  ]

  static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let textStyles: [String: UIFont.TextStyle] = [
    "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2, "largeTitle": .largeTitle,
    "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline, "body": .body,
    "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]

  static let contentSizes: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}
