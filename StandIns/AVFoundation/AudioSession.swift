import ObjectiveCSupport

/// The audio session: settings are stored, there is no sound and no microphone.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The category of an audio session.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// The mode of an audio session.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  /// The options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// The options for deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// The permission to record.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  /// The type of an interruption.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// The options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// The override of the output port.
  public enum PortOverride: UInt, Sendable { case none, speaker }
  /// The policy for sharing a route.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
    public static let longForm = RouteSharingPolicy.longFormAudio
  }
  /// The reason for a route change.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
  /// The type of a hint about secondary audio.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
  /// The type of a port.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let headphones = Port(rawValue: "Headphones")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
  }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open private(set) var category = Category.soloAmbient
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var mode = Mode.default
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open var availableCategories: [Category] { [] }
  open var availableModes: [Mode] { [] }
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open var outputVolume: Float { 0 }
  open var recordPermission: RecordPermission {
    DeviceConditions.status(.microphone, granted: .granted, denied: .denied, undetermined: .undetermined)
  }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { false }
  open var isInputGainSettable: Bool { false }
  open var inputGain: Float { 0 }
  open var sampleRate: Double { 44_100 }
  open private(set) var preferredSampleRate = 0.0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open var ioBufferDuration: TimeInterval { 0 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 0 }
  open var maximumOutputNumberOfChannels: Int { 0 }
  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, with options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, routeSharingPolicy, categoryOptions) = (category, mode, policy, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func setActive(_ active: Bool, with options: SetActiveOptions) throws {}
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
  open func setPreferredInput(_ port: AVAudioSessionPortDescription?) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  open func setInputGain(_ gain: Float) throws {}
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ flag: Bool) throws {}
  /// Calls the block with the device's setting from another thread than the main one, as on iOS.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let response = response
    let isGranted = DeviceConditions.request(.microphone)
    DispatchQueue.global().async { response(isGranted) }
  }
}
/// The description of a port.
open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "" }
  open var uid: String { "" }
}
/// The description of a route, which is empty.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
/// The application's audio permissions.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The permission to record.
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
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
