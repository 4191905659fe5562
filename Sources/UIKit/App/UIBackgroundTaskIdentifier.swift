import Foundation

/// A task that an application wants to end in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an application did with a chance to fetch. Raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// Whether an application may refresh itself in the background. Raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// Older name of what opens a URL.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
