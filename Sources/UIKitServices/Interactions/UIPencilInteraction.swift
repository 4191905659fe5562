import Foundation

/// Tells of taps and squeezes of a pencil. Virtual devices have none, so that nothing is told.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Who would be told; held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view that the interaction is of; held weakly.
  open private(set) weak var view: UIView?
  /// Stored only: there is no pencil.
  open var isEnabled = true
  /// What a double tap is to do: nothing.
  public class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// What a squeeze is to do: nothing.
  public class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether only a pencil draws: false.
  public class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a pencil near the screen shows what its tool does: false.
  public class var prefersHoverToolPreview: Bool { false }

  public override init() { super.init() }

  /// An interaction with a delegate, which it holds weakly.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a pencil's tap is to do. Raw values are UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// The eraser, and back.
  case switchEraser = 1
  /// The tool before, and back.
  case switchPrevious = 2
  /// The colours.
  case showColorPalette = 3
  /// The attributes of the ink.
  case showInkAttributes = 4
  /// The palette of tools.
  case showContextualPalette = 5
  /// A shortcut of the system.
  case runSystemShortcut = 6
}

/// Is told of a pencil. It is not called here: there is none.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pencil was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
