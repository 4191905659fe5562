import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI
@testable import TinamouScreenTests
@testable import TinamouSnapshots
@testable import UIKit

#Preview("Preview of tests") { CardController(gap: 40) }
#Preview {
  let view = UIView()
  view.frame.size = CGSize(width: 40, height: 30)
  return view
}
#Preview /* without a name */() { CardController(gap: 41) }
#Preview(nil, traits: .sizeThatFitsLayout, .landscapeLeft) {
  let label = UILabel()
  label.text = "Fits"
  return label
}
#Preview("In a container", traits: .fixedLayout(width: 200, height: 80)) {
  let controller = CardController(gap: 42)
  controller
}

/// The suite that GenerateScreenTests writes, while it runs.
@MainActor @Suite(.serialized, .ownFailures) struct ScreenSuiteTests {
  let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data("snapshots:\n  devices: [iphone-se-3]\nsettings:\n  scale: 1\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path + "/tinamou.yml"))
  }

  private func suite(
    gap: CGFloat = 16, main: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> ScreenSuite {
    let registering: @MainActor @Sendable () async throws -> Void = {
      await Tinamou.main(screens: [
        Screen("Card") { CardController(gap: gap) }, Screen("Computed") { UIViewController() },
      ])
    }
    return ScreenSuite(
      folder: folder.path, names: ["Card", "Preview of tests"], executables: [main ?? registering])
  }

  /// Functions that look for previews see those above, with the names that they have or those of the file.
  @Test func previewsAreDeclaredByTheMacro() throws {
    let names = Previews.all.map(\.name)
    let own = names.firstIndex(of: "Preview of tests")
    #expect(
      own.map { names[$0...].prefix(5) }
        == ["Preview of tests", "ScreenSuiteTests", "ScreenSuiteTests", "ScreenSuiteTests", "In a container"])
    let card = try #require(Previews.all.first { $0.name == "Preview of tests" }?.makeController())
    #expect((card as? CardController)?.gap == 40)
    let plain = try #require(Previews.all.first { $0.name == "ScreenSuiteTests" }?.makeController())
    #expect(plain.view.subviews.map(\.frame.size) == [CGSize(width: 40, height: 30)])
    let traits = Previews.all.filter { $0.orientation != nil || $0.name == "In a container" }
    #expect(traits.map(\.orientation) == [.landscapeLeft, nil])
    let child = traits.last?.makeController()
    child?.loadViewIfNeeded()
    #expect((child?.children.first as? CardController)?.gap == 42)
  }

  @Test func registeredScreensPreviewsAndOthersAreVerified() async throws {
    let first = suite()
    #expect(try await first.contains("Card"))
    #expect(try await first.contains("Preview of tests"))
    #expect(try await !first.contains("Gone"))
    let others = try await first.others().map(\.name)
    #expect(others.contains("Computed") && others.contains("ScreenSuiteTests 2") && !others.contains("Card"))
    let missing = try await first.failures(of: "Card", mode: .never)
    #expect(missing.map(\.message.isEmpty) == [false])
    #expect(missing[0].message.hasPrefix("iphone-se-3.portrait.light: there is no reference; "))
    #expect(missing[0].attachments.map(\.name) == ["card.iphone-se-3.portrait.light.actual.png"])
    let recorded = try await first.failures(of: "Card", mode: .missing)
    let reference = folder.path + "/__Snapshots__/card/iphone-se-3.portrait.light.png"
    #expect(recorded.first?.message.contains("Recorded \(reference).") == true)
    #expect(try CGImage.decode(Data(contentsOf: URL(fileURLWithPath: reference))).width == 375)
    #expect(try await first.failures(of: "Card", mode: .never).isEmpty)

    let moved = try await suite(gap: 24).failures(of: "Card", mode: .missing)
    #expect(
      moved.first?.message.hasPrefix(
        "iphone-se-3.portrait.light: \"Continue\" moved 8 points down; 2 views below it followed\n") == true)
    #expect(moved.first?.attachments.count == 3)
    let report = SnapshotFiles.failures + "/screens-" + (folder.path as NSString).lastPathComponent
    #expect(FileManager.default.fileExists(atPath: report + "/index.html"))
    let results = try SnapshotResults(folder: UserFolder(named: report)).results
    #expect(results.map(\.status) == [.different])
    #expect(try await suite(gap: 24).failures(of: "Card", mode: .failed).count == 1)
    #expect(try await suite(gap: 24).failures(of: "Card", mode: .never).isEmpty)
    #expect(try await suite(gap: 24).failures(of: "Card", mode: .all).count == 1)
  }

  @Test func aFileThatChoosesScreensLeavesOutOthers() async throws {
    try Data("screens: [Computed]\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/tinamou.yml"))
    let suite = suite()
    #expect(try await !suite.contains("Card"))
    #expect(try await suite.others().map(\.name) == ["Computed"])
  }

  @Test func aMainWithoutScreensAndAWrongFileAreErrors() async throws {
    await #expect(throws: (any Error).self) { _ = try await suite(main: {}).contains("Card") }
    struct Other: Error {}
    await #expect(throws: Other.self) { _ = try await suite(main: { throw Other() }).contains("Card") }
    try Data("devcies: a\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/tinamou.yml"))
    await #expect(throws: ProjectFile.Failure.self) { _ = try await suite().contains("Card") }
  }
}
