import Foundation
import TestSupport
import Testing

@testable import ParityComparison

/// Recordings that are good, wrong, damaged and hostile.
@Suite struct RecordingFolderTests {
  private static let good = """
    {"format": 1, "screen": "Login", "device": {"id": "iphone-15", "width": 393, "height": 852, "scale": 3},
     "settings": {"orientation": "portrait", "appearance": "light", "textSize": "UICTContentSizeCategoryL",
      "direction": "ltr", "ios": 17},
     "recording": {"version": 1, "system": "17.5"},
     "views": [{"id": "UIWindow[1]", "class": "UIWindow", "depth": 0, "windowFrame": [0, 0, 393, 852]},
      {"id": "UIView[1]", "class": "UIView", "depth": 1, "windowFrame": [0, 0, 393, 852], "intrinsic": [null, 3]}]}
    """

  private static let nested = String(repeating: "[", count: 100_000)

  /// Changes of the good one, with the reason that is told.
  private static let damages: [(of: String, to: String, reason: String)] = [
    (#""version": 1"#, #""version": 2"#, "has version 2 of the form of recordings; 1 is read"),
    (#""format": 1"#, #""format": 7"#, "is damaged: it has format 7 of frames; 1 is read"),
    (#""recording": {"#, #""other": {"#, "is no recording: there is no \"recording\" in it"),
    (#""screen": "Login","#, "", "is damaged: there is no \"screen\""),
    (#""screen": "Login","#, #""screen": 3,"#, "is damaged: there is a value of a wrong type at .screen"),
    (
      #""depth": 1"#, #""depth": 2"#,
      "is damaged: the depth does not follow that of the view before at .views[1].depth"
    ),
    (
      #""depth": 1"#, #""depth": -1"#,
      "is damaged: the depth does not follow that of the view before at .views[1].depth"
    ),
    (
      #""windowFrame": [0, 0, 393, 852], "intrinsic""#, #""windowFrame": [0, 0, 393], "intrinsic""#,
      "is damaged: four numbers are wanted at .views[1].windowFrame"
    ),
    (
      #""windowFrame": [0, 0, 393, 852], "intrinsic""#, #""windowFrame": [0, 0, 1e300, 3], "intrinsic""#,
      "is damaged: four numbers are wanted at .views[1].windowFrame"
    ),
    ("[null, 3]", "[null]", "is damaged: two numbers are wanted at .views[1].intrinsic"),
    (#""scale": 3"#, #""scale": 0"#, "is damaged: its device has an impossible size at .device"),
    (#""width": 393"#, #""width": -1"#, "is damaged: its device has an impossible size at .device"),
    (#""system": "17.5""#, #""system": "new""#, "is damaged: \"new\" is no version of iOS"),
    (
      #""system": "17.5""#, #""system": "17.5", "picture": "../../etc/passwd""#,
      "is damaged: its picture is no name of a file beside it"
    ),
    (
      #""system": "17.5""#, #""system": "17.5", "pictureArea": [0, 800, 393, 100]"#,
      "is damaged: its picture is no part of the window at .recording.pictureArea"
    ),
    (
      #""system": "17.5""#, #""system": "17.5", "pictureArea": [0, 0, 1e300]"#,
      "is damaged: its picture is no part of the window at .recording.pictureArea"
    ),
    (#""screen": "Login","#, nested, "is damaged: it has more than 64 arrays and objects within each other"),
    ("{", "", "is damaged: it is no JSON"), (good, "", "is damaged: it is no JSON"),
    (good, "[]", "is damaged: there is a value of a wrong type"), (good, "null", "is damaged: "),
  ]

  private func folder(_ files: [String: Data]) throws -> (RecordingFolder, TemporaryDirectory) {
    let directory = try TemporaryDirectory()
    for (name, data) in files {
      let url = directory.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return (try #require(RecordingFolder(path: directory.path)), directory)
  }

  @Test func goodOnesAreRead() throws {
    let (folder, _) = try folder(["iphone/login.json": Data(Self.good.utf8), "notes.txt": Data()])
    #expect(folder.problems.isEmpty && folder.entries.map(\.path) == ["iphone/login.json"])
    #expect(folder.entries.first?.recording.views.last?.intrinsic == [nil, 3])
  }

  @Test(arguments: damages.indices) func wrongOnesAreNamedWithTheirCause(_ index: Int) throws {
    let damage = Self.damages[index]
    let text = try #require(
      Self.good.range(of: damage.of).map { Self.good.replacingCharacters(in: $0, with: damage.to) })
    let (folder, _) = try folder(["a/login.json": Data(text.utf8), "b.json": Data(Self.good.utf8)])
    #expect(folder.problems.map(\.path) == ["a/login.json"], "\(damage)")
    #expect(folder.problems.first?.reason.hasPrefix(damage.reason) == true, "\(folder.problems)")
    // The others are read all the same.
    #expect(folder.entries.contains { $0.path == "b.json" })
  }

  /// Whatever stands in a recording, it is read or named, and what was read can be compared.
  @Test func randomDamageNeverCrashes() throws {
    var read = 0
    for seed in 0..<8 {
      var damage = Damage(seed: UInt64(seed))
      for _ in 0..<150 {
        let data = Data(damage.damaged(Array(Self.good.utf8)))
        guard let recording = try? ParityRecording(recording: data) else { continue }
        read += 1
        let result = SampleScreen.compare(recording, recording)
        #expect(result.withinPixel == result.views && result.causes.isEmpty)
      }
    }
    #expect((1..<1200).contains(read))
  }

  @Test func picturesAreCheckedToo() throws {
    let named = Self.good.replacing(#""system": "17.5""#, with: #""system": "17.5", "picture": "login.png""#)
    let (folder, _) = try folder([
      "login.json": Data(named.utf8), "login.png": Data("no picture".utf8),
      "alone.png": Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0]),
    ])
    #expect(folder.problems.map(\.path) == ["login.png", "alone.png"])
    #expect(folder.problems.first?.reason == "is no PNG")
    #expect(folder.problems.last?.reason.hasPrefix("is damaged: ") == true)
  }

  /// The frames can be compared without it.
  @Test func aMissingPictureIsNoFault() throws {
    let named = Self.good.replacing(#""system": "17.5""#, with: #""system": "17.5", "picture": "a.png""#)
    let (folder, _) = try folder(["login.json": Data(named.utf8)])
    #expect(folder.problems.isEmpty && folder.entries.count == 1 && folder.entries.first?.picture == nil)
    #expect(
      folder.missingPictures == [
        .init(path: "login.json", reason: "names the picture a.png, which is missing")
      ])
  }

  /// A link could lead anywhere.
  @Test func linksAreNotFollowed() throws {
    let directory = try TemporaryDirectory()
    let target = try TemporaryDirectory()
    try Data(Self.good.utf8).write(to: target.url.appendingPathComponent("login.json"))
    try FileManager.default.createSymbolicLink(
      at: directory.url.appendingPathComponent("file.json"),
      withDestinationURL: target.url.appendingPathComponent("login.json"))
    try FileManager.default.createSymbolicLink(
      at: directory.url.appendingPathComponent("folder"), withDestinationURL: target.url)
    let folder = try #require(RecordingFolder(path: directory.path))
    #expect(folder.entries.isEmpty && folder.problems.isEmpty)
    #expect(RecordingFolder(path: directory.path + "/missing") == nil)
    #expect(RecordingFolder(path: target.path + "/login.json") == nil)
  }
}
