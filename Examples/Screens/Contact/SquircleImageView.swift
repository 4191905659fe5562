import UIKit

/// A picture in a square with round, continuous corners that grow with it.
public final class SquircleImageView: UIImageView {
  /// The corners' radius, as a part of the width.
  public static let roundness: CGFloat = 0.25

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * SquircleImageView.roundness
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }
}
