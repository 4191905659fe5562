import Foundation
import Simulator
import UIKit

/// A language that is made of the texts themselves: letters have marks and words are added, as in translations, which are a third
/// longer than English (W3C, "Text size in translation").
package enum PseudoLanguage {
  private static let letters: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú",
    "c": "ç", "n": "ñ", "y": "ý", "s": "š", "z": "ž",
  ]
  private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  /// Returns a text in the pseudo-language. Texts without letters, such as numbers, remain.
  ///
  /// A text of up to 10 characters becomes twice as long, one of up to 20 characters two thirds longer, others by a third.
  package static func text(_ text: String) -> String {
    guard text.contains(where: { $0.isLetter }) else { return text }
    let count = text.count
    let extra = count <= 10 ? count : count <= 20 ? count * 2 / 3 : count / 3
    var result = String(text.map { letters[$0] ?? $0 })
    var added = 0
    var word = 0
    while added < extra {
      let next = words[word % words.count]
      result += " " + next
      added += next.count + 1
      word += 1
    }
    return result
  }
}

extension PseudoLanguage {
  /// A view with the text that it got; it is retained so that its identity is not reused.
  private struct Translated {
    let view: UIView
    let text: String?
  }

  /// Sets the texts of a screen to those of the pseudo-language, and lays out. Rows and cells get the heights of their new texts.
  @MainActor
  package static func apply(to device: VirtualDevice) {
    var done: [ObjectIdentifier: Translated] = [:]
    // Rows of other heights can bring further rows onto the screen.
    for _ in 0..<3 {
      guard let lists = setTexts(of: device, &done) else { break }
      for list in lists {
        (list as? UITableView)?.setNeedsRowHeights()
        (list as? UICollectionView)?.setNeedsPreferredSizes()
      }
      device.layOut()
    }
  }

  /// Sets the texts of the views that have others than they got, and returns the lists among the views; `nil` if all have theirs.
  @MainActor
  private static func setTexts(
    of device: VirtualDevice, _ done: inout [ObjectIdentifier: Translated]
  ) -> [UIScrollView]? {
    var views: [UIView] = device.windows
    var lists: [UIScrollView] = []
    var isChanged = false
    while let view = views.popLast() {
      if ViewKinds.kind(of: view) == .system { continue }
      guard view is UIButton || view is UILabel || view is UITextField else {
        if let list = view as? UIScrollView, list is UITableView || list is UICollectionView {
          lists.append(list)
        }
        views += view.subviews
        continue
      }
      let key = ObjectIdentifier(view)
      if let known = done[key], known.text == shown(by: view) { continue }
      switch view {
      case let button as UIButton: apply(to: button)
      case let label as UILabel: apply(to: label)
      case let field as UITextField: field.placeholder = field.placeholder.map { text($0) }
      default: break
      }
      done[key] = Translated(view: view, text: shown(by: view))
      isChanged = true
    }
    return isChanged ? lists : nil
  }

  /// Returns the text that a view has in the pseudo-language.
  @MainActor
  private static func shown(by view: UIView) -> String? {
    switch view {
    case let button as UIButton:
      button.configuration?.title ?? button.title(for: .normal)
        ?? button.attributedTitle(for: .normal)?.string
    case let label as UILabel: label.attributedText?.string
    case let field as UITextField: field.placeholder
    default: nil
    }
  }

  @MainActor
  private static func apply(to label: UILabel) {
    guard let old = label.attributedText, !old.string.isEmpty else { return }
    let new = text(old.string)
    guard new != old.string else { return }
    // The attributes of the first character are those of the whole text.
    if label.hasOnlyPlainText {
      label.text = new
    } else {
      label.attributedText = NSAttributedString(
        string: new, attributes: old.attributes(at: 0, effectiveRange: nil))
    }
  }

  @MainActor
  private static func apply(to button: UIButton) {
    if var configuration = button.configuration {
      if let title = configuration.title { configuration.title = text(title) }
      if let subtitle = configuration.subtitle { configuration.subtitle = text(subtitle) }
      button.configuration = configuration
    } else if let title = button.title(for: .normal) {
      button.setTitle(text(title), for: .normal)
    } else if let title = button.attributedTitle(for: .normal), title.length > 0 {
      button.setAttributedTitle(
        NSAttributedString(
          string: text(title.string), attributes: title.attributes(at: 0, effectiveRange: nil)), for: .normal)
    }
  }
}
