/// The conformance of common uniform type identifiers, according to their documentation.
package enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.data": ["public.item"], "public.directory": ["public.item"],
    "public.folder": ["public.directory"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"],
    "public.json": ["public.text"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"], "net.daringfireball.markdown": ["public.plain-text"],
    "public.comma-separated-values-text": ["public.text"], "public.vcard": ["public.text"],
    "com.apple.uikit.attributedstring": ["public.text"], "com.apple.flat-rtfd": ["public.data"],
    "public.url": ["public.data"], "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
    "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"], "public.tiff": ["public.image"],
    "public.heic": ["public.image"], "public.svg-image": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "com.apple.uikit.image": ["public.image"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
    "public.audio": ["public.audiovisual-content"], "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"], "public.mp3": ["public.audio"],
    "public.archive": ["public.data"], "public.zip-archive": ["public.archive"],
    "com.apple.property-list": ["public.data"],
  ]

  /// Returns whether a type is equal to another one or conforms to it.
  package static func type(_ identifier: String, conformsTo wanted: String) -> Bool {
    var waiting = [identifier]
    while let present = waiting.popLast() {
      if present == wanted { return true }
      waiting.append(contentsOf: parents[present] ?? [])
    }
    return false
  }

  /// Returns the file extension of a type; empty if it is unknown.
  static func fileEnding(of identifier: String) -> String {
    switch identifier {
    case "public.png": "png"
    case "public.jpeg": "jpeg"
    case "com.compuserve.gif": "gif"
    case "com.adobe.pdf": "pdf"
    case "public.rtf": "rtf"
    case "public.html": "html"
    case "public.json": "json"
    case "public.url", "public.file-url": "url"
    default: Self.type(identifier, conformsTo: "public.plain-text") ? "txt" : ""
    }
  }
}
