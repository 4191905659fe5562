import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The names of a storyboard's scenes.
final class StoryboardNames: NSObject, XMLParserDelegate {
  private var elements: [String] = []
  private var names: [(name: String, line: Int)] = []
  private var isLaunchScreen = false

  /// Returns the scenes of a storyboard: its name, and the identifier, title, class or id of each scene's controller.
  static func scenes(in data: Data, file: String) -> [ScreenModule.Found] {
    let reader = StoryboardNames()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), !reader.isLaunchScreen else { return [] }
    let stem = (URL(fileURLWithPath: file).lastPathComponent as NSString).deletingPathExtension
    return reader.names.map { ScreenModule.Found(name: "\(stem) \($0.name)", file: file, line: $0.line) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element == "document" { isLaunchScreen = attributes["launchScreen"] == "YES" }
    if elements.suffix(2) == ["scene", "objects"], element.lowercased().hasSuffix("controller"),
      let id = attributes["id"]
    {
      let name =
        attributes["storyboardIdentifier"] ?? attributes["title"] ?? attributes["customClass"] ?? id
      names.append((name, parser.lineNumber))
    }
    elements.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    elements.removeLast()
  }
}
