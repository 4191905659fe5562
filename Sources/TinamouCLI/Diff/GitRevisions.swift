import Foundation

/// Two revisions of a git repository, whose files are written into folders outside of it.
///
/// The repository is only read: the files come from its objects, so that neither the working tree nor the index nor the list of
/// worktrees changes.
struct GitRevisions {
  /// The names of the revisions, as the user wrote them.
  let old: String
  let new: String
  /// A folder in the repository.
  let folder: String

  /// Parses `OLD..NEW`; `nil` for an argument of another form. A missing side is `HEAD`, as git has it.
  init?(_ argument: String, in folder: String) {
    guard let dots = argument.range(of: ".."), !argument.contains("..."), !argument.contains("/../"),
      !argument.hasPrefix("../"), !argument.hasPrefix("-")
    else { return nil }
    old = dots.lowerBound == argument.startIndex ? "HEAD" : String(argument[..<dots.lowerBound])
    new = dots.upperBound == argument.endIndex ? "HEAD" : String(argument[dots.upperBound...])
    guard !new.hasPrefix("-"), !new.hasPrefix(".") else { return nil }
    self.folder = folder
  }

  /// Returns the repository.
  func repository() throws -> GitRepository { try GitRepository(around: folder) }

  /// The files of the two revisions.
  struct Files {
    let old: String
    let new: String
    /// The new paths of files that were renamed, by their old ones.
    let renames: [String: String]
  }

  /// The endings of files that documents show, in lower case.
  static let endings: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif", "heic", "pdf",
    "svg", "json",
    "ttf", "otf",
  ]

  /// The endings of pictures, of which only those that documents name are written.
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg"]

  /// Writes the files that documents need into a folder.
  func files(in destination: String) throws -> Files {
    let repository = try repository()
    let commits = try [old, new].map { try repository.commit($0) }
    let entries = try commits.map { commit in
      try repository.entries(of: commit).filter {
        $0.isFile && Self.endings.contains(($0.path as NSString).pathExtension.lowercased())
      }
    }
    var names: Set<String> = []
    let folders = ["old", "new"].map { "\(destination)/\($0)" }
    for (index, folder) in folders.enumerated() {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let texts = entries[index].filter { !Self.isPicture($0.path) }
      try write(texts, of: commits[index], in: repository, to: folder) { path, data in
        if DocumentJob.isDocument(path) { DocumentPairs.addValues(of: data, to: &names) }
      }
    }
    for (index, folder) in folders.enumerated() {
      let shown = entries[index].filter {
        Self.isPicture($0.path) && !ResourceChanges.names(of: $0.path).isDisjoint(with: names)
      }
      try write(shown, of: commits[index], in: repository, to: folder)
    }
    return Files(
      old: folders[0], new: folders[1], renames: try renames(from: commits[0], to: commits[1], in: repository)
    )
  }

  private static func isPicture(_ path: String) -> Bool {
    pictures.contains((path as NSString).pathExtension.lowercased())
  }

  /// Returns the new paths of files that were renamed, by their old ones.
  private func renames(
    from old: String, to new: String, in repository: GitRepository
  ) throws -> [String: String] {
    let output = try repository.run(
      ["diff", "--no-ext-diff", "--no-textconv", "--name-status", "-z", "-M", "--diff-filter=R", old, new],
      what: "the revisions cannot be compared")
    let changes = String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init)
    var renames: [String: String] = [:]
    for index in stride(from: 0, to: changes.count - 2, by: 3) {
      renames[changes[index + 1]] = changes[index + 2]
    }
    return renames
  }

  /// Writes files of a commit. They are the bytes of its objects: filters, which the repository's configuration
  /// could set to any program, do not run, and links are left out, which could lead anywhere.
  ///
  /// - Parameter take: called with the path and the contents of each.
  private func write(
    _ wanted: [GitRepository.Entry], of commit: String, in repository: GitRepository, to path: String,
    take: (String, Data) -> Void = { _, _ in }
  ) throws {
    for start in stride(from: 0, to: wanted.count, by: GitRepository.batch) {
      let files = wanted[start..<min(start + GitRepository.batch, wanted.count)]
      let contents = try repository.objects(
        files.map(\.object), what: "files of \(commit) cannot be read")
      for entry in files {
        let name = entry.path
        guard let data = contents[entry.object] else {
          // Clones may be without large files. A picture may be missing, a document may not.
          guard DocumentJob.isDocument(name) else { continue }
          throw GitRepository.Failure("\(name) of \(commit) cannot be read; is it in this clone?")
        }
        take(name, data)
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        do {
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file)
        } catch {
          throw GitRepository.Failure("\(name) of \(commit) cannot be written: \(error.localizedDescription)")
        }
      }
    }
  }
}
