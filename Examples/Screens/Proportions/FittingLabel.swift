import UIKit

/// A label whose font follows its height: the line fills it.
public final class FittingLabel: UILabel {
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height > 0 else { return }
    // A line's height is a constant part of the font's size.
    let size = (bounds.height * font.pointSize / font.lineHeight).rounded(.down)
    if size > 0, size != font.pointSize { font = font.withSize(size) }
  }
}
