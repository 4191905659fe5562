import ObjectiveCSupport

/// The description of a port.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "" }
  open var uid: String { "" }
  open var hasHardwareVoiceCallProcessing: Bool { false }
  open var isSpatialAudioEnabled: Bool { false }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  open var bluetoothMicrophoneExtension: AVAudioSessionPortExtensionBluetoothMicrophone? { nil }
}
/// The description of a route, which is empty.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
/// The description of a channel. There is none.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  open var channelName: String { "" }
  open var owningPortUID: String { "" }
  open var channelNumber: Int { 0 }
  open var channelLabel: AudioChannelLabel { kAudioChannelLabel_Unknown }
}
/// The description of a source. There is none.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  open var dataSourceID: NSNumber { 0 }
  open var dataSourceName: String { "" }
  open var location: AVAudioSession.Location? { nil }
  open var orientation: AVAudioSession.Orientation? { nil }
  open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
  open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
  open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }
  open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {}
}
/// A capability of a port.
open class AVAudioSessionCapability: NSObject, @unchecked Sendable {
  open var isSupported: Bool { false }
  open var isEnabled: Bool { false }
}
/// The capabilities of a microphone with Bluetooth.
open class AVAudioSessionPortExtensionBluetoothMicrophone: NSObject, @unchecked Sendable {
  public let highQualityRecording = AVAudioSessionCapability()
  public let farFieldCapture = AVAudioSessionCapability()
}
extension AVAudioSession {
  /// The codes of errors.
  public enum ErrorCode: Int, Sendable {
    case none = 0
    case mediaServicesFailed = 0x6d73_7276
    case isBusy = 0x2161_6374
    case incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6e74
    case missingEntitlement = 0x656e_743f
    case siriIsRecording = 0x7369_7269
    case cannotStartPlaying = 0x2170_6c61
    case cannotStartRecording = 0x2172_6563
    case badParam = -50
    case insufficientPriority = 0x2170_7269
    case resourceNotAvailable = 0x2172_6573
    case unspecified = 0x7768_6174
    case expiredSession = 0x2173_6573
    case sessionNotActive = 0x696e_6163
  }
}
/// The application's audio permissions.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The permission to record.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }
  /// The permission to add audio to the microphone's.
  public enum MicrophoneInjectionPermission: Int, Sendable {
    case serviceDisabled = 0x7372_6473
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }
  public static let inputMuteStateChangeNotification = Notification.Name(
    "AVAudioApplicationInputMuteStateChangeNotification")
  public static let muteStateKey = "AVAudioApplicationMuteStateKey"
  open private(set) var isInputMuted = false
  open func setInputMuted(_ muted: Bool) throws { isInputMuted = muted }
  /// Never calls the closure.
  open func setInputMuteStateChangeHandler(_ inputMuteHandler: ((Bool) -> Bool)?) throws {}
  open var microphoneInjectionPermission: MicrophoneInjectionPermission { .serviceDisabled }
  open class func requestMicrophoneInjectionPermission(
    completionHandler response: @escaping (MicrophoneInjectionPermission) -> Void
  ) { response(.serviceDisabled) }
  open class func requestMicrophoneInjectionPermission() async -> MicrophoneInjectionPermission {
    .serviceDisabled
  }
  public static let shared = AVAudioApplication()
  open var recordPermission: recordPermission {
    DeviceConditions.status(.microphone, granted: .granted, denied: .denied, undetermined: .undetermined)
  }
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let response = response
    let isGranted = DeviceConditions.request(.microphone)
    DispatchQueue.global().async { response(isGranted) }
  }
  open class func requestRecordPermission() async -> Bool { DeviceConditions.request(.microphone) }
}
/// The key of an interruption's type.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of an interruption's options.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of an interruption's reason.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of a route change's reason.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the previous route.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the type of a hint about secondary audio.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// The key of whether the session was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of whether spatial audio is enabled.
public let AVAudioSessionSpatialAudioEnabledKey = "AVAudioSessionSpatialAudioEnabledKey"
/// The key of the new mode of rendering.
public let AVAudioSessionRenderingModeNewRenderingModeKey = "AVAudioSessionRenderingModeNewRenderingModeKey"
/// The key of whether audio can be added to the microphone's.
public let AVAudioSessionMicrophoneInjectionIsAvailableKey = "AVAudioSessionMicrophoneInjectionIsAvailableKey"
/// The key of whether the output is muted.
public let AVAudioSessionMuteStateKey = "AVAudioSessionMuteStateKey"
