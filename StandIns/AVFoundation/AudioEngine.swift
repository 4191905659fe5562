/// A position in frames.
public typealias AVAudioFramePosition = Int64
/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// The index of a bus.
public typealias AVAudioNodeBus = Int
/// A number of channels.
public typealias AVAudioChannelCount = UInt32

/// The common formats of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
/// The format of audio.
open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool
  public let settings: [String: Any]
  public override init() {
    (sampleRate, channelCount, commonFormat, isInterleaved, settings) = (
      44_100, 2, .pcmFormatFloat32, false, [:]
    )
  }
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount, commonFormat, isInterleaved, settings) = (
      sampleRate, channels, .pcmFormatFloat32, false, [:]
    )
  }
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    (self.sampleRate, channelCount, commonFormat, isInterleaved, settings) = (
      sampleRate, channels, format, interleaved, [:]
    )
  }
  public init?(settings: [String: Any]) {
    sampleRate =
      (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double ?? 44_100
    channelCount = (settings[AVNumberOfChannelsKey] as? Int).map(AVAudioChannelCount.init) ?? 1
    (commonFormat, isInterleaved) = (.otherFormat, false)
    self.settings = settings
  }
}
/// A buffer of audio.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}
/// A buffer of samples, initially silent.
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let (count, frames) = (max(1, Int(format.channelCount)), max(1, Int(frameCapacity)))
    samples = .allocate(capacity: count * frames)
    samples.initialize(repeating: 0, count: count * frames)
    channels = .allocate(capacity: count)
    for channel in 0..<count { (channels + channel).initialize(to: samples + channel * frames) }
    super.init(format: format)
  }
  deinit {
    samples.deallocate()
    channels.deallocate()
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  open var stride: Int { 1 }
}
/// A time of audio.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime) }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
  }
  open var isSampleTimeValid: Bool { sampleRate > 0 }
  open var isHostTimeValid: Bool { hostTime > 0 }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1_000_000_000 }
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(max(0, seconds) * 1_000_000_000)
  }
}
/// An audio file, which can be neither read nor written.
open class AVAudioFile: NSObject {
  public let url: URL
  public init(forReading fileURL: URL) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open func read(into buffer: AVAudioPCMBuffer) throws { throw UnavailableFrameworkError() }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    throw UnavailableFrameworkError()
  }
  open func write(from buffer: AVAudioPCMBuffer) throws { throw UnavailableFrameworkError() }
}

/// A closure that receives audio. Never called.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// A closure that is called when audio has been played.
public typealias AVAudioNodeCompletionHandler = () -> Void
/// A node of an audio engine.
open class AVAudioNode: NSObject {
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }
  open var latency: TimeInterval { 0 }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func reset() {}
  /// Never calls the block.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}
/// The mixing properties of a node.
public protocol AVAudioMixing: AnyObject {
  var volume: Float { get set }
  var pan: Float { get set }
}
/// A node that mixes audio.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
/// An input or output node.
open class AVAudioIONode: AVAudioNode { open var presentationLatency: TimeInterval { 0 } }
/// The input node. There is no microphone.
open class AVAudioInputNode: AVAudioIONode {}
/// The output node. There is no speaker.
open class AVAudioOutputNode: AVAudioIONode {}
/// Options for playing a buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// The time at which completion handlers are called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}
/// A node that plays files and buffers. It is silent and never calls handlers.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var isPlaying: Bool { false }
  open func play() {}
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}
/// An audio unit.
open class AVAudioUnit: AVAudioNode {
  open var name: String { "" }
  open var manufacturerName: String { "" }
}
/// An audio unit that processes audio in real time.
open class AVAudioUnitEffect: AVAudioUnit {
  open var bypass = false
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) {}
}
/// An audio unit that processes the time of audio.
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }
/// Changes pitch and rate independently, without sound.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}
/// Changes pitch and rate together, without sound.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }
/// The presets of a reverb.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral,
    largeRoom2, mediumHall2, mediumHall3, largeHall2
}
/// A reverb, without sound.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// The presets of a distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1,
    multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed,
    multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken,
    speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
/// A distortion, without sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A delay, without sound.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}
/// The filter type of an equalizer's band.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf,
    highShelf,
    resonantLowShelf, resonantHighShelf
}
/// The parameters of an equalizer's band.
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  open var gain: Float = 0
  open var bypass = true
}
/// An equalizer, without sound.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public override init() {
    bands = []
    super.init()
  }
  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
/// An audio unit that plays notes, without sound.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
}
/// A sampler, without sound. Loading always fails.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
  open func loadInstrument(at instrumentURL: URL) throws { throw UnavailableFrameworkError() }
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
    throw UnavailableFrameworkError()
  }
}
/// A graph of nodes. Starting it always fails.
open class AVAudioEngine: NSObject {
  public let mainMixerNode = AVAudioMixerNode()
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false
  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  open func detach(_ node: AVAudioNode) {
    node.engine = nil
    attachedNodes.remove(node)
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  /// Fails: there is no sound.
  open func start() throws { throw UnavailableFrameworkError() }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
