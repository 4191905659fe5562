// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

/// The modules of the pages, of which each has its own file.
let pageModules = [
  "page-address", "page-badges", "page-build", "page-change", "page-clock", "page-compare",
  "page-constraints", "page-data", "page-defects", "page-descriptions", "page-differences", "page-dock",
  "page-dom", "page-edits", "page-filters", "page-findings", "page-geometry", "page-inspector", "page-keys",
  "page-layers", "page-lines", "page-list", "page-live", "page-model", "page-overlay", "page-panels",
  "page-problems", "page-record", "page-session", "page-shapes", "page-sheets", "page-source",
  "page-stage", "page-state", "page-store", "page-tree", "page-use", "page-view", "page-zoom", "page",
  "snapshots-state", "snapshots", "store", "words",
]

let package = Package(
  name: "tinamou",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "DesignCanvas", targets: ["DesignCanvas"]),
    .library(name: "TinamouCLI", targets: ["TinamouCLI", "PreviewServer"]),
    .library(name: "TinamouLint", targets: ["TinamouLint"]),
    .library(name: "TinamouSnapshots", targets: ["TinamouSnapshots"]),
    .library(name: "TinamouScreenTests", targets: ["TinamouScreenTests"]),
    .plugin(name: "GenerateScreenTests", targets: ["GenerateScreenTests"]),
    // What applications of projects link, beside the tool that builds them.
    .library(
      name: "TinamouKit", type: .dynamic,
      targets: ["ApplicationHost", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .executable(name: "tinamou", targets: ["tinamou"]),
    .executable(name: "tinamou-examples", targets: ["tinamou-examples"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "cairo fontconfig freetype2 harfbuzz gobject-2.0",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),

    // Lower modules first: a target can only depend on those before it in this list.
    .target(name: "CPangoHeaders"),
    .target(name: "ConstraintSolver"),
    .target(name: "FileAccess"),
    .target(name: "ForkSafeLocks"),
    .target(name: "ClassMetadata", dependencies: ["ForkSafeLocks"]),
    .target(name: "ObjectiveCSupport", dependencies: ["ClassMetadata", "ForkSafeLocks"]),
    .target(name: "ObjectiveC", dependencies: ["ObjectiveCSupport"]),
    .target(name: "BundledData"),
    .target(name: "SourceScanner"),
    .target(name: "CEventLoop"),
    .target(name: "EventLoop", dependencies: ["CEventLoop", "ClassMetadata", "ForkSafeLocks"]),
    .target(
      name: "CPixels", dependencies: ["CJPEG"], linkerSettings: [.linkedLibrary("jpeg"), .linkedLibrary("z")]),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPixels", "ObjectiveCSupport"]),
    .target(
      name: "InterfaceBuilder", dependencies: ["BundledData", "CLibXML2"],
      resources: [.copy("Resources/Data")]),
    .target(
      name: "QuartzCore",
      dependencies: ["ClassMetadata", "CoreGraphics", "EventLoop", "ForkSafeLocks", "ObjectiveCSupport"]),
    .target(
      name: "Typesetting",
      dependencies: ["BundledData", "CoreGraphics", "CPango", "CPangoHeaders", "ForkSafeLocks"],
      resources: [.copy("Resources/Fonts"), .copy("Resources/Hyphenation")]),
    .target(
      name: "UIKitValues",
      dependencies: [
        "BundledData", "CLibXML2", "ClassMetadata", "CoreGraphics", "EventLoop", "InterfaceBuilder",
        "ForkSafeLocks", "ObjectiveCSupport", "QuartzCore", "Typesetting",
      ],
      resources: [.copy("Resources/Data")]),
    .target(
      name: "UIKitCore",
      dependencies: [
        "ClassMetadata", "ConstraintSolver", "CoreGraphics", "EventLoop", "InterfaceBuilder",
        "ObjectiveCSupport", "QuartzCore", "Typesetting", "UIKitValues",
      ]),
    .target(
      name: "UIKitControls",
      dependencies: ["BundledData", "ClassMetadata", "ForkSafeLocks", "Typesetting", "UIKitCore"],
      resources: [.copy("Resources/Data")]),
    .target(name: "UIKitContainers", dependencies: ["UIKitControls", "UIKitCore"]),
    .target(
      name: "UIKitLists", dependencies: ["ClassMetadata", "UIKitContainers", "UIKitControls", "UIKitCore"]),
    .target(
      name: "UIKitServices",
      dependencies: ["ClassMetadata", "UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists"]),
    .target(
      name: "UIKitDocuments",
      dependencies: [
        "BundledData", "InterfaceBuilder", "UIKitContainers", "UIKitControls", "UIKitCore", "UIKitLists",
        "UIKitServices",
      ],
      resources: [.copy("Resources/Data")]),
    .macro(name: "PreviewMacro", dependencies: ["SourceScanner"]),
    .target(name: "UIKit", dependencies: ["ClassMetadata", "PreviewMacro", "UIKitDocuments"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(
      name: "DeviceModels", dependencies: ["BundledData", "ObjectiveCSupport", "Typesetting", "UIKit"],
      resources: [.copy("Resources/devices.json")]),
    .target(
      name: "DesignCanvas",
      dependencies: [
        "DeviceModels", "InterfaceBuilder", "LayoutExplanations", "Typesetting", "UIKit", "UIKitCore",
        "ViewDescriptions",
      ]),
    .target(name: "ViewDescriptions", dependencies: ["ConstraintSolver", "UIKit", "UIKitCore"]),
    .target(
      name: "Simulator",
      dependencies: [
        "ClassMetadata", "DeviceModels", "EventLoop", "ForkSafeLocks", "ObjectiveCSupport", "UIKit",
        "UIKitCore", "ViewDescriptions",
      ]),
    .target(
      name: "LayoutExplanations",
      dependencies: [
        "ClassMetadata", "ConstraintSolver", "DeviceModels", "Simulator", "UIKit", "UIKitCore", "UIKitValues",
        "ViewDescriptions",
      ]),
    .target(
      name: "ScreenLint",
      dependencies: [
        "ClassMetadata", "CoreGraphics", "DesignCanvas", "DeviceModels", "InterfaceBuilder",
        "LayoutExplanations", "Simulator", "UIKit", "UIKitControls", "UIKitCore", "UIKitLists",
        "ViewDescriptions",
      ]),
    .target(
      name: "TinamouLint",
      dependencies: [
        "DeviceModels", "ScreenLint", "Simulator", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .target(
      name: "SnapshotComparison",
      dependencies: ["CPixels", "CoreGraphics", "Simulator", "ViewDescriptions"]),
    .target(
      name: "ScreenSession",
      dependencies: [
        "ClassMetadata", "CoreGraphics", "DeviceModels", "EventLoop", "LayoutExplanations", "ScreenLint",
        "Simulator", "SnapshotComparison", "UIKit", "ViewDescriptions",
      ]),
    .target(name: "ParityComparison", dependencies: ["CoreGraphics", "ScreenSession"]),
    // The file that a team adds to its tests on iOS, here with this UIKit.
    .target(name: "TinamouParity", dependencies: ["UIKit"], path: "Parity/Recorder"),
    // The screens of the application that is recorded.
    .target(name: "ParityProbe", dependencies: ["UIKit"], path: "Parity/Probe/Sources/Screens"),
    .target(
      name: "TinamouSnapshots",
      dependencies: [
        "DeviceModels", "FileAccess", "ObjectiveCSupport", "Simulator", "SnapshotComparison", "SourceScanner",
        "UIKit",
        "UIKitCore", "UIKitValues",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .target(
      name: "ScreenRequests",
      dependencies: [
        "CoreGraphics", "DeviceModels", "InterfaceBuilder", "ObjectiveCSupport", "Simulator", "UIKit",
      ]),
    .target(
      name: "TinamouCLI",
      dependencies: [
        "ClassMetadata", "DesignCanvas", "EventLoop", "FileAccess", "ForkSafeLocks", "InterfaceBuilder",
        "LayoutExplanations", "ObjectiveCSupport", "ParityComparison",
        "ScreenLint", "ScreenRequests", "ScreenSession", "Simulator", "SnapshotComparison", "UIKit",
        "ViewDescriptions", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("Resources/page.html"), .embedInCode("Resources/page.css"),
        .embedInCode("Resources/snapshots.css"),
      ] + pageModules.map { .embedInCode("Resources/\($0).mjs") }),
    // Serves pages. Only executables link it: applications of projects serve nothing.
    .target(
      name: "PreviewServer",
      dependencies: [
        "TinamouCLI", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .target(
      name: "ApplicationHost",
      dependencies: [
        "CTestEntry", "ClassMetadata", "EventLoop", "ForkSafeLocks", "InterfaceBuilder", "ObjectiveC",
        "ObjectiveCSupport", "ScreenLint", "ScreenRequests", "ScreenSession", "Simulator", "TinamouCLI",
        "UIKit",
      ]),
    .target(name: "CTestEntry"),
    .target(name: "ProjectReader", dependencies: [.product(name: "Yams", package: "Yams")]),
    .target(
      name: "ProjectSettings",
      dependencies: [
        "ProjectReader", "ScreenRequests", "TinamouCLI", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "TinamouScreenTests",
      dependencies: ["ProjectSettings", "SnapshotComparison", "TinamouCLI", "TinamouSnapshots"]),
    .executableTarget(name: "screen-tests", dependencies: ["SourceScanner"]),
    .plugin(name: "GenerateScreenTests", capability: .buildTool(), dependencies: ["screen-tests"]),
    .target(name: "CProcess"),
    .target(
      name: "ProjectCommands",
      dependencies: [
        "BundledData", "CProcess", "ClassMetadata", "DeviceModels", "EventLoop", "FileAccess",
        "ProjectReader",
        "ProjectSettings",
        "ScreenRequests", "SourceScanner", "TinamouCLI", "UIKit", "ViewDescriptions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("Resources/Data")]),
    .executableTarget(
      name: "tinamou", dependencies: ["ApplicationHost", "PreviewServer", "ProjectCommands", "TinamouCLI"]),

    // Example screens, built and tested like all other code.
    .target(
      name: "ExampleScreens", dependencies: ["UIKit"], path: "Examples/Screens"),
    .executableTarget(
      name: "tinamou-examples", dependencies: ["ExampleScreens", "PreviewServer", "TinamouCLI"],
      path: "Examples/Gallery"),

    // Checks the sources of this package. Depends on little, so that scripts/lint builds it in seconds. Not a product.
    .executableTarget(
      name: "source-checks",
      dependencies: [
        "SourceScanner", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Draws descriptions of views, to be compared with pictures from elsewhere. A tool of this package, not a product.
    .executableTarget(
      name: "look", dependencies: ["Simulator", "TinamouCLI", "UIKit"], path: "Tests/Look"
    ),

    // Screens that end their process. For tests.
    .executableTarget(name: "test-screens", dependencies: ["TinamouCLI"], path: "Tests/Screens"),

    .target(name: "CTestFolder", path: "Tests/CTestFolder"),
    .target(name: "TestSupport", dependencies: ["CTestFolder"], path: "Tests/Support"),
    .target(name: "AccessorFixtures", path: "Tests/AccessorFixtures"),
    .testTarget(
      name: "SourceChecksTests", dependencies: ["SourceScanner", "TestSupport", "source-checks"]),
    .testTarget(name: "ClassMetadataTests", dependencies: ["ClassMetadata"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(
      name: "ObjectiveCSupportTests", dependencies: ["ObjectiveC", "ObjectiveCSupport", "TestSupport"]),
    .testTarget(
      name: "ProjectReaderTests", dependencies: ["AccessorFixtures", "ProjectReader", "TestSupport"]),
    .testTarget(
      name: "ProjectCommandsTests",
      dependencies: [
        "AccessorFixtures", "FileAccess", "ProjectCommands", "ProjectReader", "ScreenRequests", "TestSupport",
        "TinamouCLI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CPixels", "CoreGraphics", "TestSupport", "_Testing_CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "ClassMetadata", "EventLoop", "UIKit", "UIKitContainers", "UIKitControls", "UIKitCore",
        "UIKitDocuments", "UIKitLists",
        "UIKitServices", "UIKitValues", "TestSupport", "TinamouSnapshots", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["Goldens", "Fonts", "Headers/Data"]),
    .testTarget(
      name: "DeviceModelsTests",
      dependencies: ["DeviceModels", "TinamouSnapshots", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .testTarget(
      name: "DesignCanvasTests",
      dependencies: [
        "DesignCanvas", "Simulator", "TestSupport", "TinamouSnapshots", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "EventLoop", "Simulator", "TestSupport", "TinamouSnapshots", "UIKitContainers", "UIKitControls",
        "UIKitCore", "UIKitServices", "ViewDescriptions",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "LayoutExplanationsTests",
      dependencies: [
        "LayoutExplanations", "Simulator", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "ScreenLintTests",
      dependencies: [
        "DesignCanvas", "DeviceModels", "ScreenLint", "Simulator", "TestSupport", "ViewDescriptions",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "SnapshotComparisonTests",
      dependencies: [
        "SnapshotComparison", "Simulator", "ViewDescriptions", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "TinamouLintTests",
      dependencies: ["DeviceModels", "Simulator", "TinamouLint", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .testTarget(
      name: "ParityComparisonTests",
      dependencies: [
        "DeviceModels", "ParityComparison", "ParityProbe", "Simulator", "TestSupport", "TinamouCLI",
        "TinamouParity",
        "ViewDescriptions", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "TinamouSnapshotsTests",
      dependencies: [
        "SnapshotComparison", "SourceScanner", "TestSupport", "TinamouCLI", "TinamouScreenTests",
        "TinamouSnapshots", "screen-tests", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "TinamouCLITests",
      dependencies: [
        "FileAccess", "ForkSafeLocks", "PreviewServer", "ScreenRequests", "ScreenSession", "Simulator",
        "SnapshotComparison", "TestSupport", "TinamouCLI", "TinamouSnapshots", "ViewDescriptions", "tinamou",
        "test-screens",
        "tinamou-examples",
        "_Testing_CoreGraphics", "_Testing_UIKit", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Availability", "Recordings"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "ExampleScreens", "ScreenSession", "Simulator", "TestSupport", "TinamouSnapshots", "ViewDescriptions",
        "_Testing_CoreGraphics", "_Testing_UIKit", "tinamou-examples",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Continuous integration sets this variable to make warnings of the package's own code errors. It never
// affects packages that depend on this one.
if Context.environment["TINAMOU_WARNINGS_AS_ERRORS"] == "1" {
  for target in package.targets where [.regular, .executable, .macro, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-warnings-as-errors"])]
  }
}
