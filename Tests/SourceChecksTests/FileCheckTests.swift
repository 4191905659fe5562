import Foundation
import TestSupport
import Testing

@testable import source_checks

/// The checks of files: programs that tests make, sizes, and where sources are.
@Suite struct FileCheckTests {
  @Test(arguments: [
    "chmod(path, mode)", "Glibc.fchmod(1, mode)", "fchmodat(1, path, mode, 0)", "let mode = 0o755",
    "let mode = 0o1777", "let mode: mode_t = 0o111", "if a { chmod(path, 0o644) }",
  ])
  func programsAreMadeInOnePlace(_ code: String) {
    let file = SourceFile(path: "A.swift", "import Foundation\nfunc f() {\n  \(code)\n}\n")
    let findings = TestProgramCheck.findings(in: file)
    #expect(findings.map(\.description) == ["A.swift:3: programs are made by ExecutableFile"])
  }

  @Test(arguments: [
    "// chmod(path, 0o755)", "let text = \"chmod(path, 0o755)\"", "let mode = 0o644", "let mode = 0o754",
    "let mode = 0o0755", "let mode = 0o77", "let chmod = 755", "mode.chmods(0o600)",
  ])
  func othersAreNoDefects(_ code: String) {
    #expect(TestProgramCheck.findings(in: SourceFile(path: "A.swift", code)) == [])
  }

  @Test func largeFilesAreListed() throws {
    let limits = try FileSizeCheck.limits(
      in: "# path\tlimit\treason\n\nB.ttf\t600\tletters\nC.ttf\t600\tletters\nGone.ttf\t700\tnone\n")
    let sizes = [
      "A.bin": 500_001, "B.ttf": 600_001, "C.ttf": 600_000, "Small.swift": 500_000,
    ]
    #expect(
      FileSizeCheck.findings(sizes: sizes, limits: limits).map(\.description) == [
        "A.bin has 500 KB, more than 500; make it smaller, or list it with a reason in "
          + "scripts/checks/large-files.txt",
        "B.ttf has 600 KB, more than its limit of 600 in scripts/checks/large-files.txt",
        "scripts/checks/large-files.txt: no file over 500 KB is at Gone.ttf",
      ])
  }

  @Test(arguments: ["A.bin\t600", "A.bin\t600\t ", "A.bin\tmuch\tletters", "A.bin 600 letters", "A\t1\tb\tc"])
  func listedFilesHaveALimitAndAReason(_ line: String) {
    let words =
      "scripts/checks/large-files.txt:2: expected a path, a limit in KB and a reason, separated by tabs"
    #expect(throws: CheckError(words)) { try FileSizeCheck.limits(in: "# path\n\(line)\n") }
  }

  @Test func sourcesAreSortedByFolderAndName() throws {
    let folder = try TemporaryDirectory()
    for path in [
      "Package.swift", "Sources/B/b.swift", "Sources/B/a.swift", "Sources/B/A/z.swift", "Sources/A/a.swift",
      "Sources/A/a.json", "Sources/.build/a.swift", "Sources/Out/a.swift", "Sources/B/.a.swift",
    ] {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let a = 1\n".utf8).write(to: file)
    }
    let repository = try Repository(root: folder.path)
    #expect(
      try repository.swiftFiles(in: ["Sources", "Package.swift"], leavingOut: ["Out"]) == [
        "Sources/A/a.swift", "Sources/B/a.swift", "Sources/B/b.swift", "Sources/B/A/z.swift", "Package.swift",
      ])
    #expect(try repository.folders(in: "Sources") == [".build", "A", "B", "Out"])
    #expect(try repository.source(at: "Sources/A/a.swift").text.lineBreaks == 1)
    #expect(throws: CheckError("there is no Tests")) { try repository.swiftFiles(in: ["Tests"]) }
    #expect(throws: CheckError.self) { try Repository(root: folder.path + "/Sources") }
  }
}
