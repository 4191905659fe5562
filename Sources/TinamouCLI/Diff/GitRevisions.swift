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

  /// Writes the files that documents need into a folder.
  func files(in destination: String) throws -> Files {
    let repository = try GitRepository(around: folder)
    let commits = try [old, new].map { try repository.commit($0) }
    var folders: [String] = []
    for (index, commit) in commits.enumerated() {
      let path = "\(destination)/\(index == 0 ? "old" : "new")"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try write(commit, of: repository, to: path)
      folders.append(path)
    }
    let output = try repository.run(
      [
        "diff", "--no-ext-diff", "--no-textconv", "--name-status", "-z", "-M", "--diff-filter=R", commits[0],
        commits[1],
      ], what: "the revisions cannot be compared")
    let changes = String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init)
    var renames: [String: String] = [:]
    for index in stride(from: 0, to: changes.count - 2, by: 3) {
      renames[changes[index + 1]] = changes[index + 2]
    }
    return Files(old: folders[0], new: folders[1], renames: renames)
  }

  /// Writes the files of a commit that documents need. They are the bytes of its objects: filters, which the repository's configuration
  /// could set to any program, do not run, and links are left out, which could lead anywhere.
  private func write(_ commit: String, of repository: GitRepository, to path: String) throws {
    let wanted = try repository.entries(of: commit).filter {
      $0.isFile && Self.endings.contains(($0.path as NSString).pathExtension.lowercased())
    }
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
