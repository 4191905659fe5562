import BundledData
import ForkSafeLocks
import Foundation

/// The drawings in `SymbolDrawings.json`.
///
/// A drawing is a list of parts separated by bars, each a kind and a path. The file's `form` describes the
/// kinds. A drawing is interpreted when its symbol is first used.
enum SymbolDrawings {
  private struct File: Decodable {
    let drawings: [String: String]
    /// Drawings with boxes of their own.
    let framed: [String: String]
    /// Names with the drawing of another one in `framed`.
    let same: [String: String]
  }
  private static let file = BundledData.uiKitValues.read("SymbolDrawings", as: File.self)

  /// The prefix of the glyphs from which symbols of letters and digits are composed.
  static let signPrefix = "sign."

  /// The names in the file, without those of filled variants.
  package static var names: Set<String> {
    Set(file.drawings.keys).union(file.framed.keys).union(file.same.keys)
  }

  /// The shapes that have been interpreted; `nil` for names without a drawing.
  private static let shapes = Mutex<[String: SymbolShapes.Shape?]>([:])

  /// Returns the shape of a drawing in the file, or of its filled variant; `nil` if there is none.
  package static func shape(named name: String) -> SymbolShapes.Shape? {
    if let known = shapes.withLock({ $0[name] }) { return known }
    let shape = interpret(file.same[name] ?? name)
    shapes.withLock { $0[name] = shape }
    return shape
  }

  private static func interpret(_ name: String) -> SymbolShapes.Shape? {
    if let shape = variant(name, in: file.framed, boxed: framedShape) { return shape }
    guard let shape = variant(name, in: file.drawings, boxed: { shape($1) }) else { return nil }
    // Some drawings are used only for their filled variant.
    return name.hasPrefix(signPrefix) || SymbolShapes.names.contains(name) ? shape : nil
  }

  /// Returns the drawing of a name, or the filled variant if the name is that of a drawing with an outline and
  /// `.fill`.
  private static func variant(
    _ name: String, in drawings: [String: String],
    boxed: (String, [SymbolShapes.Part]) -> SymbolShapes.Shape?
  ) -> SymbolShapes.Shape? {
    if let drawing = drawings[name] { return boxed(drawing, parts(of: drawing).flatMap(plain)) }
    guard name.hasSuffix(".fill"), let drawing = drawings[String(name.dropLast(5))] else { return nil }
    let parts = parts(of: drawing)
    guard parts.contains(where: { $0.kind == "b" }) else { return nil }
    return boxed(drawing, parts.flatMap(filled))
  }

  /// Returns a shape whose box is the first part of its drawing: four numbers.
  private static func framedShape(_ drawing: String, parts: [SymbolShapes.Part]) -> SymbolShapes.Shape? {
    let n = drawing.prefix { $0 != "|" }.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    guard n.count == 4 else {
      assertionFailure("SymbolDrawings.json: no box in \(drawing)")
      return nil
    }
    return SymbolShapes.Shape(box: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), parts: parts)
  }

  // MARK: Parts

  private typealias Drawn = (kind: Character, path: CGPath)

  /// Returns the parts of a drawing, without its box.
  private static func parts(of drawing: String) -> [Drawn] {
    drawing.split(separator: "|").compactMap { part in
      let part = part.trimmingCharacters(in: .whitespaces)
      guard let kind = part.first, kind.isLetter else { return nil }
      return (kind, path(part.dropFirst()))
    }
  }

  private static func plain(_ part: Drawn) -> [SymbolShapes.Part] {
    switch part.kind {
    case "b", "l", "L": [.line(part.path)]
    case "d", "D": [.fill(part.path)]
    case "C": [.cut(part.path)]
    default: [.hole(part.path)]
    }
  }

  private static func filled(_ part: Drawn) -> [SymbolShapes.Part] {
    switch part.kind {
    case "b": [.fill(part.path), .line(part.path)]
    case "l": [.cut(part.path)]
    case "d": [.hole(part.path)]
    default: plain(part)
    }
  }

  /// Returns a shape whose box covers its parts, including half the width of lines.
  package static func shape(_ parts: [SymbolShapes.Part]) -> SymbolShapes.Shape {
    var box = CGRect.null
    for part in parts {
      switch part {
      case .line(let path): box = box.union(path.boundingBoxOfPath.insetBy(dx: -4, dy: -4))
      case .fill(let path): box = box.union(path.boundingBoxOfPath)
      case .cut, .hole: break
      }
    }
    return SymbolShapes.Shape(
      box: box.isNull ? CGRect(x: 0, y: 0, width: 100, height: 100) : box, parts: parts)
  }

  // MARK: Paths

  /// Returns the path of a text in the file's form.
  static func path(_ text: some StringProtocol) -> CGPath {
    let path = CGMutablePath()
    var numbers: [CGFloat] = []
    var command: Character = "M"
    var digits = ""
    func finishNumber() {
      if let number = Double(digits) { numbers.append(CGFloat(number)) }
      digits = ""
    }
    for character in text {
      if character.isLetter {
        finishNumber()
        add(command, numbers, to: path)
        numbers = []
        command = character
      } else if character == " " {
        finishNumber()
      } else {
        digits.append(character)
      }
    }
    finishNumber()
    add(command, numbers, to: path)
    return path
  }

  /// Adds a command with its numbers. The initial `M` without numbers adds nothing.
  private static func add(_ command: Character, _ n: [CGFloat], to path: CGMutablePath) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (command, n.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("Z", 0): path.closeSubpath()
    case ("o", 3):
      path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case ("e", 4): path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("r", 5):
      path.addPath(
        .roundedRect(
          CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: min(n[4], n[2] / 2, n[3] / 2)))
    case ("a", 5):
      let angles = (n[3] * .pi / 180, (n[4] < n[3] ? n[4] + 360 : n[4]) * .pi / 180)
      path.move(to: CGPoint(x: n[0] + n[2] * cos(angles.0), y: n[1] + n[2] * sin(angles.0)))
      path.addArc(
        center: point(0), radius: n[2], startAngle: angles.0, endAngle: angles.1, clockwise: false)
    case ("A", 5):
      path.addArc(
        center: point(0), radius: n[2], startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180,
        clockwise: false)
    case ("p", let count) where count >= 5 && count % 2 == 1: addPolygon(n, to: path)
    case ("M", 0): break
    default: assertionFailure("SymbolDrawings.json: \(command) with \(n.count) numbers")
    }
  }

  /// Adds a closed polygon: a center, a count, and pairs of a radius and an angle, which are repeated around
  /// the center.
  private static func addPolygon(_ n: [CGFloat], to path: CGMutablePath) {
    for turn in 0..<Int(n[2]) {
      for index in stride(from: 3, to: n.count, by: 2) {
        let angle = (n[index + 1] + CGFloat(turn) * 360 / n[2]) * .pi / 180
        let point = CGPoint(x: n[0] + n[index] * cos(angle), y: n[1] + n[index] * sin(angle))
        if turn == 0, index == 3 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
  }
}
