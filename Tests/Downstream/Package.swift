// swift-tools-version: 6.1

import PackageDescription

// What a user's package looks like: it depends on this one by path, and tests its screens with Swift Testing.
let package = Package(
  name: "downstream",
  dependencies: [.package(name: "tinamou", path: "../..")],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "UIKit", package: "tinamou")]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
  ],
  swiftLanguageModes: [.v6]
)
