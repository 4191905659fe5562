import Foundation
import Testing

/// The README's program draws its screen.
@Suite struct MyScreensTests {
  @Test func drawsAPicture() throws {
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let process = Process()
    process.executableURL = directory.appendingPathComponent("MyScreens")
    process.arguments = ["render", "--device", "iphone-15", "-o", picture.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// The README shows what is tested here.
  @Test func theREADMEHasTheProgram() throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let program = try String(
      contentsOf: package.appendingPathComponent("Sources/MyScreens/MyScreens.swift"), encoding: .utf8)
    let readme = try String(contentsOf: package.appendingPathComponent("../../README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(program)```"))
  }
}
