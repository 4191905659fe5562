// swift-tools-version: 6.1

// The source adapter is a separate package, so that packages that depend on Tinamou never build swift-syntax.
//
// It links the compiled swift-syntax of the toolchain, which takes seconds. If the toolchain does not include
// it, or TINAMOU_SWIFT_SYNTAX=source is set, swift-syntax is built from source, which takes minutes.

import Foundation
import PackageDescription

let environment = ProcessInfo.processInfo.environment

/// The libraries of the toolchain: beside the compiler in the search path, with links resolved.
func hostLibraries() -> String? {
  if environment["TINAMOU_SWIFT_SYNTAX"] == "source" { return nil }
  if let path = environment["TINAMOU_SWIFT_HOST_LIBRARIES"] { return path }
  for directory in (environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(directory)/swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let host = root.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") { return host }
  }
  return nil
}

let host = hostLibraries()
let libraries = ["SwiftSyntax", "SwiftParser", "SwiftOperators"]
let adapterSettings: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let linkerSettings: [LinkerSetting] =
  host.map { path in
    [.unsafeFlags(["-L", path, "-Xlinker", "-rpath", "-Xlinker", path])]
      + libraries.map { .linkedLibrary($0) }
  } ?? []

let package = Package(
  name: "tinamou-adapter",
  products: [.executable(name: "tinamou-adapter", targets: ["tinamou-adapter"])],
  dependencies: host == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : [],
  targets: [
    .target(name: "CIndexStore", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "SourceAdapter",
      dependencies: ["CIndexStore"]
        + (host == nil ? libraries.map { .product(name: $0, package: "swift-syntax") } : []),
      swiftSettings: adapterSettings, linkerSettings: linkerSettings),
    .executableTarget(
      name: "tinamou-adapter", dependencies: ["SourceAdapter"], swiftSettings: adapterSettings),
    .testTarget(
      name: "SourceAdapterTests", dependencies: ["SourceAdapter"], swiftSettings: adapterSettings),
  ],
  swiftLanguageModes: [.v6]
)

// Continuous integration sets this variable to make warnings of the package's own code errors. It never
// affects packages that depend on this one.
if Context.environment["TINAMOU_WARNINGS_AS_ERRORS"] == "1" {
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-warnings-as-errors"])]
  }
}
