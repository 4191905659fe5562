/// The background of a configuration: colour, stroke, corners.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// Points.
  public var cornerRadius: CGFloat = 0 {
    didSet { hasOwnCornerRadius = true }
  }
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  var hasOwnCornerRadius = false

  public init() {}

  /// No background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
