import Foundation

/// The tables of a transform. There are none.
public typealias FFTSetup = OpaquePointer
/// The radix of a transform, which is always 2 here.
public typealias FFTRadix = Int32
/// The direction of a transform.
public typealias FFTDirection = Int32
public let FFT_RADIX2 = 0
public let kFFTRadix2 = 0
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1
public let vDSP_DENORM = 0
public let vDSP_HALF_WINDOW = 1
public let vDSP_HANN_DENORM = 0
public let vDSP_HANN_NORM = 2

/// A complex number.
public struct DSPComplex: Sendable {
  public var real: Float
  public var imag: Float
  public init() { (real, imag) = (0, 0) }
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
/// Complex numbers, their parts in two vectors.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
  if let setup { UnsafeMutableRawPointer(setup).deallocate() }
}

/// Transforms complex numbers in place; their number is a power of 2. Nothing is scaled.
private func transform(_ real: inout [Float], _ imaginary: inout [Float], _ direction: Double) {
  let count = real.count
  var reversed = 0
  for index in 1..<max(count, 1) {
    var bit = count >> 1
    while reversed & bit != 0 {
      reversed ^= bit
      bit >>= 1
    }
    reversed |= bit
    if index < reversed {
      real.swapAt(index, reversed)
      imaginary.swapAt(index, reversed)
    }
  }
  var length = 2
  while length <= count {
    for start in stride(from: 0, to: count, by: length) {
      for offset in 0..<length / 2 {
        let angle = -direction * 2 * Double.pi * Double(offset) / Double(length)
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let (low, high) = (start + offset, start + offset + length / 2)
        let (x, y) = (real[high] * c - imaginary[high] * s, real[high] * s + imaginary[high] * c)
        (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
        (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
      }
    }
    length *= 2
  }
}

/// Transforms 2^`log2n` complex numbers in place. Forward and back, they are multiplied by their number.
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {
  let count = 1 << Int(log2n)
  var real = (0..<count).map { c.pointee.realp[$0 * ic] }
  var imaginary = (0..<count).map { c.pointee.imagp[$0 * ic] }
  transform(&real, &imaginary, direction >= 0 ? 1 : -1)
  for index in 0..<count {
    (c.pointee.realp[index * ic], c.pointee.imagp[index * ic]) = (real[index], imaginary[index])
  }
}

/// Transforms 2^`log2n` real numbers in place, those of even index in the real vector.
///
/// Forward they are doubled, and the value of the highest frequency is the first of the imaginary vector; forward and back, they are
/// multiplied by twice their number.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {
  let count = 1 << Int(log2n)
  let half = count / 2
  let (realp, imagp) = (c.pointee.realp, c.pointee.imagp)
  var (real, imaginary) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
  if direction >= 0 {
    for index in 0..<half { (real[2 * index], real[2 * index + 1]) = (realp[index * ic], imagp[index * ic]) }
    transform(&real, &imaginary, 1)
    for index in 0..<half {
      (realp[index * ic], imagp[index * ic]) = (2 * real[index], 2 * imaginary[index])
    }
    imagp[0] = 2 * real[half]
  } else {
    (real[0], real[half]) = (realp[0], imagp[0])
    for index in 1..<max(half, 1) {
      (real[index], imaginary[index]) = (realp[index * ic], imagp[index * ic])
      (real[count - index], imaginary[count - index]) = (real[index], -imaginary[index])
    }
    transform(&real, &imaginary, -1)
    for index in 0..<half { (realp[index * ic], imagp[index * ic]) = (real[2 * index], real[2 * index + 1]) }
  }
}

/// Copies complex numbers into two vectors. `ic` is twice the distance of two numbers.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {
  for i in 0..<Int(n) {
    (z.pointee.realp[i * iz], z.pointee.imagp[i * iz]) = (c[i * ic / 2].real, c[i * ic / 2].imag)
  }
}
/// Copies complex numbers from two vectors. `ic` is twice the distance of two numbers.
public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  for i in 0..<Int(n) {
    c[i * ic / 2] = DSPComplex(real: z.pointee.realp[i * iz], imag: z.pointee.imagp[i * iz])
  }
}
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  for i in 0..<Int(n) {
    let (x, y) = (a.pointee.realp[i * ia], a.pointee.imagp[i * ia])
    c[i * ic] = x * x + y * y
  }
}
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  vDSP_zvmags(a, ia, c, ic, n)
  for i in 0..<Int(n) { c[i * ic] = c[i * ic].squareRoot() }
}

/// Fills a vector with a window of cosines.
private func fill(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32, _ terms: [Double]) {
  let count = Int(n)
  let isHalf = Int(flag) & vDSP_HALF_WINDOW != 0
  for index in 0..<(isHalf ? (count + 1) / 2 : count) {
    let angle = 2 * Double.pi * Double(index) / Double(count)
    c[index] = Float(terms.enumerated().reduce(0) { $0 + $1.element * cos(Double($1.offset) * angle) })
  }
}
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  // Normalized, the mean of the squares is 1.
  let scale = Int(flag) & vDSP_HANN_NORM != 0 ? (8.0 / 3).squareRoot() : 1
  fill(c, n, flag, [0.5 * scale, -0.5 * scale])
}
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  fill(c, n, flag, [0.54, -0.46])
}
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  fill(c, n, flag, [0.42, -0.5, 0.08])
}

public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { d[i * id] = min(max(a[i * ia], b.pointee), c.pointee) } }
/// Converts to decibels of amplitudes for a flag of 1, or of powers for 0.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ flag: UInt32
) { for i in 0..<Int(n) { c[i * ic] = (flag == 1 ? 20 : 10) * log10(a[i * ia] / b.pointee) } }
/// Filters and leaves out: each result is the sum of `p` products, `df` elements after those of the one before.
public func vDSP_desamp(
  _ a: UnsafePointer<Float>, _ df: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length, _ p: vDSP_Length
) { for i in 0..<Int(n) { c[i] = (0..<Int(p)).reduce(0) { $0 + a[i * df + $1] * f[$1] } } }
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] * a[i * ia] } }
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for i in 0..<Int(n) { c[i * ic] = 0 }
}
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a.pointee } }
