import Foundation

/// A view that blurs what lies behind it, or whose content takes on the colour of a blur.
///
/// Vibrant content is drawn by its strength and brightens or darkens what lies behind; Apple publishes no formula.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where subviews belong.
  open private(set) var contentView = UIView()

  /// What is done with what lies behind or with the content; nil does nothing. In an animation a blur appears or goes
  /// gradually.
  open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      effectChanged(isAnimated: UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled)
    }
  }

  fileprivate let backdrop = BackdropView()

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
    coder.finish(self, as: UIVisualEffectView.self)
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
  package func replaceContentView(_ view: UIView) {
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

  private func effectChanged(isAnimated: Bool = false) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let style = (effect as? UIBlurEffect)?.style ?? (effect as? UIGlassEffect)?.blur
    let look = style.flatMap { Materials.look(of: $0, isDark: isDark) }
    show(
      look.map {
        BackdropLayer.Look(
          blur: $0.blur, saturation: $0.saturation, tint: CGColor(gray: $0.grey, alpha: $0.alpha))
      }, isAnimated: isAnimated)
    let vibrancy = effect as? UIVibrancyEffect
    contentView.layer.opacity = Float(vibrancy?.style.strength ?? 1)
    let blur = vibrancy?.blur.flatMap { Materials.look(of: $0.style, isDark: isDark) }
    // On a dark tint content brightens what lies behind, on a light one it darkens it.
    contentView.layer.groupBlendMode = blur.map { $0.grey < 0.5 ? .plusLighter : .plusDarker }
  }
}

extension UIVisualEffectView {
  /// A blur that comes or goes in an animation becomes opaque or transparent.
  fileprivate func show(_ look: BackdropLayer.Look?, isAnimated: Bool) {
    guard let look else {
      if isAnimated {
        backdrop.alpha = 0
      } else if backdrop.alpha > 0 {
        backdrop.backdropLayer?.look = nil
        backdrop.isHidden = true
      }
      return
    }
    if isAnimated, backdrop.isHidden || backdrop.alpha == 0 {
      UIView.performWithoutAnimation {
        backdrop.backdropLayer?.look = look
        backdrop.isHidden = false
        backdrop.alpha = 0
      }
    }
    backdrop.backdropLayer?.look = look
    backdrop.isHidden = false
    backdrop.alpha = 1
  }
}

/// The view behind the content, which blurs.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
  var backdropLayer: BackdropLayer? { layer as? BackdropLayer }
}
