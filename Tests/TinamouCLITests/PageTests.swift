import Foundation
import ScreenRequests
import ScreenSession
import Simulator
import TestSupport
import Testing

@testable import TinamouCLI

@MainActor
@Suite struct PageTests {
  @Test func valuesCannotLeaveAScript() throws {
    let hostile = "</script><!--\u{2028}\u{2029}&\"\\\u{202E}"
    var data = PageData(title: hostile)
    data.screens = [PageScreen(name: hostile, slug: "a")]
    for character in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!data.script.contains(character)) }
    let start = "document.dispatchEvent(new CustomEvent(\"tinamou-data\", { detail: "
    #expect(data.script.hasPrefix(start))
    let json = data.script.dropFirst(start.count).dropLast(" }));\n".count)
    #expect(try JSONDecoder().decode(PageData.self, from: Data(json.utf8)) == data)
  }

  @Test func placesInATitleAreText() {
    let html = PageTemplate.html(title: "{{pictures}}<i>")
    #expect(html.contains("<title>{{pictures}}&lt;i&gt;</title>"))
    #expect(!html.contains("{{css}}") && !html.contains("{{js}}") && html.contains(PageModules.page))
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(PageTemplate.served(title: "").components(separatedBy: "</script>").count == 2)
  }

  /// The examples of the standard, and lengths around that of a block.
  @Test func hashesAreThoseOfTheStandard() {
    func hash(_ text: String) -> String {
      SHA256.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let lengths: [(Int, String)] = [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
      (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ]
    for (count, expected) in lengths { #expect(hash(String(repeating: "a", count: count)) == expected) }
  }

  private static let device = PagePicture.Device(
    id: "a", name: "A", width: 10, height: 20, scale: 2, cornerRadius: 0)

  /// A drawing of a screen.
  private func drawing(description: String? = nil) -> PreviewDrawing {
    var result = PreviewDrawing(screen: PageScreen(name: "First", slug: "first"))
    result.picture = PagePicture(
      screen: "first", variant: "a", device: Self.device, settings: PagePicture.Settings(DeviceSettings()))
    result.png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    result.description = description
    return result
  }

  private static let description = #"""
    {"format":1,"views":[{"id":"v","class":"UIView","frame":[0,0,1,1],"ambiguous":false,"text":"</script>","alpha":"nan"}],
    "constraints":[],"conflicts":[],"ambiguities":[],"messages":[],"unknown":{"__proto__":1}}
    """#

  /// Texts that are no descriptions: scripts, and JSON of other forms.
  private static var hostile: [String] {
    func changed(_ text: String, _ other: String) -> String {
      description.replacingOccurrences(of: text, with: other)
    }
    let many = [String](repeating: "\"\"", count: PageDescription.countLimit + 1).joined(separator: ",")
    return [
      "{}); fetch('//example.org/' + location); ({", "null); alert(1", "[]", "{}", "1", "\"a\"",
      changed("\"UIView\"", "{\"a\":1}"), changed("false", "false,\"depth\":-1"),
      changed("false", "false,\"depth\":4294967290"), changed("[0,0,1,1]", "[0,0,1,\"x\"]"),
      changed("\"messages\":[]", "\"messages\":[" + String(repeating: "[", count: 10_000)),
      changed("\"messages\":[]", "\"messages\":[\(many)]"),
    ]
  }

  /// An application's description of a picture is served as decoded values, or not at all.
  @Test func descriptionsAreReadAndWrittenAnew() async throws {
    let model = PreviewModel(title: "", choices: PageChoices(), events: PreviewEvents())
    let gate = PreviewGate(token: "t", port: 1)
    let source = DocumentSource(request: ScreenRequest(.session), executable: "")
    let routes = PreviewRoutes(
      gate: gate, model: model, live: LivePreview(source: source, patience: 1, events: model.events),
      lines: PreviewLines(source: source, patience: 1)
    ) { _ in }
    func answer(_ path: String) async -> (status: Int, type: String?, body: String) {
      let request = PreviewRequest(method: "GET", path: "/t/" + path, headers: ["host": "127.0.0.1:1"])
      let answer = await routes.answer(request)
      guard case .data(let data) = answer.body else { return (0, nil, "") }
      return (answer.status, answer.headers["Content-Type"], String(decoding: data, as: UTF8.self))
    }
    try model.take(drawing(description: Self.description))
    let good = await answer("descriptions/first/a.json")
    #expect(good.status == 200 && good.type == "application/json")
    #expect(good.body.contains("\"text\":\"</script>\"") && !good.body.contains("unknown"))
    let data = await answer("data.json")
    #expect(data.body.contains("\"description\":\"descriptions/first/a.json\""))
    for text in Self.hostile {
      try model.take(drawing(description: text))
      let answer = await answer("descriptions/first/a.json")
      #expect(answer.status == 422 && answer.type == "application/json", "\(text.prefix(200))")
      #expect(!answer.body.contains("fetch") && !answer.body.contains("alert"))
    }
    for path in ["descriptions/first/a.js", "data.js"] {
      let answer = await answer(path)
      #expect(answer.status == 404)
    }
  }

  @Test func galleriesHaveNoTextOfApplicationsAsScript() throws {
    let folder = try TemporaryDirectory()
    let page = PageFolder(folder.url.path)
    let picture = try #require(drawing().picture)
    func script() throws -> String {
      try String(contentsOf: folder.url.appendingPathComponent("descriptions/first/a.js"), encoding: .utf8)
    }
    let event = "document.dispatchEvent(new CustomEvent(\"tinamou-description\", { detail: [\"first/a\", "
    try page.write(description: Self.description, of: picture)
    #expect(try script().hasPrefix(event + "{\"ambiguities\":[],"))
    #expect(try script().contains("\\u003c/script\\u003e"))
    let start = event + "null, \"the description of the picture cannot be read: "
    for text in Self.hostile {
      try page.write(description: text, of: picture)
      #expect(try script().hasPrefix(start))
      #expect(try !script().contains("fetch") && !script().contains("alert"))
    }
  }

  /// Identifiers, paths and settings of a drawing are those that the tool would have given.
  @Test func drawingsOfProjectsAreChecked() throws {
    let good = drawing()
    #expect(try good.checked().picture?.description == "descriptions/first/a.json")
    func isRefused(_ change: (inout PreviewDrawing) -> Void) -> Bool {
      var changed = good
      change(&changed)
      do { _ = try changed.checked() } catch { return true }
      return false
    }
    var moved = good
    moved.picture?.picture = "//example.org/a.png"
    moved.picture?.description = "//example.org/a.js"
    #expect(try moved.checked().picture == good.checked().picture)
    for name in ["", "..", ".", "a/b", "a\nb", "a\u{0}", String(repeating: "a", count: 2000)] {
      #expect(
        isRefused {
          $0.screen.slug = name
          $0.picture?.screen = name
          $0.picture?.id = name + "/a"
        })
      #expect(isRefused { $0.picture?.id = "first/" + name })
      #expect(isRefused { $0.picture?.device.id = name })
      #expect(isRefused { $0.picture?.settings.orientation = name })
      #expect(isRefused { $0.picture?.settings.appearance = name })
      #expect(isRefused { $0.picture?.settings.textSize = name })
      #expect(isRefused { $0.picture?.settings.direction = name })
      #expect(isRefused { $0.picture?.settings.language = name })
    }
    #expect(isRefused { $0.picture?.id = "second/a" })
    #expect(isRefused { $0.picture?.screen = "second" })
    #expect(isRefused { $0.picture?.device.width = .infinity })
    #expect(isRefused { $0.picture?.device.scale = -1 })
    #expect(isRefused { $0.picture?.settings.ios = 1000 })
    #expect(isRefused { $0.png = Data("<svg onload='alert(1)'>".utf8) })
  }

  /// Of the answers of a running screen, pages are told values of known types.
  @Test func answersOfRunningScreensAreRead() throws {
    func told(_ structured: String) throws -> String {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(structured.utf8))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let answer = try LiveAnswer(SessionAnswer(text: "t", structured: value))
      return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }
    #expect(
      try told(#"{"time":1.5,"isSettled":true,"more":{"a":[1]}}"#)
        == #"{"structured":{"isSettled":true,"time":1.5},"text":"t"}"#)
    #expect(
      try told(#"{"change":{"file":"a","line":"1; rm -rf ~","text":["x"]}}"#)
        == #"{"structured":{"change":{"file":"a"}},"text":"t"}"#)
    func described(line: String) -> String {
      let view =
        #"{"id":"v","class":"UIView","frame":[0,0,1,1],"ambiguous":false,"source":{"file":"a","line":\#(line)}}"#
      return
        #"{"format":1,"views":[\#(view)],"constraints":[],"conflicts":[],"ambiguities":[],"messages":[],"x":1}"#
    }
    #expect(try told(described(line: "3")).contains(#""line":3"#))
    #expect(try !told(described(line: "3")).contains(#""x""#))
    #expect(throws: PageDescriptionError.self) { try told(described(line: "\"1; rm -rf ~ #\"")) }
  }

  /// A project's process says what it drew: only pictures that were asked for are kept, as the tool knows them.
  @Test func sectionsOfProjectsKeepPicturesThatWereAskedForOnly() throws {
    let device = PagePicture.Device(
      id: "a", name: "A", width: 10, height: 20, scale: 2, cornerRadius: 0)
    let settings = PagePicture.Settings(DeviceSettings())
    func entry(_ variant: String) -> PagePicture {
      PagePicture(screen: "first", variant: variant, device: device, settings: settings)
    }
    var section = PageSection(screen: PageScreen(name: "Another's", slug: "../..", kind: .preview))
    section.pictures = ["first/a", "second/a", "first/../a", "/etc/a", "first/c"].map { id in
      var picture = PagePicture(screen: "x", variant: "y", device: device, settings: settings)
      picture.picture = "../../\(id).png"
      picture.description = "../../index.html"
      picture.device.name = "<script>"
      picture.id = id
      picture.summary.conflicts = id == "first/a" ? -5 : .max
      picture.error = "\u{1B}]52;c;aGk=\u{7}"
      return picture
    }
    let checked = section.checked(as: "First", entries: [entry("a"), entry("b"), entry("c")])
    #expect(checked.screen == PageScreen(name: "First", slug: "first", kind: .preview))
    #expect(checked.pictures.map(\.id) == ["first/a", "first/c"])
    #expect(checked.pictures.map(\.picture) == ["pictures/first/a.png", "pictures/first/c.png"])
    #expect(checked.pictures.map(\.description) == ["descriptions/first/a.js", "descriptions/first/c.js"])
    #expect(checked.pictures.map(\.device.name) == ["A", "A"])
    #expect(checked.pictures.map(\.summary.conflicts) == [0, 1_000_000])
    #expect(checked.pictures.map(\.error) == Array(repeating: "\\u{1b}]52;c;aGk=\\u{7}", count: 2))
  }

  @Test(.enabled("needs node and chromium") { CheckScript.hasBrowser })
  func everyControlOfThePageWorksInABrowser() throws {
    var tool = try Tool()
    tool.screens.append(Screen("Two widths") { ConflictController() })
    let drawn = tool.run("gallery", "--device", "iphone-15", "--scale", "1", "-o", tool.path("gallery"))
    #expect(drawn.status == .findings)
    let check = try CheckScript.run(
      CheckScript.path(ofCheck: "page"), [tool.path("gallery")], in: tool.directory.url)
    #expect(check.status == 0, "\(check.output.split(separator: "\n").filter { !$0.hasPrefix("ok") })")
  }

  @Test(.enabled("needs node") { CheckScript.hasNode })
  func partsOfThePagesWithoutADocumentWork() throws {
    let folder = try TemporaryDirectory()
    let check = try CheckScript.run(CheckScript.path(ofCheck: "page"), ["--units"], in: folder.url)
    #expect(check.status == 0, "\(check.output.split(separator: "\n").filter { !$0.hasPrefix("ok") })")
  }
}
