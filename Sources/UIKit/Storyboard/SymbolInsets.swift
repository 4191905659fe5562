import Foundation

/// How far the alignment rectangles of system symbols reach beyond their images, from `SymbolInsets.json`.
enum SymbolInsets {
  private struct Entry: Decodable {
    let names: [String]?
    let shapes: [[CGFloat]]?
    let above: CGFloat
    let below: CGFloat
  }

  private struct File: Decodable {
    let symbols: [Entry]
  }

  private static let entries: [Entry] = {
    let url = Bundle.module.resourceURL?.appendingPathComponent("Data/SymbolInsets.json")
    guard let url, let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else {
      fatalError("UIKit's resources are damaged: SymbolInsets.json cannot be read")
    }
    return file.symbols
  }()

  /// The alignment insets of a symbol's image, in points; negative, since the rectangle is the larger one.
  ///
  /// - Parameters:
  ///   - name: the symbol's.
  ///   - shape: its size in the resources of a document.
  ///   - pointSize: the size of the text it goes with.
  ///   - pixelScale: pixels per point; the insets are whole pixels.
  static func insets(of name: String, shape: CGSize, pointSize: CGFloat, pixelScale: CGFloat) -> UIEdgeInsets
  {
    let entry =
      entries.first { $0.names?.contains(name) == true }
      ?? entries.first { $0.shapes?.contains([shape.width, shape.height]) == true }
    guard let entry, pixelScale > 0 else { return .zero }
    func pixels(_ value: CGFloat) -> CGFloat {
      -(value * pointSize / 17 * pixelScale).rounded() / pixelScale
    }
    return UIEdgeInsets(top: pixels(entry.above), left: 0, bottom: pixels(entry.below), right: 0)
  }
}
