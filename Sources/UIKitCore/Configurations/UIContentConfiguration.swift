import Foundation

/// A value that describes the content and the style of a content view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that displays the configuration.
  func makeContentView() -> UIView & UIContentView
  /// Returns the configuration with the default values for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view displays.
  var configuration: any UIContentConfiguration { get set }
  /// Returns a Boolean value that indicates whether the view can display a configuration in place of the
  /// current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns a Boolean value that indicates whether the configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A function that transforms a color of a configuration.
///
/// Unchecked, because the closure is: the creator of a transformer vouches for the threads that use it, as on
/// iOS.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that returns the transformed color.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the transformed color.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// A transformer that replaces a color by a gray of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// A transformer for the preferred color of icons, which returns the color itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer for monochrome icons, which returns `secondaryLabel` for every color.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// A function that transforms the attributes of text.
///
/// Unchecked, because the closure is: the creator of a transformer vouches for the threads that use it, as on
/// iOS.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The closure that returns the transformed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
