/// Stands in for Apple's PhotosUI: a picker is a box that says what it is and in which nothing can be picked.
@_exported import Photos
@_exported import PlaceholderViews

public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}
public struct PHPickerConfiguration {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult { public let itemProvider = NSObject() }
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
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
}
@preconcurrency @MainActor
open class PHLivePhotoView: PlaceholderView {
  open override var placeholderName: String { "PHLivePhotoView" }
}
