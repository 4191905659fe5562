import Foundation

/// The files of folders.
enum FolderContents {
  private static let skipped: Set<String> = [
    "build", "Build", "DerivedData", "__Snapshots__", "node_modules", "xcodeproj", "xcworkspace",
    "playground", "docc",
  ]
  /// The folders that are treated as a single resource.
  private static let packages: Set<String> = [
    "xcassets", "bundle", "lproj", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "scnassets",
  ]

  static func isSource(_ path: String) -> Bool {
    ["swift", "m", "mm", "c", "cpp", "cc", "cxx", "metal"].contains((path as NSString).pathExtension)
  }

  /// Returns whether Xcode compiles a file, as code or into a resource.
  static func isCompiled(_ path: String) -> Bool {
    isSource(path)
      || ["xcdatamodeld", "xcdatamodel", "xcmappingmodel", "intentdefinition", "mlmodel"].contains(
        (path as NSString).pathExtension)
  }

  /// Returns whether a file is a model of Core Data.
  static func isDataModel(_ path: String) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains((path as NSString).pathExtension)
  }

  /// Returns the packages in a folder, at most three levels down.
  static func localPackages(in root: String) -> [String] {
    var result: [String] = []
    var pending = [(root, 0)]
    while let (folder, depth) = pending.popLast() {
      let names = ProjectFiles.names(in: folder)
      guard ReadingReport.spend(names.count + 1, of: .entries) else { break }
      if depth > 0, names.contains("Package.swift") {
        result.append(folder)
      } else if depth < 3 {
        pending += names.filter { !$0.contains(".") && !skipped.contains($0) }.map {
          (folder + "/" + $0, depth + 1)
        }
      }
    }
    return result.sorted()
  }

  /// Returns whether a file among a library's sources belongs to a bundle: one that Xcode would copy or
  /// compile.
  static func isResource(_ path: String) -> Bool {
    let kinds: Set<String> = [
      "xib", "nib", "storyboard", "xcassets", "bundle", "strings", "stringsdict", "xcstrings", "lproj",
      "plist",
      "json", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "ttf", "otf", "ttc", "html", "txt",
      "css",
      "js", "mp3", "m4a", "wav", "caf", "mp4", "mov", "aif", "aiff", "dat", "db", "sqlite", "csv", "xml",
      "data",
    ]
    let name = (path as NSString).lastPathComponent
    return kinds.contains((path as NSString).pathExtension) && name != "Info.plist" && name != "package.json"
  }

  /// Returns whether a file is a compiled framework or library for Apple's platforms, by its extension.
  static func isFramework(_ path: String) -> Bool {
    ["framework", "xcframework", "a", "dylib"].contains((path as NSString).pathExtension)
  }

  /// Returns whether a file of a package's target goes into the bundle without being named in the manifest.
  static func isBundledUnnamed(_ path: String) -> Bool {
    let kinds: Set<String> = ["xib", "nib", "storyboard", "xcassets", "xcstrings"]
    return kinds.contains((path as NSString).pathExtension)
      || (path as NSString).deletingLastPathComponent.hasSuffix(".lproj")
  }

  /// Returns whether a folder may be looked through: one that exists and is not one of the system, nor a link to a folder that it is in.
  static func isSearched(_ root: String) -> Bool {
    guard let resolved = realpath(root, nil) else { return false }
    let real = String(cString: resolved)
    free(resolved)
    // The system's own folders, which are endless and contain no project.
    guard real != "/", !["/proc", "/sys", "/dev"].contains(where: { ProjectStrings.contains($0, real) })
    else {
      ReadingReport.note("\(root): is not a folder of a project and is not looked through")
      return false
    }
    if let above = realpath((root as NSString).deletingLastPathComponent, nil) {
      defer { free(above) }
      guard !ProjectStrings.contains(real, String(cString: above)) else {
        ReadingReport.note("\(root): is a link to a folder that it is in and is not looked through")
        return false
      }
    }
    return true
  }

  /// Returns whether there is a folder or a file at a path. `nil` for what is neither, and for links to folders, which are not followed.
  static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return true }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return false
  }

  /// Returns all files below a folder, sorted, with catalogs as single files. Symbolic links to folders are
  /// not followed.
  ///
  /// - Parameter leavesPackages: Whether packages in the folder are excluded.
  static func files(
    in root: String, excluding: Set<String> = [], skippingTests: Bool = false, leavesPackages: Bool = false
  ) -> [String] {
    guard isSearched(root) else { return [] }
    var result: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      let names = ProjectFiles.names(in: path)
      guard ReadingReport.spend(names.count + 1, of: .entries) else { break }
      if !folder.isEmpty, leavesPackages, names.contains("Package.swift") { continue }
      for name in names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : folder + "/" + name
        if excluding.contains(relative) { continue }
        let full = root + "/" + relative
        var status = stat()
        guard lstat(full, &status) == 0 else { continue }
        guard status.st_mode & S_IFMT == S_IFDIR else {
          if status.st_mode & S_IFMT == S_IFLNK {
            guard stat(full, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { continue }
          }
          result.append(full)
          continue
        }
        let kind = (name as NSString).pathExtension
        if packages.contains(kind) {
          if kind == "lproj" { pending.append(relative) } else { result.append(full) }
        } else if !skipped.contains(kind), !skipped.contains(name),
          !(skippingTests && (name.hasSuffix("Tests") || name == "Pods" || name == "Carthage"))
        {
          pending.append(relative)
        }
      }
    }
    return result.sorted()
  }
}
