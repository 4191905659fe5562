import Foundation

/// What a content view shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows the configuration.
  func makeContentView() -> UIView & UIContentView
  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can take a configuration instead of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Changes a colour of a configuration.
///
/// Unchecked, as the closure is: whoever makes a transformer says by that what threads may use it, as on iOS.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The function.
  public let transform: (UIColor) -> UIColor
  /// A transformer of a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// A colour, changed.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// The colour's brightness as a grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// The system's preferred colour of icons: the colour itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The colour without saturation, as monochrome icons have it.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// Changes the attributes of a text.
///
/// Unchecked, as the closure is: whoever makes a transformer says by that what threads may use it, as on iOS.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// What it does.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that does what a closure does.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
