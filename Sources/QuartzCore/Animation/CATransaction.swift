// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// Changes of layers that belong together.
///
/// Outside of explicit transactions changes belong to an implicit one, which ends when the run loop turns, when a virtual
/// device lays out, or by `flush()`. A transaction's completion runs when the animations that were added within it, after
/// the completion was set, have ended; at its commit if there are none. What a transaction does not say is as in the one
/// around it, and as in the implicit one around all. Each thread has transactions of its own, but for the number of the
/// implicit one, which all threads count on.
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
    /// The animations that were added since the completion was set.
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

  /// The number of the implicit transaction, never 0: layers that were put in place in an earlier one animate changes by
  /// themselves.
  static var serial: UInt32 { transactions.load(ordering: .relaxed) }

  /// Whether changes of views' layers are animated at present: within a block of `UIView.animate`, on the thread that shows
  /// layers.
  package static var animatesViews: Bool {
    get { animations.load(ordering: .relaxed) && isOnScreenThread?() ?? true }
    set { animations.store(newValue, ordering: .relaxed) }
  }
  /// Read on any thread by each change of a layer.
  private static let animations = Atomic<Bool>(false)
  /// Asks for the end of the implicit transaction soon. Unsafe: UIKit sets it once, before the first view is shown.
  nonisolated(unsafe) package static var commitScheduler: (@Sendable () -> Void)?

  /// Whether the present thread is the one that shows layers. Unsafe: UIKit sets it once, before the first view is shown.
  nonisolated(unsafe) package static var isOnScreenThread: (@Sendable () -> Bool)?

  static func scheduleCommit() {
    commitScheduler?()
  }

  /// Asks for a commit soon.
  package static func requestCommit() {
    scheduleCommit()
  }

  /// What counts the animations that are added now.
  static var openGroups: [CompletionGroup] {
    let state = state
    var groups = AnimationGroups.current
    for level in state.levels { if let group = level.group { groups.append(group) } }
    if state.levels.isEmpty, let group = state.implicit.group { groups.append(group) }
    return groups
  }

  /// Begins a transaction within the current one.
  open class func begin() {
    state.levels.append(Level())
  }

  /// Ends the transaction that was begun last.
  open class func commit() {
    let state = state
    guard let level = state.levels.popLast() else { return }
    level.group?.close()
  }

  /// Ends the implicit transaction; on the thread that shows layers what is due is done, too.
  open class func flush() {
    commitImplicit()
    if isOnScreenThread?() ?? true { MediaClock.current.processDue() }
  }

  /// Ends the implicit transaction.
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

  /// The duration of animations that have none of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    innermost(\.duration) ?? 0.25
  }

  /// Sets the duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// The pace of animations that have none of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    innermost(\.timingFunction)
  }

  /// Sets the pace of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes run no actions.
  open class func disableActions() -> Bool {
    innermost(\.disablesActions) ?? false
  }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// The block that runs when the current transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    innermost(\.completion)
  }

  /// Sets the block that runs when the animations that are added to the current transaction from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    var former: CompletionGroup?
    change {
      former = $0.group
      $0.completion = block
      $0.group = block.map { block in CompletionGroup { _ in block() } }
    }
    former?.close()
  }

  /// The value kept under a name.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "disableActions": disableActions()
    case "animationTimingFunction": animationTimingFunction()
    default: innermost { $0.values[key] }
    }
  }

  /// Keeps a value under a name for the current transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case ("animationDuration", let value?):
      setAnimationDuration(AnimatedValue.number(value).map(Double.init) ?? 0)
    case ("disableActions", let value?):
      setDisableActions((value as? Bool) ?? (AnimatedValue.number(value) == 1))
    default: change { $0.values[key] = anObject }
    }
  }

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

/// The groups of blocks that run at present: animations that are added count for them.
package enum AnimationGroups {
  /// Unsafe: only the thread that shows layers sets it, around the blocks of `UIView.animate`.
  nonisolated(unsafe) package static var current: [CompletionGroup] = []
}

/// The present moment in seconds: of the virtual device's clock, or of the machine's outside devices.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.current.now
}

/// The key of a transaction's duration, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction's changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called when a transaction's animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"
