import Foundation

/// Colors that are brighter than white, in iOS 26, and levels of prominence.
extension UIColor {
  /// A level of prominence, in iOS 26. Raw values are UIKit's.
  public enum Prominence: Int, Sendable {
    /// The color itself.
    case primary = 0
    /// Less prominent.
    case secondary = 1
    /// Still less prominent.
    case tertiary = 2
    /// The least prominent.
    case quaternary = 3

    /// The opacity of the system's label color of the level.
    fileprivate var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// Creates a color that is a number of stops brighter than the components say.
  ///
  /// - Parameter exposure: The exposure in stops, of which each doubles the brightness.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, linearExposure: pow(2, exposure))
  }

  /// Creates a color that is brighter than the components say by a factor.
  ///
  /// - Parameter linearExposure: The factor of the linear components, at least 1. Displays here show
  ///   components up to 1.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    let factor = linearExposure.isFinite ? max(linearExposure, 1) : 1
    self.init(
      red: exposed(red, factor), green: exposed(green, factor), blue: exposed(blue, factor), alpha: alpha)
    AttachedValues.set(factor, "linearExposure", of: self)
  }

  /// The factor by which the color is brighter than its standard form; 1 for other colors.
  public var linearExposure: CGFloat { AttachedValues.value("linearExposure", of: self) ?? 1 }

  /// The color without exposure; the color itself if it has none.
  public var standardDynamicRange: UIColor {
    let factor = linearExposure
    guard factor > 1 else { return self }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(
      red: exposed(red, 1 / factor), green: exposed(green, 1 / factor), blue: exposed(blue, 1 / factor),
      alpha: alpha)
  }

  /// Returns the color with the same components and another exposure, at least 1.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
    let copy = UIColor(cgColor: cgColor)
    AttachedValues.set(contentHeadroom.isFinite ? max(contentHeadroom, 1) : 1, "linearExposure", of: copy)
    return copy
  }

  /// The level of prominence; `primary` for colors without another one.
  public var prominence: Prominence { AttachedValues.value("prominence", of: self) ?? .primary }

  /// Returns the color with a level of prominence: with the opacity of the system's label color of the level.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let base: UIColor = AttachedValues.value("prominenceBase", of: self) ?? self
    guard prominence != .primary else { return base }
    let opacity = base.cgColor.alpha * prominence.opacity
    let made = base.withAlphaComponent(opacity)
    AttachedValues.set(prominence, "prominence", of: made)
    AttachedValues.set(base, "prominenceBase", of: made)
    return made
  }
}

/// Returns a component of extended sRGB whose linear value is multiplied by a factor.
private func exposed(_ component: CGFloat, _ factor: CGFloat) -> CGFloat {
  guard factor != 1 else { return component }
  let size = abs(component)
  let linear = (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * factor
  let encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  return component < 0 ? -encoded : encoded
}
