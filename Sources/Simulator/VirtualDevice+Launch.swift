import Foundation
import ObjectiveCSupport
@_spi(Launch) import UIKit

extension VirtualDevice {
  /// Launches an application on the device, replacing the one before, and lays out.
  ///
  /// The application goes through iOS's launch sequence (see `UIApplication.launch`). Its windows get the
  /// device's size, safe area and traits, and its key window becomes the device's `window`.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the application delegate, a subclass of `NSObject`.
  ///   - info: The contents of the application's `Info.plist`, of which the keys for scenes and main
  ///     storyboards are used.
  ///   - bundle: The bundle that contains the storyboards; `nil` for the main bundle and those of packages
  ///     beside it.
  /// - Returns: The key window; `nil` if the application shows none.
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
    launchedDelegate = delegateClass
    window = found
    let supported = collectingMessages { orientation(supportedBy: found.rootViewController) }
    if supported != interfaceOrientation {
      interfaceOrientation = supported
      becomeCurrent()
      configureWindow()
    }
    layOut()
    return found
  }

  /// Shows a preview. The device is held as its traits say, if its screen supports that.
  package func show(_ preview: PreviewScreen) {
    if let orientation = preview.orientation {
      settings.orientation = orientation.isLandscape ? .landscape : .portrait
    }
    show(preview.makeController())
  }

  /// Creates the delegate of an application of which a screen is shown alone. None of its methods is called.
  package func createDelegate(_ delegateClass: AnyClass) {
    becomeCurrent()
    collectingMessages { UIApplication.createDelegate(delegateClass) }
  }

  /// Brings the launched application to the foreground.
  public func enterForeground() {
    becomeCurrent()
    collectingMessages { UIApplication.shared.enterForeground() }
  }

  /// Sends the launched application to the background.
  public func enterBackground() {
    becomeCurrent()
    collectingMessages { UIApplication.shared.enterBackground() }
  }

  /// Terminates the launched application.
  public func terminate() {
    becomeCurrent()
    collectingMessages { UIApplication.shared.terminate() }
  }

  /// Saves the state of the window's contents, as iOS does when an application enters the background: of
  /// controllers with restoration identifiers, of views with identifiers in them, and of registered objects.
  /// The application delegate decides whether.
  ///
  /// - Returns: An archive; `nil` if the application does not save its state.
  public func saveState() -> Data? {
    layOut()
    return collectingMessages { UIApplication.shared.savedState(of: window) }
  }

  /// Restores the state of newly created controllers in the window, as iOS does at a launch after the state
  /// was saved, and lays out. State is never restored automatically.
  ///
  /// - Returns: Whether the data is a saved state that the application restores.
  @discardableResult
  public func restoreState(_ state: Data) -> Bool {
    layOut()
    let isRestored = collectingMessages { UIApplication.shared.restoreState(state, in: window) }
    layOut()
    return isRestored
  }
}
