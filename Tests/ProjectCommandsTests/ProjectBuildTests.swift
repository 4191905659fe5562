import Foundation
import ProjectReader
import Testing

@testable import ProjectCommands

/// The names that sources of a project have in the cache.
@Suite struct ProjectBuildTests {
  @Test(arguments: [
    "A.swift", "Sources/Views/A+B.swift", "Größe/Ä (1).swift", "a b/c,d.swift",
  ])
  func plainPathsAreKept(_ path: String) {
    #expect(ModulePlaces.place(of: "/p/" + path, root: "/p") == path)
  }

  @Test(arguments: [
    "/p/a\".swift", "/p/a\" -o /etc/x \"/b.swift", "/p/a\nb.swift", "/p/a\\.swift", "/p/-x.swift",
    "/p/@x.swift",
    "/p/../x.swift", "/elsewhere/x.swift", "/p/__TinamouMain.swift", "/p/TinamouBundle.swift",
    "/p/sub/TinamouModel0.swift", "/p/a\u{1b}.swift", "/p/'.swift", "/p/$(x).swift", "/p/outside/x.swift",
  ])
  func othersHaveNamesMadeHere(_ path: String) {
    let place = ModulePlaces.place(of: path, root: "/p")
    #expect(place.hasPrefix("outside/") && ProjectStrings.isPlainPath(place) && place.hasSuffix(".swift"))
    let name = (place as NSString).lastPathComponent
    #expect(!["__Tinamou", "TinamouBundle", "TinamouModel"].contains { name.hasPrefix($0) })
    #expect(ModulePlaces.place(of: path + "/../x", root: "/p") != place)
  }

  @Test func valuesOfInfoArePlaced() throws {
    var project = AppProject(name: "A", root: "/p", main: AppProject.Module(name: "A", sources: []))
    project.info = [
      "a": .string("x\u{1}\u{FFFE}"), "b": .number(.nan), "c": .array([.boolean(true), .number(1)]),
    ]
    let data = try ProjectBuild.info(of: project, executable: "A")
    let read = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(read?["CFBundleExecutable"] as? String == "A" && read?.count == 4)
  }
}
