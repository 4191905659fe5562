import Foundation

/// A popover from before iOS 9, which presents a controller with a popover presentation controller.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  /// The delegate.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The controller in the popover.
  open var contentViewController: UIViewController
  /// The size of the content in points; 320 by 1100 by default. Zero for that of the controller.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != .zero { contentViewController.preferredContentSize = contentSize } }
  }
  /// The views outside the popover that receive touches while it is presented.
  open var passthroughViews: [UIView]? {
    didSet { contentViewController.popoverPresentationController?.passthroughViews = passthroughViews }
  }
  /// The color of the popover; `nil` for the system's.
  open var backgroundColor: UIColor?
  /// The minimum distances from the edges of the safe area, in points.
  open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Stored only: popovers are drawn by the system.
  open var backgroundViewClass: AnyClass?

  private var follower: Follower?

  /// Creates a popover with a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Replaces the controller in the popover, without animation.
  open func setContentView(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }

  /// Changes the size of the content, without animation.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  /// A Boolean value that indicates whether the popover is presented.
  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
  /// The direction of the arrow; `unknown` before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    isPopoverVisible
      ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  /// Presents the popover with an arrow to a rectangle of a view.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(over: view.window, arrowDirections, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Presents the popover with an arrow to a bar button.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(over: UIApplication.shared.keyWindow, arrowDirections, animated) { $0.barButtonItem = item }
  }

  private func present(
    over window: UIWindow?, _ arrowDirections: UIPopoverArrowDirection, _ animated: Bool,
    _ prepare: (UIPopoverPresentationController) -> Void
  ) {
    guard var presenter = window?.rootViewController, !isPopoverVisible else { return }
    while let next = presenter.presentedViewController { presenter = next }
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    let follower = Follower(self)
    self.follower = follower
    popover.delegate = follower
    popover.permittedArrowDirections = arrowDirections
    popover.passthroughViews = passthroughViews
    popover.backgroundColor = backgroundColor
    popover.popoverLayoutMargins = layoutMargins
    prepare(popover)
    presenter.present(contentViewController, animated: animated)
  }

  /// Dismisses the popover without notifying the delegate.
  open func dismiss(animated: Bool) { contentViewController.dismiss(animated: animated) }

  private final class Follower: NSObject, UIPopoverPresentationControllerDelegate {
    // Retained while the popover is presented: UIKit's popovers have to be retained by programs.
    private weak var popover: UIPopoverController?
    init(_ popover: UIPopoverController) { self.popover = popover }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      guard let popover else { return true }
      return popover.delegate?.popoverControllerShouldDismissPopover(popover) ?? true
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      guard let popover else { return }
      popover.delegate?.popoverControllerDidDismissPopover(popover)
    }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
      guard let popover else { return }
      popover.delegate?.popoverController(popover, willRepositionPopoverTo: rect, in: view)
    }
  }
}

/// The delegate of a popover from before iOS 9.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether a touch beside the popover dismisses it.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Tells the delegate that a touch beside the popover has dismissed it.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// Asks the delegate for a new rectangle and view after the size of the window changed.
  func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
  /// Returns `true`.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  /// Does nothing.
  public func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}

/// A segue that presents a popover, from before iOS 9.
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// The popover with the destination.
  open private(set) lazy var popoverController = UIPopoverController(contentViewController: destination)

  /// Presents the destination in a popover from the middle of the source's view.
  open override func perform() {
    guard let view = source.viewIfLoaded else { return }
    popoverController.present(
      from: CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1), in: view,
      permittedArrowDirections: .any, animated: true)
  }
}

extension UISplitViewControllerDelegate {
  /// Does nothing. Never called here: the primary column is displayed over the secondary one.
  public func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
  ) {}
  /// Does nothing. Never called here: the primary column is displayed over the secondary one.
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {}
  /// Does nothing. Never called here: the primary column is displayed over the secondary one.
  public func splitViewController(
    _ svc: UISplitViewController, popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) {}
  /// Returns `false`. Never called here: `preferredDisplayMode` decides.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { false }
}

extension UIPopoverController: UIAppearanceContainer {}
