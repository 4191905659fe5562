/// A scene with windows.
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open override var next: UIResponder? { UIApplication.shared }
}
