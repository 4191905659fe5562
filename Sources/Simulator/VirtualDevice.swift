import ClassMetadata
import EventLoop
import UIKit

/// A device without a display that hosts a view controller.
///
/// It sets `UIScreen.main`, `UIDevice.current` and the window's traits up as the device has them, runs the update
/// cycle until nothing is pending, and then says what is on the screen:
///
/// ```swift
/// let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
/// phone.show(SignUpViewController())
/// phone.rotate(to: .landscape)
/// print(phone.report().tree)
/// ```
///
/// There is one screen in a process, as on iOS: the device that was used last has it.
///
/// - `VirtualDevice+Launch`: running a whole application
/// - `VirtualDevice+Settings`: turning the device, appearance, text size
/// - `VirtualDevice+Time`: the clock
/// - `VirtualDevice+Report`: frames, conflicts and ambiguities
/// - `VirtualDevice+Picture`: PNG, SVG and PDF
@MainActor
public final class VirtualDevice: OrientationHost {
  /// What the device is.
  public let device: Device

  /// The window, as large as the screen; the key window of an application that was launched. Other windows that a program
  /// shows lie on the same screen, see `windows`.
  public internal(set) var window: UIWindow

  /// What layout wrote to the console since the device was set up, oldest first: conflicts, mostly.
  public internal(set) var messages: [String] = []

  /// How the interface is turned: as the device is held, if the controller supports that.
  public internal(set) var interfaceOrientation: Orientation

  /// Whether the device waits after each action, such as `show(_:)`, `tap(at:)` and `layOut()`, until what moves has come
  /// to rest. `advance(by:)` turns it off: from then on time passes only when it is called.
  public var settlesByItself = true

  /// How long, in real seconds, the device waits for work on other queues that the screen's code began, when it waits for things to
  /// come to rest; 0 by default, for tests, which wait for such work themselves. The commands of the tool wait as `--settle` says.
  public var backgroundPatience: TimeInterval = 0

  package let session: DeviceSession

  /// The time of what the device shows.
  let clock = MediaClock()

  var currentSettings: DeviceSettings

  /// Sets the device up, with an empty window.
  public init(_ device: Device, settings: DeviceSettings = DeviceSettings()) {
    ClassLayout.verify()
    self.device = device
    currentSettings = settings
    interfaceOrientation = settings.orientation
    MainQueue.activate(.shared)
    RunLoopTurns.advance = { seconds, stopsAtNext in
      MainActor.assumeIsolated { VirtualDevice.letTimePass(seconds, stopsAtNext: stopsAtNext) }
    }
    session = DeviceSession(orientation: settings.orientation.deviceOrientation)
    DeviceSession.current = session
    device.becomeCurrent(settings, interfaceOrientation: settings.orientation)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size(in: settings.orientation)))
    configureWindow()
    clock.commit = { [weak self] in self?.layOutWindow() }
    becomeCurrent()
  }

  /// Makes the controller the window's root and the window key, and lays out.
  public func show(_ controller: UIViewController) {
    collectingMessages {
      interfaceOrientation = orientation(supportedBy: controller)
      becomeCurrent()
      configureWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    layOut()
  }

  /// Runs the update cycle until nothing is pending, and until what moves has come to rest unless time is stepped.
  public func layOut() {
    layOutWindow()
    if settlesByItself { comeToRest() }
  }

  private func layOutWindow() {
    collectingMessages {
      becomeCurrent()
      commit()
      CATransaction.flush()
    }
  }

  /// Makes this the device and the clock of the process.
  func becomeCurrent() {
    DeviceSession.current = session
    session.host = self
    device.becomeCurrent(currentSettings, interfaceOrientation: interfaceOrientation)
    MediaClock.current = clock
    DelayedWork.clock = clock
    CATransition.pictureScale = device.scale
  }

  /// Lays out and displays what needs it in the windows.
  func commit() { UIScreen.commit(of: self, main: window) }

  /// The view that a touch at the point would reach.
  ///
  /// - Parameter point: in points, in the screen's coordinates.
  public func view(at point: CGPoint) -> UIView? { UITouch.hit(point, on: windowsOnScreen)?.view }

  /// The visible windows from back to front, keyboards among them; the main window in any case.
  var windowsOnScreen: [UIWindow] {
    let shown = UIScreen.windows(of: self)
    return shown.contains { $0 === window } ? shown : [window] + shown
  }

  /// The application's windows from back to front, in the order of their levels: `window`, and others that are visible.
  public var windows: [UIWindow] {
    let others = UIApplication.shared.visibleWindows.filter { $0.screenHost === self }
    return others.contains { $0 === window } ? others : [window] + others
  }

  /// Gives the main window the size, safe area and traits of the device, and the others that are on it.
  func configureWindow() {
    window.followsRunLoop = false
    configure(window, fills: true)
    let size = device.size(in: interfaceOrientation)
    let turned = CGSize(width: size.height, height: size.width)
    for other in windows where other !== window {
      configure(other, fills: other.frame == CGRect(origin: .zero, size: turned))
    }
  }

  /// Gives a window the safe area and traits of the device, as far as it lies on the screen.
  ///
  /// - Parameter fills: whether it becomes as large as the screen.
  func configure(_ window: UIWindow, fills: Bool) {
    let size = device.size(in: interfaceOrientation)
    window.screenHost = self
    window.layer.setScreenClock(clock)
    window.screenInsets = (device[interfaceOrientation].safeArea, size)
    window.deviceTraits = UIScreen.main.traitCollection
    if fills { window.frame = CGRect(origin: .zero, size: size) }
    window.deviceRootMargin = window.frame.width == size.width ? device[interfaceOrientation].rootMargin : nil
  }

  package func adopt(_ window: UIWindow) { configure(window, fills: window.frame == .zero) }

  /// The device's orientation if the controller supports it, else the other one.
  func orientation(supportedBy controller: UIViewController?) -> Orientation {
    guard var controller else { return currentSettings.orientation }
    // A controller that covers the screen decides.
    while let presented = controller.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationStyle == .overFullScreen
    {
      controller = presented
    }
    let supported = controller.supportedInterfaceOrientations
    let wanted = currentSettings.orientation
    let other: Orientation = wanted == .portrait ? .landscape : .portrait
    return supported.isDisjoint(with: wanted.mask) && !supported.isDisjoint(with: other.mask) ? other : wanted
  }

  /// Runs code that may lay out, and keeps what it writes to the console.
  func collectingMessages<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = LayoutLog.collector
    LayoutLog.collector = { [unowned self] in messages.append($0) }
    defer { LayoutLog.collector = former }
    return try body()
  }
}

extension Orientation {
  /// The interface's orientations that this one stands for.
  var mask: UIInterfaceOrientationMask {
    self == .portrait ? [.portrait, .portraitUpsideDown] : .landscape
  }
}
