import UIKit

extension VirtualDevice {
  /// The user's settings of the device. Setting this property updates the traits, rotates the device if the
  /// orientation changes, and lays out.
  public var settings: DeviceSettings {
    get { currentSettings }
    set {
      var inPlace = newValue
      inPlace.orientation = currentSettings.orientation
      if inPlace != currentSettings {
        let textSizeChanges = inPlace.textSize != currentSettings.textSize
        let motionChanges = inPlace.reducesMotion != currentSettings.reducesMotion
        currentSettings = inPlace
        collectingMessages {
          becomeCurrent()
          configureWindow()
          if textSizeChanges { postTextSize() }
          if motionChanges {
            NotificationCenter.default.post(
              name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
          }
        }
        layOut()
      }
      rotate(to: newValue.orientation)
    }
  }

  /// Rotates the device, and the interface if the controller supports the orientation, in UIKit's order:
  ///
  /// 1. the device's notification
  /// 2. `willTransition(to:with:)` if the traits will change, `viewWillTransition(to:with:)`
  /// 3. changes of the screen, safe area, traits (`traitCollectionDidChange`) and the window's size
  /// 4. animations alongside the transition, and layout
  /// 5. completions, and layout of their changes
  public func rotate(to orientation: Orientation) {
    guard orientation != currentSettings.orientation else { return }
    currentSettings.orientation = orientation
    collectingMessages {
      UIDevice.current.turn(to: orientation.deviceOrientation)
      let turned = self.orientation(supportedBy: window.rootViewController)
      if turned != interfaceOrientation { turnInterface(to: turned) }
    }
    layOut()
  }

  package func updateOrientation() {
    collectingMessages {
      let turned = self.orientation(supportedBy: window.rootViewController)
      if turned != interfaceOrientation { turnInterface(to: turned) }
    }
    layOut()
  }

  package func turn(toOneOf orientations: UIInterfaceOrientationMask) {
    let isHeldSo = !orientations.isDisjoint(with: currentSettings.orientation.mask)
    if isHeldSo { return updateOrientation() }
    rotate(to: currentSettings.orientation == .portrait ? .landscape : .portrait)
  }

  private func turnInterface(to orientation: Orientation) {
    let former = UIApplication.shared.statusBarOrientation
    let next: UIInterfaceOrientation = orientation == .portrait ? .portrait : .landscapeRight
    UIApplication.shared.post(
      UIApplication.willChangeStatusBarOrientationNotification,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: next.rawValue])
    interfaceOrientation = orientation
    var settings = currentSettings
    settings.orientation = orientation
    let traits = device.applicationTraits(settings)
    let size = device.size(in: orientation)
    let coordinator = TransitionCoordinator(containerView: window)
    let controllers = windows.flatMap { window in
      sequence(first: window.rootViewController) { $0?.presentedViewController }
        .prefix { $0 != nil }.compactMap { $0 }
    }
    for controller in controllers {
      controller.rotationCoordinator = coordinator
      if traits != UIScreen.main.traitCollection { controller.willTransition(to: traits, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    becomeCurrent()
    configureWindow()
    UIApplication.shared.post(
      UIApplication.didChangeStatusBarOrientationNotification,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: former.rawValue])
    coordinator.runAnimations()
    commit()
    coordinator.runCompletions()
    for controller in controllers { controller.rotationCoordinator = nil }
  }

  private func postTextSize() {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: currentSettings.textSize.rawValue])
  }
}
