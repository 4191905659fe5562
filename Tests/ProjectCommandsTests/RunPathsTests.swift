import Foundation
import ScreenRequests
import TinamouCLI
import Testing

@testable import ProjectCommands

/// Files that applications read and write for the user.
@MainActor @Suite struct RunPathsTests {
  private let inside = "/var/mobile/Output"

  /// Returns a request for pictures.
  private func pictures(_ output: String) -> ScreenRequest {
    ScreenRequest(.pictures(PictureResult(output: output)))
  }

  private func gallery(_ output: String) -> ScreenRequest {
    var gallery = GalleryResult()
    gallery.output = output
    return ScreenRequest(.gallery(gallery))
  }

  @Test func pathsAreTheApplications() throws {
    let scratch = try Scratch()
    let script = try scratch.write("[]", "steps.json")
    try scratch.link("linked.json", to: script)
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    var visit = ScreenRequest(
      .visit(VisitResult(script: "\(scratch.path)/linked.json", output: "\(scratch.path)/out")))
    visit.devices.names = ["iphone-15"]
    let paths = try RunPaths(visit, outside: staging, inside: inside)
    #expect(paths.request.result == .visit(VisitResult(script: script, output: inside)))
    #expect(paths.request.devices == visit.devices && paths.readable == [script])
    #expect(
      paths.named("\(script): wrong; \(inside)/a.png")
        == "\(scratch.path)/linked.json: wrong; \(scratch.path)/out/a.png")
    let file = try RunPaths(pictures("\(scratch.path)/x.SVG"), outside: staging, inside: inside)
    #expect(file.request.result == .pictures(PictureResult(output: inside + "/picture.svg")))
    #expect(file.named(inside + "/picture.svg") == "\(scratch.path)/x.SVG")
    let here = try RunPaths(pictures("."), outside: staging, inside: inside)
    #expect(here.named(inside + "/a.png") == "./a.png")
    var frames = ScreenRequest(.frames(FrameResult()))
    frames.fonts.files = ["/missing"]
    let missing = try RunPaths(frames, outside: staging, inside: inside)
    #expect(missing.request == frames && missing.readable.isEmpty)
    let output = try RunPaths(pictures("-"), outside: staging, inside: inside)
    #expect(output.request == pictures("-"))
    #expect(throws: (any Error).self) {
      try RunPaths(pictures("\(scratch.path)/x.bmp"), outside: staging, inside: inside)
    }
    #expect(throws: (any Error).self) { try RunPaths(gallery(script), outside: staging, inside: inside) }
  }

  /// Every file that a request names can be read by the application, by its real path.
  @Test func filesOfRequestsCanBeRead() throws {
    let scratch = try Scratch()
    let names = ["font.ttf", "devices.json", "answers.har"]
    let files = try names.map { try scratch.write("", $0) }
    for (name, file) in zip(names, files) { try scratch.link("linked-\(name)", to: file) }
    var request = ScreenRequest(.session)
    request.fonts.files = ["\(scratch.path)/linked-font.ttf"]
    request.devices.files = ["\(scratch.path)/linked-devices.json"]
    request.conditions.responses = "\(scratch.path)/linked-answers.har"
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    let paths = try RunPaths(request, outside: staging, inside: inside)
    #expect(Set(paths.readable) == Set(files) && !paths.recordsNetwork)
    let own = paths.request
    #expect(own.fonts.files + own.devices.files + [own.conditions.responses] == files)
  }

  private func writePicture(_ path: String, _ scratch: Scratch, rest: String = "") throws {
    let file = URL(fileURLWithPath: "\(scratch.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(rest.utf8)).write(to: file)
  }

  /// Links, hidden files, what is no picture and pictures that were not asked for stay where they are; links in the user's folder are
  /// not followed, and files of the user's that are no pictures are not replaced.
  @Test func onlyPicturesThatWereAskedForAreCopied() throws {
    let scratch = try Scratch()
    let secret = try scratch.write("KEY", "secret.png")
    let victim = try scratch.write("victim", "victim")
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    for name in ["a.png", ".b.png", "logo.png", "mine.png", "old.png", "new\nline.png", "folder.png/c.png"] {
      try writePicture("cache/staging/\(name)", scratch)
    }
    for name in ["text.png", "Makefile", "index.html"] { try scratch.write("x", "cache/staging/\(name)") }
    try scratch.link("cache/staging/link.png", to: secret)
    try scratch.link("out/a.png", to: victim)
    try scratch.write("mine", "out/mine.png")
    try writePicture("out/old.png", scratch, rest: "old")
    let lines = SandboxChoiceTests.Lines()
    let paths = try RunPaths(pictures("\(scratch.path)/out"), outside: staging, inside: inside)
    let names: Set<String> = ["a.png", "link.png", "mine.png", "old.png", "text.png", "folder.png"]
    let collected = try paths.collect(limit: 1 << 30, expected: names, console: lines.console)
    #expect(collected.copied == ["a.png", "old.png"] && !collected.isComplete)
    let out = try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/out").sorted()
    #expect(out == ["a.png", "mine.png", "old.png"])
    #expect(ContainedFolder.kind("\(scratch.path)/out/a.png") == S_IFREG)
    #expect(scratch.text("victim") == "victim" && scratch.text("out/mine.png") == "mine")
    #expect(FileManager.default.contents(atPath: "\(scratch.path)/out/old.png")?.count == 8)
    for (name, reason) in [
      ("link.png", "it is not a file"), ("text.png", "it is not a picture"),
      ("logo.png", "it is no picture of what was to be drawn"),
      ("Makefile", "it is no picture of what was to be drawn"),
      ("folder.png/c.png", "it is no picture of what was to be drawn"),
      ("new\\nline.png", "it is no picture of what was to be drawn"),
      ("mine.png", "\(scratch.path)/out/mine.png is there already and is not a picture"),
    ] {
      #expect(
        lines.text.contains("error: \(name) of the application is left out: \(reason)\n"), "\(lines.text)")
    }
    #expect(lines.text.split(separator: "\n").count == 9)
    #expect(
      paths.paths(of: ["old.png", "a.png", "text.png"], in: collected)
        == ["old.png", "a.png"].map { "\(scratch.path)/out/\($0)" })
  }

  @Test func aLinkInThePlaceOfThePictureIsRefused() throws {
    let scratch = try Scratch()
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    try scratch.link("cache/staging/picture.png", to: try scratch.write("KEY", "secret"))
    let lines = SandboxChoiceTests.Lines()
    let target = "\(scratch.path)/a.png"
    let paths = try RunPaths(pictures(target), outside: staging, inside: inside)
    #expect(try paths.collect(limit: 1 << 30, console: lines.console).refused == ["picture.png"])
    #expect(ContainedFolder.kind(target) == nil && lines.text.contains("no file in its place"))
  }

  /// More than the limit is not copied, and ends the application that writes it.
  @Test func outputIsLimited() throws {
    let scratch = try Scratch()
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    var command = ChildProcess.Command(
      program: "/bin/sh",
      arguments: [
        "-c", "for i in 1 2 3 4; do head -c 1000000 /dev/zero > \(staging)/$i.png; done; sleep 50",
      ],
      environment: ["PATH": "/usr/bin:/bin"])
    command.limits.folder = (staging, 2 << 20)
    command.limits.seconds = 40
    let result = try ChildProcess.run(command)
    #expect(result.excess == "wrote more than 2 MB of files" && !result.isLate)
    let paths = try RunPaths(pictures("\(scratch.path)/out"), outside: staging, inside: inside)
    #expect(throws: BuildError.self) {
      try paths.collect(limit: 2 << 20, console: SandboxChoiceTests.Lines().console)
    }
    #expect(ContainedFolder.kind("\(scratch.path)/out") == nil)
  }

  /// Pictures of a gallery are in the folders of their screens; the page is made by the tool. A link in the place of the default folder
  /// is not followed, and one that is named is.
  @Test func galleriesHavePicturesInFolders() throws {
    let scratch = try Scratch()
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    for name in ["pictures/a/one.png", "pictures/a/b/c.png", "pictures/.h/d.png", "other/c.png"] {
      try writePicture("cache/staging/\(name)", scratch)
    }
    for name in ["index.html", "pictures/e.sh", "data.js"] { try scratch.write("x", "cache/staging/\(name)") }
    let lines = SandboxChoiceTests.Lines()
    let folder = try scratch.write("", "elsewhere/file")
    try scratch.link("out", to: (folder as NSString).deletingLastPathComponent)
    let paths = try RunPaths(gallery("\(scratch.path)/out"), outside: staging, inside: inside)
    let collected = try paths.collect(
      limit: 1 << 30, expected: ["pictures/a/one.png", "pictures/a/two.png"], console: lines.console)
    #expect(collected.copied == ["pictures/a/one.png"])
    #expect(
      collected.refused == [
        "data.js", "index.html", "other/c.png", "pictures/.h/d.png", "pictures/a/b", "pictures/e.sh",
      ])
    #expect(ContainedFolder.kind("\(scratch.path)/elsewhere/pictures/a/one.png") == S_IFREG)
    #expect(!paths.isDrawn("pictures/a/two.png", in: collected))
  }

  /// A record of answers goes in and out: processes for further screens add to it.
  @Test func recordsAreAddedTo() throws {
    let scratch = try Scratch()
    let record = try scratch.write("first", "a.har")
    let staging = try scratch.cache.makeFolder(scratch.cache.root + "/staging")
    var request = ScreenRequest(.frames(FrameResult()))
    request.conditions.recordResponses = record
    let paths = try RunPaths(request, outside: staging, inside: inside)
    #expect(paths.recordsNetwork)
    #expect(paths.request.conditions.recordResponses == inside + "/responses.har")
    #expect(scratch.text("cache/staging/responses.har") == "first")
    try scratch.write("first, second", "cache/staging/responses.har")
    #expect(try paths.collect(limit: 1 << 30, console: SandboxChoiceTests.Lines().console).isComplete)
    #expect(scratch.text("a.har") == "first, second")
  }
}

/// Processes that work in one folder.
@Suite struct FileLockTests {
  @Test func oneLockIsTakenAtATime() throws {
    let scratch = try Scratch()
    let path = scratch.cache.root + "/a/lock"
    let (first, second) = (try FileLock(path, in: scratch.cache), try FileLock(path, in: scratch.cache))
    #expect(first.tryToTake() && !second.tryToTake() && !second.tryToTake(isShared: true))
    first.release()
    #expect(second.tryToTake(isShared: true) && first.tryToTake(isShared: true))
    let third = try FileLock(path, in: scratch.cache)
    #expect(!third.tryToTake())
  }

  /// One that waits says so, and goes on when the other is done.
  @MainActor @Test func waitingIsSaid() throws {
    let scratch = try Scratch()
    let path = scratch.cache.root + "/lock"
    let first = try FileLock(path, in: scratch.cache)
    let second = try FileLock(path, in: scratch.cache)
    let lines = SandboxChoiceTests.Lines()
    first.take(console: lines.console, waitingFor: "builds App")
    #expect(lines.text.isEmpty)
    // Another process holds it for a moment: flock's lock goes with the last copy of the descriptor.
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    first.release()
    holder.arguments = [path, "-c", "echo; sleep 1"]
    let pipe = Pipe()
    holder.standardOutput = pipe
    try holder.run()
    _ = pipe.fileHandleForReading.availableData
    second.take(console: lines.console, waitingFor: "builds App", saying: 0)
    #expect(lines.text.hasPrefix("Waiting for another tinamou that builds App\n"))
    // A long wait is said again.
    #expect(lines.text.contains("\nWaiting for another tinamou that builds App, for 0 s\n"))
    holder.waitUntilExit()
  }

  /// Two runs have a folder each, made before; a lock through a link is refused.
  @Test func foldersOfRunsAreApart() throws {
    let scratch = try Scratch()
    let path = scratch.cache.root + "/container"
    var first: OwnFolder? = try OwnFolder(path, in: scratch.cache)
    try scratch.write("x", "cache/container/file")
    let second = try OwnFolder(path, in: scratch.cache)
    #expect(first?.path == path && second.path == path + "-2")
    #expect(scratch.text("cache/container/file") == "x")
    first = nil
    let third = try OwnFolder(path, in: scratch.cache)
    #expect(third.path == path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
    try scratch.link("cache/linked", to: try scratch.write("", "elsewhere"))
    #expect(throws: BuildError.self) { try FileLock(scratch.cache.root + "/linked", in: scratch.cache) }
  }
}
