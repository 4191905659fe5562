import Foundation

/// The effect on content at an edge of a scroll view, in iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of an effect.
  @preconcurrency @MainActor
  open class Style: NSObject {
    private override init() { super.init() }
    /// Determined by the system.
    public class var automatic: Style { automaticStyle }
    /// A gradual transition.
    public class var soft: Style { softStyle }
    /// A line.
    public class var hard: Style { hardStyle }
    private static let (automaticStyle, softStyle, hardStyle) = (Style(), Style(), Style())
  }

  /// The style of the fade beneath the bars of a navigation controller: with `hard`, the ground covers the content as far as the bar
  /// reaches, and a line ends it. How much it covers is a guess.
  open var style = Style.automatic { didSet { if style !== oldValue { changed() } } }
  /// A Boolean value that indicates whether content stays visible beneath the bars of a navigation controller; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  fileprivate weak var scrollView: UIScrollView?

  /// Lays out the bars over the scroll view.
  private func changed() {
    var responder: UIResponder? = scrollView
    while let present = responder {
      if let navigation = present as? UINavigationController {
        navigation.navigationBar.setNeedsLayout()
        navigation.toolbar.setNeedsLayout()
      }
      responder = present.next
    }
  }
}

extension UIScrollView {
  private func edgeEffect(_ name: String) -> UIScrollEdgeEffect {
    if let held: UIScrollEdgeEffect = AttachedValues.value(name, of: self) { return held }
    let made = UIScrollEdgeEffect()
    made.scrollView = self
    AttachedValues.set(made, name, of: self)
    return made
  }

  /// Returns the effect at an edge, if an application has asked for it.
  func existingEdgeEffect(atBottom: Bool) -> UIScrollEdgeEffect? {
    AttachedValues.value(atBottom ? "bottomEdgeEffect" : "topEdgeEffect", of: self)
  }

  /// The effect at the top edge, in iOS 26.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
  /// The effect at the left edge, in iOS 26.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
  /// The effect at the bottom edge, in iOS 26.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
  /// The effect at the right edge, in iOS 26.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }
}

/// An interaction of a view over the edge of a scroll view, whose effect it is part of, in iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// Stored only: the scroll view below; the fade beneath bars is that of the system.
  open weak var scrollView: UIScrollView?
  /// Stored only: the edge of the scroll view; the fade beneath bars is that of the system.
  open var edge: UIRectEdge = []
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?

  /// Creates an interaction without a scroll view.
  public override init() { super.init() }

  /// Called when the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {}
  /// Takes the view that the interaction was added to.
  open func didMove(to view: UIView?) { self.view = view }
}
