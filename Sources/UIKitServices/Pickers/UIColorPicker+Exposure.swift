import Foundation

extension UIColorPickerViewController {
  /// Stored only: whether the picker has an eyedropper, which it does not here; `true` by default.
  public var supportsEyedropper: Bool {
    get { AttachedValues.value("supportsEyedropper", of: self) ?? true }
    set { AttachedValues.set(newValue, "supportsEyedropper", of: self) }
  }
  /// Stored only: the largest exposure of colors, which have none here; 1 by default.
  public var maximumLinearExposure: CGFloat {
    get { AttachedValues.value("maximumLinearExposure", of: self) ?? 1 }
    set { AttachedValues.set(newValue, "maximumLinearExposure", of: self) }
  }
}

extension UIColorWell {
  /// Stored only: whether the picker has an eyedropper, which it does not here; `true` by default.
  public var supportsEyedropper: Bool {
    get { AttachedValues.value("supportsEyedropper", of: self) ?? true }
    set { AttachedValues.set(newValue, "supportsEyedropper", of: self) }
  }
  /// Stored only: the largest exposure of colors, which have none here; 1 by default.
  public var maximumLinearExposure: CGFloat {
    get { AttachedValues.value("maximumLinearExposure", of: self) ?? 1 }
    set { AttachedValues.set(newValue, "maximumLinearExposure", of: self) }
  }
}
