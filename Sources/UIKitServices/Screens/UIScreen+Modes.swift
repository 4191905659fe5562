import Foundation

extension UIScreen {
  /// The way in which a screen compensates the edges that a television cuts off. Raw values are UIKit's.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is scaled.
    case scale = 0
    /// The bounds are smaller.
    case insetBounds = 1
    /// None.
    case none = 2
    /// A former name of `none`.
    public static var insetApplicationFrame: OverscanCompensation { .none }
  }

  /// The state of the mode with reference colors. Raw values are UIKit's.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The display has no such mode.
    case notSupported = 0
    /// The mode is not enabled.
    case notEnabled = 1
    /// The mode is limited by the surroundings.
    case limited = 2
    /// The mode is enabled.
    case enabled = 3
  }

  private static let compensation = AssociatedKey<OverscanCompensation>()
  private static let dimming = AssociatedKey<Bool>()

  /// The resolutions of the screen, which is its own.
  public var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }
  /// The preferred resolution, which is the screen's own.
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The resolution of the screen. Setting it is without effect: there is one.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }
  /// The compensation of the edges. Stored only: displays of devices have none.
  public var overscanCompensation: OverscanCompensation {
    get { Self.compensation[self] ?? .scale }
    set { Self.compensation[self] = newValue }
  }
  /// The insets of the visible part, in points; always zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// A Boolean value that indicates whether the screen is recorded or mirrored; always `false`.
  public var isCaptured: Bool { false }
  /// A Boolean value that determines whether the screen may be darker than the display allows. Stored only: pictures
  /// have full brightness.
  public var wantsSoftwareDimming: Bool {
    get { Self.dimming[self] ?? false }
    set { Self.dimming[self] = newValue }
  }
  /// The delay of the display in seconds; 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The state of the mode with reference colors; always not supported.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// The factor by which colors may be brighter than white at present; 1.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The factor by which colors may be brighter than white; 1.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The focused item; always `nil`.
  public var focusedItem: (any UIFocusItem)? { nil }
  /// The focused view; always `nil`.
  public var focusedView: UIView? { nil }
  /// A Boolean value that indicates whether there is a focus; always `false`.
  public var supportsFocus: Bool { false }

  /// Posted after a screen was connected. Never posted here.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted after a screen was disconnected. Never posted here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted after the resolution changed. Never posted here.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted after the brightness changed. Never posted here: only the program changes it.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted after `isCaptured` changed. Never posted here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted after `referenceDisplayModeStatus` changed. Never posted here.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
