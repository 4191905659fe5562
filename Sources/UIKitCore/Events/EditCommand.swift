/// A command of editing menus: its method, and the detection of classes that override it.
@MainActor
struct EditCommand {
  /// Calls the method.
  let perform: (UIResponder, Any?) -> Void
  /// The index of the method in the method tables of classes, in words.
  private let slot: Int?

  /// The commands by selector.
  static let all: [String: EditCommand] = [
    "cut:": EditCommand(Cut.self) { $0.cut($1) },
    "copy:": EditCommand(Copy.self) { $0.copy($1) },
    "paste:": EditCommand(Paste.self) { $0.paste($1) },
    "pasteAndMatchStyle:": EditCommand(PasteAndMatchStyle.self) { $0.pasteAndMatchStyle($1) },
    "pasteAndGo:": EditCommand(PasteAndGo.self) { $0.pasteAndGo($1) },
    "pasteAndSearch:": EditCommand(PasteAndSearch.self) { $0.pasteAndSearch($1) },
    "select:": EditCommand(Select.self) { $0.select($1) },
    "selectAll:": EditCommand(SelectAll.self) { $0.selectAll($1) },
    "delete:": EditCommand(Delete.self) { $0.delete($1) },
    "makeTextWritingDirectionLeftToRight:": EditCommand(MakeTextWritingDirectionLeftToRight.self) {
      $0.makeTextWritingDirectionLeftToRight($1)
    },
    "makeTextWritingDirectionRightToLeft:": EditCommand(MakeTextWritingDirectionRightToLeft.self) {
      $0.makeTextWritingDirectionRightToLeft($1)
    },
    "toggleBoldface:": EditCommand(ToggleBoldface.self) { $0.toggleBoldface($1) },
    "toggleItalics:": EditCommand(ToggleItalics.self) { $0.toggleItalics($1) },
    "toggleUnderline:": EditCommand(ToggleUnderline.self) { $0.toggleUnderline($1) },
    "increaseSize:": EditCommand(IncreaseSize.self) { $0.increaseSize($1) },
    "decreaseSize:": EditCommand(DecreaseSize.self) { $0.decreaseSize($1) },
    "find:": EditCommand(Find.self) { $0.find($1) },
    "findAndReplace:": EditCommand(FindAndReplace.self) { $0.findAndReplace($1) },
    "findNext:": EditCommand(FindNext.self) { $0.findNext($1) },
    "findPrevious:": EditCommand(FindPrevious.self) { $0.findPrevious($1) },
    "useSelectionForFind:": EditCommand(UseSelectionForFind.self) { $0.useSelectionForFind($1) },
    "rename:": EditCommand(Rename.self) { $0.rename($1) },
    "duplicate:": EditCommand(Duplicate.self) { $0.duplicate($1) },
    "move:": EditCommand(Move.self) { $0.move($1) },
    "export:": EditCommand(Export.self) { $0.export($1) },
    "printContent:": EditCommand(PrintContent.self) { $0.printContent($1) },
  ]

  private init(_ probe: UIResponder.Type, _ perform: @escaping (UIResponder, Any?) -> Void) {
    self.perform = perform
    // The entry in which a class that overrides the method differs from its superclass, while a class without
    // override does not.
    let (base, plain, own) = (Self.table(UIResponder.self), Self.table(Plain.self), Self.table(probe))
    slot = base.indices.first { base[$0] == plain[$0] && own[$0] != base[$0] }
  }

  /// Returns whether a responder's class, or a superclass, overrides the method.
  func isImplemented(by responder: UIResponder) -> Bool {
    guard let slot else { return false }
    return Self.table(type(of: responder))[slot] != Self.table(UIResponder.self)[slot]
  }

  /// Returns the methods of a class that are declared by `UIResponder`, as words of its metadata, whose
  /// layout is fixed: seven words of description (the fifth begins with the size and the offset of the
  /// address point), then the methods, those of superclasses first.
  private static func table(_ type: AnyClass) -> Slice<UnsafeBufferPointer<UInt>> {
    let word = MemoryLayout<UInt>.size
    let responder = unsafeBitCast(UIResponder.self as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(responder.load(fromByteOffset: 4 * word, as: UInt32.self))
    let before = Int(responder.load(fromByteOffset: 4 * word + 4, as: UInt32.self))
    let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return UnsafeBufferPointer(start: start, count: (size - before) / word)[7...]
  }

  private final class Plain: UIResponder {}
  private final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
  private final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
  private final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
  private final class PasteAndMatchStyle: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
  private final class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
  private final class PasteAndSearch: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
  private final class Select: UIResponder { override func select(_ sender: Any?) {} }
  private final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
  private final class Delete: UIResponder { override func delete(_ sender: Any?) {} }
  private final class MakeTextWritingDirectionLeftToRight: UIResponder {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  }
  private final class MakeTextWritingDirectionRightToLeft: UIResponder {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  }
  private final class ToggleBoldface: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
  private final class ToggleItalics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
  private final class ToggleUnderline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
  private final class IncreaseSize: UIResponder { override func increaseSize(_ sender: Any?) {} }
  private final class DecreaseSize: UIResponder { override func decreaseSize(_ sender: Any?) {} }
  private final class Find: UIResponder { override func find(_ sender: Any?) {} }
  private final class FindAndReplace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
  private final class FindNext: UIResponder { override func findNext(_ sender: Any?) {} }
  private final class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
  private final class UseSelectionForFind: UIResponder {
    override func useSelectionForFind(_ sender: Any?) {}
  }
  private final class Rename: UIResponder { override func rename(_ sender: Any?) {} }
  private final class Duplicate: UIResponder { override func duplicate(_ sender: Any?) {} }
  private final class Move: UIResponder { override func move(_ sender: Any?) {} }
  private final class Export: UIResponder { override func export(_ sender: Any?) {} }
  private final class PrintContent: UIResponder { override func printContent(_ sender: Any?) {} }
}
