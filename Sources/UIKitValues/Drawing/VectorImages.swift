import ForkSafeLocks
import Foundation

/// Vector images, drawn by separate processes (``VectorPrograms``).
///
/// The programs are optional. Without them an image is a box of its size, and a message on standard error
/// reports it once.
package enum VectorImages {
  /// The maximum length of a side, in pixels.
  private static let sideLimit: CGFloat = 8192

  private static let cache = Mutex<[Key: Drawing]>([:])
  private static let said = Mutex<Set<String>>([])

  private struct Drawing {
    package let image: UIImage
    /// The reason why the image is a box.
    package var note: String?
  }

  private struct Key: Hashable {
    package let path: String
    package let scale: CGFloat
    package let isSymbol: Bool
  }

  /// Returns whether a file is a vector image, by its extension.
  static func isVector(_ path: String) -> Bool {
    ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased())
  }

  /// Returns the image of a file at a scale in pixels per point; `nil` if there is no such file.
  ///
  /// - Parameter report: A closure called with the reason if it cannot be drawn.
  package static func image(at path: String, scale: CGFloat, report: (String) -> Void = say) -> UIImage? {
    image(Key(path: path, scale: scale, isSymbol: false), report) { data in
      let isPDF = (path as NSString).pathExtension.lowercased() == "pdf"
      guard let size = isPDF ? pdfSize(data) : svgSize(data) else {
        report("\(path): is not \(isPDF ? "a PDF" : "an SVG") file with a size")
        return nil
      }
      return drawn(path, data, isPDF ? .pdf : .svg, size, scale)
    }
  }

  /// Returns the image of a symbol file's drawing for regular weight and medium scale, at a text size of 17
  /// points.
  package static func symbol(at path: String, scale: CGFloat, report: (String) -> Void = say) -> UIImage? {
    image(Key(path: path, scale: scale, isSymbol: true), report) { data in
      guard let (svg, size) = symbolDrawing(String(decoding: data, as: UTF8.self)) else {
        report("\(path): has no drawing named Regular-M")
        return nil
      }
      return drawn(path, Data(svg.utf8), .svg, size, scale)
    }
  }

  private static func image(
    _ key: Key, _ report: (String) -> Void, _ make: (Data) -> Drawing?
  ) -> UIImage? {
    let known = cache.withLock { $0[key] }
    guard let drawing = known ?? FileManager.default.contents(atPath: key.path).flatMap(make) else {
      return nil
    }
    if let note = drawing.note { report(note) }
    guard known == nil else { return drawing.image }
    cache.withLock {
      if $0.count >= 200 { $0.removeAll() }
      $0[key] = drawing
    }
    return drawing.image
  }

  // MARK: Programs

  private static func drawn(
    _ path: String, _ data: Data, _ format: VectorPrograms.Format, _ size: CGSize, _ scale: CGFloat
  ) -> Drawing? {
    let scale = min(max(scale, 1), sideLimit / max(size.width, size.height, 1))
    do throws(VectorPrograms.Failure) {
      let png = try VectorPrograms.standard.png(of: data, format, size, scale: scale)
      if let image = UIImage(data: png, scale: scale) { return Drawing(image: image) }
      return box(size, scale, VectorPrograms.Failure.refused(format).words(on: path))
    } catch {
      return box(size, scale, error.words(on: path))
    }
  }

  /// Writes a message to standard error, once.
  package static func say(_ line: String) {
    let isNew = said.withLock { $0.insert(subject(of: line)).inserted }
    if isNew { DrawingResources.log(line) }
  }

  /// Returns the subject of a message, by which repetitions are recognized: for a missing program its name.
  package static func subject(of line: String) -> String {
    line.contains(" is not installed: ") ? String(line.prefix { $0 != " " }) : line
  }

  /// Returns a gray box with its diagonals.
  private static func box(_ size: CGSize, _ scale: CGFloat, _ note: String) -> Drawing? {
    guard let context = CGContext(size: size, scale: scale) else { return nil }
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
    context.setStrokeColor(CGColor(gray: 0.5, alpha: 1))
    context.setLineWidth(1)
    context.stroke(rect)
    context.move(to: CGPoint(x: rect.minX, y: rect.minY))
    context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    context.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    context.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    context.strokePath()
    return context.makeImage().map {
      Drawing(image: UIImage(cgImage: $0, scale: scale, orientation: .up), note: note)
    }
  }

  // MARK: Sizes

  /// Returns the size of a PDF's first page, in points.
  static func pdfSize(_ data: Data) -> CGSize? {
    guard data.starts(with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    var box: [Double]?
    for key in ["/CropBox", "/MediaBox"] where box == nil {
      guard let range = text.range(of: key), let open = text[range.upperBound...].firstIndex(of: "["),
        let close = text[open...].firstIndex(of: "]"), text.distance(from: open, to: close) < 200
      else { continue }
      let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      if numbers.count == 4 { box = numbers }
    }
    // Page boxes may be compressed; without a readable one the size of an icon is assumed.
    guard let box else { return CGSize(width: 24, height: 24) }
    return usable(CGSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1])))
  }

  /// Returns the size of an SVG, in points: its width and height, or else those of its view box.
  static func svgSize(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = String(text[start.upperBound..<end])
    let view = attribute("viewBox", of: tag)?.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    let box = view.flatMap { $0.count == 4 ? CGSize(width: $0[2], height: $0[3]) : nil }
    let (width, height) = (length(attribute("width", of: tag)), length(attribute("height", of: tag)))
    return usable(
      CGSize(width: width ?? box?.width ?? 100, height: height ?? box?.height ?? width ?? 100))
  }

  private static func usable(_ size: CGSize) -> CGSize? {
    guard size.width > 0, size.height > 0, size.width <= sideLimit, size.height <= sideLimit else {
      return nil
    }
    return size
  }

  /// Returns a length in points, which are CSS pixels; `nil` for percentages.
  private static func length(_ text: String?) -> CGFloat? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.hasSuffix("%") else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits), number > 0 else { return nil }
    switch text.dropFirst(digits.count) {
    case "", "px": return CGFloat(number)
    case "pt": return CGFloat(number * 4 / 3)
    case "mm": return CGFloat(number * 96 / 25.4)
    case "cm": return CGFloat(number * 96 / 2.54)
    case "in": return CGFloat(number * 96)
    default: return CGFloat(number)
    }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    var rest = Substring(tag)
    while let range = rest.range(of: name) {
      let before = range.lowerBound == rest.startIndex ? " " : rest[rest.index(before: range.lowerBound)]
      let after = rest[range.upperBound...].drop { $0.isWhitespace }
      rest = rest[range.upperBound...]
      guard before.isWhitespace, after.first == "=" else { continue }
      let value = after.dropFirst().drop { $0.isWhitespace }
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      return String(value[value.index(after: value.startIndex)..<end])
    }
    return nil
  }

  // MARK: Symbols

  /// Returns a symbol file's drawing named Regular-M as an SVG, and its size at a text size of 17 points: the
  /// distance between the file's cap height and baseline is 0.705 of the text size.
  static func symbolDrawing(_ text: String) -> (svg: String, size: CGSize)? {
    guard let drawing = element(id: "Regular-M", in: text) else { return nil }
    func line(_ id: String, _ key: String) -> Double? {
      tag(id: id, in: text).flatMap { attribute(key, of: $0) }.flatMap { Double($0) }
    }
    let top = line("Capline-M", "y1") ?? 625.541
    let bottom = line("Baseline-M", "y1") ?? 696
    let left = line("left-margin-Regular-M", "x1") ?? 1390
    let right = line("right-margin-Regular-M", "x1") ?? 1510
    guard bottom > top, right > left else { return nil }
    let overhang = (bottom - top) * 0.3
    let unit = 0.705 * 17 / (bottom - top)
    let (width, height) = (right - left, bottom - top + 2 * overhang)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(left) \(top - overhang) \(width) \(height)\">"
      + drawing + "</svg>"
    return (svg, CGSize(width: (width * unit).rounded(.up), height: (height * unit).rounded(.up)))
  }

  /// Returns the tag with an id, without angle brackets.
  private static func tag(id: String, in text: String) -> String? {
    guard let range = text.range(of: "id=\"\(id)\""),
      let open = text[..<range.lowerBound].lastIndex(of: "<"),
      let close = text[range.upperBound...].firstIndex(of: ">")
    else { return nil }
    return String(text[text.index(after: open)..<close])
  }

  /// Returns the group with an id, including its content.
  private static func element(id: String, in text: String) -> String? {
    guard let range = text.range(of: "id=\"\(id)\""),
      let open = text[..<range.lowerBound].lastIndex(of: "<"), text[open...].hasPrefix("<g")
    else { return nil }
    var depth = 0
    var place = open
    while let next = text[place...].firstIndex(of: "<") {
      guard let close = text[next...].firstIndex(of: ">") else { return nil }
      let tag = text[next...close]
      if tag.hasPrefix("<g ") || tag.hasPrefix("<g>"), !tag.hasSuffix("/>") { depth += 1 }
      if tag.hasPrefix("</g") { depth -= 1 }
      place = text.index(after: close)
      if depth <= 0 { return String(text[open..<place]) }
    }
    return nil
  }
}
