import Foundation

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitChangeObservable, TraitChangeRegistryHolder {
  /// The service that provides documents for screenshots; never used here.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  /// The focus system; always `nil`.
  open var focusSystem: UIFocusSystem? { nil }

  /// The screen of the scene.
  open var screen: UIScreen { .main }

  /// The scene's visible and hidden windows, from back to front by level.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The key window of the scene, or its first visible window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first { !$0.isHidden } }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The traits of the scene, which are those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called when the traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package var traitChangeRegistry: TraitChangeRegistry?
  private var toldTraits: UITraitCollection?

  /// Tells of traits of a window of the scene, which the device has set.
  func traitsChanged(from former: UITraitCollection, to traits: UITraitCollection) {
    let previous = toldTraits ?? former
    toldTraits = traits
    guard previous != traits else { return }
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      traitChangeRegistry?.traitsChanged(of: self, from: previous, to: traits)
    }
  }

  /// The coordinate space of the scene, which is that of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The object that describes the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// Stored only: limits of the window size, which is fixed on virtual devices; `nil` on iPhones, which have none.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
    traitCollection.userInterfaceIdiom == .phone ? nil : UISceneSizeRestrictions()

  /// The geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Stored only: windows have no buttons to close and minimize them.
  open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// A Boolean value that indicates whether the scene fills its screen; always `true`.
  open var isFullScreen: Bool { true }
}

/// The buttons of a scene's window.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Stored only: windows have no buttons.
  open var isClosable = true
  /// Stored only: windows have no buttons.
  open var isMiniaturizable = true
}

/// The limits of a scene's window size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Stored only: the minimum size in points, as virtual devices have windows of one size.
  open var minimumSize = CGSize.zero
  /// Stored only: the maximum size in points, as virtual devices have windows of one size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Stored only: virtual devices have windows of one size.
  open var allowsFullScreen = true
}

/// A description of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The view controller that determines the status bar.
  private var controller: UIViewController? { scene?.keyWindow?.rootViewController }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.effectiveStatusBarStyle(over: controller)
  }

  /// A Boolean value that indicates whether the status bar is hidden.
  open var isStatusBarHidden: Bool {
    UIApplication.shared.hidesStatusBar(over: controller)
  }

  /// The frame of the status bar in points; zero if it is hidden.
  open var statusBarFrame: CGRect {
    scene?.screen.statusBarFrame(isHidden: isStatusBarHidden) ?? .zero
  }
}
