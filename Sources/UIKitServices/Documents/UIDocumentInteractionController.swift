import Foundation

/// Shows a file, and offers what can be done with it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the file; by its ending where it is not set.
  open var uti: String?
  /// The name that is shown; the file's where it is not set.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }
  private var givenName: String?
  /// Stored only: no other application gets it.
  open var annotation: Any?
  /// Decides, and is told.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Images that stand for the file: none.
  open var icons: [UIImage] { [] }
  /// The recognizers that show previews and options: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private weak var shown: UIViewController?
  private var isShown: Bool { shown?.presentingViewController != nil }

  /// Shows a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  public override init() { super.init() }

  private func presenter(for view: UIView?) -> UIViewController? {
    let owner = sequence(first: view as UIResponder?, next: { $0?.next }).lazy
      .compactMap { $0 as? UIViewController }.first
    return owner ?? UIApplication.shared.keyWindow?.rootViewController
  }

  private func presentSheet(from view: UIView?, item: UIBarButtonItem?, _ rect: CGRect?, animated: Bool)
    -> Bool
  {
    guard let url, !isShown,
      let presenter = presenter(for: view)
    else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    if let rect { sheet.popoverPresentationController?.sourceRect = rect }
    if let item { sheet.popoverPresentationController?.barButtonItem = item }
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
    presenter.present(sheet, animated: animated)
    shown = sheet
    return true
  }

  /// Shows the sheet of what can be done with the file. Returns whether it is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return presentSheet(from: view, item: nil, rect, animated: animated)
  }
  /// The same beside an item of a bar.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return presentSheet(from: nil, item: item, nil, animated: animated)
  }
  /// Shows the sheet of what can be done with the file: no other application opens it here. Returns whether it is shown.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return presentSheet(from: view, item: nil, rect, animated: animated)
  }
  /// The same beside an item of a bar.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return presentSheet(from: nil, item: item, nil, animated: animated)
  }

  /// Shows the file over the delegate's controller: an image as it is, else its name. Returns whether it is shown.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, !isShown,
      let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self)
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let page = DocumentPreviewController(url, name ?? "")
    page.onEnd = { [weak self] in
      guard let self else { return }
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    let stack = UINavigationController(rootViewController: page)
    presenter.present(stack, animated: animated)
    shown = stack
    return true
  }

  /// Takes the preview away.
  open func dismissPreview(animated: Bool) { shown?.dismiss(animated: animated) }
  /// Takes the sheet away.
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }
}

/// Shows a file: an image as it is, else its name.
final class DocumentPreviewController: UIViewController {
  private let url: URL
  var onEnd: (() -> Void)?

  init(_ url: URL, _ name: String) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content: UIView
    if let image = UIImage(contentsOfFile: url.path) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      content = view
    } else {
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      label.numberOfLines = 0
      content = label
    }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed == true {
      onEnd?()
      onEnd = nil
    }
  }
}

/// Decides how a file is shown, and is told.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which a preview is shown; the root of the key window by default.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Where a preview comes from, in the coordinates of its view. It is not asked here.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// The view that a preview comes from. It is not asked here.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// A preview comes.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// A preview has gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// The sheet comes.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The sheet has gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The sheet of applications comes.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// The sheet of applications has gone.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Another application gets the file. It is not called here.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Another application has got the file. It is not called here.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// The root of the key window.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIApplication.shared.keyWindow?.rootViewController ?? UIViewController() }
  /// Nowhere.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// None.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
