import ClassMetadata
import Foundation

/// The actions of responders on a text, for commands of editing menus.
///
/// Fields and text views have the commands alike and cannot inherit them from one class.
@MainActor
@_spi(UIKit) public protocol EditCommands {
  /// Returns whether a command makes sense now; `nil` for one that is none of these.
  func canPerform(_ action: String) -> Bool?
  func cut()
  func copy()
  func paste()
  func pasteAndMatchStyle()
  func selectWord()
  func selectAll()
  func delete()
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits)
  func toggleUnderline()
  func updateAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// A command of editing menus: its method, and the detection of classes that override it.
@MainActor
struct EditCommand {
  /// The selectors of ``EditCommands``.
  private static let ofTexts: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:",
  ]

  private let selector: String
  /// Calls the method.
  let perform: (UIResponder, Any?) -> Void
  /// The classes that override the method.
  private let table: MethodTable

  /// The commands by selector.
  static let all: [String: EditCommand] = Dictionary(
    uniqueKeysWithValues: [
      EditCommand("cut:", Cut.self) { $0.cut($1) },
      EditCommand("copy:", Copy.self) { $0.copy($1) },
      EditCommand("paste:", Paste.self) { $0.paste($1) },
      EditCommand("pasteAndMatchStyle:", PasteAndMatchStyle.self) { $0.pasteAndMatchStyle($1) },
      EditCommand("pasteAndGo:", PasteAndGo.self) { $0.pasteAndGo($1) },
      EditCommand("pasteAndSearch:", PasteAndSearch.self) { $0.pasteAndSearch($1) },
      EditCommand("select:", Select.self) { $0.select($1) },
      EditCommand("selectAll:", SelectAll.self) { $0.selectAll($1) },
      EditCommand("delete:", Delete.self) { $0.delete($1) },
      EditCommand("makeTextWritingDirectionLeftToRight:", MakeTextWritingDirectionLeftToRight.self) {
        $0.makeTextWritingDirectionLeftToRight($1)
      },
      EditCommand("makeTextWritingDirectionRightToLeft:", MakeTextWritingDirectionRightToLeft.self) {
        $0.makeTextWritingDirectionRightToLeft($1)
      },
      EditCommand("toggleBoldface:", ToggleBoldface.self) { $0.toggleBoldface($1) },
      EditCommand("toggleItalics:", ToggleItalics.self) { $0.toggleItalics($1) },
      EditCommand("toggleUnderline:", ToggleUnderline.self) { $0.toggleUnderline($1) },
      EditCommand("increaseSize:", IncreaseSize.self) { $0.increaseSize($1) },
      EditCommand("decreaseSize:", DecreaseSize.self) { $0.decreaseSize($1) },
      EditCommand("find:", Find.self) { $0.find($1) },
      EditCommand("findAndReplace:", FindAndReplace.self) { $0.findAndReplace($1) },
      EditCommand("findNext:", FindNext.self) { $0.findNext($1) },
      EditCommand("findPrevious:", FindPrevious.self) { $0.findPrevious($1) },
      EditCommand("useSelectionForFind:", UseSelectionForFind.self) { $0.useSelectionForFind($1) },
      EditCommand("rename:", Rename.self) { $0.rename($1) },
      EditCommand("duplicate:", Duplicate.self) { $0.duplicate($1) },
      EditCommand("move:", Move.self) { $0.move($1) },
      EditCommand("export:", Export.self) { $0.export($1) },
      EditCommand("printContent:", PrintContent.self) { $0.printContent($1) },
      EditCommand("newFromPasteboard:", NewFromPasteboard.self) { $0.newFromPasteboard($1) },
      EditCommand("alignLeft:", AlignLeft.self) { $0.alignLeft($1) },
      EditCommand("alignCenter:", AlignCenter.self) { $0.alignCenter($1) },
      EditCommand("alignJustified:", AlignJustified.self) { $0.alignJustified($1) },
      EditCommand("alignRight:", AlignRight.self) { $0.alignRight($1) },
      EditCommand("toggleSidebar:", ToggleSidebar.self) { $0.toggleSidebar($1) },
      EditCommand("toggleInspector:", ToggleInspector.self) { $0.toggleInspector($1) },
      EditCommand("performClose:", PerformClose.self) { $0.performClose($1) },
      EditCommand("showWritingTools:", ShowWritingTools.self) { $0.showWritingTools($1) },
    ].map { ($0.selector, $0) })

  private init(
    _ selector: String, _ probe: UIResponder.Type, _ perform: @escaping (UIResponder, Any?) -> Void
  ) {
    self.selector = selector
    self.perform = perform
    table = MethodTable(base: UIResponder.self, plain: Plain.self, overriding: [probe])
  }

  /// Returns whether a responder has the command: its class or one above it overrides the method, or it has
  /// commands of texts.
  func isImplemented(by responder: UIResponder) -> Bool {
    table.implementation(in: type(of: responder)) != .base
      || Self.ofTexts.contains(selector) && responder.editCommands != nil
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
  private final class NewFromPasteboard: UIResponder { override func newFromPasteboard(_ sender: Any?) {} }
  private final class AlignLeft: UIResponder { override func alignLeft(_ sender: Any?) {} }
  private final class AlignCenter: UIResponder { override func alignCenter(_ sender: Any?) {} }
  private final class AlignJustified: UIResponder { override func alignJustified(_ sender: Any?) {} }
  private final class AlignRight: UIResponder { override func alignRight(_ sender: Any?) {} }
  private final class ToggleSidebar: UIResponder { override func toggleSidebar(_ sender: Any?) {} }
  private final class ToggleInspector: UIResponder { override func toggleInspector(_ sender: Any?) {} }
  private final class PerformClose: UIResponder { override func performClose(_ sender: Any?) {} }
  private final class ShowWritingTools: UIResponder { override func showWritingTools(_ sender: Any?) {} }
}
