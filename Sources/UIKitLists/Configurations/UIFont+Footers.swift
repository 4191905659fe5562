import UIKitCore

extension UIFont {
  /// The font of footers since iOS 26: the footnote style with tight leading. Lines of pictures at the text size medium are 14 points
  /// apart, and a second line adds 15.7 points at the default size in dumps.
  static var tightFootnote: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    guard let tight = font.fontDescriptor.withSymbolicTraits(.traitTightLeading) else { return font }
    return UIFont(descriptor: tight, size: 0)
  }
}
