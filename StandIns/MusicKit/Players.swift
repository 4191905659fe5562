import Combine
import Foundation

// Players, which store their queues and play nothing.

/// A player.
public class MusicPlayer: @unchecked Sendable {
  /// The activity of a player.
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  /// The repetition of a queue.
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  /// The order of a queue.
  public enum ShuffleMode: Hashable, Sendable { case off, songs }

  /// The state of a player.
  public class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float = 0
    public var repeatMode: RepeatMode?
    public var shuffleMode: ShuffleMode?
    public var audioVariant: AudioVariant? { nil }
    init() {}
  }

  /// The items to play, in an order.
  public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// The place of items that are added.
    public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
    /// An item of a queue.
    public struct Entry: Identifiable, Hashable, Sendable, CustomStringConvertible {
      /// The recording of an entry.
      public enum Item: Hashable, Sendable {
        case song(Song), musicVideo(MusicVideo)
        public var id: MusicItemID {
          switch self {
          case .song(let song): song.id
          case .musicVideo(let video): video.id
          }
        }
      }
      public let id: String
      public let item: Item?
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      public var startTime: TimeInterval? { nil }
      public var endTime: TimeInterval? { nil }
      public var isTransient: Bool { false }
      public var description: String { title }
      public init<PlayableMusicItemType: PlayableMusicItem>(_ playableItem: PlayableMusicItemType) {
        id = playableItem.id.rawValue
        switch playableItem {
        case let song as Song:
          (item, title, subtitle, artwork) = (.song(song), song.title, song.artistName, song.artwork)
        case let video as MusicVideo:
          (item, title, subtitle, artwork) = (
            .musicVideo(video), video.title, video.artistName, video.artwork
          )
        case let track as Track:
          (item, title, subtitle, artwork) = (nil, track.title, track.artistName, track.artwork)
        default: (item, title, subtitle, artwork) = (nil, playableItem.description, nil, nil)
        }
      }
    }
    public fileprivate(set) var allEntries: [Entry]
    public var currentEntry: Entry?
    public required init(arrayLiteral elements: any PlayableMusicItem...) {
      allEntries = elements.map { Entry($0) }
      currentEntry = allEntries.first
    }
    public init<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
      for playableItems: S, startingAt startPlayableItem: S.Element? = nil
    ) where S.Element == PlayableMusicItemType {
      allEntries = playableItems.map { Entry($0) }
      let first = startPlayableItem.map { Entry($0).id }
      currentEntry = allEntries.first { first == nil || $0.id == first }
    }
    public init<S: Sequence>(_ entries: S, startingAt startEntry: Entry? = nil) where S.Element == Entry {
      allEntries = Array(entries)
      currentEntry = startEntry ?? allEntries.first
    }
    public func insert<PlayableMusicItemType: PlayableMusicItem>(
      _ playableItem: PlayableMusicItemType, position: EntryInsertionPosition
    ) async throws {
      add([Entry(playableItem)], position)
    }
    public func insert<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
      _ playableItems: S, position: EntryInsertionPosition
    ) async throws where S.Element == PlayableMusicItemType {
      add(playableItems.map { Entry($0) }, position)
    }
    private func add(_ entries: [Entry], _ position: EntryInsertionPosition) {
      let current = allEntries.firstIndex { $0.id == currentEntry?.id }
      let place = position == .tail ? allEntries.count : current.map { $0 + 1 } ?? 0
      allEntries.insert(contentsOf: entries, at: place)
      currentEntry = currentEntry ?? allEntries.first
    }
  }

  public let state = State()
  public var playbackTime: TimeInterval = 0
  public var isPreparedToPlay: Bool { false }
  init() {}
  /// Always fails.
  public func prepareToPlay() async throws { throw failure() }
  /// Always fails.
  public func play() async throws { throw failure() }
  public func pause() {}
  public func stop() {}
  public func restartCurrentEntry() { playbackTime = 0 }
  public func beginSeekingForward() {}
  public func beginSeekingBackward() {}
  public func endSeeking() {}
  /// Always fails.
  public func skipToNextEntry() async throws { throw failure() }
  /// Always fails.
  public func skipToPreviousEntry() async throws { throw failure() }
}

/// The player of the application.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The items to play, which can be changed.
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    public typealias Entries = [Entry]
    public var entries: Entries {
      get { allEntries }
      set { allEntries = newValue }
    }
  }
  public static let shared = ApplicationMusicPlayer()
  public var queue: Queue = []
}

/// The player of the system.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
  public var queue: Queue = []
}
