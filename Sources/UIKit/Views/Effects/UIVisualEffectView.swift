import Foundation

/// A view that blurs what lies behind it, or whose content takes on the colour of a blur.
///
/// Vibrant content is drawn by its strength and brightens or darkens what lies behind; Apple publishes no formula.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where subviews belong.
  open private(set) var contentView = UIView()

  /// What is done with what lies behind or with the content; nil does nothing.
  open var effect: UIVisualEffect? {
    didSet { effectChanged() }
  }

  private let backdrop = BackdropView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    addContentView(contentView)
    effectChanged()
  }

  /// Takes another view to hold the subviews, as documents bring one.
  func replaceContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
    effectChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    effectChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Views without a window are not told of traits.
    effectChanged()
  }

  private func effectChanged() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let look = (effect as? UIBlurEffect).flatMap { Materials.look(of: $0.style, isDark: isDark) }
    backdrop.backdropLayer?.look = look.map {
      BackdropLayer.Look(
        blur: $0.blur, saturation: $0.saturation, tint: CGColor(gray: $0.grey, alpha: $0.alpha))
    }
    backdrop.isHidden = look == nil
    let vibrancy = effect as? UIVibrancyEffect
    contentView.layer.opacity = Float(vibrancy?.style.strength ?? 1)
    let blur = vibrancy?.blur.flatMap { Materials.look(of: $0.style, isDark: isDark) }
    // On a dark tint content brightens what lies behind, on a light one it darkens it.
    contentView.layer.groupBlendMode = blur.map { $0.grey < 0.5 ? .plusLighter : .plusDarker }
  }
}

/// The view behind the content, which blurs.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
  var backdropLayer: BackdropLayer? { layer as? BackdropLayer }
}
