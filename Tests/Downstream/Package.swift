// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Greetings",
  dependencies: [.package(name: "tinamou", path: "../..")],
  targets: [
    .target(
      name: "Screens", dependencies: [.product(name: "UIKit", package: "tinamou")],
      resources: [.process("Resources")]),
    .executableTarget(
      name: "MyScreens", dependencies: ["Screens", .product(name: "TinamouCLI", package: "tinamou")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "MyScreens",
        .product(name: "Simulator", package: "tinamou"),
        .product(name: "TinamouSnapshots", package: "tinamou"),
        .product(name: "TinamouScreenTests", package: "tinamou"),
      ],
      exclude: ["__Snapshots__"],
      plugins: [.plugin(name: "GenerateScreenTests", package: "tinamou")]),
  ]
)
