/// Stands in for Apple's UniformTypeIdentifiers: types by identifier and a table of the common ones; what conforms to
/// what is known of those alone.
@_exported import Foundation

/// A kind of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let found = Self.table.first(where: { $0.value.endings.contains(wanted) }) else { return nil }
    identifier = found.key
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let found = Self.table.first(where: { $0.value.mime == mimeType }) else { return nil }
    identifier = found.key
  }
  private init(known identifier: String) { self.identifier = identifier }

  public var description: String { identifier }
  public var localizedDescription: String? { nil }
  public var preferredFilenameExtension: String? { Self.table[identifier]?.endings.first }
  public var preferredMIMEType: String? { Self.table[identifier]?.mime }
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var pending = Self.table[identifier]?.parents ?? []
    while let parent = pending.popLast() {
      guard result.insert(UTType(known: parent)).inserted else { continue }
      pending += Self.table[parent]?.parents ?? []
    }
    return result
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private static let table: [String: (parents: [String], endings: [String], mime: String?)] = [
    "public.data": (["public.item"], [], nil), "public.content": ([], [], nil), "public.item": ([], [], nil),
    "public.folder": (["public.directory"], [], nil), "public.directory": (["public.item"], [], nil),
    "public.text": (["public.data", "public.content"], [], nil),
    "public.plain-text": (["public.text"], ["txt", "text"], "text/plain"),
    "public.utf8-plain-text": (["public.plain-text"], [], "text/plain;charset=utf-8"),
    "public.rtf": (["public.text"], ["rtf"], "text/rtf"),
    "public.html": (["public.text"], ["html", "htm"], "text/html"),
    "public.xml": (["public.text"], ["xml"], "application/xml"),
    "public.json": (["public.text"], ["json"], "application/json"),
    "public.comma-separated-values-text": (["public.text"], ["csv"], "text/csv"),
    "public.source-code": (["public.plain-text"], [], nil),
    "public.swift-source": (["public.source-code"], ["swift"], nil), "public.url": (["public.data"], [], nil),
    "public.file-url": (["public.url"], [], nil),
    "public.image": (["public.data", "public.content"], [], nil),
    "public.jpeg": (["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    "public.png": (["public.image"], ["png"], "image/png"),
    "com.compuserve.gif": (["public.image"], ["gif"], "image/gif"),
    "public.tiff": (["public.image"], ["tiff", "tif"], "image/tiff"),
    "public.heic": (["public.image"], ["heic"], "image/heic"),
    "public.svg-image": (["public.image"], ["svg"], "image/svg+xml"),
    "org.webmproject.webp": (["public.image"], ["webp"], "image/webp"),
    "com.apple.live-photo": (["public.data"], [], nil),
    "com.adobe.pdf": (["public.data", "public.content"], ["pdf"], "application/pdf"),
    "public.audiovisual-content": (["public.data", "public.content"], [], nil),
    "public.movie": (["public.audiovisual-content"], [], nil), "public.video": (["public.movie"], [], nil),
    "public.audio": (["public.audiovisual-content"], [], nil),
    "public.mpeg-4": (["public.movie"], ["mp4"], "video/mp4"),
    "com.apple.quicktime-movie": (["public.movie"], ["mov"], "video/quicktime"),
    "public.mp3": (["public.audio"], ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": (["public.audio"], ["wav"], "audio/vnd.wave"),
    "com.apple.m4a-audio": (["public.audio"], ["m4a"], "audio/x-m4a"),
    "public.archive": (["public.data"], [], nil),
    "public.zip-archive": (["public.archive"], ["zip"], "application/zip"),
    "com.apple.property-list": (["public.data"], ["plist"], "application/x-plist"),
    "public.vcard": (["public.text"], ["vcf"], "text/vcard"), "public.font": (["public.data"], [], nil),
  ]

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = UTType(known: "com.apple.m4a-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let vCard = UTType(known: "public.vcard")
  public static let font = UTType(known: "public.font")
}
