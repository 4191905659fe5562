import Foundation

extension UIDevice {
  /// The state of the battery. Raw values are UIKit's.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Being charged.
    case charging = 2
    /// Full and connected.
    case full = 3
  }

  private static let monitorsBattery = AssociatedKey<Bool>()
  private static let monitorsProximity = AssociatedKey<Bool>()

  /// A Boolean value that determines whether the battery is monitored; `false` by default. Stored only: virtual
  /// devices have no battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { Self.monitorsBattery[self] ?? false }
    set { Self.monitorsBattery[self] = newValue }
  }
  /// The state of the battery; always unknown, as in Apple's simulator.
  public var batteryState: BatteryState { .unknown }
  /// The charge of the battery from 0 to 1; always -1, not known, as in Apple's simulator.
  public var batteryLevel: Float { -1 }
  /// A Boolean value that determines whether the proximity of the user is monitored; `false` by default. Stored only:
  /// virtual devices have no sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { Self.monitorsProximity[self] ?? false }
    set { Self.monitorsProximity[self] = newValue }
  }
  /// A Boolean value that indicates whether the user is close to the device; always `false`.
  public var proximityState: Bool { false }
  /// A Boolean value that indicates whether applications run in the background; `true`.
  public var isMultitaskingSupported: Bool { true }

  /// Posted after `batteryState` changed. Never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted after `batteryLevel` changed. Never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after `proximityState` changed. Never posted here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
