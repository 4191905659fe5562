import Foundation
import Testing

@testable import ObjectiveCSupport

@MainActor @Suite struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  private func inGroup(_ manager: UndoManager, _ name: String = "", _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }

  @Test func changesAreUndoneAndRedone() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    inGroup(manager, "First") { counter.set(1) }
    inGroup(manager, "Second") {
      counter.set(2)
      counter.set(3)
    }
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Second")
    manager.undo()
    #expect(counter.value == 1 && manager.redoActionName == "Second" && manager.undoActionName == "First")
    manager.redo()
    #expect(counter.value == 3 && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
    // A new change forgets what could be redone.
    inGroup(manager) { counter.set(9) }
    #expect(!manager.canRedo)
  }

  @Test func whatIsRegisteredInOneTurnIsOneGroup() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(manager.groupingLevel == 0 && manager.canUndo)
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func undoIsLimitedToItsLevels() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let counter = Counter(manager)
    for value in 1...5 { inGroup(manager) { counter.set(value) } }
    for _ in 0..<5 { manager.undo() }
    #expect(counter.value == 3)
  }

  @Test func nothingIsRegisteredOrKeptThatShallNot() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.disableUndoRegistration()
    inGroup(manager) { Counter(manager).set(1) }
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    let kept = Counter(manager)
    weak var dropped: Counter?
    inGroup(manager) {
      let counter = Counter(manager)
      dropped = counter
      counter.set(1)
      kept.set(4)
    }
    #expect(dropped == nil)
    manager.removeAllActions(withTarget: kept)
    manager.undo()
    #expect(kept.value == 4)
  }
}

@Suite struct FileWrapperTests {
  private func place() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("wrapper-\(UUID().uuidString)")
  }

  @Test func foldersAreWrittenAndRead() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
      "sub": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
    #expect(folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt") != "b.txt")
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    try folder.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.fileWrappers?.count == 4)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(folder.matchesContents(of: url))
    // What is written again replaces the folder.
    folder.removeFileWrapper(try #require(folder.fileWrappers?["a.txt"]))
    try folder.write(to: url, originalContentsURL: nil)
    #expect(try FileWrapper(url: url).fileWrappers?["a.txt"] == nil)
  }

  @Test func whatIsNotThereIsAnError() {
    #expect(throws: (any Error).self) { try FileWrapper(url: place()) }
  }
}
