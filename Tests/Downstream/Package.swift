// swift-tools-version: 6.1

import PackageDescription

// What a user's package looks like: it depends on this one by path, tests its screens with Swift Testing, and has an
// executable that draws them.
let package = Package(
  name: "downstream",
  dependencies: [.package(name: "tinamou", path: "../..")],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "UIKit", package: "tinamou")]),
    .executableTarget(name: "MyScreens", dependencies: [.product(name: "TinamouCLI", package: "tinamou")]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "MyScreens"]),
  ],
  swiftLanguageModes: [.v6]
)
