import Foundation
import ObjectiveCSupport

/// A printer. There are none: the address and name are those with which it was created.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// The kinds of print jobs. Raw values are UIKit's.
  public struct JobTypes: OptionSet, Hashable, Sendable {
    /// The bits of the kinds.
    public let rawValue: Int
    /// Creates kinds from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not known.
    public static let unknown: JobTypes = []
    /// Documents.
    public static let document = JobTypes(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = JobTypes(rawValue: 1 << 1)
    /// Labels.
    public static let label = JobTypes(rawValue: 1 << 2)
    /// Photos.
    public static let photo = JobTypes(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = JobTypes(rawValue: 1 << 4)
    /// Rolls.
    public static let roll = JobTypes(rawValue: 1 << 5)
    /// Large formats.
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    /// Postcards.
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }

  /// The place at which a printer cuts a roll. Raw values are UIKit's.
  public enum CutterBehavior: Int, Sendable {
    /// Nowhere.
    case noCut = 0
    /// At the place of the printer's default.
    case printerDefault = 1
    /// After each page.
    case cutAfterEachPage = 2
    /// After each copy.
    case cutAfterEachCopy = 3
    /// After each job.
    case cutAfterEachJob = 4
  }

  /// The address of the printer.
  public let url: URL
  /// The name of the printer: the host of its address.
  open var displayName: String { url.host ?? url.absoluteString }
  /// The location of the printer; `nil`.
  open var displayLocation: String? { nil }
  /// The kinds of jobs that the printer prints; not known.
  open var supportedJobTypes: JobTypes { .unknown }
  /// The make and model of the printer; `nil`.
  open var makeAndModel: String? { nil }
  /// A Boolean value that indicates whether the printer prints in color; `false`.
  open var supportsColor: Bool { false }
  /// A Boolean value that indicates whether the printer prints on both sides; `false`.
  open var supportsDuplex: Bool { false }

  /// Creates a printer with an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Asks the printer whether it is available. The handler is called with `false`.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
}

/// A printer that an application provides to the system.
@preconcurrency @MainActor
open class UIPrinterDestination: NSObject {
  /// The address of the printer.
  open var url: URL
  /// The name of the printer.
  open var displayName: String?
  /// The description of the printer in the format of Bonjour.
  open var txtRecord: Data?

  /// Creates a printer with an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// An extension that provides printers to the system. It is never asked for them here.
@preconcurrency @MainActor
open class UIPrintServiceExtension: NSObject {
  public override init() { super.init() }
  /// Returns printers for a job; none by default.
  open func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination] { [] }
}

/// An error of printing. Raw values are UIKit's.
public struct UIPrintError: _FrameworkError {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// Printing is not available.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// The format of an image is not known.
    case unknownImageFormat = 3
    /// The job failed.
    case jobFailed = 4
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error with an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var errorDomain: String { UIPrintErrorDomain }

  /// Printing is not available.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// The format of an image is not known.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// The job failed.
  public static var jobFailed: Code { .jobFailed }
}
extension UIPrintError.Code: _ErrorCodeProtocol, CaseIterable {
  /// The type of the errors.
  public typealias _ErrorType = UIPrintError
}

/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
