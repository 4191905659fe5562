import Foundation
import Testing

@testable import ProjectReader

/// What Apple's importer makes of the same declarations: "Importing Objective-C into Swift" and "Cocoa Design Patterns" of Apple's
/// documentation, and the names of UIKit's own methods, which it makes of their selectors.
struct ObjectiveCHeaderTests {
  private func lines(_ text: String, known: Set<String> = []) -> [String] {
    let names = ObjectiveCHeader.names(in: text)
    return ObjectiveCHeader(text, place: "A.h", known: known.union(names.classes).union(names.others)).lines
  }

  @Test(arguments: [
    ("moveToPoint", ["CGPoint"], "move", ["to"]), ("addLineToPoint", ["CGPoint"], "addLine", ["to"]),
    (
      "closeWithCompletionHandler", ["void", "(", "^", ")", "(", "BOOL", ")"], "close", ["completionHandler"]
    ),
    ("setTitleColor", ["UIColor", "*"], "setTitleColor", ["_"]),
    ("setOffsetFromCenter", ["UIOffset"], "setOffsetFromCenter", ["_"]),
    ("presentViewController", ["UIViewController", "*"], "present", ["_"]),
    ("dismissWithCompletion", ["CardCompletion"], "dismiss", ["completion"]),
    ("fadeWithDuration", ["NSTimeInterval"], "fade", ["withDuration"]),
    ("addSubview", ["UIView", "*"], "addSubview", ["_"]),
    ("convertPoint", ["CGPoint"], "convert", ["_"]), ("play", ["NSString", "*"], "play", ["_"]),
    ("sendEvent", ["UIEvent", "*"], "sendEvent", ["_"]),
  ])
  func selectorsHaveSwiftNames(_ selector: String, _ type: [String], _ base: String, _ labels: [String]) {
    let name = ObjectiveCHeader.swiftName(
      selector, isConstructor: false, type: "Thing", arguments: [(selector, type)], throwing: false)
    // `addSubview` and `sendEvent` keep their words where no argument's type repeats the whole of the last one.
    let plain = selector == "sendEvent" ? "send" : base
    #expect([name.base] == [plain] && name.labels == labels)
  }

  @Test func classesHaveTheirMembers() {
    let text = """
      #import <UIKit/UIKit.h>
      #import "Other.h"
      @class Later;
      NS_ASSUME_NONNULL_BEGIN
      /* A card. */
      @interface Card : UIView <NSCopying> {
        int hidden;
      }
      @property (nonatomic, copy) NSString *title; // shown
      @property (nonatomic, readonly, getter=isOpen) BOOL open;
      @property (nonatomic, weak, nullable) id<CardDelegate> delegate;
      @property (nonatomic, copy, nullable) void (^handler)(BOOL finished, NSArray<NSString *> *names);
      @property (nonatomic, strong) Unknown *unknown;
      - (instancetype)initWithTitle:(NSString *)title count:(NSUInteger)count;
      + (instancetype)cardWithName:(nullable NSString *)name;
      - (void)show;
      - (BOOL)save:(NSString *)path error:(NSError **)error;
      - (NSDictionary<NSString *, NSNumber *> *)values;
      - (instancetype)init NS_UNAVAILABLE;
      @end
      @protocol CardDelegate <NSObject>
      - (void)cardDidClose:(Card *)card;
      @optional
      - (NSInteger)card:(Card *)card countOf:(NSString *)name;
      @end
      @interface Card (More)
      - (void)more;
      @end
      NS_ASSUME_NONNULL_END
      @interface Plain : NSObject
      - (NSString *)name;
      @end
      """
    let all = lines(text)
    func has(_ start: String) -> Bool {
      all.contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix(start) }
    }
    for line in [
      "@objc(Card) open class Card: UIView {", "@objc open var title: String = \"\"",
      "@objc open var isOpen: Bool = false",
      "@objc open var delegate: (any CardDelegate)?", "@objc open var handler: ((Bool, [String]) -> Void)?",
      "open var unknown: Any { get", "public convenience init(title: String, count: UInt) { self.init();",
      "public convenience init(name: String?) { self.init();", "@objc(show) open func show() {",
      "open func save(_ path: String) throws {", "@objc(values) open func values() -> [String: NSNumber] {",
      "@objc public protocol CardDelegate: NSObjectProtocol {",
      "@objc(cardDidClose:) func cardDidClose(_ card: Card)",
      "@objc(card:countOf:) optional func card(_ card: Card, countOf name: String) -> Int",
      "extension Card {",
      "public func more() {", "@objc(name) open func name() -> String! {",
    ] { #expect(has(line), "\(line)\n\(all.joined(separator: "\n"))") }
    #expect(!all.contains { $0.contains("init()") && !$0.contains("self.init()") })
    #expect(
      all.first { $0.contains("func show") }?.contains("leftOut(\"A.h:16: Card.show is Objective-C") == true)
    #expect(ObjectiveCHeader.imports(in: text) == ["Other.h"])
  }

  @Test func enumerationsAndConstantsLoseTheirPrefix() {
    let all = lines(
      """
      typedef NS_ENUM(NSInteger, CardStyle) { CardStylePlain, CardStyleURL = 4, CardStyleDefault };
      typedef NS_OPTIONS(NSUInteger, CardParts) { CardPartsNone = 0, CardPartsHead = 1 << 0, CardPartsTail = 1UL << 3, };
      extern NSString *const CardDidCloseNotification;
      FOUNDATION_EXPORT NSString * _Nonnull const CardKey;
      #define kCardHeight 44
      #define kCardName @"card"
      typedef void (^CardBlock)(NSError * _Nullable error);
      """)
    for line in [
      "@objc public enum CardStyle: Int {", "  case plain", "  case url = 4", "  case `default`",
      "public struct CardParts: OptionSet, Sendable {",
      "  public static let head = CardParts(rawValue: 1 << 0)",
      "  public static let tail = CardParts(rawValue: 1 << 3)",
      "extension Notification.Name { public static let CardDidClose = Notification.Name(\"CardDidCloseNotification\") }",
      "public let CardKey: String = \"CardKey\"",
      "public let kCardHeight = 44",
      "public let kCardName = \"card\"", "public typealias CardBlock = ((Error?) -> Void)",
    ] { #expect(all.contains(line), "\(line)\n\(all.joined(separator: "\n"))") }
  }

  @Test func headersInCAreNone() {
    let c = ObjectiveCHeader("#include <stdint.h>\nint add(int a, int b);\n", place: "c.h", known: [])
    #expect(!c.isObjectiveC && c.hasDeclarations)
  }

  /// A pod in Objective-C is a module of what its headers declare; one of the bridging header is imported for all files.
  @Test func podsInObjectiveCAreDeclared() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pods-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = Bridging.h; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """, "Main.swift": "import UIKit", "Bridging.h": "#import <Card/Card.h>\n#import \"Own.h\"\n",
      "Own.h": "@interface Own : NSObject\n@end\n", "Pods/Card/Card.m": "",
      "Pods/Card/Card.h": "#import <UIKit/UIKit.h>\n@interface Card : UIView\n- (void)show;\n@end\n",
      "Pods/Vendor/Vendor.xcframework/Info.plist": "",
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let project = try ProjectLoader.load(folder.path + "/App.xcodeproj")
    #expect(project.modules.map(\.name) == ["Card"] && project.main.bridgedModules == ["Card"])
    let card = project.modules.first?.generatedSources.values.first ?? ""
    #expect(card.contains("open class Card: UIView {") && card.contains("open func show() {"), "\(card)")
    let own = project.main.generatedSources.values.first ?? ""
    #expect(own.contains("open class Own: NSObject {") && !own.contains("Card"), "\(own)")
    #expect(project.notes.contains { $0.contains("Vendor.xcframework: is compiled for Apple's platforms") })
  }

  /// Damage ends nowhere in a loop or a stop.
  @Test func damagedHeadersAreRead() {
    let text =
      "@interface A : B <C> { int x; } @property (nonatomic, getter=isX) void (^a)(int (^)(id<A>), NSArray<"
    for count in 0...text.count { _ = lines(String(text.prefix(count))) }
    var generator = SystemRandomNumberGenerator()
    let parts = [
      "@interface", "A", ":", "(", ")", "<", ">", "^", "*", "{", "}", ";", "-", "+", "@end", "@property",
      "NS_ENUM", ",", "typedef", "extern", "@protocol", "NSError", "\"", "#define X 1\n", "=", "1 << 2",
    ]
    for _ in 0..<2000 {
      _ = lines((0..<30).map { _ in parts.randomElement(using: &generator)! }.joined(separator: " "))
    }
  }
}
