import Foundation
import TestSupport
import Testing

/// The page that is served while sources are edited, by requests to the running command.
@Suite(.serialized) struct PreviewTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" id="abc-de-fgh">
                        <rect key="frame" x="20" y="20" width="160" height="40"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private static func document(_ text: String) -> Data {
    Data(document.replacingOccurrences(of: "Hello", with: text).utf8)
  }

  /// The picture that a run of its own draws.
  private func rendered(_ document: URL) throws -> Data {
    let scratch = try TemporaryDirectory()
    let result = try Binary(name: "tinamou").run("render", document.path, "-o", scratch.url.path)
    let path = try #require(result.text.split(separator: "\n").first, "\(result.errors)")
    return try Data(contentsOf: URL(fileURLWithPath: String(path)))
  }

  @Test func onlyThePageItselfIsAnswered() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Card.xib")
    try Self.document("Hello").write(to: file)
    let client = try PreviewClient("tinamou", [file.path])
    #expect(client.address.host == "127.0.0.1")
    let token = client.address.lastPathComponent
    #expect(token.count == 32 && token.allSatisfy(\.isHexDigit))
    let page = try client.request("GET", "")
    #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
    let policy = try #require(page.headers["content-security-policy"])
    #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("unsafe"))
    #expect(policy.contains("; sandbox allow-scripts allow-same-origin "))
    #expect(policy.contains("; script-src 'sha256-") && !page.text.contains("<script src"))
    #expect(page.headers["access-control-allow-origin"] == nil)
    for path in ["/", "/data.json", "/\(token.dropLast())0x/data.json", "//", "/\(token)x/"] {
      #expect(try client.request("GET", path).status == 403, "\(path)")
    }
    let own = "http://127.0.0.1:\(client.port)"
    let refused = [
      ["Host": "example.org"], ["Host": "127.0.0.1"], ["Host": "example.org:\(client.port)"],
      ["Origin": "https://example.org"], ["Origin": "null"], ["Origin": "http://127.0.0.1:1"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ]
    for headers in refused {
      for method in ["GET", "POST"] {
        let answer = try client.request(method, "data.json", headers: headers)
        #expect(answer.status == 403, "\(headers)")
        #expect(!answer.text.contains("screens"))
      }
    }
    let accepted = [
      ["Origin": own], ["Host": "localhost:\(client.port)", "Origin": "http://localhost:\(client.port)"],
      ["Sec-Fetch-Site": "same-origin", "Origin": own],
    ]
    for headers in accepted {
      #expect(try client.request("GET", "data.json", headers: headers).status == 200)
    }
    #expect(try client.request("PUT", "data.json").status == 405)
    #expect(try client.request("GET", "../data.json").status == 403)
    #expect(try client.request("GET", "pictures/none.png").status == 404)
    #expect(try client.request("POST", "show", body: Data(count: 2 << 20)).status == 413)
    #expect(try client.post("show", "{").status == 400)
    #expect(try client.post("live/open", #"{"picture":"none"}"#).status == 400)
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// Programs that do not know the address cannot keep the page from being answered: not by long lines, not by connections that they
  /// hold, and not by using up the descriptors.
  @Test func strangersCannotStopThePage() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Card.xib")
    try Self.document("Hello").write(to: file)
    let client = try PreviewClient("tinamou", [file.path])
    _ = try client.wait { $0.build == "idle" && $0.pictures.count == 1 }
    let start = Processes.processorTime(of: client.identifier)
    for count in [8_000, 100_000, 2_000_000] {
      let line = "/" + String(repeating: "a", count: count)
      #expect(try client.request("GET", line).status == (count < 8192 ? 403 : 431))
    }
    #expect(Processes.processorTime(of: client.identifier) - start < 1)
    // The body never comes.
    #expect(try client.request("POST", "/none/show", headers: ["Content-Length": "1000"]).status == 403)

    var held: [Connection] = []
    for number in 0..<200 {
      held.append(try Connection(port: client.port))
      held[number].write(Data("GET /".utf8))
    }
    #expect(try client.request("GET", "data.json").status == 200)
    let descriptors = "/proc/\(client.identifier)/fd"
    #expect(try FileManager.default.contentsOfDirectory(atPath: descriptors).count < 120)
    held = []

    // A few more than it has open when it has closed those.
    func opened() throws -> [Int] {
      try FileManager.default.contentsOfDirectory(atPath: descriptors).compactMap { Int($0) }
    }
    let limit = Date().addingTimeInterval(600)
    while try opened().count > 45, Date() < limit { usleep(20_000) }
    let open = try opened().count
    let limiting = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["prlimit", "--pid=\(client.identifier)", "--nofile=\(open + 8):\(open + 8)"])
    limiting.waitUntilExit()
    #expect(limiting.terminationStatus == 0)
    for number in 0..<60 {
      held.append(try Connection(port: client.port))
      held[number].write(Data("GET /".utf8))
    }
    #expect(try client.request("GET", "data.json").status == 200)
    let words = "a connection cannot be accepted: Too many open files; the server goes on"
    #expect(client.errors.components(separatedBy: words).count == 2, "\(client.errors)")
    held = []
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// The page is opened by what the system has for that; where it has nothing, the address is told.
  @Test(arguments: [0, 3]) func thePageIsOpened(status: Int32) throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Card.xib")
    try Self.document("Hello").write(to: file)
    let opened = scratch.url.appendingPathComponent("opened")
    let opener = scratch.url.appendingPathComponent("xdg-open")
    try ExecutableFile.write(
      "#!/bin/sh\necho \"$@\" >>\"\(opened.path)\"\nexit \(status)\n", to: opener.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let client = try PreviewClient(
      "tinamou", [file.path, "--open"], environment: ["PATH": "\(scratch.url.path):\(path)"])
    let limit = Date().addingTimeInterval(600)
    func said() -> String { (try? String(contentsOf: opened, encoding: .utf8)) ?? "" }
    while said().isEmpty || (status != 0 && !client.errors.contains("cannot open")), Date() < limit {
      usleep(20_000)
    }
    #expect(said() == client.address.absoluteString + "\n")
    #expect(client.errors.contains("xdg-open cannot open a browser; open \(client.address)") == (status != 0))
    #expect(try client.request("GET", "").status == 200)
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// Editors write into the file, or another one that they then give its name.
  @Test func documentsAreDrawnAgainWhenTheyAreSaved() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Card.xib")
    let other = scratch.url.appendingPathComponent("Größe.xib")
    for file in [file, other] { try Self.document("Hello").write(to: file) }
    let client = try PreviewClient("tinamou", [file.path, other.path])
    let first = try client.wait { $0.build == "idle" && $0.pictures.count == 2 }
    let ids = first.pictures.map(\.id)
    let id = try #require(ids.first { $0.hasPrefix("card.") })
    let otherID = try #require(ids.first { $0 != id })
    #expect(otherID.hasPrefix("größe."))
    #expect(first.screens.allSatisfy { $0.kind == "document" })
    #expect(try client.picture(id) == rendered(file))
    #expect(try client.picture(otherID) == rendered(other))
    let description = try client.request("GET", "descriptions/\(id).json")
    #expect(description.headers["content-type"] == "application/json")
    #expect(description.json["views"] != nil && description.text.contains(#""text":"Hello""#))

    let opened = try client.post("live/open", #"{"picture":"\#(id)"}"#)
    let session = try #require(opened.json["session"] as? Int, "\(opened.text)")
    let described = try client.post("live/request", #"{"session":\#(session),"method":"describe"}"#)
    #expect((described.json["text"] as? String)?.contains(#""Hello""#) == true, "\(described.text)")

    try Self.document("In place").write(to: file)
    let second = try client.wait { $0.build == "idle" && $0.version(id) > first.version(id) }
    #expect(second.saved == "Card.xib" && second.seconds != nil)
    #expect(second.version(otherID) == first.version(otherID))
    #expect(try client.picture(id) == rendered(file))

    try Self.document("By its name").write(to: file, options: .atomic)
    let third = try client.wait { $0.build == "idle" && $0.version(id) > second.version(id) }
    let good = try client.picture(id)
    #expect(try good == rendered(file))

    try Data("<document>\n  <oops".utf8).write(to: file)
    let broken = try client.wait { $0.build == "failed" }
    let error = try #require(broken.errors.first)
    #expect(error.file == file.path && error.line == 2 && !error.message.isEmpty)
    #expect(broken.pictures.first { $0.id == id }?.isStale == true)
    #expect(broken.pictures.first { $0.id == otherID }?.isStale == false)
    #expect(try client.picture(id) == good)
    // The error stays while it is there, whatever else is saved.
    try Self.document("Other").write(to: other)
    let still = try client.wait { $0.build == "failed" && $0.version(otherID) > third.version(otherID) }
    #expect(still.errors.count == 1)

    try Self.document("Whole again").write(to: file)
    let last = try client.wait { $0.build == "idle" && $0.version(id) > third.version(id) }
    #expect(last.errors.isEmpty && last.pictures.allSatisfy { !$0.isStale })
    #expect(try client.picture(id) == rendered(file))
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// The server's memory stays, and so does the number of its processes.
  @Test func fiftyEditsCostNothing() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Card.xib")
    try Self.document("Hello").write(to: file)
    let client = try PreviewClient("tinamou", [file.path])
    var state = try client.wait { $0.build == "idle" && $0.pictures.count == 1 }
    let id = try #require(state.pictures.first?.id)
    var memory = 0
    let processes = Processes.descendants(of: client.identifier).count
    for number in 1...50 {
      let former = state.version(id)
      try Self.document("Edit \(number)").write(to: file)
      state = try client.wait { $0.build == "idle" && $0.version(id) > former }
      if number % 10 == 0 { #expect(try client.picture(id) == rendered(file), "edit \(number)") }
      if number == 10 { memory = client.memory }
    }
    #expect(client.memory < memory + 8 << 10, "\(memory) to \(client.memory) kilobytes")
    #expect(Processes.descendants(of: client.identifier).count == processes)
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// Copies the executable with the example screens, so that no package is built when this one's sources change meanwhile.
  private static func copyExamples(to folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Binary.products.path)
    where name == "tinamou-examples" || name.hasSuffix(".resources") {
      let original = Binary.products.appendingPathComponent(name)
      let copy = folder.appendingPathComponent(name)
      if name.hasSuffix(".resources") {
        try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: original)
      } else {
        try ExecutableFile.copy(original.path, to: copy.path)
      }
    }
  }

  /// Screens of an executable of its own: drawn as `render` draws them, on other devices when the page asks, and operated.
  @Test func screensAreShownAndOperated() throws {
    let scratch = try TemporaryDirectory()
    try Self.copyExamples(to: scratch.url)
    let client = try PreviewClient(
      scratch.url.appendingPathComponent("tinamou-examples").path, ["Sign up", "--appearance", "dark"])
    let first = try client.wait { $0.build == "idle" && !$0.pictures.isEmpty }
    #expect(first.pictures.map(\.id) == ["sign-up/iphone-15.portrait.dark"])
    #expect(client.errors.contains("it cannot be built again when its sources change"))
    func rendered(_ arguments: String...) throws -> Data {
      let path = scratch.url.appendingPathComponent("picture.png")
      let result = try Binary(name: "tinamou-examples").run(
        "render", "Sign up", "-o", path.path, more: arguments)
      #expect(result.status == 0, "\(result.errors)")
      return try Data(contentsOf: path)
    }
    #expect(try client.picture(first.pictures[0].id) == rendered("--appearance", "dark"))
    try expectLines(of: first.pictures[0].id, client)

    #expect(try client.post("show", #"{"devices":["no-such"]}"#).status == 400)
    let shown = #"""
      {"devices":["iphone-se-3","ipad-air-11-m3"],"appearances":["light"],"textSizes":["xxxl"],"directions":["rtl"],
      "languages":[],"orientations":["landscape"]}
      """#
    #expect(try client.post("show", shown).status == 200)
    let second = try client.wait { $0.build == "idle" && $0.pictures.count == 2 }
    let ids = ["iphone-se-3", "ipad-air-11-m3"].map { "sign-up/\($0).landscape.xxxl.rtl" }
    #expect(second.pictures.map(\.id) == ids)
    let settings = ["--orientation=landscape", "--text-size=xxxl", "--direction=rtl"]
    #expect(
      try client.picture(ids[1])
        == rendered(settings[0], settings[1], settings[2], "--device=ipad-air-11-m3"))

    let languages = shown.replacingOccurrences(of: #""languages":[]"#, with: #""languages":["en","fr"]"#)
    #expect(try client.post("show", languages.replacingOccurrences(of: "fr", with: "")).status == 400)
    #expect(try client.post("show", languages).status == 200)
    let third = try client.wait { $0.build == "idle" && $0.pictures.count == 4 }
    #expect(third.pictures.map(\.id) == ids.flatMap { id in ["en", "fr"].map { "\(id).\($0)" } })
    #expect(try client.post("show", shown).status == 200)
    _ = try client.wait { $0.build == "idle" && $0.pictures.map(\.id) == ids }

    let events = try Connection(port: client.port)
    events.write(
      Data("GET \(client.address.path)/events HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n".utf8))
    var heard = ""
    while !heard.contains("event: data") { heard += String(decoding: events.read() ?? Data(), as: UTF8.self) }
    let opened = try client.post("live/open", #"{"picture":"\#(ids[0])"}"#)
    #expect(opened.status == 200, "\(opened.text)")
    let session = try #require(opened.json["session"] as? Int)
    #expect((opened.json["heading"] as? String)?.hasPrefix("Sign up on iPhone SE") == true)
    func ask(_ method: String, _ arguments: String) throws -> [String: Any] {
      try client.post(
        "live/request", #"{"session":\#(session),"method":"\#(method)","arguments":\#(arguments)}"#
      ).json
    }
    let typed = try ask("act", #"{"action":"type","target":"Name","text":"Ada"}"#)
    #expect(typed["isFailure"] == nil, "\(typed)")
    #expect((try ask("describe", "{}")["text"] as? String)?.contains("Ada") == true)
    let picture = try ask("picture", "{}")
    let address = try #require((picture["picture"] as? String)?.split(separator: "?").first)
    #expect(try client.request("GET", String(address)).body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try ask("none", "{}")["isFailure"] as? Bool == true)
    while !heard.contains("event: live") { heard += String(decoding: events.read() ?? Data(), as: UTF8.self) }
    #expect(try client.post("live/close", "{}").status == 200)
    #expect(try ask("describe", "{}")["isOver"] as? Bool == true)
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// The lines that create constraints are not in descriptions, and are found when they are asked for.
  private func expectLines(of id: String, _ client: PreviewClient) throws {
    let json = try client.request("GET", "descriptions/\(id).json").body
    func constraints(_ json: Data) throws -> [[String: Any]] {
      let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
      return object?["constraints"] as? [[String: Any]] ?? []
    }
    func place(_ one: [String: Any]) -> String {
      "\(one["id"] ?? "") \(one["file"] ?? ""):\(one["line"] ?? "")"
    }
    let described = try constraints(json)
    #expect(!described.isEmpty && described.allSatisfy { $0["line"] == nil })
    let answer = try client.request("GET", "lines/\(id).json")
    #expect(answer.status == 200, "\(answer.text)")
    let lines = answer.json["lines"] as? [[String: Any]] ?? []
    #expect(lines.contains { ($0["file"] as? String)?.hasSuffix("/SignUpViewController.swift") == true })
    let words = Dictionary(
      uniqueKeysWithValues: described.map { ($0["id"] as? String ?? "", $0["description"] as? String) })
    for line in lines { #expect(words[line["id"] as? String ?? ""] == line["description"] as? String) }
    let frames = try Binary(name: "tinamou-examples").run(
      "frames", "Sign up", "--json", "--inspect", "--appearance", "dark")
    #expect(try lines.map(place) == constraints(frames.output).filter { $0["line"] != nil }.map(place))
    #expect(try client.request("GET", "lines/none.json").status == 404)
    #expect(try client.request("POST", "lines/\(id).json").status == 404)
  }

  /// The package that an executable is built from is built when its sources change; the server goes on, whatever comes of it.
  @Test func packagesOfScreensAreBuilt() throws {
    let scratch = try TemporaryDirectory()
    let products = scratch.url.appendingPathComponent("Mine/.build/debug")
    let sources = scratch.url.appendingPathComponent("Mine/Sources")
    let tools = scratch.url.appendingPathComponent("tools")
    for folder in [products, sources, tools] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Self.copyExamples(to: products)
    try Data().write(to: scratch.url.appendingPathComponent("Mine/Package.swift"))
    // In place of SwiftPM: it notes how it was called, and fails as long as a file is there.
    let tool = tools.appendingPathComponent("swift")
    let calls = scratch.url.appendingPathComponent("calls")
    let error = sources.appendingPathComponent("error")
    try ExecutableFile.write(
      """
      #!/bin/sh
      echo "$@" >>"\(calls.path)"
      if [ -e "\(error.path)" ]; then echo "\(sources.path)/A.swift:3:5: error: no such thing"; exit 1; fi

      """, to: tool.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let client = try PreviewClient(
      products.appendingPathComponent("tinamou-examples").path, ["Sign up"],
      environment: ["PATH": "\(tools.path):\(path)"])
    let first = try client.wait { $0.build == "idle" && $0.pictures.count == 1 }
    let id = first.pictures[0].id
    #expect(!FileManager.default.fileExists(atPath: calls.path))
    try Data("1".utf8).write(to: sources.appendingPathComponent("A.swift"))
    let second = try client.wait { $0.build == "idle" && $0.version(id) > first.version(id) }
    #expect(second.saved == "A.swift")
    let called = try String(contentsOf: calls, encoding: .utf8)
    #expect(called == "build --package-path \(scratch.url.path)/Mine --product tinamou-examples\n")
    try Data().write(to: error)
    let broken = try client.wait { $0.build == "failed" }
    #expect(broken.errors.map(\.message) == ["no such thing"])
    #expect(broken.errors.first?.file == "\(sources.path)/A.swift" && broken.errors.first?.line == 3)
    #expect(broken.version(id) == second.version(id) && broken.pictures[0].isStale)
    try FileManager.default.removeItem(at: error)
    _ = try client.wait { $0.build == "idle" && $0.version(id) > second.version(id) }
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }
}
