import BundledData
import Foundation
import Synchronization

/// The names that symbols have.
private struct SymbolNames: Decodable, Sendable {
  let names: String

  static let all = Set(
    BundledData.uiKit.read("SymbolNames", as: SymbolNames.self).names.split(separator: " ").map(String.init))
}

extension SymbolShapes {
  private static let derived = Mutex<[String: Shape]>([:])

  /// What a symbol looks like: its own drawing, one made of another's by what its name says, or a box. Nil for a name that no
  /// symbol has.
  static func shape(named name: String) -> Shape? {
    if let own = shapes[name] { return own }
    guard SymbolNames.all.contains(name) else { return nil }
    if let known = derived.withLock({ $0[name] }) { return known }
    let made = derive(name) ?? box
    derived.withLock { $0[name] = made }
    return made
  }

  /// For a symbol without a drawing: a square with round corners, and a dot.
  static let box = Shape(
    box: CGRect(x: 4, y: 4, width: 92, height: 92),
    parts: [
      .line(CGPath.roundedRect(CGRect(x: 8, y: 8, width: 84, height: 84), radius: 20)),
      .fill(oval(43, 43, 14)),
    ])

  /// What a symbol's name says of another one: in a ring, in a square, filled, crossed out, with a sign beside it.
  private static func derive(_ name: String) -> Shape? {
    func base(_ suffix: String) -> Shape? {
      guard name.hasSuffix(suffix) else { return nil }
      let stem = String(name.dropLast(suffix.count))
      return shapes[stem] ?? shapes[stem + ".fill"] ?? derive(stem)
    }
    if let inner = base(".circle.fill") { return framed(inner, by: disc, isFilled: true) }
    if let inner = base(".circle") { return framed(inner, by: ring, isFilled: false) }
    let square = CGPath.roundedRect(CGRect(x: 4, y: 4, width: 92, height: 92), radius: 20)
    if let inner = base(".square.fill") { return framed(inner, by: square, isFilled: true) }
    if let inner = base(".square") { return framed(inner, by: square, isFilled: false) }
    if let inner = base(".rectangle.fill") { return framed(inner, by: square, isFilled: true) }
    if let inner = base(".rectangle") { return framed(inner, by: square, isFilled: false) }
    for suffix in [".slash.fill", ".slash"] {
      guard let inner = base(suffix) else { continue }
      let box = inner.box
      return Shape(
        box: box.insetBy(dx: -4, dy: -4),
        parts: inner.parts + [.line(lines([(box.minX, box.minY), (box.maxX, box.maxY)]))])
    }
    if let inner = base(".fill") { return filled(inner) }
    if let range = name.range(of: ".badge.") {
      let stem = String(name[..<range.lowerBound])
      let rest = name[range.upperBound...]
      guard let inner = shapes[stem] ?? derive(stem) else { return nil }
      let signed = rest.hasSuffix(".fill") ? filled(inner) : inner
      return badged(signed, rest.hasPrefix("plus") ? true : rest.hasPrefix("minus") ? false : nil)
    }
    return nil
  }

  /// A symbol at half of its size in a frame, or cut out of it.
  private static func framed(_ inner: Shape, by frame: CGPath, isFilled: Bool) -> Shape {
    let factor = 54 / max(inner.box.width, inner.box.height)
    let transform = CGAffineTransform(translationX: -inner.box.midX, y: -inner.box.midY)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: 50, y: 50))
    let small = inner.parts.map { part -> Part in
      switch part {
      case .line(let path):
        isFilled ? .cut(transformed(path, transform)) : .line(transformed(path, transform))
      case .fill(let path):
        isFilled ? .hole(transformed(path, transform)) : .fill(transformed(path, transform))
      case .cut(let path): isFilled ? .line(transformed(path, transform)) : .cut(transformed(path, transform))
      case .hole(let path):
        isFilled ? .fill(transformed(path, transform)) : .hole(transformed(path, transform))
      }
    }
    return Shape(
      box: CGRect(x: 0, y: 0, width: 100, height: 100),
      parts: (isFilled ? [.fill(frame), .line(frame)] : [.line(frame)]) + small)
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

  /// A disc with a sign at the lower end.
  private static func badged(_ inner: Shape, _ isPlus: Bool?) -> Shape {
    let (x, y) = (inner.box.maxX - 12, inner.box.maxY - 12)
    let place = CGRect(x: x - 22, y: y - 22, width: 44, height: 44)
    var parts = inner.parts
    let around = CGPath(ellipseIn: place.insetBy(dx: -7, dy: -7), transform: nil)
    parts.append(.hole(around))
    parts.append(.fill(CGPath(ellipseIn: place, transform: nil)))
    if isPlus != nil { parts.append(.cut(lines([(x - 11, y), (x + 11, y)]))) }
    if isPlus == true { parts.append(.cut(lines([(x, y - 11), (x, y + 11)]))) }
    return Shape(box: inner.box.union(place), parts: parts)
  }
}
