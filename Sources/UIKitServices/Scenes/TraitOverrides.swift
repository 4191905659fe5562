import Foundation

extension UIPresentationController {
  /// The traits that replace inherited ones in the presented controller.
  public var traitOverrides: UITraitOverrides {
    get { presentedViewController.traitOverrides }
    set { presentedViewController.traitOverrides = newValue }
  }
}

extension UIWindowScene {
  /// The traits that replace inherited ones in the scene's windows, since iOS 17. A window that is added later
  /// has them once they are set again.
  public var traitOverrides: UITraitOverrides {
    get { AttachedValues.value("traitOverrides", of: self) ?? UITraitOverrides() }
    set {
      AttachedValues.set(newValue, "traitOverrides", of: self)
      for window in windows { window.traitOverrides = newValue }
    }
  }
}
