import CoreGraphics

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case corners
    case capsule(maximum: CGFloat?)
  }
  private let form: Form
  private var topLeft: UICornerRadius?
  private var topRight: UICornerRadius?
  private var bottomLeft: UICornerRadius?
  private var bottomRight: UICornerRadius?
  /// Corners that have one radius, the largest of theirs.
  private var uniform: [UIRectCorner.RawValue] = []

  private init(form: Form = .corners) { self.form = form }

  // MARK: Corners

  /// Returns a configuration with one radius for all corners, each computed for itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Returns a configuration with a radius for each corner; `nil` leaves a corner angular.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    var made = UICornerConfiguration()
    (made.topLeft, made.topRight) = (topLeftRadius, topRightRadius)
    (made.bottomLeft, made.bottomRight) = (bottomLeftRadius, bottomRightRadius)
    return made
  }

  /// Returns a configuration with one radius for all corners, the largest that is computed for one.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    var made = corners(radius: radius)
    made.uniform = [UIRectCorner.allCorners.rawValue & 15]
    return made
  }

  /// Returns a configuration whose shorter sides are semicircles, with a radius up to a maximum in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(form: .capsule(maximum: maximumRadius))
  }

  // MARK: Edges

  /// Returns a configuration with one radius for the upper corners and one for the lower ones.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    var made = corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
    made.unite([.topLeft, .topRight], [.bottomLeft, .bottomRight])
    return made
  }

  /// Returns a configuration with one radius for the corners at the left and one for those at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    var made = corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
    made.unite([.topLeft, .bottomLeft], [.topRight, .bottomRight])
    return made
  }

  /// Returns a configuration with one radius for the upper corners, and one for each lower corner.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var made = corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
    made.unite([.topLeft, .topRight])
    return made
  }

  /// Returns a configuration with one radius for the lower corners, and one for each upper corner.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var made = corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
    made.unite([.bottomLeft, .bottomRight])
    return made
  }

  /// Returns a configuration with one radius for the corners at the left, and one for each at the right.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var made = corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
    made.unite([.topLeft, .bottomLeft])
    return made
  }

  /// Returns a configuration with one radius for the corners at the right, and one for each at the left.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var made = corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
    made.unite([.topRight, .bottomRight])
    return made
  }

  private mutating func unite(_ groups: UIRectCorner...) { uniform = groups.map(\.rawValue) }

  // MARK: Radii

  /// A Boolean value that indicates whether a radius depends on the container.
  package var isConcentric: Bool {
    [topLeft, topRight, bottomLeft, bottomRight].contains {
      if case .containerConcentric? = $0?.kind { true } else { false }
    }
  }

  /// Returns the radii in a view of a size.
  ///
  /// - Parameter concentric: The radii with the same centers as the corners of the container.
  package func radii(in size: CGSize, concentric: CornerRadii) -> CornerRadii {
    let half = max(min(size.width, size.height) / 2, 0)
    if case .capsule(let maximum) = form {
      let radius = min(half, max(maximum ?? half, 0))
      return CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
    func length(_ radius: UICornerRadius?, _ concentric: CGFloat) -> CGFloat {
      switch radius?.kind {
      case nil: 0
      case .fixed(let length): max(length, 0)
      case .containerConcentric(let minimum): max(concentric, minimum, 0)
      }
    }
    var made = CornerRadii(
      topLeft: length(topLeft, concentric.topLeft), topRight: length(topRight, concentric.topRight),
      bottomRight: length(bottomRight, concentric.bottomRight),
      bottomLeft: length(bottomLeft, concentric.bottomLeft))
    for group in uniform {
      let parts = Self.paths.filter { group & $0.corner.rawValue != 0 }
      let largest = parts.map { made[keyPath: $0.path] }.max() ?? 0
      for part in parts { made[keyPath: part.path] = largest }
    }
    return made.map { min($0, half) }
  }

  private static var paths: [(corner: UIRectCorner, path: WritableKeyPath<CornerRadii, CGFloat>)] {
    [
      (.topLeft, \.topLeft), (.topRight, \.topRight), (.bottomLeft, \.bottomLeft),
      (.bottomRight, \.bottomRight),
    ]
  }
}
