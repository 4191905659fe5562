import Foundation

/// A presentation controller that displays content in a popover, with an arrow to a view or bar button.
///
/// 1. In a compact width the content is presented as a sheet, unless the delegate returns `none`.
/// 2. The popover has the controller's preferred content size, or 320 by 480 points, and keeps
///   `popoverLayoutMargins` from the edges of the safe area.
/// 3. It is placed on the first permitted side on which it fits, in the order below, above, right, left;
///   otherwise on the side with the most space.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate, which controls the popover as well as what other presentations ask.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { heldDelegate as? any UIPopoverPresentationControllerDelegate }
    set { heldDelegate = newValue }
  }
  /// The permitted directions of the arrow; `any` by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { changed() } }
  /// The direction of the arrow; `unknown` before the popover is presented.
  open package(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The view that contains the rectangle to which the arrow points.
  open weak var sourceView: UIView? { didSet { changed() } }
  /// The rectangle to which the arrow points, in points of the source view's coordinates; its bounds by
  /// default.
  open var sourceRect: CGRect = .null { didSet { changed() } }
  /// The bar button to which the arrow points.
  open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The view or bar button to which the arrow points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// A Boolean value that determines whether a popover that does not fit beside its source may overlap it;
  /// `false` by default.
  open var canOverlapSourceViewRect = false { didSet { changed() } }
  /// The color of the popover and its arrow; `nil` uses the content's background color or the system's.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Stored only: popovers are drawn by the system. The class of the view with the frame and the arrow; `nil` for
  /// the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The views outside the popover that receive touches while it is presented.
  open var passthroughViews: [UIView]?
  /// The minimum distances from the edges of the safe area, in points; 10 at each edge by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { changed() }
  }

  /// The sheet presentation controller used in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      .pageSheet, presented: presentedViewController, presenting: presentingViewController)
    sheet.original = self
    return sheet
  }()

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    outward.heldDelegate as? any UIPopoverPresentationControllerDelegate
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  @_spi(UIKit) open override func standardAdaptiveStyle(for traits: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  private func changed() { containerView?.setNeedsLayout() }

  private lazy var contents = CoreParts.containers.makeContents(of: self)

  open override var presentedView: UIView? { contents.view }

  open override var frameOfPresentedViewInContainerView: CGRect { contents.restingFrame }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard sourceView != nil || barButtonItem != nil else {
      fatalError(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    }
    popoverDelegate?.prepareForPopoverPresentation(self)
    dimTints(true)
    contents.presentationWillBegin()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimTints(false)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.runningTransition == nil else { return }
    requestSource()
    contents.layOut()
  }

  private var formerBounds = CGSize.zero

  /// Asks the delegate for a new source rectangle after the container's size changed.
  private func requestSource() {
    guard let containerView, formerBounds != containerView.bounds.size else { return }
    defer { formerBounds = containerView.bounds.size }
    guard formerBounds != .zero, let source = sourceView else { return }
    var rect = sourceRect.isNull ? source.bounds : sourceRect
    var view = source
    popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== source { sourceView = view }
    if rect != (sourceRect.isNull ? source.bounds : sourceRect) { sourceRect = rect }
  }

  @_spi(UIKit) public override func passesTouch(_ point: CGPoint) -> Bool {
    guard let containerView else { return false }
    return passthroughViews?.contains {
      $0.window != nil && $0.point(inside: $0.convert(point, from: containerView), with: nil)
    } ?? false
  }

  package func dismissByTouchOutside() {
    if let popoverDelegate, !popoverDelegate.popoverPresentationControllerShouldDismissPopover(self) {
      return
    }
    let outward = outward
    guard mayBeDismissedByUser() else { return }
    outward.delegate?.presentationControllerWillDismiss(outward)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      outward.delegate?.presentationControllerDidDismiss(outward)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { arrowDirection = .unknown } else { dimTints(true) }
  }

  @_spi(UIKit) public override func standardAnimator(isPresenting: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    CoreParts.containers.makeAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

/// An object to which a popover's arrow can point: a view or a bar button.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the item's frame in a view's coordinates, in points; null if it is not displayed.
  func frame(in referenceView: UIView) -> CGRect
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns the guide's frame in a view's coordinates, in points; null if no view owns it.
  public func frame(in referenceView: UIView) -> CGRect {
    owningView.map { $0.convert(layoutFrame, to: referenceView) } ?? .null
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in another view's coordinates, in points.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the button's view in another view's coordinates, in points; null while no bar
  /// displays it.
  public func frame(in referenceView: UIView) -> CGRect {
    itemView.map { $0.convert($0.bounds, to: referenceView) } ?? .null
  }
}

/// The methods by which a delegate controls a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented, so that it can set the source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Asks the delegate whether a touch outside the popover dismisses it; `true` by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that a touch outside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Tells the delegate that the popover is about to move, for example because the window was resized; it may
  /// change the source view and the rectangle in its coordinates.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does not change the proposed position.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {}
}
