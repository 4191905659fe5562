import Foundation
import Testing

extension ProjectCommandTests {
  /// The errors of all modules that can be built are told, in an order that does not depend on which is done first.
  @Test func errorsAreToldInTheOrderOfTheModules() throws {
    let package = scratch.url.appendingPathComponent("Order").resolvingSymlinksInPath()
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: package) }
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Order", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "First"), .target(name: "Second"), .target(name: "Third", dependencies: ["First"]),
          .target(name: "Shop", dependencies: ["First", "Second", "Third"]),
        ])

      """, "Package.swift")
    // The first has more to compile than the second, which ends before it.
    let many = (0..<40).map {
      "public func sum\($0)(_ a: [Int]) -> Int { a.map { $0 * 2 }.filter { $0 > 3 }.reduce(0, +) }"
    }
    for index in 0..<6 {
      try write(
        many.joined(separator: "\n").replacingOccurrences(of: "sum", with: "sum\(index)_"),
        "Sources/First/\(index).swift")
    }
    try write("public func first() { unknownInFirst() }\n", "Sources/First/Last.swift")
    try write("public func second() { unknownInSecond() }\n", "Sources/Second/Second.swift")
    try write("import First\npublic func third() { unknownInThird() }\n", "Sources/Third/Third.swift")
    try write(
      """
      import First
      import Second
      import Third
      import UIKit
      class Screen: UIViewController {}

      """, "Sources/Shop/Shop.swift")
    func build() throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "build", package.path, more: ["--target", "Shop", "--quiet"],
        environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let first = try build()
    #expect(first.status == 3, "\(first.errors)")
    let told = first.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      told == [
        "\(package.path)/Sources/First/Last.swift:1:23: error: cannot find 'unknownInFirst' in scope",
        "\(package.path)/Sources/Second/Second.swift:1:24: error: cannot find 'unknownInSecond' in scope",
        "error: First cannot be built: 1 error",
        "error: Second cannot be built: 1 error; --lenient leaves out what cannot be compiled",
      ])
    #expect(first.errors.hasSuffix("Third, Shop need what cannot be built; `doctor` goes on without it\n"))
    try write("public func first() {}\n", "Sources/First/Last.swift")
    let second = try build()
    #expect(second.status == 3)
    #expect(
      second.errors.split(separator: "\n").compactMap { $0.split(separator: "cannot find ").last }
        .filter { $0.hasPrefix("'unknown") } == ["'unknownInSecond' in scope", "'unknownInThird' in scope"],
      "\(second.errors)")
    #expect(
      second.errors.contains("error: Second cannot be built: 1 error\nerror: Third cannot be built: 1 error;")
    )
  }
  /// A module that a bridging header imports is built before those whose sources see it by that alone.
  @Test func modulesOfBridgingHeadersAreBuiltBefore() throws {
    let folder = scratch.url.appendingPathComponent("Bridged")
    let target = "platform: iOS, deploymentTarget: \"15.0\""
    try Self.write(
      """
      name: Bridged
      targets:
        Core: {type: framework, \(target), sources: [Core]}
        Parts: {type: framework, \(target), sources: [Parts], dependencies: [{target: Core}],
          settings: {SWIFT_OBJC_BRIDGING_HEADER: Parts/Header.h}}
        Shop: {type: application, \(target), sources: [Shop], dependencies: [{target: Parts}]}

      """, "project.yml", in: folder)
    // It takes longer than the compiler takes to miss it.
    let many = (0..<40).map {
      "func sum\($0)(_ a: [Int]) -> Int { a.map { $0 * 2 }.filter { $0 > 3 }.reduce(0, +) }"
    }
    for index in 0..<8 {
      try Self.write(
        "enum Sums\(index) {\n\(many.joined(separator: "\n"))\n}\n", "Core/\(index).swift", in: folder)
    }
    try Self.write("import UIKit\npublic class Badge: UIView {}\n", "Core/Badge.swift", in: folder)
    try Self.write("@import UIKit;\n@import Core;\n", "Parts/Header.h", in: folder)
    try Self.write("public func badge() -> UIView { Badge() }\n", "Parts/Parts.swift", in: folder)
    try Self.write(
      "import Parts\nimport UIKit\nclass Screen: UIViewController { let made = badge() }\n",
      "Shop/Screen.swift", in: folder)
    let built = try Binary(name: "tinamou").run(
      "build", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(built.status == 0, "\(built.errors)")
  }

  /// The header of a framework imports for its own Swift files and for those that import the framework, and a bridging header for those
  /// of its module, Apple's frameworks among them.
  @Test func headersImportForSwift() throws {
    let folder = scratch.url.appendingPathComponent("Headers")
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: folder) }
    let target = "platform: iOS, deploymentTarget: \"15.0\""
    try write(
      """
      name: Shop
      targets:
        Kit: {type: framework, \(target), sources: [Kit]}
        Shop: {type: application, \(target), sources: [Shop], dependencies: [{target: Kit}],
          settings: {SWIFT_OBJC_BRIDGING_HEADER: Shop/Header.h}}

      """, "project.yml")
    try write("#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double KitVersionNumber;\n", "Kit/Kit.h")
    try write(
      "public class Holder { public var action: Selector?; public var place: URL?; public init() {} }\n",
      "Kit/Holder.swift")
    try write("#import \"Other.h\"\n", "Shop/Header.h")
    try write("#import <CoreData/CoreData.h>\n@interface Store : NSObject\n@end\n", "Shop/Other.h")
    try write(
      "import Kit\nfunc address() -> URL { URL(string: \"https://example.org\")! }\n", "Shop/Address.swift")
    try write("func context() -> NSManagedObjectContext? { nil }\n", "Shop/Context.swift")
    try write("import UIKit\nclass Screen: UIViewController {}\n", "Shop/Screen.swift")
    let built = try Binary(name: "tinamou").run(
      "build", folder.path, more: ["--quiet"], environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(built.status == 0, "\(built.errors)")
  }

  static func write(_ text: String, _ name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
