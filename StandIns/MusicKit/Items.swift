import CoreGraphics
import Foundation

// The items, which have the attributes of the catalog's JSON.

/// A picture of an item.
public struct Artwork: Hashable, Sendable, Codable {
  private var width: Int?
  private var height: Int?
  private var url: String?
  private var bgColor: String?
  private var textColor1: String?
  private var textColor2: String?
  private var textColor3: String?
  private var textColor4: String?
  public var maximumWidth: Int { width ?? 0 }
  public var maximumHeight: Int { height ?? 0 }
  public var alternateText: String? { nil }
  public var backgroundColor: CGColor? { color(bgColor) }
  public var primaryTextColor: CGColor? { color(textColor1) }
  public var secondaryTextColor: CGColor? { color(textColor2) }
  public var tertiaryTextColor: CGColor? { color(textColor3) }
  public var quaternaryTextColor: CGColor? { color(textColor4) }
  /// Returns the address of the picture in a size, in pixels.
  public func url(width: Int, height: Int) -> URL? {
    url.flatMap {
      URL(
        string: $0.replacingOccurrences(of: "{w}", with: "\(width)")
          .replacingOccurrences(of: "{h}", with: "\(height)"))
    }
  }
  private func color(_ text: String?) -> CGColor? {
    guard let text, let number = UInt32(text, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

/// A text about an item.
public struct EditorialNotes: Hashable, Sendable, Codable {
  public var standard: String?
  public var short: String?
  public var name: String?
  public var tagline: String?
}

/// An excerpt of a recording.
public struct PreviewAsset: Hashable, Sendable, Codable {
  public var url: URL?
  public var hlsURL: URL?
  public var artwork: Artwork?
}

/// The suitability of an item.
public enum ContentRating: String, Hashable, Sendable, Codable { case clean, explicit }
/// A form of a recording.
public enum AudioVariant: Hashable, Sendable, Codable, CaseIterable {
  case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo
}
/// The parameters that a player needs of an item.
public struct PlayParameters: Hashable, Sendable, Codable {
  private var id: String?
  private var kind: String?
}

/// An item that can be played.
public protocol PlayableMusicItem: MusicItem {
  var playParameters: PlayParameters? { get }
}

/// The attributes that the catalog has of items.
struct Attributes: Hashable, Sendable, Codable {
  var name: String?
  var artistName: String?
  var albumName: String?
  var curatorName: String?
  var composerName: String?
  var artwork: Artwork?
  var durationInMillis: Int?
  var previews: [PreviewAsset]?
  var url: URL?
  var trackNumber: Int?
  var discNumber: Int?
  var trackCount: Int?
  var genreNames: [String]?
  var releaseDate: String?
  var isrc: String?
  var upc: String?
  var hasLyrics: Bool?
  var isSingle: Bool?
  var isComplete: Bool?
  var isCompilation: Bool?
  var isChart: Bool?
  var isLive: Bool?
  var contentRating: ContentRating?
  var copyright: String?
  var recordLabel: String?
  var editorialNotes: EditorialNotes?
  var description: EditorialNotes?
  var playParams: PlayParameters?

  var duration: TimeInterval? { durationInMillis.map { Double($0) / 1000 } }
  /// The day of the release, at midnight in Greenwich.
  var date: Date? { releaseDate.flatMap { try? Date($0, strategy: .iso8601.year().month().day()) } }
}

/// A song.
public struct Song: PlayableMusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var albumTitle: String? { attributes?.albumName }
  public var composerName: String? { attributes?.composerName }
  public var artwork: Artwork? { attributes?.artwork }
  public var artistURL: URL? { nil }
  public var audioVariants: [AudioVariant]? { nil }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var discNumber: Int? { attributes?.discNumber }
  public var duration: TimeInterval? { attributes?.duration }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var hasLyrics: Bool { attributes?.hasLyrics ?? false }
  public var isAppleDigitalMaster: Bool? { nil }
  public var isrc: String? { attributes?.isrc }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var playCount: Int? { nil }
  public var playParameters: PlayParameters? { attributes?.playParams }
  public var previewAssets: [PreviewAsset]? { attributes?.previews }
  public var releaseDate: Date? { attributes?.date }
  public var trackNumber: Int? { attributes?.trackNumber }
  public var url: URL? { attributes?.url }
  public var workName: String? { nil }
  public var movementName: String? { nil }
  public var albums: MusicItemCollection<Album>? { nil }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var composers: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
  public var station: Station? { nil }
  public var description: String { "Song(id: \"\(id)\", title: \"\(title)\", artistName: \"\(artistName)\")" }
}

/// An album.
public struct Album: PlayableMusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var artistURL: URL? { nil }
  public var audioVariants: [AudioVariant]? { nil }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var copyright: String? { attributes?.copyright }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var isCompilation: Bool? { attributes?.isCompilation }
  public var isComplete: Bool? { attributes?.isComplete }
  public var isSingle: Bool? { attributes?.isSingle }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var playParameters: PlayParameters? { attributes?.playParams }
  public var recordLabelName: String? { attributes?.recordLabel }
  public var releaseDate: Date? { attributes?.date }
  public var trackCount: Int { attributes?.trackCount ?? 0 }
  public var upc: String? { attributes?.upc }
  public var url: URL? { attributes?.url }
  public var artists: MusicItemCollection<Artist>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var relatedAlbums: MusicItemCollection<Album>? { nil }
  public var description: String {
    "Album(id: \"\(id)\", title: \"\(title)\", artistName: \"\(artistName)\")"
  }
}

/// An artist.
public struct Artist: MusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var genreNames: [String]? { attributes?.genreNames }
  public var libraryAddedDate: Date? { nil }
  public var url: URL? { attributes?.url }
  public var albums: MusicItemCollection<Album>? { nil }
  public var genres: MusicItemCollection<Genre>? { nil }
  public var playlists: MusicItemCollection<Playlist>? { nil }
  public var topSongs: MusicItemCollection<Song>? { nil }
  public var similarArtists: MusicItemCollection<Artist>? { nil }
  public var description: String { "Artist(id: \"\(id)\", name: \"\(name)\")" }
}

/// A genre.
public struct Genre: MusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var name: String { attributes?.name ?? "" }
  public var parent: Genre? { nil }
  public var description: String { "Genre(id: \"\(id)\", name: \"\(name)\")" }
  public static func == (a: Genre, b: Genre) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A music video.
public struct MusicVideo: PlayableMusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var albumTitle: String? { attributes?.albumName }
  public var artwork: Artwork? { attributes?.artwork }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var duration: TimeInterval? { attributes?.duration }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var isrc: String? { attributes?.isrc }
  public var playParameters: PlayParameters? { attributes?.playParams }
  public var previewAssets: [PreviewAsset]? { attributes?.previews }
  public var releaseDate: Date? { attributes?.date }
  public var url: URL? { attributes?.url }
  public var description: String { "MusicVideo(id: \"\(id)\", title: \"\(title)\")" }
}

/// A station.
public struct Station: PlayableMusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var duration: TimeInterval? { attributes?.duration }
  public var editorialNotes: EditorialNotes? { attributes?.editorialNotes }
  public var isLive: Bool { attributes?.isLive ?? false }
  public var playParameters: PlayParameters? { attributes?.playParams }
  public var url: URL? { attributes?.url }
  public var description: String { "Station(id: \"\(id)\", name: \"\(name)\")" }
}

/// A playlist.
public struct Playlist: PlayableMusicItem {
  public let id: MusicItemID
  var attributes: Attributes?
  public var name: String { attributes?.name ?? "" }
  public var artwork: Artwork? { attributes?.artwork }
  public var curatorName: String? { attributes?.curatorName }
  public var isChart: Bool? { attributes?.isChart }
  public var lastModifiedDate: Date? { nil }
  public var lastPlayedDate: Date? { nil }
  public var libraryAddedDate: Date? { nil }
  public var playParameters: PlayParameters? { attributes?.playParams }
  public var shortDescription: String? { attributes?.description?.short }
  public var standardDescription: String? { attributes?.description?.standard }
  public var url: URL? { attributes?.url }
  public var tracks: MusicItemCollection<Track>? { nil }
  public var featuredArtists: MusicItemCollection<Artist>? { nil }
  public var description: String { "Playlist(id: \"\(id)\", name: \"\(name)\")" }
}

/// A song or a music video of an album or a playlist.
public enum Track: PlayableMusicItem {
  case song(Song), musicVideo(MusicVideo)
  private enum CodingKeys: String, CodingKey { case type }
  public init(from decoder: any Decoder) throws {
    let type = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .type)
    self =
      type?.hasSuffix("music-videos") == true
      ? .musicVideo(try MusicVideo(from: decoder)) : .song(try Song(from: decoder))
  }
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .song(let song): try song.encode(to: encoder)
    case .musicVideo(let video): try video.encode(to: encoder)
    }
  }
  private var attributes: Attributes? {
    switch self {
    case .song(let song): song.attributes
    case .musicVideo(let video): video.attributes
    }
  }
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .musicVideo(let video): video.id
    }
  }
  public var title: String { attributes?.name ?? "" }
  public var artistName: String { attributes?.artistName ?? "" }
  public var albumTitle: String? { attributes?.albumName }
  public var artwork: Artwork? { attributes?.artwork }
  public var contentRating: ContentRating? { attributes?.contentRating }
  public var discNumber: Int? { attributes?.discNumber }
  public var duration: TimeInterval? { attributes?.duration }
  public var genreNames: [String] { attributes?.genreNames ?? [] }
  public var isrc: String? { attributes?.isrc }
  public var playParameters: PlayParameters? { attributes?.playParams }
  public var previewAssets: [PreviewAsset]? { attributes?.previews }
  public var releaseDate: Date? { attributes?.date }
  public var trackNumber: Int? { attributes?.trackNumber }
  public var url: URL? { attributes?.url }
  public var description: String { "Track(id: \"\(id)\", title: \"\(title)\")" }
}
