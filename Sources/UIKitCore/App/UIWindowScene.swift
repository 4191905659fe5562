import Foundation

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Gives the system a document for a picture of the screen. It is asked for none here.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  /// Whether the scene keeps the pointer: it does not.
  open var pointerLockState: UIPointerLockState? { nil }
  /// Moves the focus with keys: nothing does.
  open var focusSystem: UIFocusSystem? { nil }

  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  /// The scene's visible and hidden windows from back to front, by their levels.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The window of the scene that gets keyboard input.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first { !$0.isHidden } }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The traits of the scene: those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The scene's rectangle: that of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// How small and large the scene's windows may become. Stored only: virtual devices have one size of window.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  /// Whether the scene fills its screen; always here.
  open var isFullScreen: Bool { true }
}

/// The sizes that a scene's windows may have.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// In points. Stored only: virtual devices have one size of window.
  open var minimumSize = CGSize.zero
  /// In points. Stored only: virtual devices have one size of window.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Stored only: virtual devices have one size of window.
  open var allowsFullScreen = true
}

/// What is known of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The controller that decides about the status bar.
  private var controller: UIViewController? { scene?.keyWindow?.rootViewController }

  /// The style that the controller in front wishes.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.shownStatusBarStyle(over: controller)
  }

  /// Whether the controller in front hides the status bar.
  open var isStatusBarHidden: Bool {
    UIApplication.shared.hidesStatusBar(over: controller)
  }

  /// The status bar's rectangle in points; zero where it is hidden.
  open var statusBarFrame: CGRect {
    scene?.screen.statusBarFrame(isHidden: isStatusBarHidden) ?? .zero
  }
}
