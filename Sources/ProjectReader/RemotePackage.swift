import Foundation

/// A Swift package that a project or another package refers to by URL.
public struct RemotePackage: Sendable, Hashable {
  /// The requirement for the package's version.
  public enum Requirement: Sendable, Hashable {
    /// Versions from the first up to but not including the second.
    case versions(PackageVersion, PackageVersion)
    /// The newest commit of a branch.
    case branch(String)
    /// A commit.
    case revision(String)
  }

  /// The bytes of an address that is taken for one.
  static let longestAddress = 1000

  /// The URL of the repository for git.
  public let address: String
  /// The requirement for the version.
  public let requirement: Requirement

  /// The identity of the package: the last component of the URL in lowercase, without `.git`.
  public var identity: String { Self.identity(of: address) }

  /// The name of a package by its address.
  public static func identity(of address: String) -> String {
    let last = address.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// Creates a package from an Xcode project's `XCRemoteSwiftPackageReference`; `nil` without a URL.
  init?(_ reference: PropertyListValue) {
    guard let address = reference["repositoryURL"]?.string else { return nil }
    guard address.utf8.count <= Self.longestAddress else {
      ReadingReport.note("a package is left out: its address has more than \(Self.longestAddress) bytes")
      return nil
    }
    let requirement = reference["requirement"]
    func version(_ key: String) -> PackageVersion? {
      requirement?[key]?.string.flatMap { PackageVersion($0) }
    }
    self.address = address
    switch requirement?["kind"]?.string {
    case "branch": self.requirement = .branch(requirement?["branch"]?.string ?? "main")
    case "revision": self.requirement = .revision(requirement?["revision"]?.string ?? "HEAD")
    case "exactVersion":
      let exact = version("version") ?? PackageVersion(0, 0, 0)
      self.requirement = .versions(exact, exact.next)
    case "upToNextMinorVersion":
      let least = version("minimumVersion") ?? PackageVersion(0, 0, 0)
      self.requirement = .versions(least, PackageVersion(least.major, least.minor + 1, 0))
    case "versionRange":
      self.requirement = .versions(
        version("minimumVersion") ?? PackageVersion(0, 0, 0),
        version("maximumVersion") ?? PackageVersion(Int.max, 0, 0))
    default:
      let least = version("minimumVersion") ?? PackageVersion(0, 0, 0)
      self.requirement = .versions(least, PackageVersion(least.major + 1, 0, 0))
    }
  }

  init(address: String, requirement: Requirement) {
    self.address = address
    self.requirement = requirement
  }

  /// Returns the packages that a `Package.swift` refers to, parsed as text.
  ///
  /// - Parameter call: what begins the reference to a package; manifests of Tuist have another one.
  static func all(inManifest text: String, call: String = ".package(") -> [RemotePackage] {
    let text = ManifestText.withoutComments(text)
    return text.components(separatedBy: call).dropFirst().compactMap { part in
      let call = ManifestText.untilClosed(part)
      guard let label = call.range(of: "url:") else { return nil }
      let rest = String(call[label.upperBound...])
      let literals = ManifestText.literals(in: rest)
      guard let address = literals.first, address.utf8.count <= longestAddress else { return nil }
      let versions = literals.dropFirst().compactMap { PackageVersion($0) }
      let last = literals.dropFirst().first
      let terms = rest.dropFirst(address.count)
      let requirement: Requirement
      if terms.contains("branch"), let last {
        requirement = .branch(last)
      } else if terms.contains("revision"), let last {
        requirement = .revision(last)
      } else if let first = versions.first {
        if terms.contains("..<"), versions.count > 1 {
          requirement = .versions(first, versions[1])
        } else if terms.contains("..."), versions.count > 1 {
          requirement = .versions(first, versions[1].next)
        } else if terms.contains("exact") {
          requirement = .versions(first, first.next)
        } else if terms.contains("upToNextMinor") {
          requirement = .versions(first, PackageVersion(first.major, first.minor + 1, 0))
        } else {
          requirement = .versions(first, PackageVersion(first.major + 1, 0, 0))
        }
      } else {
        return nil
      }
      return RemotePackage(address: address, requirement: requirement)
    }
  }

  /// Returns the repositories that a manifest of Tuist names for Carthage: `.github(path: "A/B", requirement: .upToNext("1.0"))`.
  static func all(inTuist text: String) -> [RemotePackage] {
    let text = ManifestText.withoutComments(text)
    return [".github(", ".git("].flatMap { opening in
      text.components(separatedBy: opening).dropFirst().compactMap { part -> RemotePackage? in
        let call = ManifestText.untilClosed(part)
        guard let start = call.range(of: "path:") else { return nil }
        let rest = String(call[start.upperBound...])
        let literals = ManifestText.literals(in: rest)
        guard literals.count > 1, literals[0].utf8.count <= longestAddress else { return nil }
        let address = literals[0].contains("://") ? literals[0] : "https://github.com/\(literals[0]).git"
        if rest.contains(".branch") {
          return RemotePackage(address: address, requirement: .branch(literals[1]))
        }
        guard let version = PackageVersion(literals[1]) else {
          return RemotePackage(address: address, requirement: .revision(literals[1]))
        }
        return RemotePackage(
          address: address,
          requirement: .versions(
            version,
            rest.contains(".exact") ? version.next : PackageVersion(version.major + 1, 0, 0)))
      }
    }
  }

  /// Returns the repositories that a `Cartfile.resolved` refers to.
  static func all(inCartfile text: String) -> [RemotePackage] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let literals = ManifestText.literals(in: line)
      guard literals.count == 2 else { return nil }
      let address: String
      switch line.split(separator: " ").first {
      case "github":
        address = literals[0].contains("://") ? literals[0] : "https://github.com/\(literals[0]).git"
      case "git": address = literals[0]
      default: return nil
      }
      if let version = PackageVersion(literals[1]) {
        return RemotePackage(address: address, requirement: .versions(version, version.next))
      }
      let isCommit = literals[1].count == 40 && literals[1].allSatisfy(\.isHexDigit)
      return RemotePackage(
        address: address, requirement: isCommit ? .revision(literals[1]) : .branch(literals[1]))
    }
  }

  /// Returns the commits of packages in `Package.resolved` files near a project, by identity.
  static func pins(near paths: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for path in paths {
      guard let data = ProjectFiles.data(path, limit: ProjectFiles.longestText),
        let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { continue }
      let pins = (list["pins"] ?? (list["object"] as? [String: Any])?["pins"]) as? [[String: Any]]
      for pin in pins ?? [] {
        guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String,
          let revision = (pin["state"] as? [String: Any])?["revision"] as? String
        else { continue }
        let identity = identity(of: address)
        if result[identity] == nil { result[identity] = revision }
      }
    }
    return result
  }
}

/// Provides packages that projects refer to by URL.
public protocol PackageSource: AnyObject {
  /// Returns the folder with a package's files. Throws if it is not available.
  ///
  /// - Parameter pin: The commit at which the project pins the package; `nil` if it does not.
  func folder(of package: RemotePackage, pin: String?) throws -> String

  /// Returns the declarations of a package's manifest; nil if they cannot be found out, and its text is to be
  /// looked through.
  func manifest(in folder: String) -> PackageManifest?
}

extension PackageSource {
  /// Nothing: manifests are not run.
  public func manifest(in folder: String) -> PackageManifest? { nil }
}

/// Parses the text of manifests.
enum ManifestText {
  static func withoutComments(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      // URLs contain two slashes, too.
      var isQuoted = false
      var last: Character = " "
      for index in line.indices {
        let present = line[index]
        if present == "\"" { isQuoted.toggle() }
        if !isQuoted, present == "/", last == "/" { return line[..<line.index(before: index)] }
        last = present
      }
      return line
    }
    .joined(separator: "\n")
  }

  /// Returns the text before the bracket that closes one opened just before the text.
  static func untilClosed(_ text: String) -> Substring {
    var depth = 1
    var isQuoted = false
    for index in text.indices {
      let present = text[index]
      if present == "\"" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if "([{".contains(present) { depth += 1 }
      if ")]}".contains(present) { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text[...]
  }

  static func literals(in text: some StringProtocol) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
