import Foundation

/// The device on which the code runs, a virtual iPhone by default.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { own }
  private static let own = UIDevice()

  /// Posted after `orientation` changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The identity of a device, independent of its orientation and settings.
  package struct Kind {
    package var name: String
    package var idiom: UIUserInterfaceIdiom

    package init(name: String, idiom: UIUserInterfaceIdiom) {
      self.name = name
      self.idiom = idiom
    }
  }

  /// The identity of the current device. Setting it changes the device.
  package var kind: Kind {
    get { DeviceSession.current.kind }
    set { DeviceSession.current.kind = newValue }
  }

  /// The name of the device; the model's name on virtual devices.
  open var name: String { kind.name }

  /// The model, "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model in the user's language, which is always English here.
  open var localizedModel: String { model }

  /// The operating system, "iOS" or "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of iOS: 18.0, or that of the virtual device.
  open var systemVersion: String { "\(UIScreen.main.traitCollection.metrics.version).0" }

  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { kind.idiom }

  /// The orientation of the device.
  open var orientation: UIDeviceOrientation { DeviceSession.current.orientation }

  /// A Boolean value that indicates whether generation of orientation notifications was requested.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// An identifier of the device for the vendor, always the same on virtual devices.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }

  private var orientationObservers = 0

  /// Requests the generation of `orientationDidChangeNotification`. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationObservers += 1
    isGeneratingDeviceOrientationNotifications = true
  }

  /// The virtual device, if there is one.
  package var orientationHost: (any OrientationHost)? {
    get { DeviceSession.current.host }
    set { DeviceSession.current.host = newValue }
  }

  /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
    isGeneratingDeviceOrientationNotifications = orientationObservers > 0
  }

  /// Turns the device. Notifications are posted whether or not they were requested: most code relies on some
  /// other part of the application having done so.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    DeviceSession.current.orientation = orientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// Returns `UIDevice.current.userInterfaceIdiom`.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom instead")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
