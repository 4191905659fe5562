import Foundation

/// A view controller for trimming a video, on a device that cannot edit any. It displays a message and a cancel button.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// Stored only: videos are not edited. The path of the video.
  open var videoPath = ""
  /// Stored only: videos are not edited. The maximum duration in seconds; 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only: videos are not edited.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  /// Returns whether a video can be edited; `false`.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Videos Cannot Be Edited"
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
    ])
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        guard let delegate = delegate as? any UIVideoEditorControllerDelegate else {
          dismiss(animated: true)
          return
        }
        delegate.videoEditorControllerDidCancel(self)
      })
    setViewControllers([screen], animated: false)
  }
}

/// The delegate of a video editor, which is its `delegate`.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a video was saved. Never called here.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Tells the delegate that a video could not be saved. Never called here.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Tells the delegate that the user cancelled.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  /// Does nothing.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  /// Dismisses the editor.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
    editor.dismiss(animated: true)
  }
}

extension UIImagePickerController {
  /// The form in which an image is exported. Raw values are UIKit's.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A form that is widely supported.
    case compatible = 0
    /// The form that the image has.
    case current = 1
  }

  private static let imagePreset = AssociatedKey<ImageURLExportPreset>()
  private static let videoPreset = AssociatedKey<String>()

  /// The form in which images are exported. Stored only: there are no images.
  public var imageExportPreset: ImageURLExportPreset {
    get { Self.imagePreset[self] ?? .compatible }
    set { Self.imagePreset[self] = newValue }
  }
  /// The form in which videos are exported. Stored only: there are no videos.
  public var videoExportPreset: String {
    get { Self.videoPreset[self] ?? "" }
    set { Self.videoPreset[self] = newValue }
  }
  /// Returns the capture modes of a camera; `nil`, since there is none.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
