import ObjectiveCSupport

/// The authorization for cameras and microphones.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or microphone. There are none, and access is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The position of a camera.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The mode of a torch.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// The mode of a flash.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// The focus mode of a camera.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// The exposure mode of a camera.
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  /// The white balance mode of a camera.
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  /// The range restriction of autofocus.
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  /// The type of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDuoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }
  /// The format of a device.
  open class Format: NSObject {
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    open var videoFieldOfView: Float { 0 }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .zero }
    open var maxExposureDuration: CMTime { .zero }
    open var isVideoHDRSupported: Bool { false }
    open var isVideoBinned: Bool { false }
    open var isHighestPhotoQualitySupported: Bool { false }
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var supportedDepthDataFormats: [Format] { [] }
    open func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
  }
  /// A search for devices, without results.
  open class DiscoverySession: NSObject {
    public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      self.init()
    }
    open var devices: [AVCaptureDevice] { [] }
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }
  /// The gains of white balance.
  public struct WhiteBalanceGains: Sendable {
    public var redGain: Float
    public var greenGain: Float
    public var blueGain: Float
    public init() { (redGain, greenGain, blueGain) = (1, 1, 1) }
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  override init() { super.init() }
  private static func permission(_ mediaType: AVMediaType) -> DeviceConditions.Permission {
    mediaType == .audio ? .microphone : .camera
  }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    DeviceConditions.status(
      permission(mediaType), granted: .authorized, denied: .denied, undetermined: .notDetermined)
  }
  /// Calls the handler from another thread than the main one, as on iOS.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    let isGranted = DeviceConditions.request(permission(mediaType))
    DispatchQueue.global().async { handler(isGranted) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    DeviceConditions.request(permission(mediaType))
  }
  open class var userPreferredCamera: AVCaptureDevice? { nil }
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var isConnected: Bool { false }
  open var isSuspended: Bool { false }
  open var formats: [Format] { [] }
  open var activeFormat = Format()
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Fails.
  open func lockForConfiguration() throws { throw UnavailableFrameworkError() }
  open func unlockForConfiguration() {}
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var torchMode = TorchMode.off
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw UnavailableFrameworkError() }
  public static let maxAvailableTorchLevel: Float = 1
  open var hasFlash: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var isFlashActive: Bool { false }
  open var flashMode = FlashMode.off
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open var isAdjustingFocus: Bool { false }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var lensPosition: Float { 0 }
  open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  open func setFocusModeLocked(lensPosition: Float, completionHandler: ((CMTime) -> Void)? = nil) {}
  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isExposurePointOfInterestSupported: Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var exposureDuration: CMTime { .invalid }
  open var iso: Float { 0 }
  open var lensAperture: Float { 0 }
  open var exposureTargetBias: Float { 0 }
  open var exposureTargetOffset: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  public static let currentExposureDuration = CMTime.invalid
  public static let currentISO = Float.greatestFiniteMagnitude
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  open var maxWhiteBalanceGain: Float { 1 }
  open var isAdjustingWhiteBalance: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isLowLightBoostSupported: Bool { false }
  open var isLowLightBoostEnabled: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var isVideoHDREnabled = false
  open var automaticallyAdjustsVideoHDREnabled = true
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var isRampingVideoZoom: Bool { false }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}
  open var isVirtualDevice: Bool { false }
  open var constituentDevices: [AVCaptureDevice] { [] }
  open var activeDepthDataFormat: Format?
  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
/// A range of frame rates.
open class AVFrameRateRange: NSObject {
  open var minFrameRate: Float64 { 0 }
  open var maxFrameRate: Float64 { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}
/// The orientation of video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
/// The stabilization mode of video.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended, previewOptimized, auto = -1
}
extension NSNotification.Name {
  public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
  public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
  public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
  public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name(
    "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}

// MARK: Sessions

/// An input of a session.
open class AVCaptureInput: NSObject {
  /// A port of an input.
  open class Port: NSObject {
    open var input: AVCaptureInput { AVCaptureInput() }
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription? { nil }
    open var isEnabled = true
  }
  open var ports: [Port] { [] }
}
/// A device as the input of a session, which cannot be created.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw UnavailableFrameworkError()
  }
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] { [] }
}
/// A connection between an input and an output.
open class AVCaptureConnection: NSObject {
  open private(set) weak var output: AVCaptureOutput?
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  open private(set) var inputPorts: [AVCaptureInput.Port] = []
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  open var videoScaleAndCropFactor: CGFloat = 1
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  open var videoMinFrameDuration = CMTime.invalid
  open var videoMaxFrameDuration = CMTime.invalid
  open var audioChannels: [AVCaptureAudioChannel] { [] }
  public convenience init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    self.init()
    (inputPorts, self.output) = (ports, output)
  }
  public convenience init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) {
    self.init()
    (inputPorts, videoPreviewLayer) = ([port], layer)
  }
}
/// An audio channel of a connection.
open class AVCaptureAudioChannel: NSObject {
  open var averagePowerLevel: Float { -160 }
  open var peakHoldLevel: Float { -160 }
}
/// A capture session: it stores inputs and outputs and never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The preset of a session's quality.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  /// The reason for the interruption of a session.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient,
      videoDeviceInUseByAnotherClient,
      videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
  }
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var connections: [AVCaptureConnection] = []
  open var isRunning: Bool { false }
  open var isInterrupted: Bool { false }
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { true }
  open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
  open func removeConnection(_ connection: AVCaptureConnection) {
    connections.removeAll { $0 === connection }
  }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}
/// A session of several cameras. Not supported.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
}
/// The key of a session's error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason for a session's interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// The layer of a camera's preview, without content. The camera's coordinate space is the unit square of the
/// layer's bounds.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
      height: rect.height / bounds.height)
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
