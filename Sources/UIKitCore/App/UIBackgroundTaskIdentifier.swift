import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task; 0 for none.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch. Raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was new data.
  case newData
  /// There was no new data.
  case noData
  /// Fetching failed.
  case failed
}

/// The availability of background refresh. Raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user cannot enable it.
  case restricted
  /// The user has disabled it.
  case denied
  /// It is available.
  case available
}

/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
