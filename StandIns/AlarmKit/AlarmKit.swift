/// Stands in for Apple's AlarmKit: the user denies alarms, and none is scheduled.
@_exported import ActivityKit
import AppIntents
@_exported import Foundation
import ObjectiveCSupport
@_exported import SwiftUI

/// The data of an alarm that the program adds.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// An alarm. None is scheduled.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
  public typealias ID = UUID
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      (self.preAlert, self.postAlert) = (preAlert, postAlert)
    }
  }
  public enum Schedule: Codable, Hashable, Sendable {
    public struct Relative: Codable, Hashable, Sendable {
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
    }
    case fixed(Date)
    case relative(Relative)
  }
  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
  public let id: ID
  public let schedule: Schedule?
  public let countdownDuration: CountdownDuration?
  public let state: State
}

/// A button of an alarm.
public struct AlarmButton: Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
  }
  public static func == (first: Self, second: Self) -> Bool {
    first.systemImageName == second.systemImageName
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(systemImageName) }
}
/// The texts and buttons of an alarm.
public struct AlarmPresentation: Sendable {
  public struct Alert: Sendable {
    public enum SecondaryButtonBehavior: Sendable { case countdown, custom }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.stopButton) = (title, stopButton)
      (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
    }
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }
  public struct Countdown: Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      (self.title, self.pauseButton) = (title, pauseButton)
    }
  }
  public struct Paused: Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      (self.title, self.resumeButton) = (title, resumeButton)
    }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}
/// The state of an alarm that is shown.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable { public var time: Alarm.Schedule.Relative.Time }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
    }
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }
  public var alarmID: Alarm.ID
  public var mode: Mode
}
/// The texts, buttons and data of an alarm. They are not coded, since no alarm is shown: decoding fails.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
  }
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "Attributes of alarms are not coded here."))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(metadata)
  }
}

/// The manager of alarms. Requests for access are denied.
public final class AlarmManager: @unchecked Sendable {
  public static let shared = AlarmManager()
  public enum AuthorizationState: Codable, Hashable, Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Sendable { case maximumLimitReached }
  /// The error of a device whose user denied alarms.
  private struct Denied: Error {}
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: @unchecked Sendable {
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) {}
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(schedule: schedule, attributes: attributes) }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(attributes: attributes) }
  }
  public private(set) var authorizationState = AuthorizationState.notDetermined
  public func requestAuthorization() async throws -> AuthorizationState {
    authorizationState = .denied
    return .denied
  }
  /// A sequence that ends at once.
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  /// A sequence that ends at once.
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public var alarms: [Alarm] { get throws { [] } }
  /// Fails.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>)
    async throws
    -> Alarm
  { throw Denied() }
  public func cancel(id: Alarm.ID) throws { throw Denied() }
  public func stop(id: Alarm.ID) throws { throw Denied() }
  public func pause(id: Alarm.ID) throws { throw Denied() }
  public func resume(id: Alarm.ID) throws { throw Denied() }
  public func countdown(id: Alarm.ID) throws { throw Denied() }
}
