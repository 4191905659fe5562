import UIKit

/// Filters that map each color to another one. The formulas are those of Apple's reference of filters where it gives them, in linear light;
/// those of sepia and of the effects in gray, which it only describes, are guesses.
struct CIColorFilter {
  private typealias Map = (SIMD4<Float>) -> SIMD4<Float>
  /// The map of a color that is not multiplied with its alpha.
  private let map: Map
  /// A Boolean value that indicates whether the colors are in linear light, and not in sRGB.
  private let isLinear: Bool

  /// Creates a filter by its name and inputs; nil for another one.
  init?(_ name: String, _ inputs: [String: Any]) {
    func number(_ key: String, _ standard: Float) -> Float {
      (inputs[key] as? NSNumber)?.floatValue ?? inputs[key] as? Float ?? standard
    }
    isLinear = !["CISepiaTone", "CIColorInvert"].contains(name)
    switch name {
    case "CISepiaTone":
      let share = number(kCIInputIntensityKey, 1)
      map = Self.mixed(share) { color in
        SIMD3(
          (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
          (color * SIMD3(0.272, 0.534, 0.131)).sum())
      }
    case "CIColorInvert": map = Self.mixed(1) { SIMD3(repeating: 1) - $0 }
    case "CIColorMonochrome":
      let color = inputs[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
      let tint = Self.linear(SIMD3(Float(color.red), Float(color.green), Float(color.blue)))
      map = Self.mixed(number(kCIInputIntensityKey, 1)) { tint * Self.luminance($0) }
    case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal", "CIMinimumComponent",
      "CIMaximumComponent":
      map = Self.mixed(1) { color in
        switch name {
        case "CIMinimumComponent": SIMD3(repeating: color.min())
        case "CIMaximumComponent": SIMD3(repeating: color.max())
        default: SIMD3(repeating: Self.luminance(color))
        }
      }
    case "CIColorControls":
      let saturation = number(kCIInputSaturationKey, 1), contrast = number(kCIInputContrastKey, 1)
      let brightness = number(kCIInputBrightnessKey, 0)
      map = Self.mixed(1) { color in
        let gray = SIMD3(repeating: Self.luminance(color))
        return (gray + (color - gray) * saturation + brightness - 0.5) * contrast + 0.5
      }
    case "CIExposureAdjust":
      let factor = exp2f(number(kCIInputEVKey, 0))
      map = Self.mixed(1) { $0 * factor }
    case "CIGammaAdjust":
      let power = number("inputPower", 1)
      map = Self.mixed(1) { Self.each($0) { powf(max($0, 0), power) } }
    case "CIColorMatrix":
      func row(_ key: String, _ standard: SIMD4<Float>) -> SIMD4<Float> {
        guard let vector = inputs[key] as? CIVector else { return standard }
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
      }
      let rows = [
        row("inputRVector", SIMD4(1, 0, 0, 0)), row("inputGVector", SIMD4(0, 1, 0, 0)),
        row("inputBVector", SIMD4(0, 0, 1, 0)), row("inputAVector", SIMD4(0, 0, 0, 1)),
      ]
      let bias = row("inputBiasVector", .zero)
      map = { color in
        SIMD4(
          (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
          + bias
      }
    default: return nil
    }
  }

  /// Returns an image with each color replaced; `nil` if it has no pixels.
  func result(for image: CIImage) -> CIImage? {
    if let color = image.color, image.extent.isInfinite {
      let mapped = mapped(
        SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)))
      return CIImage(
        color: CIColor(
          red: CGFloat(mapped.x), green: CGFloat(mapped.y), blue: CGFloat(mapped.z), alpha: CGFloat(mapped.w))
      )
    }
    guard let picture = image.drawn(in: image.extent),
      let context = CGContext(
        data: nil, width: picture.width, height: picture.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    guard let data = context.data else { return nil }
    // Pictures have few colors beside photographs.
    var known: [UInt32: UInt32] = [:]
    for y in 0..<picture.height {
      let row = data + y * context.bytesPerRow
      for x in 0..<picture.width {
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let result = known[pixel] ?? self.pixel(pixel)
        known[pixel] = result
        row.storeBytes(of: result, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return context.makeImage().map { CIImage(pixels: $0, extent: image.extent.integral) }
  }

  /// Returns a pixel of four bytes, red the lowest, that are multiplied with the last one.
  private func pixel(_ pixel: UInt32) -> UInt32 {
    let bytes =
      SIMD4<Float>(
        Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24)) / 255
    var color = bytes.w > 0 ? bytes / bytes.w : .zero
    color.w = bytes.w
    let mapped = mapped(color)
    var result = mapped * mapped.w
    result.w = mapped.w
    let numbers = SIMD4<UInt32>((result * 255).rounded(.toNearestOrEven))
    return numbers.x | numbers.y << 8 | numbers.z << 16 | numbers.w << 24
  }

  /// Returns a color in sRGB for another one, with components from 0 to 1.
  private func mapped(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let rgb = SIMD3(color.x, color.y, color.z)
    let result = map(SIMD4(isLinear ? Self.linear(rgb) : rgb, color.w))
    let limited = SIMD4<Float>(repeating: 0).replacing(with: result, where: result .> 0)
    let shown = limited.replacing(with: 1, where: limited .> 1)
    let end = SIMD3(shown.x, shown.y, shown.z)
    return SIMD4(isLinear ? Self.encoded(end) : end, shown.w)
  }

  /// A map of the color without alpha, of which the result has a share.
  private static func mixed(
    _ share: Float, _ body: @escaping (SIMD3<Float>) -> SIMD3<Float>
  ) -> Map {
    { color in
      let rgb = SIMD3(color.x, color.y, color.z)
      return SIMD4(rgb + (body(rgb) - rgb) * share, color.w)
    }
  }

  /// The luminance in linear light of sRGB.
  private static func luminance(_ color: SIMD3<Float>) -> Float {
    (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  private static func each(_ color: SIMD3<Float>, _ body: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(body(color.x), body(color.y), body(color.z))
  }
  private static func linear(_ color: SIMD3<Float>) -> SIMD3<Float> {
    each(color) { $0 <= 0.04045 ? $0 / 12.92 : powf(($0 + 0.055) / 1.055, 2.4) }
  }
  private static func encoded(_ color: SIMD3<Float>) -> SIMD3<Float> {
    each(color) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * powf($0, 1 / 2.4) - 0.055 }
  }
}
