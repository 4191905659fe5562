import UIKit

/// A document whose content are objects of Core Data. Nothing is saved but what the document itself writes.
@preconcurrency @MainActor
open class UIManagedDocument: UIDocument {
  /// The name of the store's file.
  open class var persistentStoreName: String { "persistentStore" }
  /// The options of the store.
  open var persistentStoreOptions: [AnyHashable: Any]?
  /// The configuration of the model; `nil` for all entities.
  open var modelConfiguration: String?
  /// The model: that of all models of the main bundle.
  open private(set) lazy var managedObjectModel =
    NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
  /// The context of the document's objects.
  open private(set) lazy var managedObjectContext: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
    return context
  }()

  /// Adds the document's store.
  open func configurePersistentStoreCoordinator(
    for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?,
    storeOptions: [AnyHashable: Any]? = nil
  ) throws {
    try managedObjectContext.persistentStoreCoordinator?.addPersistentStore(
      ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL,
      options: storeOptions)
  }
  /// Returns the type of the store.
  open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }
  /// Reads content of the application from the document's folder. The default implementation does nothing.
  open func readAdditionalContent(from absoluteURL: URL) throws {}
  /// Returns content of the application; `nil` for none.
  open func additionalContent(for absoluteURL: URL) throws -> Any { NSNull() }
  /// Writes content of the application. The default implementation does nothing.
  open func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws {}

  /// Adds the store and reads the application's content.
  open override func read(from url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    try configurePersistentStoreCoordinator(
      for: url.appendingPathComponent(Self.persistentStoreName), ofType: fileType ?? "",
      modelConfiguration: modelConfiguration, storeOptions: persistentStoreOptions)
    try readAdditionalContent(from: url)
  }
  open override func contents(forType typeName: String) throws -> Any { try additionalContent(for: fileURL) }
  /// Creates the document's folder and writes the application's content.
  open override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if saveOperation == .forCreating {
      try configurePersistentStoreCoordinator(
        for: url.appendingPathComponent(Self.persistentStoreName), ofType: fileType ?? "",
        modelConfiguration: modelConfiguration, storeOptions: persistentStoreOptions)
    }
    try managedObjectContext.save()
    try writeAdditionalContent(contents, to: url, originalContentsURL: originalContentsURL)
  }
}
