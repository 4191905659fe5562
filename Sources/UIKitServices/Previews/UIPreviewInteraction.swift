import Foundation

/// An interaction for presses of increasing force: preview first, then commit. Touches have no force here, so
/// time replaces it: half a second for the preview, and another half for the commit.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  /// The delegate; a weak reference.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  private let recognizer = UILongPressGestureRecognizer()
  private var call: MediaClock.Call?
  private var isRunning = false

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    recognizer.addWatcher { [weak self] in self?.follow() }
    view.addGestureRecognizer(recognizer)
  }

  /// Returns the location of the touch in a coordinate space, in points.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view, let coordinateSpace else { return recognizer.location(in: view) }
    return view.convert(recognizer.location(in: view), to: coordinateSpace)
  }

  /// Cancels the interaction.
  open func cancel() {
    call?.cancel()
    guard isRunning else { return }
    isRunning = false
    delegate?.previewInteractionDidCancel(self)
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      guard delegate?.previewInteractionShouldBegin(self) != false else { return }
      isRunning = true
      delegate?.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
      call = MediaClock.current.call(at: CACurrentMediaTime() + 0.5) { [weak self] in
        MainActor.assumeIsolated { self?.commit() }
      }
    case .ended, .cancelled: cancel()
    case .possible, .changed, .failed: break
    }
  }

  private func commit() {
    guard isRunning else { return }
    isRunning = false
    delegate?.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
  }
}

/// The delegate of a preview interaction.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called when the preview transition progresses, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Called when the touch ends before the commit.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether the interaction begins. The default is `true`.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called when the commit transition progresses, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Returns `true`.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// An action of a preview, as used before context menus. It is not shown.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
  /// The style of a preview action. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The selected style.
    case selected = 1
    /// The destructive style, in red.
    case destructive = 2
  }

  /// The title.
  public let title: String
  /// The style.
  public let style: Style
  /// The handler.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }

  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A group of preview actions.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
  /// The title.
  public let title: String
  /// The style.
  public let style: UIPreviewAction.Style
  /// The actions of the group.
  public let actions: [UIPreviewAction]

  /// Creates a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
