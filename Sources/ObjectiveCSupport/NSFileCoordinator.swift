import ForkSafeLocks
import Foundation

/// A pointer to an error that a method of Objective-C's sets; `nil` to ignore errors.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An object that is told of changes to a file or folder by others. No other process changes files of a virtual device, so that no
/// method is called but those that a coordinator of this process calls for.
public protocol NSFilePresenter: AnyObject {
  /// The presented file or folder.
  var presentedItemURL: URL? { get }
  /// The queue for the presenter's methods.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Prepares the file for a reader, and calls the closure, whose own closure the reader calls when it is done.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Prepares the file for a writer, and calls the closure, whose own closure the writer calls when it is done.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Saves changes before somebody else reads.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Tells that the content or the attributes of the file have changed.
  func presentedItemDidChange()
  /// Tells that the file has another place.
  func presentedItemDidMove(to newURL: URL)
  /// Tells that a file in the presented folder has changed.
  func presentedSubitemDidChange(at url: URL)
  /// Tells that a file has appeared in the presented folder.
  func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
  /// Calls the closure at once.
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  { reader(nil) }
  /// Calls the closure at once.
  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  { writer(nil) }
  /// Calls the closure at once, without an error.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
}

/// A file and how it will be accessed, for coordination without a thread that waits.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL

  private init(_ url: URL) { self.url = url }

  /// Returns the intent to read a file.
  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = [])
    -> NSFileAccessIntent
  {
    NSFileAccessIntent(url)
  }
  /// Returns the intent to write a file.
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = [])
    -> NSFileAccessIntent
  {
    NSFileAccessIntent(url)
  }
}

/// Coordination of access to files among processes. A virtual device has one process, to whose accessors the files are given at once,
/// one after another.
///
/// Unchecked: the presenter is set when the coordinator is made.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// Options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters do not save their changes first.
    public static let withoutChanges = Self(rawValue: 1)
    /// Links are resolved.
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    /// Metadata alone is read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    /// A copy for an upload is read.
    public static let forUploading = Self(rawValue: 8)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = Self(rawValue: 1)
    /// The file is moved.
    public static let forMoving = Self(rawValue: 2)
    /// Others' changes are merged.
    public static let forMerging = Self(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = Self(rawValue: 8)
    /// Metadata of the content alone is written.
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  /// The presenters. Unchecked: they are read and changed under the lock.
  private final class Presenters: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var all: [any NSFilePresenter] = []
  }
  private static let presenters = Presenters()
  private let isCancelled = Mutex(false)
  private weak var presenter: (any NSFilePresenter)?

  /// A text that tells who coordinates.
  open var purposeIdentifier: String = "NSFileCoordinator"

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenter: The presenter that accesses files, which is told of none of its own changes.
  public init(filePresenter: (any NSFilePresenter)? = nil) { presenter = filePresenter }

  /// The presenters that are told of changes.
  open class var filePresenters: [any NSFilePresenter] { presenters.lock.withLock { presenters.all } }
  /// Adds a presenter.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.lock.lock()
    defer { presenters.lock.unlock() }
    if !presenters.all.contains(where: { $0 === filePresenter }) { presenters.all.append(filePresenter) }
  }
  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.lock.lock()
    defer { presenters.lock.unlock() }
    presenters.all.removeAll { $0 === filePresenter }
  }

  /// Stops further accessors from being called.
  open func cancel() { isCancelled.withLock { $0 = true } }

  /// Accesses files alone, and sets the error of one that was cancelled.
  private func access(_ error: NSErrorPointer, _ body: () -> Void) {
    Self.presenters.lock.lock()
    defer { Self.presenters.lock.unlock() }
    guard !isCancelled.withLock({ $0 }) else {
      error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue)
      return
    }
    body()
  }

  private func tellPresenters(of url: URL) {
    for other in Self.filePresenters where other !== presenter {
      guard let shown = other.presentedItemURL?.standardizedFileURL else { continue }
      let changed = url.standardizedFileURL
      let isInside = changed.path.hasPrefix(shown.path + "/")
      guard changed == shown || isInside else { continue }
      // Unsafe in name only: presenters are told in their own queues.
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation {
        if isInside { other.presentedSubitemDidChange(at: changed) } else { other.presentedItemDidChange() }
      }
    }
  }

  /// Calls a closure that reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    access(outError) { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }
  }

  /// Calls a closure that writes a file, and tells the presenters of it.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    access(outError) {
      writer(url)
      tellPresenters(of: url)
    }
  }

  /// Calls a closure that reads one file and writes another, and tells the presenters of it.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access(outError) {
      readerWriter(readingURL, writingURL)
      tellPresenters(of: writingURL)
    }
  }

  /// Calls a closure that writes two files, and tells the presenters of it.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    access(outError) {
      writer(url1, url2)
      for url in [url1, url2] { tellPresenters(of: url) }
    }
  }

  /// Calls a closure in a queue when the files can be accessed.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { [self] in
      var error: NSError?
      access(&error) { accessor(nil) }
      if let error { accessor(error) }
    }
  }

  /// Tells that the presenter moves a file. The presenters of others are told when it is written.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Tells the other presenters of a file that it was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for other in Self.filePresenters where other !== presenter {
      guard other.presentedItemURL?.standardizedFileURL == oldURL.standardizedFileURL else { continue }
      // Unsafe in name only: presenters are told in their own queues.
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation { other.presentedItemDidMove(to: newURL) }
    }
  }
}
