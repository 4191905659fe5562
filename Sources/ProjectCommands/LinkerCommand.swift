import Foundation
import TinamouCLI

/// The linker's command for applications.
///
/// The compiler's driver knows how an executable is linked on this machine. It is asked once for a version of
/// Tinamou and of the compiler, with a source of ours. Objects of projects are linked by that command without
/// the driver, which takes options for the linker from the objects.
struct LinkerCommand: Codable, Equatable {
  /// The path of the linker.
  let program: String
  /// Its arguments, with ``output`` and ``objects`` in place of the file that is written and those that are
  /// linked.
  private let words: [String]

  private static let output = "<output>"
  private static let objects = "<objects>"

  /// Takes the command from what the driver prints.
  ///
  /// - Parameters:
  ///   - said: what the driver printed with ``verbose``.
  ///   - output: the file that was written.
  ///   - object: the object that was linked.
  init?(said: String, output: String, object: String) {
    let line = said.split(whereSeparator: \.isNewline).last { $0.hasPrefix(" \"/") }
    // A file with arguments is gone when the driver ends.
    guard let words = line.flatMap({ Self.words($0) }), !words.contains(where: { $0.hasPrefix("@") }),
      let linker = words.first, words.count(where: { $0 == output }) == 1,
      words.count(where: { $0 == object }) == 1
    else { return nil }
    program = linker
    self.words = words.dropFirst().map { $0 == output ? Self.output : $0 == object ? Self.objects : $0 }
  }

  /// The arguments that let the driver print the linker's command.
  static let verbose = ["-Xclang-linker", "-v"]

  /// Returns the arguments for the linker.
  ///
  /// - Parameters:
  ///   - objects: the argument for the objects, or for a file that lists them.
  ///   - libraries: the names of libraries beside those that all executables need. They come last, as
  ///     Tinamou's library replaces functions of others.
  ///   - output: the path of the file to write.
  func arguments(objects: String, libraries: [String], output: String) -> [String] {
    // Objects can also name libraries by path, which the linker would read.
    let strict = program.hasSuffix("/ld.lld") ? ["--no-dependent-libraries"] : []
    return strict
      + words.flatMap { word in
        switch word {
        case Self.output: [output]
        case Self.objects: [objects]
        default: [word]
        }
      } + libraries.filter { !words.contains("-l" + $0) }.map { "-l" + $0 }
  }

  // MARK: Finding the command

  /// Returns the command for a kit, which is kept in the cache.
  ///
  /// Also fills the compiler's cache of modules of C, from which each project has a copy.
  static func find(_ kit: BuildKit, console: Console) throws -> LinkerCommand {
    let key = fingerprint(
      [kit.stamp, kit.library, kit.swiftc, kit.toolchain, source] + kit.linkArguments + kit.clangArguments)
    let folder = try Cache.folder("kit/linker-" + key)
    try CacheEntries().note(folder)
    let record = folder + "/command.json"
    func known() -> LinkerCommand? {
      guard ContainedFolder.kind(record) == S_IFREG else { return nil }
      let data = FileManager.default.contents(atPath: record)
      return data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }
    if let known = known() { return known }
    let lock = try FileLock(folder + "/lock", in: try Cache.contained())
    lock.take(console: console, waitingFor: "asks how executables are linked")
    defer { lock.release() }
    if let known = known() { return known }
    let (file, object, output) = (folder + "/Empty.swift", folder + "/Empty.o", folder + "/empty")
    try Cache.write(source, to: file)
    func run(_ arguments: [String], _ purpose: String) throws -> ChildProcess.Result {
      let result = try ChildProcess.run(kit.swiftc, arguments, in: folder, seconds: 300, isCompiler: true)
      guard result.status == 0 else {
        throw BuildError("an empty program cannot be \(purpose):\n\(result.errors)", status: .internalError)
      }
      return result
    }
    _ = try run(
      [
        "-c", file, "-o", object, "-module-name", "Empty", "-parse-as-library", "-Onone", "-I",
        kit.modulesDirectory, "-module-cache-path", try Cache.compiledModules(),
      ] + kit.clangArguments, "compiled")
    let library = URL(fileURLWithPath: kit.library).deletingLastPathComponent().path
    let result = try run(
      [
        "-o", output, object, kit.library, "-Xlinker", "-rpath", "-Xlinker", library, "-Xlinker",
        "--export-dynamic",
      ] + kit.linkerSelection + kit.linkArguments + verbose, "linked")
    guard let command = LinkerCommand(said: result.errors, output: output, object: object) else {
      throw BuildError("\(kit.swiftc): does not say how it links", status: .internalError)
    }
    try Cache.write(String(decoding: try JSONEncoder().encode(command), as: UTF8.self), to: record)
    for path in [object, output] { try Cache.remove(path) }
    return command
  }

  private static let source = """
    import Foundation
    import UIKit
    import ApplicationHost

    @main struct Empty {
      static func main() {}
    }

    """

  /// The words of a line. Those with blanks or quotation marks are in quotation marks, with backslashes before
  /// those in them.
  private static func words(_ line: Substring) -> [String]? {
    var result: [String] = []
    var word = ""
    var (isQuoted, isEscaped, isBegun) = (false, false, false)
    for character in line {
      switch character {
      case _ where isEscaped:
        word.append(character)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"":
        isQuoted.toggle()
        isBegun = true
      case " " where !isQuoted:
        if isBegun { result.append(word) }
        (word, isBegun) = ("", false)
      default:
        word.append(character)
        isBegun = true
      }
    }
    if isBegun { result.append(word) }
    return isQuoted ? nil : result
  }
}
