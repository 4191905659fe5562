/// The status of a value of an asset.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
/// Objects whose values are loaded asynchronously.
public protocol AVAsynchronousKeyValueLoading {
  func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
  func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)?)
}
/// A property that is loaded with `load`.
public struct AVAsyncProperty<Root, Value> {
  let read: (Root) -> Value
  init(_ read: @escaping (Root) -> Value) { self.read = read }
}

/// Timed audiovisual media without content: no tracks, no duration.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var isReadable: Bool { false }
  open var isExportable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open var creationDate: AVMetadataItem? { nil }
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func mediaSelectionGroup(forMediaCharacteristic characteristic: AVMediaCharacteristic)
    -> AVMediaSelectionGroup?
  { nil }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  open func tracks(withMediaCharacteristic characteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
  /// Always fails.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    outError?.pointee = UnavailableFrameworkError() as NSError
    return .failed
  }
  /// Calls the handler immediately; nothing is loaded.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    handler?()
  }
  public func loadValues(forKeys keys: [String]) async {}
  open func cancelLoading() {}
  /// Fails.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    throw UnavailableFrameworkError()
  }
  /// Fails.
  public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws -> (
    A, B
  ) {
    throw UnavailableFrameworkError()
  }
  /// Fails.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw UnavailableFrameworkError()
  }
  /// Fails.
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) { completionHandler(nil, UnavailableFrameworkError()) }
}
extension AVAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> {
    AVAsyncProperty<AVAsset, CMTime> { $0.duration }
  }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> {
    AVAsyncProperty<AVAsset, [AVAssetTrack]> { $0.tracks }
  }
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.metadata }
  }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.commonMetadata }
  }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> {
    AVAsyncProperty<AVAsset, Bool> { $0.isPlayable }
  }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> {
    AVAsyncProperty<AVAsset, Bool> { $0.isExportable }
  }
}
/// The identifier of a track.
public typealias CMPersistentTrackID = Int32
/// The invalid track identifier.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
  open class func audiovisualTypes() -> [AVFileType] { [] }
  open class func isPlayableExtendedMIMEType(_ type: String) -> Bool { false }
  public let resourceLoader = AVAssetResourceLoader()
}
/// The key of whether durations are exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// A group of options such as languages.
open class AVMediaSelectionGroup: NSObject {
  open var options: [AVMediaSelectionOption] { [] }
  open var defaultOption: AVMediaSelectionOption? { nil }
  open var allowsEmptySelection: Bool { true }
}
/// An option such as a language.
open class AVMediaSelectionOption: NSObject {
  open var displayName: String { "" }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
}

/// A track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  open var mediaType: AVMediaType { .video }
  open var formatDescriptions: [Any] { [] }
  open var isEnabled: Bool { false }
  open var isPlayable: Bool { false }
  open var timeRange: CMTimeRange { .zero }
  open var naturalSize: CGSize { .zero }
  open var naturalTimeScale: CMTimeScale { 600 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var preferredVolume: Float { 1 }
  open var nominalFrameRate: Float { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var estimatedDataRate: Float { 0 }
  open var totalSampleDataLength: Int64 { 0 }
  open var languageCode: String? { nil }
  open var metadata: [AVMetadataItem] { [] }
  open var segments: [AVAssetTrackSegment] { [] }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  /// Fails.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    throw UnavailableFrameworkError()
  }
  /// Fails.
  public func load<A, B>(
    _ a: AVAsyncProperty<AVAssetTrack, A>, _ b: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { throw UnavailableFrameworkError() }
}
extension AVAsyncProperty where Root == AVAssetTrack {
  public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> {
    AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> { _ in [] }
  }
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> {
    AVAsyncProperty<AVAssetTrack, CGSize> { $0.naturalSize }
  }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    AVAsyncProperty<AVAssetTrack, CGAffineTransform> { $0.preferredTransform }
  }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    AVAsyncProperty<AVAssetTrack, CMTimeRange> { $0.timeRange }
  }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    AVAsyncProperty<AVAssetTrack, Float> { $0.nominalFrameRate }
  }
}
/// A segment of a track.
open class AVAssetTrackSegment: NSObject {
  open var timeMapping: CMTimeMapping { CMTimeMapping() }
  open var isEmpty: Bool { true }
}

/// Generates images of assets. Always fails.
open class AVAssetImageGenerator: NSObject {
  /// The aperture mode.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  /// The result of generating an image.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  open var videoComposition: AVVideoComposition?
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw UnavailableFrameworkError()
  }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw UnavailableFrameworkError()
  }
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, UnavailableFrameworkError()) }
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    for time in requestedTimes {
      handler(time.timeValue, nil, .invalid, .failed, UnavailableFrameworkError())
    }
  }
  open func cancelAllCGImageGeneration() {}
}
/// The closure that is called for each image.
public typealias AVAssetImageGeneratorCompletionHandler =
  (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
/// The result of generating an image.
public typealias AVAssetImageGeneratorResult = AVAssetImageGenerator.Result

// MARK: Metadata

/// The key space of a metadata item.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}
/// The format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
/// The key of a metadata item.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
}
/// A metadata item of an asset.
open class AVMetadataItem: NSObject {
  open var identifier: AVMetadataIdentifier? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var keySpace: AVMetadataKeySpace? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { value as? String ?? (value as? NSString).map { "\($0)" } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { nil }
  open var dataValue: Data? { nil }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  /// Returns the value of a property.
  public func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    property.read(self)
  }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  )
    -> [AVMetadataItem]
  { metadataItems.filter { $0.keySpace == keySpace } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}
extension AVAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> {
    AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { $0.value }
  }
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> {
    AVAsyncProperty<AVMetadataItem, String?> { $0.stringValue }
  }
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> {
    AVAsyncProperty<AVMetadataItem, NSNumber?> { $0.numberValue }
  }
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> {
    AVAsyncProperty<AVMetadataItem, Date?> { $0.dateValue }
  }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> {
    AVAsyncProperty<AVMetadataItem, Data?> { $0.dataValue }
  }
}
/// A mutable metadata item.
open class AVMutableMetadataItem: AVMetadataItem {
  private var values: [String: Any] = [:]
  open override var identifier: AVMetadataIdentifier? {
    get { values["identifier"] as? AVMetadataIdentifier }
    set { values["identifier"] = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { values["key"] as? any NSCopying & NSObjectProtocol }
    set { values["key"] = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { values["keySpace"] as? AVMetadataKeySpace }
    set { values["keySpace"] = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { values["value"] as? any NSCopying & NSObjectProtocol }
    set { values["value"] = newValue }
  }
  open var dataType: String?
  open var extendedLanguageTag: String?
  open var locale: Locale?
}
