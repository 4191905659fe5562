/// The version of a package: three numbers, and identifiers where it is a pre-release version.
public struct PackageVersion: Sendable, Hashable, Comparable {
  /// The major version, which changes with incompatible changes.
  public let major: Int
  /// The minor version.
  public let minor: Int
  /// The patch version.
  public let patch: Int
  /// The identifiers of a pre-release version, such as `rc` and `5`; empty for others.
  public let prerelease: [String]

  /// Creates a version from its numbers and identifiers.
  public init(_ major: Int, _ minor: Int, _ patch: Int, prerelease: [String] = []) {
    (self.major, self.minor, self.patch, self.prerelease) = (major, minor, patch, prerelease)
  }

  /// Creates a version from a tag: `1.2.3`, `v1.2.3`, `1.2` or `1.2.3-rc.5`; `nil` for other texts.
  ///
  /// Build metadata, behind a plus sign, does not count.
  public init?(_ text: String) {
    guard text.utf8.count < 60 else { return nil }
    let version = (text.hasPrefix("v") ? text.dropFirst() : text[...]).prefix { $0 != "+" }
    let numbered = version.prefix { $0 != "-" }
    let parts = numbered.split(separator: ".", omittingEmptySubsequences: false)
    // The limit prevents an overflow of the next number.
    let numbers = parts.compactMap { Int($0) }.filter { (0..<1_000_000_000_000).contains($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    var identifiers: [String] = []
    if numbered.endIndex < version.endIndex {
      identifiers = version[numbered.endIndex...].dropFirst()
        .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard
        identifiers.allSatisfy({ word in
          !word.isEmpty && word.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isLetterOrDigit($0) }
        })
      else { return nil }
    }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0,
      prerelease: identifiers)
  }

  /// The version as it is written: `1.2.3` or `1.2.3-rc.5`.
  public var name: String {
    "\(major).\(minor).\(patch)" + (prerelease.isEmpty ? "" : "-" + prerelease.joined(separator: "."))
  }

  /// The version after this one: there is none between them.
  var next: PackageVersion {
    prerelease.isEmpty
      ? PackageVersion(major, minor, patch + 1)
      : PackageVersion(major, minor, patch, prerelease: prerelease + ["0"])
  }

  /// Compares the numbers, the major version first, and then the identifiers as Semantic Versioning does: numbers come
  /// before words, fewer before more, and none come last.
  public static func < (a: PackageVersion, b: PackageVersion) -> Bool {
    let (first, second) = ((a.major, a.minor, a.patch), (b.major, b.minor, b.patch))
    if first != second { return first < second }
    guard !a.prerelease.isEmpty, !b.prerelease.isEmpty else { return b.prerelease.isEmpty && a != b }
    for (one, other) in zip(a.prerelease, b.prerelease) where one != other {
      switch (Int(one), Int(other)) {
      case (let one?, let other?): return one < other
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): return one < other
      }
    }
    return a.prerelease.count < b.prerelease.count
  }

  /// Returns whether a requirement of the versions from one up to but not including another allows this one.
  ///
  /// As with Swift Package Manager, pre-release versions are allowed where one of the two is such a version, and those of
  /// the end are not, unless it is one as well.
  public func isAllowed(from first: PackageVersion, to end: PackageVersion) -> Bool {
    if !prerelease.isEmpty {
      if first.prerelease.isEmpty, end.prerelease.isEmpty { return false }
      if end.prerelease.isEmpty, (major, minor, patch) == (end.major, end.minor, end.patch) { return false }
    }
    return self >= first && self < end
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"):
    true
  default: false
  }
}
