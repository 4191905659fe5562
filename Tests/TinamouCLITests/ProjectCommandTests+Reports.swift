import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import SnapshotComparison
@testable import TinamouCLI

/// Applications that say something other than their host: what they say chooses no file, is no success, and controls no terminal.
extension ProjectCommandTests {
  @Test func applicationsThatLieAreRefused() throws {
    let liar = try LyingProject(scratch)
    try namesOfSnapshotsAreNoPaths(liar)
    try picturesAreThoseThatWereAskedFor(liar)
    try successIsWhatCame(liar)
    try wordsControlNothing(liar)
    try reportsAreBounded(liar)
  }

  /// `screen` and `configuration` of a line, which become the path of a reference.
  private func namesOfSnapshotsAreNoPaths(_ liar: LyingProject) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: liar.path("elsewhere"), withIntermediateDirectories: true)
    try "mine".write(toFile: liar.path("elsewhere/config.png"), atomically: true, encoding: .utf8)
    // A link that is committed in the project would lead anywhere.
    try manager.createDirectory(atPath: liar.path("Liar/__Snapshots__"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: liar.path("Liar/__Snapshots__/linked"), withDestinationPath: liar.path("elsewhere"))
    defer { try? manager.removeItem(atPath: liar.path("Liar/__Snapshots__")) }
    for (screen, configuration) in [
      ("../../elsewhere", "config"), ("linked", "config"), ("liar", "../linked/config"),
      ("other", "iphone-15.portrait.light"),
    ] {
      try liar.say(
        "Liar", [liar.snapshot(screen: screen, configuration: configuration), liar.end],
        files: [:])
      for command in [["record"], ["verify", "--report", liar.path("report")]] {
        let result = try liar.run(["snapshots"] + command + [liar.project])
        #expect(result.status == 4, "\(screen) \(configuration): \(result.errors)")
        #expect(
          result.errors.contains("there is no picture") || result.errors.contains("cannot be drawn"),
          "\(result.errors)")
      }
    }
    let test = try liar.run(["test", liar.project, "--snapshots", "--report", liar.path("report")])
    #expect(test.status == 4, "\(test.errors)")
    #expect(try manager.contentsOfDirectory(atPath: liar.path("elsewhere")) == ["config.png"])
    #expect(try String(contentsOfFile: liar.path("elsewhere/config.png"), encoding: .utf8) == "mine")
    #expect(try manager.contentsOfDirectory(atPath: liar.path("Liar/__Snapshots__")) == ["linked"])
    #expect(
      try manager.contentsOfDirectory(atPath: liar.path("Liar")).sorted() == [
        "App", "Liar.xcodeproj", "__Snapshots__", "replay",
      ])
    // The same picture by its own name is recorded.
    try liar.say(
      "Liar", [liar.snapshot(screen: "liar", configuration: "iphone-15.portrait.light"), liar.end], files: [:]
    )
    let recorded = try liar.run(["snapshots", "record", liar.project, "--references", liar.path("refs")])
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(recorded.text == liar.path("refs/liar/iphone-15.portrait.light.png") + "\n")
  }

  /// Names of pictures, which would replace files of the current folder.
  private func picturesAreThoseThatWereAskedFor(_ liar: LyingProject) throws {
    let work = liar.path("work")
    let manager = FileManager.default
    try manager.createDirectory(atPath: work, withIntermediateDirectories: true)
    let png = try #require(ReportedTests.picture)
    try "mine".write(toFile: work + "/logo.png", atomically: true, encoding: .utf8)
    let files = [
      "logo.png": png, "other.iphone-15.portrait.png": png, "liar.iphone-15.portrait.png": png,
      "liar.iphone-15.landscape.png": png,
    ]
    try liar.say("Liar", [], files: files)
    let drawn = try liar.run(["render", liar.project], in: work)
    #expect(
      drawn.status == 1 && drawn.text == "./liar.iphone-15.portrait.png\n", "\(drawn.text)\(drawn.errors)")
    #expect(
      drawn.errors.contains(
        "error: logo.png of the application is left out: it is no picture of what was to be drawn"))
    #expect(
      try manager.contentsOfDirectory(atPath: work).sorted() == ["liar.iphone-15.portrait.png", "logo.png"])
    #expect(try String(contentsOfFile: work + "/logo.png", encoding: .utf8) == "mine")
    // A file that has the name of a picture and is none.
    try "mine".write(toFile: work + "/liar.iphone-15.portrait.png", atomically: true, encoding: .utf8)
    let kept = try liar.run(["render", liar.project], in: work)
    #expect(
      kept.status == 1 && kept.errors.contains("is there already and is not a picture"), "\(kept.errors)")
    #expect(try String(contentsOfFile: work + "/liar.iphone-15.portrait.png", encoding: .utf8) == "mine")
    // Bytes that are no picture.
    try liar.say("Liar", [], files: ["liar.iphone-15.portrait.png": Data("#!/bin/sh\n".utf8)])
    #expect(try liar.run(["render", liar.project, "-o", work + "/a.png"]).status != 0)
    #expect(!manager.fileExists(atPath: work + "/a.png"))
    try manager.removeItem(atPath: work)
  }

  /// An end that is told without pictures.
  private func successIsWhatCame(_ liar: LyingProject) throws {
    let commands: [[String]] = [
      ["render", liar.project, "-o", liar.path("none")], ["render", liar.project, "-o", "-"],
      ["gallery", liar.project, "-o", liar.path("none")], ["frames", liar.project],
      ["frames", liar.project, "--json"],
      ["snapshots", "record", liar.project, "--references", liar.path("none")],
      [
        "snapshots", "verify", liar.project, "--references", liar.path("none"), "--report", liar.path("none"),
      ],
    ]
    for isSilent in [false, true] {
      try liar.say(isSilent ? nil : "Liar", [], files: [:])
      // Words are taken in one place, and drawings in one place of each command.
      for command in isSilent ? Array(commands.suffix(2)) : commands {
        let result = try liar.run(command)
        #expect(result.status == 4, "\(command): \(result.errors)")
        #expect(result.errors.contains("error: "), "\(command)")
        #expect(result.output.isEmpty, "\(command): \(result.text)")
      }
    }
  }

  /// Sequences of terminals, and commands to services of continuous integration.
  private func wordsControlNothing(_ liar: LyingProject) throws {
    let words =
      "::add-mask::x\n \u{1B}]52;c;aGk=\u{7}\u{9B}2J\n##[error]no ##vso[task.setvariable x]y\r\n::stop-commands::z"
    try liar.say("Liar", [], output: words, errors: words, files: ["\u{1B}[2J::x.png": Data()], launch: words)
    for command in ["render", "frames", "gallery"] {
      let result = try liar.run(
        [command, liar.project] + (command == "frames" ? [] : ["-o", liar.path("none")]))
      checkWords(result.errors)
      checkWords(result.text)
      #expect(result.errors.contains("\\u{1b}]52;c;aGk=\\u{7}\\u{9b}2J"), "\(result.errors)")
    }
    // The name of a screen, and of one that the application says not to know.
    try liar.say("A\u{1B}[2J\n::warning::b", [], files: [:])
    checkWords(try liar.run(["render", liar.project, "-o", liar.path("none")]).errors)
    // Frames are data, and are shown as text.
    try liar.say("Liar", [Data("\(words)\n".utf8)], files: [:])
    let frames = try liar.run(["frames", liar.project])
    #expect(frames.status == 0)
    checkWords(frames.text)
    try liar.say("Liar", [Data("{\"a\":\"\u{9B}2J\"}\n".utf8)], files: [:])
    let json = try liar.run(["frames", liar.project, "--json"])
    #expect(json.status == 0 && json.text == "{\"a\":\"\\u009b2J\"}\n", "\(json.text)")
    try liar.say("Liar", [Data("\(words)\n".utf8)], files: [:])
    #expect(try liar.run(["frames", liar.project, "--json"]).status == 4)
  }

  private func checkWords(_ text: String) {
    let control = text.unicodeScalars.contains { ReportedText.isControl($0) && $0 != "\n" && $0 != "\t" }
    #expect(!control, "\(text)")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("##[") || $0.contains("##vso[") }, "\(text)")
  }

  /// Depth that takes a decoder long, and frames that are none.
  private func reportsAreBounded(_ liar: LyingProject) throws {
    let deep =
      "{\"unit\":\"liar/iphone-15.portrait.light\",\"x\":" + String(repeating: "[", count: 500)
      + String(repeating: "]", count: 500) + "}\n"
    try liar.say("Liar", Array(repeating: Data(deep.utf8), count: 20), files: [:])
    let started = ContinuousClock.now
    let result = try liar.run(["snapshots", "record", liar.project, "--references", liar.path("none")])
    #expect(result.status == 4, "\(result.errors)")
    #expect(ContinuousClock.now - started < .seconds(300))
    for frame in [
      "no frame\n", "{\"screens\":\(String(repeating: "[", count: 400))}\n",
      "{\"screen\":\"Liar\",\"sizes\":[-1,0,0,0]}\n", "{\"begins\":\"Other\"}\n",
    ] {
      try liar.say(frames: Data("{\"screens\":[\"Liar\"]}\n".utf8) + Data(frame.utf8))
      let result = try liar.run(["frames", liar.project])
      #expect(result.status == 4 && result.errors.contains("error: the application "), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: liar.path("none/liar")))
  }
}

/// A project whose application says and writes what a folder has, before any code of its host runs.
private struct LyingProject {
  private let folder: URL
  private let cache: String

  init(_ scratch: ProjectScratch) throws {
    folder = scratch.url.appendingPathComponent("lies")
    cache = scratch.cache
    let files = [
      "Liar.xcodeproj/project.pbxproj": Self.projectFile,
      "App/Main.swift":
        "import UIKit\n\n" + ApplicationSource.delegate(showing: "First")
        + "\nclass First: UIViewController {}\n",
      "App/replay.c": Self.replay.replacingOccurrences(
        of: "REPLAY", with: "\"\(folder.appendingPathComponent("Liar/replay").path)\""),
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent("Liar/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  var project: String { path("Liar/Liar.xcodeproj") }

  func run(_ arguments: [String], in directory: String? = nil) throws -> Binary.Result {
    try Binary(name: "tinamou").run(
      more: arguments,
      environment: ["XDG_CACHE_HOME": cache],
      in: URL(fileURLWithPath: directory ?? folder.path))
  }

  // MARK: What is said

  let end = Data("{\"unit\":\"liar/iphone-15.portrait.light\",\"ends\":true}\n".utf8)

  /// A line of the snapshot that is asked for, with another name.
  func snapshot(screen: String, configuration: String) throws -> Data {
    var line = SnapshotLine(unit: "liar/iphone-15.portrait.light")
    (line.screen, line.configuration, line.title) = (screen, configuration, "Liar")
    line.picture = ReportedTests.picture
    line.record = SnapshotRecord(
      screen: "Liar", device: "iphone-15", size: CGSize(width: 3, height: 2), scale: 1, settings: [:],
      views: [])
    line.record?.picture = ReportedTests.picture.map { SnapshotRecord.digest(of: $0) }
    return try JSONEncoder().encode(line) + [10]
  }

  /// Lets the application say that it draws a screen, and that all went well.
  func say(
    _ screen: String?, _ data: [Data], output: String = "", errors: String = "", files: [String: Data],
    launch: String = ""
  ) throws {
    var frames = Data()
    if let screen {
      frames += ScreenReport.frame(ScreenReport.Header(screens: [screen]), parts: [])
      frames += ScreenReport.frame(ScreenReport.Header(begins: screen), parts: [])
      frames += ScreenReport.frame(
        of: screen, status: 0,
        parts: [Data(output.utf8), Data(errors.utf8), Data(data.joined()), Data("ended 0\n".utf8)])
    }
    try say(frames: frames, files: files, launch: launch)
  }

  func say(frames: Data, files: [String: Data] = [:], launch: String = "") throws {
    let replay = URL(fileURLWithPath: path("Liar/replay"))
    try? FileManager.default.removeItem(at: replay)
    try FileManager.default.createDirectory(
      at: replay.appendingPathComponent("files"), withIntermediateDirectories: true)
    for (name, data) in ["1": Data(), "2": Data(launch.utf8), "3": frames, "4": Data("ended 0\n".utf8)] {
      try data.write(to: replay.appendingPathComponent(name))
    }
    for (name, data) in files { try data.write(to: replay.appendingPathComponent("files/\(name)")) }
  }

  // MARK: Sources

  private static let projectFile = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2); };
      F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = replay.c; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Liar; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
    }; rootObject = P; }

    """

  /// Writes the replay's files to the descriptors of its name and to the folder of the option `-o`, and ends the process.
  private static let replay = """
    #include <dirent.h>
    #include <fcntl.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static void copy(const char *from, int to) {
      char bytes[1 << 16];
      ssize_t count;
      int file = open(from, O_RDONLY);
      if (file < 0) return;
      while ((count = read(file, bytes, sizeof bytes)) > 0)
        for (ssize_t done = 0; done < count;) {
          ssize_t more = write(to, bytes + done, count - done);
          if (more <= 0) return;
          done += more;
        }
      close(file);
    }

    static void copyFolder(const char *from, const char *to) {
      DIR *folder = opendir(from);
      struct dirent *entry;
      if (!folder) return;
      mkdir(to, 0755);
      while ((entry = readdir(folder))) {
        char source[4096], target[4096];
        if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
        snprintf(source, sizeof source, "%s/%s", from, entry->d_name);
        snprintf(target, sizeof target, "%s/%s", to, entry->d_name);
        if (entry->d_type == DT_DIR) { copyFolder(source, target); continue; }
        int file = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0644);
        if (file >= 0) { copy(source, file); close(file); }
      }
      closedir(folder);
    }

    __attribute__((constructor)) static void replay(int count, char **arguments) {
      const char *folder = REPLAY;
      char path[4096];
      struct stat present;
      if (stat(folder, &present) != 0) return;
      // The folder for pictures is in the order, which is JSON.
      for (int index = 0; index < count; index++) {
        char output[4096];
        const char *place = strstr(arguments[index], "\\"output\\":\\"");
        if (!place || sscanf(place, "\\"output\\":\\"%4095[^\\"]", output) != 1) continue;
        snprintf(path, sizeof path, "%s/files", folder);
        copyFolder(path, output);
      }
      for (int descriptor = 1; descriptor <= 4; descriptor++) {
        snprintf(path, sizeof path, "%s/%d", folder, descriptor);
        copy(path, descriptor);
      }
      snprintf(path, sizeof path, "%s/status", folder);
      int status = 0;
      FILE *file = fopen(path, "r");
      if (file) { if (fscanf(file, "%d", &status) != 1) status = 0; fclose(file); }
      _exit(status);
    }

    """
}
