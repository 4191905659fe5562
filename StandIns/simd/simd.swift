/// Stands in for Apple's simd: vectors are Swift's own; there are square matrices and quaternions. Matrices
/// that are not square are not available.
@_exported import Foundation

// MARK: Names of vectors

public typealias simd_float1 = Float
public typealias simd_double1 = Double
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias int2 = SIMD2<Int32>
public typealias int3 = SIMD3<Int32>
public typealias int4 = SIMD4<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias uint4 = SIMD4<UInt32>
public typealias packed_float2 = SIMD2<Float>
public typealias packed_float4 = SIMD4<Float>

public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { simd_float2(x, y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { simd_float3(x, y, z) }
public func simd_make_float3(_ v: simd_float4) -> simd_float3 { simd_float3(v.x, v.y, v.z) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 {
  simd_float4(x, y, z, w)
}
public func simd_make_float4(_ v: simd_float3, _ w: Float) -> simd_float4 { simd_float4(v, w) }

extension SIMD3 {
  /// Creates a vector of the first three components.
  public init(_ v: SIMD4<Scalar>) { self.init(v.x, v.y, v.z) }
  public var xy: SIMD2<Scalar> { SIMD2(x, y) }
}
extension SIMD4 {
  public var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
  public var xy: SIMD2<Scalar> { SIMD2(x, y) }
}

// MARK: Functions

public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
public func cross<S: FloatingPoint>(_ a: SIMD3<S>, _ b: SIMD3<S>) -> SIMD3<S> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
public func cross<S: FloatingPoint>(_ a: SIMD2<S>, _ b: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, a.x * b.y - a.y * b.x)
}
public func length_squared<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(v, v) }
public func length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(v, v).squareRoot() }
public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(a - b)
}
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a - b) }
public func normalize<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v / length(v) }
public func project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: FloatingPoint {
  b * (dot(a, b) / dot(b, b))
}
public func reflect<V: SIMD>(_ v: V, n: V) -> V where V.Scalar: FloatingPoint { v - n * (2 * dot(v, n)) }
public func refract<V: SIMD>(_ v: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let d = dot(v, n)
  let k = 1 - eta * eta * (1 - d * d)
  return k < 0 ? V(repeating: 0) : v * eta - n * (eta * d + k.squareRoot())
}
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func mix<V: SIMD>(_ a: V, _ b: V, t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func mix<S: FloatingPoint>(_ a: S, _ b: S, t: S) -> S { a + (b - a) * t }
public func clamp<V: SIMD>(_ v: V, min low: V, max high: V) -> V where V.Scalar: Comparable {
  v.clamped(lowerBound: low, upperBound: high)
}
public func clamp<V: SIMD>(_ v: V, min low: V.Scalar, max high: V.Scalar) -> V where V.Scalar: Comparable {
  v.clamped(lowerBound: V(repeating: low), upperBound: V(repeating: high))
}
public func clamp<S: FloatingPoint>(_ v: S, min low: S, max high: S) -> S {
  Swift.min(Swift.max(v, low), high)
}
public func min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }
public func max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }
public func abs<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v.replacing(with: -v, where: v .< 0) }
public func sign<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 0).replacing(with: 1, where: v .> 0).replacing(with: -1, where: v .< 0)
}
public func sign<S: FloatingPoint>(_ v: S) -> S { v > 0 ? 1 : v < 0 ? -1 : 0 }
public func fract<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v - v.rounded(.down) }
public func fract<S: FloatingPoint>(_ v: S) -> S { v - v.rounded(.down) }
public func floor<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v.rounded(.down) }
public func ceil<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v.rounded(.up) }
public func trunc<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v.rounded(.towardZero) }
public func rint<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { v.rounded(.toNearestOrEven) }
public func step<V: SIMD>(_ v: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: v .< edge)
}
public func step<S: FloatingPoint>(_ v: S, edge: S) -> S { v < edge ? 0 : 1 }
public func smoothstep<V: SIMD>(_ v: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = clamp((v - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (3 - 2 * t)
}
public func smoothstep<S: FloatingPoint>(_ v: S, edge0: S, edge1: S) -> S {
  let t = clamp((v - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (3 - 2 * t)
}
public func reduce_add<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { v.sum() }
public func reduce_min<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: Comparable { v.min() }
public func reduce_max<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: Comparable { v.max() }

public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }
public func simd_cross<S: FloatingPoint>(_ a: SIMD3<S>, _ b: SIMD3<S>) -> SIMD3<S> { cross(a, b) }
public func simd_cross<S: FloatingPoint>(_ a: SIMD2<S>, _ b: SIMD2<S>) -> SIMD3<S> { cross(a, b) }
public func simd_length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { length(v) }
public func simd_fast_length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { length(v) }
public func simd_length_squared<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(v)
}
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(a, b)
}
public func simd_fast_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(a, b)
}
public func simd_distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance_squared(a, b)
}
public func simd_normalize<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { normalize(v) }
public func simd_fast_normalize<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { normalize(v) }
public func simd_project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: FloatingPoint { project(a, b) }
public func simd_reflect<V: SIMD>(_ v: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(v, n: n) }
public func simd_refract<V: SIMD>(_ v: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  refract(v, n: n, eta: eta)
}
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(a, b, t: t) }
public func simd_mix<S: FloatingPoint>(_ a: S, _ b: S, _ t: S) -> S { mix(a, b, t: t) }
public func simd_clamp<V: SIMD>(_ v: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
  clamp(v, min: low, max: high)
}
public func simd_clamp<S: FloatingPoint>(_ v: S, _ low: S, _ high: S) -> S { clamp(v, min: low, max: high) }
public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }
public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }
public func simd_abs<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { abs(v) }
public func simd_fract<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { fract(v) }
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ v: S) -> S {
  smoothstep(v, edge0: edge0, edge1: edge1)
}
public func simd_step<S: FloatingPoint>(_ edge: S, _ v: S) -> S { step(v, edge: edge) }
public func simd_reduce_add<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { v.sum() }
public func simd_reduce_min<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: Comparable { v.min() }
public func simd_reduce_max<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: Comparable { v.max() }
public func simd_equal<V: SIMD>(_ a: V, _ b: V) -> Bool { a == b }
public func vector_length<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { length(v) }
public func vector_normalize<V: SIMD>(_ v: V) -> V where V.Scalar: FloatingPoint { normalize(v) }
