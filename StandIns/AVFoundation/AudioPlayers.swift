/// An audio player without sound: it stores its settings and never starts.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var isMeteringEnabled = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat() }
  open var url: URL? { source }
  open var data: Data? { bytes }
  private let source: URL?
  private let bytes: Data?
  public override init() { (source, bytes) = (nil, nil) }
  public init(contentsOf url: URL) throws { (source, bytes) = (url, nil) }
  public init(contentsOf url: URL, fileTypeHint: String?) throws { (source, bytes) = (url, nil) }
  public init(data: Data) throws { (source, bytes) = (nil, data) }
  public init(data: Data, fileTypeHint: String?) throws { (source, bytes) = (nil, data) }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  /// Sets the volume immediately.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// The delegate of an audio player. Never called.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

/// An audio recorder, which never records: there is no microphone.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var format: AVAudioFormat { AVAudioFormat() }
  public override init() { (url, settings) = (URL(fileURLWithPath: "/dev/null"), [:]) }
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  public init(url: URL, format: AVAudioFormat) throws { (self.url, settings) = (url, format.settings) }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    false
  }
  @discardableResult open func deleteRecording() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// The delegate of an audio recorder. Never called.
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
/// The key of the audio format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bit rate.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bit rate strategy.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the bit depth.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the bit depth of linear PCM.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether linear PCM is big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether linear PCM is floating-point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether linear PCM is noninterleaved.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the channel layout.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The quality of encoded audio.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7f }

// MARK: Speech

/// An utterance to speak.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var voice: AVSpeechSynthesisVoice?
  open var volume: Float = 1
  open var pitchMultiplier: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false
  public override convenience init() { self.init(string: "") }
  public init(string: String) {
    (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
  }
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
  }
}
/// The key of a word's pronunciation.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
/// A voice. There are none.
open class AVSpeechSynthesisVoice: NSObject {
  public init?(language languageCode: String?) { nil }
  public init?(identifier: String) { nil }
  open var language: String { "" }
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
}
/// The boundary at which speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// A speech synthesizer, which never speaks.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open var usesApplicationAudioSession = true
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
/// The delegate of a speech synthesizer. Never called.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
