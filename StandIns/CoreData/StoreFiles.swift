import Foundation

/// The stores that have a file. Their objects stay in memory, for all coordinators that add a store at the address while its file is
/// there; the file is empty, so that code that looks for it, or removes it to begin anew, works.
enum StoreFiles {
  private struct Entry {
    let objects: NSManagedObjectContext.Store
    /// The number of the file in its file system: another file at the address is another store.
    let file: UInt64
    weak var coordinator: NSPersistentStoreCoordinator?
  }
  private static let lock = NSLock()
  /// Unchecked: only read and written under the lock.
  nonisolated(unsafe) private static var entries: [String: Entry] = [:]

  /// Returns the objects of the store at an address; `nil` if there cannot be a file, as at `/dev/null`.
  static func objects(
    at url: URL, for coordinator: NSPersistentStoreCoordinator
  ) -> NSManagedObjectContext.Store? {
    let path = url.standardizedFileURL.path
    guard url.isFileURL, path != "/dev/null" else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if let entry = entries[path], entry.file == number(of: path) {
      // Without the coordinator that inserted them, what was not saved is gone.
      if entry.coordinator == nil { entry.objects.objects.removeAll(where: \.isInserted) }
      entries[path]?.coordinator = coordinator
      return entry.objects
    }
    if !FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
    }
    guard let file = number(of: path) else { return nil }
    let objects = NSManagedObjectContext.Store()
    entries[path] = Entry(objects: objects, file: file, coordinator: coordinator)
    return objects
  }

  /// Removes the store at an address.
  static func destroy(at url: URL) {
    let path = url.standardizedFileURL.path
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries.removeValue(forKey: path) else { return }
    entry.objects.objects = []
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func number(of path: String) -> UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? UInt64
  }
}
