import Foundation

/// An interaction that activates a view when a drag hovers over it for a while.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view of the interaction, which is not retained.
  open private(set) weak var view: UIView?
  /// The object that controls spring loading; `nil` for the system's behavior.
  public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// The object that displays the state of spring loading; `nil` for none.
  public let interactionEffect: (any UISpringLoadedInteractionEffect)?
  let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction with a handler. Without a behavior it activates for every drag after 0.7 seconds
  /// (an estimate).
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    self.handler = handler
    super.init()
  }

  /// Creates an interaction with a handler.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The state of spring loading. The raw values are UIKit's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag hovers over the view.
  case inactive = 0
  /// The view may be activated.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view was activated.
  case activated = 3
}

/// The state of a drag over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of spring loading.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the effect is applied to; by default the interaction's view.
  var targetView: UIView? { get set }
  /// An item that the handler activates; `nil` by default.
  var targetItem: Any? { get set }
  /// Returns the location of the finger in a view's coordinates, in points.
  func location(in view: UIView?) -> CGPoint
}

/// The methods that control spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the view is activated by this drag.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has ended or left the view.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that displays the state of spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that a hovering drag can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that determines whether spring loading is enabled.
  var isSpringLoaded: Bool { get set }
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  let session: DragSession

  init(_ session: DragSession, _ view: UIView?) {
    self.session = session
    targetView = view
  }

  func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? .zero }
}

/// The spring-loaded interaction under the finger of a drag.
@MainActor
struct SpringLoading {
  private var present: (interaction: UISpringLoadedInteraction, context: SpringContext)?
  private var call: MediaClock.Call?
  /// The delay of the activation, in seconds; an estimate.
  private static let delay = 0.7

  mutating func move(over view: UIView?, _ session: DragSession) {
    let found = sequence(first: view, next: { $0?.superview }).lazy.compactMap { view in
      view?.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
    }.first
    guard found !== present?.interaction else { return }
    end(session)
    guard let found else { return }
    let context = SpringContext(session, found.view)
    guard found.interactionBehavior?.shouldAllow(found, with: context) ?? true else { return }
    present = (found, context)
    found.interactionEffect?.interaction(found, didChangeWith: context)
    call = MediaClock.current.call(at: CACurrentMediaTime() + Self.delay) {
      MainActor.assumeIsolated {
        context.state = .activated
        found.interactionEffect?.interaction(found, didChangeWith: context)
        found.handler(found, context)
      }
    }
  }

  mutating func end(_ session: DragSession) {
    call?.cancel()
    call = nil
    guard let (interaction, context) = present else { return }
    present = nil
    context.state = .inactive
    interaction.interactionEffect?.interaction(interaction, didChangeWith: context)
    interaction.interactionBehavior?.interactionDidFinish(interaction)
  }
}
