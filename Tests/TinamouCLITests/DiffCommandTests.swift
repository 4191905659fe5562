import Foundation
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI

/// `diff`, in this process.
@MainActor @Suite struct DiffCommandTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// A title 20 points below the top, a box below it and a footer at the bottom.
  private static func document(
    top: Int = 20, text: String = "Title", color: String = "red", more: String = "", boxHeight: Int = 40,
    invisible: Int = 3
  ) -> String {
    let colors = ["red": #"red="1" green="0" blue="0""#, "blue": #"red="0" green="0" blue="1""#]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Form" id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
      <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lbl">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <color key="backgroundColor" \(colors[color] ?? "") alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="empty"/>\(more)
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <constraints>
      <constraint firstItem="lbl" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\(top)" id="c1"/>
      <constraint firstItem="lbl" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="lbl" secondAttribute="bottom" constant="8" id="c3"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="lbl" secondAttribute="leading" id="c4"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="c5"/>
      <constraint firstItem="box" firstAttribute="height" constant="\(boxHeight)" id="c6"/>
      <constraint firstItem="empty" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(invisible)" id="c7"/>
      <constraint firstItem="empty" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c8"/>
      <constraint firstItem="empty" firstAttribute="width" constant="10" id="c9"/>
      <constraint firstItem="empty" firstAttribute="height" constant="10" id="c10"/>
      </constraints></view>
      <connections><outlet property="title" destination="lbl" id="o1"/></connections>
      </viewController></objects></scene></scenes></document>
      """
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = tool.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func diff(_ new: String, _ further: String...) throws -> Tool.Result {
    let old = try write(Self.document(), "Old.storyboard")
    return tool.run(["diff", old, try write(new, "New.storyboard"), "--device", "iphone-se-3"] + further)
  }

  private func changes(_ result: Tool.Result) throws -> [DiffReport.Change] {
    let report = try JSONDecoder().decode(DiffReport.self, from: result.output)
    return report.documents.flatMap(\.scenes).flatMap(\.changes)
  }

  @Test func equalDocumentsSayNothing() throws {
    let result = try diff(Self.document())
    #expect(result.status == .success)
    #expect(result.lines.count == 1 && result.text.hasPrefix("nothing looks different"))
  }

  @Test func viewsThatMoveTogetherAreOneSentence() throws {
    let result = try diff(Self.document(top: 32))
    #expect(result.status == .differences)
    #expect(
      result.lines.dropFirst().prefix(3) == [
        "  Form", "    \"Title\" moved 12 points down; 1 view below it followed",
        "    constraint title.top = view.safeArea.top + 20 is now title.top = view.safeArea.top + 32",
      ], "\(result.text)")
    #expect(result.lines.count == 5)
  }

  @Test func textsStylesSizesAndViewsAreTold() throws {
    let button = """
      <button opaque="NO" buttonType="system" fixedFrame="YES" id="btn"><rect key="frame" x="50" y="300" width="90" height="30"/>
      <state key="normal" title="Go"/></button>
      """
    let result = try diff(
      Self.document(text: "Head", color: "blue", more: button, boxHeight: 50), "--format", "json")
    #expect(result.status == .differences)
    let changes = try changes(result)
    func sentences(_ kind: DiffReport.Change.Kind) -> [String] {
      changes.filter { $0.kind == kind }.map(\.sentence)
    }
    #expect(sentences(.text) == ["UILabel title says \"Head\" instead of \"Title\""])
    #expect(sentences(.restyled) == ["UIView[1] has background color #0000ff instead of #ff0000"])
    #expect(sentences(.resized).contains { $0.contains("became 10 points taller") })
    #expect(
      sentences(.views).count == 1 && sentences(.views)[0].contains("\"Go\" is new"), "\(sentences(.views))")
    // The constraints of what is new are not listed.
    #expect(sentences(.constraints) == ["constraint UIView[1].height = 40 is now UIView[1].height = 50"])
    #expect(changes.allSatisfy { $0.configurations == ["iPhone SE (3rd generation), portrait"] })
  }

  @Test func whatChangesNoPixelIsNotMentioned() throws {
    let result = try diff(Self.document(invisible: 300))
    #expect(result.status == .success, "\(result.text)")
  }

  /// A title of 370 points is cut on a device of 375 points, and moves nothing on the others.
  @Test func aChangeNamesItsDevices() throws {
    let limit = { (width: Int) in
      Self.document().replacingOccurrences(
        of: "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"100\" id=\"c5\"/>",
        with:
          "<constraint firstItem=\"box\" firstAttribute=\"width\" priority=\"900\" constant=\"350\" id=\"c5\"/>"
          + "<constraint firstItem=\"safe\" firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" "
          + "secondItem=\"box\" secondAttribute=\"trailing\" constant=\"\(width)\" id=\"c11\"/>")
    }
    // 375 - 16 - 350 = 9 are left on an iPhone SE, 393 - 366 = 27 on an iPhone 15.
    let (old, new) = (try write(limit(9), "Old.storyboard"), try write(limit(20), "New.storyboard"))
    let result = tool.run("diff", old, new)
    #expect(result.status == .differences)
    #expect(
      result.lines.contains {
        $0.hasSuffix("became 11 points narrower on iPhone SE (3rd generation), nothing elsewhere")
      }, "\(result.text)")
  }

  @Test func pagesHaveBothPicturesAndNoMarkupOfDocuments() throws {
    let file = tool.path("diff.html")
    let result = try diff(Self.document(text: "&lt;script&gt;x"), "--format", "html", "-o", file)
    #expect(result.status == .differences && result.lines.isEmpty)
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count == 3)
    #expect(!page.contains("<script>") && page.contains("&lt;script&gt;x"))
    let markdown = try diff(Self.document(text: "&lt;b&gt;*x*"), "--format", "markdown")
    #expect(markdown.lines[0].hasPrefix("# 1 scene of 1 document looks different"))
    #expect(markdown.text.contains(#"&lt;b>\*x\*"#) && !markdown.text.contains("<b>"))
  }

  @Test func foldersAreComparedByPath() throws {
    _ = try write(Self.document(), "a/Same.storyboard")
    _ = try write(Self.document(), "b/Same.storyboard")
    _ = try write(Self.document(), "a/In/Form.storyboard")
    _ = try write(Self.document(top: 30), "b/In/Form.storyboard")
    _ = try write(Self.document(), "a/Gone.storyboard")
    _ = try write(Self.document(), "b/New.storyboard")
    _ = try write("<document", "b/Damaged.xib")
    // Neither one for the Mac nor one that cannot be read and did not change is mentioned.
    for folder in ["a", "b"] { _ = try write("<archive/>", "\(folder)/Ancient.xib") }
    let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"></document>"
    _ = try write(mac, "b/Mac.xib")
    let tv =
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"><dependencies>"
      + "<plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\"/></dependencies></document>"
    _ = try write(tv, "b/TV.storyboard")
    let result = tool.run("diff", tool.path("a"), tool.path("b"), "--device", "iphone-se-3")
    #expect(result.status == .internalError)
    let titles = result.lines.filter { !$0.hasPrefix(" ") }
    #expect(
      titles.dropLast().map { $0.prefix(20) } == [
        "Damaged.xib: Damaged", "Gone.storyboard is g", "In/Form.storyboard", "New.storyboard is ne",
      ], "\(result.text)")
    #expect(result.errors.contains("error: Damaged.xib: Damaged.xib:1:"), "\(result.errors)")
  }

  /// A document with an image looks different if the image does; one without it is not even laid out.
  @Test func documentsOfChangedResourcesAreCompared() throws {
    let image = """
      <imageView contentMode="scaleToFill" fixedFrame="YES" image="Logo" id="img"><rect key="frame" x="50" y="300" width="40" \
      height="40"/></imageView>
      """
    for (folder, color) in [("a", UIColor.red), ("b", UIColor.blue)] {
      _ = try write(Self.document(more: image), "\(folder)/Logo.storyboard")
      // It cannot be read, which is told only if it is laid out and has changed.
      _ = try write("<archive/>", "\(folder)/Ancient.xib")
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      try picture.write(to: URL(fileURLWithPath: tool.path("\(folder)/Logo.png")))
    }
    let result = tool.run("diff", tool.path("a"), tool.path("b"), "--device", "iphone-se-3")
    #expect(result.status == .differences, "\(result.errors)")
    #expect(
      result.lines.prefix(3) == ["Logo.storyboard", "  Form", "    UIImageView is drawn differently"],
      "\(result.text)")
    let changes = ResourceChanges([
      "Assets.xcassets/Icons/Star.imageset/star.png", "fr.lproj/Main.strings", "x/Ab@2x.png",
    ])
    let star = try write("<image name=\"Star\"/>", "Star.xib")
    let other = try write("<image name=\"Starry\"/>", "Other.xib")
    #expect(changes.areShown(by: star) && !changes.areShown(by: other))
    #expect(changes.areShown(by: tool.path("Main.storyboard")))
    #expect(changes.areShown(by: try write("<image name=\"Ab\"/>", "Ab.xib")))
    #expect(ResourceChanges(["Font.ttf"]).areShown(by: other))
  }

  @Test func badInputIsNamed() throws {
    let document = try write(Self.document(), "Old.storyboard")
    let cases: [([String], String)] = [
      ([document], "Name two documents, two folders, or revisions as OLD..NEW."),
      ([document, tool.path("No.xib")], "No.xib: there is no such file"),
      ([document, tool.directory.url.path], "is a folder and"),
      ([document, try write("", "Notes.txt")], "Notes.txt is no document"),
      (["HEAD~1..HEAD", "--repository", tool.directory.url.path], "is in no git repository"),
      ([document, document, "--device", "iphone-0"], "iphone-0"),
    ]
    for (arguments, message) in cases {
      let result = tool.run(["diff"] + arguments)
      #expect(result.status == .usage && result.errors.contains(message), "\(arguments): \(result.errors)")
    }
  }

  // MARK: Revisions

  private func git(_ arguments: String..., at folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c",
        "commit.gpgsign=false",
      ]
      + arguments
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The names, sizes and times of all files of a folder.
  private func state(of folder: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.sorted().map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return "\(name) \(attributes[.size] ?? 0) \(attributes[.modificationDate] ?? 0)"
    }
  }

  @Test func revisionsAreComparedAndTheRepositoryIsNotTouched() throws {
    let folder = tool.path("repository")
    _ = try write(Self.document(), "repository/App/Main.storyboard")
    _ = try git("init", "--quiet", at: folder)
    _ = try git("add", "-A", at: folder)
    _ = try git("commit", "--quiet", "-m", "One", at: folder)
    _ = try git("mv", "App/Main.storyboard", "App/Start.storyboard", at: folder)
    _ = try write(Self.document(top: 24), "repository/App/Start.storyboard")
    _ = try git("add", "-A", at: folder)
    _ = try git("commit", "--quiet", "-m", "Two", at: folder)
    // A change that is not committed is no part of a revision.
    _ = try write(Self.document(top: 90), "repository/App/Start.storyboard")
    let before = try state(of: folder)
    let result = tool.run("diff", "HEAD~1..HEAD", "--repository", folder, "--device", "iphone-se-3")
    #expect(try state(of: folder) == before)
    #expect(result.status == .differences, "\(result.errors)")
    #expect(result.lines.first == "App/Start.storyboard, renamed from App/Main.storyboard")
    #expect(
      result.lines.contains("    \"Title\" moved 4 points down; 1 view below it followed"), "\(result.text)")
    #expect(!result.text.contains(NSTemporaryDirectory()))
    let same = tool.run("diff", "HEAD..", "--repository", folder, "--device", "iphone-se-3")
    #expect(same.status == .success)
    let wrong = tool.run("diff", "HEAD..nothing", "--repository", folder)
    #expect(wrong.status == .usage && wrong.errors.contains("nothing is no revision of"))
  }
  /// The configuration of a repository names programs that git would run, and its files can be links.
  @Test func repositoriesRunNothing() throws {
    let folder = tool.path("hostile")
    let mark = tool.path("mark")
    _ = try write(Self.document(), "hostile/Main.storyboard")
    _ = try write("*.storyboard filter=own diff=own\n", "hostile/.gitattributes")
    _ = try git("init", "--quiet", at: folder)
    _ = try git("add", "-A", at: folder)
    _ = try git("commit", "--quiet", "-m", "One", at: folder)
    _ = try write(Self.document(top: 24), "hostile/Main.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Linked.storyboard", withDestinationPath: tool.path("elsewhere.storyboard"))
    _ = try write(Self.document(top: 40), "elsewhere.storyboard")
    _ = try git("add", "-A", at: folder)
    _ = try git("commit", "--quiet", "-m", "Two", at: folder)
    for key in [
      "filter.own.smudge", "filter.own.process", "diff.own.textconv", "diff.own.command", "diff.external",
      "core.fsmonitor",
      "core.pager", "core.alternateRefsCommand", "core.sshCommand", "uploadpack.packObjectsHook",
    ] {
      _ = try git("config", key, "touch '\(mark)'; cat", at: folder)
    }
    let result = tool.run("diff", "HEAD~1..HEAD", "--repository", folder, "--device", "iphone-se-3")
    #expect(result.status == .differences, "\(result.errors)")
    #expect(
      result.lines.contains("    \"Title\" moved 4 points down; 1 view below it followed"), "\(result.text)")
    #expect(!result.text.contains("Linked"), "\(result.text)")
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}

/// `diff` in a process of its own, which can be copied.
@Suite struct DiffBinaryTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A document with labels below each other.
  private func write(_ name: String, labels: Int, first: String) throws {
    let place = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    var (views, constraints) = ("", "")
    for index in 0..<labels {
      let (above, edge) = index == 0 ? ("root", "top") : ("l\(index - 1)", "bottom")
      views +=
        "<label text=\"\(index == 0 ? first : "L\(index)")\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(index)\">"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
      constraints +=
        "<constraint firstItem=\"l\(index)\" firstAttribute=\"top\" secondItem=\"\(above)\" secondAttribute=\"\(edge)\" id=\"t\(index)\"/>"
        + "<constraint firstItem=\"l\(index)\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" id=\"x\(index)\"/>"
    }
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Form" id="vc" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(views)</subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    <constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
    """.write(to: place, atomically: true, encoding: .utf8)
  }

  private func writeDocuments() throws {
    try write("old/Heavy.storyboard", labels: 2, first: "Title")
    try write("new/Heavy.storyboard", labels: 5000, first: "Title")
    try write("old/Light.storyboard", labels: 2, first: "Title")
    try write("new/Light.storyboard", labels: 2, first: "Head")
  }

  private static let light = ["Light.storyboard", "  Form", "    UILabel says \"Head\" instead of \"Title\""]

  @Test func aSceneThatTakesTooLongIsToldAndTheRestGoesOn() throws {
    try writeDocuments()
    let result = try Binary(name: "tinamou").run(
      "diff", "old", "new", "--device", "iphone-se-3", "--screen-timeout", "1", in: directory.url)
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Heavy.storyboard") == true, "\(result.text)")
    // On a busy machine, reading the document takes as long already.
    #expect(result.text.contains("timeout: it took more than 1 seconds"), "\(result.text)")
    #expect(Self.light.allSatisfy(lines.contains), "\(result.text)")
    #expect(lines.last?.hasPrefix("1 scene of 1 document looks different, and 1 ") == true)
    #expect([4, 70].contains(result.status))
  }

  /// A limit of the system ends the process that takes more than a second of processor time.
  @Test func aSceneThatEndsItsProcessIsToldAndTheRestGoesOn() throws {
    try writeDocuments()
    let tool = Binary.products.appendingPathComponent("tinamou").path
    let limited = try SpawnedProgram(
      name: "bash",
      arguments: [
        "-c", "ulimit -t 1; cd \"$1\"; exec \"$0\" diff old new --device iphone-se-3", tool,
        directory.url.path,
      ],
      environment: ProcessInfo.processInfo.environment
    ).run()
    let lines = String(decoding: limited.output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "Heavy.storyboard", "  Form", "    new error crash: it ended its process: signal \(SIGKILL)",
      ], "\(lines)")
    #expect(Self.light.allSatisfy(lines.contains), "\(lines)")
    #expect(limited.status == 4)
  }
}
