/// Arithmetic on the values of animatable properties.
enum AnimatedValue {
  /// Returns the value in a box of Foundation's, or the value itself.
  static func unboxed(_ value: Any) -> Any {
    guard let boxed = value as? NSValue, !(value is NSNumber) else { return value }
    let type = String(cString: boxed.objCType)
    if type == pointType { return boxed.pointValue }
    if type == sizeType { return boxed.sizeValue }
    if type == rectType { return boxed.rectValue }
    return boxed.unboxed(as: CATransform3D.self) ?? boxed.unboxed(as: CGAffineTransform.self)
      ?? value
  }

  private static let pointType = String(cString: NSValue(point: .zero).objCType)
  private static let sizeType = String(cString: NSValue(size: .zero).objCType)
  private static let rectType = String(cString: NSValue(rect: .zero).objCType)

  /// Returns the number in a value of any numeric type; `nil` for other values.
  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Returns the components of a value and a function that creates a value from components; `nil` if the
  /// value cannot be interpolated.
  private static func parts(_ value: Any) -> (numbers: [CGFloat], make: ([CGFloat]) -> Any)? {
    // A number that only bridges to `Bool` is a number.
    if type(of: value) == Bool.self { return nil }
    switch unboxed(value) {
    case let value as CGPoint: return ([value.x, value.y], { CGPoint(x: $0[0], y: $0[1]) })
    case let value as CGSize: return ([value.width, value.height], { CGSize(width: $0[0], height: $0[1]) })
    case let value as CGVector: return ([value.dx, value.dy], { CGVector(dx: $0[0], dy: $0[1]) })
    case let value as CGRect:
      return (
        // Differences may be negative, which `width` and `minX` hide.
        [value.origin.x, value.origin.y, value.size.width, value.size.height],
        { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      )
    case let value as CGColor: return colorParts(value)
    case let values as [Any]: return listParts(values)
    case let value:
      guard let number = number(value) else { return nil }
      return ([number], { $0[0] })
    }
  }

  private static func colorParts(_ color: CGColor) -> (numbers: [CGFloat], make: ([CGFloat]) -> Any) {
    // Premultiplied, so that a clear color contributes no color.
    let alpha = color.alpha
    return (
      [color.srgb.red * alpha, color.srgb.green * alpha, color.srgb.blue * alpha, alpha],
      {
        let alpha = min(max($0[3], 0), 1)
        let divisor = alpha > 0 ? alpha : 1
        return CGColor(red: $0[0] / divisor, green: $0[1] / divisor, blue: $0[2] / divisor, alpha: alpha)
      }
    )
  }

  private static func listParts(_ values: [Any]) -> (numbers: [CGFloat], make: ([CGFloat]) -> Any)? {
    let all = values.map { parts($0) }
    guard !all.contains(where: { $0 == nil }) else { return nil }
    let known = all.compactMap { $0 }
    return (
      known.flatMap(\.numbers),
      { numbers in
        var start = 0
        return known.map { part -> Any in
          defer { start += part.numbers.count }
          let made = part.make(Array(numbers[start..<start + part.numbers.count]))
          return number(made).map { NSNumber(value: Double($0)) } ?? made
        }
      }
    )
  }

  private static func combine(_ a: Any, _ b: Any, _ body: (CGFloat, CGFloat) -> CGFloat) -> Any? {
    guard let left = parts(a), let right = parts(b), left.numbers.count == right.numbers.count else {
      return nil
    }
    return left.make(zip(left.numbers, right.numbers).map(body))
  }

  /// Returns the value at a fraction of the way from one to another. Values that cannot be interpolated
  /// change at 0.5.
  static func between(_ from: Any?, _ to: Any?, _ part: CGFloat) -> Any? {
    guard let from, let to else {
      // With `nil` at one end, the color fades.
      if let color = (from ?? to) as? CGColor, let clear = color.copy(alpha: 0) {
        return between(from ?? clear, to ?? clear, part)
      }
      return part < 0.5 ? from : to
    }
    if let a = transform(from), let b = transform(to) { return TransformParts.between(a, b, part) }
    if let a = from as? CGPath, let b = to as? CGPath {
      return a.mixed(with: b, part) ?? (part < 0.5 ? a : b)
    }
    return combine(from, to) { $0 + ($1 - $0) * part } ?? (part < 0.5 ? from : to)
  }

  static func sum(_ a: Any, _ b: Any) -> Any? {
    if let first = transform(a), let second = transform(b) { return CATransform3DConcat(second, first) }
    return combine(a, b) { $0 + $1 }
  }

  static func difference(_ a: Any, _ b: Any) -> Any? {
    if let first = transform(a), let second = transform(b) {
      return CATransform3DConcat(first, CATransform3DInvert(second))
    }
    return combine(a, b) { $0 - $1 }
  }

  static func scaled(_ value: Any, _ factor: CGFloat) -> Any? {
    if let transform = transform(value) {
      var product = CATransform3DIdentity
      for _ in 0..<min(max(Int(factor), 0), 10_000) { product = CATransform3DConcat(transform, product) }
      return product
    }
    guard let parts = parts(value) else { return nil }
    return parts.make(parts.numbers.map { $0 * factor })
  }

  /// Returns the Euclidean distance between the components of two values, or 1 if they cannot be compared.
  static func distance(_ a: Any, _ b: Any) -> CGFloat {
    guard let left = parts(a), let right = parts(b), left.numbers.count == right.numbers.count else {
      return 1
    }
    return zip(left.numbers, right.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// Returns whether two values are equal; `false` if they cannot be compared.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let first = transform(a), let second = transform(b) { return first == second }
    if type(of: a) == Bool.self { return (a as? Bool) == (b as? Bool) }
    guard let left = parts(a), let right = parts(b) else { return false }
    return left.numbers == right.numbers
  }

  static func transform(_ value: Any) -> CATransform3D? {
    let value = unboxed(value)
    return (value as? CATransform3D) ?? (value as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
  }
}

/// A transform decomposed into translation, scale, skew, rotation and perspective, which are interpolated
/// separately.
///
/// The decomposition is that of the W3C's CSS Transforms Module Level 2, "Decomposing a 3D matrix".
struct TransformParts {
  private var translation = Triple()
  private var scale = Triple(1, 1, 1)
  private var skew = Triple()
  private var perspective: [CGFloat] = [0, 0, 0, 1]
  private var quaternion: [CGFloat] = [0, 0, 0, 1]

  private struct Triple {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    init(_ x: CGFloat = 0, _ y: CGFloat = 0, _ z: CGFloat = 0) {
      (self.x, self.y, self.z) = (x, y, z)
    }

    var length: CGFloat { (x * x + y * y + z * z).squareRoot() }

    func dot(_ other: Triple) -> CGFloat { x * other.x + y * other.y + z * other.z }

    func scaled(_ factor: CGFloat) -> Triple { Triple(x * factor, y * factor, z * factor) }

    func minus(_ other: Triple, times factor: CGFloat) -> Triple {
      Triple(x - other.x * factor, y - other.y * factor, z - other.z * factor)
    }

    func cross(_ other: Triple) -> Triple {
      Triple(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    func mixed(with other: Triple, _ part: CGFloat) -> Triple {
      Triple(x + (other.x - x) * part, y + (other.y - y) * part, z + (other.z - z) * part)
    }
  }

  /// Returns the transform at a fraction of the way between two.
  static func between(_ a: CATransform3D, _ b: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if part == 0 { return a }
    if part == 1 { return b }
    if a.isScaleAndTranslation, b.isScaleAndTranslation {
      return CATransform3D(entries: zip(a.entries, b.entries).map { $0 + ($1 - $0) * part })
    }
    guard let from = TransformParts(a), let to = TransformParts(b) else { return part < 0.5 ? a : b }
    return from.mixed(with: to, part).matrix
  }

  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let m = t.entries.map { $0 / t.m44 }
    if m[3] != 0 || m[7] != 0 || m[11] != 0 {
      var plain = m
      (plain[3], plain[7], plain[11], plain[15]) = (0, 0, 0, 1)
      let inverse = CATransform3DInvert(CATransform3D(entries: plain)).entries
      let right = [m[3], m[7], m[11], m[15]]
      perspective = (0..<4).map { row in (0..<4).reduce(0) { $0 + right[$1] * inverse[row * 4 + $1] } }
    }
    translation = Triple(m[12], m[13], m[14])
    var rows = [Triple(m[0], m[1], m[2]), Triple(m[4], m[5], m[6]), Triple(m[8], m[9], m[10])]
    scale.x = rows[0].length
    guard scale.x > 0 else { return nil }
    rows[0] = rows[0].scaled(1 / scale.x)
    skew.x = rows[0].dot(rows[1])
    rows[1] = rows[1].minus(rows[0], times: skew.x)
    scale.y = rows[1].length
    guard scale.y > 0 else { return nil }
    rows[1] = rows[1].scaled(1 / scale.y)
    skew.x /= scale.y
    skew.y = rows[0].dot(rows[2])
    rows[2] = rows[2].minus(rows[0], times: skew.y)
    skew.z = rows[1].dot(rows[2])
    rows[2] = rows[2].minus(rows[1], times: skew.z)
    scale.z = rows[2].length
    guard scale.z > 0 else { return nil }
    rows[2] = rows[2].scaled(1 / scale.z)
    skew.y /= scale.z
    skew.z /= scale.z
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      scale = scale.scaled(-1)
      rows = rows.map { $0.scaled(-1) }
    }
    quaternion = Self.quaternion(rows)
  }

  private static func quaternion(_ r: [Triple]) -> [CGFloat] {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return [(r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4]
    }
    if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      return [s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s]
    }
    if r[1].y > r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      return [(r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s]
    }
    let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
    return [(r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s]
  }

  private func mixed(with other: TransformParts, _ part: CGFloat) -> TransformParts {
    var result = self
    result.translation = translation.mixed(with: other.translation, part)
    result.scale = scale.mixed(with: other.scale, part)
    result.skew = skew.mixed(with: other.skew, part)
    result.perspective = zip(perspective, other.perspective).map { $0 + ($1 - $0) * part }
    // The shorter of the two rotations.
    var dot = zip(quaternion, other.quaternion).reduce(0) { $0 + $1.0 * $1.1 }
    let sign: CGFloat = dot < 0 ? -1 : 1
    dot = min(abs(dot), 1)
    let angle = CGFloat(acos(Double(dot)))
    let sine = CGFloat(sin(Double(angle)))
    var (a, b) = (1 - part, part)
    if sine > 1e-6 {
      a = CGFloat(sin(Double((1 - part) * angle))) / sine
      b = CGFloat(sin(Double(part * angle))) / sine
    }
    result.quaternion = zip(quaternion, other.quaternion).map { $0 * a + $1 * b * sign }
    return result
  }

  private var matrix: CATransform3D {
    let (x, y, z, w) = (quaternion[0], quaternion[1], quaternion[2], quaternion[3])
    let rotation = CATransform3D(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w), m14: 0,
      m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w), m24: 0,
      m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y), m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
    var skewed = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    skewed.m21 = skew.x * scale.y
    skewed.m31 = skew.y * scale.z
    skewed.m32 = skew.z * scale.z
    var result = CATransform3DConcat(skewed, rotation)
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    guard perspective != [0, 0, 0, 1] else { return result }
    var projection = CATransform3DIdentity
    (projection.m14, projection.m24, projection.m34, projection.m44) = (
      perspective[0], perspective[1], perspective[2], perspective[3]
    )
    result = CATransform3DConcat(result, projection)
    return result
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the transform consists of a scale and a translation only.
  fileprivate var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1
  }
}

extension CGPath {
  /// Returns the path at a fraction of the way to another one; `nil` if the types of their elements differ.
  func mixed(with other: CGPath, _ part: CGFloat) -> CGPath? {
    var (mine, theirs): ([(CGPathElementType, [CGPoint])], [(CGPathElementType, [CGPoint])]) = ([], [])
    func collect(_ path: CGPath, _ list: inout [(CGPathElementType, [CGPoint])]) {
      var found: [(CGPathElementType, [CGPoint])] = []
      path.applyWithBlock { element in
        let type = element.pointee.type
        let count =
          switch type {
          case .moveToPoint, .addLineToPoint: 1
          case .addQuadCurveToPoint: 2
          case .addCurveToPoint: 3
          default: 0
          }
        found.append((type, (0..<count).map { element.pointee.points[$0] }))
      }
      list = found
    }
    collect(self, &mine)
    collect(other, &theirs)
    guard mine.count == theirs.count, zip(mine, theirs).allSatisfy({ $0.0 == $1.0 }) else { return nil }
    let path = CGMutablePath()
    for (a, b) in zip(mine, theirs) {
      let points = zip(a.1, b.1).map { p, q in
        CGPoint(x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part)
      }
      switch a.0 {
      case .moveToPoint: path.move(to: points[0])
      case .addLineToPoint: path.addLine(to: points[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
    return path
  }
}
