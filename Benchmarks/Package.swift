// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tinamou", path: "..")],
  targets: [
    .executableTarget(
      name: "layout-replay", dependencies: [.product(name: "ConstraintSolver", package: "tinamou")]),
    .systemLibrary(name: "CPangoRival", pkgConfig: "pangoft2"),
    .executableTarget(
      name: "text-bench", dependencies: ["CPangoRival", .product(name: "UIKit", package: "tinamou")]),
    .executableTarget(
      name: "uikit-bench",
      dependencies: [
        .product(name: "Simulator", package: "tinamou"), .product(name: "UIKit", package: "tinamou"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
