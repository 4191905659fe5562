public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

/// A quaternion, which represents a rotation. `vector` holds the imaginary parts followed by the real one.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable, @unchecked Sendable {
  public var vector: SIMD4<Scalar>
  public init() { vector = SIMD4(0, 0, 0, 0) }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Creates a rotation by an angle, in radians, around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    vector = SIMD4(axis * Scalar(sin(half)), Scalar(cos(half)))
  }
  /// Creates the shortest rotation from one unit vector to another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine <= -1 + Scalar.ulpOfOne * 4 {
      // Half a turn around any perpendicular axis.
      let other = from.x.magnitude < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      vector = SIMD4(normalize(cross(from, other)), 0)
    } else {
      self = Quaternion(vector: SIMD4(cross(from, to), 1 + cosine)).normalized
    }
  }
  /// Creates the rotation of a matrix.
  public init(_ m: Matrix3x3<Scalar>) {
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      vector = SIMD4((m[1, 2] - m[2, 1]) / s, (m[2, 0] - m[0, 2]) / s, (m[0, 1] - m[1, 0]) / s, s / 4)
    } else if m[0, 0] > m[1, 1], m[0, 0] > m[2, 2] {
      let s = (1 + m[0, 0] - m[1, 1] - m[2, 2]).squareRoot() * 2
      vector = SIMD4(s / 4, (m[0, 1] + m[1, 0]) / s, (m[2, 0] + m[0, 2]) / s, (m[1, 2] - m[2, 1]) / s)
    } else if m[1, 1] > m[2, 2] {
      let s = (1 + m[1, 1] - m[0, 0] - m[2, 2]).squareRoot() * 2
      vector = SIMD4((m[0, 1] + m[1, 0]) / s, s / 4, (m[1, 2] + m[2, 1]) / s, (m[2, 0] - m[0, 2]) / s)
    } else {
      let s = (1 + m[2, 2] - m[0, 0] - m[1, 1]).squareRoot() * 2
      vector = SIMD4((m[2, 0] + m[0, 2]) / s, (m[1, 2] + m[2, 1]) / s, s / 4, (m[0, 1] - m[1, 0]) / s)
    }
  }
  public init(_ m: Matrix4x4<Scalar>) {
    self.init(Matrix3x3(m.columns.0.xyz, m.columns.1.xyz, m.columns.2.xyz))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { vector.xyz }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle, in radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd.length(imag)), Double(real))) }
  public var axis: SIMD3<Scalar> { normalize(imag) }
  public var length: Scalar { simd.length(vector) }
  public var normalized: Quaternion { Quaternion(vector: vector / length) }
  public var conjugate: Quaternion { Quaternion(real: real, imag: SIMD3(-vector.x, -vector.y, -vector.z)) }
  public var inverse: Quaternion { Quaternion(vector: conjugate.vector / dot(vector, vector)) }
  /// Returns the rotated vector.
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }
  public static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func *= (a: inout Quaternion, b: Quaternion) { a = a * b }
  public static func + (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(vector: a.vector + b.vector)
  }
  public static func - (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(vector: a.vector - b.vector)
  }
  public static func * (a: Quaternion, b: Scalar) -> Quaternion { Quaternion(vector: a.vector * b) }
  public static func * (a: Scalar, b: Quaternion) -> Quaternion { b * a }
  public static prefix func - (a: Quaternion) -> Quaternion {
    Quaternion(vector: SIMD4(repeating: 0) - a.vector)
  }
}

public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> Quaternion<S> {
  Quaternion(angle: angle, axis: axis)
}
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> Quaternion<S> {
  Quaternion(from: from, to: to)
}
public func simd_quaternion<S>(_ m: Matrix4x4<S>) -> Quaternion<S> { Quaternion(m) }
public func simd_quaternion<S>(_ m: Matrix3x3<S>) -> Quaternion<S> { Quaternion(m) }
public func simd_mul<S>(_ a: Quaternion<S>, _ b: Quaternion<S>) -> Quaternion<S> { a * b }
public func simd_act<S>(_ q: Quaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_inverse<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.inverse }
public func simd_conjugate<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.conjugate }
public func simd_normalize<S>(_ q: Quaternion<S>) -> Quaternion<S> { q.normalized }
/// Returns the spherical linear interpolation between two rotations, along the shorter path.
public func simd_slerp<S>(_ a: Quaternion<S>, _ b: Quaternion<S>, _ t: S) -> Quaternion<S> {
  var (to, cosine) = (b, Double(dot(a.vector, b.vector)))
  if cosine < 0 { (to, cosine) = (-b, -cosine) }
  guard cosine < 0.9995 else { return (a + (to - a) * t).normalized }
  let angle = acos(cosine)
  let (first, second) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return a * S(first) + to * S(second)
}
