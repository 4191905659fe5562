import DeviceModels
import CoreGraphics
import ForkSafeLocks
import Foundation
import ScreenSession
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI

/// The server for agents, run as one starts it: by messages of the Model Context Protocol on its standard input.
@Suite struct ServeTests {
  private typealias Object = [String: Any]

  private func serve(_ lines: [String], _ binary: String = "tinamou-examples", _ arguments: String...) throws
    -> (
      status: Int32, answers: [Object], errors: String
    )
  {
    let input = Data((lines.joined(separator: "\n") + "\n").utf8)
    let result = try Binary(name: binary).run("serve", more: arguments, input: input)
    let answers = try result.text.split(separator: "\n").map {
      let value = try JSONSerialization.jsonObject(with: Data($0.utf8))
      return try #require(value as? Object)
    }
    return (result.status, answers, result.errors)
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func answer(_ id: Int, in answers: [Object]) throws -> Object {
    try #require(answers.first { $0["id"] as? Int == id }, "there is no answer \(id)")
  }

  /// The text of a tool's answer, and whether it is an error.
  private func text(_ id: Int, in answers: [Object]) throws -> (text: String, isError: Bool) {
    let result = try #require(try answer(id, in: answers)["result"] as? Object)
    let content = try #require(result["content"] as? [Object])
    return (content.compactMap { $0["text"] as? String }.joined(), result["isError"] as? Bool == true)
  }

  private func code(_ id: Int, in answers: [Object]) throws -> Int? {
    (try answer(id, in: answers)["error"] as? Object)?["code"] as? Int
  }

  /// The lines that the protocol's own client for Python (mcp 2.3.0, revision 2026-07-28) sent while it
  /// filled in the screen: ten steps after `server/discover`, `tools/list` and `open`.
  @Test func aRecordedClientSignsUp() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recordings/sign-up.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let (status, answers, errors) = try serve(lines)
    #expect(status == 0 && errors.isEmpty)
    #expect(answers.compactMap { $0["id"] as? Int } == Array(1...lines.count))
    let discovered = try #require(try answer(1, in: answers)["result"] as? Object)
    #expect(discovered["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(discovered["resultType"] as? String == "complete")
    let tools = try #require((try answer(2, in: answers)["result"] as? Object)?["tools"] as? [Object])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "open", "describe", "picture", "act", "query", "compare",
      ])
    let terms = #"switch near "I agree to the terms of use, and I am at least thirteen years old.""#
    // Each step by what the form shows after it: `SignUpViewController` disables the button where the switch is off.
    #expect(
      try text(3, in: answers).text.contains("Sign up on iPad Air 11-inch (M3), 820x1180 points, portrait"))
    #expect(try text(4, in: answers).text.contains(#"4 text field "Name""#))
    #expect(try text(5, in: answers).text.contains(#"~ 4 text field "Name" = "Ada Lovelace" focused"#))
    #expect(try text(6, in: answers).text.contains(#"~ 5 text field "Email" = "ada@example.org" focused"#))
    #expect(try text(7, in: answers).text.contains(#"~ 6 password field "Password" = "••••••" focused"#))
    #expect(try text(8, in: answers).text.contains(#"~ 8 \#(terms) = "0""#))
    #expect(try text(8, in: answers).text.contains("disabled"))
    #expect(try text(9, in: answers).text == "nothing on the screen changed")
    #expect(try text(10, in: answers).text.contains(#"~ 8 \#(terms) = "1""#))
    #expect(try !text(10, in: answers).text.contains("disabled"))
    let last = try text(12, in: answers).text
    #expect(last.contains("Ada Lovelace") && last.contains("ada@example.org") && !last.contains("secret"))
    let why = try text(13, in: answers).text
    #expect(why.contains("y and height:") && why.contains("SignUpViewController.swift:"))
    let content = (try answer(14, in: answers)["result"] as? Object)?["content"] as? [Object]
    let picture = try #require(content?.first { $0["type"] as? String == "image" })
    let base64 = try #require(picture["data"] as? String)
    let data = try #require(Data(base64Encoded: base64))
    #expect(UIImage(data: data)?.size == CGSize(width: 820, height: 1180))
    let difference = try text(15, in: answers).text
    #expect(difference.contains(#"nameField says "Ada Lovelace" instead of "Name""#))
  }

  /// Revisions before 2026-07-28 begin with `initialize`; the server answers with the revision that was asked for.
  @Test func earlierRevisionsAreSpoken() throws {
    for (asked, answered) in [
      ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ] {
      let (status, answers, _) = try serve([
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
      ])
      #expect(status == 0 && answers.count == 2)
      let result = try answer(1, in: answers)["result"] as? Object
      #expect(result?["protocolVersion"] as? String == answered)
      #expect((try answer(2, in: answers)["result"] as? Object)?.isEmpty == true)
    }
  }

  /// The descriptions of the tools are read by each agent before anything else: at most eight, in under 2,500 tokens of about
  /// four characters.
  @Test func toolsAreFewAndShort() throws {
    let list = [#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#]
    let (_, answers, _) = try serve(list, "tinamou")
    let tools = try #require((try answer(1, in: answers)["result"] as? Object)?["tools"] as? [Object])
    #expect(tools.count == 8)
    let size = try JSONSerialization.data(withJSONObject: tools, options: .withoutEscapingSlashes).count
    #expect(size < 2_500 * 4)
  }

  /// Error codes are those of JSON-RPC 2.0 and of the protocol; after each the server answers the next message.
  @Test func hostileMessagesAreErrors() throws {
    let deep = String(repeating: "[", count: 100_000)
    let (status, answers, _) = try serve([
      "not JSON", "[1]", #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, deep,
      #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, #"{"jsonrpc":"2.0","id":2}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":[1]}"#,
      call(5, "erase"), call(6, "describe"), call(7, "describe", "[]"), call(8, "act", #"{"actoin":"tap"}"#),
      #"{"jsonrpc":"2.0","id":9,"method":"ping","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}}"#,
      #"{"jsonrpc":"2.0","id":10,"method":"ping"}"#, #"{"jsonrpc":"2.0","result":{},"id":77}"#, "",
      #"{"jsonrpc":"2.0","method":"notifications/unknown"}"#,
      // Half a message at the end.
      #"{"jsonrpc":"2.0","id":11,"#,
    ])
    #expect(status == 0)
    let unnamed = answers.filter { $0["id"] is NSNull }.compactMap {
      ($0["error"] as? Object)?["code"] as? Int
    }
    #expect(unnamed.sorted() == [-32700, -32700, -32600, -32600, -32600, -32600])
    #expect(try code(2, in: answers) == -32600)
    #expect(try code(3, in: answers) == -32601)
    #expect(try code(4, in: answers) == -32602)
    #expect(try code(5, in: answers) == -32602)
    #expect(try text(6, in: answers) == ("no screen is open; open one first", true))
    #expect(try code(7, in: answers) == -32602)
    #expect(try text(8, in: answers).text.hasPrefix(#"act has no argument "actoin"; it has: action"#))
    #expect(try code(9, in: answers) == -32022)
    #expect(try answer(10, in: answers)["result"] != nil)
    #expect(!answers.contains { $0["id"] as? Int == 77 })
  }

  /// JSON that is nested deeply, or that has no end, is an error, and the next message is answered.
  @Test(arguments: [65, 500, 5000]) func messagesAreBounded(depth: Int) throws {
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let long = String(repeating: "a", count: 9_000_000)
    let (status, answers, _) = try serve([
      call(1, "describe", #"{"limit":\#(deep)}"#), call(2, "describe", objects),
      call(3, "describe", #"{"limit":"\#(depth == 65 ? long : "")"}"#),
      call(4, "describe", #"{"limit":[[["}]\\"]]]}"#),
    ])
    #expect(status == 0)
    let reasons = answers.filter { $0["id"] is NSNull }.compactMap {
      ($0["error"] as? Object)?["message"] as? String
    }
    let reason = "the message cannot be read: it has more than 64 arrays and objects within each other"
    #expect(reasons == [reason, reason] + (depth == 65 ? ["a message has more than 8388608 bytes"] : []))
    #expect(try text(4, in: answers).text == "no screen is open; open one first")

    let called = try Binary(name: "tinamou-examples").run("call", "--screen", "Sign up", "describe", objects)
    #expect(called.status == 64, "\(called.errors)")
    #expect(called.errors.contains("The arguments of describe cannot be read: it has more than 64 arrays"))
  }

  /// The process that shows a screen is asked by lines, too.
  @Test func requestsOfSessionsAreBounded() throws {
    let deep = #"{"method":"describe","arguments":{"a":"# + String(repeating: "[", count: 500)
    let long = String(repeating: "a", count: 9_000_000)
    let lines = [deep, long, #"{"method":"describe","arguments":{}}"#, ""].joined(separator: "\n")
    let result = try Binary(name: "tinamou-examples").run("session", "Sign up", input: Data(lines.utf8))
    #expect(result.status == 0, "\(result.errors)")
    let answers = result.text.split(separator: "\n")
    try #require(answers.count == 4)
    #expect(answers[1].contains("the request is not one: it has more than 64 arrays"))
    #expect(answers[2].contains("the request has more than 8388608 bytes"))
    #expect(answers[3].contains("Create account") || answers[3].contains("elements"))
  }

  /// The sandbox that the server was started with is insisted on for all that it starts.
  @Test(arguments: ["build", "open", "test"]) func confinementHoldsForEachTool(tool: String) throws {
    let scratch = try TemporaryDirectory()
    let project = scratch.url.appendingPathComponent("Project")
    let tests = project.appendingPathComponent("Tests/AppTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    if tool == "test" {
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.testTarget(name: "AppTests")])

        """
      try Data(manifest.utf8).write(to: project.appendingPathComponent("Package.swift"))
      try Data("import Testing\n@Test func passes() {}\n".utf8).write(
        to: tests.appendingPathComponent("A.swift"))
    } else {
      try Data("import UIKit\n\(ApplicationSource.delegate(showing: "UIViewController"))\n".utf8)
        .write(to: project.appendingPathComponent("App.swift"))
    }
    // Without bubblewrap.
    let result = try Binary(name: "tinamou").run(
      "serve", "--sandbox", environment: ["PATH": scratch.url.path, "XDG_CACHE_HOME": scratch.url.path],
      input: Data((call(1, tool, #"{"project":"\#(project.path)"}"#) + "\n").utf8))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains("there is no sandbox: bubblewrap is not installed"), "\(result.text)")
  }

  @Test func filtersAreNoOptions() throws {
    let project = FileManager.default.temporaryDirectory.path
    let tools = AgentTools(project: project, limits: [], patience: 1, buildsProjects: true)
    let answer = tools.call("test", ["filter": .string("--no-parallel")])
    #expect(answer.isFailure == true && answer.text.hasPrefix("filter is \"--no-parallel\""))
  }

  /// A server whose answers nobody reads any more ends, and so does the process of its screen.
  @Test func aClosedPipeEndsTheServer() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Binary.products.appendingPathComponent("tinamou-examples")
    process.arguments = ["serve"]
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data((call(1, "open", #"{"screen":"Sign up"}"#) + "\n").utf8))
    var said = Data()
    while !said.contains(UInt8(ascii: "\n")), case let part = output.fileHandleForReading.availableData,
      !part.isEmpty
    { said += part }
    #expect(String(decoding: said, as: UTF8.self).contains("Sign up on iPhone 15"))
    var left = Processes.descendants(of: process.processIdentifier)
    #expect(left.count == 1)
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.write(contentsOf: Data((call(2, "describe") + "\n").utf8))
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
    let limit = Date().addingTimeInterval(600)
    while !left.isEmpty, Date() < limit {
      left.removeAll { !Processes.isRunning($0) }
      usleep(20_000)
    }
    #expect(left.isEmpty)
  }

  /// Values that are none, and targets that are not there, with what there is instead.
  @Test func wrongArgumentsAreNamed() throws {
    let (status, answers, _) = try serve([
      call(1, "open", #"{"screen":"Sing up"}"#),
      call(2, "open", #"{"screen":"Sign up","device":"iphone-999"}"#),
      call(3, "open", #"{"screen":"Sign up"}"#), call(4, "act", #"{"action":"tap","target":"Log in"}"#),
      call(5, "act", #"{"action":"tap","target":[1e300,2]}"#),
      call(6, "act", #"{"action":"tap","target":99}"#),
      call(7, "act", #"{"action":"wait","seconds":1e300}"#), call(8, "picture", #"{"scale":"large"}"#),
      call(9, "act", #"{"action":"tpa"}"#), call(10, "compare", #"{"with":"nothing"}"#),
      call(11, "describe", #"{"limit":1}"#), call(13, "open", #"{"ios":"17"}"#),
      call(12, "act", #"{"action":"type","text":"x"}"#),
    ])
    #expect(status == 0)
    #expect(try text(1, in: answers).text.contains(#"did you mean "Sign up"?"#))
    #expect(try text(2, in: answers).text.contains("iphone-999"))
    for id in [1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 13] { #expect(try text(id, in: answers).isError, "\(id)") }
    #expect(try text(4, in: answers).text.contains(#"button "Sign up and start your first list""#))
    #expect(try text(7, in: answers).text == "seconds has to lie between 0.0 and 600.0")
    #expect(try text(8, in: answers).text == "scale is a text; it has to be a number")
    #expect(try text(9, in: answers).text.contains(#"did you mean "tap"?"#))
    #expect(try text(11, in: answers).text.contains("… 8 more; start: 1"))
    #expect(try text(12, in: answers).text.hasPrefix("nothing on the screen takes typing"))
  }

  /// The arguments and findings of `explain` and `lint`, of the screen as it is.
  @Test func screensAreExplainedAndLinted() throws {
    let (status, answers, _) = try serve([
      call(1, "open", #"{"screen":"Sign up"}"#),
      call(2, "query", #"{"question":"explain","target":"Sign up"}"#),
      call(3, "query", #"{"question":"explain"}"#), call(4, "query", #"{"question":"lint"}"#),
    ])
    #expect(status == 0)
    let argument = try text(2, in: answers).text
    #expect(argument.contains("width = ") && argument.contains("so "), "\(argument)")
    #expect(try text(3, in: answers).text == "nothing conflicts, and nothing is ambiguous")
    let findings = try text(4, in: answers).text.split(separator: "\n")
    #expect(findings == ["nothing is wrong in this configuration"] || findings.count.isMultiple(of: 2))
    #expect(!findings.isEmpty)
  }

  /// An answer has its values beside the text, which clients since 2025-06-18 read.
  @Test func answersHaveStructuredContent() throws {
    let (_, answers, _) = try serve([call(1, "open", #"{"screen": "Sign up"}"#), call(2, "describe")])
    let result = try #require(try answer(2, in: answers)["result"] as? Object)
    let content = try #require(result["structuredContent"] as? Object)
    let elements = try #require(content["elements"] as? [Object])
    #expect(content["total"] as? Int == elements.count && elements.count > 5)
  }

  /// A target is a text in the schema. A number and a point can be written in it, and are taken as they are.
  @Test func targetsAreWritten() throws {
    let (_, answers, _) = try serve([
      call(1, "open", #"{"screen": "Sign up"}"#),
      call(2, "query", ##"{"question": "at", "target": "#4"}"##),
      call(3, "query", #"{"question": "at", "target": 4}"#),
      call(4, "query", #"{"question": "at", "target": "196, 400"}"#),
      call(5, "query", #"{"question": "at", "target": [196, 400]}"#),
      call(6, "query", #"{"question": "at", "target": "196,4000"}"#),
    ])
    #expect(try text(2, in: answers).text == text(3, in: answers).text && !text(2, in: answers).isError)
    #expect(try text(4, in: answers).text == text(5, in: answers).text && !text(4, in: answers).isError)
    #expect(try text(6, in: answers).isError)
  }

  /// A state stays over `open`, which says what changed since the screen was opened before. Where it fails the screen stays.
  @Test func statesAndScreensStayOverOpen() throws {
    let (_, answers, _) = try serve([
      call(1, "open", #"{"screen": "Sign up"}"#), call(2, "compare", #"{"remember": "mine"}"#),
      call(3, "open", #"{"screen": "Sign up"}"#), call(4, "compare", #"{"with": "mine"}"#),
      call(5, "open", #"{"screen": "Nothing of the kind"}"#), call(6, "describe"),
      call(7, "open", #"{"screen": "Sign up"}"#), call(8, "describe"),
    ])
    #expect(try !text(1, in: answers).text.contains("opened before"))
    #expect(try text(3, in: answers).text.contains("Nothing differs from when it was opened before."))
    #expect(try text(4, in: answers).text == "nothing differs")
    #expect(try text(5, in: answers).isError && text(5, in: answers).text.contains("stays open"))
    #expect(try text(6, in: answers).text.hasPrefix("! this is the screen that was opened before"))
    #expect(try !text(8, in: answers).text.contains("!"))
  }

  /// Settings change without opening again, another language included.
  @Test func settingsChange() throws {
    let (_, answers, _) = try serve([
      call(1, "open", #"{"screen": "Sign up"}"#),
      call(2, "act", #"{"steps": [{"settings": {"appearance": "dark", "textSize": "ax1"}}]}"#),
      call(3, "act", #"{"steps": [{"settings": {"language": "fr"}}]}"#), call(4, "describe"),
      call(5, "act", #"{"steps": [{"settings": {"textSize": "huge"}}]}"#),
    ])
    #expect(try !text(2, in: answers).isError && !text(3, in: answers).isError)
    #expect(try text(4, in: answers).text.contains("portrait, dark"))
    #expect(try text(5, in: answers).isError && text(5, in: answers).text.contains("ax5"))
  }

  /// Clients of 2025-03-26 send several messages as an array, and get the answers as one.
  @Test func arraysOfMessagesAreAnsweredAsOne() throws {
    func begin(_ revision: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(revision)","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}"#
    }
    let batch =
      #"[{"jsonrpc":"2.0","id":2,"method":"ping"},\#(call(3, "open", #"{"screen": "Sign up"}"#)),{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","id":4,"method":"nothing"}]"#
    func lines(_ revision: String, _ message: String) throws -> [Any] {
      let input = Data("\(begin(revision))\n\(message)\n".utf8)
      let result = try Binary(name: "tinamou-examples").run("serve", input: input)
      return try result.text.split(separator: "\n").map {
        try JSONSerialization.jsonObject(with: Data($0.utf8))
      }
    }
    let answers = try lines("2025-03-26", batch)
    #expect(answers.count == 2)
    let all = try #require(answers.last as? [Object])
    #expect(Set(all.compactMap { $0["id"] as? Int }) == [2, 3, 4])
    // Later revisions have none.
    let later = try lines("2025-06-18", batch)
    #expect(((later.last as? Object)?["error"] as? Object)?["code"] as? Int == -32600)
    for wrong in ["[]", "[1]", "[\(Array(repeating: "1", count: 200).joined(separator: ","))]"] {
      #expect(
        ((try lines("2025-03-26", wrong).last as? Object)?["error"] as? Object)?["code"] as? Int == -32600)
    }
  }

  /// A call tells how far it is while it runs, and nothing after it has ended.
  @Test func progressIsTold() {
    let heard = Mutex<[JSONValue]>([])
    let wanted = DispatchSemaphore(value: 0)
    let notices = ProgressNotices(token: .string("mine"), interval: 0.001, message: { "3/10: Form.swift" }) {
      notice in
      let count = heard.withLock { list in
        list.append(notice)
        return list.count
      }
      if count == 3 { wanted.signal() }
    }
    notices.telling { wanted.wait() }
    let count = heard.withLock(\.count)
    #expect(count >= 3)
    for (index, notice) in heard.withLock({ $0 }).enumerated() {
      #expect(notice["method"] == .string("notifications/progress") && notice["id"] == nil)
      #expect(notice["params"]?["progressToken"] == .string("mine"))
      #expect(notice["params"]?["message"] == .string("3/10: Form.swift"))
      #expect(abs((notice["params"]?["progress"]?.double ?? 0) - 0.001 * Double(index + 1)) < 1e-9)
    }
    Thread.sleep(forTimeInterval: 0.02)
    #expect(heard.withLock(\.count) == count)
  }

  /// A call that was cancelled before its turn has no answer, and those after it have theirs.
  @Test func cancelledCallsAreNotAnswered() throws {
    let (status, answers, _) = try serve([
      call(1, "open", #"{"screen":"Sign up"}"#), call(2, "describe"),
      call(3, "query", #"{"question":"cut"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
    ])
    #expect(status == 0)
    #expect(answers.compactMap { $0["id"] as? Int } == [1, 3])
  }

  /// Two runs give the same bytes: no addresses, no order of hashes.
  @Test func answersAreDeterministic() throws {
    let lines = [
      call(1, "open", #"{"screen":"Form"}"#), call(2, "describe"),
      call(3, "query", #"{"question":"overlaps"}"#),
      call(4, "act", #"{"action":"scroll"}"#), call(5, "describe"),
    ]
    let input = Data((lines.joined(separator: "\n") + "\n").utf8)
    let one = try Binary(name: "tinamou-examples").run("serve", input: input)
    let other = try Binary(name: "tinamou-examples").run("serve", input: input)
    #expect(one.output == other.output && !one.output.isEmpty && !one.text.contains("0x"))
  }

  /// The same calls as a command: one screen, answers in order, and the exit code of findings where one is an error.
  @Test func callsAreACommand() throws {
    let binary = Binary(name: "tinamou-examples")
    let typed = #"{"action":"type","target":"Name","text":"Ada"}"#
    let result = try binary.run(
      "call", "act", typed, "query", #"{"question":"cut"}"#, "--screen", "Sign up", "--json")
    #expect(result.status == 0, "\(result.errors)")
    let lines = try result.text.split(separator: "\n").map {
      let value = try JSONSerialization.jsonObject(with: Data($0.utf8))
      return try #require(value as? [String: Any])
    }
    #expect(lines.compactMap { $0["tool"] as? String } == ["act", "query"])
    #expect((lines.first?["text"] as? String)?.contains(#""Name" = "Ada""#) == true)
    let wrong = try binary.run("call", "act", #"{"action":"tap","target":"Log in"}"#, "--screen", "Sign up")
    #expect(wrong.status == 1 && wrong.output.isEmpty && wrong.errors.contains("is not on the screen"))
    for arguments in [["erase"], ["{}", "act"], ["describe", "{"], ["picture"]] {
      #expect(try binary.run("call", more: arguments).status == 64, "\(arguments)")
    }
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("a.png")
    #expect(try binary.run("call", "picture", "-o", file.path, "--screen", "Sign up").status == 0)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 393, height: 852))
  }
}
