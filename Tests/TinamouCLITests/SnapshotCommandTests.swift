import Foundation
import FoundationXML
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import SnapshotComparison
@testable import TinamouCLI

/// `snapshots record`, `verify`, `accept` and `prune`, in this process.
@MainActor @Suite struct SnapshotCommandTests {
  var tool: Tool

  init() throws { tool = try Tool() }

  /// A square at a distance from the top, and a label below it.
  private func square(_ gap: CGFloat = 20, color: UIColor = .red, text: String = "Below") -> Screen {
    Screen("Square") {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 10, y: gap, width: 40, height: 40))
      view.accessibilityIdentifier = "square"
      view.backgroundColor = color
      let label = UILabel(frame: CGRect(x: 10, y: gap + 60, width: 100, height: 30))
      label.text = text
      controller.view.addSubview(view)
      controller.view.addSubview(label)
      return controller
    }
  }

  private var common: [String] {
    [
      "--in-process", "--settle", "0", "--device", "iphone-se-3", "--scale", "1", "--references",
      tool.path("refs"),
    ]
  }

  private func snapshots(_ command: String, _ further: String...) -> Tool.Result {
    tool.run(
      ["snapshots", command] + common + further
        + (command == "verify" ? ["--report", tool.path("report")] : []))
  }

  private func results(_ folder: String = "report") throws -> SnapshotResults {
    try SnapshotResults(folder: UserFolder(named: tool.path(folder)))
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: tool.path(path)) }

  @Test mutating func recordsVerifiesAndAccepts() throws {
    tool.screens = [square()]
    let missing = snapshots("verify")
    #expect(missing.status == .differences)
    #expect(missing.errors.contains("error: Square iphone-se-3.portrait.light: there is no reference"))
    #expect(!exists("refs"))
    let recorded = snapshots("record")
    #expect(recorded.status == .success)
    #expect(recorded.lines == [tool.path("refs/square/iphone-se-3.portrait.light.png")])
    #expect(exists("refs/square/iphone-se-3.portrait.light.json"))
    #expect(snapshots("record").lines.isEmpty)
    let equal = snapshots("verify")
    #expect(equal.status == .success)
    #expect(equal.errors.hasPrefix("1 equal; the report is "))

    tool.screens = [square(28)]
    let moved = snapshots("verify")
    #expect(moved.status == .differences)
    #expect(
      moved.errors.contains(
        "error: Square iphone-se-3.portrait.light: UIView #square moved 8 points down; 1 view below it followed\n"
      ))
    #expect(try results().results.map(\.kinds) == [[.frames]])
    for file in ["index.html", "junit.xml", "summary.md", "results.json"] {
      #expect(exists("report/\(file)"))
    }
    let accepted = tool.run(
      "snapshots", "accept", "square/iphone-se-3.portrait.light", "--report", tool.path("report"),
      "--references", tool.path("refs"))
    #expect(accepted.status == .success, "\(accepted.errors)")
    #expect(snapshots("verify").status == .success)
  }

  @Test mutating func acceptsWhatWasShownOnly() throws {
    tool.screens = [square()]
    _ = snapshots("record")
    tool.screens = [square(28)]
    _ = snapshots("verify")
    let picture = tool.path("report/pictures/square/iphone-se-3.portrait.light.actual.png")
    let whole = try Data(contentsOf: URL(fileURLWithPath: picture))
    try (whole + [0]).write(to: URL(fileURLWithPath: picture))
    func accept(_ arguments: String...) -> Tool.Result {
      tool.run(
        ["snapshots", "accept", "--report", tool.path("report"), "--references", tool.path("refs")]
          + arguments)
    }
    let changed = accept("--all")
    #expect(changed.status == .differences)
    #expect(changed.errors.contains("is not the picture that the report was made of"))
    try whole.write(to: URL(fileURLWithPath: picture))
    // Somebody records in between.
    tool.screens = [square(30)]
    _ = snapshots("record")
    #expect(accept("--all").errors.contains("has changed since the report"))
    #expect(accept("square/iphone-se-3.portrait.lihgt").errors.contains("did you mean"))
    #expect(accept().status == .usage)
    #expect(accept("--all", "square/x").status == .usage)
  }

  @Test mutating func damageAndMissingFilesAreNamedAndTheOthersGoOn() throws {
    tool.screens = [square(), Screen("Good") { GoodController() }, Screen("Plain") { UIViewController() }]
    _ = snapshots("record")
    try Data("no picture".utf8).write(
      to: URL(fileURLWithPath: tool.path("refs/good/iphone-se-3.portrait.light.png")))
    try Data("{".utf8).write(
      to: URL(fileURLWithPath: tool.path("refs/square/iphone-se-3.portrait.light.json")))
    let result = snapshots("verify")
    #expect(result.status == .differences)
    #expect(try results().results.map(\.status) == [.damaged, .damaged, .equal])
    #expect(result.errors.contains("1 equal, 2 with a damaged reference"))
    // What is damaged can be recorded anew, and accepted.
    #expect(
      tool.run(
        "snapshots", "accept", "--all", "--report", tool.path("report"), "--references", tool.path("refs")
      ).status == .success)
    #expect(snapshots("verify").status == .success)
  }

  /// A recording that ended between its two files leaves the record of another picture.
  @Test mutating func aRecordOfAnotherPictureIsDamage() throws {
    tool.screens = [square()]
    _ = snapshots("record")
    let path = tool.path("refs/square/iphone-se-3.portrait.light.png")
    let old = try Data(contentsOf: URL(fileURLWithPath: path))
    tool.screens = [square(28)]
    _ = snapshots("record")
    try old.write(to: URL(fileURLWithPath: path))
    let result = snapshots("verify")
    #expect(result.status == .differences)
    #expect(
      result.errors.contains("are of different recordings: a recording was interrupted"), "\(result.errors)")
    #expect(try results().results.map(\.status) == [.damaged])
    #expect(
      tool.run(
        "snapshots", "accept", "--all", "--report", tool.path("report"), "--references", tool.path("refs")
      ).status == .success)
    #expect(snapshots("verify").status == .success)
  }

  @Test mutating func theMatrixIsOneOfAllOptions() throws {
    tool.screens = [square()]
    let result = snapshots(
      "record", "--device", "iphone-15", "--orientation", "both", "--appearance", "both", "--text-size", "xl",
      "--text-size", "s", "--direction", "both", "--language", "fr")
    #expect(result.status == .success)
    let names = Set(result.lines.map { ($0 as NSString).lastPathComponent })
    // 2 devices x 2 orientations x 2 appearances x 2 sizes x 2 directions
    #expect(names.count == 32)
    #expect(names.contains("iphone-15.landscape.dark.xl.rtl.fr.png"))
    #expect(names.contains("iphone-se-3.portrait.light.s.fr.png"))
  }

  @Test mutating func prunesWhatNoScreenHas() throws {
    tool.screens = [square(), Screen("Old") { UIViewController() }]
    _ = snapshots("record")
    tool.screens = [square()]
    #expect(snapshots("verify").errors.contains("1 reference was not drawn"))
    #expect(snapshots("prune", "Square").status == .usage)
    #expect(snapshots("prune", "--dry-run").lines.count == 1)
    #expect(exists("refs/old/iphone-se-3.portrait.light.png"))
    #expect(snapshots("prune").lines == [tool.path("refs/old/iphone-se-3.portrait.light.png")])
    #expect(!exists("refs/old"))
    #expect(exists("refs/square/iphone-se-3.portrait.light.png"))
  }

  @Test mutating func tolerancesAreSaid() throws {
    tool.screens = [square(color: UIColor(red: 200 / 255, green: 0, blue: 0, alpha: 1))]
    _ = snapshots("record")
    tool.screens = [square(color: UIColor(red: 201 / 255, green: 0, blue: 0, alpha: 1))]
    #expect(snapshots("verify").status == .differences)
    #expect(try results().results.map(\.kinds) == [[.colour]])
    let forgiven = snapshots("verify", "--tolerance-colour", "2")
    #expect(forgiven.status == .success)
    #expect(forgiven.errors.contains("differs within the tolerance: 1,600 pixels changed colour"))
    // Frames are not forgiven.
    tool.screens = [square(21)]
    #expect(snapshots("verify", "--tolerance-colour", "100", "--tolerance-share", "1").status == .differences)
  }

  @Test mutating func anUpgradeSeparatesFramesFromDrawing() throws {
    tool.screens = [square(color: .red), Screen("Other") { GoodController() }]
    _ = snapshots("record")
    let record = tool.path("refs/square/iphone-se-3.portrait.light.json")
    let text = try String(contentsOfFile: record, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\"tinamou\": \"", with: "\"tinamou\": \"0.0.").utf8)
      .write(to: URL(fileURLWithPath: record))
    tool.screens[0] = square(color: .blue)
    let plain = snapshots("verify")
    #expect(plain.status == .differences)
    #expect(plain.errors.contains("note: references were drawn by version 0.0."))
    #expect(snapshots("verify", "--since-upgrade").status == .success)
    #expect(try results().results.map(\.status) == [.upgraded, .equal])
    tool.screens[0] = square(22, color: .blue)
    #expect(snapshots("verify", "--since-upgrade").status == .differences)
  }

  @Test mutating func shardsAreMergedAndMissingOnesFail() throws {
    tool.screens = (1...5).map { number in Screen("S\(number)") { UIViewController() } }
    _ = snapshots("record")
    for index in 1...3 {
      #expect(
        tool.run(
          ["snapshots", "verify"] + common + ["--shard", "\(index)/3", "--blob", tool.path("blob\(index)")]
        ).status
          == .success)
    }
    let blobs = (1...3).map { tool.path("blob\($0)") }
    let whole = tool.run(["report", "merge"] + blobs + ["-o", tool.path("merged")])
    #expect(whole.status == .success)
    #expect(try results("merged").results.map(\.screen) == ["s1", "s2", "s3", "s4", "s5"])
    let part = tool.run(["report", "merge", blobs[0], blobs[2], "-o", tool.path("part")])
    #expect(part.status == .differences)
    #expect(part.errors.contains("shards 2 are missing"))
    #expect(tool.run(["report", "merge", blobs[0], blobs[0], "-o", tool.path("x")]).status == .usage)
    #expect(tool.run(["report", "merge", tool.path("nowhere"), "-o", tool.path("x")]).status == .usage)
  }

  @Test mutating func compareTellsFilesAndFoldersApart() throws {
    tool.screens = [square()]
    _ = snapshots("record")
    tool.screens = [square(24), Screen("New") { UIViewController() }]
    _ = tool.run([
      "snapshots", "record", "--in-process", "--settle", "0", "--device", "iphone-se-3", "--scale", "1",
      "--references",
      tool.path("b"),
    ])
    let folders = tool.run("compare", tool.path("refs"), tool.path("b"))
    #expect(folders.status == .differences)
    #expect(
      folders.lines == [
        "new/iphone-se-3.portrait.light.png: is only in \(tool.path("b"))",
        "square/iphone-se-3.portrait.light.png: UIView #square moved 4 points down; 1 view below it followed (frames)",
      ])
    let name = "square/iphone-se-3.portrait.light"
    #expect(
      tool.run("compare", tool.path("refs/\(name).png"), tool.path("refs/\(name).png")).status == .success)
    let records = tool.run("compare", "--json", tool.path("refs/\(name).json"), tool.path("b/\(name).json"))
    #expect(records.status == .differences)
    #expect(records.text.contains("\"frames\""))
    #expect(tool.run("compare", tool.path("refs"), tool.path("b/\(name).json")).status == .usage)
    #expect(tool.run("compare", tool.path("nowhere"), tool.path("b")).status == .usage)
  }

  /// Names of four hundred letters, of others' scripts and of markup are files' names and text.
  @Test mutating func anyNameIsAFile() throws {
    let names = [String(repeating: "long ", count: 80), "<script>alert(1)</script>", "日本語/../x", "\"&'|`"]
    tool.screens = names.map { name in Screen(name) { UIViewController() } }
    #expect(snapshots("record").status == .success)
    tool.screens = names.map { name in Screen(name) { GoodController() } }
    #expect(snapshots("verify").status == .differences)
    let page = try String(contentsOfFile: tool.path("report/index.html"), encoding: .utf8)
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    let xml = try Data(contentsOf: URL(fileURLWithPath: tool.path("report/junit.xml")))
    #expect(XMLChecker.isWellFormed(xml))
  }

  @Test(.enabled("needs node and chromium") { CheckScript.hasBrowser })
  mutating func everyControlOfAReportWorksInABrowser() throws {
    func plain(_ color: UIColor) -> Screen {
      Screen("Plain") {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        return controller
      }
    }
    tool.screens = [square(), plain(.red)]
    _ = snapshots("record")
    tool.screens = [square(24), plain(.blue)]
    #expect(snapshots("verify").status == .differences)
    let check = try CheckScript.run(
      CheckScript.path(ofCheck: "report"), [tool.path("report")], in: tool.directory.url)
    #expect(check.status == 0, "\(check.output.split(separator: "\n").filter { !$0.hasPrefix("ok") })")
  }

  @Test mutating func aFolderThatCannotBeWrittenIsAnError() throws {
    tool.screens = [square()]
    try Data().write(to: URL(fileURLWithPath: tool.path("refs")))
    let result = snapshots("record")
    #expect(result.status == .internalError)
    #expect(result.errors.contains("cannot be written"))
  }
}

/// The executable, as a user runs it: screens and documents, drawn by other processes.
@Suite struct SnapshotBinaryTests {
  let tool = Binary(name: "tinamou-examples")
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func document(top: Int) throws {
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="iN0-l3-epB"><rect key="frame" x="0" y="0" width="393" height="200"/>
      <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="abc-12-def">
      <rect key="frame" x="20" y="40" width="42" height="21"/></label></subviews>
      <constraints><constraint firstItem="abc-12-def" firstAttribute="leading" secondItem="iN0-l3-epB" \
      secondAttribute="leading" constant="20" id="c-1"/><constraint firstItem="abc-12-def" firstAttribute="top" \
      secondItem="iN0-l3-epB" secondAttribute="top" constant="\(top)" id="c-2"/></constraints></view></objects>
      </document>
      """.utf8
    ).write(to: folder.url.appendingPathComponent("Box.xib"))
  }

  @Test func documentsAreVerified() throws {
    try document(top: 40)
    let recorded = try tool.run("snapshots", "record", "Box.xib", in: folder.url)
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(recorded.text == "__Snapshots__/box.iN0-l3-epB/designed.light.png\n")
    #expect(try tool.run("snapshots", "verify", "Box.xib", in: folder.url).status == 0)
    try document(top: 48)
    try Data("<broken".utf8).write(to: folder.url.appendingPathComponent("Broken.xib"))
    let moved = try tool.run("snapshots", "verify", "Box.xib", "Broken.xib", in: folder.url)
    #expect(moved.status == 2)
    #expect(
      moved.errors.contains("error: Box.xib iN0-l3-epB designed.light: \"Hello\" moved 8 points down\n"))
    #expect(moved.errors.contains("Broken.xib:"))
    #expect(moved.errors.contains("1 different, 1 that cannot be drawn"))
  }

  /// References of one machine are those of another: its fonts, locale, time zone and processes change nothing.
  @Test func referencesOfAnotherMachineAreMet() throws {
    let arguments = ["Form", "Sign up", "--device", "iphone-se-3", "--scale", "1"]
    #expect(try tool.run("snapshots", "record", more: arguments, in: folder.url).status == 0)
    let there = [
      "FONTCONFIG_FILE": "/nowhere/fonts.conf", "HOME": "/nowhere", "LANG": "ar_EG.UTF-8",
      "LC_ALL": "ja_JP.UTF-8",
      "TZ": "Asia/Tokyo",
    ]
    let result = try tool.run("snapshots", "verify", more: arguments, environment: there, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "2 equal; the report is snapshot-report/index.html\n")
  }
}

/// Shards and processes.
@Suite struct SnapshotWorkTests {
  @Test func shardsAreReadFromTextAndFromGitLabsVariables() {
    #expect(ShardChoice("2/4", environment: [:]).map { [$0.index, $0.count] } == [2, 4])
    #expect(
      ShardChoice("auto", environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "5"]).map {
        [$0.index, $0.count]
      }
        == [3, 5])
    for text in ["0/4", "5/4", "1/0", "1", "a/b", "1/2/3", "", "-1/2", "auto"] {
      #expect(ShardChoice(text, environment: [:]) == nil)
    }
  }

  /// Each unit is in one shard, in its order; none is empty while there is work; and the heaviest has no more than the mean and one
  /// unit (Graham's bound for longest-first).
  @Test(arguments: 0..<100)
  func shardsHaveAllWorkOnce(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let units = (0..<Int.random(in: 0...300, using: &random)).map { "s\($0)/c" }
    var times: [String: Double] = [:]
    for unit in units where Int.random(in: 0...3, using: &random) > 0 {
      times[unit] = Double.random(in: 0...2, using: &random)
    }
    let count = Int.random(in: 1...25, using: &random)
    let shards = SnapshotShards.split(units, count: count, times: times)
    #expect(shards.count == count)
    #expect(shards.flatMap { $0 }.sorted() == units.sorted())
    #expect(shards.filter { $0.isEmpty }.count == max(count - units.count, 0))
    #expect(shards == SnapshotShards.split(units, count: count, times: times))
    for shard in shards { #expect(shard == units.filter(Set(shard).contains)) }
  }

  /// Twenty shards of two thousand pictures of 10 to 500 ms end within 1 % of each other.
  @Test func twentyShardsOfTwoThousandPicturesEndTogether() {
    var random = SplitMix(seed: 7)
    let units = (0..<2000).map { "s\($0)/c" }
    let times = Dictionary(
      uniqueKeysWithValues: units.map { ($0, Double.random(in: 0.01...0.5, using: &random)) })
    let loads = SnapshotShards.split(units, count: 20, times: times).map {
      $0.reduce(0) { $0 + (times[$1] ?? 0) }
    }
    let spread = ((loads.max() ?? 0) - (loads.min() ?? 0)) / (loads.reduce(0, +) / 20)
    #expect(spread < 0.01)
  }

  /// A process that ends costs the unit at which it was, and no other; what it prints besides is no result.
  @Test func aCrashCostsOneUnit() throws {
    let folder = try TemporaryDirectory()
    let script = folder.url.appendingPathComponent("draw")
    try ExecutableFile.write(
      """
      #!/bin/sh
      for argument in "$@"; do
        unit=${argument#--only=}
        echo "{\\"unit\\":\\"$unit\\"}"
        echo "words of the screen"
        case $unit in
          *bad*) echo "Fatal error: of $unit" >&2; kill -ILL $$ ;;
        esac
        echo "{\\"unit\\":\\"$unit\\",\\"screen\\":\\"$unit\\",\\"picture\\":\\"AAAA\\"}"
        echo "{\\"unit\\":\\"$unit\\",\\"ends\\":true}"
      done

      """, to: script.path)
    let lines = Mutex<[SnapshotLine]>([])
    let units = (0..<30).map { $0 % 7 == 3 ? "bad\($0)" : "good\($0)" }
    SnapshotProcesses(executable: script.path, arguments: []) { line in lines.withLock { $0.append(line) } }
      .run(units, processes: 3)
    let all = lines.withLock { $0 }
    #expect(Set(all.filter { $0.picture != nil }.map(\.unit)) == Set(units.filter { $0.hasPrefix("good") }))
    #expect(all.filter { $0.picture != nil }.count == 26)
    let errors = all.filter { $0.error != nil }
    #expect(Set(errors.map(\.unit)) == Set(units.filter { $0.hasPrefix("bad") }))
    #expect(errors.allSatisfy { $0.error == "the screen ended its process: Fatal error: of \($0.unit)" })
    // A program that cannot be started fails for each.
    let none = Mutex<[SnapshotLine]>([])
    SnapshotProcesses(executable: "/nowhere", arguments: []) { line in none.withLock { $0.append(line) } }
      .run(["a", "b"], processes: 2)
    #expect(none.withLock { $0.filter { $0.error != nil }.count } == 2)
  }
}

/// A check that text is well-formed XML, as far as elements and attributes go.
private final class XMLChecker: NSObject, XMLParserDelegate {
  static func isWellFormed(_ data: Data) -> Bool { XMLParser(data: data).parse() }
}
