import Foundation

/// A view controller for selecting images, on a device without images and camera, as a new simulator is. It
/// displays a message and a cancel button.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images. Raw values match UIKit's.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The saved photos.
    case savedPhotosAlbum = 2
  }
  /// A camera of the device. Raw values match UIKit's.
  public enum CameraDevice: Int, Sendable {
    /// The rear camera.
    case rear = 0
    /// The front camera.
    case front = 1
  }
  /// The capture mode of the camera. Raw values match UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video = 1
  }
  /// The flash mode of the camera. Raw values match UIKit's.
  public enum CameraFlashMode: Int, Sendable {
    /// Off.
    case off = -1
    /// Automatic.
    case auto = 0
    /// On.
    case on = 1
  }
  /// The quality of videos. Raw values match UIKit's.
  public enum QualityType: Int, Sendable {
    /// The highest quality of the device.
    case typeHigh = 0
    /// Medium quality, for Wi-Fi networks.
    case typeMedium = 1
    /// Low quality, for cellular networks.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }
  /// A key of the information about a selected image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The string value of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The media type, a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The crop rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of the video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the image in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a captured image.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The URL of the image file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The asset in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The Live Photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Returns whether a source is available. There is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the available media types of a source; `nil` for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Returns whether a camera is available. Always `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash. Always `false`.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The source of images. The program stops with UIKit's message if it is not available.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Source type \(sourceType.rawValue) not available'"
      )
    }
  }
  /// Stored only: there are no images.
  open var mediaTypes = ["public.image"]
  /// Stored only: there are no images.
  open var allowsEditing = false
  /// Stored only: there are no videos.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only: there are no videos.
  open var videoQuality = QualityType.typeMedium
  /// Stored only: there is no camera.
  open var showsCameraControls = true
  /// Stored only: there is no camera.
  open var cameraOverlayView: UIView?
  /// Stored only: there is no camera.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Stored only: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Stored only: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored only: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Without effect: there is no camera.
  open func takePicture() {}
  /// Without effect: there is no camera. Always returns `false`.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Without effect: there is no camera.
  open func stopVideoCapture() {}

  /// Creates a controller that displays an empty library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if viewControllers.isEmpty { setViewControllers([EmptyLibraryController(picker: self)], animated: false) }
  }

  func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// The view controller of an empty library.
private final class EmptyLibraryController: UIViewController {
  private weak var picker: UIImagePickerController?

  init(picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "No Photos"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// The delegate of an image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when media has been selected. Never called.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels. Implementations dismiss the controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the controller, as UIKit does if the delegate does not implement the method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
