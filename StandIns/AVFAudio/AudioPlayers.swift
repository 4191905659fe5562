import ObjectiveCSupport
import PlaceholderViews

/// An audio player without sound: it stores its settings and never starts.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var isMeteringEnabled = false
  open var numberOfLoops = 0
  open var channelAssignments: [AVAudioSessionChannelDescription]?
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
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open var channelAssignments: [AVAudioSessionChannelDescription]?
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
  func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
  func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
  public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) {}
  public func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) {}
}
/// A closure that is called when notes have been played.
public typealias AVMIDIPlayerCompletionHandler = () -> Void
/// A player of notes. None can be created.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(data: Data, soundBankURL bankURL: URL?) throws {
    super.init()
    throw UnavailableFrameworkError()
  }
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var currentPosition: TimeInterval = 0
  open func prepareToPlay() {}
  open func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil) {}
  open func play() async {}
  open func stop() {}
}
