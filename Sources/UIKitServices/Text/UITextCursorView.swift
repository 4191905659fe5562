import Foundation

/// A view that is the insertion point of a text, since iOS 17.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// A Boolean value that determines whether the insertion point blinks.
  var isBlinking: Bool { get set }
  /// Makes the insertion point visible, from where it blinks again.
  func resetBlinkAnimation()
}

/// A view that is the handle of a selection, since iOS 17.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The side of the selection at which the handle is.
  var direction: NSDirectionalRectEdge { get set }
  /// A Boolean value that indicates whether the text runs vertically.
  var isVertical: Bool { get }
  /// The shape of the handle; `nil` for the system's.
  var customShape: UIBezierPath? { get set }
  /// Returns the frame of the handle beside a rectangle of the selection, in points.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// A view that is the background of a selection, since iOS 17.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selection.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// The insertion point of the system, since iOS 17.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  /// Stored only: whether the insertion point blinks; it does not here.
  open var isBlinking = true
  /// Makes the insertion point visible.
  open func resetBlinkAnimation() { isHidden = false }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = tintColor
  }
}

/// An interaction that shows the selection of a text input of an application's, since iOS 17.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The text input; a weak reference.
  open private(set) weak var textInput: (any UITextInput)?
  /// The delegate; a weak reference.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// The view of the interaction; a weak reference.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether the selection is displayed; `false` by default.
  open var isActivated = false { didSet { layoutManagedSubviews() } }
  /// The view of the insertion point.
  open var cursorView: UIView & UITextCursorView = UIStandardTextCursorView()
  /// Stored only: the views of the handles, of which there are none here.
  open var handleViews: [UIView & UITextSelectionHandleView] = []

  /// Creates an interaction for a text input.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  /// Requests the layout of the views, which is made at once here.
  open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

  /// Places the insertion point at the caret of an empty selection, and hides it otherwise.
  open func layoutManagedSubviews() {
    guard isActivated, let view, let textInput, let selection = textInput.selectedTextRange, selection.isEmpty
    else { return cursorView.removeFromSuperview() }
    let container =
      delegate?.selectionContainerViewBelowText(for: self) ?? view
    if cursorView.superview !== container { container.addSubview(cursorView) }
    cursorView.frame = view.convert(textInput.caretRect(for: selection.start), to: container)
  }

  /// Called when the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) { if view == nil { cursorView.removeFromSuperview() } }
  /// Takes the view that the interaction was added to.
  open func didMove(to view: UIView?) {
    self.view = view
    layoutManagedSubviews()
  }
}

/// The methods by which a delegate determines where the selection is displayed.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
  /// Asks the delegate for the view below the text; `nil`, the default, for the interaction's view.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Returns no view.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}

/// A magnifying glass over a text, since iOS 17. None is displayed here.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  private override init() { super.init() }

  /// Begins to magnify the text at a point. Without effect: there is no magnifying glass.
  public class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? { UITextLoupeSession() }
  /// Moves to a point. Without effect: there is no magnifying glass.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
  /// Ends the magnification. Without effect: there is no magnifying glass.
  open func invalidate() {}
}

/// An animator of the insertion point at which text is dropped, since iOS 17.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
  /// The view of the insertion point.
  public let cursorView: UIView & UITextCursorView
  /// The text input.
  public let textInput: UIView & UITextInput

  /// Creates an animator.
  public init(textCursorView cursorView: UIView & UITextCursorView, textInput: UIView & UITextInput) {
    (self.cursorView, self.textInput) = (cursorView, textInput)
    super.init()
  }

  /// Displays the insertion point or hides it.
  open func setCursorVisible(_ visible: Bool, animated: Bool) {
    if visible, cursorView.superview == nil { textInput.addSubview(cursorView) }
    cursorView.isHidden = !visible
  }

  /// Moves the insertion point to a position.
  open func placeCursor(at position: UITextPosition, animated: Bool) {
    let frame = textInput.convert(textInput.caretRect(for: position), to: cursorView.superview ?? textInput)
    guard animated else { return cursorView.frame = frame }
    UIView.animate(withDuration: 0.25) { self.cursorView.frame = frame }
  }

  /// Performs changes and calls a closure afterwards.
  open func animateAlongsideChanges(_ animation: (() -> Void)?, completion: (() -> Void)?) {
    animation?()
    completion?()
  }
}
