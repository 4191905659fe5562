import Foundation
import InterfaceBuilder

extension LintDocument {
  /// A text of the document with its key in tables of strings.
  struct Text {
    var key: String
    var value: String
    var element: InterfaceElement
  }

  /// The languages beside the document with tables of its strings, by their names.
  var translations: [(language: String, table: StringsTable)] {
    let directory = neighbors.directory
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    return entries.compactMap { entry in
      guard entry.hasSuffix(".lproj"), !["Base.lproj", "mul.lproj"].contains(entry) else { return nil }
      let language = String(entry.dropLast(6))
      var problems: [InterfaceDocumentWarning] = []
      return (language, neighbors.strings(language: language, problems: &problems))
    }
  }

  /// The texts of labels, buttons, fields and titles.
  var texts: [Text] {
    var result: [Text] = []
    document.root.forEach { element in
      guard let id = element.id else { return }
      switch element.name {
      case "label", "textView":
        if let text = element["text"] {
          result.append(Text(key: "\(id).text", value: text, element: element))
        }
      case "textField":
        if let text = element["placeholder"] {
          result.append(Text(key: "\(id).placeholder", value: text, element: element))
        }
      case "navigationItem", "barButtonItem", "tabBarItem":
        if let text = element["title"] {
          result.append(Text(key: "\(id).title", value: text, element: element))
        }
      case "button":
        let state = element.children.first { $0.name == "state" && $0.key == "normal" }
        if let text = state?["title"] {
          result.append(Text(key: "\(id).normalTitle", value: text, element: element))
        }
      default: break
      }
    }
    return result
  }

  /// Returns whether code is likely to set the text of an element, since an outlet holds it.
  func isPlaceholder(_ element: InterfaceElement) -> Bool { element.id.map(held.contains) ?? false }
}
