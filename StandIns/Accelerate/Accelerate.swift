/// Stands in for Apple's Accelerate: the vImage functions that blur and color images with eight bits per
/// channel, and vDSP's sums and products of vectors, as plain loops.
@_exported import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The options of a call.
public typealias vImage_Flags = UInt32
/// The result of a call, or the size of a buffer.
public typealias vImage_Error = Int
/// A component of 8 bits.
public typealias Pixel_8 = UInt8
/// A floating-point component.
public typealias Pixel_F = Float
/// A pixel of four components.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

// The results of calls.
public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageInvalidOffset_X: vImage_Error = -21769
public let kvImageInvalidOffset_Y: vImage_Error = -21770
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774
public let kvImageUnknownFlagsBit: vImage_Error = -21775

// Options, of which only the size of the temporary buffer is used.
public let kvImageNoFlags: Int = 0
public let kvImageLeaveAlphaUnchanged: Int = 1
public let kvImageCopyInPlace: Int = 2
public let kvImageBackgroundColorFill: Int = 4
public let kvImageEdgeExtend: Int = 8
public let kvImageDoNotTile: Int = 16
public let kvImageHighQualityResampling: Int = 32
public let kvImageTruncateKernel: Int = 64
public let kvImageGetTempBufferSize: Int = 128
public let kvImagePrintDiagnosticsToConsole: Int = 256
public let kvImageNoAllocate: Int = 512

/// A buffer of pixels in rows.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
  /// Allocates zeroed memory for pixels of a number of bits. Rows are padded to multiples of 64 bytes, as in
  /// vImage if that is faster. `free()` deallocates it.
  ///
  /// - Throws: `vImage.Error.invalidParameter` if a length is negative or too large, `memoryAllocationError`
  ///   if the memory cannot be allocated.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    let (bits, wide) = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
    guard width >= 0, height >= 0, !wide, bits < .max - 1024 else { throw vImage.Error.invalidParameter }
    let rowBytes = ((bits + 7) / 8 + 63) / 64 * 64
    let (count, large) = max(rowBytes, 64).multipliedReportingOverflow(by: max(height, 1))
    guard !large, let memory = calloc(1, count) else { throw vImage.Error.memoryAllocationError }
    self.init(
      data: memory, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
  }
  /// Deallocates the memory that `init(width:height:bitsPerPixel:)` allocated.
  public func free() { Foundation.free(data) }
}
/// The errors of vImage's Swift interface.
public enum vImage {
  public enum Error: Int, Swift.Error {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidParameter = -21773
    case memoryAllocationError = -21771
    case bufferSizeMismatch = -21774
  }
}

/// Converts each component with a closure.
private func convert<From, To>(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ change: (From) -> To
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard to.width <= from.width, to.height <= from.height else { return kvImageRoiLargerThanInputBuffer }
  guard let input = from.data, let output = to.data else { return kvImageNullPointerArgument }
  for y in 0..<Int(to.height) {
    let row = (input + y * from.rowBytes).assumingMemoryBound(to: From.self)
    let target = (output + y * to.rowBytes).assumingMemoryBound(to: To.self)
    for x in 0..<Int(to.width) { target[x] = change(row[x]) }
  }
  return kvImageNoError
}
/// Converts 16-bit floating-point components to 32 bits.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest) { (bits: UInt16) in Float(Float16(bitPattern: bits)) } }
/// Converts 32-bit floating-point components to 16 bits.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest) { (value: Float) in Float16(value).bitPattern } }

/// Computes means over boxes of odd sizes; edges are extended.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  // No temporary buffer is needed.
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  let (from, to) = (src.pointee, dest.pointee)
  let (width, height) = (Int(to.width), Int(to.height))
  guard kernel_width % 2 == 1, kernel_height % 2 == 1, let input = from.data, let output = to.data, width > 0,
    height > 0
  else { return kvImageInvalidParameter }
  let (reachX, reachY) = (Int(kernel_width / 2), Int(kernel_height / 2))
  // Sums of rows first, then of columns.
  var rows = [UInt32](repeating: 0, count: width * height * 4)
  for y in 0..<height {
    let row = input + y * from.rowBytes
    for channel in 0..<4 {
      func pixel(_ x: Int) -> UInt32 {
        UInt32(row.load(fromByteOffset: min(max(x, 0), width - 1) * 4 + channel, as: UInt8.self))
      }
      var sum = (-reachX...reachX).reduce(UInt32(0)) { $0 + pixel($1) }
      for x in 0..<width {
        rows[(y * width + x) * 4 + channel] = sum
        sum = sum + pixel(x + reachX + 1) - pixel(x - reachX)
      }
    }
  }
  let area = UInt64(kernel_width) * UInt64(kernel_height)
  for place in 0..<width * 4 {
    func value(_ y: Int) -> UInt64 { UInt64(rows[min(max(y, 0), height - 1) * width * 4 + place]) }
    var sum = (-reachY...reachY).reduce(UInt64(0)) { $0 + value($1) }
    for y in 0..<height {
      output.storeBytes(
        of: UInt8((sum + area / 2) / area), toByteOffset: y * to.rowBytes + place, as: UInt8.self)
      sum = sum + value(y + reachY + 1) - value(y - reachY)
    }
  }
  return kvImageNoError
}

/// Multiplies each pixel by a 4 × 4 matrix.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (src.pointee, dest.pointee)
  guard divisor != 0, let input = from.data, let output = to.data else { return kvImageInvalidParameter }
  for y in 0..<Int(to.height) {
    for x in 0..<Int(to.width) {
      let pixel = (0..<4).map { channel in
        Int32(input.load(fromByteOffset: y * from.rowBytes + x * 4 + channel, as: UInt8.self))
          + (pre_bias.map { Int32($0[channel]) } ?? 0)
      }
      for channel in 0..<4 {
        let sum = (0..<4).reduce(Int32(0)) { $0 + pixel[$1] * Int32(matrix[$1 * 4 + channel]) }
        let value = (sum + (post_bias.map { $0[channel] } ?? 0)) / divisor
        output.storeBytes(
          of: UInt8(min(max(value, 0), 255)), toByteOffset: y * to.rowBytes + x * 4 + channel, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}

/// Computes means with a tent-shaped kernel: means of means.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
  // Two boxes of half the size, made odd.
  let (height, width) = (kernel_height / 2 | 1, kernel_width / 2 | 1)
  let result = vImageBoxConvolve_ARGB8888(src, dest, nil, 0, 0, height, width, nil, flags)
  guard result == kvImageNoError else { return result }
  return vImageBoxConvolve_ARGB8888(dest, dest, nil, 0, 0, height, width, nil, flags)
}

/// The length of a vector.
public typealias vDSP_Length = UInt
/// The stride of a vector's elements.
public typealias vDSP_Stride = Int
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] + b[i * ib] } }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] * b[i * ib] } }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] * b.pointee } }
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = abs(a[i * ia]) } }
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = Float(a[i * ia]) } }
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] } }
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = n == 0 ? 0 : (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] } / Float(n) }
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(-Float.infinity) { max($0, a[$1 * ia]) } }
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(Float.infinity) { min($0, a[$1 * ia]) } }
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] - b[i * ib] } }
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] / b[i * ib] } }
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] + b.pointee } }
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * ic] = a[i * ia] / b.pointee } }
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }
/// Returns the sum of the values at a stride, each changed by a closure.
private func sum(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ n: vDSP_Length, _ change: (Float) -> Float
) -> Float { (0..<Int(n)).reduce(0) { $0 + change(a[$1 * ia]) } }
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = sum(a, ia, n) { $0 * $0 } }
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = n == 0 ? 0 : sum(a, ia, n) { $0 * $0 } / Float(n) }
public func vDSP_svemg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = sum(a, ia, n) { abs($0) } }
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = n == 0 ? 0 : sum(a, ia, n) { abs($0) } / Float(n) }
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { max($0, abs(a[$1 * ia])) } }
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = n == 0 ? 0 : ((0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * a[$1 * ia] } / Float(n)).squareRoot()
}
