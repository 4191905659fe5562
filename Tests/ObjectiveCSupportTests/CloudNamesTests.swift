import Foundation
import ObjectiveCSupport
import Testing

/// Parts of Apple's Foundation for files and values in iCloud, of which a device without an account has none.
struct CloudNamesTests {
  @Test func valuesAreKept() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a text", forKey: "text")
    store.set(Int64(7), forKey: "whole")
    store.set(2.5, forKey: "number")
    store.set(true, forKey: "flag")
    store.set(["a", "b"], forKey: "array")
    #expect(store.string(forKey: "text") == "a text" && store.longLong(forKey: "whole") == 7)
    #expect(store.double(forKey: "number") == 2.5 && store.bool(forKey: "flag"))
    #expect(store.array(forKey: "array") as? [String] == ["a", "b"])
    #expect(store.data(forKey: "text") == nil && store.longLong(forKey: "none") == 0)
    store.removeObject(forKey: "text")
    #expect(store.object(forKey: "text") == nil && store.synchronize())
    #expect(Set(store.dictionaryRepresentation.keys) == ["whole", "number", "flag", "array"])
  }

  @Test func aQueryFindsNothingAndSaysSo() async {
    let query = NSMetadataQuery()
    // It gathers as long as its queue waits.
    let queue = OperationQueue()
    queue.isSuspended = true
    query.operationQueue = queue
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    await confirmation { finished in
      let name = Notification.Name.NSMetadataQueryDidFinishGathering
      await withCheckedContinuation { continuation in
        _ = NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { _ in
          finished()
          continuation.resume()
        }
        #expect(query.start() && query.isGathering && !query.start())
        queue.isSuspended = false
      }
    }
    #expect(query.isStarted && !query.isGathering && query.resultCount == 0)
    query.stop()
    #expect(query.isStopped)
  }

  @Test func aFileHasOneVersion() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "version-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(NSFileVersion.currentVersionOfItem(at: file) == nil)
    try Data("x".utf8).write(to: file)
    let version = try #require(NSFileVersion.currentVersionOfItem(at: file))
    #expect(
      version.localizedName == file.lastPathComponent && !version.isConflict
        && version.modificationDate != nil)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: file)?.isEmpty == true)
  }

  @Test func weakPointersEndWithTheirObjects() {
    let array = NSPointerArray.weakObjects()
    var object: NSObject? = NSObject()
    let other = NSObject()
    array.addPointer(Unmanaged.passUnretained(object!).toOpaque())
    array.addPointer(Unmanaged.passUnretained(other).toOpaque())
    #expect(array.count == 2 && array.allObjects.count == 2)
    object = nil
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as? NSObject === other)
    array.count = 3
    #expect(array.count == 3 && array.allObjects.count == 1)
    array.replacePointer(at: 2, withPointer: array.pointer(at: 0))
    array.removePointer(at: 0)
    #expect(array.pointer(at: 1) == Unmanaged.passUnretained(other).toOpaque())
  }
}
