import Foundation

/// The information about a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
  /// The kind of printed content. Raw values match UIKit's.
  public enum OutputType: Int, Sendable {
    /// Text and graphics.
    case general = 0
    /// Photos.
    case photo = 1
    /// Grayscale text and graphics.
    case grayscale = 2
    /// Grayscale photos.
    case photoGrayscale = 3
  }

  /// The orientation of pages. Raw values match UIKit's.
  public enum Orientation: Int, Sendable {
    /// Portrait.
    case portrait = 0
    /// Landscape.
    case landscape = 1
  }

  /// The duplex mode. Raw values match UIKit's.
  public enum Duplex: Int, Sendable {
    /// Single-sided.
    case none = 0
    /// Double-sided, flipped along the long edge.
    case longEdge = 1
    /// Double-sided, flipped along the short edge.
    case shortEdge = 2
  }

  /// Stored only: nothing is printed.
  open var printerID: String?
  /// The name of the print job.
  open var jobName = ""
  /// Stored only: nothing is printed.
  open var outputType = OutputType.general
  /// Stored only: nothing is printed.
  open var orientation = Orientation.portrait
  /// Stored only: nothing is printed.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// Returns an object with default values.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Creates an object from a dictionary, of which only the job name is used.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    jobName = dictionary?["UIPrintInfoJobNameKey"] as? String ?? ""
  }
  /// A dictionary with the job name.
  open var dictionaryRepresentation: [AnyHashable: Any] { ["UIPrintInfoJobNameKey": jobName] }
  /// Returns this object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A paper size. There is only US Letter.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size, in points.
  open var paperSize: CGSize { CGSize(width: 612, height: 792) }
  /// The printable rectangle, in points.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }
}

/// The delegate of a print interaction controller.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Returns the view controller over which printing options are presented. Never called.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper to use. Never called.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Called before printing options are presented.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when printing options have been dismissed.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when printing options have been presented.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called before printing options are dismissed.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called before a job begins. Never called.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called when a job has ended. Never called.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  /// Returns the length at which a roll is cut, in points. Never called.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  /// Returns the place at which a roll is cut. Never called.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Returns the height of the paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  /// Returns the behavior of the printer.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior { .printerDefault }
  /// Returns `nil`.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the first paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// A controller for printing. There are no printers: the completion handler is called with `false`.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A closure called when the interaction is complete. Its arguments are the controller, whether anything
  /// was printed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The shared controller.
  public class var shared: UIPrintInteractionController { current }
  private static let current = UIPrintInteractionController()
  /// A Boolean value that indicates whether printing is available. It is `true`, so that applications offer
  /// it.
  public class var isPrintingAvailable: Bool { true }
  /// The types that can be printed.
  public class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg"] }
  /// Returns whether a file can be printed, by its extension.
  public class func canPrint(_ url: URL) -> Bool {
    ["pdf", "png", "jpg", "jpeg"].contains(url.pathExtension.lowercased())
  }
  /// Returns whether data can be printed.
  public class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil
  }

  /// The information about the print job. Stored only: nothing is printed.
  open var printInfo: UIPrintInfo?
  /// The delegate.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Stored only: nothing is printed.
  open var showsPageRange = true
  /// Stored only: nothing is printed.
  open var showsNumberOfCopies = true
  /// Stored only: nothing is printed.
  open var showsPaperSelectionForLoadedPapers = false
  /// Stored only: nothing is printed.
  open var showsPaperOrientation = true
  /// The renderer of the pages to print.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The formatter of the content to print.
  open var printFormatter: UIPrintFormatter?
  /// The item to print: data, an image or a URL.
  open var printingItem: Any?
  /// The items to print.
  open var printingItems: [Any]?
  /// The paper.
  open var printPaper: UIPrintPaper? { UIPrintPaper() }

  /// Presents printing options. They are dismissed immediately, with nothing printed. Returns `false` if
  /// there is nothing to print.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard hasContent else { return false }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    completion?(self, false, nil)
    return true
  }

  /// Presents printing options from a rectangle of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Presents printing options from a bar button item.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Prints to a printer without presenting options. The handler is called with an error: there are no printers.
  /// Returns `false` if there is nothing to print.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard hasContent else { return false }
    completion?(self, false, UIPrintError(.notAvailable))
    return true
  }

  /// A Boolean value that indicates whether there is something to print.
  private var hasContent: Bool {
    printPageRenderer != nil || printFormatter != nil || printingItem != nil
      || printingItems?.isEmpty == false
  }

  /// Does nothing: printing options are dismissed immediately.
  open func dismiss(animated: Bool) {}
}
