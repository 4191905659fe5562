import DesignCanvas
import Foundation
import TestSupport
import Testing

@testable import TinamouCLI

/// The behavior of the real binary where something around it is not as it should be.
@Suite struct FaultTests {
  private let tool = Binary(name: "tinamou")
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func path(_ name: String) -> String { directory.url.appendingPathComponent(name).path }

  private func document(_ objects: String, resources: String = "", device: String = "retina6_1") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects>
    \(objects)
    </objects><resources>\(resources)</resources></document>
    """
  }

  private let plain = #"<view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#

  @discardableResult private func write(_ text: String, _ name: String) throws -> String {
    try write(Data(text.utf8), name)
  }

  @discardableResult private func write(_ data: Data, _ name: String) throws -> String {
    let file = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  private func frames(_ file: String, _ arguments: String...) throws -> DocumentFrames {
    let result = try tool.run("frames", "--json", file, more: arguments)
    return try JSONDecoder().decode(DocumentFrames.self, from: result.output)
  }

  // MARK: Documents

  @Test func encodingsOfDocumentsAreThoseThatTheySay() throws {
    let text = document(
      #"<label text="é" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></label>"#)
    for (name, encoding) in [
      ("UTF-16", String.Encoding.utf16), ("ISO-8859-1", .isoLatin1), ("windows-1252", .windowsCP1252),
    ] {
      let data = try #require(text.replacingOccurrences(of: "UTF-8", with: name).data(using: encoding))
      let file = try write(data, "\(name).xib")
      #expect(try tool.run("frames", file).text.contains("UILabel (0 0; 10 10) a \"é\""), "\(name)")
    }
  }

  /// Texts of megabytes go through the worker that lays them out, and back.
  @Test func longTextsAreRead() throws {
    let words = String(repeating: "abc ", count: 2_600_000)
    let file = try write(
      document(
        #"<label id="a"><rect key="frame" x="0" y="0" width="10" height="10"/><string key="text">\#(words)</string></label>"#
      ), "Long.xib")
    let result = try tool.run("frames", file)
    #expect(result.status == 0, "\(result.errors.prefix(300))")
    #expect(result.text.contains("UILabel (0 0; 10 10) a \"abc abc abc"))
  }

  @Test func unusableNumbersAreWarnedOf() throws {
    let file = try write(
      document(
        """
        <view id="a"><rect key="frame" x="0" y="0" width="1e999" height="10"/>
        <subviews><label text="x" id="l"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <fontDescription key="fontDescription" type="system" pointSize="huge"/>
        <color key="textColor" red="0" green="x" blue="0" alpha="nan"/></label></subviews></view>
        """), "Numbers.xib")
    #expect(
      try tool.run("frames", file).errors == """
        warning: \(file):5: the width "1e999" of a frame is no usable number; it is not used
        warning: \(file):7: the pointSize "huge" of a fontDescription is no usable number; the font is not used
        warning: \(file):8: the green "x" of a textColor is no usable number; the colour is not used
        warning: \(file):8: the alpha "nan" of a textColor is no usable number; 1 stands in

        """)
  }

  @Test func damagedCataloguesAreWarnedOf() throws {
    let images = ["Damaged", "Link", "Outside", "Gone"]
    let views = images.map {
      #"<imageView image="\#($0)" id="\#($0)"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    }
    let text = document(
      #"<view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\#(views.joined())</subviews>"#
        + #"<color key="backgroundColor" name="Brand"/></view>"#,
      resources: images.map { #"<image name="\#($0)" width="9" height="9"/>"# }.joined())
    let files = [try write(text, "One.xib"), try write(text, "Two.xib")]
    let sets = path("Assets.xcassets")
    try write("{\"colors\": [", "Assets.xcassets/Brand.colorset/Contents.json")
    for (name, picture) in zip(images, ["p.png", "link.png", "../../One.xib", "gone.png"]) {
      try write(
        #"{"images": [{"idiom": "universal", "filename": "\#(picture)", "scale": "1x"}]}"#,
        "Assets.xcassets/\(name).imageset/Contents.json")
    }
    // A PNG's signature and header; the checksum of the header is not 0.
    let header: [UInt8] = [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0, 0,
      0, 0, 0,
    ]
    try write(
      Data(header + [0, 0, 0, 0, 73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82]),
      "Assets.xcassets/Damaged.imageset/p.png")
    try FileManager.default.createSymbolicLink(
      atPath: sets + "/Link.imageset/link.png", withDestinationPath: path("One.xib"))
    // Links in circles end.
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(atPath: "\(sets)/\(name)", withDestinationPath: ".")
    }
    let warnings = [
      "\(sets)/Brand.colorset/Contents.json: is not valid JSON",
      "\(sets)/Link.imageset/link.png: leads outside the catalogue; it is not read",
      "\(sets)/Outside.imageset/Contents.json: ../../One.xib is not the name of a file in the set",
      "cannot read an image from \(sets)/Damaged.imageset/p.png: damaged PNG data: the checksum of its IHDR chunk at "
        + "byte 8 is wrong", "\(sets)/Gone.imageset/gone.png: the file cannot be read",
    ]
    // One worker may have read the catalogue for the other document.
    let lines = try tool.run("frames", "--json", more: files).text.split(separator: "\n")
    for line in lines {
      let frames = try JSONDecoder().decode(DocumentFrames.self, from: Data(line.utf8))
      #expect(Set(frames.warnings.map(\.message)) == Set(warnings), "\(frames.file)")
    }
    #expect(lines.count == 2)
  }

  /// Drawings need programs that are not there without a path; one line says so for each document.
  @Test func drawingsThatAreBoxesAreWarnedOf() throws {
    let views = ["One", "Two", "Three"].map {
      #"<imageView image="\#($0)" id="\#($0)"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    }
    let text = document(
      #"<view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\#(views.joined())</subviews></view>"#
    )
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>"#
    for name in ["One", "Two"] { try write(svg, "\(name).svg") }
    try write("nothing", "Three.svg")
    let files = [try write(text, "First.xib"), try write(text, "Second.xib")]
    let result = try tool.run("frames", "--json", more: files, environment: ["PATH": "/nowhere"])
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let warnings = try JSONDecoder().decode(DocumentFrames.self, from: Data(line.utf8)).warnings.map(
        \.message)
      #expect(warnings.count == 2, "\(warnings)")
      #expect(warnings.contains { $0.hasPrefix("rsvg-convert is not installed: SVG images such as ") })
      #expect(warnings.contains { $0.hasSuffix("Three.svg: is not an SVG file with a size") })
    }
  }

  @Test func devicesOfAFileServeDocumentsThatNameThem() throws {
    let file = try write(document(plain, device: "panel7"), "Panel.xib")
    #expect(try tool.run("frames", file).errors.contains("the device \"panel7\" is unknown"))
    let devices = try write(
      """
      {"devices": [{"id": "panel", "like": "iphone-se-3", "size": [300, 500], "scale": 2,
        "interfaceBuilderIDs": ["panel7"]}]}
      """, "devices.json")
    let known = try frames(file, "--devices-file", devices)
    #expect(known.device == DocumentFrames.Device(id: "panel7", width: 300, height: 500, scale: 2))
    #expect(known.warnings.isEmpty)
    let damaged = try write("{\"devices\": 3", "damaged.json")
    let result = try tool.run("frames", file, "--devices-file", damaged)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: \(damaged): this is not JSON"))
  }

  // MARK: Files and streams

  @Test func linksAreWrittenThrough() throws {
    let file = try write(document(plain), "Plain.xib")
    for (link, target) in [("there.png", "kept/there.png"), ("new.png", "kept/new.png")] {
      try FileManager.default.createDirectory(atPath: path("kept"), withIntermediateDirectories: true)
      if link == "there.png" { try write("", target) }
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
      #expect(try tool.run("render", file, "-o", path(link)).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(link)) == target)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path(target))).starts(with: [137, 80, 78, 71]))
    }
    try FileManager.default.createSymbolicLink(atPath: path("loop.png"), withDestinationPath: "loop.png")
    let result = try tool.run("render", file, "-o", path("loop.png"))
    #expect(result.errors.contains("loop.png cannot be written: too many links"))
  }

  /// Runs a line of the shell with `$T`, the tool, and `$F`, a document.
  private func shell(_ line: String, environment: [String: String] = [:]) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = directory.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "T": Binary.products.appendingPathComponent("tinamou").path,
        "F": try write(document(plain), "Plain.xib"),
      ].merging(environment) { $1 }
    ) { $1 }
    let (output, errors) = (path("output"), path("errors"))
    for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8),
      try String(contentsOfFile: errors, encoding: .utf8)
    )
  }

  @Test func readersThatGoAwayEndTheToolQuietly() throws {
    // 128 and SIGPIPE's number, 13.
    let result = try shell(#"(sleep 0.2; "$T" frames "$F"; echo $? >&2) | true"#)
    #expect(result.errors == "141\n")
  }

  @Test func closedStreamsAreNotTakenForFiles() throws {
    let closed = try shell(#""$T" frames "$F" >&-"#)
    #expect(closed.status == 70)
    #expect(closed.errors == "error: standard output cannot be written: it is closed\n")
    let drawn = try shell(#""$T" render "$F" -o drawn.png >&- 2>&-"#)
    #expect(drawn.status == 70)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("drawn.png"))).starts(with: [137, 80, 78, 71]))
    #expect(try shell(#""$T" frames "$F" <&- 2>&-"#).output.contains("UIView (0 0; 10 10) a"))
  }

  @Test func namesThatAreNotUTF8AreRefused() throws {
    let result = try shell(#""$T" frames "$(printf 'caf\xe9.xib')""#)
    #expect(result.status == 64)
    #expect(result.errors == "error: caf\\xE9.xib: names of files must be UTF-8; rename it\n")
    let inside = try shell(#"d=$(printf 'caf\xe9'); mkdir "$d"; cd "$d"; cp "$F" a.xib; "$T" frames a.xib"#)
    #expect(inside.status == 64)
    #expect(inside.errors.hasSuffix("caf\\xE9: names of files must be UTF-8; rename it\n"))
    // Files beside a document are passed over.
    let beside = try shell(#"touch "$(printf 'caf\xe9.png')"; "$T" frames "$F""#)
    #expect(beside.status == 0)
  }

  @Test func dumbTerminalsGetPlainLines() throws {
    let missing = path("None.xib")
    for name in ["dumb", ""] {
      let (_, terminal) = try tool.runOnTerminal(["render", missing], environment: ["TERM": name])
      #expect(terminal == "error: \(missing): there is no such file\r\n")
    }
  }

  @Test func workersEndWithTheirParent() throws {
    let views = (0..<60_000).map {
      #"<view id="v\#($0)"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    }
    let long = try write(
      document(
        #"<view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\#(views.joined())</subviews></view>"#
      ), "Wide.xib")
    let result = try shell(
      """
      "$T" frames "$L" "$L" > /dev/null & parent=$!
      for i in $(seq 100); do
        workers=$(cat /proc/$parent/task/$parent/children); [ -n "$workers" ] && break; sleep 0.05
      done
      sleep 0.3; kill -9 $parent; wait $parent 2> /dev/null
      for worker in $workers; do
        for i in $(seq 100); do
          { [ -d /proc/$worker ] && [ "$(cut -d' ' -f3 /proc/$worker/stat)" != Z ]; } || break; sleep 0.1
        done
        echo worker; [ -d /proc/$worker ] && [ "$(cut -d' ' -f3 /proc/$worker/stat)" != Z ] && echo alive; true
      done
      """, environment: ["L": long])
    #expect(result.output.contains("worker"))
    #expect(!result.output.contains("alive"))
  }

  // MARK: Long names

  @Test func longNamesAreCutAndStayApart() {
    let name = String(repeating: "long ", count: 80)
    let slugs = [Screen(name) { fatalError() }.slug, Screen(name + "b") { fatalError() }.slug]
    #expect(slugs.allSatisfy { $0.utf8.count == 120 && $0.hasPrefix("long-long-long") })
    #expect(slugs[0] != slugs[1])
    #expect(Screen("Short one") { fatalError() }.slug == "short-one")
    // Two bytes to the letter: none is cut in two.
    #expect(String(repeating: "é", count: 200).shortened(toBytes: 120).utf8.count == 119)
  }

  @MainActor @Test func galleriesTakeLongNames() throws {
    var tool = try Tool()
    tool.screens = [Screen(String(repeating: "long ", count: 80)) { GoodController() }]
    let result = tool.run(
      "gallery", "--device", "iphone-15", "--orientation", "portrait", "--scale", "0.2", "-o",
      tool.path("gallery"))
    // Messages are in the descriptions of pictures.
    let messages = (FileManager.default.subpaths(atPath: tool.path("gallery")) ?? []).filter {
      $0.hasPrefix("descriptions/")
    }.compactMap { FileManager.default.contents(atPath: tool.path("gallery/" + $0)) }.map {
      let description = String(decoding: $0, as: UTF8.self)
      return description.range(of: "\"messages\"").map { description[$0.lowerBound...].prefix(1000) } ?? ""
    }
    #expect(result.status == .success, "\(result.errors) \(messages)")
    #expect(FileManager.default.fileExists(atPath: tool.path("gallery/index.html")))
  }
}
