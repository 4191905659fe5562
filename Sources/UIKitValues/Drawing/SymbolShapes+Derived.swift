import BundledData
import ForkSafeLocks
import Foundation

/// The names of the system's symbols.
private struct SymbolNames: Decodable, Sendable {
  package let names: String

  package static let all = Set(
    BundledData.uiKitValues.read("SymbolNames", as: SymbolNames.self).names.split(separator: " ").map(
      String.init))
}

extension SymbolShapes {
  private static let derived = Mutex<[String: Shape]>([:])
  /// The names for which a missing drawing has been logged.
  private static let boxes = Mutex<Set<String>>([])

  /// Returns the shape of a symbol: its own drawing, one composed from others according to its name, or a
  /// box, which is logged once per name. `nil` if no system symbol has the name.
  package static func shape(named name: String) -> Shape? {
    guard !name.hasPrefix(SymbolDrawings.signPrefix) else { return nil }
    if let own = shapes[name] { return own }
    guard SymbolNames.all.contains(name) else { return nil }
    if let known = derived.withLock({ $0[name] }) { return known }
    let made = derive(name)
    if made == nil, boxes.withLock({ $0.insert(name).inserted }) {
      DrawingResources.log("The symbol \"\(name)\" has no drawing here; a box stands for it.")
    }
    let shape = made ?? box
    derived.withLock { $0[name] = shape }
    return shape
  }

  /// The names of the system's symbols.
  package static var names: Set<String> { SymbolNames.all }

  /// Returns whether a symbol has a drawing, its own or a composed one.
  static func isDrawn(_ name: String) -> Bool { shapes[name] != nil || derive(name) != nil }

  /// The shape of a symbol without a drawing: a rounded square with a dot.
  package static let box = Shape(
    box: CGRect(x: 4, y: 4, width: 92, height: 92),
    parts: [
      .line(CGPath.roundedRect(CGRect(x: 8, y: 8, width: 84, height: 84), radius: 20)),
      .fill(oval(43, 43, 14)),
    ])

  /// Names before and after the system renamed symbols, and parts of names with the same meaning.
  private static let synonyms = [
    ("line.horizontal.3", "line.3.horizontal"), ("document", "doc"), ("arrow.trianglehead", "arrow.triangle"),
    ("filled", "fill"), ("leadinghalf", "lefthalf"), ("trailinghalf", "righthalf"), ("leading", "left"),
    ("trailing", "right"), ("backward", "left"), ("forward", "right"), ("batterypercent", "battery"),
  ]

  private static let languages: Set<Substring> = [
    "rtl", "ar", "hi", "he", "ja", "ko", "th", "zh", "my", "km",
  ]

  /// Composes a shape from others according to a symbol's name: in a circle, in a square, filled, with a
  /// slash, with a badge.
  private static func derive(_ name: String, depth: Int = 0) -> Shape? {
    // Names have no more components than this.
    guard depth < 8 else { return nil }
    func known(_ name: String) -> Shape? { shapes[name] ?? derive(name, depth: depth + 1) }
    /// Returns the shape for the name without a suffix.
    func base(_ suffix: String) -> Shape? {
      guard name.hasSuffix(suffix) else { return nil }
      let stem = String(name.dropLast(suffix.count))
      return shapes[stem] ?? shapes[stem + ".fill"] ?? signs(stem) ?? derive(stem, depth: depth + 1)
    }
    if let last = name.split(separator: ".").last, languages.contains(last), last.count < name.count {
      return known(String(name.dropLast(last.count + 1)))
    }
    if name.hasSuffix(".inverse") {
      return known(name.dropLast(8) + ".fill") ?? known(String(name.dropLast(8)))
    }
    if let inner = base(".circle.fill") { return framed(inner, by: disc, isFilled: true) }
    if let inner = base(".circle") { return framed(inner, by: ring, isFilled: false) }
    for (suffix, frame, share) in frames {
      if let inner = base(suffix + ".fill") { return framed(inner, by: frame, isFilled: true, share: share) }
      if let inner = base(suffix) { return framed(inner, by: frame, isFilled: false, share: share) }
    }
    if let inner = base(".viewfinder"), let frame = shapes["viewfinder"] {
      return SymbolDrawings.shape(
        frame.parts + placed(inner, in: CGRect(x: 26, y: 26, width: 48, height: 48)))
    }
    for suffix in [".slash.fill", ".slash"] {
      guard let inner = base(suffix) else { continue }
      let shown = suffix == ".slash.fill" ? known(name.dropLast(suffix.count) + ".fill") ?? inner : inner
      let box = shown.box
      let (start, end) = ((box.minX, box.minY), (box.maxX, box.maxY))
      let beside = lines([(start.0 + 9, start.1 - 7), (end.0 + 9, end.1 - 7)])
      return Shape(
        box: box.insetBy(dx: -4, dy: -4), parts: shown.parts + [.cut(beside), .line(lines([start, end]))])
    }
    for (suffix, side) in halves {
      for ending in [".filled", ".fill"] {
        if let inner = base(suffix + ending) { return halfFilled(inner, side) }
      }
    }
    if name.hasSuffix(".inset.filled"), let inner = known(String(name.dropLast(13))) {
      let box = inner.box.insetBy(dx: 16, dy: 16)
      return SymbolDrawings.shape(inner.parts + placed(filled(inner), in: box))
    }
    if let range = name.range(of: ".trianglebadge.exclamationmark") {
      let isFilled = name.hasSuffix(".fill")
      guard let inner = known(name[..<range.lowerBound] + (isFilled ? ".fill" : "")),
        let sign = shapes["exclamationmark.triangle.fill"]
      else { return nil }
      return badged(inner, sign)
    }
    if let range = name.range(of: ".badge") {
      let stem = String(name[..<range.lowerBound])
      var sign = String(name[range.upperBound...].drop { $0 == "." })
      var inner = known(stem)
      if sign.hasSuffix(".fill") || sign == "fill" {
        sign = String(sign.dropLast(sign == "fill" ? 4 : 5))
        inner = known(stem + ".fill") ?? inner.map(filled)
      }
      guard let inner else { return nil }
      let disc = Shape(box: CGRect(x: 0, y: 0, width: 100, height: 100), parts: [.fill(disc)])
      return badged(inner, sign.isEmpty ? disc : known(sign + ".circle.fill") ?? disc)
    }
    if name.hasSuffix(".stack") || name.hasSuffix(".stack.fill") {
      guard let inner = name.hasSuffix(".fill") ? base(".stack.fill").map(filled) : base(".stack") else {
        return nil
      }
      let box = inner.box
      return SymbolDrawings.shape(
        [
          .line(lines([(box.minX + 24, box.minY - 24), (box.maxX - 24, box.minY - 24)])),
          .line(lines([(box.minX + 14, box.minY - 8), (box.maxX - 14, box.minY - 8)])),
        ] + inner.parts)
    }
    if let inner = base(".fill") { return filled(inner) }
    if let range = name.range(of: ".on."), let front = known(String(name[..<range.lowerBound])) {
      let isFilled = name.hasSuffix(".fill")
      let rest = String(name[range.upperBound...])
      guard let back = known(isFilled ? String(rest.dropLast(5)) : rest) else { return nil }
      return stacked(isFilled ? filled(front) : front, on: back)
    }
    for (word, other) in synonyms {
      guard let range = name.range(of: word) else { continue }
      if let found = known(name.replacingCharacters(in: range, with: other)) { return found }
    }
    return nil
  }

  private static let square = CGPath.roundedRect(CGRect(x: 4, y: 4, width: 92, height: 92), radius: 20)

  /// Name suffixes of frames, and the fraction of their side that the inner symbol occupies.
  private static let frames: [(suffix: String, path: CGPath, share: CGFloat)] = {
    var frames = [
      (".square", square, CGFloat(0.54)),
      (".rectangle", .roundedRect(CGRect(x: 0, y: 12, width: 116, height: 76), radius: 16), 0.44),
      (".app", .roundedRect(CGRect(x: 4, y: 4, width: 92, height: 92), radius: 24), 0.54),
    ]
    for (name, share) in [
      ("shield", 0.46), ("seal", 0.5), ("diamond", 0.42), ("octagon", 0.54), ("hexagon", 0.5),
      ("bubble.middle.bottom", 0.42), ("message", 0.42), ("cloud", 0.4), ("bookmark", 0.4), ("folder", 0.38),
      ("doc", 0.42), ("heart", 0.4),
    ] as [(String, CGFloat)] {
      guard case .line(let path)? = shapes[name]?.parts.first else { continue }
      let suffix = name == "bubble.middle.bottom" ? "bubble" : name == "cloud" ? "icloud" : name
      frames.append(("." + suffix, path, share))
    }
    return frames
  }()

  private enum Side { case left, right, top, bottom }
  private static let halves: [(String, Side)] = [
    (".lefthalf", .left), (".leadinghalf", .left), (".righthalf", .right), (".trailinghalf", .right),
    (".tophalf", .top), (".bottomhalf", .bottom),
  ]

  /// Returns up to three letters and digits side by side; `nil` for other text.
  private static func signs(_ text: String) -> Shape? {
    guard text.count <= 3, !text.isEmpty else { return nil }
    var parts: [Part] = []
    var x: CGFloat = 0
    for character in text {
      guard let glyph = shapes[SymbolDrawings.signPrefix + String(character)] else { return nil }
      let move = CGAffineTransform(translationX: x - glyph.box.minX, y: 0)
      parts += glyph.parts.map { $0.transformed(by: move) }
      x += glyph.box.width + 10
    }
    return SymbolDrawings.shape(parts)
  }

  /// Returns the parts of a symbol scaled into a rectangle.
  private static func placed(_ shape: Shape, in rect: CGRect) -> [Part] {
    let factor = min(rect.width / shape.box.width, rect.height / shape.box.height)
    let transform = CGAffineTransform(translationX: -shape.box.midX, y: -shape.box.midY)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return shape.parts.map { $0.transformed(by: transform) }
  }

  /// Returns a symbol at about half its size in a frame, or cut out of a filled frame.
  private static func framed(
    _ inner: Shape, by frame: CGPath, isFilled: Bool, share: CGFloat = 0.54
  ) -> Shape {
    let bounds = frame.boundingBoxOfPath
    let side = share * min(bounds.width, bounds.height) * (bounds.width == 92 ? 100 / 92 : 1)
    let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    // Wide signs may exceed the square.
    let small = placed(
      inner, in: inner.box.width > inner.box.height ? rect.insetBy(dx: -side * 0.1, dy: 0) : rect)
    let shown = small.map { part -> Part in
      guard isFilled else { return part }
      return switch part {
      case .line(let path): .cut(path)
      case .fill(let path): .hole(path)
      case .cut(let path): .line(path)
      case .hole(let path): .fill(path)
      }
    }
    return SymbolDrawings.shape((isFilled ? [.fill(frame), .line(frame)] : [.line(frame)]) + shown)
  }

  private static func filled(_ inner: Shape) -> Shape {
    guard case .line(let outline)? = inner.parts.first else { return inner }
    return Shape(
      box: inner.box,
      parts: [.fill(outline), .line(outline)]
        + inner.parts.dropFirst().map { part -> Part in
          switch part {
          case .line(let path): .cut(path)
          case .fill(let path): .hole(path)
          default: part
          }
        })
  }

  /// Returns the outline of a symbol with one half filled.
  private static func halfFilled(_ inner: Shape, _ side: Side) -> Shape {
    guard case .line(let outline)? = inner.parts.first else { return inner }
    let box = inner.box.insetBy(dx: -2, dy: -2)
    let rest =
      switch side {
      case .left: CGRect(x: box.midX, y: box.minY, width: box.width / 2, height: box.height)
      case .right: CGRect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height)
      case .top: CGRect(x: box.minX, y: box.midY, width: box.width, height: box.height / 2)
      case .bottom: CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height / 2)
      }
    return Shape(
      box: inner.box,
      parts: [.fill(outline), .hole(CGPath(rect: rest, transform: nil))] + inner.parts)
  }

  /// Returns a symbol with a badge at the lower right.
  private static func badged(_ inner: Shape, _ sign: Shape) -> Shape {
    let (x, y) = (inner.box.maxX - 12, inner.box.maxY - 12)
    let place = CGRect(x: x - 22, y: y - 22, width: 44, height: 44)
    let around = CGPath(ellipseIn: place.insetBy(dx: -7, dy: -7), transform: nil)
    return Shape(
      box: inner.box.union(place), parts: inner.parts + [.hole(around)] + placed(sign, in: place))
  }

  /// Returns a symbol in front of another one, offset to the lower right.
  private static func stacked(_ front: Shape, on back: Shape) -> Shape {
    let offset = CGAffineTransform(translationX: 22, y: 20)
    let moved = front.parts.map { $0.transformed(by: offset) }
    guard let outline = moved.first else { return front }
    let path =
      switch outline {
      case .line(let path), .fill(let path), .cut(let path), .hole(let path): path
      }
    return SymbolDrawings.shape(back.parts + [.hole(path), .cut(path)] + moved)
  }
}

extension SymbolShapes.Part {
  func transformed(by transform: CGAffineTransform) -> Self {
    switch self {
    case .line(let path): .line(SymbolShapes.transformed(path, transform))
    case .fill(let path): .fill(SymbolShapes.transformed(path, transform))
    case .cut(let path): .cut(SymbolShapes.transformed(path, transform))
    case .hole(let path): .hole(SymbolShapes.transformed(path, transform))
    }
  }
}
