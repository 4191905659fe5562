import FileAccess
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SnapshotComparison
@testable import TinamouCLI

/// Files that the tool writes into the user's folders, with the executable as a user runs it: links are followed where the user names them
/// only, and a report of somebody else chooses nothing.
@Suite struct UserFolderTests {
  let tool = Binary(name: "tinamou-examples")
  let folder: TemporaryDirectory
  private let manager = FileManager.default

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["work", "elsewhere"] {
      try manager.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func write(_ data: Data, _ name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func link(_ name: String, to target: String) throws {
    try manager.createSymbolicLink(atPath: path(name), withDestinationPath: path(target))
  }

  /// The paths and contents below a folder.
  private func contents(_ name: String) -> [String: Data] {
    var result: [String: Data] = [:]
    for case let file as String in manager.enumerator(atPath: path(name)) ?? .init() {
      if let data = manager.contents(atPath: path("\(name)/\(file)")) { result[file] = data }
    }
    return result
  }

  private func run(_ arguments: String..., more: [String] = []) throws -> Binary.Result {
    try tool.run(more: arguments + more, in: folder.url.appendingPathComponent("work"))
  }

  private static let one = ["List", "--device", "iphone-se-3", "--scale", "1"]

  /// Folders of defaults: references, a report, a page. A link in their place is an error, and what it leads to stays as it is.
  @Test func defaultFoldersAreNotFollowedThroughLinks() throws {
    try write(Data("mine".utf8), "elsewhere/list/old.png")
    try write(Data("mine".utf8), "elsewhere/results.json")
    try write(Data("mine".utf8), "elsewhere/index.html")
    try write(Data("mine".utf8), "elsewhere/pictures/mine.png")
    for name in ["__Snapshots__", "snapshot-report", "gallery"] { try link("work/\(name)", to: "elsewhere") }
    let before = contents("elsewhere")
    for arguments in [
      ["snapshots", "record"] + Self.one, ["snapshots", "verify"] + Self.one, ["gallery"] + Self.one,
    ] {
      let result = try run(more: arguments)
      #expect(result.status == 70, "\(arguments): \(result.errors)")
      #expect(
        result.errors.contains("is a symbolic link, which is followed only where you name it"),
        "\(result.errors)")
    }
    let matrix = ["--device", "iphone-se-3", "--scale", "0.1"]
    let pruned = try run("snapshots", "prune", more: matrix)
    #expect(pruned.status == 0 && pruned.text.isEmpty, "\(pruned.text)\(pruned.errors)")
    #expect(contents("elsewhere") == before)
    // One that is named is followed.
    let recorded = try run("snapshots", "record", "--references", "__Snapshots__", more: Self.one)
    #expect(recorded.text == "__Snapshots__/list/iphone-se-3.portrait.light.png\n", "\(recorded.errors)")
    #expect(manager.fileExists(atPath: path("elsewhere/list/iphone-se-3.portrait.light.json")))
  }

  /// Below a folder, links are replaced and not followed, whoever names the folder.
  @Test func linksBelowFoldersAreNotFollowed() throws {
    try write(Data("mine".utf8), "elsewhere/file")
    try write(Data("mine".utf8), "elsewhere/iphone-se-3.portrait.light.png")
    let before = contents("elsewhere")
    try manager.createDirectory(atPath: path("work/refs"), withIntermediateDirectories: true)
    try manager.createDirectory(atPath: path("work/out"), withIntermediateDirectories: true)
    // A folder of a screen, files of pictures, and the page.
    try link("work/refs/list", to: "elsewhere")
    try link("work/refs/old", to: "elsewhere")
    try link("work/out/list.iphone-se-3.portrait.png", to: "elsewhere/file")
    try link("work/list.iphone-se-3.portrait.png", to: "elsewhere/file")
    try link("work/out/index.html", to: "elsewhere/file")
    try link("work/out/pictures", to: "elsewhere")
    let recorded = try run("snapshots", "record", "--references", "refs", more: Self.one)
    #expect(recorded.status == 70, "\(recorded.errors)")
    #expect(recorded.errors.contains("a symbolic link is in the place of a directory"), "\(recorded.errors)")
    let pruned = try run(
      "snapshots", "prune", "--references", "refs", "--device", "iphone-se-3", "--scale", "0.1")
    #expect(pruned.text.isEmpty, "\(pruned.text)")
    #expect(try run("gallery", "-o", "out", more: Self.one).status == 70)
    for options in [[], ["-o", "out"]] {
      #expect(try run("render", more: Self.one + options).status == 0)
    }
    for picture in ["work/list.iphone-se-3.portrait.png", "work/out/list.iphone-se-3.portrait.png"] {
      #expect(
        try manager.attributesOfItem(atPath: path(picture))[.type] as? FileAttributeType == .typeRegular)
    }
    #expect(contents("elsewhere") == before)
    // A file that is named is written through its link.
    try link("work/named.png", to: "elsewhere/picture.png")
    #expect(try run("render", "-o", "named.png", more: Self.one).status == 0)
    #expect(manager.fileExists(atPath: path("elsewhere/picture.png")))
  }

  /// A report that differs from its references by one picture.
  private func report() throws {
    #expect(try run("snapshots", "record", more: Self.one).status == 0)
    try write(try #require(ReportedTests.picture), "work/__Snapshots__/list/iphone-se-3.portrait.light.png")
    try manager.removeItem(atPath: path("work/__Snapshots__/list/iphone-se-3.portrait.light.json"))
    #expect(try run("snapshots", "verify", more: Self.one).status == 2)
  }

  private func results(_ change: (inout [String: Any], inout [String: Any]) -> Void) throws {
    let file = path("work/snapshot-report/results.json")
    var all =
      try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? [String: Any]
      )
    var list = try #require(all["results"] as? [[String: Any]])
    change(&all, &list[0])
    all["results"] = list
    try JSONSerialization.data(withJSONObject: all).write(to: URL(fileURLWithPath: file))
  }

  /// A report is a file of anybody's: it does not say which references are written, by which names, and with which contents.
  @Test func foreignReportsChooseNothing() throws {
    try report()
    try write(Data("{\"tasks\": []}".utf8), "elsewhere/.vscode/tasks.json")
    try write(Data("machine example.org".utf8), "elsewhere/netrc")
    let original = try Data(contentsOf: URL(fileURLWithPath: path("work/snapshot-report/results.json")))
    let id = "list/iphone-se-3.portrait.light"
    let secret = SnapshotRecord.digest(of: Data("machine example.org".utf8))
    let changes: [(String, (inout [String: Any], inout [String: Any]) -> Void)] = [
      ("references", { all, _ in all["references"] = self.path("elsewhere") }),
      ("id", { _, one in one["id"] = "../../elsewhere/.vscode/tasks" }),
      ("record", { _, one in one["record"] = "../../elsewhere/.vscode/tasks.json" }),
      ("actual", { _, one in (one["actual"], one["actualDigest"]) = ("../../elsewhere/netrc", secret) }),
      (
        "absolute",
        { _, one in (one["actual"], one["actualDigest"]) = (self.path("elsewhere/netrc"), secret) }
      ),
      ("no record", { _, one in one["record"] = nil }),
      ("screen", { _, one in one["screen"] = ".." }),
      ("shard", { all, _ in all["shard"] = ["index": 1, "count": 0] }),
    ]
    let before = contents("work/__Snapshots__")
    for (name, change) in changes {
      try original.write(to: URL(fileURLWithPath: path("work/snapshot-report/results.json")))
      try results(change)
      for choice in [["--all"], [id]] {
        let result = try run("snapshots", "accept", more: choice)
        #expect([2, 64, 70].contains(result.status), "\(name): \(result.status) \(result.errors)")
        #expect(result.errors.hasPrefix("error: "), "\(name): \(result.errors)")
      }
    }
    try original.write(to: URL(fileURLWithPath: path("work/snapshot-report/results.json")))
    // Links in the report, and files that are not what their names say.
    let actual = "work/snapshot-report/pictures/\(id).actual.png"
    let picture = try Data(contentsOf: URL(fileURLWithPath: path(actual)))
    try manager.removeItem(atPath: path(actual))
    try link(actual, to: "elsewhere/netrc")
    try results { _, one in one["actualDigest"] = secret }
    #expect(try run("snapshots", "accept", "--all").status == 2)
    try manager.removeItem(atPath: path(actual))
    try write(Data("machine example.org".utf8), actual)
    let text = try run("snapshots", "accept", "--all")
    #expect(text.status == 2 && text.errors.contains("is not a PNG that can be read"), "\(text.errors)")
    try write(picture, actual)
    try original.write(to: URL(fileURLWithPath: path("work/snapshot-report/results.json")))
    let record = "work/snapshot-report/pictures/\(id).actual.json"
    let frames = try Data(contentsOf: URL(fileURLWithPath: path(record)))
    try write(Data("{\"tasks\": []}".utf8), record)
    #expect(try run("snapshots", "accept", "--all").status == 2)
    try write(frames, record)
    #expect(contents("work/__Snapshots__") == before)
    #expect(manager.contents(atPath: path("elsewhere/.vscode/tasks.json")) == Data("{\"tasks\": []}".utf8))
    // The report itself is accepted, and one of other references where they are named.
    let accepted = try run("snapshots", "accept", id)
    #expect(accepted.status == 0 && accepted.text == "__Snapshots__/\(id).png\n", "\(accepted.errors)")
    #expect(try run("snapshots", "verify", more: Self.one).status == 0)
    let other = try run("snapshots", "accept", "--all", "--references", "refs")
    #expect(other.status == 64)
    #expect(other.errors.contains("pass --references __Snapshots__"), "\(other.errors)")
  }

  /// A report that somebody else has written by hand.
  struct HandWritten: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var references = "__Snapshots__"
    var id = "list/x"
    /// The files of the report, where they are not those that follow from the identifier.
    var actual: String?
    var record: String?
    /// The contents of the files of the report; `nil` for a picture and its record.
    var pictureText: String?
    var recordText: String?
    /// A link, and what it leads to, both in the test's folder.
    var link: (name: String, target: String)?
    let status: Int32
    let words: String
  }

  private static let task =
    #"{"tasks": [{"label": "a", "command": "id", "runOptions": {"runOn": "folderOpen"}}]}"#

  /// Reports that have an editor run a command, that copy secrets to where they are committed, or that write into other folders.
  static let handWritten: [HandWritten] = [
    HandWritten(
      testDescription: "references", references: ".", id: ".vscode/tasks", recordText: task, status: 70,
      words: "results.json: it is damaged"),
    HandWritten(
      testDescription: "identifier", id: "../.vscode/tasks", recordText: task, status: 70,
      words: "results.json: it is damaged"),
    HandWritten(
      testDescription: "record beside the report", record: "../../home/.netrc", status: 70,
      words: "results.json: it is damaged"),
    HandWritten(
      testDescription: "record through a link",
      link: ("work/snapshot-report/pictures/list/x.actual.json", "home/.netrc"), status: 2,
      words: "has no record of its frames"),
    HandWritten(
      testDescription: "folder of the report through a link",
      link: ("work/snapshot-report/pictures/list", "elsewhere/list"), status: 2,
      words: "is not the picture that the report was made of"),
    HandWritten(
      testDescription: "references elsewhere", references: "../home", status: 64,
      words: "the report is of the references in ../home, and those in __Snapshots__ would be replaced"),
    HandWritten(
      testDescription: "references through a link", link: ("work/__Snapshots__", "home"), status: 70,
      words: "is a symbolic link, which is followed only where you name it"),
    HandWritten(
      testDescription: "folder of references through a link", link: ("work/__Snapshots__/list", "home"),
      status: 70,
      words: "a symbolic link is in the place of a directory"),
    HandWritten(
      testDescription: "contents of a record", recordText: task, status: 2,
      words: "has no record of its frames"),
    HandWritten(
      testDescription: "contents of a picture", pictureText: "machine example.org", status: 2,
      words: "is not a PNG that can be read"),
  ]

  /// Writes a report by hand, and the record of its picture.
  private func write(_ report: HandWritten) throws {
    let picture = try report.pictureText.map { Data($0.utf8) } ?? #require(ReportedTests.picture)
    var record = SnapshotRecord(
      screen: "List", device: "d", size: CGSize(width: 3, height: 2), scale: 1, settings: [:], views: [])
    record.picture = SnapshotRecord.digest(of: picture)
    let contents = try report.recordText.map { Data($0.utf8) } ?? record.data()
    let name = "work/snapshot-report/pictures/\(report.id).actual"
    if let link = report.link {
      let place = URL(fileURLWithPath: path(link.name))
      try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      if !manager.fileExists(atPath: path(link.target)) {
        try manager.createDirectory(atPath: path(link.target), withIntermediateDirectories: true)
      }
      try self.link(link.name, to: link.target)
    }
    // Through the link, if there is one: what is drawn there is there.
    if report.link?.name != name + ".json" { try write(contents, name + ".json") }
    try write(picture, name + ".png")
    let parts = report.id.split(separator: "/").map(String.init)
    var result: [String: Any] = [
      "id": report.id, "screen": parts[parts.count - 2], "title": "List",
      "configuration": parts[parts.count - 1],
      "status": "missing", "actual": report.actual ?? "pictures/\(report.id).actual.png",
      "actualDigest": SnapshotRecord.digest(of: picture),
      "record": report.record ?? "pictures/\(report.id).actual.json", "pixels": 0, "distance": 0, "scale": 1,
      "seconds": 0,
    ]
    for key in ["kinds", "sentences", "movements"] { result[key] = [String]() }
    let all: [String: Any] = [
      "format": 1, "tinamou": "1", "references": report.references, "missingShards": [Int](),
      "unused": [String](), "results": [result],
    ]
    try write(JSONSerialization.data(withJSONObject: all), "work/snapshot-report/results.json")
  }

  /// `accept` refuses a report that was written by hand to choose where from, where to or what is written, and changes nothing.
  @Test(arguments: handWritten) func handWrittenReportsAreRefused(_ report: HandWritten) throws {
    let tool = Binary(name: "tinamou")
    func accept() throws -> Binary.Result {
      try tool.run(
        "snapshots", "accept", "--all", environment: ["HOME": path("home")],
        in: folder.url.appendingPathComponent("work"))
    }
    try write(Data("machine example.org password secret".utf8), "home/.netrc")
    try write(Data("mine".utf8), "work/.vscode/settings.json")
    try write(report)
    let before = contents("")
    let result = try accept()
    #expect(result.status == report.status, "\(result.status): \(result.errors)")
    #expect(result.errors.contains(report.words) && result.text.isEmpty, "\(result.errors)")
    #expect(contents("") == before)
  }

  /// The report that the others are changed from is accepted.
  @Test func whatIsHandWrittenIsAReport() throws {
    try write(HandWritten(testDescription: "", status: 0, words: ""))
    let result = try Binary(name: "tinamou").run(
      "snapshots", "accept", "--all", in: folder.url.appendingPathComponent("work"))
    #expect(result.status == 0 && result.text == "__Snapshots__/list/x.png\n", "\(result.errors)")
    #expect(contents("work/__Snapshots__").keys.sorted() == ["list/x.json", "list/x.png"])
  }

  /// Files that an ended process has left beside references are removed by the next one that writes there; those that another one writes at
  /// the same time are not.
  @Test func abandonedFilesAreRemoved() throws {
    try report()
    let parts = ["list/.tinamou-part-1", "list/.tinamou-part-2"]
    for part in parts { try write(Data("part".utf8), "work/__Snapshots__/\(part)") }
    let writer = open(path("work/__Snapshots__/\(parts[1])"), O_RDONLY)
    #expect(flock(writer, LOCK_EX) == 0)
    #expect(try run("snapshots", "accept", "--all").status == 0)
    let names = try manager.contentsOfDirectory(atPath: path("work/__Snapshots__/list")).sorted()
    #expect(
      names == [".tinamou-part-2", "iphone-se-3.portrait.light.json", "iphone-se-3.portrait.light.png"])
    close(writer)
  }

  /// Several processes write into one folder, each of which first removes what others have left there.
  @Test func filesThatAreBeingWrittenAreNotAbandoned() throws {
    let place = path("shared")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      for round in 0..<1500 {
        do {
          let folder = try OpenFolder(place)
          if number < 2 {
            folder.removeAbandonedParts()
          } else {
            try folder.write(Data([UInt8(round & 255)]), to: "\(number)-\(round)")
          }
        } catch { failures.withLock { $0.append("\(number)-\(round): \(error)") } }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(try OpenFolder(place).names().count == 3000)
  }

  /// Results from a file with numbers that no run has are an error, at once.
  @Test func resultsAreBounded() throws {
    try report()
    func merge(_ change: (inout [String: Any], inout [String: Any]) -> Void) throws -> Binary.Result {
      try results(change)
      return try run("report", "merge", "snapshot-report", "-o", "merged")
    }
    for (index, count) in [(1, 0), (1, 1_000_000_000), (0, 1), (2, 1), (-1, 4), (1, Int.max)] {
      let result = try merge { all, _ in all["shard"] = ["index": index, "count": count] }
      #expect(result.status == 70, "\(index)/\(count): \(result.errors)")
      #expect(result.errors.contains("snapshot-report/results.json: it is damaged"), "\(result.errors)")
    }
    let many = try merge { all, _ in
      (all["shard"], all["missingShards"]) = (["index": 1, "count": 2], [Int.max])
    }
    #expect(many.status == 70, "\(many.errors)")
    let deep =
      "{\"x\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}"
    try write(Data(deep.utf8), "work/snapshot-report/results.json")
    let result = try run("report", "merge", "snapshot-report", "-o", "merged")
    #expect(result.status == 70 && result.errors.contains("within each other"), "\(result.errors)")
    #expect(!manager.fileExists(atPath: path("work/merged")))
    let times = try run(
      "snapshots", "verify", "--shard", "1/2", "--times", "snapshot-report/results.json", more: Self.one)
    #expect(times.status == 64, "\(times.errors)")
  }
}
