/// The properties for assistive applications that a class gives its views, until the application sets them.
@_spi(UIKit) public struct AccessibilityDefaults {
  /// A Boolean value that indicates whether the view is an element.
  public var isElement = false
  /// The label, such as the title.
  public var label: String?
  /// The value, such as the share of a slider.
  public var value: String?
  /// The traits.
  public var traits: UIAccessibilityTraits = []

  /// Creates the defaults of views, which are no elements.
  public init() {}

  /// Creates the defaults of an element.
  public init(label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits) {
    isElement = true
    self.label = label
    self.value = value
    self.traits = traits
  }

  /// Returns a share as the value that is read, in whole percent.
  public static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded()))%" }
}
