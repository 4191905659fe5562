/// The logs of a player's item. Nothing is played, so that no item has one.

/// The treatment of video when the application goes into the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1, pauses, continuesIfPossible
}

/// The access log of an item.
open class AVPlayerItemAccessLog: NSObject {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
  open func extendedLogData() -> Data? { nil }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}
/// A part of an access log. There is none.
open class AVPlayerItemAccessLogEvent: NSObject {
  open var numberOfMediaRequests: Int { -1 }
  open var playbackStartDate: Date? { nil }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var numberOfServerAddressChanges: Int { 0 }
  open var playbackSessionID: String? { nil }
  open var playbackStartOffset: TimeInterval { -1 }
  open var segmentsDownloadedDuration: TimeInterval { -1 }
  open var durationWatched: TimeInterval { -1 }
  open var numberOfStalls: Int { -1 }
  open var numberOfBytesTransferred: Int64 { -1 }
  open var transferDuration: TimeInterval { -1 }
  open var observedBitrate: Double { -1 }
  open var indicatedBitrate: Double { -1 }
  open var indicatedAverageBitrate: Double { -1 }
  open var averageVideoBitrate: Double { -1 }
  open var averageAudioBitrate: Double { -1 }
  open var numberOfDroppedVideoFrames: Int { -1 }
  open var startupTime: TimeInterval { -1 }
  open var downloadOverdue: Int { -1 }
  open var observedBitrateStandardDeviation: Double { -1 }
  open var playbackType: String? { nil }
  open var mediaRequestsWWAN: Int { -1 }
  open var switchBitrate: Double { -1 }
}
/// The error log of an item.
open class AVPlayerItemErrorLog: NSObject {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
  open func extendedLogData() -> Data? { nil }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}
/// An error in a log. There is none.
open class AVPlayerItemErrorLogEvent: NSObject {
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var playbackSessionID: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
  open var allHTTPResponseHeaderFields: [String: String]? { nil }
}
