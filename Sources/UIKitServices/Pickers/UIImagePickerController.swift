import Foundation

/// Lets the user choose a picture: on a device without pictures and without a camera, as a new simulator is. It says so, and
/// its button cancels.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. Raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    /// The albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The pictures that were taken with the device.
    case savedPhotosAlbum = 2
  }
  /// Which camera. Raw values are UIKit's.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }
  /// What the camera takes. Raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }
  /// When there is a flash. Raw values are UIKit's.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// What films are made of. Raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    /// As good as the device can.
    case typeHigh = 0
    /// For wireless networks.
    case typeMedium = 1
    /// For slow networks.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }
  /// What is known of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type: text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle that the user has cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The film's address.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's address in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera knows of it.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Whether there are pictures of a kind: there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// What can be chosen: pictures; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Whether there is a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether there is a flash: there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from. The program stops with UIKit's message at one that is not there.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Source type \(sourceType.rawValue) not available'"
      )
    }
  }
  /// Stored only: there is nothing to choose.
  open var mediaTypes = ["public.image"]
  /// Stored only: there is nothing to cut.
  open var allowsEditing = false
  /// Stored only: there are no films.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only: there are no films.
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
  /// Without effect: there is no camera. Returns false.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Without effect: there is no camera.
  open func stopVideoCapture() {}

  /// A controller that shows an empty library.
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

/// What a library without pictures shows.
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

/// Who is told what the user has chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user has chosen something: nobody can here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user has cancelled; the delegate dismisses the controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the controller, as UIKit does for delegates without the method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
