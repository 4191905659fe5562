import Foundation
@_spi(UIKit) import UIKitCore

/// A view controller that displays an alert in the center of the screen, with actions and optional text
/// fields, or an action sheet at the bottom.
///
/// A tap on an action dismisses the controller and then calls the action's handler. On iPad, action sheets
/// are popovers and need a source. In the design of iOS 26 they are popovers over their source on iPhone as well, or cards like alerts
/// where they have none.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen; on iPad a popover.
    case actionSheet = 0
    /// An alert in the center of the screen.
    case alert = 1
  }

  /// The severity of an alert. Raw values match UIKit's.
  public enum Severity: Int, Sendable {
    /// The default severity.
    case `default` = 0
    /// A critical alert.
    case critical = 1
  }

  /// The style of the alert controller.
  open private(set) var preferredStyle: Style
  /// The message below the title.
  open var message: String? { didSet { contentChanged() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert, in the order in which they were added.
  open private(set) var textFields: [UITextField]?
  /// Stored only: on iOS critical alerts have the same appearance.
  open var severity = Severity.default

  /// Properties that applications set by key: attributed texts in place of title and message, and a view
  /// controller whose view is between the texts and the buttons, with its preferred content height.
  var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
  var attributedMessage: NSAttributedString? { didSet { contentChanged() } }
  var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController {
        addChild(contentViewController)
        contentViewController.didMove(toParent: self)
      }
      contentChanged()
    }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === contentViewController { contentChanged() }
  }

  /// The preferred action, whose title is emphasized instead of that of the cancel action. The program stops
  /// if the action has not been added.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        fatalError(
          "The preferredAction of \(self) has to be one of its actions: add it before it is assigned")
      }
      contentChanged()
    }
  }

  /// Creates an alert or action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty action sheet. Documents contain no alerts.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open override var title: String? { didSet { contentChanged() } }

  /// Adds an action. The program stops with UIKit's message for a second action of style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'UIAlertController can only have one action with a style of UIAlertActionStyleCancel'")
    }
    action.alert = self
    actions.append(action)
    contentChanged()
  }

  /// Adds a text field to an alert and calls a closure to configure it. The program stops with UIKit's
  /// message for an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert'")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.borderStyle = .none
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentChanged()
  }

  // MARK: Presentation

  @_spi(UIKit) public override var automaticPresentationStyle: UIModalPresentationStyle {
    isPopover ? .popover : .overFullScreen
  }

  private var isPopover: Bool {
    preferredStyle == .actionSheet
      && (traitCollection.userInterfaceIdiom == .pad || traitCollection.metrics.hasGlass)
  }

  @_spi(UIKit) public override func makeOwnPresentationController() -> UIPresentationController? {
    isPopover
      ? AlertPopoverController(presentedViewController: self, presenting: presenter)
      : AlertPresentationController(presentedViewController: self, presenting: presenter)
  }

  private var box: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() { view = AlertView(alert: self) }

  private func contentChanged() {
    box?.needsRows = true
    box?.setNeedsLayout()
    presentationControllerIfPresented?.containerView?.setNeedsLayout()
  }

  private var presentationControllerIfPresented: UIPresentationController? {
    runningPresentation?.controller.active
  }

  func actionChanged() { contentChanged() }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  /// Dismisses the alert and calls an action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    let handler = action.handler
    guard presenter != nil else {
      handler?(action)
      return
    }
    presenter?.dismiss(animated: true) { handler?(action) }
  }

  /// Handles a tap outside of an action sheet by choosing the cancel action.
  func cancelByUser() {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else {
      if isPopover { presenter?.dismiss(animated: true) }
      return
    }
    choose(cancel)
  }

  /// The size for a popover, in points.
  @_spi(UIKit) public override var popoverSize: CGSize {
    let (isPad, metrics) = (traitCollection.userInterfaceIdiom == .pad, traitCollection.metrics)
    let width = metrics.hasGlass ? metrics.length(isPad ? .padActionSheetWidth : .actionSheetWidth) : 270
    return CGSize(width: width, height: (view as? AlertView)?.height(width: width) ?? 0)
  }

  @_spi(UIKit) public override var popoverCoversSource: Bool { true }
}

/// The popover of an action sheet: on iPad always, in the design of iOS 26 also on iPhone if there is a source.
final class AlertPopoverController: UIPopoverPresentationController {
  override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    isPhone && sourceItem == nil ? .overFullScreen : .none
  }

  private var isPhone: Bool { traitCollection.userInterfaceIdiom != .pad }

  override func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    // Neither sheets nor popovers without a source: the delegate is not asked on iPhone.
    if isPhone {
      if sourceItem == nil { delegate?.prepareForPopoverPresentation(self) }
      return standardAdaptiveStyle(for: traits)
    }
    return super.adaptivePresentationStyle(for: traits)
  }

  override func makeAdaptedController(for style: UIModalPresentationStyle) -> UIPresentationController? {
    guard style == .overFullScreen, isPhone else { return nil }
    return AlertPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override func presentationTransitionWillBegin() {
    let hasSource = sourceItem != nil
    if !hasSource { popoverPrepare() }
    guard sourceItem != nil else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Your application has presented a UIAlertController (\(presentedViewController)) of style UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.'"
      )
    }
    super.presentationTransitionWillBegin()
  }

  private func popoverPrepare() {
    delegate?.prepareForPopoverPresentation(self)
  }
}

/// The presentation of an alert in the center of the container view, or of an action sheet at its bottom.
final class AlertPresentationController: UIPresentationController {
  private let dimming = DimmingView(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  /// Alerts are 270 points wide; action sheets have margins of 8 points at the sides and the bottom.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert, let box = alert.view as? AlertView else { return .zero }
    var room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let bounds = containerView.bounds
    // The alert is above the keyboard.
    if keyboardTop < room.maxY { room.size.height = max(keyboardTop - room.minY, 0) }
    let isGlass = containerView.metrics.hasGlass
    if alert.preferredStyle == .alert || isGlass {
      let width = min(isGlass ? containerView.metrics.length(.alertWidth) : 270, room.width)
      let height = min(box.height(width: width), room.height - 16)
      // In the middle of the screen, or of what the keyboard leaves of it.
      let middle = keyboardTop < bounds.maxY || isGlass ? room.midY : bounds.midY
      let y = max(min(middle - height / 2, room.maxY - 8 - height), room.minY + 8)
      let x = (bounds.width - width) / 2
      return CGRect(
        x: isGlass ? x.roundedToPixel(containerView.pixelScale) : x.rounded(),
        y: y.roundedToPixel(containerView.pixelScale), width: width, height: height)
    }
    let width = min(min(room.width, room.height) - 16, 500)
    let height = min(box.height(width: width), room.height - 16)
    let bottom = containerView.safeAreaInsets.bottom > 0 ? room.maxY : bounds.maxY - 8
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: (bottom - height).rounded(), width: width, height: height)
  }

  /// The top of the keyboard, in points of the container view's coordinate space.
  private var keyboardTop = CGFloat.infinity
  private var observer: (any NSObjectProtocol)?

  private func followKeyboard() {
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardMoves(to: frame ?? .null) }
    }
  }

  private func keyboardMoves(to frame: CGRect) {
    guard let containerView, let window = containerView.window, !frame.isNull else { return }
    let top = window.convert(frame, to: containerView).minY
    guard top != keyboardTop else { return }
    keyboardTop = top
    containerView.setNeedsLayout()
    guard presentedViewController.runningTransition == nil else { return }
    UIView.animate(withDuration: 0.25) { containerView.layoutIfNeeded() }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimTints(true)
    followKeyboard()
    dimming.frame = containerView.bounds
    // Estimates from pictures of iOS.
    dimming.backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.onTouch = { [weak self] in
      if self?.alert?.preferredStyle == .actionSheet { self?.alert?.cancelByUser() }
    }
    containerView.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    fade(1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimTints(false)
    fade(0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else {
      dimTints(true)
      return dimming.alpha = 1
    }
    dimming.removeFromSuperview()
    keyboardTop = .infinity
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  private func fade(_ alpha: CGFloat) {
    guard let coordinator = presentedViewController.runningTransition?.coordinator, coordinator.isAnimated
    else {
      dimming.alpha = alpha
      return
    }
    _ = coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.runningTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    alert?.preferredStyle == .alert
      ? AlertAnimator(isPresenting: isPresenting) : super.standardAnimator(isPresenting: isPresenting)
  }
}

/// The animation of alerts: they appear slightly enlarged and fade in, and fade out. The durations are
/// estimates.
private final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    isPresenting ? 0.4 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let box = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.containerView.addSubview(box)
      UIView.performWithoutAnimation { box.layoutIfNeeded() }
      box.alpha = 0
      box.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [],
      animations: { [isPresenting] in
        box.alpha = isPresenting ? 1 : 0
        box.transform = .identity
      },
      completion: { _ in
        box.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension NamedMembers {
  static let alertController = NamedMembers(UIAlertController.self) {
    // Properties that UIKit's header does not name, which applications set by key.
    $0.property("attributedTitle", \.attributedTitle)
    $0.property("_attributedTitle", \.attributedTitle)
    $0.property("attributedMessage", \.attributedMessage)
    $0.property("_attributedMessage", \.attributedMessage)
    $0.property("contentViewController", \.contentViewController)
  }
}
