/// The state of one device in a process: its screen, settings, clock and log, who has keyboard input, what is shown over its windows,
/// how it is held.
///
/// Programs find it where UIKit has it, in `UIDevice.current`, `UIApplication.shared.keyWindow` or `isFirstResponder`. Each virtual
/// device has a session, and makes it the current one before its code runs; a window's is that of its device. So two devices in one
/// process do not meet. Without a device there is one session for the process.
///
/// These stay the process's, whichever device is current:
///
/// - what a program sets once for all of its screens: `UIAppearance`, `UIView.setAnimationsEnabled(_:)`, classes that are
///   registered, `UserDefaults`, observers of notifications; and `UIPasteboard`, which devices of one user share on iOS, too;
/// - caches, counters and what lasts for one call: `UIView`'s depth of hit testing and of autoresizing, blocks of animations;
/// - the run loop's work (`MainLoop`), and the tool that shows the program (`ToolHosts`).
@MainActor
package final class DeviceSession {
  /// The session of the device whose code runs. Its screen, traits, version of iOS, language, clock, scale and log become current with
  /// it.
  package static var current = DeviceSession(log: .current) { didSet { current.apply() } }

  /// The session of the device that a window is on; the current one for a window on none.
  package static func of(_ window: UIWindow?) -> DeviceSession { window?.screenHost?.session ?? current }

  /// Creates the session of a device, or of a process without one.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held at first.
  ///   - layers: The clock and the scale of the device's layers; those of the process by default.
  ///   - log: The destination of messages about layout.
  package init(
    orientation: UIDeviceOrientation = .portrait, layers: LayerSession = .host, log: LayoutLog = LayoutLog()
  ) {
    self.orientation = orientation
    var values = TraitValues.phone
    values.metrics = .standard
    screen = UIScreen(size: CGSize(width: 393, height: 852), values: values)
    self.layers = layers
    self.log = log
  }

  // MARK: The device

  /// The virtual device, if there is one.
  package weak var host: (any OrientationHost)?
  /// The kind of the device.
  package var kind = UIDevice.Kind(name: "iPhone", idiom: .phone)
  /// The orientation of the device.
  var orientation: UIDeviceOrientation
  /// The screen of the device: that of an iPhone 15 in portrait until it is configured.
  package let screen: UIScreen
  /// The language in which documents are loaded, a tag such as `fr` or `pt-BR`; `nil` for that of the documents.
  package var language: String? {
    didSet { if self === Self.current { InterfaceLanguage.current = language } }
  }
  /// A Boolean value that indicates whether the user wants less motion.
  package var reducesMotion = false {
    didSet { if self === Self.current { Self.currentReducesMotion = reducesMotion } }
  }
  /// `reducesMotion` of the current session. Unsafe: sessions set it on the main actor; other threads only read it.
  nonisolated(unsafe) package private(set) static var currentReducesMotion = false
  /// The clock and the scale of the device's layers.
  package let layers: LayerSession
  /// The destination of the device's messages about layout.
  package let log: LayoutLog

  /// Writes a message of UIKit's to the console.
  func writeMessage(_ message: String) { LayoutLog.write(message) }

  /// Gives lower modules the values of the session, which is the current one.
  private func apply() {
    LayerSession.current = layers
    LayoutLog.current = log
    InterfaceLanguage.current = language
    Self.currentReducesMotion = reducesMotion
    RuntimeVersion.show(screen.traitCollection.metrics.version)
    UITraitCollection.current = screen.traitCollection
  }

  // MARK: Keyboard input

  package weak var firstResponder: UIResponder?
  /// The window that gets keyboard input.
  weak var keyWindow: UIWindow?
  /// A Boolean value that indicates whether there was a key window, which may have gone away.
  var hasKeyWindow = false
  /// The window whose keyboard is shown.
  package weak var keyboardHost: UIWindow?
  /// The number of responders that are taking over from another one: the keyboard stays meanwhile.
  private var handovers = 0

  /// Keeps the keyboard while a responder takes over from another one.
  package func whileResponderChanges<Result>(_ body: () -> Result) -> Result {
    handovers += 1
    defer { handovers -= 1 }
    return body()
  }

  /// Displays, updates or hides the keyboard for the first responder.
  package func updateKeyboard() {
    guard handovers == 0 else { return }
    CoreParts.controls.updateKeyboard(of: self)
  }

  // MARK: Touches

  /// The editing menu that is shown.
  package var editMenu: (any PresentedEditMenu)?
  /// The responder whose menu the present touch has taken away.
  package weak var closedMenuResponder: UIResponder?

  /// Dismisses the editing menu if a touch began outside of it.
  func closeEditMenu(beside touch: UITouch) {
    closedMenuResponder = nil
    guard let editMenu, touch.view.map(editMenu.contains) != true else { return }
    closedMenuResponder = editMenu.responder
    editMenu.close()
  }

  /// Dismisses the editing menu of a responder that is no longer the first responder.
  func closeEditMenu(of responder: UIResponder) {
    if let editMenu, editMenu.responder === responder { editMenu.close() }
  }

  /// The last tap, by which quick taps at one place are counted.
  var lastTap: UITouch.Tap?
}
