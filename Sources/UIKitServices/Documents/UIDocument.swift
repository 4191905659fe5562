import Foundation

/// A document of an application. It is read and written asynchronously, with completion handlers on the main
/// thread, and saved when it is closed with unsaved changes.
///
/// Subclasses define its contents with `contents(forType:)` and `load(fromContents:ofType:)`.
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring, @preconcurrency NSFilePresenter {
  /// The kind of a change. Raw values match UIKit's.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// All changes were saved or discarded.
    case cleared
  }

  /// The kind of a save operation. Raw values match UIKit's.
  public enum SaveOperation: Int, Sendable {
    /// The file is created.
    case forCreating
    /// The file is overwritten.
    case forOverwriting
  }

  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// The bits, which match UIKit's.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The document is open without problems.
    public static let normal: State = []
    /// The document is closed.
    public static let closed = State(rawValue: 1)
    /// There are conflicting versions. Never set by the system.
    public static let inConflict = State(rawValue: 2)
    /// Saving has failed.
    public static let savingError = State(rawValue: 4)
    /// Editing is disabled.
    public static let editingDisabled = State(rawValue: 8)
    /// A progress is available.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Posted when the state of a document has changed.
  nonisolated public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The key of the document's URL in the information of its activity.
  nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// The URL of the file.
  open private(set) var fileURL: URL
  /// The progress of reading and writing; `nil`, since files are read and written at once.
  open var progress: Progress? { nil }

  /// The user's activity in the document; `nil` if there is none to be continued.
  open var userActivity: NSUserActivity? {
    didSet { if userActivity != nil { updateUserActivity() } }
  }
  private func updateUserActivity() {
    guard let userActivity, !documentState.contains(.closed) else { return }
    updateUserActivityState(userActivity)
  }
  /// Updates an activity of the document before it is needed. The default implementation adds the document's URL.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
  }
  /// Continues an activity. The default implementation does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// The file name without extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The uniform type identifier of the file; `nil` without an extension. Types that the application declares come first.
  open var fileType: String? {
    let name = fileURL.pathExtension.lowercased()
    return name.isEmpty ? nil : TypeIdentifiers.identifier(ofExtension: name)
  }
  /// The modification date of the file when it was last read or written.
  open var fileModificationDate: Date?
  /// The state of the document. It is initially closed.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// The undo manager, created on first access. Its changes are changes of the document.
  open var undoManager: UndoManager! {
    get {
      if let held { return held }
      let made = UndoManager()
      follow(made)
      return made
    }
    set { follow(newValue) }
  }

  private func follow(_ manager: UndoManager?) {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    held = manager
    observers = []
    guard let manager else { return }
    for (name, kind) in [
      (Notification.Name.NSUndoManagerDidCloseUndoGroup, ChangeKind.done),
      (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated {
            // Groups that are closed while undoing or redoing are not separate changes.
            if kind == .done, self?.held?.isUndoing != false || self?.held?.isRedoing != false { return }
            self?.updateChangeCount(kind)
          }
        })
    }
  }
  private var held: UndoManager?
  private var observers: [any NSObjectProtocol] = []
  private var changes = 0

  // MARK: File presenter

  /// The URL of the file.
  open var presentedItemURL: URL? { fileURL }
  /// The queue of the methods below: the main one.
  open var presentedItemOperationQueue: OperationQueue { .main }
  /// Follows a file that has another place.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
  /// Called when the content of the file has changed. The default implementation does nothing.
  open func presentedItemDidChange() {}
  /// Saves unsaved changes before somebody else reads.
  open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    autosave { completionHandler($0 ? nil : CocoaError(.fileWriteUnknown)) }
  }

  /// Creates a document with a file URL. The file is read by `open`.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: Contents

  /// Returns the contents to write, `Data` or a `FileWrapper`. Subclasses override this method.
  open func contents(forType typeName: String) throws -> Any {
    fatalError("\(type(of: self)) must override contents(forType:)")
  }

  /// Loads contents, `Data` or a `FileWrapper` for a directory. Subclasses override this method.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads a file or directory.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    let contents: Any =
      isFolder.boolValue ? try FileWrapper(url: url) as Any : try Data(contentsOf: url) as Any
    try load(fromContents: contents, ofType: fileType)
  }

  /// Writes contents to a file or directory.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default:
      throw CocoaError(
        .fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: "contents are neither Data nor FileWrapper"]
      )
    }
  }

  /// Writes contents so that the file is not damaged by an error: with `writeContents(_:to:for:originalContentsURL:)`,
  /// and then sets attributes of the file.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
    var attributes: [FileAttributeKey: Any] = [:]
    for (key, value) in additionalFileAttributes ?? [:] {
      if let key = key.base as? FileAttributeKey { attributes[key] = value }
      if let key = key.base as? String { attributes[FileAttributeKey(rawValue: key)] = value }
    }
    if !attributes.isEmpty {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path)
    }
  }

  /// Returns attributes of the file that is written; none by default.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Calls a closure that reads or writes the document's file, asynchronously on the main queue.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { later(block) }

  // MARK: Opening and saving

  /// Opens the document asynchronously. The completion handler receives `true` on success.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    later { [self] in
      do {
        try read(from: fileURL)
        documentState = .normal
        recordModificationDate()
        updateUserActivity()
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Opens the document.
  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { next in open { next.resume(returning: $0) } }
  }

  /// Saves the document asynchronously. The completion handler receives `true` on success.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let answer: Result<Any, any Error> = Result { try contents(forType: savingFileType ?? "") }
    let saved = changes
    later { [self] in
      do {
        let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        try writeContents(try answer.get(), andAttributes: attributes, safelyTo: url, for: saveOperation)
        fileURL = url
        changes -= saved
        documentState.remove([.savingError, .closed])
        recordModificationDate()
        completionHandler?(true)
      } catch {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Saves the document.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
  }

  /// Saves unsaved changes asynchronously. The completion handler receives `true` on success.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      later { completionHandler?(true) }
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves unsaved changes. Returns `true` on success.
  @discardableResult
  open func autosave() async -> Bool {
    await withCheckedContinuation { next in autosave { next.resume(returning: $0) } }
  }

  /// Saves unsaved changes and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else {
      later { completionHandler?(true) }
      return
    }
    autosave { [self] isSaved in
      documentState.insert(.closed)
      completionHandler?(isSaved)
    }
  }

  /// Saves unsaved changes and closes the document.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { next in close { next.resume(returning: $0) } }
  }

  /// Reverts the document to the contents of a URL.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    later { [self] in
      do {
        try read(from: url)
        changes = 0
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Reverts the document to the contents of a URL. Returns `true` on success.
  @discardableResult
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { next in revert(toContentsOf: url) { next.resume(returning: $0) } }
  }

  /// The type for saving. The default is `fileType`.
  open var savingFileType: String? { fileType }
  /// Returns the file name extension for a type.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName ?? fileURL.pathExtension
  }

  // MARK: Changes

  /// A Boolean value that indicates whether there are unsaved changes.
  open var hasUnsavedChanges: Bool { changes > 0 }

  /// Updates the change count.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes = max(changes - 1, 0)
    case .cleared: changes = 0
    }
  }

  /// Returns a token for the current change count.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Updates the change count after changes up to a token have been saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? 0
  }

  /// Called before the user must not edit. The default implementation does nothing.
  open func disableEditing() {}
  /// Called when the user can edit again. The default implementation does nothing.
  open func enableEditing() {}

  // MARK: Errors

  /// Called with an error of reading or writing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// Called when an error has been handled. The default implementation does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when user interaction is no longer permitted for an error. The default implementation does
  /// nothing.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  private func recordModificationDate() {
    fileModificationDate =
      (try? FileManager.default.attributesOfItem(atPath: fileURL.path))?[.modificationDate] as? Date
  }

  /// Calls a closure asynchronously on the main queue.
  private func later(_ work: @escaping () -> Void) {
    // The closure is called once, on the main actor.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}
