import ObjectiveCSupport

/// An utterance to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
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
  /// Creates an utterance of a text with marks, which is empty: the marks are not read.
  public init?(ssmlRepresentation string: String) {
    (speechString, attributedSpeechString) = ("", NSAttributedString())
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
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public init?(language languageCode: String?) { nil }
  public init?(identifier: String) { nil }
  open var language: String { "" }
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open var audioFileSettings: [String: Any] { [:] }
  open var voiceTraits: Traits { [] }
  /// The traits of a voice.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let isNoveltyVoice = Traits(rawValue: 1)
    public static let isPersonalVoice = Traits(rawValue: 2)
  }
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
  open var mixToTelephonyUplink = false
  open var outputChannels: [AVAudioSessionChannelDescription]?
  /// A closure that receives speech. Never called.
  public typealias BufferCallback = (AVAudioBuffer) -> Void
  /// A closure that receives marks. Never called.
  public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void
  public static let availableVoicesDidChangeNotification = Notification.Name(
    "AVSpeechSynthesisAvailableVoicesDidChangeNotification")
  /// The permission to use voices that resemble the user's.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    case notDetermined, denied, unsupported, authorized
  }
  open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
  open class func requestPersonalVoiceAuthorization(
    completionHandler handler: @escaping (PersonalVoiceAuthorizationStatus) -> Void
  ) { handler(.unsupported) }
  open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus {
    .unsupported
  }
  /// Never calls the closure.
  open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
  }
  /// Never calls the closures.
  open func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
    toMarkerCallback markerCallback: @escaping MarkerCallback
  ) {}
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
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
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
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
    utterance: AVSpeechUtterance
  ) {}
}
/// The identifier of a voice.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
/// A mark in speech.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
  public enum Mark: Int, Sendable { case phoneme, word, sentence, paragraph, bookmark }
  open var mark: Mark
  open var byteSampleOffset: Int
  open var textRange: NSRange
  open var bookmarkName = ""
  open var phoneme = ""
  public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
  }
  public convenience init(wordRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .word, forTextRange: range, atByteSampleOffset: byteSampleOffset)
  }
  public convenience init(sentenceRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .sentence, forTextRange: range, atByteSampleOffset: byteSampleOffset)
  }
  public convenience init(paragraphRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .paragraph, forTextRange: range, atByteSampleOffset: byteSampleOffset)
  }
  public convenience init(phonemeString phoneme: String, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .phoneme, forTextRange: NSRange(), atByteSampleOffset: byteSampleOffset)
    self.phoneme = phoneme
  }
  public convenience init(bookmarkName mark: String, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .bookmark, forTextRange: NSRange(), atByteSampleOffset: byteSampleOffset)
    bookmarkName = mark
  }
}
