import Foundation
@_spi(UIKit) import UIKitCore

/// A view that blurs the content behind it, or displays its own content with vibrancy.
///
/// Vibrant content is drawn at the effect's strength and brightens or darkens the content behind it; Apple
/// publishes no formula.
///
/// Glass has the shape of the view's corners, by `cornerConfiguration` or the layer's radius, and is a capsule by default.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews are added.
  open private(set) var contentView = UIView()

  /// The effect on the content behind or inside the view, which is copied; `nil` for none. Inside an animation block a blur
  /// or glass fades in or out.
  open var effect: UIVisualEffect? {
    get { shownEffect }
    set {
      guard newValue !== shownEffect else { return }
      shownEffect = newValue?.copy() as? UIVisualEffect
      effectChanged(isAnimated: UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled)
    }
  }

  private var shownEffect: UIVisualEffect?

  fileprivate let backdrop = BackdropView()

  /// The glass behind the content; `nil` before an effect needs it.
  private var glass: GlassPlatter?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    shownEffect = effect?.copy() as? UIVisualEffect
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

  @_spi(UIKit) open override func cornerRadiiChanged() {
    super.cornerRadiiChanged()
    layOutGlass()
  }

  private func effectChanged(isAnimated: Bool = false) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let look = (effect as? UIBlurEffect).flatMap { Materials.look(of: $0.style, isDark: isDark) }
    show(effect as? UIGlassEffect, isAnimated: isAnimated)
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

// MARK: - Glass

extension UIVisualEffectView {
  /// The longest shorter side of glass that becomes light or dark by what is behind it, in points. Apple says that small pieces do, such as
  /// bars of tabs, and large ones such as menus and sidebars do not (WWDC 2025); where between them the limit is, is a guess.
  private static let longestAdaptingSide: CGFloat = 80

  /// Displays glass, or none; with `isAnimated`, it appears or disappears gradually.
  private func show(_ effect: UIGlassEffect?, isAnimated: Bool) {
    guard let effect else {
      guard let glass, !glass.isHidden else { return }
      // Glass that is fading out already is transparent in its model.
      if isAnimated { glass.alpha = 0 } else if glass.alpha > 0 { glass.isHidden = true }
      return glass.adapt(to: nil)
    }
    let glass = self.glass ?? makeGlass()
    (glass.isClear, glass.fill) = (effect.style == .clear, effect.tintColor)
    if isAnimated, glass.isHidden || glass.alpha == 0 {
      UIView.performWithoutAnimation { glass.alpha = 0 }
    }
    glass.isHidden = false
    glass.alpha = 1
    layOutGlass()
  }

  private func makeGlass() -> GlassPlatter {
    let made = GlassPlatter(frame: bounds)
    made.isHidden = true
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(made, at: 0)
    glass = made
    return made
  }

  /// Gives the glass the shape of the view.
  private func layOutGlass() {
    guard let glass, !glass.isHidden else { return }
    glass.cornerRadii = configuredCornerRadii
    glass.cornerRadius = layer.cornerRadius > 0 ? layer.cornerRadius : nil
    let isSmall = min(bounds.width, bounds.height) <= Self.longestAdaptingSide
    guard isSmall != (glass.contents != nil) else { return }
    glass.adapt(to: nil)
    guard isSmall else { return glass.contents = nil }
    glass.contents = { [weak self] in if let self { [self.contentView] } else { [] } }
  }
}

// MARK: - Blur

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
