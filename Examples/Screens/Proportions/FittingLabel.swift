import UIKit

/// A label that sets its font size so that a line fills its height.
public final class FittingLabel: UILabel {
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height > 0 else { return }
    // The line height is proportional to the font size.
    let size = (bounds.height * font.pointSize / font.lineHeight).rounded(.down)
    if size > 0, size != font.pointSize { font = font.withSize(size) }
  }
}
