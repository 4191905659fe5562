import CPixels
import UIKit

/// The red components of an image's pixels that a filter computed, row by row from the top.
struct CIImageSamples {
  let width: Int
  let height: Int
  private(set) var values: [Float]

  private init(width: Int, height: Int, values: [Float]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  /// Creates the samples of a part of an image, with 0 outside of the image; `nil` if the part is empty or
  /// too large.
  init?(of image: CIImage, in rect: CGRect) {
    let rect = rect.integral
    guard rect.width >= 1, rect.height >= 1, rect.width < 32768, rect.height < 32768 else { return nil }
    if let samples = image.samples {
      self.init(width: Int(rect.width), height: Int(rect.height), values: [])
      values = [Float](repeating: 0, count: width * height)
      // The y axis of images points up, and rows are counted from the top.
      let (left, top) = (Int(rect.minX - image.extent.minX), Int(image.extent.maxY - rect.maxY))
      for y in 0..<height where samples.rows.contains(y + top) {
        for x in 0..<width where samples.columns.contains(x + left) {
          values[y * width + x] = samples.values[(y + top) * samples.width + x + left]
        }
      }
      return
    }
    guard let bitmap = Bitmap(image, rect) else { return nil }
    self.init(
      width: bitmap.width, height: bitmap.height,
      values: bitmap.withBytes { bytes in
        // Blue is the first byte of a pixel.
        (0..<bitmap.width * bitmap.height).map { Float(bytes[$0 * 4 + 2]) / 255 }
      })
  }

  private var rows: Range<Int> { 0..<height }
  private var columns: Range<Int> { 0..<width }

  /// Returns the result of a filter that computes one number for each pixel; `nil` for other filters.
  static func result(of filter: String, for image: CIImage, _ inputs: [String: Any]) -> CIImage? {
    switch filter {
    case "CILabDeltaE":
      guard let other = inputs["inputImage2"] as? CIImage else { return nil }
      return difference(image, other)
    case "CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum":
      let area = (inputs[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? inputs[kCIInputExtentKey] as? CGRect
      guard let samples = CIImageSamples(of: image, in: area ?? image.extent) else { return nil }
      let value: Float
      switch filter {
      case "CIAreaMaximum": value = samples.values.max() ?? 0
      case "CIAreaMinimum": value = samples.values.min() ?? 0
      default:
        value = Float(samples.values.reduce(0.0) { $0 + Double($1) } / Double(samples.values.count))
      }
      return CIImage(
        pixels: nil, extent: CGRect(x: 0, y: 0, width: 1, height: 1),
        samples: CIImageSamples(width: 1, height: 1, values: [value]))
    default: return nil
    }
  }

  /// Returns the CIE94 differences of two images' colors, from 0 to 100, in the intersection of their
  /// extents.
  private static func difference(_ image: CIImage, _ other: CIImage) -> CIImage? {
    let common = image.extent.intersection(other.extent).integral
    guard let one = Bitmap(image, common), let two = Bitmap(other, common) else { return nil }
    let (width, height) = (one.width, one.height)
    let values = [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
      one.withPicture { a in two.withPicture { b in cpx_color_distances(a, b, buffer.baseAddress) } }
      count = width * height
    }
    return CIImage(
      pixels: nil, extent: common, samples: CIImageSamples(width: width, height: height, values: values))
  }

  /// Writes the components, row by row from the top.
  func write(to data: UnsafeMutableRawPointer, rowBytes: Int, format: CIFormat) {
    for y in 0..<height {
      let row = data + y * rowBytes
      for x in 0..<width {
        let value = values[y * width + x]
        switch format {
        case .Rf: row.storeBytes(of: value, toByteOffset: x * 4, as: Float.self)
        case .Rh: row.storeBytes(of: Float16(value).bitPattern, toByteOffset: x * 2, as: UInt16.self)
        default: row.storeBytes(of: UInt8(min(max(value, 0), 1) * 255 + 0.5), toByteOffset: x, as: UInt8.self)
        }
      }
    }
  }

  /// An image with the components as red.
  var picture: CGImage? {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for (place, value) in values.enumerated() {
      bytes[place * 4] = UInt8(min(max(value, 0), 1) * 255 + 0.5)
      bytes[place * 4 + 3] = 255
    }
    return bytes.withUnsafeMutableBytes { buffer in
      CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
        .makeImage()
    }
  }

  /// The pixels of a part of an image in the format of `CPixels`: 32-bit numbers with alpha uppermost.
  private struct Bitmap {
    let context: CGContext
    var width: Int { context.width }
    var height: Int { context.height }

    init?(_ image: CIImage, _ rect: CGRect) {
      guard let picture = image.drawn(in: rect),
        let context = CGContext(
          data: nil, width: picture.width, height: picture.height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
      else { return nil }
      context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      self.context = context
    }

    func withPicture(_ body: (cpx_picture) -> Void) {
      body(
        cpx_picture(
          pixels: context.data?.assumingMemoryBound(to: UInt8.self), stride: context.bytesPerRow,
          width: UInt32(width), height: UInt32(height), opaque: 0))
    }

    /// Calls a closure with the bytes, without padding between the rows.
    func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for y in 0..<height {
        let row = context.data! + y * context.bytesPerRow
        bytes += UnsafeRawBufferPointer(start: row, count: width * 4)
      }
      return body(bytes)
    }
  }
}
