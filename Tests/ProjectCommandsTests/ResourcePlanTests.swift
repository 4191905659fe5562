import Foundation
import ProjectReader
import Testing

@testable import ProjectCommands

/// Files beside an application's executable.
@Suite struct ResourcePlanTests {
  private func module(_ name: String, _ resources: [String], bundles: [String: [String]] = [:])
    -> AppProject.Module
  {
    var module = AppProject.Module(name: name, sources: [])
    module.resources = resources
    module.bundles = bundles
    return module
  }

  /// The folder that a plan makes, with what of it cannot be in it.
  private func make(
    _ modules: [AppProject.Module], in scratch: Scratch, own: [String] = [], named name: String = "App"
  ) throws -> ResourcePlan {
    let folder = try scratch.cache.makeFolder(scratch.cache.root + "/project")
    if ContainedFolder.kind(folder + "/linked") == nil {
      try scratch.cache.write("program", to: folder + "/linked")
    }
    let plan = ResourcePlan(modules: modules, own: own, executable: name)
    let executable = try plan.make(
      in: folder, of: scratch.cache, executable: folder + "/linked", named: name, info: Data("info".utf8))
    #expect(executable == "\(folder)/product/\(name)")
    #expect(scratch.text("cache/project/product/\(name)") == "program")
    #expect(scratch.text("cache/project/product/Info.plist") == "info")
    return plan
  }

  @Test func aFolderAndAFileInItAreBothThere() throws {
    let scratch = try Scratch()
    try scratch.write("main", "app/en.lproj/Main.strings")
    try scratch.write("other", "app/en.lproj/Other.strings")
    let before = scratch.manifest("app")
    let folder = "\(scratch.path)/app/en.lproj"
    for resources in [[folder, folder + "/Main.strings"], [folder + "/Main.strings", folder]] {
      let plan = try make([module("App", resources)], in: scratch)
      #expect(
        plan.links == [
          "en.lproj/Main.strings": folder + "/Main.strings",
          "en.lproj/Other.strings": folder + "/Other.strings",
        ])
      #expect(plan.notes.isEmpty)
      #expect(scratch.manifest("app") == before)
      #expect(scratch.text("cache/project/product/en.lproj/Other.strings") == "other")
    }
  }

  /// `Bundle.main.url(forResource: "Bills", withExtension: "momd")` is how applications find their models.
  @Test func modelsHaveTheNamesOfCompiledOnes() throws {
    let scratch = try Scratch()
    try scratch.write("1", "app/Bills.xcdatamodeld/Bills.xcdatamodel/contents")
    try scratch.write("2", "app/Old.xcdatamodel/contents")
    var main = module("App", [])
    main.dataModels = ["\(scratch.path)/app/Bills.xcdatamodeld", "\(scratch.path)/app/Old.xcdatamodel"]
    let plan = try make([main], in: scratch)
    #expect(plan.links["Bills.momd"] == main.dataModels[0] && plan.links["Old.mom"] == main.dataModels[1])
    #expect(scratch.text("cache/project/product/Bills.momd/Bills.xcdatamodel/contents") == "1")
  }

  /// Each framework and each target of a package has a bundle of its own, so that nothing is lost where two have files of one name.
  @Test func modulesHaveTheirOwnBundles() throws {
    let scratch = try Scratch()
    var modules: [AppProject.Module] = []
    for name in ["Kit", "Pack", "App"] {
      try scratch.write(name, "\(name)/Localizable.strings")
      modules.append(module(name, ["\(scratch.path)/\(name)/Localizable.strings"]))
    }
    modules[0].ownBundle = .framework("Kit", info: ["CFBundleIdentifier": .string("org.kit")])
    modules[1].ownBundle = .package("Package", target: "Pack", language: "de")
    modules[2].ownBundle = .package("Package", target: "App", language: nil)
    let plan = try make(modules, in: scratch)
    #expect(plan.notes.isEmpty)
    #expect(scratch.text("cache/project/product/Frameworks/Kit.framework/Localizable.strings") == "Kit")
    #expect(scratch.text("cache/project/product/Package_Pack.bundle/Localizable.strings") == "Pack")
    // The one that is shown is the application.
    #expect(scratch.text("cache/project/product/Localizable.strings") == "App")
    #expect(
      scratch.text("cache/project/product/Frameworks/Kit.framework/Info.plist")?.contains("org.kit") == true)
    #expect(
      scratch.text("cache/project/product/Package_Pack.bundle/Info.plist")?.contains("<string>de</string>")
        == true)
    // A name that leads elsewhere is refused.
    modules[0].ownBundle = .framework("../Kit", info: [:])
    let refused = ResourcePlan(modules: modules, own: [], executable: "App")
    #expect(refused.notes.contains { $0.contains("it cannot have that name") })
    #expect(refused.links.keys.allSatisfy { !$0.contains("..") })
  }

  @Test func aBundleAndATargetOfItsNameAreOne() throws {
    let scratch = try Scratch()
    try scratch.write("a", "app/Foo.bundle/a.txt")
    try scratch.write("old", "app/Foo.bundle/b.txt")
    let new = try scratch.write("new", "app/art/b.txt")
    let before = scratch.manifest("app")
    let all = [module("App", ["\(scratch.path)/app/Foo.bundle"], bundles: ["Foo": [new]])]
    _ = try make(all, in: scratch)
    _ = try make(all, in: scratch)
    #expect(scratch.text("cache/project/product/Foo.bundle/a.txt") == "a")
    #expect(scratch.text("cache/project/product/Foo.bundle/b.txt") == "new")
    #expect(scratch.manifest("app") == before)
  }

  @Test func ofSeveralTheApplicationsOwnCounts() throws {
    let paths = ["/app/z/a.png", "/app/b/a.png", "/library/a.png", "/library/c.png"]
    let modules = [module("Library", Array(paths[2...])), module("App", Array(paths[..<2]))]
    let plan = ResourcePlan(modules: modules, own: [], executable: "App")
    #expect(plan.links == ["a.png": "/app/b/a.png", "c.png": "/library/c.png"])
    #expect(
      plan.notes == [
        "/app/z/a.png: is left out of the bundle, where /app/b/a.png has its name",
        "/library/a.png: is left out of the bundle, where /app/b/a.png has its name",
      ])
    let reversed = modules.map { module($0.name, $0.resources.reversed()) }
    #expect(ResourcePlan(modules: reversed, own: [], executable: "App") == plan)
  }

  @Test func namesThatAreNeededAreRefused() throws {
    let scratch = try Scratch()
    let names = ["App", "libswiftCore.so", "libx.so.1", "tinamou_UIKit.resources"]
    let resources =
      try names.map { try scratch.write("#!/bin/sh", "app/\($0)") } + ["/", "relative", "/a/.."]
    let own = try scratch.write("", "build/tinamou_UIKit.resources")
    let plan = try make([module("App", resources)], in: scratch, own: [own])
    #expect(plan.links == ["tinamou_UIKit.resources": own])
    #expect(plan.notes.count == resources.count)
    #expect(
      plan.notes.contains(
        "\(scratch.path)/app/App: is left out of the bundle: its name is needed by the application"))
  }

  @Test func bundlesHaveNamesOfFiles() throws {
    let scratch = try Scratch()
    try scratch.write("mine", "cache/victim/file")
    try scratch.write("mine", "victim/file")
    let resource = try scratch.write("a", "app/a.txt")
    let before = scratch.manifest("victim", "cache/victim")
    let names = ["../../victim/x", "../../../victim/x", "a\n\(scratch.path)/victim\nb", "/", "..", "a/b"]
    let bundles = Dictionary(uniqueKeysWithValues: names.map { ($0, [resource]) })
    let plan = try make([module("App", [], bundles: bundles)], in: scratch)
    // ".." with the ending is a name, if an odd one.
    #expect(plan.links == ["...bundle/a.txt": resource])
    #expect(plan.notes.count == 5 && plan.notes.allSatisfy { !$0.contains("\n") })
    // With other resources afterwards, those of before go.
    _ = try make([module("App", [resource])], in: scratch)
    #expect(scratch.manifest("victim", "cache/victim") == before)
    #expect(scratch.manifest("cache/project/product").count == 4)
  }

  /// A former release wrote names in lines, and removed what was gone by them.
  @Test func formerListsAndLinksAreHarmless() throws {
    let scratch = try Scratch()
    try scratch.write("mine", "victim/file")
    let before = scratch.manifest("victim")
    try scratch.write("../../../victim", "cache/project/resources")
    try scratch.write("[\"../../../victim\"]", "cache/project/resources.json")
    try scratch.link("cache/project/product", to: "\(scratch.path)/victim")
    _ = try make([module("App", [])], in: scratch)
    #expect(scratch.manifest("victim") == before)
  }

  @Test func whatIsAsPlannedStays() throws {
    let scratch = try Scratch()
    let resource = try scratch.write("a", "app/a.txt")
    func inode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: "\(scratch.path)/cache/project/product")[
        .systemFileNumber] as? Int
    }
    _ = try make([module("App", [resource])], in: scratch)
    let first = try inode()
    _ = try make([module("App", [resource])], in: scratch)
    #expect(try inode() == first)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/cache/project/product/a.txt")
    _ = try make([module("App", [resource])], in: scratch)
    #expect(scratch.text("cache/project/product/a.txt") == "a")
    // Another program takes the place of the one before.
    try scratch.cache.write("program", to: scratch.cache.root + "/project/linked")
    try scratch.cache.write("other", to: scratch.cache.root + "/project/linked")
    try scratch.cache.write("program", to: scratch.cache.root + "/project/linked")
    _ = try make([module("App", [resource])], in: scratch)
  }
}
