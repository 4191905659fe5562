import Foundation

/// A file that an application edits: it is read and written by closures that end on the main thread, and written when it is
/// closed with changes that are not saved.
///
/// A subclass says what its contents are, by `contents(forType:)` and `load(fromContents:ofType:)`.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// What kind of change there was. Raw values are UIKit's.
  public enum ChangeKind: Int, Sendable {
    /// Something was changed.
    case done
    /// A change was undone.
    case undone
    /// A change was done again.
    case redone
    /// All was saved or thrown away.
    case cleared
  }

  /// Whether saving makes a file or replaces it. Raw values are UIKit's.
  public enum SaveOperation: Int, Sendable {
    /// There is no file yet.
    case forCreating
    /// There is one.
    case forOverwriting
  }

  /// What can be done with a document.
  public struct State: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// A state of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open and well.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1)
    /// There are several versions: never here.
    public static let inConflict = State(rawValue: 2)
    /// The last saving failed.
    public static let savingError = State(rawValue: 4)
    /// The user must not edit now.
    public static let editingDisabled = State(rawValue: 8)
    /// Something is being loaded.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Posted by a document whose state has changed.
  nonisolated public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// Where the document lies.
  open private(set) var fileURL: URL
  /// The file's name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type: what UIKit finds by the extension, which is given here as it stands.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// When the file was changed last, as far as this object knows.
  open var fileModificationDate: Date?
  /// What can be done; closed at first.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// Undoes and redoes changes, each of which counts as one of the document; made when it is asked for.
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
            // The groups that undoing closes are no changes of their own.
            if kind == .done, self?.held?.isUndoing != false || self?.held?.isRedoing != false { return }
            self?.updateChangeCount(kind)
          }
        })
    }
  }
  private var held: UndoManager?
  private var observers: [any NSObjectProtocol] = []
  private var changes = 0

  /// A document at a place, which is not read before `open`.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: Contents

  /// What is written: `Data`, or a `FileWrapper`. A subclass says it.
  open func contents(forType typeName: String) throws -> Any {
    fatalError("\(type(of: self)) must override contents(forType:)")
  }

  /// Takes what was read: `Data`, or a `FileWrapper` for a folder. A subclass does.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads a place.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    let contents: Any =
      isFolder.boolValue ? try FileWrapper(url: url) as Any : try Data(contentsOf: url) as Any
    try load(fromContents: contents, ofType: fileType)
  }

  /// Writes contents to a place.
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

  // MARK: Opening and saving

  /// Reads the document; the closure is told whether that went well.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    later { [self] in
      do {
        try read(from: fileURL)
        documentState = .normal
        noteDate()
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// The same, as an asynchronous function.
  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { next in open { next.resume(returning: $0) } }
  }

  /// Writes the document to a place; the closure is told whether that went well.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let answer: Result<Any, any Error> = Result { try contents(forType: savingFileType ?? "") }
    let saved = changes
    later { [self] in
      do {
        let original = saveOperation == .forOverwriting ? fileURL : nil
        try writeContents(try answer.get(), to: url, for: saveOperation, originalContentsURL: original)
        fileURL = url
        changes -= saved
        documentState.remove([.savingError, .closed])
        noteDate()
        completionHandler?(true)
      } catch {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// The same, as an asynchronous function.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
  }

  /// Saves changes if there are any; the closure is told whether that went well.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      later { completionHandler?(true) }
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves changes and closes the document.
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

  /// The same, as an asynchronous function.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { next in close { next.resume(returning: $0) } }
  }

  /// Reads another version from a place.
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

  /// The type that is written: the document's.
  open var savingFileType: String? { fileType }
  /// The extension of a type.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName ?? fileURL.pathExtension
  }

  // MARK: Changes

  /// Whether something was changed that is not saved.
  open var hasUnsavedChanges: Bool { changes > 0 }

  /// Counts a change.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes = max(changes - 1, 0)
    case .cleared: changes = 0
    }
  }

  /// The number of changes, as something to hand back.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Takes changes that were counted by a token as saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? 0
  }

  /// Called before something is done that the user must not edit meanwhile.
  open func disableEditing() {}
  /// Called when the user may edit again.
  open func enableEditing() {}

  // MARK: Errors

  /// Called with what went wrong.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// Called when an error has been dealt with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when the user need not be told any more.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  private func noteDate() {
    fileModificationDate =
      (try? FileManager.default.attributesOfItem(atPath: fileURL.path))?[.modificationDate] as? Date
  }

  /// Closures are called from the run loop, never before a method has returned.
  private func later(_ work: @escaping () -> Void) {
    // It is called once, on the main actor again.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}
