import Foundation

/// A presentation controller that displays content as a sheet: at the bottom of a narrow window, with detents
/// to which it can be dragged; centered in a wide one.
///
/// 1. The sheet rests at the heights of its detents. A drag below the smallest one dismisses it unless its
///   controller or the delegate refuses.
/// 2. The content below is dimmed and receives no touches, unless the selected detent is at most
///   `largestUndimmedDetentIdentifier`.
/// 3. In a compact height the sheet fills the window.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The delegate, which observes the detents as well as what other presentations ask.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { heldDelegate as? any UISheetPresentationControllerDelegate }
    set { heldDelegate = newValue }
  }
  /// The detents at which the sheet rests; the large one by default.
  open var detents: [Detent] = [.large()] { didSet { geometryChanged() } }
  /// The identifier of the selected detent; `nil` selects the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { geometryChanged() } }
  }
  /// The largest detent at which the content below is not dimmed; `nil` dims it at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { geometryChanged() } }
  /// A Boolean value that determines whether a grabber is displayed at the top edge; `false` by default.
  open var prefersGrabberVisible = false { didSet { geometryChanged() } }
  /// A Boolean value that determines whether dragging content that is scrolled to its top expands the sheet;
  /// `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that determines whether the sheet is attached to the bottom in a compact height, too;
  /// `false` by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { geometryChanged() } }
  /// A Boolean value that determines whether a sheet attached to the bottom has the preferred width of its
  /// content; `false` by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { geometryChanged() } }
  /// The corner radius in points; `nil` uses the system's.
  open var preferredCornerRadius: CGFloat? { didSet { geometryChanged() } }
  /// The effect behind the content, in iOS 26.1; `nil`, the default, for the system's background.
  open var backgroundEffect: UIVisualEffect? { didSet { geometryChanged() } }
  /// The placement of a sheet within the presenting view, in iOS 27. Raw values are UIKit's.
  public enum Placement: Int, Sendable {
    /// The system determines the placement.
    case automatic = 0
    /// At the leading edge.
    case leading = 1
    /// In the center.
    case center = 2
    /// At the trailing edge.
    case trailing = 3
  }
  /// Stored only: the placement in iOS 27, `automatic` by default. No public source says how far sheets are from the edges.
  open var preferredPlacement = Placement.automatic
  /// Drawn only: sheets appear at the bottom or in the center, whatever their source.
  open var sourceView: UIView?
  /// Stored only: page sheets do not follow the readable width of their content.
  open var prefersPageSizing = true

  private lazy var contents = CoreParts.containers.makeContents(of: self)
  package let style: UIModalPresentationStyle

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    style = .pageSheet
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  open override var presentationStyle: UIModalPresentationStyle { style }

  /// Animates the changes to the sheet that a closure makes.
  open func animateChanges(_ changes: () -> Void) {
    guard let containerView, containerView.window != nil else { return changes() }
    containerView.layoutIfNeeded()
    changes()
    contents.animateLayout()
  }

  /// Recomputes the detents in the next layout.
  open func invalidateDetents() { geometryChanged() }

  private func geometryChanged() {
    guard let containerView, !contents.isDragging else { return }
    containerView.setNeedsLayout()
  }

  open override var presentedView: UIView? { contents.view }

  open override var frameOfPresentedViewInContainerView: CGRect { contents.restingFrame }

  @_spi(UIKit) public override func passesTouch(_ point: CGPoint) -> Bool { contents.passesTouches }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    contents.layOut()
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    contents.presentationWillBegin()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    contents.dismissalWillBegin()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    contents.dismissalDidEnd(completed)
  }
}
