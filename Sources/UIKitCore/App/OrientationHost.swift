import Foundation

/// The device that an application runs on, as far as it turns.
@MainActor
package protocol OrientationHost: AnyObject {
  /// What belongs to the device.
  var session: DeviceSession { get }
  /// Asks the controllers again how the interface may be turned, and turns it.
  func reconsiderOrientation()
  /// Turns the device so that the interface can be held so.
  func turn(toOneOf orientations: UIInterfaceOrientationMask)
  /// Gives a window that a program makes the device's safe area and traits, and puts it on the device's screen.
  func adopt(_ window: UIWindow)
}

extension UIDevice {
  /// Has the device turn when the application's code that asks for it is done.
  func askHost(_ body: @escaping @MainActor (any OrientationHost) -> Void) {
    let host = orientationHost
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if let host { body(host) }
      }
    }
  }
}

/// The orientation by key: applications from before iOS 16 turn the interface by setting it.
extension UIDevice: BuiltInKeyValueCoding {
  /// The value of a property of UIKit's; `unknown` where the class has none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    guard key == "orientation" else { return .unknown }
    return .returned(MainActor.assumeIsolated { UIDevice.current.orientation.rawValue })
  }

  /// Sets a property of UIKit's; false where the class has none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    guard key == "orientation" else { return false }
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    let asked = number.flatMap { UIInterfaceOrientation(rawValue: $0) }
    MainActor.assumeIsolated {
      switch asked {
      case .portrait, .portraitUpsideDown:
        UIDevice.current.askHost { $0.turn(toOneOf: .portrait) }
      case .landscapeLeft, .landscapeRight:
        UIDevice.current.askHost { $0.turn(toOneOf: .landscape) }
      default: UIDevice.current.askHost { $0.reconsiderOrientation() }
      }
    }
    return true
  }
}

extension UIWindowScene {
  /// What an application would like a scene's window to be.
  public class GeometryPreferences: NSObject {
    /// How an interface may be turned on iPhone and iPad.
    public final class iOS: GeometryPreferences {
      /// The orientations.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Preferred orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
      /// No preferences.
      public override init() {
        interfaceOrientations = nil
        super.init()
      }
    }
  }

  /// Turns the interface, as far as its controllers support that.
  ///
  /// - Parameter errorHandler: is not called: the device turns whenever it is asked.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    UIDevice.current.askHost { $0.turn(toOneOf: wanted) }
  }
}
