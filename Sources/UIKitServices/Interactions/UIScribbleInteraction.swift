import Foundation

/// An interaction for writing into a view with Apple Pencil. Virtual devices have none.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The delegate; a weak reference.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether writing is in progress. Always `false`.
  open var isHandlingWriting: Bool { false }
  /// A Boolean value that indicates whether pencil input is expected. Always `false`.
  public class var isPencilInputExpected: Bool { false }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a scribble interaction. Never called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether writing can begin at a location.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether focusing the text input is delayed.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called before writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called when writing has finished.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true`.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns `false`.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// An interaction that selects by drawing a rectangle with a pointer. There is no pointer.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The state of a selection. Raw values match UIKit's.
  public enum State: Int, Sendable {
    /// No selection is in progress.
    case possible = 0
    /// The selection begins.
    case began = 1
    /// The rectangle changes.
    case selecting = 2
    /// The selection has ended.
    case ended = 3
  }

  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  /// Stored only: there is no pointer.
  open var isEnabled = true
  /// The state. Always `possible`.
  open var state: State { .possible }
  /// The selection rectangle. Always null.
  open var selectionRect: CGRect { .null }
  /// The modifier keys at the beginning. Always empty.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Stored only: there is no pointer.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  private let handler: (UIBandSelectionInteraction) -> Void

  /// Creates an interaction with a handler, which is never called.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
