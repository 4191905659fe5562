import Foundation
import TestSupport
import Testing

/// A project runs nothing while it is built, and its compilers read what the application may read.
extension ProjectCommandTests {
  /// A way by which a project asks the compiler or the linker for something.
  private struct Attack {
    let name: String
    /// The C source, beside a function that the application calls.
    var c = ""
    /// The attributes of the module in its map.
    var map = ""
    /// A further Swift source.
    var swift = ""
    /// The words that the tool says.
    let says: String
  }

  /// Bytes as a tuple of Swift, for a constant in a section.
  private func section(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return """
      @_section(".swift1_autolink_entries") @_used
      let __entries: (\(bytes.map { _ in "UInt8" }.joined(separator: ", "))) = (\(bytes.map(String.init).joined(separator: ", ")))

      """
  }

  @Test func hostileProjectsRunNothingWhileTheyAreBuilt() throws {
    let home = scratch.url.appendingPathComponent("home3")
    let mark = scratch.url.appendingPathComponent("ran").path
    let linker = scratch.url.appendingPathComponent("linker.sh").path
    let key = home.appendingPathComponent(".ssh/id_ed25519").path
    for file in [linker, key] {
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    try ExecutableFile.write("#!/bin/sh\ntouch \(mark)\nexit 1\n", to: linker)
    try "a".write(toFile: key, atomically: true, encoding: .utf8)
    func entries(_ text: String) -> String {
      "__attribute__((section(\".swift1_autolink_entries\"), used)) static const char entries[] = \"\(text)\";\n"
    }
    let refused = "only libraries, by their names, are linked"
    let attacks = [
      Attack(name: "Section", c: entries("-lm\\0--ld-path=\(linker)"), says: refused),
      Attack(name: "Selection", c: entries("-fuse-ld=\(linker)"), says: refused),
      Attack(name: "Response", c: entries("@\(key)"), says: refused),
      Attack(name: "File", c: entries("-l:\(key)"), says: refused),
      Attack(name: "Map", map: "link \"m --ld-path=\(linker)\"", says: refused),
      Attack(name: "Swift", swift: section("--ld-path=\(linker)"), says: refused),
      Attack(name: "Embed", c: "const char key[] = {\n#embed \"\(key)\"\n};\n", says: "file not found"),
      Attack(
        name: "Assembler", c: "__asm__(\".globl key\\nkey: .incbin \\\"\(key)\\\"\\n\");\n",
        says: "Could not find incbin file"),
      Attack(name: "Include", c: "#include \"\(key)\"\n", says: "file not found"),
    ]
    for attack in attacks {
      let package = home.appendingPathComponent("Build\(attack.name)")
      func write(_ text: String, _ name: String) throws {
        let file = package.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Build\(attack.name)", targets: [
          .target(name: "Part"), .executableTarget(name: "App", dependencies: ["Part"])])

        """, "Package.swift")
      try write("int two(void);\n", "Sources/Part/include/Part.h")
      try write(
        "module Part { header \"Part.h\" \(attack.map)\n export * }\n",
        "Sources/Part/include/module.modulemap")
      try write("#include \"Part.h\"\n\(attack.c)int two(void) { return 2; }\n", "Sources/Part/Part.c")
      try write(
        """
        import Part
        import UIKit

        \(ApplicationSource.delegate(showing: "Shown"))

        class Shown: UIViewController {
          override func viewDidLoad() { view.tag = Int(two()) }
        }
        \(attack.swift)
        """, "Sources/App/App.swift")
      var more = ["-o", scratch.url.appendingPathComponent("built").path]
      if hasSandbox { more.append("--sandbox") }
      let result = try Binary(name: "tinamou").run(
        "render", package.path, more: more,
        environment: ["XDG_CACHE_HOME": scratch.cache, "HOME": home.path, "CFFIXED_USER_HOME": ""])
      #expect(result.status == 3, "\(attack.name): \(result.status) \(result.errors)")
      #expect(result.errors.contains(attack.says), "\(attack.name): \(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: mark), "\(attack.name)")
    }
  }

  /// A Boolean value that indicates whether bubblewrap works here. In continuous integration it has to: green would promise what was not tried.
  var hasSandbox: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "bwrap", "--unshare-user", "--unshare-net", "--unshare-pid", "--ro-bind", "/", "/", "true",
    ]
    process.standardError = FileHandle.nullDevice
    let works: Bool
    do {
      try process.run()
      process.waitUntilExit()
      works = process.terminationStatus == 0
    } catch { works = false }
    if !works, ProcessInfo.processInfo.environment["CI"] != nil {
      Issue.record("bubblewrap does not work here, so that the sandbox is not tested")
    }
    return works
  }
}
