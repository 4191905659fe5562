import Foundation
import TestSupport
import Testing

/// Packages with what they depend on, and projects with code in other languages.
extension ProjectCommandTests {
  private func write(_ files: [String: String], in folder: URL) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func git(_ folder: URL, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  /// A fetched package and one beside are written for Objective-C's runtime; bundles of resources are there; tests that end the
  /// process end themselves only; Tinamou itself is linked.
  @Test func whatAPackageDependsOnIsAdapted() throws {
    let home = scratch.url.appendingPathComponent("depending")
    let buttons = home.appendingPathComponent("Buttons")
    let repository = home.appendingPathComponent("repository")
    func pressed(_ name: String) -> String {
      """
      import UIKit
      open class \(name): UIButton {
        public private(set) var count = 0
        public override init(frame: CGRect) {
          super.init(frame: frame)
          addTarget(self, action: #selector(press), for: .touchUpInside)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        @objc private func press() { count += 1 }
      }
      """
    }
    try write(
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "buttons", products: [.library(name: "Buttons", targets: ["Buttons", "Gauges"])],
          targets: [.target(name: "Buttons"), .target(name: "Gauges")])
        """, "Sources/Buttons/Pressed.swift": pressed("Pressed"),
        "Sources/Gauges/Gauge.m": "#import \"Gauge.h\"\n@implementation Gauge\n@end\n",
        "Sources/Gauges/include/Gauge.h": """
        #import <UIKit/UIKit.h>
        typedef NS_ENUM(NSInteger, GaugeUnit) { GaugeUnitMeters, GaugeUnitFeet };
        @interface Gauge : UIView
        @end
        """,
      ], in: buttons)
    try git(buttons, "init", "--quiet")
    try git(buttons, "add", "--all")
    try git(buttons, "commit", "--quiet", "-m", "1.0.0")
    try git(buttons, "tag", "1.0.0")
    try write(
      [
        "Near/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Near", products: [.library(name: "Near", targets: ["Near"])], targets: [.target(name: "Near")])
        """, "Near/Sources/Near/Near.swift": pressed("Near"),
        "Near/Sources/Near/Assets.xcassets/Tint.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}
        """,
        "Near/Sources/Near/Guest.swift": """
        import UIKit
        public func tint() -> UIColor? { UIColor(named: "Tint", in: .module, compatibleWith: nil) }
        @objc public protocol Guest {
          @objc optional func seats(_ number: Int) -> Int
          @objc(waitForMinutes:) optional func wait(_ minutes: Int) -> Int
          @objc optional var name: String { get }
        }
        public func ask(_ guest: Guest) -> [Int?] { [guest.seats?(2), guest.wait?(3), guest.name?.count] }
        """,
        "Package/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let names = ["Lib"]
        let package = Package(
          name: "Lib", products: [.library(name: "Lib", targets: names)],
          dependencies: [.package(url: "\(buttons.absoluteString)", from: "1.0.0"), .package(path: "../Near")],
          targets: names.map {
            .target(
              name: $0, dependencies: [.product(name: "Buttons", package: "Buttons"), "Near"],
              resources: [.process("Resources")])
          } + [
            .target(name: "Legacy", sources: ["Badge.m", "sum.c"]), .testTarget(name: "LegacyTests", dependencies: ["Legacy"]),
            .testTarget(name: "LibTests", dependencies: ["Lib", "Legacy"], resources: [.copy("Fixtures")]),
          ])
        """, "Package/Sources/Legacy/Badge.m": "#import <UIKit/UIKit.h>\n@implementation Badge\n@end\n",
        "Package/Sources/Legacy/sum.c": "int sum(int a, int b) { return a + b; }\n",
        "Package/Sources/Legacy/include/sum.h": "int sum(int a, int b);\n",
        "Package/Sources/Legacy/include/Badge.h": """
        #import <UIKit/UIKit.h>
        NS_ASSUME_NONNULL_BEGIN
        typedef NS_ENUM(NSInteger, BadgeStyle) { BadgeStylePlain, BadgeStyleRound = 3, BadgeStyleSquare };
        @protocol BadgeDelegate <NSObject>
        @optional
        - (void)badgeDidClear:(Badge *)badge;
        @end
        @interface Badge : UIView
        @property (nonatomic, copy, nullable) NSString *text;
        @property (nonatomic, weak, nullable) id<BadgeDelegate> delegate;
        - (instancetype)initWithText:(NSString *)text;
        - (void)clear;
        @end
        NS_ASSUME_NONNULL_END
        """,
        "Package/Tests/LegacyTests/BadgeTests.m": """
        #import <XCTest/XCTest.h>
        @interface BadgeTests : XCTestCase
        @end
        """, "Package/Sources/Lib/Resources/note.txt": "hello",
        "Package/Sources/Lib/Lib.swift": """
        import Buttons
        import Combine
        import CoreLocation
        import UIKit
        public final class Counter: Pressed { public let changes = PassthroughSubject<Int, Never>() }
        public let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        public func note() -> String? {
          Bundle.module.url(forResource: "note", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        """, "Package/Tests/LibTests/Fixtures/a.json": "{}",
        "Package/Tests/LibTests/LibTests.swift": """
        import Combine
        import Gauges
        import Legacy
        import Near
        import SwiftUI
        import XCTest
        import os
        @testable import Lib
        final class Visitor: Guest { func seats(_ number: Int) -> Int { 1 } }
        final class LibTests: XCTestCase {
          func testAStops() { let none: Int? = nil; _ = none! }
          func testButtons() {
            let (counter, near) = (Counter(frame: .zero), Near(frame: .zero))
            for button in [counter, near] as [UIButton] { button.sendActions(for: .touchUpInside) }
            XCTAssertEqual([counter.count, near.count], [1, 1])
          }
          func testOptionalRequirements() {
            class Family: Guest { func seats(_ number: Int) -> Int { number * 2 } }
            class Patient: NSObject, Guest { func wait(_ minutes: Int) -> Int { minutes }; var name: String { "Ada" } }
            XCTAssertEqual(ask(Family()), [4, nil, nil])
            XCTAssertEqual(ask(Patient()), [nil, 3, 3])
            XCTAssertEqual(ask(Visitor()), [1, nil, nil])
            let guest: Guest = Visitor()
            XCTAssertEqual([guest.seats?(7), guest.wait?(7)], [1, nil])
          }
          func testCombine() {
            var got = 0
            Just(1).sink { got = $0 }.cancel()
            XCTAssertEqual(got, 1)
          }
          func testDeclared() {
            let badge = Badge(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            badge.text = "7"
            XCTAssertEqual([badge.text, badge.text?.description], ["7", "7"])
            XCTAssertEqual([BadgeStyle.square.rawValue, GaugeUnit.feet.rawValue], [4, 1])
            XCTAssertEqual(Gauge(frame: badge.frame).bounds.width, 30)
          }
          func testReached() { Badge(text: "7").clear() }
          func testReachedInC() { XCTAssertEqual(sum(0, 0), 0) }
          func testResources() {
            XCTAssertEqual(note(), "hello")
            XCTAssertEqual(tint()?.cgColor.components, [1, 0, 0, 1])
            XCTAssertNotNil(Bundle.module.url(forResource: "a", withExtension: "json", subdirectory: "Fixtures"))
          }
        }
        """,
        "Package/Tests/LibTests/MoreTests.swift": """
        import Legacy
        import Testing
        @Suite struct More {
          @MainActor @Test func reaches() { Badge(frame: .zero).clear() }
          @Test func one() {}
          @Test("A name") func stops() { let none: Int? = nil; _ = none! }
          @Test func three() {}
        }
        """,
        "Own/Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "Own", dependencies: [.package(path: "\(root.path)")],
          targets: [.testTarget(name: "OwnTests", dependencies: [.product(name: "UIKit", package: "\(root.lastPathComponent)")])])
        """,
        "Own/Tests/OwnTests/T.swift": """
        import Testing
        import UIKit
        @MainActor @Test func own() { #expect(UIView().alpha == 1) }
        """,
      ], in: repository)
    try git(repository, "init", "--quiet")
    func test(_ folder: String, _ more: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "test", repository.appendingPathComponent(folder).path, more: more,
        environment: ["XDG_CACHE_HOME": scratch.cache, "TINAMOU_ALLOW_FILE_PACKAGES": "1"])
    }
    let junit = home.appendingPathComponent("junit.xml").path
    let result = try test("Package", "--junit", junit)
    #expect(result.status == 1, "\(result.errors)")
    for name in ["testButtons", "testOptionalRequirements", "testCombine", "testDeclared", "testResources"] {
      #expect(
        result.text.contains("Test Case 'LibTests.\(name)' passed"), "\(name)\n\(result.text)\(result.errors)"
      )
    }
    // What is reached of Objective-C fails, and each target of it is a line.
    for words in [
      "Badge.h:11: Badge.initWithText is Objective-C", "Badge.h:12: Badge.clear is Objective-C",
      "sum.h:1: sum is Objective-C",
    ] {
      #expect((result.text + result.errors).contains("left out: \(words)"), "\(words)\n\(result.text)")
    }
    for name in ["LibTests.testReached", "LibTests.testReachedInC"] {
      #expect(result.text.contains("Test Case '\(name)' failed"), "\(result.text)")
    }
    #expect(result.text.contains("Test reaches() failed"), "\(result.text)")
    for line in [
      "Badge.m and 1 further files of Legacy: Objective-C is not built",
      "BadgeTests.m: Objective-C is not built; the tests of LegacyTests are not run",
      "Gauges: Objective-C is not built",
    ] {
      #expect(result.errors.components(separatedBy: line).count == 2, "\(line)\n\(result.errors)")
    }
    #expect(result.errors.contains("error: LibTests/testAStops: "), "\(result.errors)")
    #expect(result.errors.contains("error: LibTests.More/stops(): "), "\(result.errors)")
    #expect(result.text.contains("Test three() passed"), "\(result.text)")
    #expect(result.errors.contains("2 tests ended the process"), "\(result.errors)")
    let report = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(
      report.contains("name=\"testAStops\"") && report.components(separatedBy: "<error ").count == 3,
      "\(report)")
    // What was put in the place of Objective-C stays there.
    let again = try test("Package", "--junit", junit, "--", "--filter", "testDeclared|More/one")
    let both = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(both.contains("tests=\"2\"") && both.contains("name=\"one()\""), "\(both)")
    let none = try test("Package", "--", "--filter", "noSuchTest")
    #expect(none.status == 1 && none.errors.contains("Package: no test was run"), "\(none.errors)")
    #expect(again.status == 0 && again.errors.contains("Gauges: Objective-C is not built"), "\(again.errors)")
    let own = try test("Own")
    #expect(own.status == 0 && own.errors.contains("own() passed"), "\(own.text)\(own.errors)")
  }

  /// C is compiled, Objective-C is declared, a script makes a source where the user says so, a framework is named.
  @Test func codeOfOtherLanguagesIsBuiltOrDeclared() throws {
    let folder = scratch.url.appendingPathComponent("Mixed")
    try write(
      [
        "Mixed.xcodeproj/project.pbxproj": """
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
          R = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
          A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2, F3, F4, F5); };
          F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = sum.c; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = Card.m; sourceTree = "<group>"; };
          F4 = { isa = PBXFileReference; path = Made.swift; sourceTree = "<group>"; };
          F5 = { isa = PBXFileReference; path = Vendor.framework; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Mixed; buildPhases = (X, S, W); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_OBJC_BRIDGING_HEADER = "App/Bridging.h"; LD_PRELOAD = "/nothing.so"; }; };
          X = { isa = PBXShellScriptBuildPhase; name = "Make names"; shellPath = /bin/sh;
            outputPaths = ("$(SRCROOT)/App/Made.swift");
            shellScript = "echo \\"let made = \\\\\\"$PRODUCT_NAME\\\\\\"\\" > \\"$SCRIPT_OUTPUT_FILE_0\\"; touch \\"$SRCROOT/App/touched\\""; };
          S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
          W = { isa = PBXFrameworksBuildPhase; files = (B5); };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
          B4 = { isa = PBXBuildFile; fileRef = F4; };
          B5 = { isa = PBXBuildFile; fileRef = F5; };
        }; rootObject = P; }
        """,
        "App/Bridging.h": "#import \"sum.h\"\n#import \"Card.h\"\n",
        "App/sum.h": "int sum(int a, int b);\n",
        "App/sum.c": "#include \"sum.h\"\nint sum(int a, int b) { return a + b; }\n",
        "App/Card.h": """
        #import <UIKit/UIKit.h>
        NS_ASSUME_NONNULL_BEGIN
        @class Card;
        @protocol CardDelegate <NSObject>
        - (void)cardDidClose:(Card *)card;
        @end
        typedef NS_ENUM(NSInteger, CardStyle) { CardStylePlain, CardStyleRound };
        @interface Card : UIView
        @property (nonatomic, copy) NSString *title;
        @property (nonatomic, weak, nullable) id<CardDelegate> delegate;
        @property (nonatomic) CardStyle style;
        - (instancetype)initWithTitle:(NSString *)title;
        - (void)closeWithCompletion:(void (^)(BOOL finished))completion;
        @end
        NS_ASSUME_NONNULL_END
        """, "App/Card.m": "#import \"Card.h\"\n@implementation Card\n@end\n",
        "App/Vendor.framework/Info.plist": "",
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [
            .target(
              name: "Kit", dependencies: ["CKit", "Inner"],
              swiftSettings: [.enableExperimentalFeature("Lifetimes"), .define("EXTRA")]),
            .target(name: "Inner"),
            .target(name: "CKit", cSettings: [.define("FACTOR", to: "3")]),
          ])
        """,
        // `package` access, an experimental feature, and a condition of compilation.
        "Kit/Sources/Inner/Box.swift":
          "package struct Box { package init() {}\n  package var one: Int32 = 1 }\n",
        "Kit/Sources/Kit/Kit.swift": """
        import CKit
        import Inner
        public struct Window: ~Escapable {
          @_lifetime(borrow owner) public init(_ owner: borrowing [Int]) {}
        }
        #if EXTRA
          public func times(_ value: Int32) -> Int32 { scaled(value) * Box().one }
        #endif
        """,
        "Kit/Sources/CKit/scaled.c":
          "#include \"CKit.h\"\nint scaled(int value) { return FACTOR * value; }\n",
        "Kit/Sources/CKit/include/CKit.h": "int scaled(int value);\n",
        "App/Main.swift": """
        import Kit
        import UIKit

        \(ApplicationSource.delegate(showing: "Controller"))

        final class Controller: UIViewController, CardDelegate {
          func cardDidClose(_ card: Card) {}
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = "\\(sum(2, 40)) \\(times(5)) \\(made)"
            view.addSubview(label)
          }
          func show() {
            let card = Card(title: "x")
            (card.delegate, card.style, card.title) = (self, .round, made)
            card.close { _ in }
          }
        }
        """,
      ], in: folder)
    func frames(_ more: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "frames", folder.path, "--json", more: more, environment: ["XDG_CACHE_HOME": scratch.cache])
    }
    let without = try frames()
    #expect(without.status == 3, "\(without.errors)")
    #expect(
      without.errors.contains(
        "App/Made.swift: is made by the script \"Make names\" of Mixed, which is not run; --run-scripts runs it"
      ),
      "\(without.errors)")
    let result = try frames("--run-scripts")
    #expect(result.status == 0 && result.text.contains("42 15 Mixed"), "\(result.text)\(result.errors)")
    #expect(result.errors.contains("Running the script \"Make names\""))
    #expect(result.errors.contains("Card.m: Objective-C is not built"), "\(result.errors)")
    #expect(result.errors.contains("Vendor.framework: is compiled for Apple's platforms"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("App/touched").path))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("App/Made.swift").path))
    // An error in C is the compiler's, at its place.
    try write(["App/sum.c": "int sum(int a, int b) { return a + c; }\n"], in: folder)
    let wrong = try frames("--run-scripts")
    #expect(wrong.status == 3 && wrong.errors.contains("App/sum.c:1:36: error: "), "\(wrong.errors)")
  }
}
