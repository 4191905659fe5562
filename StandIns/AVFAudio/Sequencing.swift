import CoreMIDI
import ObjectiveCSupport
import PlaceholderViews

public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let smfChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}
public struct AVBeatRange: Sendable {
  public var start: AVMusicTimeStamp
  public var length: AVMusicTimeStamp
  public init() { (start, length) = (0, 0) }
  public init(start: AVMusicTimeStamp, length: AVMusicTimeStamp) {
    (self.start, self.length) = (start, length)
  }
}
public func AVMakeBeatRange(_ startBeat: AVMusicTimeStamp, _ lengthInBeats: AVMusicTimeStamp) -> AVBeatRange {
  AVBeatRange(start: startBeat, length: lengthInBeats)
}
public enum AVMusicTrackLoopCount: Int, Sendable { case forever = -1 }

/// A sequencer, which cannot read, write or play.
open class AVAudioSequencer: NSObject, @unchecked Sendable {
  public struct InfoDictionaryKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let album = InfoDictionaryKey(rawValue: "album")
    public static let title = InfoDictionaryKey(rawValue: "title")
    public static let artist = InfoDictionaryKey(rawValue: "artist")
    public static let tempo = InfoDictionaryKey(rawValue: "tempo")
    public static let keySignature = InfoDictionaryKey(rawValue: "key signature")
    public static let timeSignature = InfoDictionaryKey(rawValue: "time signature")
  }
  public override init() {}
  public init(audioEngine engine: AVAudioEngine) {}
  open private(set) var tracks: [AVMusicTrack] = []
  public let tempoTrack = AVMusicTrack()
  open var userInfo: [String: Any] { [:] }
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var currentPositionInSeconds: TimeInterval = 0
  open var currentPositionInBeats: TimeInterval = 0
  open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
    throw UnavailableFrameworkError()
  }
  open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {
    throw UnavailableFrameworkError()
  }
  open func write(to fileURL: URL, smpteResolution resolution: Int, replaceExisting replace: Bool) throws {
    throw UnavailableFrameworkError()
  }
  open func data(withSMPTEResolution SMPTEResolution: Int, error outError: UnsafeMutablePointer<NSError?>?)
    -> Data
  {
    outError?.pointee = UnavailableFrameworkError() as NSError
    return Data()
  }
  /// Returns the beats at 120 beats a minute, since no sequence sets another tempo.
  open func beats(forSeconds seconds: TimeInterval) -> AVMusicTimeStamp { seconds * 2 }
  open func seconds(forBeats beats: AVMusicTimeStamp) -> TimeInterval { beats / 2 }
  open func reverseEvents() {}
  open func createAndAppendTrack() -> AVMusicTrack {
    let track = AVMusicTrack()
    tracks.append(track)
    return track
  }
  open func removeTrack(_ track: AVMusicTrack) -> Bool {
    guard let index = tracks.firstIndex(where: { $0 === track }) else { return false }
    tracks.remove(at: index)
    return true
  }
  open func prepareToPlay() {}
  /// Fails.
  open func start() throws { throw UnavailableFrameworkError() }
  open func stop() {}
}
/// A track of a sequencer. It stores its settings and has no events.
open class AVMusicTrack: NSObject, @unchecked Sendable {
  open var destinationAudioUnit: AVAudioUnit?
  open var destinationMIDIEndpoint: MIDIEndpointRef = 0
  open var loopRange = AVBeatRange()
  open var isLoopingEnabled = false
  open var numberOfLoops = 0
  open var offsetTime: AVMusicTimeStamp = 0
  open var isMuted = false
  open var isSoloed = false
  open var lengthInBeats: AVMusicTimeStamp = 0
  open var lengthInSeconds: TimeInterval = 0
  open var timeResolution: Int { 480 }
  open var usesAutomatedParameters = false
  open func clearEvents(in range: AVBeatRange) {}
  open func cutEvents(in range: AVBeatRange) {}
  open func moveEvents(in range: AVBeatRange, by beatAmount: AVMusicTimeStamp) {}
}
