import Foundation
import TestSupport
import Testing

@testable import ProjectReader

/// Modules of C and Objective-C: which headers show what of them to Swift.
struct ForeignModuleTests {
  private func write(_ files: [String: String], to folder: TemporaryDirectory) throws {
    for (name, text) in files {
      let file = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func target(_ name: String, type: String = "regular", _ more: String = "") -> String {
    "{ \"name\": \"\(name)\", \"type\": \"\(type)\" \(more) }"
  }

  /// A package's manifest as SwiftPM evaluates it.
  private final class Evaluated: PackageSource {
    let manifest: PackageManifest
    init(_ manifest: PackageManifest) { self.manifest = manifest }
    func manifest(in folder: String) -> PackageManifest? { manifest }
    func folder(of package: RemotePackage, pin: String?) throws -> String { "" }
  }

  /// The modules of a package whose manifest has targets.
  private func modules(_ targets: [String], _ files: [String: String]) throws -> [AppProject.Module] {
    let folder = try TemporaryDirectory()
    try write(files.merging(["Package.swift": "// swift-tools-version: 5.9"]) { $1 }, to: folder)
    let dump = "{ \"name\": \"P\", \"targets\": [\(targets.joined(separator: ", "))] }"
    let manifest = try #require(PackageManifest(dump: Data(dump.utf8), folder: folder.url.path))
    return PackageReader.modules(in: folder.url.path, Evaluated(manifest))
  }

  /// An application that begins in Objective-C has no first screen, which is said; one whose delegate is in Swift has.
  @Test func delegatesInObjectiveCAreTold() throws {
    let folder = try TemporaryDirectory()
    let text =
      "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([ShopDelegate class])); }"
    try write(["main.m": text], to: folder)
    let entry = folder.url.path + "/main.m"
    let notes = ForeignSources.notes(about: ["/shop/ShopDelegate.m", entry], of: "Shop")
    #expect(
      notes == [
        "/shop/ShopDelegate.m and 1 further files of Shop: Objective-C is not built; what headers show of it to Swift does nothing",
        "\(entry): the application's delegate, ShopDelegate, is in Objective-C: there is no first screen, "
          + "and --screen names controllers in Swift",
      ])
    #expect(ForeignSources.notes(about: [entry], of: "Shop").count == 1)
    #expect(ForeignSources.notes(about: [], of: "Shop").isEmpty)
  }

  /// A class that a bridging header announces is that of the module's Swift, which is not public.
  @Test func announcedClassesAreThoseOfTheModule() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        "Card.h": """
        NS_ASSUME_NONNULL_BEGIN
        @class Deck, Absent, Inner;
        @protocol DeckDelegate;
        @interface Card : NSObject
        @property (nonatomic, strong, nullable) Deck *deck;
        @property (nonatomic, weak, nullable) id<DeckDelegate> delegate;
        @property (nonatomic, strong, nullable) Absent *absent;
        @property (nonatomic, strong, nullable) Inner *inner;
        - (void)show;
        @end
        NS_ASSUME_NONNULL_END
        """,
        "Deck.swift": """
        @objc @MainActor final class Deck: NSObject {
          class Inner {}
          class func make() {}
        }
        @objc protocol DeckDelegate: AnyObject {}
        """,
      ], to: folder)
    func declared(_ sources: [String]) -> String {
      ForeignSources.read(
        [folder.url.path + "/Card.h"], in: folder.url.path, root: folder.url.path,
        swift: sources.map { folder.url.path + "/" + $0 }
      ).declarations ?? ""
    }
    let text = declared(["Deck.swift"])
    for line in [
      "@objc(Card) class Card: NSObject {", "  @objc var deck: Deck?", "delegate: (any DeckDelegate)?",
      "absent: Any?", "inner: Any?", "  @objc(show) func show()",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(declared([]).contains("@objc open var deck: Any?"))
  }

  /// A library of the system is the module of its map, and nothing is compiled of it.
  @Test func librariesOfTheSystemAreModules() throws {
    let found = try modules(
      [
        target("CSQLite", type: "system"), target("CNone", type: "system"),
        // A module of Apple's SDK, which a package brings for Linux.
        target("libxml2", type: "system"),
      ],
      [
        "Sources/libxml2/module.modulemap": "module libxml2 [system] { header \"x.h\" }",
        "Sources/CSQLite/module.modulemap":
          "module CSQLite [system] { header \"shim.h\" link \"sqlite3\" export * }",
        "Sources/CSQLite/shim.h": "#include <sqlite3.h>", "Sources/CNone/shim.h": "",
      ])
    #expect(found.map(\.name) == ["CSQLite"])
    let clang = try #require(found.first?.clang)
    #expect(clang.files.isEmpty && clang.publicHeaders?.hasSuffix("/Sources/CSQLite") == true)
  }

  /// Headers that a public one includes by their place are part of the module, and what several declare is declared once.
  @Test func publicHeadersShowWhatTheyInclude() throws {
    let found = try modules(
      [target("Zip")],
      [
        "Sources/Zip/include/Zip.h": "#import \"../Card.h\"\n#define LIMIT 3\ntypedef void (^Done)(BOOL a);",
        "Sources/Zip/Card.h":
          "#import <Foundation/Foundation.h>\n#define LIMIT 4\ntypedef void(^Done)(BOOL);\n@interface Card : NSObject\n"
          + "- (instancetype)initWithPath:(NSString *)path;\n+ (instancetype)cardWithPath:(nullable NSString *)path;\n@end\n"
          + "@interface Card (More)\n- (instancetype)initWithPath:(nonnull NSString *)path;\n- (void)show;\n@end",
        "Sources/Zip/Private.h": "@interface Hidden : NSObject\n@end", "Sources/Zip/Card.m": "",
      ])
    let text = try #require(found.first?.generatedSources[ObjectiveCTarget.fileName])
    for (part, count) in [
      ("class Card: NSObject", 1), ("init!(path", 1), ("typealias Done", 1), ("let LIMIT", 1),
      ("func show()", 1), ("Hidden", 0),
    ] { #expect(text.components(separatedBy: part).count == count + 1, "\(part)\n\(text)") }
  }

  /// Forms of a method in a category that differ behind an argument with a value are all there; one that is declared again is not.
  @Test func categoriesHaveAllFormsOfAMethod() throws {
    let method = "- (void)loadURL:(nullable NSURL *)url options:(LoadOptions)options"
    let found = try modules(
      [target("Load")],
      [
        "Sources/Load/include/Load.h": """
        #import <UIKit/UIKit.h>
        typedef NS_OPTIONS(NSUInteger, LoadOptions) { LoadOptionsFast = 1 };
        @interface UIImageView (Load)
        \(method);
        \(method) done:(void (^_Nullable)(void))done;
        \(method) size:(CGSize)size done:(void (^_Nullable)(void))done;
        @end
        @interface UIImageView (LoadAgain)
        \(method);
        @end
        """, "Sources/Load/Load.m": "",
      ])
    let text = try #require(found.first?.generatedSources[ObjectiveCTarget.fileName])
    let forms = text.split(separator: "\n").filter { $0.contains("func load") && !$0.contains(" async") }
    #expect(forms.count == 3 && forms.allSatisfy { $0.contains("options: LoadOptions = []") }, "\(text)")
  }

  /// Xcode makes symbols of the catalogs of a package's targets, declared or not, without extensions of UIColor and UIImage.
  @Test func catalogsOfPackagesHaveSymbols() throws {
    let found = try modules(
      [target("Art")], ["Sources/Art/Art.swift": "", "Sources/Art/Art.xcassets/Contents.json": "{}"])
    #expect(found.first?.namedAssets.map { ($0 as NSString).lastPathComponent } == ["Art.xcassets"])
    #expect(found.first?.hasAssetExtensions == false)
  }

  /// A module map names headers that are not in its folder.
  @Test func headersOfAModuleMapAreDeclared() throws {
    let found = try modules(
      [target("B32", ", \"path\": \"B32\", \"sources\": [\"B.m\"]")],
      [
        "B32/B.m": "",
        "B32/include/module.modulemap": "module B32 { header \"../B.h\" exclude header \"../C.h\" export * }",
        "B32/B.h":
          "@interface NSString (B)\n+ (nullable NSString *)stringFromText:(nonnull NSString *)text;\n@end\n",
        "B32/C.h": "@interface Left : NSObject\n@end\n",
      ])
    let text = found.first?.generatedSources.values.first ?? ""
    #expect(text.contains("extension NSString {") && text.contains("init?(fromText text: String)"), "\(text)")
    #expect(!text.contains("Left"))
    // A file that imports the module sees Foundation.
    #expect(text.contains("@_exported import Foundation"))
  }

  /// A target in C whose header shows one in Objective-C is declared as that one is: clang has no headers of Apple's here.
  @Test func headersInCOfObjectiveCAreDeclared() throws {
    let dependency = ", \"dependencies\": [{\"byName\": [\"Log\", null]}]"
    let found = try modules(
      [target("Log"), target("LogSupport", dependency), target("Plain", dependency)],
      [
        "Sources/Log/Log.m": "",
        "Sources/Log/include/Log/Log.h": "typedef NS_ENUM(NSUInteger, Level) { LevelAll };",
        "Sources/LogSupport/empty.c": "",
        "Sources/LogSupport/include/Support.h": "#import <Log/Log.h>\nint level(void);\n",
        "Sources/Plain/a.c": "", "Sources/Plain/include/Plain.h": "#include <stdint.h>\nint plain(void);\n",
      ])
    let support = try #require(found.first { $0.name == "LogSupport" })
    #expect(support.clang == nil && support.generatedSources.values.joined().contains("func level("))
    #expect(found.first { $0.name == "Plain" }?.clang?.publicHeaders != nil)
  }

  /// A target that shows a compiled framework, whose headers lie in the package beside it: as Firestore's.
  @Test func headersOfCompiledFrameworksInTheirPackageAreDeclared() throws {
    let found = try modules(
      [
        target(
          "Shown",
          ", \"path\": \"Shown\", \"publicHeadersPath\": \".\", \"dependencies\": [{\"target\": [\"Store\", null]}]"
        ),
        target("Store", type: "binary"),
      ],
      [
        "Shown/dummy.m": "", "Shown/Kit/Card.h": "#import <Store/Card.h>\n",
        "Shown/Kit/Far.h": "#import <Store/Far.h>\n",
        "Store/Private/Card.h": "@interface Hidden : NSObject\n@end\n",
        "Store/Source/Public/Card.h":
          "NS_SWIFT_NAME(Card)\n@interface STCard : NSObject\n@property (nonatomic) NSInteger number;\n@end\n",
      ])
    let shown = try #require(found.first)
    let text = shown.generatedSources.values.joined()
    #expect(
      text.contains("class STCard") && text.contains("typealias Card = STCard") && !text.contains("Hidden"),
      "\(text)")
    #expect(shown.bridgedModules == [])
  }

  /// A framework's header imports its other headers as those of the module. One in C that needs Apple's compilers is declared, too.
  @Test func headersOfAFrameworkAreFollowed() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        "SDK/SDK.h":
          "#import <Foundation/Foundation.h>\n#import <SDK/Core.h>\n#import <SDK/Kinds.h>\n#import <Other/Far.h>\n",
        "SDK/Core/Core.h": "#import <UIKit/UIKit.h>\n@interface Core : NSObject\n@end\n",
        "SDK/Core/Kinds.h": "#include <TargetConditionals.h>\ntypedef enum { KindA, KindB } Kind;\n",
        "Far.h": "@interface Far : NSObject\n@end\n",
      ], to: folder)
    let root = folder.url.path
    let read = ForeignSources.read([root + "/SDK/SDK.h"], in: root, root: root, own: "SDK")
    let text = read.declarations ?? ""
    #expect(text.contains("open class Core: NSObject {") && text.contains("struct Kind"), "\(text)")
    #expect(!text.contains("Far") && text.contains("@_exported import UIKit") && read.headers == [])
    let alone = ForeignSources.read([root + "/SDK/SDK.h"], in: root, root: root)
    #expect(alone.declarations?.contains("Core") != true)
  }

  /// Conditions ask for macros that another header of the module defines for each platform. What is of another platform would not compile,
  /// and take what is beside it along.
  @Test func macrosOfOtherHeadersDecideConditions() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        "Card.h": """
        #import "Platform.h"
        #if CARD_MAC
        @interface NSButton (Card)
        @end
        #elif CARD_PHONE
        @interface PhoneCard : UIImage
        @property (nonatomic, readonly) CGFloat scale;
        @property (nonatomic, readonly) NSInteger number;
        @end
        #endif
        #if CARD_KIND
        @interface OneKind : NSCache
        @end
        #else
        @interface OtherKind : NSObject
        @end
        #endif
        """,
        "Platform.h": """
        #ifndef PLATFORM_H
        #define PLATFORM_H
        /* #define CARD_MAC 1
        #define CARD_PHONE 0 */
        #if !TARGET_OS_IPHONE && !TARGET_OS_IOS
          #define CARD_MAC 1
        #else
          #define CARD_MAC 0
        #endif
        #define CARD_PHONE 1
        #if CARD_UNKNOWN
        #define CARD_KIND 1
        #else
        #define CARD_KIND 0
        #endif
        #endif
        """,
      ], to: folder)
    let root = folder.url.path
    let text = ForeignSources.read([root + "/Card.h"], in: root, root: root).declarations ?? ""
    #expect(!text.contains("NSButton"))
    #expect(text.contains("class PhoneCard: UIImage {\n  @objc open var number: Int = 0\n}"), "\(text)")
    // Of a condition that is not known all parts are read.
    #expect(text.contains("class OneKind: NSCache<AnyObject, AnyObject> {"))
    #expect(text.contains("class OtherKind"))
  }

  /// Types of other modules whose headers a module's import are known by their names, and those modules are shown to all that import it.
  @Test func headersOfOtherModulesAreKnown() throws {
    let folder = try TemporaryDirectory()
    try write(
      [
        "App/App.h": "#import <SDK/SDK.h>\n",
        "SDK/SDK.h": "#import <SDK/Types.h>\n#import <SDK/Keys.h>\n",
        "SDK/More/Types.h": "typedef NSString *CardKey NS_TYPED_ENUM;\n@interface Card : NSObject\n@end\n",
        "SDK/More/Keys.h": "extern CardKey const CardKeyFirst;\n",
        "Own/Own.h": """
        #import <SDK/SDK.h>
        NS_ASSUME_NONNULL_BEGIN
        @interface Own : Card
        - (void)showCard:(Card *)card forKey:(CardKey)key;
        @property (nonatomic) NSArray<Own *> *owns;
        - (void)addOwn:(Own *)own;
        @end
        @interface Card (More)
        @property (nonatomic, readonly) NSArray<Card *> *cards;
        - (void)addCard:(Card *)card;
        @end
        NS_ASSUME_NONNULL_END
        """,
      ], to: folder)
    let root = folder.url.path
    let sdk =
      ForeignSources.read([root + "/SDK/SDK.h"], in: root + "/SDK", root: root, own: "SDK").declarations ?? ""
    // A constant is a member of a type that another header declares.
    #expect(
      sdk.contains("extension CardKey { public static let first = CardKey(rawValue: \"CardKeyFirst\") }"),
      "\(sdk)")
    let own =
      ForeignSources.read([root + "/Own/Own.h"], in: root + "/Own", root: root, own: "Own").declarations ?? ""
    for part in [
      "open class Own: Card {", "func show(_ card: Card, forKey key: CardKey)", "@_exported import SDK",
    ] { #expect(own.contains(part), "\(part)\n\(own)") }
    #expect(!own.contains("class Card:") && !own.contains("struct CardKey"))
    // Words that name a property stay, but for a property of a category in another module than the class.
    #expect(
      own.contains("open func addOwn(_ own: Own)") && own.contains("public func add(_ card: Card)"), "\(own)")
  }

  /// A header that only imports those of other modules is a module that shows them: those it imports in any case, and those under
  /// `__has_include` that the project has.
  @Test func aHeaderOfHeadersIsAModule() throws {
    let folder = try TemporaryDirectory()
    let more = ", \"publicHeadersPath\": \".\", \"path\": "
    let targets =
      ["BellCore", "BellSound", "BellLight"].map { target($0, "\(more)\"\($0)\"") }
      + [target("Bells", "\(more)\"All\"")]
    let dump = "{ \"name\": \"Bells\", \"targets\": [\(targets.joined(separator: ", "))] }"
    func files(_ name: String) -> [String: String] {
      ["Bells/\(name)/\(name).h": "@interface \(name)Ring : NSObject\n@end\n", "Bells/\(name)/\(name).m": ""]
    }
    try write(
      files("BellCore").merging(files("BellSound")) { $1 }.merging(files("BellLight")) { $1 }.merging([
        ".git/HEAD": "ref: refs/heads/main\n",
        "Bells/Package.swift": "// swift-tools-version: 5.9",
        "Bells/All/Bells.h": """
        #import <BellCore/BellCore.h>
        #if __has_include(<BellSound/BellSound.h>)
          #import <BellSound/BellSound.h>
        #endif
        #if __has_include(<BellLight/BellLight.h>)
          #import <BellLight/BellLight.h>
        #endif
        """, "Bells/All/Empty.m": "",
        "App/project.yml":
          "name: App\ntargets:\n  App: {type: application, platform: iOS, sources: [Sources]}\n",
        "App/Sources/Main.swift": "import Bells\n", "App/Sources/Other.swift": "import BellSound\n",
      ]) { $1 }, to: folder)
    let manifest = try #require(PackageManifest(dump: Data(dump.utf8), folder: folder.path + "/Bells"))
    let project = try ProjectLoader.load(folder.path + "/App/project.yml", packages: Evaluated(manifest))
    #expect(Set(project.modules.map(\.name)) == ["BellCore", "BellSound", "Bells"])
    let all = try #require(project.modules.first { $0.name == "Bells" })
    #expect(Set(all.dependencies) == ["BellCore", "BellSound"] && project.modules.last?.name == "Bells")
    let text = all.generatedSources[ObjectiveCTarget.fileName] ?? ""
    for name in ["BellCore", "BellSound", "BellLight"] {
      #expect(text.contains("#if canImport(\(name))\n@_exported import \(name)\n#endif"), "\(text)")
    }
  }

  /// Compiled frameworks are not linked; their headers show Swift what they have. One in Swift has no such headers.
  @Test func headersOfCompiledFrameworksAreRead() throws {
    let folder = try TemporaryDirectory()
    let (slice, header) = (
      "ios-arm64_x86_64-simulator", "@interface %Login : NSObject\n- (void)start;\n@end\n"
    )
    func headers(_ name: String) -> String { header.replacingOccurrences(of: "%", with: name) }
    try write(
      [
        ".git/HEAD": "ref: refs/heads/main\n",
        "project.yml":
          "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [Main.swift]\n"
          + "    dependencies: [framework: Vendor/Maps.framework]\n",
        "Main.swift": "import Bells\nimport Maps\nimport Rings\nimport Lights\n",
        "Vendor/Maps.framework/Headers/Maps.h": headers("Maps"), "Vendor/Maps.framework/Maps": "",
        "Pods/Rings/Rings.xcframework/\(slice)/Rings.framework/Headers/Rings.h": headers("Rings"),
        "Pods/Lights/Lights.framework/Headers/Lights-Swift.h": headers("Lights"),
        "Pods/Lights/Lights.framework/Modules/Lights.swiftmodule/arm64.swiftinterface": "",
        "Bells/Package.swift": "// swift-tools-version: 5.9",
        "Bells/Bells.xcframework/\(slice)/Bells.framework/Headers/Bells.h": headers("Bells"),
      ], to: folder)
    let dump =
      "{ \"name\": \"Bells\", \"targets\": [\(target("Bells", type: "binary", ", \"path\": \"Bells.xcframework\""))] }"
    let manifest = try #require(PackageManifest(dump: Data(dump.utf8), folder: folder.path + "/Bells"))
    let project = try ProjectLoader.load(folder.path + "/project.yml", packages: Evaluated(manifest))
    #expect(Set(project.modules.map(\.name)) == ["Bells", "Maps", "Rings"])
    for name in ["Bells", "Maps", "Rings"] {
      let module = project.modules.first { $0.name == name }
      #expect(module?.generatedSources[ObjectiveCTarget.fileName]?.contains("class \(name)Login") == true)
      #expect(
        project.notes.contains { $0.contains("\(name).") && $0.contains("what its headers show") },
        "\(project.notes)")
    }
    let left = project.notes.filter { $0.contains("cannot be linked here") }
    #expect(left.count == 1 && left[0].contains("Lights.framework"))
  }

  /// A bridging header names headers of modules in quotes as well.
  @Test func headersOfModulesAreImportedInQuotes() throws {
    let folder = try TemporaryDirectory()
    try write(
      ["Bridging.h": "#import \"Bell/Bell.h\"\n#import \"Own/Own.h\"\n", "Own/Own.h": "int count;\n"],
      to: folder)
    let root = folder.path
    #expect(ForeignSources.read([root + "/Bridging.h"], in: root, root: root).modules == ["Bell"])
  }
}
