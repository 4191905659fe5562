import ForkSafeLocks
import Foundation
import FoundationNetworking

extension NotificationCenter {
  /// Adds an observer whose method is called with notifications. It is referenced weakly.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    // Notifications are delivered on the thread that posts them, as on iOS.
    nonisolated(unsafe) weak let observer = object
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer else { return }
      if case .refused(let error) = aSelector.reply(of: observer, [notification]) {
        fatalError("-[\(type(of: observer)) \(aSelector.name)]: \(error)")
      }
    }
    SelectorObservers.add(
      SelectorObservers.Observation(
        center: self, name: aName, sender: anObject.map { $0 as AnyObject }, token: token),
      of: object)
  }

  /// Removes all observations of an observer by selectors, or that of a token.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the observations of an observer by selectors for a name and a sender; `nil` matches any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: Notification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { $0 as AnyObject }
    let removed = SelectorObservers.remove(of: observer) {
      $0.center === self && (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
    }
    for observation in removed { removeObserver(observation.token as Any, name: nil, object: nil) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observations by selectors.
private enum SelectorObservers {
  /// Unchecked, since senders and tokens may be of any class: they are only compared and returned.
  struct Observation: @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name?
    let sender: AnyObject?
    let token: any NSObjectProtocol
  }

  private final class List: Sendable {
    let observations = Mutex<[Observation]>([])
    // Observations of a released observer are removed, so that they are not searched with every notification.
    deinit {
      for observation in observations.withLock({ $0 }) {
        observation.center.removeObserver(observation.token as Any)
      }
    }
  }

  /// Unsafe in name only: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func add(_ observation: Observation, of observer: AnyObject) {
    AssociatedObjects.value(for: key, of: observer, orSet: List()).observations.withLock {
      $0.append(observation)
    }
  }

  static func remove(of observer: AnyObject, where isRemoved: (Observation) -> Bool) -> [Observation] {
    guard let list = AssociatedObjects.value(for: key, of: observer) as? List else { return [] }
    return list.observations.withLock { observations in
      let removed = observations.filter(isRemoved)
      observations.removeAll(where: isRemoved)
      return removed
    }
  }
}

extension Timer {
  /// Creates a timer that never fires. `Timer()` calls this, since Foundation has no `init()` here.
  public convenience init(_inert: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }

  /// Creates a timer that calls a method of a target with the timer, and retains the target until it is
  /// invalid.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that calls a method of a target, from a date on.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    // Foundation's `userInfo` can only be set by a subclass: the target receives an instance of that.
    let heard = ToldTimer(fire: date, interval: ti, repeats: rep) { _ in }
    heard.info = ui
    let call = Self.call(t, s)
    // A timer fires on the thread of its run loop only, which reads and clears this variable.
    nonisolated(unsafe) var told = Optional(heard)
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      guard let heard = told else { return }
      heard.original = timer
      call(heard)
      if !timer.isValid || !rep { told = nil }
    }
  }

  /// Schedules a timer on the current run loop that calls a method of a target with the timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = ToldTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo, block: call(aTarget, aSelector))
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func call(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    // A timer calls its target on the thread of its run loop, as on iOS.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      if case .refused(let error) = selector.reply(of: target, [timer]) {
        fatalError("-[\(type(of: target)) \(selector.name)]: \(error)")
      }
    }
  }
}

extension URLResponse {
  /// Creates a response without a URL. `URLResponse()` calls this, since Foundation has no `init()` here.
  public convenience init(_empty: Void = ()) {
    self.init(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

/// A timer with the user info of its target's method.
private final class ToldTimer: Timer {
  var info: Any?
  /// The timer that this one represents, if the caller has another.
  var original: Timer?
  override var userInfo: Any? { info }
  override func invalidate() {
    original?.invalidate()
    super.invalidate()
  }
}
