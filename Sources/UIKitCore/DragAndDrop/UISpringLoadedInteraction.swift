import Foundation

/// Opens what a drag hovers over: after a time the handler is called, as by a tap.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that the interaction is of; held weakly.
  open private(set) weak var view: UIView?
  let behavior: (any UISpringLoadedInteractionBehavior)?
  let effect: (any UISpringLoadedInteractionEffect)?
  let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// An interaction with a handler; without a behaviour of its own it opens for everything, after 0.7 seconds (an estimate).
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    behavior = interactionBehavior
    effect = interactionEffect
    self.handler = handler
    super.init()
  }

  /// An interaction with a handler.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// How far a spring is loaded. Raw values are UIKit's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing hovers.
  case inactive = 0
  /// It may be opened.
  case possible = 1
  /// It is about to open.
  case activating = 2
  /// It opened.
  case activated = 3
}

/// What a drag over a spring-loaded view is like.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the spring is loaded.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is shown as the one that opens; the interaction's by itself.
  var targetView: UIView? { get set }
  /// What the handler is to open; nil by itself.
  var targetItem: Any? { get set }
  /// Where the finger is, in a view's coordinates, in points.
  func location(in view: UIView?) -> CGPoint
}

/// Decides when a spring opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the view opens for this drag.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag is over, or elsewhere.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a spring is loaded.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What can be opened by a drag that hovers over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it is.
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

/// The spring that a drag hovers over.
@MainActor
struct SpringLoading {
  private var present: (interaction: UISpringLoadedInteraction, context: SpringContext)?
  private var call: MediaClock.Call?
  /// Seconds; an estimate.
  private static let delay = 0.7

  mutating func move(over view: UIView?, _ session: DragSession) {
    let found = sequence(first: view, next: { $0?.superview }).lazy.compactMap { view in
      view?.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
    }.first
    guard found !== present?.interaction else { return }
    end(session)
    guard let found else { return }
    let context = SpringContext(session, found.view)
    guard found.behavior?.shouldAllow(found, with: context) ?? true else { return }
    present = (found, context)
    found.effect?.interaction(found, didChangeWith: context)
    call = MediaClock.current.call(at: CACurrentMediaTime() + Self.delay) {
      MainActor.assumeIsolated {
        context.state = .activated
        found.effect?.interaction(found, didChangeWith: context)
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
    interaction.effect?.interaction(interaction, didChangeWith: context)
    interaction.behavior?.interactionDidFinish(interaction)
  }
}
