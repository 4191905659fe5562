import Foundation

/// The fade of content beneath a bar of iOS 26, which has no background and no line.
///
/// The profile is an estimate: pictures show content that vanishes softly towards the edge of the screen.
final class EdgeFade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var isBelow = false
  private var color = UIColor.systemBackground

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a rectangle of a bar, in the bar's coordinates, behind its other subviews.
  ///
  /// - Parameter isBelow: Whether the content vanishes towards the bottom.
  func cover(_ rect: CGRect, of bar: UIView, isHidden: Bool, isBelow: Bool) {
    if superview !== bar { bar.insertSubview(self, at: 0) }
    frame = rect
    self.isHidden = isHidden
    self.isBelow = isBelow
    // Content fades into the ground that it is on.
    let navigation = bar.superview?.next as? UINavigationController
    color = navigation?.topViewController?.viewIfLoaded?.backgroundColor ?? .systemBackground
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let gradient = layer as? CAGradientLayer else { return }
    let color = color.resolvedColor(with: traitCollection)
    let alphas: [CGFloat] = [0.92, 0.8, 0.35, 0]
    gradient.colors = (isBelow ? alphas.reversed() : alphas).map { color.withAlphaComponent($0).cgColor }
    gradient.locations = isBelow ? [0, 0.4, 0.7, 1] : [0, 0.3, 0.6, 1]
  }
}
