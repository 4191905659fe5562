import Foundation
@_spi(UIKit) import UIKitCore

/// The views of a sheet, their geometry, and the drag that moves them.
@MainActor
final class SheetContents: PresentedSheet, DraggedSheet {
  private unowned let controller: UISheetPresentationController

  init(_ controller: UISheetPresentationController) { self.controller = controller }

  // MARK: Views

  private let dimming = DimmingView(frame: .zero)
  private lazy var sheet: SheetView = {
    let view = SheetView(frame: .zero)
    let pan = SheetPanRecognizer()
    pan.contents = self
    pan.addWatcher { [weak self, unowned pan] in self?.drag(pan) }
    view.addGestureRecognizer(pan)
    return view
  }()

  var view: UIView { sheet }

  /// A Boolean value that indicates whether the sheet is attached to the bottom of the container rather than
  /// centered.
  private var isEdgeAttached: Bool {
    controller.traitCollection.horizontalSizeClass != .regular || controller.style == .none
      || isGlass && controller.style == .pageSheet
  }

  /// A Boolean value that indicates whether the sheet has the design of iOS 26.
  private var isGlass: Bool { controller.traitCollection.metrics.hasGlass }

  private var isPhone: Bool { controller.traitCollection.userInterfaceIdiom == .phone }

  /// A Boolean value that indicates whether the sheet fills the container.
  private var fillsContainer: Bool {
    guard let containerView = controller.containerView else { return false }
    if controller.traitCollection.verticalSizeClass == .compact {
      return !controller.prefersEdgeAttachedInCompactHeight
    }
    return isEdgeAttached && containerView.safeAreaInsets.top <= 0 && !isGlass
  }

  // MARK: Geometry

  private struct Resolved {
    var detent: UISheetPresentationController.Detent
    /// The height of the sheet in points, including the part below the safe area.
    var height: CGFloat
  }

  /// The maximum height above the bottom of the safe area, in points: it ends 10 points below the top of the
  /// safe area, or closer on phones with a notch.
  private var maximumDetentValue: CGFloat {
    guard let containerView = controller.containerView else { return 0 }
    let safe = containerView.safeAreaInsets
    if !isEdgeAttached, isGlass {
      return ModalPlacement.centered(
        controller.presentedViewController, style: controller.style, in: containerView
      )
      .height
    }
    let hasNotch = isPhone && safe.top >= 44
    let metrics = containerView.metrics
    let gap = !isPhone ? 10 : hasNotch ? metrics.notchedSheetGap : metrics.plainSheetGap
    let top = max(safe.top + gap, isPhone ? containerView.metrics.leastSheetTop : 0)
    return max(containerView.bounds.height - top - safe.bottom, 0)
  }

  /// The bottom of the safe area that the sheet reaches into, in points; none for centered sheets.
  private var bottomSafeArea: CGFloat {
    isEdgeAttached ? controller.containerView?.safeAreaInsets.bottom ?? 0 : 0
  }

  /// The available detents, in ascending order.
  private var resolved: [Resolved] {
    guard controller.containerView != nil else { return [] }
    let bottom = bottomSafeArea
    let context = ResolutionContext(traits: controller.traitCollection, maximum: maximumDetentValue)
    var found: [Resolved] = []
    for detent in controller.detents {
      guard let value = detent.resolvedValue(in: context), value.isFinite else { continue }
      let height = min(max(value, 0), context.maximumDetentValue) + bottom
      found.append(Resolved(detent: detent, height: rounded(height)))
    }
    if found.isEmpty {
      found = [Resolved(detent: .large(), height: rounded(context.maximumDetentValue + bottom))]
    }
    return found.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(
      \.element)
  }

  /// Rounds a height to points, or to pixels in the design of iOS 26.
  private func rounded(_ height: CGFloat) -> CGFloat {
    isGlass ? height.roundedToPixel(controller.traitCollection.displayScale) : height.rounded()
  }

  /// The part of the screen that a floating sheet leaves free at the sides and below, in points; 0 for sheets that do not float.
  private var floatingMargin: CGFloat {
    guard let containerView = controller.containerView, isEdgeAttached, !fillsContainer, let selected,
      rounded(maximumDetentValue + bottomSafeArea) - selected.height > 0.5
    else { return 0 }
    return containerView.metrics.partialSheetMargin
  }

  /// The size of the sheet's content relative to its size on the screen: floating sheets are laid out in the whole width.
  private var scale: CGFloat {
    let margin = floatingMargin
    guard margin > 0, let containerView = controller.containerView else { return 1 }
    let width = layoutWidth(in: containerView)
    return width > 2 * margin ? (width - 2 * margin) / width : 1
  }

  private func layoutWidth(in containerView: UIView) -> CGFloat {
    let bounds = containerView.bounds
    var width = bounds.width
    // Page sheets in wide windows have the width of the window held upright, by analogy with that.
    if !isPhone, controller.style == .pageSheet { width = min(width, bounds.height) }
    if controller.widthFollowsPreferredContentSizeWhenEdgeAttached,
      controller.presentedViewController.preferredContentSize.width > 0
    {
      width = min(controller.presentedViewController.preferredContentSize.width, width)
    }
    return width
  }

  private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let traits: UITraitCollection
    let maximum: CGFloat
    var containerTraitCollection: UITraitCollection { traits }
    var maximumDetentValue: CGFloat { maximum }
  }

  private var selected: Resolved? {
    let all = resolved
    return all.first { $0.detent.identifier == controller.selectedDetentIdentifier } ?? all.first
  }

  var restingFrame: CGRect {
    guard let containerView = controller.containerView else { return .zero }
    let bounds = containerView.bounds
    if fillsContainer { return bounds }
    guard isEdgeAttached, let selected else {
      var frame = ModalPlacement.centered(
        controller.presentedViewController, style: controller.style, in: containerView)
      // Smaller detents keep the bottom of the sheet.
      if isGlass, let selected, selected.height < frame.height {
        frame.origin.y = frame.maxY - selected.height
        frame.size.height = selected.height
      }
      return frame
    }
    let width = layoutWidth(in: containerView)
    let (scale, margin) = (scale, floatingMargin)
    let height = selected.height * scale
    let x = (bounds.width - width * scale) / 2
    return CGRect(
      x: margin > 0 ? x : x.rounded(), y: bounds.height - margin - height, width: width * scale,
      height: height)
  }

  private var isDimmed: Bool {
    guard let limit = controller.largestUndimmedDetentIdentifier, isEdgeAttached else { return true }
    let all = resolved
    guard let undimmed = all.firstIndex(where: { $0.detent.identifier == limit }),
      let selected,
      let present = all.firstIndex(where: { $0.detent.identifier == selected.detent.identifier })
    else { return true }
    return present > undimmed
  }

  var passesTouches: Bool { !isDimmed }

  func layOut() {
    guard let containerView = controller.containerView else { return }
    prepareViews(in: containerView)
    if controller.presentedViewController.runningTransition?.toView !== sheet,
      controller.presentedViewController.runningTransition?.fromView !== sheet, !isDragging
    {
      let frame = controller.frameOfPresentedViewInContainerView
      sheet.frame = frame
      // The size before the scale, without errors of rounding.
      if floatingMargin > 0, let selected {
        sheet.bounds.size = CGSize(width: layoutWidth(in: containerView), height: selected.height)
      }
      dimming.alpha = isDimmed ? 1 : 0
    }
  }

  private func prepareViews(in container: UIView) {
    if dimming.superview !== container {
      dimming.frame = container.bounds
      // As in images rendered by Interface Builder.
      dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
      dimming.onTouch = { [weak self] in self?.controller.dismissByUser() }
      container.insertSubview(dimming, at: 0)
    }
    sheet.show(
      controller.presentedViewController.view, corners: corners,
      grabber: controller.prefersGrabberVisible && isEdgeAttached && !fillsContainer)
    sheet.showBackground(controller.backgroundEffect)
    let scaling = CGAffineTransform(scaleX: scale, y: scale)
    if sheet.transform != scaling { sheet.transform = scaling }
    let floats = floatingMargin > 0
    sheet.showGlass(floats && controller.backgroundEffect == nil)
    sheet.attachedFrame =
      floats
      ? CGRect(
        x: 0, y: container.bounds.height - (selected?.height ?? 0), width: container.bounds.width,
        height: selected?.height ?? 0) : nil
  }

  /// The radii of the corners, in points. In the design of iOS 26 they were measured by others: large sheets 38 (fitted to a picture), floating
  /// sheets on an iPhone 16 38 above and 47.74 below, form sheets 32; phones without a notch have 38 below, by analogy.
  private var corners: (top: CGFloat, bottom: CGFloat) {
    if fillsContainer { return (0, 0) }
    let standard: CGFloat = isGlass ? (isEdgeAttached ? 38 : 32) : 10
    let top = controller.preferredCornerRadius ?? standard
    guard floatingMargin > 0 else { return (top, isEdgeAttached ? 0 : top) }
    return (top, controller.preferredCornerRadius ?? (bottomSafeArea > 0 ? 47.74 : standard))
  }

  // MARK: Transitions

  func presentationWillBegin() {
    guard let containerView = controller.containerView else { return }
    prepareViews(in: containerView)
    fade(in: true)
  }

  func dismissalWillBegin() {
    fade(in: false)
  }

  func dismissalDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = isDimmed ? 1 : 0 }
  }

  private func fade(in appears: Bool) {
    if appears { dimming.alpha = 0 }
    let alpha: CGFloat = appears && isDimmed ? 1 : 0
    let coordinator = controller.presentedViewController.runningTransition?.coordinator
    if coordinator?.isAnimated == true {
      _ = coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
    } else {
      dimming.alpha = alpha
    }
  }

  func animateLayout() { animateLayout(completion: nil) }

  private func animateLayout(completion: (() -> Void)?) {
    controller.containerView?.setNeedsLayout()
    UIView.animate(
      withDuration: StandardModalAnimator.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction],
      animations: { [weak self] in self?.controller.containerView?.layoutIfNeeded() },
      completion: { _ in completion?() })
  }

  // MARK: Dragging

  private(set) var isDragging = false
  private var startHeight: CGFloat = 0
  /// A Boolean value that indicates whether the presented controller's `viewWillDisappear(_:)` was called
  /// because the drag went below the smallest detent.
  private var isBeingRemoved = false
  private var canDismiss: Bool?

  /// Returns whether a drag moves the sheet rather than scrolling content.
  func shouldBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard !fillsContainer, controller.presentedViewController.runningTransition == nil else {
      return false
    }
    let movement = recognizer.firstMovement
    guard abs(movement.y) > abs(movement.x) else { return false }
    guard let scrollView = scrollView(under: recognizer) else { return true }
    guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5 else { return false }
    if movement.y > 0 { return true }
    guard controller.prefersScrollingExpandsWhenScrolledToEdge, let selected, let last = resolved.last else {
      return false
    }
    return selected.height < last.height
  }

  func scrollView(under recognizer: UIPanGestureRecognizer) -> UIScrollView? {
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
    guard let containerView = controller.containerView else { return }
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
    let resting = controller.frameOfPresentedViewInContainerView
    let heights = isEdgeAttached ? resolved.map { $0.height * scale } : [resting.height]
    guard let low = heights.first, let high = heights.last else { return }
    var height = startHeight - pan.translation(in: container).y
    if height > high { height = high + rubber(height - high) }
    if height < low {
      if canDismiss == nil {
        // The delegate is notified of the attempt when the drag ends.
        canDismiss =
          !controller.presentedViewController.isModalInPresentation
          && controller.outward.delegate?.presentationControllerShouldDismiss(controller.outward) != false
        if canDismiss == true {
          controller.outward.delegate?.presentationControllerWillDismiss(controller.outward)
          isBeingRemoved = true
          controller.presentedViewController.isBeingDismissedNow = true
          controller.presentedViewController.beginAppearance(false, animated: true)
        }
      }
      if canDismiss == false { height = low - rubber(low - height) }
    }
    let shown = max(height, isEdgeAttached ? low : resting.height)
    let base = resting.maxY
    sheet.frame = CGRect(x: resting.minX, y: base - height, width: resting.width, height: shown)
  }

  /// Returns the distance by which the sheet follows a drag beyond its limit.
  private func rubber(_ distance: CGFloat) -> CGFloat {
    let space = controller.containerView?.bounds.height ?? 1
    return (1 - 1 / (distance * 0.55 / space + 1)) * space * 0.5
  }

  private func letGo(_ pan: UIPanGestureRecognizer, in container: UIView) {
    isDragging = false
    // The projected height.
    let height = startHeight - pan.translation(in: container).y - pan.velocity(in: container).y * 0.15
    let all = resolved
    let low = isEdgeAttached ? all.first?.height ?? 0 : controller.frameOfPresentedViewInContainerView.height
    if canDismiss == false {
      controller.outward.delegate?.presentationControllerDidAttemptToDismiss(controller.outward)
    }
    if isBeingRemoved, height < low / 2 {
      isBeingRemoved = false
      controller.finishDismissalByUser()
      return
    }
    if isEdgeAttached,
      let nearest = all.min(by: { abs($0.height - height) < abs($1.height - height) }),
      nearest.detent.identifier != selected?.detent.identifier
    {
      controller.selectedDetentIdentifier = nearest.detent.identifier
      (controller.outward.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
    }
    comeBack()
  }

  private func comeBack() {
    let wasLeaving = isBeingRemoved
    isBeingRemoved = false
    let presented = controller.presentedViewController
    if wasLeaving {
      presented.isBeingDismissedNow = false
      presented.beginAppearance(true, animated: true)
    }
    animateLayout { if wasLeaving { presented.finishAppearance() } }
  }
}
