import Foundation

/// A controller that previews a file and presents sharing options.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The URL of the file.
  open var url: URL?
  /// The uniform type identifier of the file.
  open var uti: String?
  /// The name of the file. The default is that of the URL.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }
  private var givenName: String?
  /// Stored only: no other application receives it.
  open var annotation: Any?
  /// The delegate.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The icons of the file. There are none.
  open var icons: [UIImage] { [] }
  /// The gesture recognizers that present previews and options. There are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private weak var shown: UIViewController?
  private var isShown: Bool { shown?.presentingViewController != nil }

  /// Creates a controller for a file.
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

  /// The two menus, which are one sheet here; each has messages of its own.
  private enum Menu {
    case options
    case openIn
  }

  private func present(
    _ menu: Menu, from view: UIView?, item: UIBarButtonItem? = nil, _ rect: CGRect? = nil, animated: Bool
  ) -> Bool {
    guard let url, !isShown,
      let presenter = presenter(for: view)
    else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    if let rect { sheet.popoverPresentationController?.sourceRect = rect }
    if let item { sheet.popoverPresentationController?.barButtonItem = item }
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      switch menu {
      case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
      }
    }
    switch menu {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    presenter.present(sheet, animated: animated)
    shown = sheet
    return true
  }

  /// Presents an options sheet. Returns `false` if it cannot be presented.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.options, from: view, rect, animated: animated)
  }
  /// Presents an options sheet from a bar button item. Returns `false` if it cannot be presented.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, from: nil, item: item, animated: animated)
  }
  /// Presents an options sheet, since there are no other applications. Returns `false` if it cannot be
  /// presented.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.openIn, from: view, rect, animated: animated)
  }
  /// Presents an options sheet from a bar button item. Returns `false` if it cannot be presented.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.openIn, from: nil, item: item, animated: animated)
  }

  /// Presents a preview over the delegate's view controller: the image, or the name of the file. Returns
  /// `false` if it cannot be presented.
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

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) { shown?.dismiss(animated: animated) }
  /// Dismisses the options sheet.
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }
}

/// A preview of a file: the image, or the name of the file.
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

/// The delegate of a document interaction controller.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the view controller over which a preview is presented. The default is the root view controller
  /// of the key window.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle from which a preview is animated. Never called.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view from which a preview is animated. Never called.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before a preview is presented.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called when a preview has been dismissed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before an options sheet is presented.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called when an options sheet has been dismissed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before an Open In sheet is presented.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called when an Open In sheet has been dismissed.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called before a file is sent to another application. Never called.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called when a file has been sent to another application. Never called.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns the root view controller of the key window.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIApplication.shared.keyWindow?.rootViewController ?? UIViewController() }
  /// Returns an empty rectangle.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Returns `nil`.
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
