import UIKit

/// An image view with continuous rounded corners whose radius follows its width.
public final class SquircleImageView: UIImageView {
  /// The corner radius as a fraction of the width.
  public static let roundness: CGFloat = 0.25

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * SquircleImageView.roundness
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }
}
