// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Changes that belong together.
///
/// Changes take effect at once here; a transaction keeps its values and runs its completion when the outermost
/// one is committed. Each thread has transactions of its own.
open class CATransaction: NSObject {
  private final class State {
    var levels: [Level] = []
    var values: [String: Any] = [:]
    var completions: [() -> Void] = []
  }

  private struct Level {
    var duration: CFTimeInterval?
    var disablesActions: Bool?
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
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

  /// Begins a transaction within the current one.
  open class func begin() {
    state.levels.append(Level())
  }

  /// Ends the transaction that was begun last and runs its completion.
  open class func commit() {
    let state = state
    guard let level = state.levels.popLast() else { return }
    level.completion?()
  }

  /// Does nothing: changes take effect at once.
  open class func flush() {}

  /// The duration of animations that have none of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    state.levels.last { $0.duration != nil }?.duration ?? 0.25
  }

  /// Sets the duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// The pace of animations that have none of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    state.levels.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Sets the pace of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes run no actions.
  open class func disableActions() -> Bool {
    state.levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// The block that runs at the end of the current transaction.
  open class func completionBlock() -> (() -> Void)? {
    state.levels.last?.completion
  }

  /// Sets the block that runs at the end of the current transaction; at once if there is none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if state.levels.isEmpty { block?() } else { change { $0.completion = block } }
  }

  /// The value kept under a name.
  open class func value(forKey key: String) -> Any? {
    state.levels.last { $0.values[key] != nil }?.values[key]
  }

  /// Keeps a value under a name for the current transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    change { $0.values[key] = anObject }
  }

  /// Without a transaction there is nothing to change: what would be the implicit one's ends at once.
  private static func change(_ body: (inout Level) -> Void) {
    let state = state
    if !state.levels.isEmpty { body(&state.levels[state.levels.count - 1]) }
  }
}

/// The time of the system's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}
