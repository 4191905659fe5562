import Foundation
import ObjectiveCSupport
@_spi(Launch) import UIKit

extension VirtualDevice {
  /// Launches an application on the device, in place of the one before, and lays out.
  ///
  /// The application goes through Apple's steps (see `UIApplication.launch`); its windows get the device's size, safe
  /// area and traits, and its key window becomes the device's `window`.
  ///
  /// - Parameters:
  ///   - delegateClass: the application delegate's class, a subclass of `NSObject`.
  ///   - info: the content of the application's `Info.plist`; its keys for scenes and main storyboards count.
  ///   - bundle: where storyboards are looked for; nil for the main bundle and those of packages beside it.
  /// - Returns: the key window; nil where the application shows none.
  @discardableResult
  public func launch(
    _ delegateClass: AnyClass, info: [String: Any] = [:], bundle: Bundle? = nil
  ) -> UIWindow? {
    becomeCurrent()
    KeyedArchives.install()
    let found = collectingMessages {
      UIApplication.launch(delegateClass, info: info, bundle: bundle) { [weak self] in self?.adopt($0) }
    }
    guard let found else { return nil }
    window = found
    let supported = collectingMessages { orientation(supportedBy: found.rootViewController) }
    if supported != interfaceOrientation {
      interfaceOrientation = supported
      device.becomeCurrent(currentSettings, interfaceOrientation: supported)
      configureWindow()
    }
    layOut()
    return found
  }

  /// Brings the launched application back to the front.
  public func enterForeground() {
    becomeCurrent()
    collectingMessages { UIApplication.shared.enterForeground() }
  }

  /// Sends the launched application to the background.
  public func enterBackground() {
    becomeCurrent()
    collectingMessages { UIApplication.shared.enterBackground() }
  }

  /// Ends the launched application.
  public func terminate() {
    becomeCurrent()
    collectingMessages { UIApplication.shared.terminate() }
  }

  /// The state of what the window shows, as iOS saves it when an application goes to the background: of controllers with
  /// restoration identifiers, of views with some in them, and of registered objects. An application is asked first.
  ///
  /// - Returns: an archive; nil where the application does not want its state saved.
  public func saveState() -> Data? {
    layOut()
    return collectingMessages { UIApplication.shared.savedState(of: window) }
  }

  /// Gives freshly made controllers in the window their state back, as iOS does at a launch after one that saved it, and lays
  /// out. Nothing is restored by itself.
  ///
  /// - Returns: whether the data is a state that the application wants back.
  @discardableResult
  public func restoreState(_ state: Data) -> Bool {
    layOut()
    let isRestored = collectingMessages { UIApplication.shared.restoreState(state, in: window) }
    layOut()
    return isRestored
  }
}
