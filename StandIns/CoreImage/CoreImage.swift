/// Stands in for Apple's CoreImage: filters keep what they are given and have no result.
@_exported import UIKit
import ObjectiveC

open class CIImage: NSObject {
  public let image: UIImage?
  public init?(image: UIImage) { self.image = image }
  public init?(image: UIImage, options: [AnyHashable: Any]?) { self.image = image }
  public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }
  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }
  public init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.image = image
  }
  open var extent: CGRect { image.map { CGRect(origin: .zero, size: $0.size) } ?? .zero }
  /// The image as it was.
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  /// The image as it was.
  open func cropped(to rect: CGRect) -> CIImage { self }
}
open class CIColor: NSObject {
  public let color: UIColor
  public init(color: UIColor) { self.color = color }
}
open class CIVector: NSObject {
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
}
open class CIFilter: NSObject, BuiltInKeyValueCoding {
  public let name: String
  private var inputs: [String: Any] = [:]
  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    inputs = parameters ?? [:]
  }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
  public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    .returned(key == kCIOutputImageKey ? outputImage : inputs[key])
  }
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    inputs[key] = value
    return true
  }
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputExtentKey = "inputExtent"
public let kCIOutputImageKey = "outputImage"
open class CIContext: NSObject {
  public override init() { super.init() }
  public init(options: [AnyHashable: Any]?) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.image?.cgImage }
}
extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.image!.cgImage!) }
  public var ciImage: CIImage? { nil }
}
