import Foundation

/// The methods with which a delegate names elements of a view on which text can be written. Never called here: virtual
/// devices have no pencil.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate<ElementIdentifier>: NSObjectProtocol {
  /// The type that identifies elements.
  associatedtype ElementIdentifier: Hashable
  /// Asks the delegate for the elements in a rectangle of the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns whether an element is being edited.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns the frame of an element in the view's coordinates.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Asks the delegate to begin editing an element.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Returns whether editing an element begins after writing; `false` by default.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Tells the delegate that writing begins.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Tells the delegate that writing has ended.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  /// Returns the elements in a rectangle of the view.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect
  ) async -> [ElementIdentifier] {
    await withCheckedContinuation { continuation in
      indirectScribbleInteraction(interaction, requestElementsIn: rect) { elements in
        // The array stays on the main actor: unsafe only because identifiers of elements need not be `Sendable`.
        nonisolated(unsafe) let found = elements
        continuation.resume(returning: found)
      }
    }
  }

  /// Begins editing an element, and returns the input.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint
  ) async -> (any UIResponder & UITextInput)? {
    await withCheckedContinuation { continuation in
      indirectScribbleInteraction(
        interaction, focusElementIfNeeded: elementIdentifier, referencePoint: focusReferencePoint
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Returns `false`.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}

/// An interaction for writing on a view that is not a text input with Apple Pencil. Virtual devices have none.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// The view of the interaction, which is not retained.
  open private(set) weak var view: UIView?
  /// The delegate, which is not retained.
  open private(set) weak var delegate: Delegate?
  /// A Boolean value that indicates whether writing is in progress. Always `false`.
  open var isHandlingWriting: Bool { false }

  /// Creates an interaction with a delegate.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
