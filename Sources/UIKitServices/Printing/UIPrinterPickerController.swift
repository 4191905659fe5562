import Foundation

/// A controller for selecting a printer. There are no printers: the picker is dismissed immediately, and the selection
/// stays.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
  /// A closure called when the picker was dismissed. Its arguments are the controller, whether the user selected a
  /// printer, and an error.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

  /// The selected printer; `nil` for none.
  open private(set) var selectedPrinter: UIPrinter?
  /// The delegate.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?

  /// Creates a controller with a selected printer.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }

  /// Presents the picker, which is dismissed immediately.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    delegate?.printerPickerControllerWillPresent(self)
    delegate?.printerPickerControllerDidPresent(self)
    delegate?.printerPickerControllerWillDismiss(self)
    delegate?.printerPickerControllerDidDismiss(self)
    completion?(self, false, nil)
    return true
  }

  /// Presents the picker from a rectangle of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Presents the picker from a bar button item.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Does nothing: the picker is dismissed immediately.
  open func dismiss(animated: Bool) {}
}

/// The delegate of a printer picker.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: AnyObject {
  /// Returns the view controller over which the picker is presented. Never called here.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Asks the delegate whether a printer is offered. Never called here: there are none.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  /// Tells the delegate that the picker is about to be presented.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the picker was presented.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the picker is about to be dismissed.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the picker was dismissed.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that a printer was selected. Never called here: there are none.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  /// Returns no controller.
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  /// Returns `true`.
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  /// Does nothing.
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// The quality of a picture of a page. Raw values are UIKit's.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// The best quality.
  case best = 0
  /// A quality that is drawn quickly.
  case responsive = 1
}

extension UIPrintPageRenderer {
  /// Returns the quality in which a page is drawn, which is the requested one.
  public func currentRenderingQuality(
    forRequested requestedRenderingQuality: UIPrintRenderingQuality
  ) -> UIPrintRenderingQuality { requestedRenderingQuality }
}

extension UIPrintPaper {
  /// Returns the smallest paper that a page fits on, or else the largest one.
  public class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let fitting = paperList.filter {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? UIPrintPaper()
  }

  /// Returns the printable rectangle in points.
  public func printRect() -> CGRect { printableRect }
}
