// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tinamou", path: "..")],
  targets: [
    .executableTarget(
      name: "layout-replay", dependencies: [.product(name: "ConstraintSolver", package: "tinamou")]),
    .executableTarget(name: "uikit-bench", dependencies: [.product(name: "UIKit", package: "tinamou")]),
  ],
  swiftLanguageModes: [.v6]
)
