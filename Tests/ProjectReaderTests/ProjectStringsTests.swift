import Foundation
import Testing

@testable import ProjectReader

/// The gate for strings of a project.
@Suite struct ProjectStringsTests {
  @Test(arguments: ["DEBUG", "_x", "Größe", "名前", "A1"])
  func identifiersAreKept(_ name: String) {
    #expect(ProjectStrings.isIdentifier(name) && ProjectStrings.identifier(name) == name)
  }

  @Test(arguments: [
    "", "1A", "a b", "@args", "-driver-use-frontend-path", "a\nb", "a=1", "½", "a/b", "a\u{0}",
    String(repeating: "a", count: 300),
  ])
  func othersAreNoIdentifiers(_ name: String) {
    #expect(!ProjectStrings.isIdentifier(name))
    #expect(ProjectStrings.isIdentifier(ProjectStrings.identifier(name)))
  }

  @Test(arguments: ["", ".", "..", "a/b", "../a", "a\nb", "a\u{0}", "/", String(repeating: "a", count: 256)])
  func namesOfFilesAreOneComponent(_ name: String) { #expect(!ProjectStrings.isFileName(name)) }

  @Test(arguments: [
    ("/a/b/../c", "/a/c"), ("/../..//a/./b/", "/a/b"), ("/", "/"), ("../../a", "a"), ("/a/..", "/"),
  ])
  func pathsAreNormalized(_ path: String, _ expected: String) {
    #expect(ProjectStrings.normalized(path) == expected)
  }

  @Test func foldersContainWhatIsBelowThem() {
    #expect(ProjectStrings.contains("/a", "/a/b") && ProjectStrings.contains("/a", "/a"))
    #expect(!ProjectStrings.contains("/a", "/ab") && !ProjectStrings.contains("/a/b", "/a"))
    #expect(ProjectStrings.contains("/", "/a"))
  }

  /// Names of folders differ where texts do: one project must not take the place of another's packages.
  @Test func foldersOfTheCacheAreDifferent() {
    let texts = ["https://a/b", "https://a-b", "https:%2f%2fa/b", "a", "A", "..", ".", "a~", "a\n"]
    let names = texts.compactMap(ProjectStrings.folderName)
    #expect(Set(names).count == texts.count)
    #expect(names.allSatisfy { ProjectStrings.isFileName($0) && !$0.hasPrefix(".") && !$0.hasPrefix("-") })
    #expect(ProjectStrings.folderName(String(repeating: "/", count: 100)) == nil)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b", #""a\"b""#), ("a\\(b)", #""a\\(b)""#), ("a\nb", #""a\nb""#),
    ("\u{1b}", #""\u{1b}""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func literalsAreEscaped(_ text: String, _ expected: String) {
    #expect(ProjectStrings.literal(text) == expected)
  }

  /// LLVM's rules for response files: in quotation marks a backslash takes the next character as it is.
  @Test func responseFilesHoldOneArgumentInEachLine() {
    #expect(
      ProjectStrings.responseFile(["/a b", "/a\" -o /b", "/a\\"])
        == "\"/a b\"\n\"/a\\\" -o /b\"\n\"/a\\\\\"\n")
    #expect(ProjectStrings.responseFile(["/a\n-o"]) == nil)
  }

  @Test func commitsHaveFortyDigits() {
    #expect(ProjectStrings.isCommit(String(repeating: "0aF9", count: 10)))
    for wrong in [
      "5.9.1~", "..", "abc", String(repeating: "g", count: 40), String(repeating: "a", count: 41),
    ] {
      #expect(!ProjectStrings.isCommit(wrong))
    }
  }

  /// The rules are those of `git check-ref-format`.
  @Test(arguments: [
    "--upload-pack=x", "..", "a..b", "5.9.1~", "a^", "a:b", "a b", "a?", "a*", "[a", "a\\b", "a@{1}", "@",
    "/a",
    "a/", "a//b", ".a", "a/.b", "a.lock", "a.", "", "a\n",
  ])
  func referencesFollowTheRulesOfGit(_ name: String) { #expect(!ProjectStrings.isReference(name)) }

  @Test(arguments: ["main", "release/1.0", "v1.2.3", "feature-x_y", "1.0.0-beta+1"])
  func branchesAndTagsAreReferences(_ name: String) { #expect(ProjectStrings.isReference(name)) }

  @Test(arguments: [
    "https://example.org/a", "http://example.org/a.git", "ssh://git@example.org/a", "git://example.org/a",
    "git@example.org:a/b.git",
  ])
  func addressesOfServersAreAllowed(_ address: String) {
    #expect(ProjectStrings.complaint(aboutAddress: address, allowsFiles: false) == nil)
  }

  @Test(arguments: [
    "file:///home/me/private", "/home/me/private", "../private", "ext::sh -c x", "ext::sh", "-oProxy=x",
    "ssh://-oProxyCommand=x/a", "git@-oProxyCommand=x:a", "https://", "fd::1", "a\nb@c:d", "", "ftp://a/b",
    "https://example.org/../../home/me/private", "git@example.org:../private",
    "https://example.org/%2e%2e/private",
  ])
  func addressesThatAreRefused(_ address: String) {
    #expect(ProjectStrings.complaint(aboutAddress: address, allowsFiles: false) != nil)
  }

  @Test func filesAreAddressesWhereTheyAreAllowed() {
    #expect(ProjectStrings.complaint(aboutAddress: "file:///a", allowsFiles: true) == nil)
    #expect(ProjectStrings.complaint(aboutAddress: "/a", allowsFiles: true) == nil)
    #expect(ProjectStrings.complaint(aboutAddress: "ext::sh", allowsFiles: true) != nil)
  }

  @Test func messagesStayOnTheirLine() {
    #expect(ProjectStrings.shown("a\nerror: b\u{1b}[2J\u{202e}") == "a\\nerror: b\\u{1b}[2J\\u{202e}")
    #expect(ProjectStrings.shown("\"a\" \\ b") == "\"a\" \\ b")
  }
}
