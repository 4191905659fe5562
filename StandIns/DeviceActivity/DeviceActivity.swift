/// Stands in for Apple's DeviceActivity: nothing is monitored, since the user does not allow it.
@_exported import ManagedSettings
import ObjectiveCSupport
import PlaceholderViews
import SwiftUI
import UIKit

public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct DeviceActivityEvent: Equatable, Sendable {
  public struct Name: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>
  public var threshold: DateComponents
  public var includesPastActivity: Bool
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
  ) {
    (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
  }
}
public struct DeviceActivitySchedule: Equatable, Sendable {
  public var intervalStart: DateComponents
  public var intervalEnd: DateComponents
  public var repeats: Bool
  public var warningTime: DateComponents?
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
    (self.repeats, self.warningTime) = (repeats, warningTime)
  }
  /// No interval: nothing is monitored.
  public var nextInterval: DateInterval? { nil }
}
/// The center of what is monitored: nothing.
open class DeviceActivityCenter: @unchecked Sendable {
  public enum MonitoringError: Error, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
  }
  public init() {}
  open var activities: [DeviceActivityName] { [] }
  /// Fails: the user does not allow it.
  open func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }
  open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  open func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] {
    [:]
  }
}
/// An extension that is told of intervals and events. The system does not call it.
open class DeviceActivityMonitor: NSObject {
  public override init() {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
/// The activity that a report is of.
public struct DeviceActivityFilter: Equatable, Sendable {
  public enum SegmentInterval: Equatable, Sendable {
    case hourly(during: DateInterval)
    case daily(during: DateInterval)
    case weekly(during: DateInterval)
  }
  public struct Users: Equatable, Sendable {
    public static let all = Users()
    public static let children = Users()
  }
  public struct Devices: Equatable, Sendable {
    public static let all = Devices([.iPhone, .iPad, .iPod])
    public enum Model: Sendable { case iPhone, iPad, iPod, mac }
    private let models: Set<Model>
    public init(_ models: Set<Model>) { self.models = models }
  }
  public var segmentInterval: SegmentInterval
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>
  public init(
    segment: SegmentInterval = .daily(during: DateInterval()), users: Users? = nil, devices: Devices = .all,
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    segmentInterval = segment
    (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
  }
}
/// A report, which is a box.
@preconcurrency @MainActor
public struct DeviceActivityReport: UIViewRepresentable {
  public struct Context: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
  public func makeUIView(context: UIViewRepresentableContext<DeviceActivityReport>) -> UIView {
    PlaceholderView()
  }
  public func updateUIView(_ view: UIView, context: UIViewRepresentableContext<DeviceActivityReport>) {}
}
