import Foundation

extension UITraitCollection {
  /// The traits that dynamic colours and fonts resolve against on this thread. UIKit sets it around the methods
  /// in which views and controllers update, lay out and draw themselves; elsewhere it has the traits of an
  /// ordinary iPhone, or of the virtual device that was set up last.
  public static var current: UITraitCollection {
    get {
      guard let pointer = pthread_getspecific(currentKey) else { return fallback }
      return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let old = pthread_getspecific(currentKey)
      let complete = newValue.inWhole(replacing: old)
      pthread_setspecific(currentKey, Unmanaged.passRetained(complete).toOpaque())
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  /// Runs the closure with these traits as `current`, and puts the former ones back.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// `performAsCurrent` for closures that return or throw.
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

  /// The collection with the version of iOS of the one before: applications' own collections name none.
  private func inWhole(replacing former: UnsafeMutableRawPointer?) -> UITraitCollection {
    guard values.metrics == nil, let former else { return self }
    let metrics = Unmanaged<UITraitCollection>.fromOpaque(former).takeUnretainedValue().values.metrics
    guard let metrics, metrics != .standard else { return self }
    return replacing(metrics)
  }

  private static let fallback = UITraitCollection(values: .phone)

  /// Each thread owns a reference to its collection; the system releases it when the thread ends.
  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
    }
    precondition(result == 0, "No thread-local storage is left for UITraitCollection.current")
    return key
  }()
}
