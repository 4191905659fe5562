/// Stands in for Apple's CoreHaptics: the device has no haptics, and no engine can be created.
@_exported import Foundation
import ObjectiveCSupport

/// An error of the haptic engine.
public struct CHHapticError: _FrameworkError {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805, notSupported = -4809, unknownError = -4898
  }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let engineNotRunning = Code.engineNotRunning
  public static let notSupported = Code.notSupported
  public static let unknownError = Code.unknownError
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
open class CHHapticPattern: NSObject {
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func cancel() throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
}
/// A haptic engine. None can be created.
open class CHHapticEngine {
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
}
