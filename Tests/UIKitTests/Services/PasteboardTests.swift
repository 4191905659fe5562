import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PasteboardPartTests {
  private func board(_ items: [[String: Any]]) -> UIPasteboard {
    let board = UIPasteboard.withUniqueName()
    board.items = items
    return board
  }

  @Test func itemsAreChosenByIndexes() throws {
    let text = "public.utf8-plain-text"
    let board = board([[text: "a"], ["public.url": "b"], [text: "c", "public.url": "d"]])
    #expect(board.types(forItemSet: nil) == [[text], ["public.url"], ["public.url", text]])
    #expect(board.types(forItemSet: [2]) == [["public.url", text]])
    #expect(board.itemSet(withPasteboardTypes: [text]) == [0, 2])
    #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
    #expect(board.contains(pasteboardTypes: [text], inItemSet: [0, 2]))
    #expect(!board.contains(pasteboardTypes: [text], inItemSet: nil))
    #expect(board.values(forPasteboardType: text, inItemSet: nil) as? [String] == ["a", "c"])
    #expect(board.data(forPasteboardType: text, inItemSet: [2]) == [Data("c".utf8)])
    #expect(board.values(forPasteboardType: text, inItemSet: [7]) == nil)
  }

  @Test func itemsExpire() {
    let board = board([])
    board.setItems([["public.text": "a"]], options: [.expirationDate: Date.distantFuture])
    #expect(board.numberOfItems == 1)
    board.setItems([["public.text": "a"]], options: [.expirationDate: Date.distantPast])
    #expect(board.numberOfItems == 0)
    board.setItems([["public.text": "a"]])
    #expect(board.numberOfItems == 1)
  }

  @Test func automaticTypesAreThoseOfValues() {
    let board = board([])
    board.setItems([[UIPasteboard.typeAutomatic: "a"]])
    #expect(board.string == "a")
  }

  @Test func changesNameTypes() {
    let board = board([["a": "1"]])
    // Unsafe: the observer is called while the items are set, on the main actor.
    nonisolated(unsafe) var types: [[String]] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      types.append(note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? [])
      types.append(note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? [])
    }
    board.items = [["b": "2"], ["c": "3"]]
    NotificationCenter.default.removeObserver(observer)
    #expect(types == [["b", "c"], ["a"]])
  }

  @Test func objectsAreItems() {
    let board = board([])
    board.setObjects(["x" as NSString, "y" as NSString])
    #expect(board.strings == ["x", "y"])
    board.setObjects(["z"])
    #expect(board.strings == ["z"])
  }

  @Test(arguments: [
    ("42.5", ["number"]), ("https://example.com/a", ["url"]), ("example.com", ["url"]),
    ("swift layout", ["search"]), ("", []), ("a\nb", []),
  ])
  func contentIsDetected(_ text: String, _ kinds: [String]) {
    let board = board(text.isEmpty ? [] : [["public.utf8-plain-text": text]])
    var found: [String] = []
    board.detectPatterns(for: [.number, .probableWebURL, .probableWebSearch]) { result in
      let patterns = (try? result.get()) ?? []
      if patterns.contains(.number) { found.append("number") }
      if patterns.contains(.probableWebURL) { found.append("url") }
      if patterns.contains(.probableWebSearch) { found.append("search") }
    }
    #expect(found == kinds)
  }

  @Test func valuesAreDetected() async throws {
    let board = board([["public.utf8-plain-text": "7"], ["public.utf8-plain-text": "apple.com"]])
    let first = try await board.detectedValues(for: [\.number, \.probableWebURL])
    #expect(first.number == 7 && first.probableWebURL == "" && first.patterns == [\.number])
    let all = try await board.detectedPatterns(for: [\.number, \.probableWebURL], inItemSet: nil)
    #expect(all == [[\.number], [\.probableWebURL]])
  }
}
