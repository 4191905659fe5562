import Foundation

/// Lets a pencil write into a view. Virtual devices have none, so that nothing is asked.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Who would be asked; held weakly.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view that the interaction is of; held weakly.
  open private(set) weak var view: UIView?
  /// Whether a pencil writes: false.
  open var isHandlingWriting: Bool { false }
  /// Whether writing by a pencil is to be expected: false.
  public class var isPencilInputExpected: Bool { false }

  /// An interaction that asks a delegate, which it holds weakly.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about writing with a pencil. It is not asked here.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a place.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Whether the view waits before it takes the text.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Writing is over.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// It may.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// It does not.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Selects what a pointer draws a rectangle around. There is no pointer here, so that nothing is selected.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far a selection has come. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// None is made.
    case possible = 0
    /// It begins.
    case began = 1
    /// The rectangle is drawn.
    case selecting = 2
    /// It is over.
    case ended = 3
  }

  /// The view that the interaction is of; held weakly.
  open private(set) weak var view: UIView?
  /// Stored only: there is no pointer.
  open var isEnabled = true
  /// Always `possible`.
  open var state: State { .possible }
  /// Always null.
  open var selectionRect: CGRect { .null }
  /// The keys that were held at the beginning: none.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Stored only: there is no pointer.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  private let handler: (UIBandSelectionInteraction) -> Void

  /// An interaction that calls a handler.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
