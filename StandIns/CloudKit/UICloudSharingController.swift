import UIKit

/// A controller for sharing records with others. Nothing is shared: it displays that and a button that ends it.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
  /// The permissions that the user can give. Raw values match UIKit's.
  public struct PermissionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  public let share: CKShare?
  open var availablePermissions: PermissionOptions = []

  public init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) {
    share = nil
    super.init(nibName: nil, bundle: nil)
  }
  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    share = nil
    super.init(coder: coder)
  }

  open func activityItemSource() -> any UIActivityItemSource { SharedItem(share) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = delegate?.itemTitle(for: self) ?? "Sharing Is Not Available"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

private final class SharedItem: NSObject, UIActivityItemSource {
  let share: CKShare?
  init(_ share: CKShare?) { self.share = share }
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { share?.url }
}

/// The delegate of a sharing controller.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

extension UIScene.ConnectionOptions {
  /// The share that led to the scene; `nil`.
  public var cloudKitShareMetadata: CKShare.Metadata? { nil }
}
extension UIApplicationDelegate {
  /// Does nothing. Never called.
  public func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {}
}
extension UIWindowSceneDelegate {
  /// Does nothing. Never called.
  public func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {}
}
