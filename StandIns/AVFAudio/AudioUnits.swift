import ObjectiveCSupport
import PlaceholderViews

/// An audio unit.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  public internal(set) var audioComponentDescription = AudioComponentDescription()
  public override init() {}
  init(_ description: AudioComponentDescription) { audioComponentDescription = description }
  open var name: String { "" }
  open var manufacturerName: String { "" }
  open var version: Int { 0 }
  /// The handle of the unit. There is none: functions of AudioToolbox fail with it.
  open var audioUnit: AudioUnit { OpaquePointer(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())) }
  /// Fails.
  open class func instantiate(
    with audioComponentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = [],
    completionHandler: @escaping (AVAudioUnit?, (any Error)?) -> Void
  ) { completionHandler(nil, UnavailableFrameworkError()) }
  open class func instantiate(
    with audioComponentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) async throws -> AVAudioUnit { throw UnavailableFrameworkError() }
  /// Fails.
  open func loadPreset(at url: URL) throws { throw UnavailableFrameworkError() }
}
/// An audio unit that generates audio.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
  open var bypass = false
  public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
}
/// An audio unit that processes audio in real time.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
}
/// An audio unit that processes the time of audio.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
}
/// Changes pitch and rate independently, without sound.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
}
/// Changes pitch and rate together, without sound.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable { open var rate: Float = 1 }
/// The presets of a reverb.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral,
    largeRoom2, mediumHall2, mediumHall3, largeHall2
}
/// A reverb, without sound.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
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
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  open var preGain: Float = -6
  open var wetDryMix: Float = 50
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// A delay, without sound.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
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
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  open var gain: Float = 0
  open var bypass = true
}
/// An equalizer, without sound.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
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
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
  public override init() { super.init() }
  public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
  open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
  open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
  open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
  open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
  open func sendMIDISysExEvent(_ midiData: Data) {}
}
/// A sampler, without sound. Loading always fails.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
  open var stereoPan: Float = 0
  open var masterGain: Float = 0
  open var overallGain: Float = 0
  open var globalTuning: Float = 0
  open func loadInstrument(at instrumentURL: URL) throws { throw UnavailableFrameworkError() }
  open func loadAudioFiles(at audioFiles: [URL]) throws { throw UnavailableFrameworkError() }
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
    throw UnavailableFrameworkError()
  }
}
