import Foundation

extension UITraitCollection {
  /// The traits with which dynamic colors and fonts are resolved on this thread. UIKit sets it when views and
  /// view controllers update, lay out and draw; otherwise it has the traits of an iPhone with default
  /// settings, or of the virtual device set up last.
  public static var current: UITraitCollection {
    get {
      guard let pointer = pthread_getspecific(currentKey) else { return fallback }
      return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set { restoreCurrent(newValue.inWhole(replacing: pthread_getspecific(currentKey))) }
  }

  /// Sets the current traits to some that were current before, which keep no version of iOS if they had none.
  package static func restoreCurrent(_ traits: UITraitCollection) {
    let old = pthread_getspecific(currentKey)
    pthread_setspecific(currentKey, Unmanaged.passRetained(traits).toOpaque())
    if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
  }

  /// Calls a closure with these traits as `current`, and then restores the previous ones.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// Performs a closure that returns a value or throws with these traits as `current`.
  package func withCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let former = pthread_getspecific(Self.currentKey)
    let complete = inWhole(replacing: former)
    pthread_setspecific(Self.currentKey, Unmanaged.passRetained(complete).toOpaque())
    defer {
      let mine = pthread_getspecific(Self.currentKey)
      pthread_setspecific(Self.currentKey, former)
      if let mine { Unmanaged<UITraitCollection>.fromOpaque(mine).release() }
    }
    return try actions()
  }

  /// Returns the collection with the previous collection's version of iOS, which collections of applications
  /// do not specify.
  private func inWhole(replacing former: UnsafeMutableRawPointer?) -> UITraitCollection {
    guard values.metrics == nil, let former else { return self }
    let metrics = Unmanaged<UITraitCollection>.fromOpaque(former).takeUnretainedValue().values.metrics
    guard let metrics, metrics != .standard else { return self }
    return replacing(metrics)
  }

  private static let fallback = UITraitCollection(values: .phone)

  /// Each thread retains its collection; the system releases it when the thread ends.
  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
    }
    precondition(result == 0, "No thread-local storage is left for UITraitCollection.current")
    return key
  }()
}
