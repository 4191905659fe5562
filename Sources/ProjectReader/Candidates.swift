import Foundation

/// Where modules that sources import may come from, looked through in this order:
///
/// 1. other targets of the project, its workspace and the projects in it
/// 2. local packages, and sources that package managers put beside the project: Pods, Carthage, Swift packages
/// 3. packages, projects and pods in the folders around it, as far as the checkout goes: examples stand beside the
///    library that they show
///
/// Each place is looked at when something is asked that those before do not have.
final class Candidates {
  private var found: [String: () -> AppProject.Module?] = [:]
  private var steps: [() -> Void] = []
  /// Whether applications are modules to import, as they are for their tests.
  private let offersApplications: Bool

  init(modules: [AppProject.Module], directory: String) {
    offersApplications = false
    for module in modules { found[module.name] = { module } }
    steps = [{ [unowned self] in addCheckouts(near: directory) }]
  }

  init(projects: [XcodeProject], directory: String, main: String, offersApplications: Bool = false) {
    self.offersApplications = offersApplications
    for project in projects { add(project, except: main) }
    steps = [
      { [unowned self] in
        for path in projects.flatMap(\.containedProjects) {
          if let project = try? XcodeProject(path: path) { add(project, except: main) }
        }
      },
      { [unowned self] in
        for folder in Set(projects.flatMap(\.localPackages)).sorted() { addPackage(folder) }
      },
      { [unowned self] in addPods(directory) },
      { [unowned self] in addCheckouts(near: directory) },
      { [unowned self] in addNeighbours(of: directory, except: main) },
    ]
  }

  /// The module of a name.
  func module(_ name: String) -> AppProject.Module? {
    while true {
      if let make = found[name] { return make() }
      guard !steps.isEmpty else { return nil }
      steps.removeFirst()()
    }
  }

  // MARK: Xcode

  private func add(_ project: XcodeProject, except main: String) {
    for target in project.targets
    where target.id != main && !target.isTest && (offersApplications || !target.isApplication) {
      let settings = project.settings(of: target)
      let name = BuildSettings.identifier(
        settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(target.name))
      if found[name] != nil, !ProjectLoader.isForPhones(settings) { continue }
      let isPreferred = found[name] == nil || target.name.lowercased().contains("ios")
      guard isPreferred else { continue }
      found[name] = {
        var ignored: [String] = []
        return ProjectLoader.module(target, of: project, settings: settings, notes: &ignored)
      }
    }
  }

  private func addPods(_ directory: String) {
    let pods = directory + "/Pods"
    if let project = try? XcodeProject(path: pods + "/Pods.xcodeproj") { add(project, except: "") }
    for name in names(in: pods) where found[BuildSettings.identifier(name)] == nil {
      let sources = FolderContents.files(in: "\(pods)/\(name)", skippingTests: true).filter {
        $0.hasSuffix(".swift")
      }
      guard !sources.isEmpty else { continue }
      let module = AppProject.Module(name: BuildSettings.identifier(name), sources: sources)
      found[module.name] = { module }
    }
  }

  // MARK: Packages

  private func addPackage(_ folder: String) {
    for module in PackageReader.modules(in: folder) where found[module.name] == nil {
      found[module.name] = { module }
    }
  }

  /// Sources that package managers put beside a project.
  private func addCheckouts(near directory: String) {
    for folder in ["Carthage/Checkouts", "Packages", "SourcePackages/checkouts", ".build/checkouts"] {
      for name in names(in: "\(directory)/\(folder)") { addPackage("\(directory)/\(folder)/\(name)") }
    }
  }

  // MARK: Neighbours

  /// Packages, projects and pods of the checkout that a folder belongs to.
  private func addNeighbours(of directory: String, except main: String) {
    let root = Self.checkout(of: directory)
    var projects: [String] = []
    var pods: [String] = []
    var pending = [(path: root, depth: 0)]
    while let (path, depth) = pending.popLast() {
      let names = names(in: path)
      if names.contains("Package.swift") { addPackage(path) }
      for name in names {
        let full = path + "/" + name
        if name.hasSuffix(".xcodeproj") {
          projects.append(full)
        } else if name.hasSuffix(".podspec") {
          pods.append(full)
        } else if depth < 3, !name.contains("."), !Self.skipped.contains(name), isFolder(full) {
          pending.append((full, depth + 1))
        }
      }
    }
    for path in projects.sorted() {
      if let project = try? XcodeProject(path: path) { add(project, except: main) }
    }
    for path in pods.sorted() {
      guard let module = PodReader.module(path), found[module.name] == nil else { continue }
      found[module.name] = { module }
    }
  }

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "node_modules", "DerivedData", "Tests",
  ]

  /// The highest folder above a project, at most three levels up, that looks like the top of its checkout.
  private static func checkout(of directory: String) -> String {
    let manager = FileManager.default
    var result = directory
    var present = directory
    for _ in 0...3 {
      let names = (try? manager.contentsOfDirectory(atPath: present)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || [".podspec", ".xcworkspace", ".xcodeproj"].contains { name.hasSuffix($0) }
      }
      if isProject { result = present }
      if names.contains(".git") { return present }
      let parent = (present as NSString).deletingLastPathComponent
      guard parent.count > 1 else { break }
      present = parent
    }
    return result
  }

  private func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}

/// Reads a `.podspec` as text, without running it: its name and its sources.
enum PodReader {
  static func module(_ path: String) -> AppProject.Module? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let name =
      values("module_name", in: text).first
      ?? ((path as NSString).lastPathComponent as NSString)
      .deletingPathExtension
    let patterns = values("source_files", in: text)
    guard !patterns.isEmpty else { return nil }
    let all = FolderContents.files(in: folder, skippingTests: true).filter { $0.hasSuffix(".swift") }
    let sources = all.filter { file in
      let relative = String(file.dropFirst(folder.count + 1))
      return patterns.contains { matches(relative[...], pattern(of: $0)[...]) }
    }
    return AppProject.Module(name: BuildSettings.identifier(name), sources: sources)
  }

  /// The quoted texts of a line such as `s.source_files = 'A/*.swift', 'B'`.
  private static func values(_ key: String, in text: String) -> [String] {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let at = line.range(of: "." + key) else { continue }
      let rest = line[at.upperBound...].replacingOccurrences(of: "\"", with: "'")
      let parts = rest.split(separator: "'", omittingEmptySubsequences: false)
      let quoted = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      if !quoted.isEmpty { return quoted }
    }
    return []
  }

  /// A pattern of files; braces at its end, for kinds of files, stand for any.
  private static func pattern(of text: String) -> String {
    guard let brace = text.lastIndex(of: "{"), text.hasSuffix("}") else {
      return text.hasSuffix("/")
        || !(text as NSString).lastPathComponent.contains(where: { "*.".contains($0) })
        ? text + (text.hasSuffix("/") ? "**/*" : "/**/*") : text
    }
    return String(text[..<brace]) + "*"
  }

  /// `*` is any part of a name, `**/` any folders.
  private static func matches(_ path: Substring, _ pattern: Substring) -> Bool {
    if pattern.hasPrefix("**/") {
      let rest = pattern.dropFirst(3)
      var present = path
      while true {
        if matches(present, rest) { return true }
        guard let slash = present.firstIndex(of: "/") else { return false }
        present = present[present.index(after: slash)...]
      }
    }
    guard let first = pattern.first else { return path.isEmpty }
    if first == "*" {
      let rest = pattern.drop { $0 == "*" }
      var present = path
      while true {
        if matches(present, rest) { return true }
        guard let next = present.first, next != "/" else { return false }
        present = present.dropFirst()
      }
    }
    guard path.first == first else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }
}
