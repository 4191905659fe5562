import Foundation

/// The device that the code runs on: a virtual one, iPhone by default.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// Posted when `orientation` has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// What a device is, whoever holds it and however.
  package struct Kind {
    package var name: String
    package var idiom: UIUserInterfaceIdiom

    package init(name: String, idiom: UIUserInterfaceIdiom) {
      self.name = name
      self.idiom = idiom
    }
  }

  /// Which device it is. Set it to become another one.
  package var kind: Kind {
    get { DeviceSession.current.kind }
    set { DeviceSession.current.kind = newValue }
  }

  /// The name the user gave the device; the model's name on virtual devices.
  open var name: String { kind.name }

  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model in the user's language.
  open var localizedModel: String { model }

  /// "iOS" or "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of iOS that the screen shows: 18.0, or what the virtual device was set to.
  open var systemVersion: String { "\(UIScreen.main.traitCollection.metrics.version).0" }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { kind.idiom }

  /// How the device is held.
  open var orientation: UIDeviceOrientation { DeviceSession.current.orientation }

  /// Whether changes of the orientation are posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// An identifier of the device for this vendor: always the same on virtual devices.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }

  private var orientationObservers = 0

  /// Starts posting `orientationDidChangeNotification`. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationObservers += 1
    isGeneratingDeviceOrientationNotifications = true
  }

  /// The virtual device, if there is one.
  package var orientationHost: (any OrientationHost)? {
    get { DeviceSession.current.host }
    set { DeviceSession.current.host = newValue }
  }

  /// Ends what one call of `beginGeneratingDeviceOrientationNotifications` began.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
    isGeneratingDeviceOrientationNotifications = orientationObservers > 0
  }

  /// Turns the device. Notifications are posted whether anybody began generating them or not: most code relies
  /// on some other part of the app having done so.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    DeviceSession.current.orientation = orientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// The older form of `UIDevice.current.userInterfaceIdiom`.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom instead")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
