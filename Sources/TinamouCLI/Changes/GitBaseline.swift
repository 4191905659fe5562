import Foundation

/// A revision of a git repository, with which the files of its work tree are compared.
///
/// Contents are compared as they lie there. A file that a filter of the repository's would make equal counts as changed, since filters are
/// programs, which are not run.
package struct GitBaseline: Sendable {
  /// The name of the revision, as the user wrote it.
  package let revision: String
  /// The real path of the folder that the repository's files are in.
  package let top: String
  private let repository: GitRepository
  private let entries: [String: GitRepository.Entry]

  /// Reads the list of files of a revision.
  ///
  /// - Parameters:
  ///   - revision: A name that git knows, such as `origin/main`.
  ///   - folder: A folder in the work tree.
  package init(_ revision: String, around folder: String) throws {
    self.revision = revision
    repository = try GitRepository(around: folder)
    top = try repository.top()
    let top = self.top
    let all = try repository.entries(of: repository.commit(revision))
    entries = Dictionary(all.map { ("\(top)/\($0.path)", $0) }) { first, _ in first }
  }

  /// The absolute paths of the revision's files, in order.
  package var paths: [String] { entries.keys.sorted() }

  /// Returns those of files that differ from the revision or that it does not have. Files outside of the repository, and links, are always
  /// among them.
  package func changed(among files: some Sequence<String>) throws -> Set<String> {
    var result: Set<String> = []
    var compared: [String: [String]] = [:]
    for file in Set(files) {
      let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      var status = stat()
      guard let entry = entries[real], entry.isFile, real.hasPrefix(top + "/"), lstat(real, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, access(real, R_OK) == 0
      else {
        result.insert(file)
        continue
      }
      compared[real, default: []].append(file)
    }
    let ids = try repository.ids(of: compared.keys.sorted())
    for (real, names) in compared where ids[real] != entries[real]?.object { result.formUnion(names) }
    return result
  }

  /// Returns what files had in them at the revision. Those that it does not have are left out.
  package func contents(of files: some Sequence<String>) throws -> [String: Data] {
    var result: [String: Data] = [:]
    let known = files.compactMap { file in
      entries[URL(fileURLWithPath: file).resolvingSymlinksInPath().path].map { (file, $0) }
    }
    for start in stride(from: 0, to: known.count, by: GitRepository.batch) {
      let part = known[start..<min(start + GitRepository.batch, known.count)]
      let objects = try repository.objects(
        part.map(\.1.object), what: "files of \(revision) cannot be read")
      for (file, entry) in part { result[file] = objects[entry.object] }
    }
    return result
  }
}
