import UIKit

final class TextStylesScreen: StackScreen {
  override var rows: [UIView] {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
      ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
      ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    return styles.map { label("\($0.0): Quick brown fox 0123", .preferredFont(forTextStyle: $0.1)) }
  }
}

final class FontWeightsScreen: StackScreen {
  override var rows: [UIView] {
    let weights: [(String, UIFont.Weight)] = [
      ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    var result: [UIView] = weights.map {
      label("\($0.0) Hamburgefonstiv", .systemFont(ofSize: 17, weight: $0.1))
    }
    result += [10, 12, 15, 20, 28, 40].map { label("Size \($0) points", .systemFont(ofSize: $0)) }
    result.append(label("Italic Hamburgefonstiv", .italicSystemFont(ofSize: 17)))
    result.append(label("Monospaced 0123456789", .monospacedSystemFont(ofSize: 15, weight: .regular)))
    result.append(label("Digits 0123456789", .monospacedDigitSystemFont(ofSize: 15, weight: .medium)))
    return result
  }
}

final class ParagraphsScreen: StackScreen {
  private let text =
    "The tinamou walks through tall grass at dusk, and calls once before it is dark. Nobody has seen where it sleeps."

  override var rows: [UIView] {
    let two = label(text, .preferredFont(forTextStyle: .body), lines: 2)
    let shrinking = label(text, .preferredFont(forTextStyle: .callout))
    shrinking.adjustsFontSizeToFitWidth = true
    shrinking.minimumScaleFactor = 0.6
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.firstLineHeadIndent = 20
    let spaced = label("", .preferredFont(forTextStyle: .footnote), lines: 0)
    spaced.attributedText = NSAttributedString(
      string: text,
      attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .footnote)])
    let kerned = label("", .preferredFont(forTextStyle: .body))
    kerned.attributedText = NSAttributedString(string: "Letters apart", attributes: [.kern: 2])
    return [
      label(text, .preferredFont(forTextStyle: .body), lines: 0), two, shrinking, spaced, kerned,
      label("שלום עולם", .preferredFont(forTextStyle: .body)),
      label("日本語のテキスト", .preferredFont(forTextStyle: .body)),
    ]
  }
}

final class TextInputScreen: StackScreen {
  override var rows: [UIView] {
    let styles: [(String, UITextField.BorderStyle)] = [
      ("No border", .none), ("Line", .line), ("Bezel", .bezel), ("Rounded", .roundedRect),
    ]
    var result: [UIView] = styles.map { title, style in
      let field = UITextField()
      field.borderStyle = style
      field.placeholder = title
      field.accessibilityIdentifier = title
      return field
    }
    let filled = UITextField()
    filled.borderStyle = .roundedRect
    filled.text = "A text that is there"
    filled.clearButtonMode = .always
    let secure = UITextField()
    secure.borderStyle = .roundedRect
    secure.isSecureTextEntry = true
    secure.text = "secret"
    let search = UISearchTextField()
    search.placeholder = "Search field"
    let text = UITextView()
    text.text = "A text view\nwith two lines"
    text.font = .preferredFont(forTextStyle: .body)
    text.isScrollEnabled = false
    result += [filled, secure, search, text]
    return result
  }
}
