import Foundation

/// Gives the system a document for a picture of the screen. It is not asked here: nobody takes any.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// Who would be asked; held weakly.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene that the service is of; held weakly.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

/// Makes a PDF of all that is scrolled through. It is not asked here.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Hands over the PDF, the present page, and where the screen is on it.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}
