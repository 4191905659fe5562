/// A filter that stores its input values. Only filters that map colors, compute their differences or reduce areas have an output.
open class CIFilter: NSObject, NSCopying, BuiltInKeyValueCoding {
  public var name: String
  var inputs: [String: Any] = [:]
  public override init() { name = "" }
  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    inputs = params ?? [:]
  }
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }
  public required init?(coder: NSCoder) { name = "" }
  init(builtIn name: String) { self.name = name }
  /// A filter of the same name with the same inputs; of a subclass of the program's, the filter itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard type(of: self) == CIFilter.self else { return self }
    let copy = CIFilter(builtIn: name)
    (copy.inputs, copy.isEnabled) = (inputs, isEnabled)
    return copy
  }
  /// The result; `nil` if the filter is not implemented, or without an input image.
  open var outputImage: CIImage? {
    guard let image = inputs[kCIInputImageKey] as? CIImage else { return nil }
    if let filter = CIColorFilter(name, inputs) { return filter.result(for: image) }
    return CIImageSamples.result(of: name, for: image, inputs)
  }
  open var isEnabled = true
  /// The names of the inputs that have a value, sorted.
  open var inputKeys: [String] { inputs.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] {
    [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
  }
  open func setDefaults() {}
  /// Always empty.
  open class func filterNames(inCategory category: String?) -> [String] { [] }
  /// Always empty.
  open class func filterNames(inCategories categories: [String]?) -> [String] { [] }
  open class func localizedName(forFilterName filterName: String) -> String? { nil }
  open class func registerName(
    _ name: String, constructor anObject: any CIFilterConstructor,
    classAttributes attributes: [String: Any] = [:]
  ) {}
  public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    .returned(key == kCIOutputImageKey ? outputImage : inputs[key])
  }
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    inputs[key] = value
    return true
  }
}
/// An object that creates filters by name.
public protocol CIFilterConstructor { func filter(withName name: String) -> CIFilter? }
/// An image processing kernel. None can be created.
open class CIKernel: NSObject {
  public init?(source string: String) { nil }
  public init(functionName name: String, fromMetalLibraryData data: Data) throws {
    throw CocoaError(.featureUnsupported)
  }
  open var name: String { "" }
  open func apply(
    extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect, arguments args: [Any]?
  ) -> CIImage? { nil }
}
/// A kernel that processes colors. None can be created.
open class CIColorKernel: CIKernel {
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}
/// A kernel that processes positions. None can be created.
open class CIWarpKernel: CIKernel {}

public let kCIOutputImageKey = "outputImage"
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputShadingImageKey = "inputShadingImage"
public let kCIInputDisparityImageKey = "inputDisparityImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputBiasKey = "inputBias"
public let kCIInputTimeKey = "inputTime"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputRefractionKey = "inputRefraction"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputAmountKey = "inputAmount"

public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeType = "CIAttributeType"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeIdentity = "CIAttributeIdentity"
public let kCIAttributeName = "CIAttributeName"
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCIAttributeDescription = "CIAttributeDescription"
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"

public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryTransition = "CICategoryTransition"
public let kCICategoryTileEffect = "CICategoryTileEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryReduction = "CICategoryReduction"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategorySharpen = "CICategorySharpen"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryVideo = "CICategoryVideo"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryInterlaced = "CICategoryInterlaced"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"

// MARK: Filters by function

/// The filter that the functions of `CIFilter` return. It has the properties of all of them.
open class CIBuiltInFilter: CIFilter {
  public var inputImage: CIImage? {
    get { inputs[kCIInputImageKey] as? CIImage }
    set { inputs[kCIInputImageKey] = newValue }
  }
  public var backgroundImage: CIImage?
  public var maskImage: CIImage?
  public var targetImage: CIImage?
  public var message = Data()
  public var correctionLevel = "M"
  public var intensity: Float {
    get { inputs[kCIInputIntensityKey] as? Float ?? 1 }
    set { inputs[kCIInputIntensityKey] = newValue }
  }
  public var radius: Float = 0
  public var scale: Float = 0
  public var angle: Float = 0
  public var width: Float = 0
  public var sharpness: Float = 0
  public var saturation: Float {
    get { inputs[kCIInputSaturationKey] as? Float ?? 1 }
    set { inputs[kCIInputSaturationKey] = newValue }
  }
  public var brightness: Float {
    get { inputs[kCIInputBrightnessKey] as? Float ?? 0 }
    set { inputs[kCIInputBrightnessKey] = newValue }
  }
  public var contrast: Float {
    get { inputs[kCIInputContrastKey] as? Float ?? 1 }
    set { inputs[kCIInputContrastKey] = newValue }
  }
  public var amount: Float = 0
  public var ev: Float {
    get { inputs[kCIInputEVKey] as? Float ?? 0 }
    set { inputs[kCIInputEVKey] = newValue }
  }
  public var power: Float {
    get { inputs["inputPower"] as? Float ?? 1 }
    set { inputs["inputPower"] = newValue }
  }
  public var time: Float = 0
  public var levels: Float = 0
  public var center = CGPoint.zero
  public var point0 = CGPoint.zero
  public var point1 = CGPoint.zero
  public var color: CIColor {
    get { inputs[kCIInputColorKey] as? CIColor ?? .black }
    set { inputs[kCIInputColorKey] = newValue }
  }
  public var color0 = CIColor.black
  public var color1 = CIColor.black
  public var extent = CGRect.zero
  public var transform = CGAffineTransform.identity
  public var neutral = CIVector(x: 6500, y: 0)
  public var targetNeutral = CIVector(x: 6500, y: 0)
  public var topLeft = CGPoint.zero
  public var topRight = CGPoint.zero
  public var bottomLeft = CGPoint.zero
  public var bottomRight = CGPoint.zero
  public var quietSpace: Float = 7
  public var barcodeHeight: Float = 32
}
extension CIFilter {
  private static func make(_ name: String) -> CIBuiltInFilter { CIBuiltInFilter(builtIn: name) }
  public class func qrCodeGenerator() -> CIBuiltInFilter { make("CIQRCodeGenerator") }
  public class func aztecCodeGenerator() -> CIBuiltInFilter { make("CIAztecCodeGenerator") }
  public class func pdf417BarcodeGenerator() -> CIBuiltInFilter { make("CIPDF417BarcodeGenerator") }
  public class func code128BarcodeGenerator() -> CIBuiltInFilter { make("CICode128BarcodeGenerator") }
  public class func sepiaTone() -> CIBuiltInFilter { make("CISepiaTone") }
  public class func gaussianBlur() -> CIBuiltInFilter { make("CIGaussianBlur") }
  public class func boxBlur() -> CIBuiltInFilter { make("CIBoxBlur") }
  public class func discBlur() -> CIBuiltInFilter { make("CIDiscBlur") }
  public class func motionBlur() -> CIBuiltInFilter { make("CIMotionBlur") }
  public class func zoomBlur() -> CIBuiltInFilter { make("CIZoomBlur") }
  public class func bloom() -> CIBuiltInFilter { make("CIBloom") }
  public class func bumpDistortion() -> CIBuiltInFilter { make("CIBumpDistortion") }
  public class func twirlDistortion() -> CIBuiltInFilter { make("CITwirlDistortion") }
  public class func pixellate() -> CIBuiltInFilter { make("CIPixellate") }
  public class func crystallize() -> CIBuiltInFilter { make("CICrystallize") }
  public class func comicEffect() -> CIBuiltInFilter { make("CIComicEffect") }
  public class func edges() -> CIBuiltInFilter { make("CIEdges") }
  public class func edgeWork() -> CIBuiltInFilter { make("CIEdgeWork") }
  public class func unsharpMask() -> CIBuiltInFilter { make("CIUnsharpMask") }
  public class func sharpenLuminance() -> CIBuiltInFilter { make("CISharpenLuminance") }
  public class func vignette() -> CIBuiltInFilter { make("CIVignette") }
  public class func vignetteEffect() -> CIBuiltInFilter { make("CIVignetteEffect") }
  public class func colorControls() -> CIBuiltInFilter { make("CIColorControls") }
  public class func colorInvert() -> CIBuiltInFilter { make("CIColorInvert") }
  public class func colorMonochrome() -> CIBuiltInFilter { make("CIColorMonochrome") }
  public class func colorPosterize() -> CIBuiltInFilter { make("CIColorPosterize") }
  public class func exposureAdjust() -> CIBuiltInFilter { make("CIExposureAdjust") }
  public class func gammaAdjust() -> CIBuiltInFilter { make("CIGammaAdjust") }
  public class func hueAdjust() -> CIBuiltInFilter { make("CIHueAdjust") }
  public class func vibrance() -> CIBuiltInFilter { make("CIVibrance") }
  public class func temperatureAndTint() -> CIBuiltInFilter { make("CITemperatureAndTint") }
  public class func photoEffectNoir() -> CIBuiltInFilter { make("CIPhotoEffectNoir") }
  public class func photoEffectMono() -> CIBuiltInFilter { make("CIPhotoEffectMono") }
  public class func photoEffectChrome() -> CIBuiltInFilter { make("CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIBuiltInFilter { make("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIBuiltInFilter { make("CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> CIBuiltInFilter { make("CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> CIBuiltInFilter { make("CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> CIBuiltInFilter { make("CIPhotoEffectTransfer") }
  public class func linearGradient() -> CIBuiltInFilter { make("CILinearGradient") }
  public class func blendWithMask() -> CIBuiltInFilter { make("CIBlendWithMask") }
  public class func sourceOverCompositing() -> CIBuiltInFilter { make("CISourceOverCompositing") }
  public class func perspectiveCorrection() -> CIBuiltInFilter { make("CIPerspectiveCorrection") }
  public class func lanczosScaleTransform() -> CIBuiltInFilter { make("CILanczosScaleTransform") }
  public class func affineClamp() -> CIBuiltInFilter { make("CIAffineClamp") }
  public class func areaAverage() -> CIBuiltInFilter { make("CIAreaAverage") }
  public class func maskToAlpha() -> CIBuiltInFilter { make("CIMaskToAlpha") }
}

// MARK: Detectors

/// A detector that finds no features.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"
/// A feature of an image.
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
/// A face in an image.
open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}
/// A rectangle in an image.
open class CIRectangleFeature: CIFeature {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
/// A QR code in an image.
open class CIQRCodeFeature: CIRectangleFeature { open var messageString: String? { nil } }
/// A region of text in an image.
open class CITextFeature: CIRectangleFeature { open var subFeatures: [Any]? { nil } }
