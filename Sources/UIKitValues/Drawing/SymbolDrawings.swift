import BundledData
import Foundation

/// The drawings in `SymbolDrawings.json`.
///
/// A drawing is a list of parts separated by bars, each a kind and a path. The file's `form` describes the
/// kinds.
enum SymbolDrawings {
  private struct File: Decodable {
    let drawings: [String: String]
    /// Drawings with boxes of their own.
    let framed: [String: String]
    /// Names with the drawing of another one in `framed`.
    let same: [String: String]
  }
  private static let file = BundledData.uiKitValues.read("SymbolDrawings", as: File.self)

  /// Returns the shapes by name, with a filled variant for each that has an outline.
  package static func read() -> [String: SymbolShapes.Shape] {
    shapes(file.drawings, boxed: shape)
  }

  /// The shapes whose boxes are given: a first part of four numbers.
  static func readFramed() -> [String: SymbolShapes.Shape] {
    var result: [String: SymbolShapes.Shape] = [:]
    for (name, text) in file.framed {
      let parts = text.split(separator: "|", maxSplits: 1)
      let n = parts[0].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
      guard parts.count == 2, n.count == 4 else {
        assertionFailure("SymbolDrawings.json: \(name) has no box")
        continue
      }
      let box = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      let drawing = [name: String(parts[1])]
      result.merge(shapes(drawing) { SymbolShapes.Shape(box: box, parts: $0) }) { $1 }
    }
    for (name, other) in file.same { result[name] = result[other] }
    return result
  }

  private static func shapes(
    _ drawings: [String: String], boxed: ([SymbolShapes.Part]) -> SymbolShapes.Shape
  ) -> [String: SymbolShapes.Shape] {
    var shapes: [String: SymbolShapes.Shape] = [:]
    for (name, drawing) in drawings {
      let parts = parts(of: drawing)
      shapes[name] = boxed(parts.flatMap(plain))
      if parts.contains(where: { $0.kind == "b" }) { shapes[name + ".fill"] = boxed(parts.flatMap(filled)) }
    }
    return shapes
  }

  /// The prefix of the glyphs from which symbols of letters and digits are composed.
  static let signPrefix = "sign."

  private typealias Drawn = (kind: Character, path: CGPath)

  private static func parts(of drawing: String) -> [Drawn] {
    drawing.split(separator: "|").compactMap { part in
      let part = part.trimmingCharacters(in: .whitespaces)
      guard let kind = part.first else { return nil }
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

  private static func path(_ text: Substring) -> CGPath {
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
    case ("M", 0): break
    default: assertionFailure("SymbolDrawings.json: \(command) with \(n.count) numbers")
    }
  }
}
