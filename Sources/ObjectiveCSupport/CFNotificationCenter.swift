import ForkSafeLocks
import Foundation

/// A center of Core Foundation's notifications. There is one for this process and one for all processes of the device, which are this one.
public final class CFNotificationCenter: Sendable {
  fileprivate static let local = CFNotificationCenter(isDarwin: false)
  fileprivate static let darwin = CFNotificationCenter(isDarwin: true)
  private let isDarwin: Bool

  /// A registration. Unchecked: the observer's address is only compared, and given to the callback.
  private struct Entry: @unchecked Sendable {
    var observer: UnsafeRawPointer?
    var name: String?
    var object: UnsafeRawPointer?
    var callback: CFNotificationCallback
  }
  private let entries = Mutex<[Entry]>([])

  private init(isDarwin: Bool) { self.isDarwin = isDarwin }

  fileprivate func add(
    _ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String?,
    _ object: UnsafeRawPointer?
  ) {
    let entry = Entry(observer: observer, name: name, object: isDarwin ? nil : object, callback: callback)
    entries.withLock { $0.append(entry) }
  }

  fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: String?, _ object: UnsafeRawPointer?) {
    let address = observer.map(Int.init(bitPattern:))
    let place = isDarwin ? nil : object.map(Int.init(bitPattern:))
    entries.withLock { entries in
      entries.removeAll { entry in
        entry.observer.map(Int.init(bitPattern:)) == address && (name == nil || entry.name == name)
          && (place == nil || entry.object.map(Int.init(bitPattern:)) == place)
      }
    }
  }

  fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ info: CFDictionary?) {
    let matching = entries.withLock { $0 }.filter { entry in
      (entry.name == nil || entry.name == name.rawValue)
        && (isDarwin || entry.object == nil || entry.object == object)
    }
    let posted = isDarwin ? nil : object
    for entry in matching {
      entry.callback(
        self, UnsafeMutableRawPointer(mutating: entry.observer), name, posted, isDarwin ? nil : info)
    }
  }
}

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue as String }
  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue as String }
}

/// A function that handles a notification: the center, the observer, the name, the object and the further values.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The handling of a notification that comes while the process is suspended. A virtual device's is not.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1, coalesce, hold, deliverImmediately
}

/// Returns the center for this process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
/// Returns the center for all processes of the device.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// Adds an observer.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!,
  _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center.add(observer, callBack, name.map { $0 as String }, object)
}
/// Adds an observer.
@_disfavoredOverload
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: String?,
  _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center.add(observer, callBack, name, object)
}
/// Removes an observer of a name.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center.remove(observer, name?.rawValue, object)
}
/// Removes an observer of all names.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  center.remove(observer, nil, nil)
}
/// Posts a notification.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  center.post(name, object, userInfo)
}
