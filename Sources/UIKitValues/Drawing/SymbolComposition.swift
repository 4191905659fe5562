import BundledData
import Foundation

/// The composition of a symbol from drawings according to its name: in a circle, filled, with a slash, with a
/// badge.
///
/// `rules` is the table of what parts of names mean; `SymbolRules.json` has the frames and words in it.
struct SymbolComposition {
  typealias Shape = SymbolShapes.Shape

  /// Returns the shape of a symbol without a drawing of its own; `nil` if no rule leads to drawings.
  static func shape(named name: String) -> Shape? { Self(name: name, depth: 0).shape() }

  private let name: String
  private let depth: Int

  private func shape() -> Shape? {
    // Names have no more components than this.
    guard depth < 8 else { return nil }
    for rule in Self.rules {
      guard let (stem, rest) = rule.mark.divide(name) else { continue }
      if let made = rule.make(self, stem, rest) { return made }
    }
    return nil
  }

  // MARK: Rules

  /// The part of a name for which a rule holds.
  private enum Mark {
    case suffix(String)
    /// The first occurrence.
    case part(String)

    /// Returns what is before the mark and what is after; `nil` if a name is without it.
    func divide(_ name: String) -> (stem: String, rest: String)? {
      switch self {
      case .suffix(let suffix):
        return name.hasSuffix(suffix) ? (String(name.dropLast(suffix.count)), "") : nil
      case .part(let part):
        guard let range = name.range(of: part) else { return nil }
        return (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
      }
    }
  }

  private struct Rule: Sendable {
    let mark: Mark
    /// Makes the shape of a name from what is before the mark and after it; `nil` if that has no drawing, so
    /// that the next rule is tried.
    let make: @Sendable (SymbolComposition, _ stem: String, _ rest: String) -> Shape?

    init(_ mark: Mark, _ make: @escaping @Sendable (SymbolComposition, String, String) -> Shape?) {
      (self.mark, self.make) = (mark, make)
    }
  }

  /// The rules in the order in which they are tried.
  private static let rules =
    variants + words.frames.flatMap(frameRules) + changes + words.halves.flatMap(halfRules)
    + combinations + words.synonyms.map(synonymRule)

  /// Variants that look like the symbol, or like its filled variant.
  private static let variants =
    words.languages.map { language in Rule(.suffix("." + language)) { names, stem, _ in names.known(stem) } }
    + [Rule(.suffix(".inverse")) { names, stem, _ in names.known(stem + ".fill") ?? names.known(stem) }]

  private static let changes = [
    Rule(.suffix(".viewfinder")) { names, stem, _ in
      SymbolDrawings.shape(named: "viewfinder").flatMap { names.base(stem)?.inViewfinder($0) }
    },
    Rule(.suffix(".slash.fill")) { names, stem, _ in
      names.base(stem).map { names.known(stem + ".fill") ?? $0 }?.slashed()
    },
    Rule(.suffix(".slash")) { names, stem, _ in names.base(stem)?.slashed() },
  ]

  private static let combinations = [
    Rule(.suffix(".inset.filled")) { names, stem, _ in names.known(stem)?.withFilledInset() },
    Rule(.part(".trianglebadge.exclamationmark")) { $0.warning($1, $2) },
    Rule(.part(".badge")) { $0.badge($1, $2) },
    Rule(.suffix(".stack.fill")) { names, stem, _ in names.base(stem)?.filled().piled() },
    Rule(.suffix(".stack")) { names, stem, _ in names.base(stem)?.piled() },
    Rule(.suffix(".fill")) { names, stem, _ in names.base(stem)?.filled() },
    Rule(.part(".on.")) { $0.stacked($1, $2) },
  ]

  private static func halfRules(_ half: Words.Half) -> [Rule] {
    [".filled", ".fill"].map { ending in
      Rule(.suffix(half.suffix + ending)) { names, stem, _ in names.base(stem)?.halfFilled(half.side) }
    }
  }

  private static func synonymRule(_ pair: [String]) -> Rule {
    Rule(.part(pair[0])) { names, stem, rest in names.known(stem + pair[1] + rest) }
  }

  /// Returns the rules of a frame, filled and not.
  private static func frameRules(_ frame: Words.Frame) -> [Rule] {
    guard let outline = frame.outline else { return [] }
    let (share, filled) = (frame.share, frame.filled.map { SymbolDrawings.path($0) } ?? outline)
    return [
      Rule(.suffix(frame.suffix + ".fill")) { names, stem, _ in
        names.base(stem)?.framed(by: filled, isFilled: true, share: share)
      },
      Rule(.suffix(frame.suffix)) { names, stem, _ in
        names.base(stem)?.framed(by: outline, isFilled: false, share: share)
      },
    ]
  }

  private func warning(_ stem: String, _ rest: String) -> Shape? {
    guard let sign = SymbolDrawings.shape(named: "exclamationmark.triangle.fill") else { return nil }
    return known(stem + (rest.hasSuffix(".fill") ? ".fill" : ""))?.badged(sign)
  }

  private func badge(_ stem: String, _ rest: String) -> Shape? {
    var sign = String(rest.drop { $0 == "." })
    var inner = known(stem)
    if sign.hasSuffix(".fill") || sign == "fill" {
      sign = String(sign.dropLast(sign == "fill" ? 4 : 5))
      inner = known(stem + ".fill") ?? inner?.filled()
    }
    let disc = SymbolDrawings.shape(named: "circle.fill")
    guard let shown = (sign.isEmpty ? nil : known(sign + ".circle.fill")) ?? disc else { return nil }
    return inner?.badged(shown)
  }

  private func stacked(_ stem: String, _ rest: String) -> Shape? {
    guard let front = known(stem) else { return nil }
    let isFilled = rest.hasSuffix(".fill")
    guard let back = known(isFilled ? String(rest.dropLast(5)) : rest) else { return nil }
    return (isFilled ? front.filled() : front).stacked(on: back)
  }

  // MARK: Names

  /// Returns the shape of another name, drawn or composed.
  private func known(_ name: String) -> Shape? {
    SymbolDrawings.shape(named: name) ?? Self(name: name, depth: depth + 1).shape()
  }

  /// Returns the shape of what a rule is applied to: also of a name that is only drawn filled, and of letters
  /// and digits.
  private func base(_ stem: String) -> Shape? {
    SymbolDrawings.shape(named: stem) ?? SymbolDrawings.shape(named: stem + ".fill") ?? signs(stem)
      ?? Self(name: stem, depth: depth + 1).shape()
  }

  /// Returns up to three letters and digits side by side; `nil` for other text.
  private func signs(_ text: String) -> Shape? {
    guard text.count <= 3, !text.isEmpty else { return nil }
    var parts: [SymbolShapes.Part] = []
    var x: CGFloat = 0
    for character in text {
      guard let glyph = SymbolDrawings.shape(named: SymbolDrawings.signPrefix + String(character)) else {
        return nil
      }
      let move = CGAffineTransform(translationX: x - glyph.box.minX, y: 0)
      parts += glyph.parts.map { $0.transformed(by: move) }
      x += glyph.box.width + 10
    }
    return SymbolDrawings.shape(parts)
  }

  // MARK: Data

  /// The content of `SymbolRules.json`, whose `form` describes it.
  private struct Words: Decodable, Sendable {
    struct Frame: Decodable, Sendable {
      let suffix: String
      let path, drawing, filled: String?
      let share: CGFloat

      var outline: CGPath? {
        if let path { return SymbolDrawings.path(path) }
        guard case .line(let path)? = drawing.flatMap(SymbolDrawings.shape)?.parts.first else { return nil }
        return path
      }
    }
    struct Half: Decodable, Sendable {
      let suffix: String
      let side: Shape.Side
    }
    let frames: [Frame]
    let halves: [Half]
    let languages: [String]
    let synonyms: [[String]]
  }
  private static let words = BundledData.uiKitValues.read("SymbolRules", as: Words.self)
}
