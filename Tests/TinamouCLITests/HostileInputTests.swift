import Foundation
import TestSupport
import Testing

/// Files of devices that cannot be used, and errors in words.
@Suite struct HostileInputTests {
  private static let deviceFiles: [String] = [
    "", "null", "[]", "{\"devices\": null}", "{\"devices\": {\"a\": 1}}", "\u{feff}{", "{\"devices\": [{}]}",
    String(repeating: "[", count: 200_000), String(repeating: "{\"devices\":", count: 100_000),
    "{\"devices\": [{\"id\": \"a\", \"size\": [1e400, 1]}]}",
    "{\"devices\": [{\"id\": \"a\", \"size\": [-1, 1]}]}",
    "{\"devices\": [{\"id\": \"a\", \"size\": [1e300, 1e300]}]}",
    "{\"devices\": [{\"id\": \"a\", \"size\": [0, 0]}]}",
    "{\"devices\": [{\"id\": \"a\", \"size\": [100, 100], \"scale\": 1e9}]}",
    "{\"devices\": [{\"id\": \"../../x\\u0000\", \"size\": [\"1\", {}]}]}",
    "{\"devices\": [{\"id\": \"a\", \"like\": \"a\"}, {\"id\": \"b\", \"like\": \"b\"}]}",
  ]

  /// Whatever stands in it: an error of usage that names the file, never a crash.
  @Test(arguments: deviceFiles.indices) func deviceFilesAreErrors(_ index: Int) throws {
    let scratch = try TemporaryDirectory()
    let file = scratch.url.appendingPathComponent("devices.json").path
    try Data(Self.deviceFiles[index].utf8).write(to: URL(fileURLWithPath: file))
    let result = try Binary(name: "tinamou").run("devices", "--devices-file", file)
    #expect(result.status == 64, "\(Self.deviceFiles[index].prefix(60)): \(result.errors.prefix(400))")
    #expect(result.errors.contains("devices.json"), "\(result.errors.prefix(400))")
    #expect(!result.errors.contains("NSCocoaErrorDomain"))
  }

  /// Errors of the system are in words, with the path.
  @Test func errorsAreWords() throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.url.path
    func write(_ text: String, _ name: String) throws -> String {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
      return folder + "/" + name
    }
    let source = try write("import UIKit\n", "A.swift")
    let file = try write("", "file")
    try FileManager.default.createDirectory(atPath: folder + "/Empty", withIntermediateDirectories: true)
    let commands: [[String]] = [
      ["devices", "--devices-file", folder], ["devices", "--devices-file", folder + "/missing"],
      ["render", folder + "/missing.storyboard"], ["render", folder + "/Missing.xcodeproj"],
      ["adapt", source],
      ["test", folder + "/missing"], ["build", folder + "/Empty"], ["adapt", folder],
      ["adapt", folder + "/missing.swift"],
      ["render", folder, "--font", folder], ["render", folder, "-o", folder + "/a.bmp"],
    ]
    for arguments in commands {
      // The cache is in the place of a file: nothing can be written.
      let result = try Binary(name: "tinamou").run(
        arguments[0], more: Array(arguments.dropFirst()), environment: ["XDG_CACHE_HOME": file])
      #expect([1, 64, 70].contains(result.status), "\(arguments): \(result.status)")
      #expect(
        !result.errors.contains("NSCocoaErrorDomain") && !result.errors.contains("NSPOSIXErrorDomain")
          && !result.errors.contains("Error Domain=") && !result.errors.contains("CocoaError"),
        "\(result.errors)")
      #expect(
        result.errors.contains(folder) || result.errors.contains("A.swift"), "\(arguments): \(result.errors)")
    }
  }

  /// The tool has a limit of its own, so that no input takes the memory of all of the machine.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/limits"), "there is no /proc here"))
  func theToolIsLimited() throws {
    let process = Process()
    process.executableURL = Binary.products.appendingPathComponent("tinamou")
    // It waits for requests.
    process.arguments = ["serve"]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      // It goes on at SIGTERM while its input is open.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let most = ProcessInfo.processInfo.physicalMemory / 4 * 3
    var limit = ""
    for _ in 0..<500 where !limit.contains("\(most)") {
      usleep(20_000)
      let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/limits", encoding: .utf8)
      limit = text.split(separator: "\n").first { $0.hasPrefix("Max data size") }.map(String.init) ?? ""
    }
    #expect(limit.contains("\(most)"), "\(limit)")
  }

  /// Vector images of a document are drawn within the limits that SECURITY.md has; after three that fail slowly, the others are boxes
  /// at once.
  @Test func vectorImagesAreLimited() throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.url.path
    let program = folder + "/rsvg-convert"
    try ExecutableFile.write(
      """
      #!/bin/sh
      echo "$(ulimit -t) $(ulimit -v)" >> '\(folder)/runs'
      sleep 1.2
      exit 1

      """, to: program)
    var views = ""
    for index in 0..<6 {
      try "<svg width=\"10\" height=\"10\"/>".write(
        toFile: "\(folder)/a\(index).svg", atomically: false, encoding: .utf8)
      views += """
        <imageView image="a\(index).svg" id="i\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
        """
    }
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects><view id="root"><rect key="frame" x="0" y="0" width="90" height="90"/>\
    <subviews>\(views)</subviews></view></objects></document>
    """.write(toFile: folder + "/A.xib", atomically: false, encoding: .utf8)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try Binary(name: "tinamou").run(
      "render", folder + "/A.xib", "-o", folder + "/a.png", environment: ["PATH": "\(folder):\(path)"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try String(contentsOfFile: folder + "/runs", encoding: .utf8)
        == String(repeating: "5 2097152\n", count: 3), "\(result.errors)")
    func lines(_ words: String) -> Int {
      result.errors.split(separator: "\n").count { $0.contains(words) }
    }
    #expect(lines("rsvg-convert cannot draw it; it is a box") == 3, "\(result.errors)")
    #expect(
      lines("is a box; 3 vector images before it could not be drawn within limits") == 3, "\(result.errors)")
  }
}
