import Foundation
import TestSupport
import Testing

/// `scripts/install` makes an installation that needs no build folder, and a program without its resources says so.
@Suite struct InstallationTests {
  private let build = Binary.products
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func run(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, messages)
  }

  /// A release build shows applications the bodies of the functions that replace Foundation's, under the same names: the compiler takes
  /// both only if their types are the same.
  @Test func functionsInPlaceOfFoundationsHaveTheirTypes() throws {
    let scratch = try TemporaryDirectory()
    let source = try String(
      contentsOf: root.appendingPathComponent("Sources/ApplicationHost/Interposed.swift"), encoding: .utf8)
    let alone = source.replacingOccurrences(of: "import ObjectiveCSupport\n", with: "")
      .replacingOccurrences(of: "ProcessLocale.preferredLanguages", with: "[\"en\"]")
      .replacingOccurrences(of: "DeviceConditions.systemVersion", with: "18")
    let program = """
      import Foundation
      import Interposed
      public func described() -> String {
        let (process, version) = (ProcessInfo.processInfo, OperatingSystemVersion())
        return Locale.preferredLanguages[0] + process.operatingSystemVersionString
          + "\\(process.operatingSystemVersion.majorVersion) \\(process.isOperatingSystemAtLeast(version))"
      }
      """
    for (name, text) in [("Interposed", alone), ("Program", program)] {
      try Data(text.utf8).write(to: scratch.url.appendingPathComponent(name + ".swift"))
    }
    let folder = scratch.url.path
    let common = ["swiftc", "-parse-as-library", "-c", "-I", folder]
    for arguments in [
      [
        "-O", "-wmo", "-Xfrontend", "-enable-default-cmo", "-emit-module", "-module-name", "Interposed",
        "\(folder)/Interposed.swift", "-emit-module-path", "\(folder)/Interposed.swiftmodule", "-o",
        "\(folder)/Interposed.o",
      ], ["-Onone", "\(folder)/Program.swift", "-o", "\(folder)/Program.o"],
    ] {
      // The compiler's driver leaves a folder in each run.
      let result = try run("/usr/bin/env", common + arguments, environment: ["TMPDIR": folder])
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func anInstallationFindsWhatItReads() throws {
    let scratch = try TemporaryDirectory()
    let prefix = scratch.url.appendingPathComponent("prefix").path
    let installed = try run(
      root.appendingPathComponent("scripts/install").path, [prefix],
      environment: ["TINAMOU_BUILD": build.path, "TINAMOU_STAND_INS": "os"])
    #expect(installed.status == 0, "\(installed.errors)")
    let document = scratch.url.appendingPathComponent("Label.xib")
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <objects><label text="Hi" id="label"><rect key="frame" x="0" y="0" width="40" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></objects>
      </document>
      """.utf8
    ).write(to: document)
    let frames = try run(prefix + "/bin/tinamou", ["frames", document.path])
    #expect(frames.status == 0, "\(frames.errors)")
    #expect(frames.output.contains("label"))
    let picture = scratch.url.appendingPathComponent("label.png").path
    let drawn = try run(prefix + "/bin/tinamou", ["render", document.path, "-o", picture])
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  @Test func aProgramAloneSaysWhatItLacks() throws {
    let scratch = try TemporaryDirectory()
    let copy = scratch.url.appendingPathComponent("tinamou").path
    try ExecutableFile.copy(build.appendingPathComponent("tinamou").path, to: copy)
    let result = try run(copy, ["devices"])
    #expect(result.status == 70)
    #expect(result.errors.contains("tinamou_DeviceModels.resources is neither in \(scratch.url.path)"))
    #expect(result.errors.split(separator: "\n").count == 1, "no trace")
  }
}
