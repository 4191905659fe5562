import Foundation

/// A press that becomes harder: preview first, then commitment. Fingers press with one force here, so that time stands for
/// it: half a second for the preview, and as much again.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed; held weakly.
  open private(set) weak var view: UIView?
  /// Who is told; held weakly.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  private let recognizer = UILongPressGestureRecognizer()
  private var call: MediaClock.Call?
  private var isRunning = false

  /// An interaction of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    recognizer.addWatcher { [weak self] in self?.follow() }
    view.addGestureRecognizer(recognizer)
  }

  /// Where the finger is, in a coordinate space, in points.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view, let coordinateSpace else { return recognizer.location(in: view) }
    return view.convert(recognizer.location(in: view), to: coordinateSpace)
  }

  /// Ends the interaction.
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

/// Is told how a press goes on.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// The preview comes, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// The finger has left before the end.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether a press counts; true by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// What is previewed comes, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// It does.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// An entry under a preview, as controllers said them before context menus. They are not shown here.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
  /// How an entry looks. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As others.
    case `default` = 0
    /// Chosen already.
    case selected = 1
    /// In red.
    case destructive = 2
  }

  /// What the entry says.
  public let title: String
  /// How it looks.
  public let style: Style
  /// What it does.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// An entry that does something.
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

  /// The same entry.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An entry under a preview that opens others.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
  /// What the entry says.
  public let title: String
  /// How it looks.
  public let style: UIPreviewAction.Style
  /// The entries that it opens.
  public let actions: [UIPreviewAction]

  /// An entry that opens others.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// The same entry.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
