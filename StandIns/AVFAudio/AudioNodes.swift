import ObjectiveCSupport
import PlaceholderViews

/// A closure that receives audio. Never called.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// A closure that is called when audio has been played.
public typealias AVAudioNodeCompletionHandler = () -> Void
/// A node of an audio engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
  open internal(set) weak var engine: AVAudioEngine?
  /// The values of `AVAudioMixing`.
  var mixing = MixingValues()
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }
  open var latency: TimeInterval { 0 }
  open var outputPresentationLatency: TimeInterval { 0 }
  open var auAudioUnit: AUAudioUnit { AUAudioUnit() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
  open func reset() {}
  /// Never calls the block.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

struct MixingValues {
  var volume: Float = 1
  var pan: Float = 0
  var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
  var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono
  var pointSourceInHeadMode = AVAudio3DMixingPointSourceInHeadMode.mono
  var rate: Float = 1
  var reverbBlend: Float = 0
  var obstruction: Float = 0
  var occlusion: Float = 0
  var position = AVAudio3DPoint()
}
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
  case equalPowerPanning, sphericalHead, HRTF, soundField
  case stereoPassThrough = 5, HRTFHQ, auto
}
public enum AVAudio3DMixingSourceMode: Int, Sendable {
  case spatializeIfMono, bypass, pointSource, ambienceBed
}
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable { case mono, bypass }
/// The mixing properties of a node that are for stereo.
public protocol AVAudioStereoMixing: AnyObject { var pan: Float { get set } }
/// The mixing properties of a node in space.
public protocol AVAudio3DMixing: AnyObject {
  var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
  var sourceMode: AVAudio3DMixingSourceMode { get set }
  var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
  var rate: Float { get set }
  var reverbBlend: Float { get set }
  var obstruction: Float { get set }
  var occlusion: Float { get set }
  var position: AVAudio3DPoint { get set }
}
/// The mixing properties of a node. They are stored, and there is no sound.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
  var volume: Float { get set }
  func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
}
extension AVAudioMixing where Self: AVAudioNode {
  public var volume: Float {
    get { mixing.volume }
    set { mixing.volume = newValue }
  }
  public var pan: Float {
    get { mixing.pan }
    set { mixing.pan = newValue }
  }
  public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
    get { mixing.renderingAlgorithm }
    set { mixing.renderingAlgorithm = newValue }
  }
  public var sourceMode: AVAudio3DMixingSourceMode {
    get { mixing.sourceMode }
    set { mixing.sourceMode = newValue }
  }
  public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
    get { mixing.pointSourceInHeadMode }
    set { mixing.pointSourceInHeadMode = newValue }
  }
  public var rate: Float {
    get { mixing.rate }
    set { mixing.rate = newValue }
  }
  public var reverbBlend: Float {
    get { mixing.reverbBlend }
    set { mixing.reverbBlend = newValue }
  }
  public var obstruction: Float {
    get { mixing.obstruction }
    set { mixing.obstruction = newValue }
  }
  public var occlusion: Float {
    get { mixing.occlusion }
    set { mixing.occlusion = newValue }
  }
  public var position: AVAudio3DPoint {
    get { mixing.position }
    set { mixing.position = newValue }
  }
  /// Returns `nil`: nothing is connected.
  public func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination? {
    nil
  }
}
/// The properties of a node at a mixer. None is created.
open class AVAudioMixingDestination: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  public let connectionPoint: AVAudioConnectionPoint
  init(_ connectionPoint: AVAudioConnectionPoint) { self.connectionPoint = connectionPoint }
}
/// A bus of a node.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
  open private(set) weak var node: AVAudioNode?
  public let bus: AVAudioNodeBus
  public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

/// A node that mixes audio.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  public override init() {}
}
/// An input or output node.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open var presentationLatency: TimeInterval { 0 }
  open var audioUnit: AudioUnit? { nil }
  open var isVoiceProcessingEnabled: Bool { false }
  /// Fails.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw UnavailableFrameworkError() }
}
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable { case started, ended }
public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration: Sendable {
  public enum Level: Int, Sendable { case `default` = 0, min = 10, mid = 20, max = 30 }
  public var enableAdvancedDucking: ObjCBool
  public var duckingLevel: Level
  public init() { (enableAdvancedDucking, duckingLevel) = (false, .default) }
  public init(enableAdvancedDucking: ObjCBool, duckingLevel: Level) {
    (self.enableAdvancedDucking, self.duckingLevel) = (enableAdvancedDucking, duckingLevel)
  }
}
/// A closure that gives an engine its input. Never called.
public typealias AVAudioIONodeInputBlock = (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?
/// The input node. There is no microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
  open var isVoiceProcessingBypassed = false
  open var isVoiceProcessingAGCEnabled = true
  open var isVoiceProcessingInputMuted = false
  open var voiceProcessingOtherAudioDuckingConfiguration =
    AVAudioVoiceProcessingOtherAudioDuckingConfiguration()
  /// Returns `false`: there is no manual rendering.
  open func setManualRenderingInputPCMFormat(
    _ format: AVAudioFormat, inputBlock block: @escaping AVAudioIONodeInputBlock
  ) -> Bool { false }
  /// Returns `false`: nobody speaks.
  open func setMutedSpeechActivityEventListener(
    _ listenerBlock: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?
  ) -> Bool { false }
}
/// The output node. There is no speaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// A closure that renders audio. Never called.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> OSStatus
/// A node that asks a closure for audio.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
}
/// A closure that receives audio. Never called.
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus
/// A node that gives audio to a closure.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
  public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) {}
}

public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
  case exponential = 1, inverse, linear
}
public enum AVAudioEnvironmentOutputType: Int, Sendable {
  case auto, headphones, builtInSpeakers, externalSpeakers
}
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject, @unchecked Sendable {
  open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
  open var referenceDistance: Float = 1
  open var maximumDistance: Float = 100_000
  open var rolloffFactor: Float = 1
}
open class AVAudioEnvironmentReverbParameters: NSObject, @unchecked Sendable {
  open var enable = false
  open var level: Float = 0
  public let filterParameters = AVAudioUnitEQFilterParameters()
  open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// A node that mixes audio in space, without sound.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  open var outputType = AVAudioEnvironmentOutputType.auto
  open var outputVolume: Float = 1
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  open var listenerPosition = AVAudio3DPoint()
  open var listenerVectorOrientation = AVAudio3DVectorOrientation(
    forward: AVAudio3DVector(x: 0, y: 0, z: -1), up: AVAudio3DVector(x: 0, y: 1, z: 0))
  open var listenerAngularOrientation = AVAudio3DAngularOrientation()
  open var isListenerHeadTrackingEnabled = false
  public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
  public let reverbParameters = AVAudioEnvironmentReverbParameters()
  open var applicableRenderingAlgorithms: [NSNumber] { [] }
  public override init() {}
}
