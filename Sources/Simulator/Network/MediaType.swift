import Foundation

/// The media type of a body whose response does not state one: by the file extension, or else by its first
/// bytes.
enum MediaType {
  private static let byEnding = [
    "json": "application/json", "geojson": "application/geo+json", "xml": "application/xml",
    "rss": "application/rss+xml", "html": "text/html", "htm": "text/html", "txt": "text/plain",
    "csv": "text/csv", "css": "text/css", "js": "text/javascript", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
    "pdf": "application/pdf", "mp3": "audio/mpeg", "mp4": "video/mp4", "zip": "application/zip",
  ]
  private static let byBeginning: [([UInt8], String)] = [
    (Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) }), "image/png"),
    ([0xff, 0xd8, 0xff], "image/jpeg"),
    (Array("GIF8".utf8), "image/gif"), (Array("%PDF".utf8), "application/pdf"),
    (Array("{".utf8), "application/json"),
    (Array("[".utf8), "application/json"), (Array("<?xml".utf8), "application/xml"),
    (Array("<!DOCTYPE html".utf8), "text/html"), (Array("<html".utf8), "text/html"),
  ]

  static func of(_ body: Data, path: String) -> String {
    let name = (path as NSString).lastPathComponent.split(separator: "?").first.map(String.init) ?? ""
    if let type = byEnding[(name as NSString).pathExtension.lowercased()] { return type }
    if let type = byBeginning.first(where: { body.starts(with: $0.0) })?.1 { return type }
    return String(data: body, encoding: .utf8) == nil
      ? "application/octet-stream" : "text/plain; charset=utf-8"
  }
}
