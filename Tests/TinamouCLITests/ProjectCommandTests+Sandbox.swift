import Foundation
import TestSupport
import Testing

/// Products of a project run confined, two processes do not disturb each other, and a damaged cache is built
/// again.
extension ProjectCommandTests {
  /// A project that has files of the user's built in: by its settings, its sources, its resources and the environment.
  @Test func filesOfTheUserAreNotShown() throws {
    let home = scratch.url.appendingPathComponent("reader").path
    let project = home + "/code/Reader"
    let other = scratch.cache + "/tinamou/checkouts/other/1/Other.txt"
    let files = [
      "\(home)/.aws/credentials": "[default]\naws_secret_access_key = THE-SECRET\n",
      "\(home)/Documents/Private.swift": "public class Private {}\n",
      "\(home)/Documents/notes.txt": "THE-SECRET",
      other: "THE-SECRET",
      "\(project)/.git/HEAD": "ref: refs/heads/main\n",
      "\(project)/.env": "THE-SECRET",
      "\(project)/own.txt": "own",
      "\(project)/App.xcconfig": "#include \"../../.aws/credentials\"\n",
      "\(project)/project.yml": """
      name: Reader
      settings:
        INFOPLIST_KEY_Address: <${DATABASE_URL}>
        INFOPLIST_KEY_Access: <$(aws_secret_access_key)>
        INFOPLIST_KEY_Version: ${MARKETING_VERSION}
      targets:
        Reader:
          type: application
          platform: iOS
          configFiles: {Debug: App.xcconfig}
          sources:
            - Application.swift
            - own.txt
            - ../../Documents/Private.swift
            - {path: .env, buildPhase: resources}
            - {path: ../../Documents/notes.txt, buildPhase: resources}
            - {path: linked.txt, buildPhase: resources}
            - {path: \(other), buildPhase: resources}

      """,
      "\(project)/Application.swift": """
      import Foundation
      import UIKit

      \(ApplicationSource.delegate(showing: "Reading"))

      class Reading: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: view.bounds)
          label.text = "Reader"
          view.addSubview(label)
          for key in ["Address", "Access", "Version"] {
            print("\\(key) \\(Bundle.main.object(forInfoDictionaryKey: key) ?? "none")")
          }
          print("source \\(_typeByName("6Reader7PrivateC") != nil)")
          for name in [".env", "notes.txt", "linked.txt", "Other.txt", "own.txt"] {
            let path = Bundle.main.bundlePath + "/" + name
            let data = FileManager.default.contents(atPath: path)
            print("\\(name) \\(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
          }
          for name in ["TINAMOU_TOKEN", "LC_TOKEN", "DATABASE_URL"] {
            print("\\(name) \\(ProcessInfo.processInfo.environment[name] ?? "none")")
          }
        }
      }

      """,
    ]
    for (path, text) in files {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(
      atPath: project + "/linked.txt", withDestinationPath: "../../Documents/notes.txt")
    for options in hasSandbox ? [["--sandbox"], ["--no-sandbox"]] : [["--no-sandbox"]] {
      let result = try Binary(name: "tinamou").run(
        "render", project + "/project.yml", "-o", scratch.url.appendingPathComponent("reader.png").path,
        more: options,
        environment: [
          "XDG_CACHE_HOME": scratch.cache, "HOME": home, "DATABASE_URL": "THE-SECRET",
          "TINAMOU_TOKEN": "THE-SECRET", "LC_TOKEN": "THE-SECRET", "MARKETING_VERSION": "1.2",
        ])
      #expect(result.status == 0, "\(result.errors)")
      #expect(!result.errors.contains("THE-SECRET"), "\(result.errors)")
      let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("Reader: ") }
      #expect(
        lines.map { $0.dropFirst("Reader: ".count) } == [
          "Address <>", "Access <>", "Version 1.2", "source false", ".env none",
          "notes.txt none", "linked.txt none", "Other.txt none", "own.txt own", "TINAMOU_TOKEN none",
          "LC_TOKEN none", "DATABASE_URL none",
        ], "\(result.errors)")
      for path in ["Documents/Private.swift", "Documents/notes.txt", ".aws/credentials", "code/Reader/.env"] {
        let said = result.errors.components(separatedBy: "\(home)/\(path)").count - 1
        #expect(said > 0, "\(path): \(result.errors)")
      }
    }
  }

  /// An application that tries to reach what is not its project's: keys, the project's sources, tokens, the network, a
  /// process that stays, and a link in the place of a picture. Without a sandbox it reaches the key and the listener.
  @Test func hostileApplicationsAreConfined() throws {
    let home = scratch.url.appendingPathComponent("home")
    let sources = home.appendingPathComponent("Hostile/Sources")
    let keys = home.appendingPathComponent(".ssh")
    for folder in [sources, keys] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let key = keys.appendingPathComponent("id_ed25519").path
    try "KEY".write(toFile: key, atomically: true, encoding: .utf8)
    let (listener, port) = try listen()
    defer { close(listener) }
    let mark = "94\(Int.random(in: 100_000...999_999))"
    let file = sources.appendingPathComponent("Application.swift")
    try """
    import Foundation
    import UIKit

    \(ApplicationSource.delegate(showing: "Attack"))

    class Attack: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: view.bounds)
        label.text = NSHomeDirectory()
        view.addSubview(label)
        print("key \\(FileManager.default.contents(atPath: "\(key)") != nil)")
        print("write \\((try? "x".write(toFile: "\(sources.path)/New.swift", atomically: false, encoding: .utf8)) != nil)")
        let names = ProcessInfo.processInfo.environment.keys
        print("token \\(names.contains { $0.contains("TOKEN") })")
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(\(port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        print("network \\(code == 0)")
        print("child \\(system("setsid sleep \(mark) > /dev/null 2>&1 &"))")
        let line = FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()
        // The folder for pictures is in the order, which is JSON.
        let words = String(decoding: line, as: UTF8.self).components(separatedBy: "\\"output\\":\\"")
        if words.count > 1, let folder = words[1].components(separatedBy: "\\"").first {
          symlink("\(key)", folder + "/leak.png")
        }
      }
    }

    """.write(to: file, atomically: true, encoding: .utf8)
    let environment = [
      "XDG_CACHE_HOME": scratch.cache, "HOME": home.path, "SECRET_TOKEN": "token", "CFFIXED_USER_HOME": "",
    ]
    let project = home.appendingPathComponent("Hostile").path
    func attack(_ options: String..., picture: String) throws -> (lines: Set<String>, result: Binary.Result) {
      let result = try Binary(name: "tinamou").run(
        "render", project, "-o", scratch.url.appendingPathComponent(picture).path, more: options,
        environment: environment)
      let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("Hostile: ") }
      return (Set(lines.map { String($0.dropFirst("Hostile: ".count)) }), result)
    }
    func isLeft() -> Bool {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).contains { name in
        let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
        return line.map { String(decoding: $0, as: UTF8.self).contains(mark) } == true
      }
    }
    func files(_ name: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.url.appendingPathComponent(name).path)
        .sorted()
    }
    if hasSandbox {
      let (lines, result) = try attack("--sandbox", picture: "confined")
      #expect(
        lines == ["key false", "write false", "token false", "network false", "child 0"], "\(result.errors)")
      // The link is refused, the picture is there.
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.errors.contains("leak.png of the application is left out"))
      #expect(try files("confined") == ["hostile.iphone-15.portrait.png"])
      #expect(!isLeft())
    } else {
      print("skipped: bubblewrap is missing, so that applications run without a sandbox here")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: sources.path) == ["Application.swift"])
    let (lines, result) = try attack("--no-sandbox", picture: "free")
    #expect(
      lines == ["key true", "write true", "token false", "network true", "child 0"], "\(result.errors)")
    #expect(try files("free") == ["hostile.iphone-15.portrait.png"])
    #expect(!isLeft())
    try FileManager.default.removeItem(at: sources.appendingPathComponent("New.swift"))

    try simultaneousRunsDrawTheSame(file, project, scratch)
    try limitsAreSaid(file, project, scratch)
  }

  private func listen() throws -> (descriptor: Int32, port: UInt16) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Glibc.listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isBound)
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// Two processes build a project that changed, and draw: one waits. Time zones, languages, the number of processors and
  /// the sandbox change no byte; what was damaged in the cache is built again.
  private func simultaneousRunsDrawTheSame(
    _ file: URL, _ project: String, _ scratch: ProjectScratch
  ) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let attack = try #require(text.range(of: "    let label = "))
    let rest = try #require(text.range(of: "  }\n}\n", options: .backwards))
    let plain = """
          let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 200))
          label.numberOfLines = 0
          let home = FileManager.default
          try? "a".write(toFile: NSHomeDirectory() + "/Documents/a.txt", atomically: true, encoding: .utf8)
          Thread.sleep(forTimeInterval: 0.5)
          label.text = "\\((try? home.contentsOfDirectory(atPath: NSHomeDirectory() + "/Documents")) ?? [])"
          view.addSubview(label)

      """
    try text.replacingCharacters(in: attack.lowerBound..<rest.lowerBound, with: plain).write(
      to: file, atomically: true, encoding: .utf8)
    let tool = Binary.products.appendingPathComponent("tinamou").path
    func start(
      _ output: String, _ options: [String] = [], prefix: [String] = [], environment: [String: String] = [:]
    ) throws -> (process: Process, errors: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let picture = scratch.url.appendingPathComponent(output).path
      process.arguments = prefix + [tool, "render", project, "-o", picture] + options
      process.environment = ProcessInfo.processInfo.environment.merging([
        "XDG_CACHE_HOME": scratch.cache
      ]) { $1 }.merging(environment) { $1 }
      let errors = scratch.url.appendingPathComponent(output + ".errors")
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return (process, errors.path)
    }
    func end(_ run: (process: Process, errors: String)) throws -> String {
      run.process.waitUntilExit()
      let errors = try String(contentsOfFile: run.errors, encoding: .utf8)
      #expect(run.process.terminationStatus == 0, "\(errors)")
      return errors
    }
    func picture(_ name: String) throws -> Data {
      try Data(contentsOf: scratch.url.appendingPathComponent(name))
    }

    let both = [try start("one.png"), try start("two.png")]
    let errors = try both.map(end)
    #expect(errors.count { $0.contains("Waiting for another tinamou that builds Hostile") } == 1, "\(errors)")
    let first = try picture("one.png")
    #expect(try picture("two.png") == first)

    // Both run at once now, in homes of their own.
    let again = [try start("one.png", ["--no-sandbox"]), try start("two.png", ["--no-sandbox"])]
    #expect(try !again.map(end).joined().contains("Waiting for another tinamou that builds Hostile\nerror"))
    #expect(try picture("one.png") == first)
    #expect(try picture("two.png") == first)

    let world = ["TZ": "Pacific/Chatham", "LANG": "ar_EG.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "he"]
    _ = try end(try start("world.png", environment: world))
    #expect(try picture("world.png") == first)
    _ = try end(try start("core.png", prefix: ["taskset", "-c", "0"]))
    #expect(try picture("core.png") == first)

    try damagedCachesAreBuiltAgain(scratch) { name in
      _ = try end(try start(name))
      #expect(try picture(name) == first, "\(name)")
    }
  }

  /// A cut executable, a cut object, a file in the place of a folder, a folder in the place of a file, and
  /// another text of an adapted source.
  private func damagedCachesAreBuiltAgain(_ scratch: ProjectScratch, _ draw: (String) throws -> Void)
    throws
  {
    let manager = FileManager.default
    let projects = URL(fileURLWithPath: scratch.cache + "/tinamou/projects")
    let name = try #require(
      try manager.contentsOfDirectory(atPath: projects.path).first { $0.hasPrefix("Hostile-") })
    let folder = projects.appendingPathComponent(name)
    func cut(_ path: String) throws {
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 1000)
      try file.close()
    }
    try cut(folder.path + "/linked")
    try draw("cut-executable.png")
    let objects = folder.path + "/build/Hostile"
    let object = try #require(
      try manager.contentsOfDirectory(atPath: objects).first {
        $0.hasPrefix("Application") && $0.hasSuffix(".o")
      })
    try cut(objects + "/" + object)
    try draw("cut-object.png")
    try manager.removeItem(atPath: objects)
    try "file".write(toFile: objects, atomically: true, encoding: .utf8)
    try draw("file-for-folder.png")
    let adapted = folder.path + "/adapted/Hostile/Sources/Application.swift"
    try manager.removeItem(atPath: adapted)
    try manager.createDirectory(atPath: adapted + "/x", withIntermediateDirectories: true)
    try draw("folder-for-file.png")
    // Valid code that is not the user's, which is compiled since its object is gone.
    let text = try String(contentsOfFile: adapted, encoding: .utf8)
    try text.replacingOccurrences(of: "label.text =", with: "label.isHidden = true; label.text =").write(
      toFile: adapted, atomically: true, encoding: .utf8)
    try manager.removeItem(atPath: objects)
    try draw("damaged-source.png")
  }

  /// Limits end an application with a line that says which; the run fails.
  private func limitsAreSaid(_ file: URL, _ project: String, _ scratch: ProjectScratch) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let slow = text.replacingOccurrences(
      of: "Thread.sleep(forTimeInterval: 0.5)",
      with: """
        if ProcessInfo.processInfo.environment["LC_NAME"] == "memory" {
                var blocks: [[UInt8]] = []
                while true { blocks.append([UInt8](repeating: 1, count: 1 << 22)) }
              }
              while true {}
        """)
    try slow.write(to: file, atomically: true, encoding: .utf8)
    func run(_ mode: String, _ options: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "render", project, "-o", scratch.url.appendingPathComponent("none.png").path, more: options,
        environment: ["XDG_CACHE_HOME": scratch.cache, "LC_NAME": mode])
    }
    let late = try run("time", "--timeout", "2")
    #expect(
      late.status == 4 && late.errors.contains("the application took more than 2 seconds and was ended"),
      "\(late.errors)")
    let large = try run("memory", "--memory", "256MB", "--timeout", "60")
    // At the limit of the sum the application is ended; a block that passes it at once is refused to the process.
    #expect(large.status == 4, "\(large.errors)")
    #expect(
      large.errors.contains("used more than 256 MB of memory") || large.errors.contains("crashed"),
      "\(large.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("none.png").path))
  }

  /// A package whose manifest and tests try to reach what is not theirs.
  @Test func hostilePackagesAreConfined() throws {
    guard hasSandbox else {
      print("skipped: bubblewrap is missing, so that packages run without a sandbox here")
      return
    }
    let home = scratch.url.appendingPathComponent("home2")
    let package = home.appendingPathComponent("Package")
    let tests = package.appendingPathComponent("Tests/PackageTests")
    let sources = package.appendingPathComponent("Sources/Package")
    for folder in [tests, sources] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try "[credential]\n  helper = store\n".write(
      to: home.appendingPathComponent(".gitconfig"), atomically: true, encoding: .utf8)
    let victim = home.appendingPathComponent("victim").path
    let (listener, port) = try listen()
    defer { close(listener) }
    try """
    // swift-tools-version: 5.9
    import Foundation
    import PackageDescription
    try? "x".write(toFile: "\(victim)", atomically: true, encoding: .utf8)
    let names = ProcessInfo.processInfo.environment.keys.filter { $0.contains("TOKEN") }
    let found = [
      FileManager.default.fileExists(atPath: "\(home.path)/.gitconfig"), !names.isEmpty,
      FileManager.default.fileExists(atPath: NSHomeDirectory() + "/.gitconfig"),
    ]
    if found.contains(true) { fatalError("reached \\(found)") }
    let package = Package(name: "Package", targets: [
      .target(name: "Package"), .testTarget(name: "PackageTests", dependencies: ["Package"])])

    """.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    try "public let x = 1\n".write(
      to: sources.appendingPathComponent("X.swift"), atomically: true, encoding: .utf8)
    try """
    import XCTest
    @testable import Package
    final class PackageTests: XCTestCase {
      func testReach() {
        XCTAssertNil(FileManager.default.contents(atPath: "\(home.path)/.gitconfig"))
        XCTAssertNotNil(FileManager.default.contents(atPath: #filePath))
        XCTAssertThrowsError(try "x".write(toFile: #filePath + ".new", atomically: false, encoding: .utf8))
        XCTAssertFalse(ProcessInfo.processInfo.environment.keys.contains { $0.contains("TOKEN") })
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/bash")
        child.arguments = ["-c", "exec 9<>/dev/tcp/127.0.0.1/\(port)"]
        try? child.run()
        child.waitUntilExit()
        XCTAssertNotEqual(child.terminationStatus, 0)
      }
    }

    """.write(to: tests.appendingPathComponent("PackageTests.swift"), atomically: true, encoding: .utf8)
    let result = try Binary(name: "tinamou").run(
      "test", package.path,
      environment: ["XDG_CACHE_HOME": scratch.cache, "HOME": home.path, "SECRET_TOKEN": "token"])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("Executed 1 test, with 0 failures"), "\(result.text)")
    #expect(!FileManager.default.fileExists(atPath: victim))
    #expect(try FileManager.default.contentsOfDirectory(atPath: tests.path) == ["PackageTests.swift"])
  }

  /// A cache at another place works there.
  @Test func aMovedCacheIsUsed() throws {
    let project = root.appendingPathComponent("Examples/Counter/Counter.xcodeproj").path
    func render(_ cache: String) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "render", project, "-o", scratch.url.appendingPathComponent("pictures").path,
        environment: ["XDG_CACHE_HOME": cache])
    }
    let first = try render(scratch.cache)
    #expect(first.status == 0, "\(first.errors)")
    let (cache, moved) = (scratch.cache + "/tinamou", scratch.url.path + "/tinamou")
    try FileManager.default.moveItem(atPath: cache, toPath: moved)
    defer { try? FileManager.default.moveItem(atPath: moved, toPath: cache) }
    let result = try render(scratch.url.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.errors.contains("Building the source adapter"))
  }

  /// Adds a script to a project's build, which nothing here runs.
  func addScript(to project: String, writing marker: String) throws {
    let file = project + "/project.pbxproj"
    var text = try String(contentsOfFile: file, encoding: .utf8)
    let objects = try #require(text.range(of: "objects = {"))
    text.replaceSubrange(
      objects,
      with: """
        objects = { AAAA00000000000000000009 = { isa = PBXShellScriptBuildPhase; files = (); shellPath = /bin/sh;
          shellScript = "touch \(marker)"; };
        """)
    let phases = try #require(text.range(of: "buildPhases = ("))
    text.replaceSubrange(phases, with: "buildPhases = (AAAA00000000000000000009, ")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
