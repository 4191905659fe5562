/// The order in which bars leave items out where there is too little space, as in iOS 27.
public struct UIBarButtonItemVisibilityPriority: Hashable, Comparable, Sendable {
  private let value: Double

  private init(value: Double) { self.value = value }

  /// A priority below the standard one.
  public static let low = UIBarButtonItemVisibilityPriority(value: -1)
  /// The priority of items without another one.
  public static let standard = UIBarButtonItemVisibilityPriority(value: 0)
  /// A priority above the standard one.
  public static let high = UIBarButtonItemVisibilityPriority(value: 1)

  /// Creates a priority above another one, and below all that are above that.
  public init(higherThan other: UIBarButtonItemVisibilityPriority) { value = other.value.nextUp }
  /// Creates a priority below another one, and above all that are below that.
  public init(lowerThan other: UIBarButtonItemVisibilityPriority) { value = other.value.nextDown }

  /// Returns whether items of the first priority are left out before those of the second.
  public static func < (
    left: UIBarButtonItemVisibilityPriority, right: UIBarButtonItemVisibilityPriority
  ) -> Bool { left.value < right.value }
}
