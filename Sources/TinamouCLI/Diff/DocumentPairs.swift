import Foundation

/// The documents of two states, in pairs of the same path.
struct DocumentPairs {
  /// A document before and after.
  struct Pair: Equatable {
    /// The path below what was compared; the newer one if it was renamed.
    var path: String
    var oldPath: String?
    /// The files; `nil` where there is none.
    var old: String?
    var new: String?
  }

  /// The pairs in the order of their paths, without documents that nothing can have changed.
  let pairs: [Pair]

  /// Pairs two documents, or those in two folders.
  ///
  /// - Parameter renames: the new paths of documents in folders, by their old ones.
  init(_ old: String, _ new: String, renames: [String: String] = [:]) throws {
    switch (try Self.isFolder(old), try Self.isFolder(new)) {
    case (false, false):
      for path in [old, new] where !DocumentJob.isDocument(path) {
        throw GitRepository.Failure("\(path) is no document (.storyboard, .xib) and no folder")
      }
      let path = (new as NSString).lastPathComponent
      pairs = [Pair(path: path, old: old, new: new)]
    case (true, true):
      pairs = Self.pairs(in: old, new, renames)
    case (let isFolder, _):
      let (folder, file) = isFolder ? (old, new) : (new, old)
      throw GitRepository.Failure(
        "\(folder) is a folder and \(file) is none; name two documents or two folders")
    }
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ToolError.noSuchDocument(path)
    }
    return isDirectory.boolValue
  }

  private static func pairs(in old: String, _ new: String, _ renames: [String: String]) -> [Pair] {
    let (olds, news) = (files(old), files(new))
    let isResource = { (path: String) in !DocumentJob.isDocument(path) }
    let resources = ResourceChanges(
      Set(olds).union(news).filter(isResource).filter { !isEqual("\(old)/\($0)", "\(new)/\($0)") })
    let (before, after) = (Set(olds), Set(news))
    var pairs: [Pair] = []
    for path in olds where !isResource(path) {
      if after.contains(path) {
        if isEqual("\(old)/\(path)", "\(new)/\(path)"), !resources.areShown(by: "\(new)/\(path)") { continue }
        pairs.append(Pair(path: path, old: "\(old)/\(path)", new: "\(new)/\(path)"))
      } else if let other = renames[path], after.contains(other), !before.contains(other) {
        pairs.append(Pair(path: other, oldPath: path, old: "\(old)/\(path)", new: "\(new)/\(other)"))
      } else {
        pairs.append(Pair(path: path, old: "\(old)/\(path)"))
      }
    }
    let known = Set(pairs.map(\.path))
    for path in news where !isResource(path) && !before.contains(path) && !known.contains(path) {
      pairs.append(Pair(path: path, new: "\(new)/\(path)"))
    }
    return pairs.filter { pair in ![pair.old, pair.new].compactMap { $0 }.allSatisfy(isForeign) }
      .sorted { $0.path < $1.path }
  }

  /// Returns the paths of the files in a folder, except hidden ones and those of build products, in order.
  private static func files(_ folder: String) -> [String] {
    var result: [String] = []
    let all = FileManager.default.enumerator(atPath: folder)
    while let path = all?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || name == "DerivedData" {
        all?.skipDescendants()
        continue
      }
      let ending = (name as NSString).pathExtension.lowercased()
      if DocumentJob.isDocument(name) || GitRevisions.endings.contains(ending) { result.append(path) }
    }
    return result.sorted()
  }

  /// Returns whether a document is one of another framework, as of AppKit, which stands beside those of UIKit.
  private static func isForeign(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let start = String(decoding: (try? file.read(upToCount: 1024)) ?? Data(), as: UTF8.self)
    // The element itself: the plug-ins that follow are those of UIKit in documents for tvOS, too.
    guard let opening = start.firstRange(of: "<document") else { return false }
    let element = start[opening.lowerBound...].prefix { $0 != ">" }
    return element.contains("type=\"com.apple.InterfaceBuilder") && !element.contains("CocoaTouch")
  }

  /// Adds what is between quotes in a document, among it the values of attributes, which may be names of resources, and the last parts of
  /// those with slashes. Texts may have quotes, too, so that not every second one opens a value.
  static func addValues(of document: Data, to names: inout Set<String>) {
    document.withUnsafeBytes { bytes in
      var start: Int?
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
        defer { start = index + 1 }
        // Names are short; other values are texts.
        guard let begin = start, index - begin <= 256 else { continue }
        let value = String(decoding: bytes[begin..<index], as: UTF8.self)
        names.insert(value)
        if let slash = value.lastIndex(of: "/") { names.insert(String(value[value.index(after: slash)...])) }
      }
    }
  }

  /// Returns whether two files have the same contents.
  static func isEqual(_ one: String, _ other: String) -> Bool {
    FileManager.default.contentsEqual(atPath: one, andPath: other)
  }
}
