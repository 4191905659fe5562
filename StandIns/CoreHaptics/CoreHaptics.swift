/// Stands in for Apple's CoreHaptics: the device has no haptics, and no engine can be created.
import AVFAudio
@_exported import Foundation
import ObjectiveCSupport

/// An error of the haptic engine.
public struct CHHapticError: _FrameworkError {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let engineNotRunning = Code.engineNotRunning
  public static let operationNotPermitted = Code.operationNotPermitted
  public static let engineStartTimeout = Code.engineStartTimeout
  public static let notSupported = Code.notSupported
  public static let serverInitFailed = Code.serverInitFailed
  public static let serverInterrupted = Code.serverInterrupted
  public static let invalidPatternPlayer = Code.invalidPatternPlayer
  public static let invalidPatternData = Code.invalidPatternData
  public static let invalidPatternDictionary = Code.invalidPatternDictionary
  public static let invalidAudioSession = Code.invalidAudioSession
  public static let invalidEngineParameter = Code.invalidEngineParameter
  public static let invalidParameterType = Code.invalidParameterType
  public static let invalidEventType = Code.invalidEventType
  public static let invalidEventTime = Code.invalidEventTime
  public static let invalidEventDuration = Code.invalidEventDuration
  public static let invalidAudioResource = Code.invalidAudioResource
  public static let resourceNotAvailable = Code.resourceNotAvailable
  public static let badEventEntry = Code.badEventEntry
  public static let badParameterEntry = Code.badParameterEntry
  public static let invalidTime = Code.invalidTime
  public static let fileNotFound = Code.fileNotFound
  public static let insufficientPower = Code.insufficientPower
  public static let unknownError = Code.unknownError
  public static let memoryError = Code.memoryError
}
extension CHHapticError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = CHHapticError
}

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoCapability: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
    public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
    public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
  }
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}
open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, self.relativeTime, self.duration) = (
      type, parameters, relativeTime, duration
    )
  }
}
open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  open var relativeTime: TimeInterval
  public let controlPoints: [ControlPoint]
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}
/// The identifier of a sound.
public typealias CHHapticAudioResourceID = Int
/// The time now.
public let CHHapticTimeImmediate: TimeInterval = 0
/// A pattern. Only those of events can be created.
open class CHHapticPattern: NSObject {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let time = Key(rawValue: "Time")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
    public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
  /// Fails: dictionaries are not read.
  public init(dictionary patternDict: [Key: Any]) throws { throw CHHapticError(.notSupported) }
  /// Fails: files are not read.
  public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Fails: patterns are not written.
  open func exportDictionary() throws -> [Key: Any] { throw CHHapticError(.notSupported) }
}
public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
/// A haptic engine. None can be created.
open class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect, systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false
  open var currentTime: TimeInterval { 0 }
  /// Always fails.
  public init() throws { throw CHHapticError(.notSupported) }
  /// Always fails.
  public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }
  open var playsAudioOnly = false
  open var isMutedForHaptics = false
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
  open func start() throws { throw CHHapticError(.notSupported) }
  open func start() async throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(CHHapticError(.notSupported))
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from url: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
    -> CHHapticAudioResourceID
  { throw CHHapticError(.notSupported) }
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
    throw CHHapticError(.notSupported)
  }
  open func stop() async throws { throw CHHapticError(.engineNotRunning) }
}
