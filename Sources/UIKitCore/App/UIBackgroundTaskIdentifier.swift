import Foundation

/// A task that an application wants to end in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number; 0 is no task.
  public let rawValue: Int
  /// A task of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an application did with a chance to fetch. Raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new data.
  case newData
  /// There was none.
  case noData
  /// Fetching failed.
  case failed
}

/// Whether an application may refresh itself in the background. Raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user cannot allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// It may.
  case available
}

/// Older name of what opens a URL.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
