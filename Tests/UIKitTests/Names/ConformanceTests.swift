import Foundation
import Testing
import UIKit

/// Protocols that classes of UIKit's adopt in its headers.
@MainActor @Suite struct ConformanceTests {
  /// The delegate of its gestures is a cell itself; its methods are overridden.
  final class Cell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { false }
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func aCellIsTheDelegateOfGestures() {
    let (cell, tap) = (Cell(), UITapGestureRecognizer())
    tap.delegate = cell
    #expect(tap.delegate?.gestureRecognizer(tap, shouldReceive: UITouch()) == false)
    #expect(tap.delegate?.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap) == true)
    #expect(tap.delegate?.gestureRecognizer(tap, shouldRequireFailureOf: tap) == false)
    #expect((UITableViewCell() as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin(tap))
  }

  @Test func whatHeadersAdoptIsAdopted() {
    let restoring: [any UIUserActivityRestoring] = [UIViewController(), UIView()]
    #expect(restoring.count == 2)
    let traits: any UITextInputTraits = UISearchBar()
    traits.keyboardType = .numberPad
    #expect((traits as? UISearchBar)?.searchTextField.keyboardType == .numberPad)
  }

  final class Handler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) { context.completeRequest(returningItems: nil) }
  }

  final class Note: UIDocument {
    var saved = 0
    override func contents(forType typeName: String) throws -> Any {
      saved += 1
      return Data("note".utf8)
    }
  }

  /// A document follows the file that it presents, and saves it before somebody else reads.
  @Test func aDocumentPresentsItsFile() async throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let note = Note(fileURL: scratch.appendingPathComponent("a.txt"))
    let presenter: any NSFilePresenter = note
    #expect(presenter.presentedItemURL == note.fileURL)
    let moved = scratch.appendingPathComponent("b.txt")
    presenter.presentedItemDidMove(to: moved)
    #expect(note.fileURL == moved)
    note.updateChangeCount(.done)
    let error = await withCheckedContinuation { next in
      presenter.savePresentedItemChanges { next.resume(returning: $0) }
    }
    #expect(error == nil && note.saved == 1)
    #expect(try String(contentsOf: moved, encoding: .utf8) == "note")
  }

  /// A scene tells of traits that the device has set on its windows.
  @Test func aSceneTellsOfTraits() {
    useStandardScreen()
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    window.deviceTraits = UITraitCollection(userInterfaceStyle: .light)
    var former: [UIUserInterfaceStyle] = []
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, traits) in
      former.append(traits.userInterfaceStyle)
    }
    window.deviceTraits = UITraitCollection(userInterfaceStyle: .dark)
    window.deviceTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(former == [.light])
  }
}
