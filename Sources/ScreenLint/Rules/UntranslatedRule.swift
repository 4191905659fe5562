import Foundation
import InterfaceBuilder
import UIKit

/// Finds texts that have no translation where others have one.
struct UntranslatedRule: LintRule {
  let id = RuleID.untranslated
  let level = LintLevel.note
  let documentation = RuleDocumentation(
    summary: "A text without a translation",
    finds: """
      A text of at least three letters that is the same in each of the languages chosen by `--language`, of which there have to be two; \
      and a text of a document that one of the languages beside it has no entry for, or the same one. Texts are left out that code \
      is likely to replace: those of one word in a document, such as "Label", and what has no translation in any language where no \
      other text of the document has one.
      """,
    reason: "The screen shows two languages at once.",
    sources: ["Localizing strings in your app (developer.apple.com/documentation/xcode/localization)"],
    example: .init(
      before: #""title.text" = "Deine letzten Bestellungen";"#,
      after: #"""
        "title.text" = "Deine letzten Bestellungen";
        "hint.text" = "Zum Aktualisieren ziehen";
        """#, isPictured: true,
      remark: "The device is set to German. The lines are those of the document's strings in `de.lproj`."))

  nonisolated func isShown(in setting: LintFacts.Setting) -> Bool? { setting.language != nil }

  nonisolated func compare(_ facts: LintFacts, _ issues: inout LintIssues) {
    var languages: [String: Int] = [:]
    for (index, screen) in facts.screens.enumerated() where !screen.setting.usesPseudoLanguage {
      guard let language = screen.setting.language else { continue }
      if languages[language] == nil { languages[language] = index }
    }
    let names = languages.keys.sorted()
    guard names.count > 1 else { return }
    for view in facts.told.views where view.kind == .text || view.kind == .control {
      let texts = names.compactMap { name in
        languages[name].flatMap { facts.view(view.path, in: $0)?.text }
      }
      guard texts.count == names.count, let first = texts.first, Set(texts).count == 1, Self.isWords(first),
        let subject = view.subject
      else { continue }
      issues.add(
        subject, at: view.path,
        message: "\(subject.name) has the same text in \(names.joined(separator: ", "))",
        advice: "translate it")
    }
  }

  func check(document: LintDocument, _ issues: inout LintIssues) {
    for (language, table) in document.translations where !table.strings.isEmpty {
      for text in document.texts {
        guard text.value.contains(" "), Self.isWords(text.value), !document.isPlaceholder(text.element),
          table[text.key] == nil || table[text.key] == text.value
        else { continue }
        issues.add(
          element: text.key, name: "\"\(text.value)\"", at: document.place(text.element),
          message:
            "\"\(text.value.prefix(60))\" has no translation into \(language), where other texts of the document have one",
          advice: "add \(text.key) to the strings of \(language)", detail: language)
      }
    }
  }

  /// Returns whether a text has words: three letters at least.
  private nonisolated static func isWords(_ text: String) -> Bool { text.filter(\.isLetter).count >= 3 }
}

extension RuleID {
  /// A text without a translation.
  public static let untranslated = RuleID(rawValue: "untranslated")
}
