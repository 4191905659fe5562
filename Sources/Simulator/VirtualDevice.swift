import ClassMetadata
import EventLoop
import UIKit
import ViewDescriptions

/// A device without a display that hosts a view controller.
///
/// It configures its screen, `UIDevice.current` and the window's traits for the device, runs the update
/// cycle until nothing is pending, and then reports what is on the screen:
///
/// ```swift
/// let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
/// phone.show(SignUpViewController())
/// phone.rotate(to: .landscape)
/// print(phone.report().tree)
/// ```
///
/// Each device has a screen of its own; `UIScreen.main` is that of the device whose code runs.
///
/// - `VirtualDevice+Launch`: running a whole application
/// - `VirtualDevice+Settings`: rotation, appearance, text size
/// - `VirtualDevice+Time`: the clock
/// - `VirtualDevice+Report`: frames, conflicts and ambiguities
/// - `VirtualDevice+Picture`: PNG, SVG and PDF
@MainActor
public final class VirtualDevice: OrientationHost {
  /// The model of the device.
  public let device: Device

  /// The window, as large as the screen, or the key window of a launched application. For other windows on
  /// the same screen see `windows`.
  public internal(set) var window: UIWindow
  /// The class of the delegate of the application that the device shows; `nil` if it shows a view controller.
  package internal(set) var launchedDelegate: AnyClass?

  /// The messages that layout wrote to the console since the device was created, oldest first: conflicts,
  /// mostly.
  public internal(set) var messages: [String] = []

  /// The orientation of the interface: that of the device if the controller supports it.
  public internal(set) var interfaceOrientation: Orientation

  /// A Boolean value that indicates whether the device waits after each action, such as `show(_:)`,
  /// `tap(at:)` and `layOut()`, until activity has ended. The default is `true`. `advance(by:)` sets it to
  /// `false`: from then on time passes only by that method.
  public var settlesByItself = true

  /// The time, in real seconds, that the device waits for work on other queues that the screen's code began.
  /// The default is 0, for tests, which wait for such work themselves. The tool's commands set it by
  /// `--settle`.
  public var backgroundPatience: TimeInterval = 0

  /// Returns the place where a view was created, for descriptions; `nil` if none is known.
  package var viewSource: ((UIView) -> SourcePlace?)?

  package let session: DeviceSession

  /// The clock of the device's animations and timers.
  let clock = MediaClock()

  var currentSettings: DeviceSettings

  /// Returns the object id of a view in its document and the outlet that holds it; `nil` for views of code.
  package var viewIdentity: ((UIView) -> ViewIdentity?)?

  /// Creates a device with an empty window.
  public init(_ device: Device, settings: DeviceSettings = DeviceSettings()) {
    ClassLayout.verify()
    self.device = device
    currentSettings = settings
    interfaceOrientation = settings.orientation
    MainQueue.activate(.shared)
    RunLoopTurns.advance = { seconds, stopsAtNext in
      MainActor.assumeIsolated { VirtualDevice.advanceClock(seconds, stopsAtNext: stopsAtNext) }
    }
    session = DeviceSession(
      orientation: settings.orientation.deviceOrientation,
      layers: LayerSession(clock: clock, pictureScale: device.scale))
    device.configure(session, settings, interfaceOrientation: settings.orientation)
    DeviceSession.current = session
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size(in: settings.orientation)))
    configureWindow()
    clock.commit = { [weak self] in self?.layOutWindow() }
    becomeCurrent()
  }

  /// Makes the controller the window's root and the window key, and lays out.
  public func show(_ controller: UIViewController) {
    collectingMessages {
      launchedDelegate = nil
      interfaceOrientation = orientation(supportedBy: controller)
      becomeCurrent()
      configureWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    layOut()
  }

  /// Runs the update cycle until nothing is pending, and until activity has ended if `settlesByItself` is
  /// `true`.
  public func layOut() {
    layOutWindow()
    if settlesByItself { runUntilIdle() }
  }

  private func layOutWindow() {
    collectingMessages {
      becomeCurrent()
      commit()
      CATransaction.flush()
    }
  }

  /// Makes this the current device and its clock that of the process.
  func becomeCurrent() {
    session.host = self
    device.configure(session, currentSettings, interfaceOrientation: interfaceOrientation)
    DeviceSession.current = session
    UIDevice.current.turn(to: currentSettings.orientation.deviceOrientation)
    DelayedWork.clock = clock
  }

  /// Commits pending layout and display of the windows.
  func commit() { UIScreen.commit(of: self, main: window) }

  /// Returns the view that would receive a touch at a point.
  ///
  /// - Parameter point: In points in the screen's coordinate space.
  public func view(at point: CGPoint) -> UIView? { UITouch.hit(point, on: windowsOnScreen)?.view }

  /// The visible windows from back to front, including keyboards; always contains the main window.
  var windowsOnScreen: [UIWindow] {
    let shown = UIScreen.windows(of: self)
    return shown.contains { $0 === window } ? shown : [window] + shown
  }

  /// The application's windows from back to front by level: `window`, and others that are visible.
  public var windows: [UIWindow] {
    let others = UIApplication.shared.visibleWindows.filter { $0.screenHost === self }
    return others.contains { $0 === window } ? others : [window] + others
  }

  /// Sets the size, safe area and traits of the main window and of the others on this device.
  func configureWindow() {
    window.followsRunLoop = false
    configure(window, fills: true)
    let size = device.size(in: interfaceOrientation)
    let turned = CGSize(width: size.height, height: size.width)
    for other in windows where other !== window {
      configure(other, fills: other.frame == CGRect(origin: .zero, size: turned))
    }
  }

  /// Sets the traits of a window and the safe area of the part of the screen that it covers.
  ///
  /// - Parameter fills: Whether it becomes as large as the screen.
  func configure(_ window: UIWindow, fills: Bool) {
    let size = device.size(in: interfaceOrientation)
    window.screenHost = self
    window.layer.setScreenClock(clock)
    window.screenInsets = (
      device.safeArea(in: interfaceOrientation, metrics: currentSettings.metrics), size
    )
    window.deviceTraits = UIScreen.main.traitCollection
    if fills { window.frame = CGRect(origin: .zero, size: size) }
    window.deviceRootMargin = window.frame.width == size.width ? device[interfaceOrientation].rootMargin : nil
  }

  package func adopt(_ window: UIWindow) { configure(window, fills: window.frame == .zero) }

  /// Returns the device's orientation if the controller supports it, or else the other one.
  func orientation(supportedBy controller: UIViewController?) -> Orientation {
    guard var controller else { return currentSettings.orientation }
    // A controller that covers the screen determines the orientation.
    while let presented = controller.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen || presented.modalPresentationStyle == .overFullScreen
    {
      controller = presented
    }
    let window = controller.viewIfLoaded?.window
    let own = controller.supportedInterfaceOrientations
    // Screens that are shown alone are those of no application.
    let both =
      launchedDelegate == nil
      ? own : own.intersection(UIApplication.shared.supportedInterfaceOrientations(for: window))
    let supported = both.isEmpty ? own : both
    let wanted = currentSettings.orientation
    let other: Orientation = wanted == .portrait ? .landscape : .portrait
    return supported.isDisjoint(with: wanted.mask) && !supported.isDisjoint(with: other.mask) ? other : wanted
  }

  /// Runs code that may lay out, and collects the messages that it writes to the console.
  package func collectingMessages<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = session.log.collector
    session.log.collector = { [unowned self] in messages.append($0) }
    defer { session.log.collector = former }
    return try body()
  }
}

extension Orientation {
  /// The interface orientations that correspond to this one.
  var mask: UIInterfaceOrientationMask {
    self == .portrait ? [.portrait, .portraitUpsideDown] : .landscape
  }
}
