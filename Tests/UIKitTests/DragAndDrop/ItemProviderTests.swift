import Foundation
import Testing

import UIKit

/// Written as data of a type of its own.
private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let name: String
  init(name: String) { self.name = name }

  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.card"] }
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.card", "public.plain-text"] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
    Card(name: String(decoding: data, as: UTF8.self))
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(name.utf8), nil)
    return nil
  }
}

@MainActor struct ItemProviderTests {
  @Test func textIsLoadedAsText() {
    let provider = NSItemProvider(object: "words" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var loaded: [String] = []
    provider.loadObject(ofClass: String.self) { text, _ in loaded.append(text ?? "none") }
    provider.loadObject(ofClass: NSAttributedString.self) { text, _ in
      loaded.append((text as? NSAttributedString)?.string ?? "none")
    }
    #expect(loaded == ["words", "words"])
  }

  @Test func objectsOfOnesOwnAreMadeOfData() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.card", visibility: .all) { done in
      done(Data("ace".utf8), nil)
      return nil
    }
    var name: String?
    provider.loadObject(ofClass: Card.self) { card, _ in name = (card as? Card)?.name }
    #expect(name == "ace")
    let own = NSItemProvider(object: Card(name: "king"))
    own.loadObject(ofClass: String.self) { text, _ in name = text }
    #expect(name == "king")
  }

  @Test func filesAreThereForTheCompletion() throws {
    let provider = NSItemProvider(object: NSString(string: "words"))
    provider.suggestedName = "note"
    var seen: (name: String, text: String)?
    var place: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
      guard let url else { return }
      place = url
      seen = (url.lastPathComponent, (try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }
    #expect(seen?.name == "note.txt")
    #expect(seen?.text == "words")
    #expect(!FileManager.default.fileExists(atPath: try #require(place).path))
  }

  @Test func whatIsNotThereIsAnError() {
    var code: Int?
    NSItemProvider().loadObject(ofClass: UIImage.self) { _, error in code = (error as NSError?)?.code }
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func coloursAndImagesGoThroughData() {
    let provider = NSItemProvider(object: UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
    var color: UIColor?
    provider.loadDataRepresentation(forTypeIdentifier: "com.apple.uikit.color") { data, _ in
      color = data.flatMap { try? UIColor.object(withItemProviderData: $0, typeIdentifier: "") }
    }
    #expect(color == UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    var data: Data?
    NSItemProvider(object: image).loadDataRepresentation(forTypeIdentifier: "public.png") { found, _ in
      data = found
    }
    #expect(data?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }
}
