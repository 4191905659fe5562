import Foundation

/// A view that blurs the content behind it, or displays its own content with vibrancy.
///
/// Vibrant content is drawn at the effect's strength and brightens or darkens the content behind it; Apple
/// publishes no formula.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews are added.
  open private(set) var contentView = UIView()

  /// The effect on the content behind or inside the view; `nil` for none. Inside an animation block a blur
  /// fades in or out.
  open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      effectChanged(isAnimated: UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled)
    }
  }

  fileprivate let backdrop = BackdropView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view that is read from a document.
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

  /// Replaces the content view with one that is read from a document.
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
    // Views without a window are not notified of trait changes.
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
    // Over a dark tint content brightens what lies behind it, over a light one it darkens it.
    contentView.layer.groupBlendMode = blur.map { $0.grey < 0.5 ? .plusLighter : .plusDarker }
  }
}

extension UIVisualEffectView {
  /// Displays a blur, or none; with `isAnimated`, the change fades.
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

/// The blurring view behind the content.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
  var backdropLayer: BackdropLayer? { layer as? BackdropLayer }
}
