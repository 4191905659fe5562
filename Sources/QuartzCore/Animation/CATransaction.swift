import Foundation
// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// A group of changes to layers.
///
/// Changes outside of explicit transactions belong to an implicit one, which is committed when the run loop
/// iterates, when a virtual device performs layout, or by `flush()`. The completion block runs when the
/// animations that were added after it was set have ended, or at the commit if there are none. A value that a
/// transaction does not set is that of the surrounding one, or of the implicit one. Each thread has its own
/// transactions, but all threads share the number of the implicit one.
open class CATransaction: NSObject {
  private final class State {
    var levels: [Level] = []
    var implicit = Level()
    var hasImplicit = false
  }

  private struct Level {
    var duration: CFTimeInterval?
    var disablesActions: Bool?
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// The animations that were added after the completion block was set.
    var group: CompletionGroup?
    var values: [String: Any] = [:]
  }

  private static let key = "QuartzCore.CATransaction"

  private static var state: State {
    let dictionary = Thread.current.threadDictionary
    if let state = dictionary[key] as? State { return state }
    let state = State()
    dictionary[key] = state
    return state
  }

  private static let transactions = Atomic<UInt32>(1)

  /// The number of the implicit transaction, which is never 0. Changes of layers that were added in an
  /// earlier one are animated implicitly.
  static var serial: UInt32 { transactions.load(ordering: .relaxed) }

  /// A Boolean value that indicates whether changes of views' layers are animated at present: within a block
  /// of `UIView.animate`, on the thread that shows layers.
  package static var animatesViews: Bool {
    get { animations.load(ordering: .relaxed) && isOnScreenThread?() ?? true }
    set { animations.store(newValue, ordering: .relaxed) }
  }
  /// Read on any thread by each change of a layer.
  private static let animations = Atomic<Bool>(false)
  /// The function that schedules the commit of the implicit transaction. Unsafe: UIKit sets it once, before
  /// the first view is shown.
  nonisolated(unsafe) package static var commitScheduler: (@Sendable () -> Void)?

  /// Returns whether the current thread is the one that displays layers. Unsafe: UIKit sets it once, before
  /// the first view is shown.
  nonisolated(unsafe) package static var isOnScreenThread: (@Sendable () -> Bool)?

  static func scheduleCommit() {
    commitScheduler?()
  }

  /// Schedules a commit.
  package static func requestCommit() {
    scheduleCommit()
  }

  /// The groups to which new animations belong.
  static var openGroups: [CompletionGroup] {
    let state = state
    var groups = AnimationGroups.current
    for level in state.levels { if let group = level.group { groups.append(group) } }
    if state.levels.isEmpty, let group = state.implicit.group { groups.append(group) }
    return groups
  }

  /// Begins a nested transaction.
  open class func begin() {
    state.levels.append(Level())
  }

  /// Commits the innermost transaction.
  open class func commit() {
    let state = state
    guard let level = state.levels.popLast() else { return }
    level.group?.close()
  }

  /// Commits the implicit transaction; on the thread that displays layers it also performs the calls of the
  /// clock that are due.
  open class func flush() {
    commitImplicit()
    if isOnScreenThread?() ?? true { MediaClock.current.processDue() }
  }

  /// Commits the implicit transaction.
  package static func commitImplicit() {
    if transactions.wrappingAdd(1, ordering: .relaxed).newValue == 0 {
      transactions.store(1, ordering: .relaxed)
    }
    let state = state
    guard state.hasImplicit else { return }
    let level = state.implicit
    state.implicit = Level()
    state.hasImplicit = false
    level.group?.close()
  }

  private class func innermost<Value>(_ path: (Level) -> Value?) -> Value? {
    let state = state
    for level in state.levels.reversed() { if let value = path(level) { return value } }
    return path(state.implicit)
  }

  /// Returns the duration of animations without one of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    innermost(\.duration) ?? 0.25
  }

  /// Sets the duration of animations without one of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// Returns the timing function of animations without one of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    innermost(\.timingFunction)
  }

  /// Sets the timing function of animations without one of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Returns whether actions are disabled.
  open class func disableActions() -> Bool {
    innermost(\.disablesActions) ?? false
  }

  /// Disables or enables actions.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Returns the block that runs when the animations of the current transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    innermost(\.completion)
  }

  /// Sets the block that runs when the animations that are added to the current transaction after this call
  /// have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    var former: CompletionGroup?
    change {
      former = $0.group
      $0.completion = block
      $0.group = block.map { block in CompletionGroup { _ in block() } }
    }
    former?.close()
  }

  /// Returns the value for a key.
  // No override of what an extension gives to all classes: Swift has none of members of extensions.
  @_nonoverride
  open class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "disableActions": disableActions()
    case "animationTimingFunction": animationTimingFunction()
    default: innermost { $0.values[key] }
    }
  }

  /// Sets the value for a key in the current transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case ("animationDuration", let value?):
      setAnimationDuration(AnimatedValue.number(value).map(Double.init) ?? 0)
    case ("disableActions", let value?):
      setDisableActions((value as? Bool) ?? (AnimatedValue.number(value) == 1))
    default: change { $0.values[key] = anObject }
    }
  }

  /// A lock that one thread may take several times.
  private static let nested = NSRecursiveLock()

  /// Takes the lock of transactions, which a thread may take several times.
  open class func lock() { nested.lock() }

  /// Releases the lock of transactions once.
  open class func unlock() { nested.unlock() }

  private static func change(_ body: (inout Level) -> Void) {
    let state = state
    if state.levels.isEmpty {
      state.hasImplicit = true
      body(&state.implicit)
      scheduleCommit()
    } else {
      body(&state.levels[state.levels.count - 1])
    }
  }
}

/// The completion groups of the current animation blocks. New animations belong to them.
package enum AnimationGroups {
  /// Unsafe: only the thread that shows layers sets it, around the blocks of `UIView.animate`.
  nonisolated(unsafe) package static var current: [CompletionGroup] = []
}

/// Returns the current time in seconds: that of the virtual device's clock, or of the machine's outside of
/// devices.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.current.now
}

/// The key for the duration of a transaction, a number in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for whether the actions of a transaction are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key for the timing function of a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the completion block of a transaction.
public let kCATransactionCompletionBlock = "completionBlock"
