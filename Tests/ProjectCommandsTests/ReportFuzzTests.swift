import Foundation
import ProjectReader
import ScreenRequests
import Synchronization
import TestSupport
import Testing

@testable import ProjectCommands
@testable import SnapshotComparison
@testable import TinamouCLI

/// Applications that say what they like: run by `scripts/checks/fuzz-reports`, which sets the environment.
///
/// A process writes frames, lines and files in place of an application's. What is valid is changed at random: values of JSON, frames and
/// their order, bytes, names of files. Whatever it says, a command ends, writes its own files only, prints no control characters, and
/// is a success where all pictures are there.
@MainActor @Suite(.serialized) struct ReportFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["TINAMOU_FUZZ_SECONDS"].flatMap(Double.init)

  @Test func whateverApplicationsSayIsBounded() throws {
    let first = Self.environment["TINAMOU_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let last = Self.environment["TINAMOU_FUZZ_LAST"]
    let started = ContinuousClock.now
    let liar = try Liar()
    defer { liar.remove() }
    var seed = first
    var counts = Counts()
    repeat {
      // Which one it was, if it ends the process.
      if let last { try "\(seed)".write(toFile: last, atomically: false, encoding: .utf8) }
      let watch = Watch(seed)
      defer { watch.end() }
      try liar.check(seed, &counts)
      seed += 1
    } while Self.seconds.map { ContinuousClock.now - started < .seconds($0) } ?? (seed < first + 30)
    print("fuzz-reports: seeds \(first) to \(seed - 1): \(counts)")
    #expect(counts.statuses[0, default: 0] > 0 && counts.statuses[4, default: 0] > 0)
  }

  fileprivate struct Counts: CustomStringConvertible {
    var statuses: [Int32: Int] = [:]
    var commands: [String: Int] = [:]
    var slowest = Duration.zero

    var description: String {
      func words(_ counts: [(String, Int)]) -> String {
        counts.sorted { $0.0 < $1.0 }.map { "\($0) \($1)" }.joined(separator: ", ")
      }
      return
        "\(words(commands.map { ($0, $1) })); status \(words(statuses.map { ("\($0):", $1) })); slowest \(slowest)"
    }
  }

  /// Ends the process when a command takes too long, so that its seed is known.
  private final class Watch: Sendable {
    private let isDone = Mutex(false)

    init(_ seed: UInt64) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [self] in
        if !isDone.withLock({ $0 }) { fatalError("seed \(seed) takes more than 60 seconds") }
      }
    }

    func end() { isDone.withLock { $0 = true } }
  }
}

/// Chooses at random, the same for a seed.
private struct Noise {
  var random: SplitMix

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}

/// An application whose process writes what a folder has, and commands on it.
@MainActor
private final class Liar {
  private let scratch: Scratch
  private let replay: String
  private let project: String
  private let folder: String
  private let executable: String
  private let formerTool: (any ProjectTool)?

  init() throws {
    scratch = try Scratch()
    replay = scratch.path + "/replay"
    project = scratch.path + "/Liar.project"
    executable = scratch.path + "/liar"
    try ExecutableFile.write(
      """
      #!/bin/sh
      out=$(printf %s "$2" | sed -n 's/.*"output":"\\([^"]*\\)".*/\\1/p')
      [ -d "$out" ] && cp -a "$REPLAY/files/." "$out"
      cat "$REPLAY/1"
      cat "$REPLAY/2" >&2
      cat "$REPLAY/3" >&3
      cat "$REPLAY/4" >&4
      read status < "$REPLAY/status"
      [ "$status" = kill ] && kill -9 $$
      exit "$status"

      """, to: executable)
    folder = Cache.root + "/fuzz-reports-\(UUID().uuidString)"
    _ = try Cache.contained().makeFolder(folder)
    formerTool = Tinamou.projects
    Tinamou.projects = Tool(application: try application(), project: project)
  }

  func remove() {
    Tinamou.projects = formerTool
    try? Cache.remove(folder)
  }

  private func application() throws -> BuiltApplication {
    let kit = BuildKit(
      modulesDirectory: "", library: "", stamp: "", swiftc: "", toolchain: "", clangArguments: [],
      linkArguments: [], modules: [], resources: [], installedToolchain: nil)
    let console = Console(output: { _ in }, errorOutput: { _ in })
    var application = BuiltApplication(
      executable: executable, name: "Liar", family: DeviceFamily(numbers: []), root: scratch.path,
      scope: try ReadingScope(of: scratch.path), originals: [:], folder: folder, kit: kit,
      confinement: try Confinement(
        try ConfinementOptions.parse(["--no-sandbox", "--timeout", "20"]), console: console),
      console: console, productLock: try FileLock(scratch.cache.root + "/lock", in: scratch.cache))
    application.environment["REPLAY"] = replay
    return application
  }

  /// Runs commands on the application in place of a project's.
  private struct Tool: ProjectTool {
    let application: BuiltApplication
    let project: String

    func isProject(_ name: String) -> Bool { name == project }
    func file(besideProject path: String) throws -> ProjectFile? { nil }
    func run(_ call: ProjectCall, console: Console) throws -> TinamouCLI.ExitStatus {
      try ScreenRuns(application: application, call: call, console: console).run()
    }
  }

  private var pictures: [String: ExpectedPictures?] = [:]

  /// Returns the pictures that a command asks for.
  private func pictures(of command: String) throws -> ExpectedPictures? {
    if let known = pictures[command] { return known }
    let words = command.split(separator: " ").map(String.init)
    // Commands on snapshots draw no files.
    let isOfScreens = RootCommand.configuration.subcommands.contains {
      $0 is any ScreenCommand.Type && $0.configuration.commandName == words[0]
    }
    let result = try isOfScreens ? ExpectedPictures(.described(by: words + Self.options)) : nil
    pictures[command] = .some(result)
    return result
  }

  // MARK: What is said

  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEUlEQVR4nGP4z8DwH4YZkDkAm34L9XKwuTwAAAAASUVORK5CYII=")

  private static let commands = [
    "record", "verify", "prune", "render", "gallery", "frames", "frames --json", "draw-preview", "test",
  ]
  private static let options = ["--device", "iphone-se-3", "--orientation", "both"]
  private static let screens = ["First", "Second one"]

  /// The words and the files of the application.
  private struct Said {
    var frames: [(header: [String: Any], parts: [Data])] = []
    var files: [String: Data] = [:]
    var output = Data()
    var errors = Data()
    var records = Data("ended 0\n".utf8)
    var status = "0"
  }

  /// Returns what a truthful application says.
  private func truth(_ command: String) throws -> Said {
    var said = Said()
    said.frames.append((["screens": Self.screens], []))
    let words = command.split(separator: " ").map(String.init)
    let expected = try pictures(of: command)
    for screen in Self.screens {
      var data = Data()
      let entries = expected?.entries(of: screen) ?? []
      for name in expected?.files(of: screen) ?? [] { said.files[name] = Self.picture }
      func add(_ line: some Encodable) throws { data += try JSONEncoder().encode(line) + [10] }
      switch words[0] {
      case "record", "verify", "prune":
        for orientation in ["portrait", "landscape"] {
          let unit = "\(Screen.slug(of: screen))/iphone-se-3.\(orientation).light"
          var line = SnapshotLine(unit: unit)
          try add(line)
          (line.screen, line.configuration) = (Screen.slug(of: screen), "iphone-se-3.\(orientation).light")
          line.title = screen
          line.picture = Self.picture
          let view = SnapshotRecord.View(
            depth: 0, className: "UIView", frame: CGRect(x: 1, y: 2, width: 3, height: 4), text: "Text")
          line.record = SnapshotRecord(
            screen: screen, device: "iphone-se-3", size: CGSize(width: 3, height: 2), scale: 1, settings: [:],
            views: [view, view])
          line.record?.picture = Self.picture.map { SnapshotRecord.digest(of: $0) }
          line.seconds = 0.5
          try add(line)
          var end = SnapshotLine(unit: unit)
          end.ends = true
          try add(end)
        }
      case "gallery":
        var section = PageSection(screen: PageScreen(name: screen, slug: Screen.slug(of: screen)))
        section.pictures = entries
        try add(section)
      case "draw-preview":
        for entry in entries {
          var drawing = PreviewDrawing(screen: PageScreen(name: screen, slug: Screen.slug(of: screen)))
          (drawing.picture, drawing.png, drawing.description) = (entry, Self.picture, "{\"views\":[]}")
          try add(PreviewLine(drawing))
        }
      case "frames" where words.count > 1: try add(["views": ["a": [1, 2]], "screen": ["b": []]])
      default: data = Data("\(screen):\nUIView (0 0; 1 1)\n".utf8)
      }
      said.frames.append((["begins": screen], []))
      said.frames.append(
        (["screen": screen, "status": 0], [Data("printed\n".utf8), Data(), data, Data("ended 0\n".utf8)]))
    }
    said.output = Data(
      "Test Case 'A.testB' started\n/a.swift:1: error: A.testB : no\nTest Case 'A.testB' failed (0.1 seconds)\n"
        .utf8)
    return said
  }

  // MARK: Changes

  private func hostile(_ noise: inout Noise) -> String {
    noise.pick([
      "", ".", "..", "../..", "../../canary/file", "\(scratch.path)/canary/file", "/etc/passwd",
      "\u{1B}]52;c;aGk=\u{7}",
      "::add-mask::x", "a\n::set-output name=a::b\n##[error]c", "\u{0}", "\u{202E}", "a\r\u{1B}[0K",
      String(repeating: "x", count: 70_000),
      "First", "second-one", "first/iphone-se-3.portrait.light", "../.git/config", "liar", "\u{9B}2J",
      "\u{2028}", "日本語",
    ])
  }

  private func hostileValue(_ noise: inout Noise) -> Any {
    switch noise.below(6) {
    case 0: return noise.pick([0, -1, 1, Int.max, Int.min, 4_000_000_000])
    case 1: return noise.pick([1e308, -1e308, 1e-300, -0.5, 5e9])
    case 2: return NSNull()
    case 3: return (0..<noise.pick([1, 30, 70, 400])).reduce([] as [Any]) { inner, _ in [inner] }
    case 4: return [hostile(&noise): hostile(&noise)]
    default: return hostile(&noise)
    }
  }

  /// Changes a value in JSON.
  private func changed(_ value: Any, _ noise: inout Noise) -> Any {
    if var values = value as? [String: Any], !values.isEmpty, !noise.chance(6) {
      let key = noise.pick(values.keys.sorted())
      switch noise.below(8) {
      case 0: values[key] = nil
      case 1: values[hostile(&noise)] = values[key]
      default: values[key] = changed(values[key] ?? NSNull(), &noise)
      }
      return values
    }
    if var values = value as? [Any], !values.isEmpty, !noise.chance(6) {
      let index = noise.below(values.count)
      switch noise.below(6) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      default: values[index] = changed(values[index], &noise)
      }
      return values
    }
    return hostileValue(&noise)
  }

  private func damaged(_ data: Data, _ noise: inout Noise) -> Data {
    var bytes = [UInt8](data)
    let index = bytes.isEmpty ? 0 : noise.below(bytes.count)
    switch noise.below(5) {
    case 0: bytes = Array(bytes.prefix(index))
    case 1: bytes.insert(contentsOf: hostile(&noise).utf8, at: index)
    case 2: if !bytes.isEmpty { bytes[index] = UInt8(noise.below(256)) }
    case 3:
      bytes.insert(
        contentsOf: Array(repeating: UInt8(noise.below(256)), count: noise.pick([1, 5000])), at: index)
    default: bytes += bytes
    }
    return Data(bytes)
  }

  /// Changes one of the lines of data.
  private func changedLine(of data: Data, _ noise: inout Noise) -> Data {
    var lines = data.split(separator: 10, omittingEmptySubsequences: false).map { Data($0) }
    guard lines.count > 1 else { return damaged(data, &noise) }
    let index = noise.below(lines.count - 1)
    switch noise.below(6) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: noise.below(lines.count))
    case 2: lines[index] = damaged(lines[index], &noise)
    default:
      guard let value = try? JSONSerialization.jsonObject(with: lines[index]) else { break }
      let options: JSONSerialization.WritingOptions =
        noise.chance(2) ? [.fragmentsAllowed] : [.fragmentsAllowed, .withoutEscapingSlashes]
      lines[index] =
        (try? JSONSerialization.data(withJSONObject: changed(value, &noise), options: options)) ?? Data()
    }
    return Data(lines.joined(separator: [10]))
  }

  private func change(_ said: inout Said, _ noise: inout Noise) {
    let index = noise.below(said.frames.count)
    switch noise.below(14) {
    case 0: said.frames.remove(at: index)
    case 1: said.frames.append(said.frames[index])
    case 2: said.frames.swapAt(index, noise.below(said.frames.count))
    case 3, 4: said.frames[index].header = changed(said.frames[index].header, &noise) as? [String: Any] ?? [:]
    case 5, 6, 7:
      guard let part = said.frames[index].parts.indices.randomElement(using: &noise.random) else { break }
      said.frames[index].parts[part] = changedLine(of: said.frames[index].parts[part], &noise)
    case 8: said.records = noise.pick([Data(), Data("ended 1\n".utf8), damaged(said.records, &noise)])
    case 9: said.status = noise.pick(["0", "1", "4", "64", "70", "139", "kill"])
    case 10: said.output = damaged(said.output, &noise)
    case 11: said.errors = Data((hostile(&noise) + "\n" + hostile(&noise)).utf8)
    case 12:
      guard let name = said.files.keys.sorted().randomElement(using: &noise.random) else { break }
      said.files[name] = noise.chance(2) ? nil : damaged(said.files[name] ?? Data(), &noise)
    default:
      let name = noise.pick([
        "logo.png", "Makefile", "first.iphone-se-3.portrait.png/x.png", "pictures/../x.png",
        "pictures/.x/a.png", "a\u{1B}[2J.png",
        "pictures/first/logo.png", "responses.har", ".png", "x/y/z/w.png",
      ])
      said.files[name] = Self.picture
    }
  }

  /// Writes what is said for the process, and links and pipes among its files.
  private func write(_ said: Said, _ noise: inout Noise) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: replay)
    try manager.createDirectory(atPath: replay + "/files", withIntermediateDirectories: true)
    var stream = Data()
    for (header, parts) in said.frames {
      var header = header
      if !parts.isEmpty, header["sizes"] == nil { header["sizes"] = parts.map(\.count) }
      stream += (try? JSONSerialization.data(withJSONObject: header)) ?? Data()
      stream.append(10)
      for part in parts { stream += part }
    }
    if noise.chance(12) { stream = damaged(stream, &noise) }
    for (name, data) in [
      ("1", said.output), ("2", said.errors), ("3", stream), ("4", said.records),
      ("status", Data((said.status + "\n").utf8)),
    ] {
      try data.write(to: URL(fileURLWithPath: "\(replay)/\(name)"))
    }
    for (name, data) in said.files.sorted(by: { $0.key < $1.key }) {
      let file = URL(fileURLWithPath: "\(replay)/files/\(name)")
      try? manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if noise.chance(40) {
        symlink(noise.pick(["\(scratch.path)/canary/file", "/etc/passwd", "."]), file.path)
      } else if noise.chance(60) {
        mkfifo(file.path, 0o600)
      } else {
        try? data.write(to: file)
      }
    }
  }

  // MARK: Checks

  private final class Collected: Sendable {
    let output = Mutex(Data())
    let errors = Mutex("")
    var console: Console {
      Console(
        output: { [self] data in output.withLock { $0 += data } },
        errorOutput: { [self] text in errors.withLock { $0 += text } })
    }
  }

  /// Runs a command on an application whose words are those of a seed, and checks the result.
  func check(_ seed: UInt64, _ counts: inout ReportFuzzTests.Counts) throws {
    var noise = Noise(random: SplitMix(seed: seed))
    let command = noise.pick(Self.commands)
    var said = try truth(command)
    for _ in 0..<noise.pick([0, 1, 1, 1, 2, 3, 6]) where !said.frames.isEmpty { change(&said, &noise) }
    try write(said, &noise)
    let out = scratch.path + "/out"
    try? FileManager.default.removeItem(atPath: out)
    try scratch.write("canary", "canary/file")
    try scratch.write("canary", "canary/iphone-se-3.portrait.light.png")
    try scratch.write("mine", "out/first.iphone-se-3.portrait.png")
    if noise.chance(4) {
      try scratch.link(
        "out/\(noise.pick(["first", "pictures", "descriptions", "index.html", "data.js"]))",
        to: "\(scratch.path)/canary")
    }
    let before = scratch.manifest("canary")
    let started = ContinuousClock.now
    let collected = Collected()
    let status = try run(command, out: out, collected.console)
    counts.slowest = max(counts.slowest, ContinuousClock.now - started)
    counts.statuses[status.rawValue, default: 0] += 1
    counts.commands[command, default: 0] += 1
    #expect(scratch.manifest("canary") == before, "seed \(seed): files elsewhere changed")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() == [
        "cache", "canary", "liar", "out", "replay",
      ],
      "seed \(seed): files beside the folder")
    let files = try written(to: out)
    let known = try expected(command)
    for (name, kind) in files {
      #expect(
        kind == S_IFREG || kind == S_IFLNK && before.count > 0 && scratch.isLinkOfTest("out/\(name)"),
        "seed \(seed): \(name)")
      #expect(known(name), "seed \(seed): \(command) wrote \(name)")
    }
    if command != "prune" {
      #expect(scratch.text("out/first.iphone-se-3.portrait.png") == "mine", "seed \(seed)")
    }
    checkText(
      String(decoding: collected.output.withLock { $0 }, as: UTF8.self), "seed \(seed): output of \(command)")
    checkText(collected.errors.withLock { $0 }, "seed \(seed): messages of \(command)")
    if status == .success {
      try checkSuccess(command, files.keys.map { $0 }, collected.output.withLock { $0 }, seed)
    }
  }

  private func run(_ command: String, out: String, _ console: Console) throws -> TinamouCLI.ExitStatus {
    let words = command.split(separator: " ").map(String.init)
    switch words[0] {
    case "record", "verify", "prune":
      let places =
        ["--references", out + (words[0] == "record" ? "" : "/refs")]
        + (words[0] == "verify" ? ["--report", out] : [])
      return Tinamou.run(
        ["snapshots", words[0], project] + Self.options + places, screens: [], console: console)
    case "test": return try test(out, console)
    case "render", "gallery":
      return Tinamou.run([words[0], project, "-o", out] + Self.options, screens: [], console: console)
    default:
      return Tinamou.run(
        [words[0], project] + Self.options + words.dropFirst(), screens: [], console: console)
    }
  }

  /// Reads the log of tests, and copies their attachments.
  private func test(_ out: String, _ console: Console) throws -> TinamouCLI.ExitStatus {
    let tests = BuiltTests(
      name: "Tests", application: try application(), hasTestCases: false, usesSwiftTesting: true)
    var report = TestReport()
    let hasPassed = try tests.run(try TestOptions([]), report: &report, console: console)
    let log = String(decoding: FileManager.default.contents(atPath: replay + "/1") ?? Data(), as: UTF8.self)
    report.add(TestReport.cases(ofXCTest: log), of: "Tests")
    try OutputFiles.write(Data(report.xml.utf8), to: out + "/junit.xml")
    try FileManager.default.moveItem(atPath: replay + "/files", toPath: replay + "/attachments")
    try TestAttachments.collect(from: replay, to: out, limit: 1 << 30, console: console)
    checkText(report.xml, "junit.xml")
    return hasPassed ? .success : .findings
  }

  /// The types of the files below a folder, by their relative paths.
  private func written(to folder: String) throws -> [String: mode_t] {
    var result: [String: mode_t] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      if let kind = ContainedFolder.kind("\(folder)/\(name)"), kind != S_IFDIR { result[name] = kind }
    }
    return result
  }

  private var units: [String] {
    Self.screens.flatMap { screen in
      ["portrait", "landscape"].map { "\(Screen.slug(of: screen))/iphone-se-3.\($0).light" }
    }
  }

  /// Returns which files a command may write.
  private func expected(_ command: String) throws -> (String) -> Bool {
    var names: Set<String> = [
      "first.iphone-se-3.portrait.png", "first", "pictures", "descriptions", "index.html", "data.js",
    ]
    let pictures = try pictures(of: command)
    for screen in Self.screens {
      names.formUnion(pictures?.files(of: screen) ?? [])
      if command == "gallery" { names.formUnion(pictures?.entries(of: screen).map(\.description) ?? []) }
    }
    switch command {
    case "record": names.formUnion(units.flatMap { ["\($0).png", "\($0).json"] } + ["matrix.json"])
    case "verify":
      names.formUnion(["results.json", "junit.xml", "summary.md", "comment.md"])
      names.formUnion(units.flatMap { ["pictures/\($0).actual.png", "pictures/\($0).actual.json"] })
    case "test": return { !$0.contains("/") && !$0.hasPrefix(".") }
    default: break
    }
    return { names.contains($0) }
  }

  private func checkText(_ text: String, _ place: String) {
    let control = text.unicodeScalars.first { ReportedText.isControl($0) && $0 != "\n" && $0 != "\t" }
    #expect(control == nil, "\(place) has \(control.map { String($0.value, radix: 16) } ?? "")")
    let commands = text.split(separator: "\n").filter {
      $0.drop { $0.isWhitespace }.hasPrefix("::") || $0.contains("##[")
    }
    #expect(commands.isEmpty, "\(place): \(commands.first ?? "")")
  }

  /// Checks that a success has all pictures.
  private func checkSuccess(_ command: String, _ files: [String], _ output: Data, _ seed: UInt64) throws {
    let words = command.split(separator: " ").map(String.init)
    switch words[0] {
    case "record": for unit in units { #expect(files.contains("\(unit).png"), "seed \(seed): \(unit)") }
    case "gallery":
      for screen in Self.screens {
        for name in try pictures(of: command)?.files(of: screen) ?? [] {
          #expect(files.contains(name), "seed \(seed): \(name)")
        }
      }
    // One of the pictures has the name of a file that stays.
    case "render", "verify": Issue.record("seed \(seed): \(command) is a success")
    case "draw-preview":
      let count = output.split(separator: 10).count { line in
        (try? JSONDecoder().decode(PreviewLine.self, from: Data(line)))?.drawing?.png != nil
      }
      #expect(count == 4, "seed \(seed): \(count) pictures")
    case "frames": #expect(!output.isEmpty, "seed \(seed)")
    default: break
    }
  }
}

extension Scratch {
  /// Returns whether a file is a link to the folder that nothing may change, as the test makes.
  fileprivate func isLinkOfTest(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")) == "\(path)/canary"
  }
}

extension ScreenRequest {
  /// The request that the arguments of a command describe.
  @MainActor static func described(by arguments: [String]) throws -> ScreenRequest {
    let command = try RootCommand.parseAsRoot(arguments)
    return try #require(command as? any ScreenCommand).request()
  }
}
