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
    public static let shortFormVideo = Mode(rawValue: "AVAudioSessionModeShortFormVideo")
    public static let dualRoute = Mode(rawValue: "AVAudioSessionModeDualRoute")
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
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    public static let farFieldInput = CategoryOptions(rawValue: 1 << 18)
    public static let bluetoothHighQualityRecording = CategoryOptions(rawValue: 1 << 19)
  }
  /// The options for deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }
  /// The reason of an interruption.
  public enum InterruptionReason: UInt, Sendable {
    case `default`, appWasSuspended, builtInMicMuted
    case routeDisconnected = 4
  }
  /// The options of an activation.
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  /// The kind of input and output.
  public enum IOType: UInt, Sendable { case notSpecified, aggregated }
  /// The style of prompts.
  public enum PromptStyle: UInt, Sendable {
    case none = 0x6e6f_6e65
    case short = 0x7368_7274
    case normal = 0x6e72_6d6c
  }
  /// The orientation of stereo recordings.
  public enum StereoOrientation: Int, Sendable {
    case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  }
  /// The kind of rendering.
  public enum RenderingMode: Int, Sendable {
    case notApplicable, monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos
  }
  /// The way in which audio is added to the microphone's.
  public enum MicrophoneInjectionMode: Int, Sendable { case none, spokenAudio }
  /// The place of a source.
  public struct Location: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let upper = Location(rawValue: "Upper")
    public static let lower = Location(rawValue: "Lower")
  }
  /// The direction of a source.
  public struct Orientation: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let top = Orientation(rawValue: "Top")
    public static let bottom = Orientation(rawValue: "Bottom")
    public static let front = Orientation(rawValue: "Front")
    public static let back = Orientation(rawValue: "Back")
    public static let left = Orientation(rawValue: "Left")
    public static let right = Orientation(rawValue: "Right")
  }
  /// The directivity of a source.
  public struct PolarPattern: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
    public static let cardioid = PolarPattern(rawValue: "Cardioid")
    public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
    public static let stereo = PolarPattern(rawValue: "Stereo")
  }
  /// The type of an interruption.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// The options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// The override of the output port.
  public enum PortOverride: UInt, Sendable {
    case none
    case speaker = 0x7370_6b72
  }
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
    public static let continuityMicrophone = Port(rawValue: "ContinuityMicrophone")
    public static let virtual = Port(rawValue: "Virtual")
    public static let PCI = Port(rawValue: "PCI")
    public static let fireWire = Port(rawValue: "FireWire")
    public static let displayPort = Port(rawValue: "DisplayPort")
    public static let AVB = Port(rawValue: "AVB")
    public static let thunderbolt = Port(rawValue: "Thunderbolt")
  }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let spatialPlaybackCapabilitiesChangedNotification = Notification.Name(
    "AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
  public static let renderingModeChangeNotification = Notification.Name(
    "AVAudioSessionRenderingModeChangeNotification")
  public static let renderingCapabilitiesChangeNotification = Notification.Name(
    "AVAudioSessionRenderingCapabilitiesChangeNotification")
  public static let microphoneInjectionCapabilitiesChangeNotification = Notification.Name(
    "AVAudioSessionMicrophoneInjectionCapabilitiesChangeNotification")
  public static let outputMuteStateChangeNotification = Notification.Name(
    "AVAudioSessionOutputMuteStateChangeNotification")
  public static let userIntentToUnmuteOutputNotification = Notification.Name(
    "AVAudioSessionUserIntentToUnmuteOutputNotification")
  public static let availableInputsChangeNotification = Notification.Name(
    "AVAudioSessionAvailableInputsChangeNotification")
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
  open private(set) var allowHapticsAndSystemSoundsDuringRecording = false
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ flag: Bool) throws {
    allowHapticsAndSystemSoundsDuringRecording = flag
  }
  open private(set) var prefersNoInterruptionsFromSystemAlerts = false
  open func setPrefersNoInterruptionsFromSystemAlerts(_ flag: Bool) throws {
    prefersNoInterruptionsFromSystemAlerts = flag
  }
  open private(set) var prefersInterruptionOnRouteDisconnect = true
  open func setPrefersInterruptionOnRouteDisconnect(_ flag: Bool) throws {
    prefersInterruptionOnRouteDisconnect = flag
  }
  open private(set) var prefersEchoCancelledInput = false
  open func setPrefersEchoCancelledInput(_ flag: Bool) throws { prefersEchoCancelledInput = flag }
  open var isEchoCancelledInputEnabled: Bool { false }
  open var isEchoCancelledInputAvailable: Bool { false }
  open private(set) var isOutputMuted = false
  open func setOutputMuted(_ muted: Bool) throws { isOutputMuted = muted }
  open private(set) var supportsMultichannelContent = false
  open func setSupportsMultichannelContent(_ flag: Bool) throws { supportsMultichannelContent = flag }
  open private(set) var preferredMicrophoneInjectionMode = MicrophoneInjectionMode.none
  open func setPreferredMicrophoneInjectionMode(_ mode: MicrophoneInjectionMode) throws {
    preferredMicrophoneInjectionMode = mode
  }
  open var isMicrophoneInjectionAvailable: Bool { false }
  open func setAggregatedIOPreference(_ ioType: IOType) throws {}
  open var preferredInputNumberOfChannels: Int { 0 }
  open var preferredOutputNumberOfChannels: Int { 0 }
  open private(set) var preferredInputOrientation = StereoOrientation.none
  open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {
    preferredInputOrientation = orientation
  }
  open var inputOrientation: StereoOrientation { .none }
  open var maximumInputNumberOfChannels: Int { 0 }
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
  open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  open var supportedOutputChannelLayouts: [AVAudioChannelLayout] { [] }
  open var promptStyle: PromptStyle { .normal }
  open var renderingMode: RenderingMode { .notApplicable }
  /// Calls the block with `true`, as `setActive(_:)` succeeds.
  open func activate(
    options: ActivationOptions = [], completionHandler handler: @escaping (Bool, (any Error)?) -> Void
  ) { handler(true, nil) }
  open func activate(options: ActivationOptions = []) async throws -> Bool { true }
  /// Calls the block with the device's setting from another thread than the main one, as on iOS.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let response = response
    let isGranted = DeviceConditions.request(.microphone)
    DispatchQueue.global().async { response(isGranted) }
  }
}
