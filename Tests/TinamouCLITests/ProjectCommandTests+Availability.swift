import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// Use of API newer than the deployment target is an error where Xcode says so, and only there; each module has its own target.
  @Test func useOfNewerAPIIsAnError() throws {
    let rejected = try AvailabilityProgram.all("Rejected")
    let accepted = try AvailabilityProgram.all("Accepted")
    #expect(rejected.count >= 25 && accepted.count >= 25)
    let folder = scratch.url.appendingPathComponent("Availability").resolvingSymlinksInPath()
    func build(_ target: String, _ options: String...) throws -> Binary.Result {
      try AvailabilityProgram.specification(target).write(
        to: folder.appendingPathComponent("project.yml"), atomically: true, encoding: .utf8)
      return try Binary(name: "tinamou").run(
        "build", folder.path, more: options, environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    try AvailabilityProgram.write(rejected + accepted, to: folder)
    let package = folder.appendingPathComponent("Kit")
    try FileManager.default.createDirectory(
      at: package.appendingPathComponent("Sources/Kit"), withIntermediateDirectories: true)
    try """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit")])

    """.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let kit = package.appendingPathComponent("Sources/Kit/Kit.swift")
    try """
    import UIKit
    public func configuration() -> UIButton.Configuration { .plain() }
    @available(iOS 16, *) public func newest() {}

    """.write(to: kit, atomically: true, encoding: .utf8)

    let first = try build("13.0", "--json")
    #expect(first.status == 3)
    let told = Set(first.errors.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") })
    let expected = Set(rejected.flatMap(\.errors).map { "\(folder.path)/Sources/\($0)" })
    #expect(told.subtracting(expected) == [])
    #expect(expected.subtracting(told) == [])
    #expect(first.errors.contains("Programs cannot be built: \(expected.count) errors"))
    let report = try JSONDecoder().decode(Report.self, from: first.output)
    #expect(Set(report.errors.map(\.told)) == expected)

    // An unchanged use is still an error; for a newer target, older API is none.
    let second = try build("13.0")
    #expect(second.status == 3 && second.errors.contains("\(expected.count) errors"))
    let third = try build("15.0")
    let newer = expected.filter { $0.contains("iOS 16") }
    #expect(third.status == 3 && third.errors.contains("cannot be built: \(newer.count) errors"))
    #expect(newer.count == 4 && newer.allSatisfy(third.errors.contains))
    #expect(try build("18.0").status == 0)

    for program in rejected { try FileManager.default.removeItem(at: program.place(in: folder)) }
    let fourth = try build("13.0")
    #expect(fourth.status == 0 && !fourth.errors.contains("available"), "\(fourth.errors)")

    // The application calls the newest function of a package with a target of its own.
    for program in accepted { try FileManager.default.removeItem(at: program.place(in: folder)) }
    let caller = folder.appendingPathComponent("Sources/Caller.swift")
    try """
    import Kit
    func caller() { newest() }
    func other() { if #available(iOS 16, *) { newest() } }

    """.write(to: caller, atomically: true, encoding: .utf8)
    let fifth = try build("13.0")
    #expect(fifth.status == 3 && fifth.errors.contains("Programs cannot be built: 1 error"))
    #expect(
      fifth.errors.contains(
        "\(caller.path):2:17: error: 'newest()' is only available in iOS 16 or newer"), "\(fifth.errors)")
    let sixth = try build("13.0", "--lenient")
    #expect(sixth.status == 0 && sixth.errors.contains("\(caller.path):2:17: 'newest()' is only available"))
    try FileManager.default.removeItem(at: caller)
  }

  /// The output of `build --json`.
  private struct Report: Decodable {
    struct Problem: Decodable {
      var file: String
      var line: Int
      var column: Int
      var message: String

      var told: String { "\(file):\(line):\(column): error: \(message)" }
    }
    var errors: [Problem]
  }
}

/// A program of `Availability/Rejected.txt` or `Availability/Accepted.txt`.
private struct AvailabilityProgram {
  let name: String
  let text: String

  /// The name of its file.
  private var file: String { name.filter { $0.isLetter } + ".swift" }

  /// The errors that its comments expect, each `file:line:column: error: message`.
  var errors: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      line.components(separatedBy: "// error@").dropFirst().map { comment in
        let words = comment.trimmingCharacters(in: .whitespaces).split(separator: ":", maxSplits: 1)
        return "\(file):\(number + 1):\(words[0]): error:\(words[1])"
      }
    }
  }

  func place(in folder: URL) -> URL { folder.appendingPathComponent("Sources/\(file)") }

  /// Reads the programs of a list.
  static func all(_ name: String) throws -> [AvailabilityProgram] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Availability/\(name).txt")
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n=== ").dropFirst().map {
      let lines = $0.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return AvailabilityProgram(name: String(lines[0]), text: String(lines[1]))
    }
  }

  /// Writes the programs of an application.
  static func write(_ programs: [AvailabilityProgram], to folder: URL) throws {
    let sources = folder.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for program in programs {
      try program.text.write(to: program.place(in: folder), atomically: true, encoding: .utf8)
    }
    try """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}

    """.write(to: sources.appendingPathComponent("AppDelegate.swift"), atomically: true, encoding: .utf8)
  }

  /// The specification of the application.
  static func specification(_ target: String) -> String {
    """
    name: Programs
    packages: {Kit: {path: Kit}}
    targets:
      Programs:
        type: application
        platform: iOS
        deploymentTarget: "\(target)"
        sources: [Sources]
        dependencies: [{package: Kit}]

    """
  }
}
