import Foundation

/// The fade of content beneath a bar of iOS 26, which has no background and no line.
///
/// The profile is an estimate: pictures show content that vanishes softly towards the edge of the screen.
final class EdgeFade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var isBelow = false
  private var isHard = false
  private let line = UIView()
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
    self.isBelow = isBelow
    let content = (bar.superview?.next as? UINavigationController)?.topViewController
    let effect = content.flatMap { scrollView(of: $0) }?.existingEdgeEffect(atBottom: isBelow)
    self.isHidden = isHidden || effect?.isHidden == true
    isHard = effect?.style === UIScrollEdgeEffect.Style.hard
    // Content fades into the ground that it is on.
    color = content?.viewIfLoaded?.backgroundColor ?? .systemBackground
    setNeedsLayout()
  }

  /// Returns the scroll view that the bars follow.
  private func scrollView(of content: UIViewController) -> UIScrollView? {
    if let named = content.contentScrollView(for: isBelow ? .bottom : .top) { return named }
    let view = content.viewIfLoaded
    return view as? UIScrollView ?? view?.subviews.first as? UIScrollView
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let gradient = layer as? CAGradientLayer else { return }
    let color = color.resolvedColor(with: traitCollection)
    let alphas: [CGFloat] = [0.92, 0.8, 0.35, 0]
    gradient.colors = (isHard ? [0.92, 0.92] : isBelow ? alphas.reversed() : alphas).map {
      color.withAlphaComponent($0).cgColor
    }
    gradient.locations = isHard ? [0, 1] : isBelow ? [0, 0.4, 0.7, 1] : [0, 0.3, 0.6, 1]
    layOutLine()
  }

  /// Places the line that ends a hard edge.
  private func layOutLine() {
    guard isHard else { return line.removeFromSuperview() }
    if line.superview !== self { addSubview(line) }
    let pixel = 1 / max(pixelScale, 1)
    line.backgroundColor = .separator
    line.frame = CGRect(x: 0, y: isBelow ? 0 : bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
