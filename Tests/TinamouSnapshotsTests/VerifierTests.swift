import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import TinamouSnapshots

/// Comparing with references and writing them, in a folder of the test's own.
@MainActor @Suite(.ownFailures) struct VerifierTests {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func content(_ controller: UIViewController) throws -> SnapshotContent {
    try Stage(.iPhoneSe3).picture(of: controller)
  }

  private func verify(
    _ content: SnapshotContent, _ mode: SnapshotRecordMode, _ files: SnapshotFiles? = nil
  ) -> SnapshotVerifier.Failure? {
    SnapshotVerifier(files: files ?? folder.files(), mode: mode).verify(content)
  }

  @Test func aMissingReferenceFailsAndIsRecordedOnce() throws {
    let files = folder.files()
    let card = try content(CardController())
    #expect(verify(card, .never)?.message.hasPrefix("There is no reference") == true)
    #expect(!FileManager.default.fileExists(atPath: files.reference.path))
    #expect(verify(card, .missing)?.message.hasPrefix("There was no reference; recorded") == true)
    #expect(FileManager.default.fileExists(atPath: files.record.path))
    for mode in [SnapshotRecordMode.missing, .failed, .never] { #expect(verify(card, mode) == nil) }
    #expect(verify(card, .all)?.message.hasPrefix("Recorded") == true)
  }

  @Test func aFailureSaysWhatMoved() throws {
    _ = verify(try content(CardController()), .missing)
    let failure = try #require(verify(try content(CardController(gap: 24)), .missing))
    #expect(failure.message.hasPrefix("\"Continue\" moved 8 points down; 2 views below it followed\n"))
    #expect(failure.message.contains("(frames)"))
    #expect(
      failure.attachments.map(\.name)
        == ["test.1.expected.png", "test.1.actual.png", "test.1.difference.png"])
    for attachment in failure.attachments { _ = try CGImage.decode(attachment.data) }
    // The reference stays as it was.
    #expect(verify(try content(CardController()), .never) == nil)
  }

  @Test func textsAndColoursAreTold() throws {
    _ = verify(try content(CardController()), .missing)
    let text = try #require(verify(try content(CardController(word: "Hello")), .never))
    #expect(text.message.contains("UILabel titleLabel says \"Hello\" instead of \"Welcome\""))
    let red = CardController()
    red.loadViewIfNeeded()
    red.view.backgroundColor = UIColor(red: 1, green: 1, blue: 254.0 / 255, alpha: 1)
    let colour = try #require(verify(try content(red), .never))
    #expect(colour.message.contains("changed colour"))
    #expect(colour.message.contains("(colour)"))
  }

  @Test func failedRecordsWhatDiffers() throws {
    _ = verify(try content(CardController()), .missing)
    let new = try content(CardController(gap: 20))
    #expect(verify(new, .failed)?.message.contains("recorded it as the new reference") == true)
    #expect(verify(new, .never) == nil)
  }

  @Test func damagedReferencesFail() throws {
    let files = folder.files()
    let card = try content(CardController())
    _ = verify(card, .missing)
    let whole = try Data(contentsOf: URL(fileURLWithPath: files.reference.path))
    for count in [0, 5, 40, whole.count / 2, whole.count - 20] {
      try whole.prefix(count).write(to: URL(fileURLWithPath: files.reference.path))
      #expect(verify(card, .missing)?.message.contains("is damaged") == true, "\(count) bytes")
    }
    try whole.write(to: URL(fileURLWithPath: files.reference.path))
    try Data("{\"format\": 1".utf8).write(to: URL(fileURLWithPath: files.record.path))
    #expect(verify(card, .never)?.message.contains("Record it again") == true)
    // Pictures that were recorded elsewhere have no record.
    try FileManager.default.removeItem(atPath: files.record.path)
    #expect(verify(card, .never) == nil)
    let other = verify(try content(CardController(gap: 20)), .never)
    #expect(other?.message.contains("has no record of frames") == true)
  }

  @Test func aFolderThatCannotBeWrittenFails() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/__Snapshots__"))
    let failure = verify(try content(CardController()), .missing)
    #expect(failure?.message.contains("cannot be written") == true)
  }

  @Test func tolerancesAreInTheNumbersOfiOSTeams() throws {
    func badge(_ blue: CGFloat) throws -> SnapshotContent {
      try Stage(.iPhone15).picture(
        of: TinamouSnapshotsTests.badge(color: UIColor(red: 0, green: 0, blue: blue / 255, alpha: 1)),
        size: nil)
    }
    let files = folder.files()
    _ = SnapshotVerifier(files: files, mode: .missing).verify(try badge(200))
    func passes(_ precision: Double, _ perceptual: Double) throws -> Bool {
      SnapshotVerifier(
        files: files, mode: .never, tolerance: .init(precision: precision, perceptualPrecision: perceptual)
      ).verify(try badge(202)) == nil
    }
    #expect(try !passes(1, 1))
    #expect(try passes(1, 0.98))
    #expect(try !passes(0.98, 1))
    #expect(try passes(0, 1))
  }

  /// Links in the place of the folders and of a reference lead nowhere: they are told, and what they lead to stays as it is.
  @Test(arguments: ["__Snapshots__", "__Snapshots__/SomeTests", "__Snapshots__/SomeTests/test.1.txt"])
  func linksAreNotFollowed(place: String) throws {
    let manager = FileManager.default
    let files = folder.files(ending: "txt")
    let elsewhere = folder.path + "/elsewhere"
    let isFile = place.hasSuffix(".txt")
    let target = isFile ? elsewhere + "/mine" : elsewhere
    for name in ["mine", "test.1.txt", "SomeTests/test.1.txt"] {
      try manager.createDirectory(
        atPath: ("\(elsewhere)/\(name)" as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      try "mine".write(toFile: "\(elsewhere)/\(name)", atomically: false, encoding: .utf8)
    }
    let link = "\(folder.path)/\(place)"
    try manager.createDirectory(
      atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
    for mode in [SnapshotRecordMode.never, .missing, .failed] {
      // A file behind a link is no reference, even with equal contents.
      let failure = try #require(verify(.text("mine"), mode, files), "\(mode)")
      #expect(
        failure.message
          == "The snapshot could not be compared: \(files.reference) cannot be read: "
          + (isFile
            ? "it is not a file" : "a symbolic link is in the place of a directory, and is not followed"),
        "\(mode)")
    }
    let recorded = try #require(verify(.text("new"), .all, files))
    if isFile {
      #expect(recorded.message.hasPrefix("Recorded"))
      #expect(verify(.text("new"), .never, files) == nil)
    } else {
      #expect(recorded.message.contains("\(files.reference) cannot be written: a symbolic link"))
    }
    for name in ["mine", "test.1.txt", "SomeTests/test.1.txt"] {
      #expect(try String(contentsOfFile: "\(elsewhere)/\(name)", encoding: .utf8) == "mine")
    }
    #expect(try manager.contentsOfDirectory(atPath: elsewhere).count == 3)
  }

  @Test func textsAreComparedByLines() throws {
    let files = folder.files(ending: "txt")
    _ = verify(.text("a\nb\nc\nd\ne\nf\n"), .missing, files)
    let failure = try #require(verify(.text("a\nb\nc\nd\nx\nf\n"), .never, files))
    #expect(failure.message.hasSuffix("…\n b\n c\n d\n-e\n+x\n f\n "))
  }

  @Test func namesOfFilesArePlainAndShort() {
    let files = folder.files("signUp(_:)/<b>", name: String(repeating: "ä", count: 400))
    let name = (files.reference.path as NSString).lastPathComponent
    #expect(name.hasPrefix("signUp-_-b.ää"))
    #expect(name.utf8.count <= 230)
    #expect(files.reference.path.contains("/__Snapshots__/SomeTests/"))
    let other = folder.files("signUp(_:)/<b>", name: String(repeating: "ä", count: 401))
    #expect(other.reference.path != files.reference.path)
    #expect(folder.files("../../etc", name: "..").reference.path.hasSuffix("/SomeTests/etc.snapshot.png"))
  }

  @Test func theEnvironmentPrecedesTheArgumentsMode() throws {
    func mode(_ argument: SnapshotRecordMode?, _ environment: [String: String]) throws -> SnapshotRecordMode {
      try SnapshotRecordMode.effective(argument, environment: environment)
    }
    #expect(try mode(nil, [:]) == .missing)
    #expect(try mode(.failed, [:]) == .failed)
    #expect(try mode(.all, ["CI": "true"]) == .never)
    #expect(try mode(.all, ["CI": "false"]) == .all)
    #expect(try mode(.never, ["CI": "1", "TINAMOU_RECORD": "failed"]) == .failed)
    #expect(throws: SnapshotError.self) { try mode(nil, ["TINAMOU_RECORD": "sometimes"]) }
    let (scoped, own) = try withSnapshots(record: .never) { (try mode(nil, [:]), try mode(.all, [:])) }
    #expect(scoped == .never)
    #expect(own == .all)
  }

  @Test(.snapshots(record: .failed)) func theTraitSaysTheMode() throws {
    #expect(try SnapshotRecordMode.effective(nil, environment: [:]) == .failed)
  }
}
