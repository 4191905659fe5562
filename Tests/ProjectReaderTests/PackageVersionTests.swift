import Testing

@testable import ProjectReader

/// Versions of packages are ordered as by Semantic Versioning, and allowed as by Swift Package Manager.
struct PackageVersionTests {
  private func version(_ text: String) throws -> PackageVersion { try #require(PackageVersion(text)) }

  @Test func versionsAreRead() throws {
    #expect(try version("v1.2") == PackageVersion(1, 2, 0))
    #expect(try version("1.2.3+5") == PackageVersion(1, 2, 3))
    #expect(try version("1.0.0-rc.5").name == "1.0.0-rc.5")
    #expect(try version("602.0.0-prerelease-2025-08-11").prerelease == ["prerelease-2025-08-11"])
    for text in ["main", "1.2.3.4", "1.x.0", "1.0.0-", "1.0.0-a..b", "1.0.0-a_b", "-1.0.0"] {
      #expect(PackageVersion(text) == nil, "\(text)")
    }
  }

  /// The example of the specification, section 11.
  @Test func identifiersOrderVersions() throws {
    let ordered = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
      "1.0.0-rc.1", "1.0.0", "1.0.1-a", "1.0.1",
    ]
    let versions = try ordered.map(version)
    #expect(versions.shuffled().sorted() == versions)
    for (one, other) in zip(versions, versions.dropFirst()) { #expect(!(other < one) && one != other) }
  }

  @Test func preReleaseVersionsAreAllowedWhereOneIsAskedFor() throws {
    let (release, candidate) = (try version("1.0.0"), try version("1.0.0-rc.5"))
    #expect(candidate.isAllowed(from: candidate, to: candidate.next))
    #expect(!release.isAllowed(from: candidate, to: candidate.next))
    #expect(try !version("1.0.0-rc.6").isAllowed(from: candidate, to: candidate.next))
    let next = try version("2.0.0")
    #expect(release.isAllowed(from: candidate, to: next))
    #expect(try version("1.0.0-rc.6").isAllowed(from: candidate, to: next))
    #expect(try !version("1.0.0-rc.4").isAllowed(from: candidate, to: next))
    #expect(try !version("2.0.0-rc.1").isAllowed(from: candidate, to: next))
    #expect(try !version("1.1.0-rc.1").isAllowed(from: release, to: next))
  }

  @Test func projectsAskForPreReleaseVersions() throws {
    let packages = RemotePackage.all(
      inManifest: """
        .package(url: "https://example.org/a", from: "1.0.0-rc.5"),
        .package(url: "https://example.org/b", exact: "2.0.0-beta"),
        """)
    let (first, exact) = (try version("1.0.0-rc.5"), try version("2.0.0-beta"))
    #expect(
      packages.map(\.requirement) == [
        .versions(first, PackageVersion(2, 0, 0)), .versions(exact, exact.next),
      ])
  }
}
