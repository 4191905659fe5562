import DeviceModels
import Foundation
import ScreenSession
import TestSupport
import Testing

/// The process that shows a screen and answers requests, of which pages and the server for agents are clients.
@Suite struct SessionCommandTests {
  private func session(
    _ binary: String, _ arguments: [String], _ requests: [String]
  ) throws -> [SessionAnswer] {
    let input = Data((requests.joined(separator: "\n") + "\n").utf8)
    let result = try Binary(name: binary).run("session", more: arguments, input: input)
    #expect(result.status == 0, "\(result.errors)")
    return try result.text.split(separator: "\n").map {
      try JSONDecoder().decode(SessionAnswer.self, from: Data($0.utf8))
    }
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c1">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController storyboardIdentifier="First" id="c1" customClass="FirstViewController" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="g1"/>
                <constraints>
                  <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="16" id="k1"/>
                  <constraint firstItem="l1" firstAttribute="top" secondItem="g1" secondAttribute="top" id="k2"/>
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewController storyboardIdentifier="Second" id="c2" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v2">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <label opaque="NO" text="Other" id="l2">
                    <rect key="frame" x="20" y="100" width="100" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label>
                </subviews>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  @Test func documentsAreScreensOfASession() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Main.storyboard")
    try Self.storyboard.write(to: file, atomically: true, encoding: .utf8)
    let answers = try session(
      "tinamou", [file.path],
      [#"{"method":"inspect","arguments":{}}"#, #"{"method":"describe","arguments":{}}"#])
    #expect(answers.count == 3)
    #expect(answers[0].structured?["screens"] == .array([.string("First"), .string("Second")]))
    guard case .array(let views)? = answers[1].structured?["views"],
      case .array(let constraints)? = answers[1].structured?["constraints"]
    else { throw CocoaError(.fileReadCorruptFile) }
    let label = try #require(views.first { $0["text"]?.text == "Name" })
    #expect(label["source"]?["file"]?.text == file.path && label["source"]?["line"]?.double == 11)
    #expect(label["frame"] != nil && answers[2].text.contains(#"text "Name""#))
    let leading = try #require(constraints.first { $0["constant"]?.double == 16 })
    let top = try #require(
      constraints.first { $0["first"]?["attribute"]?.text == "top" && $0["line"]?.double == 18 })
    func edit(_ id: JSONValue?, _ change: String) -> String {
      #"{"method":"edit","arguments":{"constraint":"\#(id?.text ?? "")",\#(change)}}"#
    }
    let name = label["id"]?.text?.replacing("\"", with: "\\\"") ?? ""
    let edits = try session(
      "tinamou", [file.path],
      [
        edit(leading["id"], #""constant":24.5"#), edit(top["id"], #""constant":8"#),
        #"{"method":"edit","arguments":{"view":"\#(name)","text":"A & B"}}"#,
        edit(.string("none"), #""constant":1"#),
      ])
    let changes = edits.map { $0.structured?["change"] }
    #expect(changes[1]?["line"]?.double == 17)
    #expect(changes[1]?["text"]?.text?.contains(#"constant="24.5" id="k1""#) == true)
    #expect(changes[2]?["text"]?.text?.contains(#"constant="8" id="k2""#) == true)
    #expect(changes[3]?["text"]?.text?.contains(#"text="A &amp; B""#) == true)
    #expect(edits[4].isFailure == true && edits[4].text.hasPrefix(#"there is no constraint "none""#))
    let second = try session("tinamou", [file.path, "--screen=Second"], [])
    #expect(second[0].structured?["screen"]?.text == "Second")
  }

  /// An agent opens a document by its path, and its second scene by name.
  @Test func agentsOpenDocuments() throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Main.storyboard")
    try Self.storyboard.write(to: file, atomically: true, encoding: .utf8)
    let lines = [("", 1), (#","screen":"Second""#, 2)].map { screen, id in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"open","arguments":{"project":"\#(file.path)"\#(screen)}}}"#
    }
    let result = try Binary(name: "tinamou").run(
      "serve", input: Data((lines.joined(separator: "\n") + "\n").utf8))
    let answers = result.text.split(separator: "\n").map(String.init)
    #expect(answers.count == 2 && answers.allSatisfy { !$0.contains(#""isError":true"#) }, "\(result.text)")
    #expect(answers.first { $0.contains(#""id":1"#) }?.contains("Screens: First, Second") == true)
    #expect(answers.first { $0.contains(#""id":2"#) }?.contains("Other") == true)
  }

  /// In code, a number is replaced if it is in the line once; else the line is shown as it is, with a note.
  @Test func editsNameTheLineOfCode() throws {
    let answers = try session("tinamou-examples", ["Form"], [#"{"method":"inspect","arguments":{}}"#])
    guard case .array(let constraints)? = answers[1].structured?["constraints"] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let written = constraints.filter {
      $0["file"]?.text?.hasSuffix(".swift") == true && ($0["constant"]?.double ?? 0) != 0
        && $0["kind"]?.text == "explicit"
    }
    #expect(!written.isEmpty)
    let edits = try session(
      "tinamou-examples", ["Form"],
      written.prefix(8).map {
        #"{"method":"edit","arguments":{"constraint":"\#($0["id"]?.text ?? "")","constant":123.25}}"#
      })
    for (edit, constraint) in zip(edits.dropFirst(), written) {
      let change = try #require(edit.structured?["change"])
      #expect(change["file"] == constraint["file"] && change["line"] == constraint["line"])
      let isChanged = change["text"]?.text?.contains("123.25") == true
      #expect(isChanged == (change["note"] == nil))
      #expect(isChanged || change["text"] == change["before"])
    }
  }

  /// The recorded test compiles.
  @Test func recordedTestsCompile() throws {
    let answers = try session(
      "tinamou-examples", ["Sign up"],
      [
        #"{"method":"act","arguments":{"action":"type","target":"Name","text":"Ada \"L\"\n"}}"#,
        #"{"method":"touch","arguments":{"phase":"down","x":100,"y":200,"finger":1}}"#,
        #"{"method":"touch","arguments":{"phase":"move","x":100,"y":150,"finger":1,"seconds":0.1}}"#,
        #"{"method":"touch","arguments":{"phase":"up","x":100,"y":140.5,"finger":1,"seconds":0.1}}"#,
        #"{"method":"touch","arguments":{"phase":"down","x":100,"y":200}}"#,
        #"{"method":"touch","arguments":{"phase":"cancel","x":100,"y":200}}"#,
        #"{"method":"scroll","arguments":{"x":100,"y":200,"dy":40}}"#,
        #"{"method":"settings","arguments":{"textSize":"ax2","orientation":"landscape","direction":"rtl","reduceMotion":true}}"#,
        #"{"method":"clock","arguments":{"advance":0.25}}"#,
        #"{"method":"act","arguments":{"action":"wait"}}"#,
        #"{"method":"record","arguments":{}}"#,
      ])
    #expect(answers.allSatisfy { $0.isFailure != true }, "\(answers.map(\.text))")
    let source = try #require(answers.last?.structured?["test"]?.text)
    #expect(source.contains(#"device.typeText("Ada \"L\"\n")"#))
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("Visit.swift")
    try (source + "\nfinal class SignUpViewController: UIViewController {}\n").write(
      to: file, atomically: true, encoding: .utf8)
    let (status, said) = try typeCheck(file)
    #expect(status == 0, "\(said)\n\(source)")
  }

  private func typeCheck(_ file: URL) throws -> (status: Int32, output: String) {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
    let maps = modules.flatMap { ["\($0.path)/module.modulemap", "\($0.path)/include/module.modulemap"] }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let libraries = ["cairo", "pangocairo", "pangoft2", "libjpeg", "libxml-2.0"]
    let flags = try run(["pkg-config", "--cflags"] + libraries).output.split(whereSeparator: \.isWhitespace)
    return try run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", file.path, "-I",
        Binary.products.appendingPathComponent("Modules").path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + flags.flatMap { ["-Xcc", String($0)] })
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // The compiler's driver leaves a folder in each run.
    let temporary = try TemporaryDirectory()
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
