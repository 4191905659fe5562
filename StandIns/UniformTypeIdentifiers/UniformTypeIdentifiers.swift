/// Stands in for Apple's UniformTypeIdentifiers: types by identifier, and a table of common types.
/// Conformance is only known for these.
@_exported import Foundation

/// A uniform type.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// Creates the type with an identifier; `nil` if neither the system nor the application declares it. The domains of the system's types
  /// are known, as not all of these are.
  public init?(_ identifier: String) {
    self.identifier = identifier
    let isOfSystem = Self.domains.contains { identifier.hasPrefix($0) }
    guard isOfSystem || isDeclared || isDynamic else { return nil }
  }
  private static let domains = [
    "public.", "com.apple.", "com.adobe.", "com.microsoft.", "org.openxmlformats.", "org.khronos.",
    "com.real.",
    "net.daringfireball.markdown", "org.oasis-open.", "org.xiph.",
  ]
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates the type of a file name extension that conforms to another; a dynamic type if none is known.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: parent)
  }
  /// Creates the type of a MIME type that conforms to another; a dynamic type if none is known.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: parent)
  }
  init(known identifier: String) { self.identifier = identifier }

  public var description: String { identifier }
  /// The description that the application declares; `nil` for other types.
  public var localizedDescription: String? { Self.declared[identifier]?.description }
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var pending = Self.parents(of: identifier)
    while let parent = pending.popLast() {
      guard result.insert(UTType(known: parent)).inserted else { continue }
      pending += Self.parents(of: parent)
    }
    return result
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  static let table: [String: (parents: [String], endings: [String], mime: String?)] = [
    "public.data": (["public.item"], [], nil), "public.content": ([], [], nil), "public.item": ([], [], nil),
    "public.folder": (["public.directory"], [], nil), "public.directory": (["public.item"], [], nil),
    "public.text": (["public.data", "public.content"], [], nil),
    "public.plain-text": (["public.text"], ["txt", "text"], "text/plain"),
    "public.utf8-plain-text": (["public.plain-text"], [], "text/plain;charset=utf-8"),
    "public.rtf": (["public.text"], ["rtf"], "text/rtf"),
    "public.html": (["public.text"], ["html", "htm"], "text/html"),
    "public.xml": (["public.text"], ["xml"], "application/xml"),
    "public.json": (["public.text"], ["json"], "application/json"),
    "public.comma-separated-values-text": (["public.delimited-values-text"], ["csv"], "text/csv"),
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
    "public.jpeg-2000": (["public.image"], ["jp2", "jpf", "jpx", "j2k", "j2c"], "image/jp2"),
    "public.jpeg-xl": (["public.image"], ["jxl"], "image/jxl"),
    "public.avif": (["public.heif"], ["avif"], "image/avif"),
    "com.apple.m4v-video": (["public.mpeg-4"], ["m4v"], "video/x-m4v"),
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
    "com.apple.alias-file": (["public.data"], [], nil),
    "public.symlink": (["public.item"], [], nil),
    "com.apple.resolvable": (["public.item"], [], nil),
    "public.executable": (["public.item"], [], nil),
    "com.apple.mount-point": (["public.item", "com.apple.resolvable"], [], nil),
    "public.volume": (["public.folder"], [], nil),
    "com.apple.package": (["public.directory"], [], nil),
    "com.apple.bundle": (["public.directory"], [], nil),
    "com.apple.plugin": (["com.apple.bundle", "com.apple.package"], [], nil),
    "com.apple.metadata-importer": (["com.apple.plugin"], ["mdimporter"], nil),
    "com.apple.quicklook-generator": (["com.apple.plugin"], ["qlgenerator"], nil),
    "com.apple.xpc-service": (["com.apple.bundle", "com.apple.package"], ["xpc"], nil),
    "com.apple.framework": (["com.apple.bundle"], ["framework"], nil),
    "com.apple.application": (["public.executable"], [], nil),
    "com.apple.application-bundle": (
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"], nil
    ),
    "com.apple.application-and-system-extension": (["com.apple.xpc-service"], ["appex"], nil),
    "public.unix-executable": (["public.data", "public.executable"], [], nil),
    "com.microsoft.windows-executable": (
      ["public.data", "public.executable"], ["exe"], "application/x-msdownload"
    ),
    "com.apple.systempreference.prefpane": (["com.apple.package", "com.apple.bundle"], ["prefPane"], nil),
    "public.composite-content": (["public.content"], [], nil),
    "public.delimited-values-text": (["public.text"], [], nil),
    "public.tab-separated-values-text": (
      ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values"
    ),
    "public.utf16-external-plain-text": (["public.plain-text"], [], nil),
    "public.utf16-plain-text": (["public.plain-text"], [], nil),
    "public.utf8-tab-separated-values-text": (
      ["public.tab-separated-values-text", "public.utf8-plain-text"], [], nil
    ),
    "public.yaml": (["public.text"], ["yml", "yaml"], "application/x-yaml"),
    "public.css": (["public.text"], ["css"], "text/css"),
    "public.assembly-source": (["public.source-code"], ["s"], nil),
    "public.c-source": (["public.source-code"], ["c"], nil),
    "public.objective-c-source": (["public.source-code"], ["m"], nil),
    "public.c-plus-plus-source": (["public.source-code"], ["cp", "cpp", "cc", "cxx"], nil),
    "public.objective-c-plus-plus-source": (["public.source-code"], ["mm"], nil),
    "public.c-header": (["public.source-code"], ["h"], nil),
    "public.c-plus-plus-header": (["public.source-code"], ["hh", "hpp", "hxx"], nil),
    "public.script": (["public.source-code"], [], nil),
    "com.apple.applescript.text": (["public.script"], ["applescript"], nil),
    "com.apple.applescript.script": (["public.data", "public.script"], ["scpt"], nil),
    "com.apple.applescript.script-bundle": (
      ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"], nil
    ),
    "com.netscape.javascript-source": (
      ["public.source-code", "public.executable"], ["js"], "text/javascript"
    ),
    "public.shell-script": (["public.script"], ["sh", "command"], nil),
    "public.perl-script": (["public.shell-script"], ["pl", "pm"], nil),
    "public.python-script": (["public.shell-script"], ["py"], nil),
    "public.ruby-script": (["public.shell-script"], ["rb"], nil),
    "public.php-script": (["public.shell-script"], ["php"], "text/php"),
    "public.make-source": (["public.script"], ["mk"], nil),
    "com.apple.xml-property-list": (["public.xml", "com.apple.property-list"], [], nil),
    "com.apple.binary-property-list": (["com.apple.property-list"], [], nil),
    "com.apple.rtfd": (["com.apple.package", "public.composite-content"], ["rtfd"], nil),
    "com.apple.flat-rtfd": (["public.data", "public.composite-content"], [], nil),
    "com.apple.webarchive": (
      ["public.data", "public.composite-content"], ["webarchive"], "application/x-webarchive"
    ),
    "com.apple.bookmark": (["public.data"], [], nil),
    "com.apple.internet-location": (["public.data", "com.apple.resolvable"], [], nil),
    "com.microsoft.internet-shortcut": (["public.data", "com.apple.resolvable"], ["url"], nil),
    "public.contact": (["public.item"], [], nil),
    "public.to-do-item": (["public.calendar-event"], [], nil),
    "public.calendar-event": ([], [], nil),
    "public.email-message": (["public.message"], [], nil),
    "public.message": ([], [], nil),
    "com.microsoft.bmp": (["public.image"], ["bmp"], "image/bmp"),
    "com.apple.icns": (["public.image"], ["icns"], "image/x-icns"),
    "com.microsoft.ico": (["public.image"], ["ico"], "image/vnd.microsoft.icon"),
    "public.camera-raw-image": (["public.image"], [], nil),
    "public.heif": (["public.image"], ["heif"], "image/heif"),
    "public.heics": (["public.image"], ["heics"], "image/heic-sequence"),
    "com.ilm.openexr-image": (["public.image"], ["exr"], nil),
    "com.adobe.raw-image": (["public.camera-raw-image"], ["dng"], "image/x-adobe-dng"),
    "public.3d-content": (["public.content"], [], nil),
    "com.pixar.universal-scene-description": (
      ["public.3d-content", "public.data"], ["usd", "usda", "usdc"], nil
    ),
    "com.pixar.universal-scene-description-mobile": (
      ["com.pixar.universal-scene-description"], ["usdz"], "model/vnd.usdz+zip"
    ),
    "com.apple.reality": (["public.data"], ["reality"], nil),
    "com.apple.scenekit.scene": (["public.3d-content"], ["scn"], nil),
    "com.apple.arobject": (["public.data"], ["arobject"], nil),
    "public.mpeg": (["public.movie"], ["mpg", "mpeg", "m75", "m15"], "video/mpeg"),
    "public.mpeg-2-video": (["public.video"], ["m2v"], "video/mpeg2"),
    "public.mpeg-2-transport-stream": (["public.movie"], ["ts"], nil),
    "com.apple.protected-mpeg-4-video": (["public.mpeg-4"], [], nil),
    "com.apple.protected-mpeg-4-audio": (["public.audio"], ["m4p"], nil),
    "public.avi": (["public.movie"], ["avi"], "video/avi"),
    "public.aiff-audio": (["public.audio"], ["aiff", "aif"], "audio/aiff"),
    "public.midi-audio": (["public.audio"], ["midi", "mid"], "audio/midi"),
    "public.playlist": ([], [], nil),
    "public.m3u-playlist": (["public.text", "public.playlist"], ["m3u", "m3u8"], "audio/mpegurl"),
    "org.gnu.gnu-zip-archive": (["public.data", "public.archive"], ["gz", "gzip"], "application/x-gzip"),
    "public.bzip2-archive": (["public.data", "public.archive"], ["bz2"], "application/x-bzip2"),
    "com.apple.archive": (["public.data", "public.archive"], ["aar"], nil),
    "public.disk-image": (["public.data", "public.archive"], [], nil),
    "public.tar-archive": (["public.data", "public.archive"], ["tar"], "application/x-tar"),
    "public.spreadsheet": (["public.content"], [], nil),
    "public.presentation": (["public.composite-content"], [], nil),
    "public.database": ([], [], nil),
    "org.idpf.epub-container": (
      ["public.data", "public.composite-content"], ["epub"], "application/epub+zip"
    ),
    "com.apple.log": (["public.plain-text"], ["log"], nil),
    "com.rsa.pkcs-12": (["public.data"], ["p12", "pfx"], "application/x-pkcs12"),
    "public.x509-certificate": (["public.data"], ["cer", "crt", "der"], "application/x-x509-ca-cert"),
    "com.apple.linkpresentation.metadata": (["public.data"], [], nil),
    "com.apple.haptics.ahap": (["public.json"], ["ahap"], nil),
    "public.geojson": (["public.json"], ["geojson"], "application/geo+json"),
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
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let executable = UTType(known: "public.executable")
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let volume = UTType(known: "public.volume")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  public static let framework = UTType(known: "com.apple.framework")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let yaml = UTType(known: "public.yaml")
  public static let css = UTType(known: "public.css")
  public static let assemblySource = UTType(known: "public.assembly-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let script = UTType(known: "public.script")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let makefile = UTType(known: "public.make-source")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let contact = UTType(known: "public.contact")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let message = UTType(known: "public.message")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let icns = UTType(known: "com.apple.icns")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let heif = UTType(known: "public.heif")
  public static let heics = UTType(known: "public.heics")
  public static let exr = UTType(known: "com.ilm.openexr-image")
  public static let dng = UTType(known: "com.adobe.raw-image")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let avi = UTType(known: "public.avi")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let tarArchive = UTType(known: "public.tar-archive")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let database = UTType(known: "public.database")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let log = UTType(known: "com.apple.log")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  public static let geoJSON = UTType(known: "public.geojson")
}
