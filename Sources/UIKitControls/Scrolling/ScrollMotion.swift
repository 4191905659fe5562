import Foundation
@_spi(UIKit) import UIKitCore

/// The motion of a scroll view: dragging, deceleration, bouncing and programmatic scrolling.
@MainActor
final class ScrollMotion: ScrollMoving {
  private unowned let view: UIScrollView
  package private(set) var isTracking = false
  /// A Boolean value that indicates whether a touch is scrolling.
  private var isHeld = false
  /// A Boolean value that indicates whether the present deceleration follows a drag.
  private var isThrown = false
  package var isDragging: Bool { isHeld || isThrown && isDecelerating }
  package private(set) var isDecelerating = false
  package private(set) var isZooming = false
  private var frames: (clock: MediaClock, number: Int)?

  init(_ view: UIScrollView) {
    self.view = view
  }

  // MARK: Recognizers

  package func makePanRecognizer() -> UIPanGestureRecognizer {
    let recognizer = ScrollPanRecognizer()
    recognizer.motion = self
    recognizer.addWatcher { [weak self, unowned recognizer] in self?.pan(recognizer) }
    return recognizer
  }

  package func makePinchRecognizer() -> UIPinchGestureRecognizer {
    let recognizer = ScrollPinchRecognizer()
    recognizer.addWatcher { [weak self, unowned recognizer] in self?.pinch(recognizer) }
    return recognizer
  }

  package func makeIndicators() -> any ShownScrollIndicators { ScrollIndicators(view, self) }

  // MARK: Limits

  /// The range of offsets at which content comes to rest.
  var limits: (low: CGPoint, high: CGPoint) {
    let (inset, size, content) = (view.adjustedContentInset, view.bounds.size, view.contentSize)
    let low = CGPoint(x: -inset.left, y: -inset.top - view.topExtension)
    let high = CGPoint(
      x: max(content.width + inset.right - size.width, low.x),
      y: max(content.height + inset.bottom - size.height, low.y))
    return (low, high)
  }

  /// A Boolean value that indicates whether a touch, deceleration or an animation currently determines the
  /// offset.
  package var isMoving: Bool { isTracking || isHeld || isDecelerating || isZooming || frames != nil }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = limits
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// The axes in which dragging moves the content.
  package var movableAxes: (x: Bool, y: Bool) {
    guard view.isScrollEnabled else { return (false, false) }
    let (low, high) = limits
    return (
      high.x > low.x || (bouncingAxes.x && view.alwaysBounceHorizontal),
      high.y > low.y || (bouncingAxes.y && (view.alwaysBounceVertical || view.activeRefreshControl != nil))
    )
  }

  /// The axes in which content moves beyond its limits and comes back.
  private var bouncingAxes: (x: Bool, y: Bool) {
    (view.bounces && view.bouncesHorizontally, view.bounces && view.bouncesVertically)
  }

  /// Returns the offset for the one that a drag requests: beyond the limits content resists, or stops at the
  /// limit if it does not bounce.
  private func rubberBanded(
    _ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat, _ size: CGFloat, _ bounces: Bool
  )
    -> CGFloat
  {
    if wanted >= low, wanted <= high { return wanted }
    let end = wanted < low ? low : high
    guard bounces else { return end }
    return end + ScrollPhysics.rubberBand(wanted - end, dimension: size)
  }

  /// Returns the offset that a drag would request to reach an offset beyond a limit; the inverse of
  /// `rubberBanded`.
  private func unrubberBanded(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ size: CGFloat) -> CGFloat
  {
    if offset >= low, offset <= high { return offset }
    let end = offset < low ? low : high
    return end + ScrollPhysics.unband(offset - end, dimension: size)
  }

  // MARK: Dragging

  private var startOffset = CGPoint.zero
  private var lockedAxis: (x: Bool, y: Bool)?

  func touchDown() {
    isTracking = true
    stop()
  }

  func touchUp() {
    guard isTracking, !isHeld else { return }
    isTracking = false
    comeBack()
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      isTracking = true
      isHeld = true
      stop()
      let (low, high) = limits
      let (offset, size) = (view.contentOffset, view.bounds.size)
      startOffset = CGPoint(
        x: unrubberBanded(offset.x, low.x, high.x, size.width),
        y: unrubberBanded(offset.y, low.y, high.y, size.height))
      lock(recognizer)
      // The distance that made the gesture a pan is not scrolled.
      recognizer.setTranslation(.zero, in: view)
      view.indicators.show()
      view.delegate?.scrollViewWillBeginDragging(view)
      switch view.keyboardDismissMode {
      case .onDrag, .onDragWithAccessory: view.dismissKeyboard()
      default: break
      }
    case .changed:
      drag(recognizer)
      dragKeyboard(recognizer)
    case .ended, .cancelled:
      dragKeyboard(recognizer)
      endDragging(recognizer)
    default: break
    }
  }

  /// Moves the keyboard with a touch that reaches it, in the interactive dismissal modes.
  private func dragKeyboard(_ recognizer: UIPanGestureRecognizer) {
    switch view.keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: break
    default: return
    }
    guard let window = view.window, let keyboard = window.keyboardIfAny, keyboard.isShown else { return }
    if recognizer.state == .changed {
      keyboard.follow(
        finger: recognizer.location(in: window).y, padding: view.superview?.keyboardDismissPadding ?? 0)
    } else {
      keyboard.endDrag(movingDown: recognizer.velocity(in: window).y > 0)
    }
  }

  private func lock(_ recognizer: UIPanGestureRecognizer) {
    lockedAxis = nil
    guard view.isDirectionalLockEnabled else { return }
    let way = recognizer.firstMovement
    lockedAxis = abs(way.x) > abs(way.y) ? (true, false) : (false, true)
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: view.superview)
    let (low, high) = limits
    let moves = movableAxes
    var offset = view.contentOffset
    let size = view.bounds.size
    if moves.x, lockedAxis?.x != false {
      offset.x = rubberBanded(startOffset.x - way.x, low.x, high.x, size.width, bouncingAxes.x)
    }
    if moves.y, lockedAxis?.y != false {
      offset.y = rubberBanded(startOffset.y - way.y, low.y, high.y, size.height, bouncingAxes.y)
    }
    let former = view.contentOffset.y
    view.contentOffset = offset
    view.minimizeTabBar(since: former)
  }

  private func endDragging(_ recognizer: UIPanGestureRecognizer) {
    guard isHeld else { return }
    let moves = movableAxes
    var velocity = recognizer.velocity(in: nil)
    velocity = CGPoint(
      x: moves.x && lockedAxis?.x != false ? -velocity.x : 0,
      y: moves.y && lockedAxis?.y != false ? -velocity.y : 0)
    let rate = view.decelerationRate.rawValue
    let offset = view.contentOffset
    var target = CGPoint(
      x: ScrollPhysics.Deceleration(start: offset.x, velocity: velocity.x, rate: rate).end,
      y: ScrollPhysics.Deceleration(start: offset.y, velocity: velocity.y, rate: rate).end)
    let natural = target
    if view.isPagingEnabled { target = page(from: offset, velocity) }
    target = clamped(target)
    let unsnapped = target
    target = resting(target)
    let snaps = target != unsnapped
    let proposed = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    target = view.restingOffset(target, velocity: perMillisecond)
    view.delegate?.scrollViewWillEndDragging(view, withVelocity: perMillisecond, targetContentOffset: &target)
    isHeld = false
    isTracking = false
    let isBeyond = clamped(offset) != offset
    let goesOn = isBeyond || abs(target.x - offset.x) > 0.5 || abs(target.y - offset.y) > 0.5
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    guard goesOn, !isHeld else {
      if !isHeld { view.indicators.hide() }
      return
    }
    isDecelerating = true
    isThrown = true
    view.delegate?.scrollViewWillBeginDecelerating(view)
    let isFree = target == proposed && !view.isPagingEnabled && !snaps
    let x = axis(offset.x, velocity.x, isFree ? natural.x : target.x, isFree, \.x, view.bounds.width)
    let y = axis(offset.y, velocity.y, isFree ? natural.y : target.y, isFree, \.y, view.bounds.height)
    run(x, y) { [weak self] in self?.endDecelerating() }
  }

  /// Returns the offset at which the bar above displays its large title completely or not at all.
  private func resting(_ target: CGPoint) -> CGPoint {
    guard view.topSnap > 0 else { return target }
    let low = limits.low.y
    let high = low + view.topSnap
    guard target.y > low, target.y < high else { return target }
    return CGPoint(x: target.x, y: target.y - low < view.topSnap / 2 ? low : high)
  }

  /// Returns the offset of the page to scroll to.
  private func page(from offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func next(_ start: CGFloat, _ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      // A flick of 0.3 points per millisecond proceeds to the next page; otherwise the nearest page is
      // chosen.
      let place = offset / length
      let index =
        velocity > 300 ? place.rounded(.up) : velocity < -300 ? place.rounded(.down) : place.rounded()
      let first = (start / length).rounded()
      return min(max(index, first - 1), first + 1) * length
    }
    return CGPoint(
      x: next(startOffset.x, offset.x, velocity.x, view.bounds.width),
      y: next(startOffset.y, offset.y, velocity.y, view.bounds.height))
  }

  private func endDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    view.indicatorsIfAny?.hide()
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// Scrolls back to the limit if the offset is beyond it.
  private func comeBack() {
    let offset = view.contentOffset
    let rest = clamped(offset)
    guard rest != offset, frames == nil else { return }
    isDecelerating = true
    isThrown = false
    run(
      axis(offset.x, 0, rest.x, false, \.x, view.bounds.width),
      axis(offset.y, 0, rest.y, false, \.y, view.bounds.height)
    ) {
      [weak self] in self?.endDecelerating()
    }
  }

  // MARK: Motion after a drag

  /// A motion along one axis: the position after a number of seconds, and the duration.
  private typealias Course = (position: (Double) -> CGFloat, duration: Double)

  /// Returns the motion along an axis: free deceleration with a bounce at the limits, or a spring motion to a
  /// target.
  private func axis(
    _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ isFree: Bool,
    _ path: KeyPath<CGPoint, CGFloat>,
    _ size: CGFloat
  ) -> Course {
    let (low, high) = (limits.low[keyPath: path], limits.high[keyPath: path])
    if offset < low || offset > high {
      let end = offset < low ? low : high
      let back = ScrollPhysics.Return(displacement: offset - end, velocity: velocity)
      return ({ end + back.displacement(at: $0) }, back.duration())
    }
    guard isFree else {
      let way = ScrollPhysics.Return(displacement: offset - target, velocity: velocity)
      return ({ target + way.displacement(at: $0) }, way.duration())
    }
    guard velocity != 0 else { return ({ _ in offset }, 0) }
    let slowing = ScrollPhysics.Deceleration(
      start: offset, velocity: velocity, rate: view.decelerationRate.rawValue)
    let end = velocity < 0 ? low : high
    guard slowing.end < low || slowing.end > high, let hit = slowing.time(at: end) else {
      return ({ slowing.position(at: $0) }, slowing.duration())
    }
    let bounces = path == \.x ? bouncingAxes.x : bouncingAxes.y
    guard bounces else { return ({ $0 < hit ? slowing.position(at: $0) : end }, hit) }
    let back = ScrollPhysics.Return(displacement: 0, velocity: slowing.velocity(at: hit))
    return (
      { $0 < hit ? slowing.position(at: $0) : end + back.displacement(at: $0 - hit) }, hit + back.duration()
    )
  }

  private func run(_ x: Course, _ y: Course, then end: @escaping @MainActor () -> Void) {
    let clock = view.layer.clock
    let start = clock.now
    let duration = max(x.duration, y.duration)
    let rest = CGPoint(x: x.position(x.duration + 100), y: y.position(y.duration + 100))
    follow(clock) { [weak self] time in
      guard let self else { return false }
      let seconds = time - start
      guard seconds < duration - 1e-9 else {
        frames = nil
        view.contentOffset = view.pixelRounded(rest)
        end()
        return false
      }
      view.contentOffset = CGPoint(
        x: seconds < x.duration ? x.position(seconds) : rest.x,
        y: seconds < y.duration ? y.position(seconds) : rest.y)
      return true
    }
  }

  private func follow(_ clock: MediaClock, _ tick: @escaping @MainActor (CFTimeInterval) -> Bool) {
    stop()
    let number = clock.addFrames { time in MainActor.assumeIsolated { tick(time) } }
    frames = (clock, number)
  }

  /// Stops the motion at the current offset.
  package func stop() {
    if let frames { frames.clock.removeFrames(frames.number) }
    frames = nil
    if isDecelerating, isTracking {
      isDecelerating = false
      view.indicatorsIfAny?.hide()
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
  }

  /// Scrolls to an offset in 0.3 seconds with ease-in-ease-out timing.
  package func scroll(to offset: CGPoint, then end: @escaping @MainActor () -> Void) {
    let clock = view.layer.clock
    let (from, start, duration) = (view.contentOffset, clock.now, 0.3)
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    follow(clock) { [weak self] time in
      guard let self else { return false }
      let part = (time - start) / duration
      guard part < 1 - 1e-9 else {
        frames = nil
        view.contentOffset = offset
        end()
        return false
      }
      let progress = pace.progress(at: CGFloat(part))
      view.contentOffset = CGPoint(
        x: from.x + (offset.x - from.x) * progress, y: from.y + (offset.y - from.y) * progress)
      return true
    }
  }

  // MARK: Zooming

  private var startScale: CGFloat = 1

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let content = view.delegate?.viewForZooming(in: view) else { return }
    switch recognizer.state {
    case .began:
      isZooming = true
      stop()
      startScale = view.zoomScale
      view.delegate?.scrollViewWillBeginZooming(view, with: content)
    case .changed:
      var scale = startScale * recognizer.scale
      let (low, high) = (view.minimumZoomScale, view.maximumZoomScale)
      if view.bouncesZoom {
        // Beyond the limits the scale follows at half the rate, in logarithmic terms.
        if scale > high { scale = high * CGFloat(pow(Double(scale / high), 0.5)) }
        if scale < low { scale = low * CGFloat(pow(Double(scale / low), 0.5)) }
      } else {
        scale = min(max(scale, low), high)
      }
      view.applyZoom(scale, about: recognizer.location(in: view))
    case .ended, .cancelled:
      isZooming = false
      let scale = min(max(view.zoomScale, view.minimumZoomScale), view.maximumZoomScale)
      if scale != view.zoomScale {
        view.applyZoom(scale, about: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      }
      view.contentOffset = clamped(view.contentOffset)
      view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
    default: break
    }
  }
}
