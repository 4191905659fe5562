import Foundation

/// What is known of something that is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
  /// What is printed. Raw values are UIKit's.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// A photo.
    case photo = 1
    /// Black and white.
    case grayscale = 2
    /// A photo in black and white.
    case photoGrayscale = 3
  }

  /// How the paper lies. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Lying.
    case landscape = 1
  }

  /// How both sides of paper are used. Raw values are UIKit's.
  public enum Duplex: Int, Sendable {
    /// They are not.
    case none = 0
    /// Bound at the long edge.
    case longEdge = 1
    /// Bound at the short edge.
    case shortEdge = 2
  }

  /// Stored only: nothing is printed.
  open var printerID: String?
  /// The name of what is printed.
  open var jobName = ""
  /// Stored only: nothing is printed.
  open var outputType = OutputType.general
  /// Stored only: nothing is printed.
  open var orientation = Orientation.portrait
  /// Stored only: nothing is printed.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// Information without anything set.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Information of a dictionary: its name.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    jobName = dictionary?["UIPrintInfoJobNameKey"] as? String ?? ""
  }
  /// A dictionary with the name.
  open var dictionaryRepresentation: [AnyHashable: Any] { ["UIPrintInfoJobNameKey": jobName] }
  /// The information itself: nothing is printed here that a copy would keep apart.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Paper of a size. There is one here: US Letter.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size in points.
  open var paperSize: CGSize { CGSize(width: 612, height: 792) }
  /// What can be printed on, in points.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }
}

/// Decides about printing, and is told of its end.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// The controller over which printing is offered. It is not asked here.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// The paper of a list of it. It is not asked here.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Printing is about to be offered.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Printing is offered no longer.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// None.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// The first.
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

/// Prints. There are no printers here: whoever presents it is told that nothing was printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called when all is over: with whether anything was printed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of the process.
  public class var shared: UIPrintInteractionController { current }
  private static let current = UIPrintInteractionController()
  /// Whether anything can be printed: true, so that applications offer it.
  public class var isPrintingAvailable: Bool { true }
  /// The types of documents that can be printed.
  public class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg"] }
  /// Whether a file is of such a type, by its ending.
  public class func canPrint(_ url: URL) -> Bool {
    ["pdf", "png", "jpg", "jpeg"].contains(url.pathExtension.lowercased())
  }
  /// Whether data is of such a type.
  public class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil
  }

  /// What is known of what is printed. Stored only: nothing is printed.
  open var printInfo: UIPrintInfo?
  /// Decides about printing.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Stored only: nothing is printed.
  open var showsPageRange = true
  /// Stored only: nothing is printed.
  open var showsNumberOfCopies = true
  /// Stored only: nothing is printed.
  open var showsPaperSelectionForLoadedPapers = false
  /// Stored only: nothing is printed.
  open var showsPaperOrientation = true
  /// What is printed: its pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// What is printed: its content.
  open var printFormatter: UIPrintFormatter?
  /// What is printed: data, an image or a file.
  open var printingItem: Any?
  /// What is printed: several of these.
  open var printingItems: [Any]?
  /// The paper.
  open var printPaper: UIPrintPaper? { UIPrintPaper() }

  /// Offers to print; over at once here, with nothing printed. Returns whether there is anything to print.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    let hasContent =
      printPageRenderer != nil || printFormatter != nil || printingItem != nil
      || printingItems?.isEmpty == false
    guard hasContent else { return false }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    completion?(self, false, nil)
    return true
  }

  /// The same, beside a rectangle of a view.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// The same, beside an item of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Offers it no longer.
  open func dismiss(animated: Bool) {}
}
