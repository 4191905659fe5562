import Foundation
import TestSupport

@testable import ProjectCommands

/// A folder of a test's own, with a cache in it and a folder beside that nothing may change. It is removed with the last copy
/// of the value.
struct Scratch {
  private let directory: TemporaryDirectory
  let url: URL
  let cache: ContainedFolder

  init() throws {
    directory = try TemporaryDirectory("commands")
    cache = try ContainedFolder(directory.path + "/cache")
    // Without links on the way, as the cache's own path is.
    url = URL(fileURLWithPath: (cache.root as NSString).deletingLastPathComponent)
  }

  var path: String { url.path }

  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  func link(_ name: String, to target: String) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
  }

  /// Returns the contents of folders: kinds, links' targets and contents by path, links not followed.
  func manifest(_ names: String...) -> [String: String] {
    var result: [String: String] = [:]
    var pending = names.map { "\(path)/\($0)" }
    while let place = pending.popLast() {
      switch ContainedFolder.kind(place) {
      case S_IFDIR:
        result[place] = "folder"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        pending += names.map { place + "/" + $0 }
      case S_IFLNK:
        result[place] = "-> " + ((try? FileManager.default.destinationOfSymbolicLink(atPath: place)) ?? "")
      case S_IFREG:
        result[place] = (FileManager.default.contents(atPath: place) ?? Data()).base64EncodedString()
      default: result[place] = "other"
      }
    }
    return result
  }
}
