import Foundation

/// The device on which an application runs, with respect to its orientation and windows.
@MainActor
package protocol OrientationHost: AnyObject {
  /// The state of the device.
  var session: DeviceSession { get }
  /// Updates the orientation of the interface from the supported orientations.
  func updateOrientation()
  /// Turns the device so that the interface has one of the orientations.
  func turn(toOneOf orientations: UIInterfaceOrientationMask)
  /// Gives a window that a program created the device's safe area and traits, and puts it on the device's
  /// screen.
  func adopt(_ window: UIWindow)
}

extension UIDevice {
  /// Calls a closure with the device after the current code of the application has finished.
  func withOrientationHost(_ body: @escaping @MainActor (any OrientationHost) -> Void) {
    let host = orientationHost
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if let host { body(host) }
      }
    }
  }
}

/// The orientation in key-value coding: applications from before iOS 16 rotate the interface by setting it.
extension UIDevice: BuiltInKeyValueCoding {
  /// Returns the value of a property of UIKit; `unknown` if there is none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    guard key == "orientation" else { return .unknown }
    return .returned(MainActor.assumeIsolated { UIDevice.current.orientation.rawValue })
  }

  /// Sets a property of UIKit; returns `false` if there is none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    guard key == "orientation" else { return false }
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    let asked = number.flatMap { UIInterfaceOrientation(rawValue: $0) }
    MainActor.assumeIsolated {
      switch asked {
      case .portrait, .portraitUpsideDown:
        UIDevice.current.withOrientationHost { $0.turn(toOneOf: .portrait) }
      case .landscapeLeft, .landscapeRight:
        UIDevice.current.withOrientationHost { $0.turn(toOneOf: .landscape) }
      default: UIDevice.current.withOrientationHost { $0.updateOrientation() }
      }
    }
    return true
  }
}

extension UIWindowScene {
  /// The preferences of an application for the geometry of a scene.
  public class GeometryPreferences: NSObject {
    /// The preferences on iPhone and iPad.
    public final class iOS: GeometryPreferences {
      /// The preferred orientations.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates preferences for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
      /// Creates empty preferences.
      public override init() {
        interfaceOrientations = nil
        super.init()
      }
    }

    /// The preferences on a Mac, which have no effect elsewhere.
    public final class Mac: GeometryPreferences {
      /// The preferred frame of the window in the coordinates of the system, in points.
      public let systemFrame: CGRect
      /// Creates preferences for a frame.
      public init(systemFrame: CGRect) {
        self.systemFrame = systemFrame
        super.init()
      }
      /// Creates empty preferences.
      public override init() {
        systemFrame = .null
        super.init()
      }
    }
  }

  /// Rotates the interface, if its view controllers support that.
  ///
  /// - Parameter errorHandler: Never called: the device always turns.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    UIDevice.current.withOrientationHost { $0.turn(toOneOf: wanted) }
  }
}
