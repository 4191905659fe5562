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
  /// Drawn only: sheets appear at the bottom or in the center, whatever their source.
  open var sourceView: UIView?
  /// Stored only: page sheets do not follow the readable width of their content.
  open var prefersPageSizing = true

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    outward.delegate as? any UISheetPresentationControllerDelegate
  }

  private let style: UIModalPresentationStyle

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
    animateLayout()
  }

  /// Recomputes the detents in the next layout.
  open func invalidateDetents() { geometryChanged() }

  private func geometryChanged() {
    guard containerView != nil, !isDragging else { return }
    containerView?.setNeedsLayout()
  }

  // MARK: Views

  private let dimming = DimmingView(frame: .zero)
  private lazy var sheet: SheetView = {
    let view = SheetView(frame: .zero)
    let pan = SheetPanRecognizer()
    pan.sheet = self
    pan.addWatcher { [weak self, unowned pan] in self?.drag(pan) }
    view.addGestureRecognizer(pan)
    return view
  }()

  open override var presentedView: UIView? { sheet }

  /// A Boolean value that indicates whether the sheet is attached to the bottom of the container rather than
  /// centered.
  private var isEdgeAttached: Bool { traitCollection.horizontalSizeClass != .regular || style == .none }

  /// A Boolean value that indicates whether the sheet fills the container.
  private var fillsContainer: Bool {
    guard let containerView else { return false }
    if traitCollection.verticalSizeClass == .compact { return !prefersEdgeAttachedInCompactHeight }
    return isEdgeAttached && containerView.safeAreaInsets.top <= 0
  }

  // MARK: Geometry

  private struct Resolved {
    var detent: Detent
    /// The height of the sheet in points, including the part below the safe area.
    var height: CGFloat
  }

  /// The maximum height above the bottom of the safe area, in points: it ends 10 points below the top of the
  /// safe area.
  private var maximumDetentValue: CGFloat {
    guard let containerView else { return 0 }
    let safe = containerView.safeAreaInsets
    return max(containerView.bounds.height - safe.top - 10 - safe.bottom, 0)
  }

  /// The available detents, in ascending order.
  private var resolved: [Resolved] {
    guard let containerView else { return [] }
    let safe = containerView.safeAreaInsets
    let context = ResolutionContext(traits: traitCollection, maximum: maximumDetentValue)
    var found: [Resolved] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context), value.isFinite else { continue }
      let height = min(max(value, 0), context.maximumDetentValue) + safe.bottom
      found.append(Resolved(detent: detent, height: height.rounded()))
    }
    if found.isEmpty {
      found = [Resolved(detent: .large(), height: (context.maximumDetentValue + safe.bottom).rounded())]
    }
    return found.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(
      \.element)
  }

  private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let traits: UITraitCollection
    let maximum: CGFloat
    var containerTraitCollection: UITraitCollection { traits }
    var maximumDetentValue: CGFloat { maximum }
  }

  private var selected: Resolved? {
    let all = resolved
    return all.first { $0.detent.identifier == selectedDetentIdentifier } ?? all.first
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if fillsContainer { return bounds }
    guard isEdgeAttached, let selected else {
      return ModalPlacement.centered(presentedViewController, style: style, in: containerView)
    }
    var width = bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached,
      presentedViewController.preferredContentSize.width > 0
    {
      width = min(presentedViewController.preferredContentSize.width, width)
    }
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - selected.height, width: width,
      height: selected.height)
  }

  private var isDimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, isEdgeAttached else { return true }
    let all = resolved
    guard let undimmed = all.firstIndex(where: { $0.detent.identifier == limit }),
      let selected,
      let present = all.firstIndex(where: { $0.detent.identifier == selected.detent.identifier })
    else { return true }
    return present > undimmed
  }

  override func passesTouch(_ point: CGPoint) -> Bool { !isDimmed }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    prepareViews(in: containerView)
    if presentedViewController.runningTransition?.toView !== sheet,
      presentedViewController.runningTransition?.fromView !== sheet, !isDragging
    {
      sheet.frame = frameOfPresentedViewInContainerView
      dimming.alpha = isDimmed ? 1 : 0
    }
  }

  private func prepareViews(in container: UIView) {
    if dimming.superview !== container {
      dimming.frame = container.bounds
      // As in images rendered by Interface Builder.
      dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
      dimming.onTouch = { [weak self] in self?.dismissByUser() }
      container.insertSubview(dimming, at: 0)
    }
    sheet.show(
      presentedViewController.view, cornerRadius: fillsContainer ? 0 : preferredCornerRadius ?? 10,
      roundsBottom: !isEdgeAttached, grabber: prefersGrabberVisible && isEdgeAttached && !fillsContainer)
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    prepareViews(in: containerView)
    fade(in: true)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(in: false)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = isDimmed ? 1 : 0 }
  }

  private func fade(in appears: Bool) {
    if appears { dimming.alpha = 0 }
    let alpha: CGFloat = appears && isDimmed ? 1 : 0
    let coordinator = presentedViewController.runningTransition?.coordinator
    if coordinator?.isAnimated == true {
      _ = coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
    } else {
      dimming.alpha = alpha
    }
  }

  private func animateLayout(velocity: CGFloat = 0, completion: (() -> Void)? = nil) {
    containerView?.setNeedsLayout()
    UIView.animate(
      withDuration: StandardModalAnimator.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: [.allowUserInteraction],
      animations: { [weak self] in self?.containerView?.layoutIfNeeded() },
      completion: { _ in completion?() })
  }

  // MARK: Dragging

  private var isDragging = false
  private var startHeight: CGFloat = 0
  /// A Boolean value that indicates whether the presented controller's `viewWillDisappear(_:)` was called
  /// because the drag went below the smallest detent.
  private var isBeingRemoved = false
  private var canDismiss: Bool?

  /// Returns whether a drag moves the sheet rather than scrolling content.
  fileprivate func shouldBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard isEdgeAttached || true, !fillsContainer, presentedViewController.runningTransition == nil else {
      return false
    }
    let movement = recognizer.firstMovement
    guard abs(movement.y) > abs(movement.x) else { return false }
    guard let scrollView = scrollView(under: recognizer) else { return true }
    guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5 else { return false }
    if movement.y > 0 { return true }
    guard prefersScrollingExpandsWhenScrolledToEdge, let selected, let last = resolved.last else {
      return false
    }
    return selected.height < last.height
  }

  fileprivate func scrollView(under recognizer: UIPanGestureRecognizer) -> UIScrollView? {
    var view = recognizer.touches.first?.view
    while let present = view, present !== sheet {
      if let scrollView = present as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.motion.movableAxes.y
      {
        return scrollView
      }
      view = present.superview
    }
    return nil
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let containerView else { return }
    switch pan.state {
    case .began:
      isDragging = true
      startHeight = sheet.frame.height
      canDismiss = nil
      follow(pan, in: containerView)
    case .changed: follow(pan, in: containerView)
    case .ended: letGo(pan, in: containerView)
    case .cancelled:
      isDragging = false
      comeBack()
    default: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer, in container: UIView) {
    let resting = frameOfPresentedViewInContainerView
    let heights = isEdgeAttached ? resolved.map(\.height) : [resting.height]
    guard let low = heights.first, let high = heights.last else { return }
    var height = startHeight - pan.translation(in: container).y
    if height > high { height = high + rubber(height - high) }
    if height < low {
      if canDismiss == nil {
        // The delegate is notified of the attempt when the drag ends.
        canDismiss =
          !presentedViewController.isModalInPresentation
          && outward.delegate?.presentationControllerShouldDismiss(outward) != false
        if canDismiss == true {
          outward.delegate?.presentationControllerWillDismiss(outward)
          isBeingRemoved = true
          presentedViewController.isBeingDismissedNow = true
          presentedViewController.beginAppearance(false, animated: true)
        }
      }
      if canDismiss == false { height = low - rubber(low - height) }
    }
    let shown = max(height, isEdgeAttached ? low : resting.height)
    let base = isEdgeAttached ? container.bounds.height : resting.maxY
    sheet.frame = CGRect(x: resting.minX, y: base - height, width: resting.width, height: shown)
  }

  /// Returns the distance by which the sheet follows a drag beyond its limit.
  private func rubber(_ distance: CGFloat) -> CGFloat {
    let space = containerView?.bounds.height ?? 1
    return (1 - 1 / (distance * 0.55 / space + 1)) * space * 0.5
  }

  private func letGo(_ pan: UIPanGestureRecognizer, in container: UIView) {
    isDragging = false
    // The projected height.
    let height = startHeight - pan.translation(in: container).y - pan.velocity(in: container).y * 0.15
    let all = resolved
    let low = isEdgeAttached ? all.first?.height ?? 0 : frameOfPresentedViewInContainerView.height
    if canDismiss == false { outward.delegate?.presentationControllerDidAttemptToDismiss(outward) }
    if isBeingRemoved, height < low / 2 {
      isBeingRemoved = false
      finishDismissalByUser()
      return
    }
    if isEdgeAttached,
      let nearest = all.min(by: { abs($0.height - height) < abs($1.height - height) }),
      nearest.detent.identifier != selected?.detent.identifier
    {
      selectedDetentIdentifier = nearest.detent.identifier
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    comeBack()
  }

  private func comeBack() {
    let wasLeaving = isBeingRemoved
    isBeingRemoved = false
    let presented = presentedViewController
    if wasLeaving {
      presented.isBeingDismissedNow = false
      presented.beginAppearance(true, animated: true)
    }
    animateLayout { if wasLeaving { presented.finishAppearance() } }
  }
}

/// A gesture recognizer that moves the sheet unless its content scrolls.
private final class SheetPanRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  override var mayBegin: Bool { super.mayBegin && sheet?.shouldBegin(self) == true }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
      && sheet.scrollView(under: self) === scrollView
  }
}

/// The view of the sheet: the presented view with rounded corners, and the grabber.
private final class SheetView: UIView {
  private let clip = UIView()
  private let grabber = UIView()
  private weak var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // In dark mode the surfaces of sheets are lighter than those below.
    overrideTraits = UITraitCollection(userInterfaceLevel: .elevated)
    clip.clipsToBounds = true
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView, cornerRadius: CGFloat, roundsBottom: Bool, grabber showsGrabber: Bool) {
    content = view
    clip.layer.cornerRadius = cornerRadius
    clip.layer.maskedCorners =
      roundsBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    grabber.isHidden = !showsGrabber
    if view.superview !== clip {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      clip.addSubview(view)
    }
    setNeedsLayout()
  }

  /// The grabber is 36 by 5 points, 5 points below the top, as in screenshots of iOS.
  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    if let content, content.superview === clip { content.frame = clip.bounds }
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
