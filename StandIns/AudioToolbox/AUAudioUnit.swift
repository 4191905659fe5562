import CoreAudioTypes
import CoreMIDI
import Foundation
import ObjectiveCSupport

public typealias AUValue = Float
public typealias AUParameterAddress = UInt64
public typealias AUAudioFrameCount = UInt32
public typealias AUAudioChannelCount = UInt32
public typealias AUAudioUnitStatus = OSStatus
public typealias AUAudioObjectID = UInt32
public let AUEventSampleTimeImmediate: AUEventSampleTime = -4_294_967_296
public enum AUAudioUnitBusType: Int, Sendable { case input = 1, output }

public typealias AURenderPullInputBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int,
  UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus
public typealias AURenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int,
  UnsafeMutablePointer<AudioBufferList>, AURenderPullInputBlock?
) -> AUAudioUnitStatus
public typealias AUInternalRenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int,
  UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AURenderEvent>?, AURenderPullInputBlock?
) -> AUAudioUnitStatus
public typealias AURenderObserver = (
  AudioUnitRenderActionFlags, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int
) -> Void
public typealias AUScheduleParameterBlock = (
  AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue
) -> Void
public typealias AUScheduleMIDIEventBlock = (AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>) -> Void
public typealias AUMIDIOutputEventBlock = (AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>) -> OSStatus
public typealias AUMIDIEventListBlock = (AUEventSampleTime, UInt8, UnsafePointer<MIDIEventList>) -> OSStatus
public typealias AUHostMusicalContextBlock = (
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?,
  UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Double>?
) -> Bool
public struct AUHostTransportStateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let changed = AUHostTransportStateFlags(rawValue: 1)
  public static let moving = AUHostTransportStateFlags(rawValue: 2)
  public static let recording = AUHostTransportStateFlags(rawValue: 4)
  public static let cycling = AUHostTransportStateFlags(rawValue: 8)
}
public typealias AUHostTransportStateBlock = (
  UnsafeMutablePointer<AUHostTransportStateFlags>?, UnsafeMutablePointer<Double>?,
  UnsafeMutablePointer<Double>?,
  UnsafeMutablePointer<Double>?
) -> Bool
public typealias AUInputHandler = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int
) -> Void

/// The kind of an event.
public enum AURenderEventType: UInt8, Sendable {
  case parameter = 1
  case parameterRamp = 2
  case MIDI = 8
  case midiSysEx = 9
  case midiEventList = 10
}
/// The head of an event.
public struct AURenderEventHeader {
  public var next: UnsafeMutablePointer<AURenderEvent>?
  public var eventSampleTime: AUEventSampleTime = 0
  public var eventType = AURenderEventType.parameter
  public var reserved: UInt8 = 0
  public init() {}
}
/// The event of a parameter.
public struct AUParameterEvent {
  public var next: UnsafeMutablePointer<AURenderEvent>?
  public var eventSampleTime: AUEventSampleTime = 0
  public var eventType = AURenderEventType.parameter
  public var reserved: (UInt8, UInt8, UInt8) = (0, 0, 0)
  public var rampDurationSampleFrames: AUAudioFrameCount = 0
  public var parameterAddress: AUParameterAddress = 0
  public var value: AUValue = 0
  public init() {}
}
/// An event of MIDI.
public struct AUMIDIEvent {
  public var next: UnsafeMutablePointer<AURenderEvent>?
  public var eventSampleTime: AUEventSampleTime = 0
  public var eventType = AURenderEventType.MIDI
  public var reserved: UInt8 = 0
  public var length: UInt16 = 0
  public var cable: UInt8 = 0
  public var data: (UInt8, UInt8, UInt8) = (0, 0, 0)
  public init() {}
}
/// An event, which is a union on Apple's platforms. None is created here.
public struct AURenderEvent {
  public var head = AURenderEventHeader()
  public var parameter = AUParameterEvent()
  public var MIDI = AUMIDIEvent()
  public init() {}
}

/// A preset.
open class AUAudioUnitPreset: NSObject, @unchecked Sendable {
  open var number = 0
  open var name = ""
  public override init() {}
}
/// A bus of an audio unit, without its format: formats are AVFAudio's.
open class AUAudioUnitBus: NSObject, @unchecked Sendable {
  open var shouldAllocateBuffer = true
  open var isEnabled = true
  open var name: String?
  open var index: Int { 0 }
  open var busType: AUAudioUnitBusType { .output }
  open weak var ownerAudioUnit: AUAudioUnit?
  open var supportedChannelLayoutTags: [NSNumber]? { nil }
  open var contextPresentationLatency: TimeInterval = 0
  open var maximumChannelCount: AUAudioChannelCount = 2
  public override init() {}
}
/// The buses of an audio unit.
open class AUAudioUnitBusArray: NSObject, @unchecked Sendable {
  private var busses: [AUAudioUnitBus]
  open private(set) unowned var ownerAudioUnit: AUAudioUnit
  public let busType: AUAudioUnitBusType
  public init(
    audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType, busses busArray: [AUAudioUnitBus] = []
  ) {
    (ownerAudioUnit, self.busType, busses) = (owner, busType, busArray)
  }
  open var count: Int { busses.count }
  open subscript(index: Int) -> AUAudioUnitBus { busses[index] }
  open var isCountChangeable: Bool { false }
  open func setBusCount(_ count: Int) throws { throw unavailable(kAudioUnitErr_PropertyNotWritable) }
  open func replaceBusses(_ busArray: [AUAudioUnitBus]) { busses = busArray }
}

func unavailable(_ status: OSStatus) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }

/// An audio unit. Only subclasses of the program's can be created by their initializers; nothing is rendered, and no unit is found.
open class AUAudioUnit: NSObject, @unchecked Sendable {
  public let componentDescription: AudioComponentDescription
  open var parameterTree: AUParameterTree?
  open var maximumFramesToRender: AUAudioFrameCount = 512
  open var fullState: [String: Any]?
  open var fullStateForDocument: [String: Any]?
  open var currentPreset: AUAudioUnitPreset?
  open var renderQuality = 127
  open var shouldBypassEffect = false
  open var isRenderingOffline = false
  open var musicalContextBlock: AUHostMusicalContextBlock?
  open var transportStateBlock: AUHostTransportStateBlock?
  open var midiOutputEventBlock: AUMIDIOutputEventBlock?
  open var contextName: String?
  open var channelMap: [NSNumber]?
  open private(set) var renderResourcesAllocated = false

  public override convenience init() {
    // A subclass that throws cannot be asked for here: a unit without a description never fails.
    self.init(description: AudioComponentDescription())
  }
  private init(description: AudioComponentDescription) { componentDescription = description }
  public init(
    componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []
  ) throws { self.componentDescription = componentDescription }
  /// Fails: no unit is found.
  open class func instantiate(
    with componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
    completionHandler: @escaping (AUAudioUnit?, (any Error)?) -> Void
  ) { completionHandler(nil, unavailable(kAudioUnitErr_FailedInitialization)) }
  open class func instantiate(
    with componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []
  ) async throws -> AUAudioUnit { throw unavailable(kAudioUnitErr_FailedInitialization) }
  /// Stores nothing: subclasses are not found by their descriptions.
  open class func registerSubclass(
    _ cls: AnyClass, as componentDescription: AudioComponentDescription, name: String, version: UInt32
  ) {}

  open var componentName: String? { nil }
  open var audioUnitName: String? { nil }
  open var manufacturerName: String? { nil }
  open var audioUnitShortName: String? { nil }
  open var componentVersion: UInt32 { 0 }
  open var component: AudioComponent? { nil }
  open var inputBusses: AUAudioUnitBusArray { AUAudioUnitBusArray(audioUnit: self, busType: .input) }
  open var outputBusses: AUAudioUnitBusArray { AUAudioUnitBusArray(audioUnit: self, busType: .output) }
  open var internalRenderBlock: AUInternalRenderBlock {
    { _, _, _, _, _, _, _ in kAudioUnitErr_Uninitialized }
  }
  open var renderBlock: AURenderBlock { { _, _, _, _, _, _ in kAudioUnitErr_Uninitialized } }
  open var scheduleParameterBlock: AUScheduleParameterBlock { { _, _, _, _ in } }
  open var scheduleMIDIEventBlock: AUScheduleMIDIEventBlock? { nil }
  open func allocateRenderResources() throws { renderResourcesAllocated = true }
  open func deallocateRenderResources() { renderResourcesAllocated = false }
  open func reset() {}
  open func token(byAddingRenderObserver observer: @escaping AURenderObserver) -> Int { 0 }
  open func removeRenderObserver(_ token: Int) {}
  open func parametersForOverview(withCount count: Int) -> [NSNumber] { [] }
  open var allParameterValues: Bool { true }
  open var isMusicDeviceOrEffect: Bool { false }
  open var virtualMIDICableCount: Int { 0 }
  open var midiOutputNames: [String] { [] }
  open var providesUserInterface: Bool { false }
  open var factoryPresets: [AUAudioUnitPreset]? { nil }
  open var userPresets: [AUAudioUnitPreset] { [] }
  open var supportsUserPresets: Bool { false }
  open func saveUserPreset(_ userPreset: AUAudioUnitPreset) throws {
    throw unavailable(kAudioUnitErr_PropertyNotWritable)
  }
  open func deleteUserPreset(_ userPreset: AUAudioUnitPreset) throws {
    throw unavailable(kAudioUnitErr_PropertyNotWritable)
  }
  open var latency: TimeInterval { 0 }
  open var tailTime: TimeInterval { 0 }
  open var canProcessInPlace: Bool { false }
  open var channelCapabilities: [NSNumber]? { nil }
  open var supportsMPE: Bool { false }
  open var isLoadedInProcess: Bool { true }
  // Input and output.
  open var canPerformInput: Bool { false }
  open var canPerformOutput: Bool { false }
  open var isInputEnabled = false
  open var isOutputEnabled = true
  open var outputProvider: AURenderPullInputBlock?
  open var inputHandler: AUInputHandler?
  open var isRunning: Bool { false }
  open func startHardware() throws { throw unavailable(kAudioUnitErr_FailedInitialization) }
  open func stopHardware() {}
}
