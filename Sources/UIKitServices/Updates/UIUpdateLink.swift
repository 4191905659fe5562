import Foundation

/// A phase of an update of the screen, since iOS 18.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  /// The position of the phase in an update.
  let order: Int

  private init(_ order: Int) { self.order = order }

  private static let phases = (0..<12).map { UIUpdateActionPhase($0) }

  /// After an update was scheduled.
  public class var afterUpdateScheduled: UIUpdateActionPhase { phases[0] }
  /// Before events are sent.
  public class var beforeEventDispatch: UIUpdateActionPhase { phases[1] }
  /// After events were sent.
  public class var afterEventDispatch: UIUpdateActionPhase { phases[2] }
  /// Before display links are called.
  public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { phases[3] }
  /// After display links were called.
  public class var afterCADisplayLinkDispatch: UIUpdateActionPhase { phases[4] }
  /// Before changes are committed.
  public class var beforeCATransactionCommit: UIUpdateActionPhase { phases[5] }
  /// After changes were committed.
  public class var afterCATransactionCommit: UIUpdateActionPhase { phases[6] }
  /// Before events are sent that came meanwhile.
  public class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { phases[7] }
  /// After events were sent that came meanwhile.
  public class var afterLowLatencyEventDispatch: UIUpdateActionPhase { phases[8] }
  /// Before changes by such events are committed.
  public class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { phases[9] }
  /// After changes by such events were committed.
  public class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { phases[10] }
  /// After the update.
  public class var afterUpdateComplete: UIUpdateActionPhase { phases[11] }

  /// A Boolean value that indicates whether the phase is one for events that came meanwhile, which there are
  /// none of here.
  var isLowLatency: Bool { (7...10).contains(order) }
}

/// The times of an update of the screen, since iOS 18.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time of the update, in seconds of the clock.
  public let modelTime: TimeInterval
  /// The time at which the update has to be done, in seconds of the clock.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the update is displayed, in seconds of the clock.
  public let estimatedPresentationTime: TimeInterval
  /// A Boolean value that indicates whether the update is displayed at once; always `false`.
  open var isImmediatePresentationExpected: Bool { false }
  /// A Boolean value that indicates whether events that come meanwhile are sent; always `false`.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// A Boolean value that indicates whether events that came meanwhile are sent now; always `false`.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(time: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + 1 / MediaClock.framesPerSecond
    estimatedPresentationTime = completionDeadlineTime
  }

  /// The update under way in a link's actions.
  static var current: UIUpdateInfo?

  /// Returns the update under way for a scene; `nil` outside of one.
  public class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { current }
  /// Returns the update under way for a view; `nil` outside of one.
  public class func current(for view: UIView) -> UIUpdateInfo? { view.window == nil ? nil : current }
}

/// An object that calls closures in phases of the screen's updates, since iOS 18: sixty times per second of the
/// clock while it is enabled and requires continuous updates.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private let clock = MediaClock.current
  private var number: Int?
  private var actions: [(phase: Int, call: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var frames = 0

  /// A Boolean value that determines whether the actions are called; `false` by default.
  open var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }
  /// A Boolean value that determines whether the screen is updated continuously; `false` by default.
  ///
  /// Otherwise actions are called in updates that others have caused. There are such updates for each frame
  /// of an animation on iOS, and none here.
  open var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates != oldValue { update() } }
  }
  /// Stored only: whether events that come meanwhile are sent, of which there are none here.
  open var wantsLowLatencyEventDispatch = false
  /// Stored only: whether updates are displayed at once, which they are not here.
  open var wantsImmediatePresentation = false
  /// The preferred rate of calls; that of the screen by default. Frames in between are skipped.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The update under way; `nil` outside of the actions.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Creates a link for the updates of a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// Creates a link for the updates of a view, whose actions are called while the view is in a window.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates a link for the updates of a scene with an action.
  public convenience init(
    windowScene: UIWindowScene, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: actionHandler)
  }

  /// Creates a link for the updates of a scene that calls a method.
  public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: actionTarget, selector: selector)
  }

  /// Creates a link for the updates of a view with an action.
  public convenience init(view: UIView, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: actionHandler)
  }

  /// Creates a link for the updates of a view that calls a method.
  public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: actionTarget, selector: selector)
  }

  /// Adds a closure that is called in a phase.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    guard !phase.isLowLatency else { return }
    actions.append((phase.order, handler))
  }

  /// Adds a method that is called in a phase, with the link and the update. The target is not retained.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    addAction(to: phase) { [weak object = target as AnyObject] link, info in
      if let object { selector.invoke(on: object, sender: link, event: info) }
    }
  }

  /// Adds a closure that is called before changes are committed.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds a method that is called before changes are committed. The target is not retained.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  private func update() {
    if let number { clock.removeFrames(number) }
    number = nil
    guard isEnabled, requiresContinuousUpdates else { return }
    number = clock.addFrames(isEndless: true) { [weak self] time in
      MainActor.assumeIsolated { self?.tick(time) ?? false }
    }
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard view != nil || scene != nil else { return false }
    frames += 1
    let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let all = MediaClock.framesPerSecond
    let every = wanted > 0 ? max(Int(all) / max(Int(wanted), 1), 1) : 1
    guard frames % every == 0, view?.window != nil || scene != nil else { return true }
    let info = UIUpdateInfo(time: time)
    (currentUpdateInfo, UIUpdateInfo.current) = (info, info)
    // Phases in their order; actions of one phase in the order in which they were added.
    let ordered = actions.enumerated().sorted {
      ($0.element.phase, $0.offset) < ($1.element.phase, $1.offset)
    }
    for action in ordered { action.element.call(self, info) }
    (currentUpdateInfo, UIUpdateInfo.current) = (nil, nil)
    return isEnabled && requiresContinuousUpdates
  }
}
