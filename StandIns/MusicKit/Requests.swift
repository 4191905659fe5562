import Foundation
import FoundationNetworking

// Requests. All fail: without the permission because of that, and with it as without a network.

/// An item that is found by its properties.
public protocol FilterableMusicItem: MusicItem { associatedtype FilterType }
/// The properties by which songs are found.
public struct SongFilter: Sendable { public let id: MusicItemID, isrc: String? }
/// The properties by which albums are found.
public struct AlbumFilter: Sendable { public let id: MusicItemID, upc: String? }
/// The property by which other items are found.
public struct ItemFilter: Sendable { public let id: MusicItemID }
extension Song: FilterableMusicItem { public typealias FilterType = SongFilter }
extension Album: FilterableMusicItem { public typealias FilterType = AlbumFilter }
extension MusicVideo: FilterableMusicItem { public typealias FilterType = SongFilter }
extension Artist: FilterableMusicItem { public typealias FilterType = ItemFilter }
extension Genre: FilterableMusicItem { public typealias FilterType = ItemFilter }
extension Playlist: FilterableMusicItem { public typealias FilterType = ItemFilter }
extension Station: FilterableMusicItem { public typealias FilterType = ItemFilter }

// MARK: Properties of items

/// A property of items.
open class PartialMusicProperty<Root>: @unchecked Sendable { init() {} }
/// A property of items that is loaded.
open class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}
extension PartialMusicAsyncProperty where Root == Playlist {
  public static var tracks: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var entries: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var featuredArtists: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var curator: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
}
extension PartialMusicAsyncProperty where Root == Album {
  public static var tracks: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var artists: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var genres: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var relatedAlbums: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var recordLabels: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
}
extension PartialMusicAsyncProperty where Root == Song {
  public static var albums: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var artists: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var composers: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var genres: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var musicVideos: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var station: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
}
extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var genres: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var playlists: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var topSongs: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
  public static var similarArtists: PartialMusicAsyncProperty { PartialMusicAsyncProperty() }
}

/// The place that properties are loaded from.
public enum MusicPropertySource: Hashable, Sendable, Codable, CaseIterable { case catalog, library }
/// An item whose properties are loaded.
public protocol MusicPropertyContainer {}
extension MusicPropertyContainer {
  /// Always fails.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self { throw failure() }
  /// Always fails.
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { throw failure() }
}
extension Song: MusicPropertyContainer {}
extension Album: MusicPropertyContainer {}
extension Artist: MusicPropertyContainer {}
extension Playlist: MusicPropertyContainer {}

// MARK: The catalog

/// A request for items with a property.
public struct MusicCatalogResourceRequest<MusicItemType: FilterableMusicItem>: @unchecked Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
  public init<Value: Sendable>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) {}
  public init<Value: Sendable>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) {}
  /// Always fails.
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { throw failure() }
}
/// The items of a request.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Hashable, Sendable, Codable {
  public let items: MusicItemCollection<MusicItemType>
}

/// An item that is searched for in the catalog.
public protocol MusicCatalogSearchable: MusicItem {}
extension Song: MusicCatalogSearchable {}
extension Album: MusicCatalogSearchable {}
extension Artist: MusicCatalogSearchable {}
extension MusicVideo: MusicCatalogSearchable {}
extension Playlist: MusicCatalogSearchable {}
extension Station: MusicCatalogSearchable {}

/// A search in the catalog.
public struct MusicCatalogSearchRequest: Sendable {
  public var term: String
  public var types: [any MusicCatalogSearchable.Type]
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    (self.term, self.types) = (term, types)
  }
  /// Always fails.
  public func response() async throws -> MusicCatalogSearchResponse { throw failure() }
}

/// An item that fits a search best.
public enum TopResult: Hashable, Sendable {
  case album(Album), artist(Artist), musicVideo(MusicVideo), playlist(Playlist), song(Song), station(Station)
}

/// The items of a search, decoded from the catalog's JSON.
public struct MusicCatalogSearchResponse: Hashable, Sendable, Decodable {
  public typealias TopResult = MusicKit.TopResult
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let musicVideos: MusicItemCollection<MusicVideo>
  public let playlists: MusicItemCollection<Playlist>
  public let songs: MusicItemCollection<Song>
  public let stations: MusicItemCollection<Station>
  public var topResults: [TopResult] { [] }

  private enum CodingKeys: String, CodingKey {
    case results, albums, artists, musicVideos = "music-videos", playlists, songs, stations
  }
  public init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: CodingKeys.self)
    let inner =
      outer.contains(.results)
      ? try outer.nestedContainer(keyedBy: CodingKeys.self, forKey: .results) : outer
    func items<Item>(_ key: CodingKeys) throws -> MusicItemCollection<Item> {
      try inner.decodeIfPresent(MusicItemCollection<Item>.self, forKey: key) ?? []
    }
    (albums, artists, musicVideos) = (try items(.albums), try items(.artists), try items(.musicVideos))
    (playlists, songs, stations) = (try items(.playlists), try items(.songs), try items(.stations))
  }
}

/// A request for what a search could be completed to.
public struct MusicCatalogSearchSuggestionsRequest: Sendable {
  public var term: String
  public var typesForTopResults: [any MusicCatalogSearchable.Type]
  public var limit: Int?
  public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
    (self.term, typesForTopResults) = (term, types)
  }
  /// Always fails.
  public func response() async throws -> MusicCatalogSearchSuggestionsResponse { throw failure() }
}
/// The texts and items that a search could be completed to.
public struct MusicCatalogSearchSuggestionsResponse: Hashable, Sendable {
  public typealias TopResult = MusicKit.TopResult
  /// A text to search for.
  public struct Suggestion: Hashable, Sendable, Identifiable {
    public let id: String, displayTerm: String, searchTerm: String
  }
  public let suggestions: [Suggestion]
  public let topResults: [TopResult]
}

/// An item that charts have.
public protocol MusicCatalogChartRequestable: MusicItem {}
extension Song: MusicCatalogChartRequestable {}
extension Album: MusicCatalogChartRequestable {}
extension MusicVideo: MusicCatalogChartRequestable {}
extension Playlist: MusicCatalogChartRequestable {}
/// The kind of a chart.
public enum MusicCatalogChartKind: Hashable, Sendable, Codable, CaseIterable {
  case mostPlayed, cityTop, dailyGlobalTop
}
/// A chart.
public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Hashable, Sendable {
  public let id: String, kind: MusicCatalogChartKind, title: String
  public let items: MusicItemCollection<MusicItemType>
}
/// A request for charts.
public struct MusicCatalogChartsRequest: Sendable {
  public var genre: Genre?
  public var kinds: [MusicCatalogChartKind]
  public var types: [any MusicCatalogChartRequestable.Type]
  public var limit: Int?
  public var offset: Int?
  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
    types: [any MusicCatalogChartRequestable.Type]
  ) {
    (self.genre, self.kinds, self.types) = (genre, kinds, types)
  }
  /// Always fails.
  public func response() async throws -> MusicCatalogChartsResponse { throw failure() }
}
/// The charts of a request.
public struct MusicCatalogChartsResponse: Hashable, Sendable {
  public let songCharts: [MusicCatalogChart<Song>], albumCharts: [MusicCatalogChart<Album>]
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>], playlistCharts: [MusicCatalogChart<Playlist>]
}

// MARK: The library and other requests

/// An item that the library has.
public protocol MusicLibraryRequestable: MusicItem {}
extension Song: MusicLibraryRequestable {}
extension Album: MusicLibraryRequestable {}
extension Artist: MusicLibraryRequestable {}
extension Genre: MusicLibraryRequestable {}
extension MusicVideo: MusicLibraryRequestable {}
extension Playlist: MusicLibraryRequestable {}
extension Track: MusicLibraryRequestable {}

/// A request for items of the library.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false
  public init() {}
  /// Returns no items, with the permission; fails without it.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    guard MusicAuthorization.currentStatus == .authorized else { throw failure() }
    return MusicLibraryResponse(items: [])
  }
}
/// The items of a request.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Hashable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// An item that was played.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
extension Song: MusicRecentlyPlayedRequestable {}
extension Track: MusicRecentlyPlayedRequestable {}
extension Station: MusicRecentlyPlayedRequestable {}
/// A request for what was played last.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  /// Always fails.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw failure() }
}

/// A request to the service.
public struct MusicDataRequest: Sendable {
  public let urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public static var currentCountryCode: String { get async throws { throw failure() } }
  /// Always fails.
  public func response() async throws -> MusicDataResponse { throw failure() }
}
/// An answer of the service.
public struct MusicDataResponse: Hashable, @unchecked Sendable {
  public let data: Data
  public let urlResponse: URLResponse
}
