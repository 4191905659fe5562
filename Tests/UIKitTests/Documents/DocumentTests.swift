import Testing

import UIKit

@MainActor @Suite struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors: [any Error] = []
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: try #require(contents as? Data), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
  }

  private func place() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("note-\(UUID().uuidString).txt")
  }

  @Test func documentsAreSavedAndOpened() async throws {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed && note.fileType == "public.plain-text" && !note.hasUnsavedChanges)
    note.text = "one"
    #expect(await note.save(to: url, for: .forCreating))
    #expect(note.documentState == .normal && note.fileModificationDate != nil)
    note.text = "two"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(note.documentState == .closed && !note.hasUnsavedChanges)

    let other = Note(fileURL: url)
    #expect(await other.open())
    #expect(other.text == "two" && other.documentState == .normal)
    other.text = "three"
    other.updateChangeCount(.done)
    #expect(await other.autosave())
    #expect(await note.revert(toContentsOf: url))
    #expect(note.text == "three")
    #expect(other.localizedName == url.deletingPathExtension().lastPathComponent)
  }

  @Test func whatIsNotThereIsTold() async {
    let note = Note(fileURL: place())
    #expect(await !note.open())
    #expect(note.errors.count == 1 && note.documentState == .closed)
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all.txt")
    #expect(await !note.save(to: nowhere, for: .forCreating))
    #expect(note.documentState.contains(.savingError))
  }

  @Test func undoingCountsAsAChange() async {
    let note = Note(fileURL: place())
    let manager: UndoManager = note.undoManager
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: note) { $0.text = "" }
    manager.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
    manager.undo()
    #expect(!note.hasUnsavedChanges)
  }

  @Test func respondersFindTheManagerOfTheirWindow() {
    let window = window(100, 100)
    let field = UITextField()
    #expect(field.undoManager == nil)
    window.addSubview(field)
    #expect(field.undoManager != nil && field.undoManager === window.undoManager)
  }
}

@MainActor @Suite struct MotionEffectTests {
  @Test func valuesFollowTheTurn() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    func value(_ turn: CGFloat) -> CGFloat? {
      effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: turn, vertical: 0))?["center.x"]
        as? CGFloat
    }
    #expect(value(-1) == -10 && value(0) == 10 && value(1) == 30 && value(7) == 30)
    let shadow = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
    shadow.minimumRelativeValue = CGSize(width: -2, height: 0)
    shadow.maximumRelativeValue = CGSize(width: 2, height: 4)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect, shadow]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(values?["layer.shadowOffset"] as? CGSize == CGSize(width: 0, height: 2))
    #expect(values?.count == 2)
  }

  @Test func viewsKeepTheirEffects() {
    let view = UIView()
    let effect = UIMotionEffectGroup()
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}

@MainActor @Suite struct PreparedImageTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func thumbnailsHaveTheirSize() async {
    let image = square(40)
    let small = image.preparingThumbnail(of: CGSize(width: 10, height: 5))
    #expect(small?.size == CGSize(width: 10, height: 5) && small?.scale == image.scale)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingForDisplay() === image && UIImage().preparingForDisplay() == nil)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 4))?.size.width == 4)
  }
}

@MainActor @Suite struct BoxedGeometryTests {
  @Test func structuresComeOutAsTheyWentIn() {
    let turn = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
    let plain = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: plain).cgAffineTransformValue == plain)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
  }
}
