import Foundation
import ProjectReader
import TinamouCLI

/// Sources of a mirror that are not in the package.
extension PackageMirror {
  /// Writes the source by which tests fail that reach what was left out. Its function is called before the first test, as those are that
  /// register classes.
  func writeReports() throws {
    guard let reports else { return }
    // Bodies that are left out of files with tests fail by themselves.
    let names = files.flatMap(\.sources).filter { path in
      let text = ProjectFiles.text(path) ?? ""
      return text.contains("import XCTest") || text.contains("import Testing")
    }.map { ProjectStrings.literal(($0 as NSString).lastPathComponent) }
    let text = """
      import ObjectiveCSupport
      import Testing
      import XCTest

      private let files: Set<String> = [\(Set(names).sorted().joined(separator: ", "))]
      #sourceLocation(file: "left-out code", line: 1)
      @_cdecl("__tinamou_exported_\(fileNumber)") public func __tinamouReportsWhatIsLeftOut() {
        RuntimeClasses.register(XCTestCase.self, name: "XCTestCase")
        LeftOut.reached = { reason in
          guard !files.contains(String(reason.prefix { $0 != ":" })) else { return }
          if Test.current != nil { Issue.record("left out: \\(reason)") } else { XCTFail("left out: \\(reason)") }
        }
      }

      """
    fileNumber += 1
    try Cache.contained().write(Data(text.utf8), to: tree + reports.dropFirst(root.count))
  }

  /// Writes what Swift sees of targets in Objective-C.
  func declare(_ checkouts: PackageCheckouts) throws {
    for target in declared {
      let made = declarations(of: target)
      try Cache.write(target.declarations, to: made)
      let answer = try adapt([made], implied: target.modules, own: own, others: checkouts.modules)
      let text = answer.module?.files.first?.text ?? target.declarations
      try Cache.contained().write(Data(text.utf8), to: tree + target.path.dropFirst(root.count))
    }
  }

  /// The place of what a target's headers declare, before it is adapted.
  func declarations(of target: ObjectiveCTarget) -> String {
    "\(mirror)/declared/\(fingerprint([target.path]))/\(ObjectiveCTarget.fileName)"
  }
}
