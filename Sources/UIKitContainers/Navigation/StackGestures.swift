import Foundation

/// The gestures of a navigation controller, and their delegate: the interactive pop begins only with a back button, and
/// the swipe is recognized alongside scrolling.
final class StackGestures: NSObject, NavigationGestures {
  private weak var navigation: UINavigationController?
  private var interactivePop: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  // MARK: Interactive pop

  func makePop() -> UIGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = navigation?.view.isRightToLeft == true ? .right : .left
    pan.delegate = self
    pan.addWatcher { [weak self, unowned pan] in self?.dragBack(pan) }
    return pan
  }

  private func dragBack(_ pan: UIPanGestureRecognizer) {
    guard let navigation, let view = navigation.view else { return }
    let width = max(view.bounds.width, 1)
    let way = pan.translation(in: view).x * (view.isRightToLeft ? -1 : 1)
    switch pan.state {
    case .began:
      guard navigation.canBeginInteractivePop else { return }
      let interactivePop = UIPercentDrivenInteractiveTransition()
      // After the finger lifts, the motion slows down without a slow start.
      interactivePop.completionCurve = .easeOut
      self.interactivePop = interactivePop
      navigation.pop(steeredBy: interactivePop)
      interactivePop.update(way / width)
    case .changed: interactivePop?.update(way / width)
    case .ended:
      let speed = pan.velocity(in: view).x * (view.isRightToLeft ? -1 : 1)
      // The projected position decides.
      if way + speed * 0.2 > width / 2 { interactivePop?.finish() } else { interactivePop?.cancel() }
      interactivePop = nil
    case .cancelled:
      interactivePop?.cancel()
      interactivePop = nil
    default: break
    }
  }

  // MARK: Hiding bars

  func makeSwipe() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    pan.cancelsTouchesInView = false
    pan.addWatcher { [weak self, unowned pan] in self?.swipeBars(pan) }
    return pan
  }

  func makeTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addHandler { [weak self] in
      guard let self, let navigation else { return }
      setBarsHidden(!navigation.isNavigationBarHidden)
    }
    return tap
  }

  private func swipeBars(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let way = pan.translation(in: navigation?.view)
    guard abs(way.y) > abs(way.x), abs(way.y) > 40 else { return }
    setBarsHidden(way.y < 0)
  }

  private func setBarsHidden(_ hidden: Bool) {
    guard let navigation else { return }
    navigation.setNavigationBarHidden(hidden, animated: true)
    if navigation.topViewController?.toolbarItems?.isEmpty == false {
      navigation.setToolbarHidden(hidden, animated: true)
    }
  }
}

extension StackGestures: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === navigation?.interactivePopGestureRecognizer else { return true }
    return navigation?.hasBackButton == true && (navigation?.viewControllers.count ?? 0) > 1
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== navigation?.interactivePopGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === navigation?.interactivePopGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
  }
}
