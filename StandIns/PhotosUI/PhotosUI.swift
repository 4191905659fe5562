/// Stands in for Apple's PhotosUI: the picker is a placeholder in which nothing can be selected.
@_exported import Photos
@_exported import PlaceholderViews
@_exported import UniformTypeIdentifiers

/// A filter of the assets that a picker shows.
public struct PHPickerFilter: Sendable, Hashable {
  private let name: String
  init(_ name: String) { self.name = name }
  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let bursts = PHPickerFilter("bursts")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter("any") }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter("all") }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter("not") }
}
/// The configuration of a picker.
public struct PHPickerConfiguration {
  /// The representation of assets, which may be transcoded.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The selection behavior of a picker.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public var selectionLimit = 1
  public var selection = Selection.default
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
/// A selected asset. None is ever created.
public struct PHPickerResult: Hashable {
  public let itemProvider = NSItemProvider()
  public let assetIdentifier: String? = nil
  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
/// The delegate of a picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// A placeholder for the photo picker.
@preconcurrency @MainActor
open class PHPickerViewController: PlaceholderController {
  open override var placeholderName: String { "PHPickerViewController" }
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  /// Does nothing, as the following: the library is empty.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
  open func scrollToInitialPosition() {}
  open func zoomIn() {}
  open func zoomOut() {}
}
/// The playback style of a Live Photo.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
/// The options of a Live Photo badge.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}
/// A placeholder for a Live Photo.
@preconcurrency @MainActor
open class PHLivePhotoView: PlaceholderView {
  open override var placeholderName: String { "PHLivePhotoView" }
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var playbackGestureRecognizer: UIGestureRecognizer { recognizer }
  private let recognizer = UILongPressGestureRecognizer()
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
  /// Returns an empty image.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage()
  }
}
/// The delegate of a Live Photo view.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
/// The controller of a photo editing extension.
@preconcurrency @MainActor
public protocol PHContentEditingController: AnyObject {
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  var shouldShowCancelConfirmation: Bool { get }
  func cancelContentEditing()
}
