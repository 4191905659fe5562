import Foundation

/// An effect on a view that the user looks or points at, since iOS 17.
public protocol UIHoverEffect {}

/// An effect that brightens a view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates an effect.
  public init() {}
}

/// An effect that lifts a view.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates an effect.
  public init() {}
}

/// An effect that the system chooses.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates an effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// An effect that brightens a view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// An effect that lifts a view.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// An effect that the system chooses.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

/// The look of a view that the user looks or points at, since iOS 17. There is no pointer here.
public struct UIHoverStyle {
  /// Stored only: the effect; there is no pointer.
  public var effect: any UIHoverEffect
  /// Stored only: the shape of the effect; there is no pointer.
  public var shape: UIShape?
  /// Stored only: whether the effect is shown; there is no pointer.
  public var isEnabled = true

  /// Creates a style with an effect and a shape.
  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates a style with the system's effect and a shape.
  public init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

  /// Returns the system's style.
  public static func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }
}

extension UIView {
  /// Stored only: the look of the view while the user points at it; there is no pointer.
  public var hoverStyle: UIHoverStyle? {
    get { AttachedValues.value("hoverStyle", of: self) }
    set { AttachedValues.set(newValue, "hoverStyle", of: self) }
  }
}

/// A layer that shows the effect of a style, since iOS 17. There is no pointer here.
open class UIHoverEffectLayer: CALayer {
  /// The view that contains the layer; a weak reference.
  open private(set) weak var containerView: UIView?
  /// Stored only: the style; there is no pointer.
  open var hoverStyle = UIHoverStyle(shape: nil)

  /// Creates a layer in a view.
  public init(containerView: UIView, style: UIHoverStyle? = nil) {
    self.containerView = containerView
    super.init()
    if let style { hoverStyle = style }
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer that is read from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a layer without a view.
  public override init() { super.init() }
}
