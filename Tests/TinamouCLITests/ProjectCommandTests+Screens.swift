import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// Screens are drawn from one launch, each in a process of its own; `tinamou.yml` says what they are shown on; `clean` removes
  /// what was built of one project.
  @Test func screensAreDrawnFromOneLaunch() throws {
    let project = scratch.url.appendingPathComponent("Screens")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: project.appendingPathComponent(name))
    }
    try write(
      """
      import UIKit
      struct Count { static var loads = 0 }
      class Screen: UIViewController {
        override func viewDidLoad() {
          Count.loads += 1
          print("\\(type(of: self)) \\(Count.loads) \\(ProcessInfo.processInfo.processIdentifier)")
        }
      }
      final class First: Screen {}
      final class Second: Screen {}
      final class Third: Screen {}
      class Bad: UIViewController {
        override func viewDidLoad() { let none: [Int] = []; print(none[3]) }
      }
      class Slow: UIViewController {
        override func viewDidLoad() { while true { usleep(1000) } }
      }
      class Leaving: UIViewController {
        override func viewDidLoad() { exit(0) }
      }
      /// Writes 32 MB to a descriptor, in lines or not, a number of times.
      func shout(_ descriptor: Int32, _ times: Int, ending: UInt8) {
        var block = [UInt8](repeating: 97, count: 1 << 20)
        for index in stride(from: 999, to: block.count, by: 1000) { block[index] = ending }
        for _ in 0..<32 * times { _ = block.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
      }
      func say(_ descriptor: Int32, _ text: String) { _ = text.withCString { write(descriptor, $0, strlen($0)) } }
      class Loud: UIViewController {
        override func viewDidLoad() {
          for (descriptor, ending) in [(Int32(1), UInt8(10)), (2, 97)] {
            say(descriptor, "begins\\n")
            shout(descriptor, 1, ending: ending)
            say(descriptor, "\\nends\\n")
          }
        }
      }
      class Flooding: UIViewController {
        override func viewDidLoad() { shout(3, 9, ending: 10) }
      }
      #Preview("First") { First() }
      #Preview("Bad") { Bad() }
      #Preview("Second") { Second() }
      #Preview("Leaving") { Leaving() }
      #Preview("Third") { Third() }

      """, "App.swift")
    try write(
      """
      # What CI draws.
      devices: [iphone-se-3]
      appearances: [light, dark]
      settings: {scale: 1}
      gallery:
        orientations: [portrait]

      """, "tinamou.yml")
    let environment = ["XDG_CACHE_HOME": scratch.cache]
    func run(_ arguments: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(more: arguments, environment: environment)
    }
    let pictures = scratch.url.appendingPathComponent("screens").path
    let rendered = try run("render", project.path, "-o", pictures)
    #expect(rendered.status == 4, "\(rendered.errors)")
    let names = ["first", "second", "third"]
    #expect(
      rendered.text.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
        == names.flatMap { ["\($0).iphone-se-3.portrait.png", "\($0).iphone-se-3.portrait.dark.png"] })
    #expect(
      rendered.errors.contains("error: Bad: the application crashed: "), "\(rendered.errors)")
    #expect(rendered.errors.contains("App.swift:13"), "\(rendered.errors)")
    #expect(rendered.errors.contains("error: Leaving: the application ended itself with exit(0)"))
    // Each process draws in both appearances, and none has run another screen. They are children of one launch: in the sandbox the
    // first process of each launch has the same number.
    let lines = rendered.errors.split(separator: "\n").filter { $0.hasPrefix("Screens: ") }.map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(lines.map { $0[1] + $0[2] } == ["First1", "First2", "Second1", "Second2", "Third1", "Third2"])
    #expect(Set(lines.map { $0[3] }).count == 3)

    let gallery = scratch.url.appendingPathComponent("page").path
    let drawn = try run(
      "gallery", project.path, "-o", gallery, "--device", "iphone-15", "--title", "All <of> them")
    #expect(drawn.status == 4, "\(drawn.errors)")
    #expect(drawn.text == "\(gallery)/index.html\n")
    #expect(drawn.errors.contains("Drew 6 pictures: no findings"), "\(drawn.errors)")
    #expect(drawn.errors.components(separatedBy: "error: Bad: the application crashed").count == 2)
    let page = try String(contentsOfFile: gallery + "/index.html", encoding: .utf8)
    #expect(page.contains("<title>All &lt;of&gt; them</title>"))
    let data = try String(contentsOfFile: gallery + "/data.js", encoding: .utf8)
    #expect(data.components(separatedBy: #""kind":"#).count == 4)
    for name in names {
      #expect(data.contains("pictures/\(name)/iphone-15.portrait.dark.png"))
      #expect(FileManager.default.fileExists(atPath: "\(gallery)/pictures/\(name)/iphone-15.portrait.png"))
      let description = "\(gallery)/descriptions/\(name)/iphone-15.portrait.js"
      let script = try String(contentsOfFile: description, encoding: .utf8)
      #expect(script.contains("(\"tinamou-description\", { detail: [\"\(name)/iphone-15.portrait\", {"))
    }

    let late = try run(
      "frames", project.path, "--screen", "Slow", "--screen", "Second", "--timeout", "3", "--json")
    #expect(late.status == 4, "\(late.errors)")
    #expect(late.errors.contains("error: Slow: the application took more than 3 seconds"), "\(late.errors)")
    #expect(late.text.split(separator: "\n").count == 2, "both appearances of the other")
    // The beginning and the end are kept of what a screen prints. One that writes too much data is ended.
    let loud = try run(
      "frames", project.path, "--screen", "Loud", "--screen", "Flooding", "--timeout", "600", "--json",
      "--appearance", "light")
    #expect(loud.status == 4, "\(loud.errors.suffix(1000))")
    #expect(loud.text.split(separator: "\n").count == 1)
    #expect(loud.errors.utf8.count < 12 << 20, "\(loud.errors.utf8.count)")
    let own = loud.errors.split(separator: "\n").filter { !$0.hasPrefix("Screens: aaa") }
    for words in ["begins", "ends"] {
      #expect(own.filter { $0 == "Screens: \(words)" }.count == 1)
      #expect(own.filter { $0 == words }.count == 1)
    }
    #expect(own.filter { $0.hasSuffix(" bytes of output are left out here]") }.count == 2)
    #expect(
      loud.errors.contains("error: Flooding: the application wrote more than 256 MB of data and was ended"),
      "\(loud.errors.suffix(1000))")
    let one = try run("render", project.path, "-o", pictures + "/one.png")
    #expect(one.status == 64, "\(one.errors)")
    #expect(one.errors.contains("one.png cannot take 5 screens"))
    let unknown = try run("render", project.path, "Sekond")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("there is no screen \"Sekond\"; there are: First, Bad"))

    // Cleaning removes what was built from the project, and nothing of another one.
    let other = root.appendingPathComponent("Examples/Counter/Counter.xcodeproj").path
    let built = try run("build", other)
    #expect(built.status == 0, "\(built.errors)")
    let entries = { (project: String) in
      try FileManager.default.contentsOfDirectory(atPath: scratch.cache + "/tinamou/projects").filter {
        $0.hasPrefix(((project as NSString).lastPathComponent as NSString).deletingPathExtension + "-")
      }
    }
    let others = try entries(other).sorted()
    #expect(try entries(project.path).count == 1 && !others.isEmpty)
    let cleaned = try run("clean", project.path)
    #expect(cleaned.status == 0, "\(cleaned.errors)")
    #expect(cleaned.text.hasSuffix("MB\n"), "\(cleaned.text)")
    #expect(try entries(project.path).isEmpty && entries(other).sorted() == others)
  }
}
