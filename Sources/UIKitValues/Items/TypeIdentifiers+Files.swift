import Foundation

extension TypeIdentifiers {
  /// Returns the identifier of the type with a file name extension in lowercase letters: one that the application declares, a
  /// type of the system's, or `public.data`.
  package static func identifier(
    ofExtension name: String, in info: [String: Any] = Bundle.main.infoDictionary ?? [:]
  ) -> String {
    let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    for type in keys.flatMap({ info[$0] as? [[String: Any]] ?? [] }) {
      let tags = (type["UTTypeTagSpecification"] as? [String: Any])?["public.filename-extension"]
      let names = tags as? [String] ?? (tags as? String).map { [$0] } ?? []
      if names.contains(where: { $0.lowercased() == name }), let found = type["UTTypeIdentifier"] as? String {
        return found
      }
    }
    return standard[name] ?? "public.data"
  }

  /// Types of the system's by extension ("System-declared uniform type identifiers", Apple).
  private static let standard = [
    "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
    "htm": "public.html", "xml": "public.xml", "csv": "public.comma-separated-values-text",
    "json": "public.json", "yaml": "public.yaml", "yml": "public.yaml", "swift": "public.swift-source",
    "c": "public.c-source", "h": "public.c-header", "m": "public.objective-c-source",
    "js": "com.netscape.javascript-source",
    "py": "public.python-script", "sh": "public.shell-script", "log": "com.apple.log",
    "strings": "com.apple.xcode.strings-text", "plist": "com.apple.property-list", "pdf": "com.adobe.pdf",
    "rtfd": "com.apple.rtfd", "md": "net.daringfireball.markdown", "epub": "org.idpf.epub-container",
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "tiff": "public.tiff", "tif": "public.tiff", "bmp": "com.microsoft.bmp", "heic": "public.heic",
    "heif": "public.heif", "svg": "public.svg-image", "webp": "org.webmproject.webp",
    "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4", "m4v": "com.apple.m4v-video",
    "mp3": "public.mp3", "m4a": "com.apple.m4a-audio", "wav": "com.microsoft.waveform-audio",
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "mid": "public.midi-audio",
    "zip": "public.zip-archive", "gz": "org.gnu.gnu-zip-archive", "tar": "public.tar-archive",
    "doc": "com.microsoft.word.doc", "docx": "org.openxmlformats.wordprocessingml.document",
    "xls": "com.microsoft.excel.xls", "xlsx": "org.openxmlformats.spreadsheetml.sheet",
    "ppt": "com.microsoft.powerpoint.ppt", "pptx": "org.openxmlformats.presentationml.presentation",
    "vcf": "public.vcard", "ics": "com.apple.ical.ics", "ttf": "public.truetype-ttf-font",
    "otf": "public.opentype-font", "usdz": "com.pixar.universal-scene-description-mobile",
  ]
}
