import Foundation

/// A service that provides the system with a document for screenshots. Never used here.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate, which is not retained.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene of the service, which is not retained.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

/// A delegate that creates a PDF of the whole scrollable content. Never called here.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Asks the delegate for the PDF, the current page and the visible rectangle on it.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}
