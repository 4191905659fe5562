/// Stands in for Apple's CoreImage: images are cropped, transformed, composited and rendered. Maps of colors, their differences
/// and the reductions of areas are computed; other filters store their input values and have no output; detectors
/// find nothing.
@_exported import CoreVideo
@_exported import ImageIO
@_exported import UIKit
import ObjectiveC

/// A pixel format.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 25)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let R8 = CIFormat(rawValue: 258)
  public static let Rh = CIFormat(rawValue: 261)
  public static let Rf = CIFormat(rawValue: 263)
}
/// The 32-bit format with the components red, green, blue, alpha.
public let kCIFormatRGBA8 = CIFormat.RGBA8
/// The 32-bit format with the components blue, green, red, alpha.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// The 32-bit format with the components alpha, red, green, blue.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// The keys of the options of images.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
  public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
  public static let auxiliaryPortraitEffectsMatte = CIImageOption(
    rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
}
/// The keys of the options of automatic adjustments.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
  public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
}

/// An image and its extent, in pixels; the y axis points up.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels; `nil` for images that have none and for infinite images of a single color.
  let pixels: CGImage?
  let color: CIColor?
  /// The red components of an image that a filter computed.
  let samples: CIImageSamples?
  public let extent: CGRect

  init(pixels: CGImage?, color: CIColor? = nil, extent: CGRect, samples: CIImageSamples? = nil) {
    (self.pixels, self.color, self.extent, self.samples) = (pixels, color, extent, samples)
  }
  private static func size(_ image: CGImage) -> CGRect {
    CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }
  /// Creates an image without content.
  public override convenience init() { self.init(pixels: nil, extent: .zero) }
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, extent: CIImage.size(cgImage)) }
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  public convenience init?(image: UIImage, options: [AnyHashable: Any]?) { self.init(image: image) }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
  /// Creates an image without pixels: buffers are not read.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    self.init(pixels: nil, extent: CVImageBufferGetCleanRect(pixelBuffer))
  }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [AnyHashable: Any]?) {
    self.init(cvPixelBuffer: pixelBuffer)
  }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
  /// Creates an infinite image of a single color.
  public convenience init(color: CIColor) { self.init(pixels: nil, color: color, extent: .infinite) }
  public required convenience init?(coder: NSCoder) { return nil }
  open class func empty() -> CIImage { CIImage(pixels: nil, extent: .zero) }
  open var properties: [String: Any] { [:] }
  open var url: URL? { nil }
  open var colorSpace: CGColorSpace? { pixels?.colorSpace }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var cgImage: CGImage? { pixels }

  /// Returns a bitmap of part of the image.
  func drawn(in rect: CGRect) -> CGImage? {
    if let pixels, rect == extent { return pixels }
    if samples != nil { return CIImageSamples(of: self, in: rect)?.picture }
    let rect = rect.integral
    guard rect.width >= 1, rect.height >= 1, rect.width < 32768, rect.height < 32768,
      let context = CGContext(
        data: nil, width: Int(rect.width), height: Int(rect.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    draw(in: context, rect)
    return context.makeImage()
  }
  private func draw(in context: CGContext, _ rect: CGRect) {
    if let pixels { return context.draw(pixels, in: extent) }
    guard let color else { return }
    context.setFillColor(color.color.cgColor)
    context.fill(extent.isInfinite ? rect : extent)
  }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard !extent.isInfinite else { return self }
    let target = extent.applying(matrix)
    guard let pixels else { return CIImage(pixels: nil, color: color, extent: target) }
    if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 {
      return CIImage(pixels: pixels, extent: target)
    }
    let whole = target.integral
    guard whole.width >= 1, whole.height >= 1, whole.width < 32768, whole.height < 32768,
      let context = CGContext(
        data: nil, width: Int(whole.width), height: Int(whole.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return CIImage(pixels: nil, extent: target) }
    context.translateBy(x: -whole.minX, y: -whole.minY)
    context.concatenate(matrix)
    context.draw(pixels, in: extent)
    return CIImage(pixels: context.makeImage(), extent: whole)
  }
  open func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    guard !part.isNull, part != extent else { return part.isNull ? .empty() : self }
    if let color { return CIImage(pixels: nil, color: color, extent: part) }
    let whole = part.integral
    if samples != nil {
      return CIImage(pixels: nil, extent: whole, samples: CIImageSamples(of: self, in: whole))
    }
    return CIImage(pixels: drawn(in: whole), extent: whole)
  }
  open func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }
  /// Returns the image with an Exif orientation, from 1 to 8, applied.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
  open func applyingOrientation(_ orientation: Int32) -> CIImage { oriented(forExifOrientation: orientation) }
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    orientationTransform(forExifOrientation: Int32(orientation.rawValue))
  }
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    switch orientation {
    case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 6: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case 7: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    default: return .identity
    }
  }
  open func composited(over dest: CIImage) -> CIImage {
    let whole = extent.isInfinite ? dest.extent : dest.extent.isInfinite ? extent : extent.union(dest.extent)
    guard !whole.isInfinite, whole.width >= 1, whole.height >= 1, whole.width < 32768, whole.height < 32768,
      let context = CGContext(
        data: nil, width: Int(whole.width), height: Int(whole.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return self }
    context.translateBy(x: -whole.minX, y: -whole.minY)
    dest.draw(in: context, whole)
    draw(in: context, whole)
    return CIImage(pixels: context.makeImage(), extent: whole)
  }
  open func compositingOverImage(_ dest: CIImage) -> CIImage { composited(over: dest) }
  /// Returns the image itself; its edge pixels are not extended.
  open func clampedToExtent() -> CIImage { self }
  /// Returns the image cropped to the rectangle; its edge pixels are not extended.
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect) }
  /// Returns the result of a filter, or the image itself if the filter is not implemented.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    CIImageSamples.result(of: filterName, for: self, params) ?? self
  }
  /// Returns the result of a filter, or the image itself if the filter is not implemented.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  /// Returns the result of a filter, or the image itself if the filter is not implemented.
  open func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
    applyingFilter(filterName, parameters: params ?? [:])
  }
  /// Returns the image itself.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// Returns the image itself.
  open func premultiplyingAlpha() -> CIImage { self }
  /// Returns the image itself.
  open func unpremultiplyingAlpha() -> CIImage { self }
  /// Returns the image itself.
  open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  /// Returns the image itself.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
  /// Returns the image itself.
  open func samplingLinear() -> CIImage { self }
  /// Returns the image itself.
  open func samplingNearest() -> CIImage { self }
  /// Always empty.
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// A color of four components from 0 to 1.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
  /// Creates a color from components that are separated by spaces.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    self.init(
      red: parts.count > 0 ? parts[0] : 0, green: parts.count > 1 ? parts[1] : 0,
      blue: parts.count > 2 ? parts[2] : 0, alpha: parts.count > 3 ? parts[3] : 1)
  }
  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  /// Returns whether an object is a color with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }
  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
/// A vector of numbers.
open class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]
  public init(values: UnsafePointer<CGFloat>, count: Int) { numbers = (0..<max(0, count)).map { values[$0] } }
  public init(x: CGFloat) { numbers = [x] }
  public init(x: CGFloat, y: CGFloat) { numbers = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { numbers = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { numbers = [x, y, z, w] }
  public init(cgPoint point: CGPoint) { numbers = [point.x, point.y] }
  public init(cgRect rect: CGRect) { numbers = [rect.minX, rect.minY, rect.width, rect.height] }
  public init(cgAffineTransform t: CGAffineTransform) { numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty] }
  /// Creates a vector from numbers in brackets that are separated by spaces.
  public init(string: String) {
    numbers = string.filter { $0 != "[" && $0 != "]" }.split(separator: " ").compactMap {
      Double($0).map { CGFloat($0) }
    }
  }
  open var count: Int { numbers.count }
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var stringRepresentation: String { "[" + numbers.map { "\($0)" }.joined(separator: " ") + "]" }
}

/// The keys of the options of contexts.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
/// The key of a Boolean value that indicates whether the context renders on the CPU.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
/// The key of the color space that the context computes in.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
/// The key of the color space of the output.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
/// The keys of the options of image files.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A context that renders images to bitmaps.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]?) {}
  public init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {}
  public init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) {}
  public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {}
  open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.drawn(in: fromRect) }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  )
    -> CGImage?
  { image.drawn(in: fromRect) }
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    image.drawn(in: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.8) }
  }
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.drawn(in: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
  /// Does nothing: buffers are not written.
  open func render(_ image: CIImage, to buffer: CVPixelBuffer) {}
  /// Does nothing: buffers are not written.
  open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {}
  /// Writes four bytes per pixel in the order red, green, blue, alpha, or the red component in 8, 16 or
  /// 32 bits. Other formats are not written.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    if [.R8, .Rh, .Rf].contains(format) {
      CIImageSamples(of: image, in: bounds)?.write(to: data, rowBytes: rowBytes, format: format)
      return
    }
    guard format == .RGBA8, let picture = image.drawn(in: bounds),
      let context = CGContext(
        data: data, width: Int(bounds.width), height: Int(bounds.height), bitsPerComponent: 8,
        bytesPerRow: rowBytes,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return }
    context.draw(picture, in: CGRect(origin: .zero, size: bounds.size))
  }
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
  open func clearCaches() {}
}
extension UIImage {
  /// Creates an image from a Core Image image; one transparent pixel if its extent is infinite.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Creates an image from a Core Image image; one transparent pixel if its extent is infinite.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let nothing = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!.makeImage()!
    let picture = ciImage.extent.isInfinite ? nil : ciImage.drawn(in: ciImage.extent)
    self.init(cgImage: picture ?? nothing, scale: scale, orientation: orientation)
  }
  /// Always `nil`: images here have a bitmap.
  public var ciImage: CIImage? { nil }
}

extension UIColor {
  /// Creates a color from a Core Image color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The color for Core Image.
  public var ciColor: CIColor { CIColor(color: self) }
}
