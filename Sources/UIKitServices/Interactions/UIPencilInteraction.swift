import Foundation

/// An interaction for taps and squeezes of Apple Pencil. Virtual devices have none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The delegate; a weak reference.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  /// Stored only: there is no Apple Pencil.
  open var isEnabled = true
  /// The preferred action of a double tap. Always `ignore`.
  public class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// The preferred action of a squeeze. Always `ignore`.
  public class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// A Boolean value that indicates whether only Apple Pencil draws. Always `false`.
  public class var prefersPencilOnlyDrawing: Bool { false }
  /// A Boolean value that indicates whether hovering previews a tool. Always `false`.
  public class var prefersHoverToolPreview: Bool { false }

  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The preferred action of an Apple Pencil gesture. Raw values match UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// No action.
  case ignore = 0
  /// Switch to the eraser and back.
  case switchEraser = 1
  /// Switch to the previous tool and back.
  case switchPrevious = 2
  /// Show the color palette.
  case showColorPalette = 3
  /// Show the ink attributes.
  case showInkAttributes = 4
  /// Show the contextual palette.
  case showContextualPalette = 5
  /// Run a system shortcut.
  case runSystemShortcut = 6
}

/// The delegate of a pencil interaction. Never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil is double-tapped. Never called.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
