import Foundation
import Synchronization
import Testing

@testable import ProjectReader

/// A project reads what is its own, and nothing else of its user.
@Suite struct ReadingScopeTests {
  private static let place = ReadingLayout.place

  private static func specification(_ more: String) -> [String: String] {
    [
      "\(place)/project.yml":
        "name: App\n\(more)\ntargets:\n  App: {type: application, platform: iOS, sources: [Main.swift], templates: [Private]}\n"
    ]
  }

  // MARK: Layouts that show a secret

  static let settings = [
    ReadingLayout(
      "an xcconfig includes one by ..",
      XcodeText(
        settings: ["INFOPLIST_KEY_Password": "$(aws_secret_access_key)"], configuration: "App.xcconfig"),
      files: ["\(place)/App.xcconfig": "#include \"../../.aws/credentials\"\n"]),
    ReadingLayout(
      "an xcconfig includes an absolute path",
      XcodeText(
        settings: ["INFOPLIST_KEY_Password": "$(aws_secret_access_key)"], configuration: "App.xcconfig"),
      files: [
        "\(place)/App.xcconfig":
          "#include? \"../../../../../../../../../../../../../../../../../../../../$FOLDER/home/.aws/credentials\"\n#include \"$FOLDER/home/.aws/credentials\"\n"
      ]),
    ReadingLayout(
      "an xcconfig is a link",
      XcodeText(
        settings: ["INFOPLIST_KEY_Password": "$(aws_secret_access_key)"], configuration: "App.xcconfig"),
      links: ["\(place)/App.xcconfig": "~/.aws/credentials"]),
    ReadingLayout(
      "an xcconfig is elsewhere",
      XcodeText(
        settings: ["INFOPLIST_KEY_Password": "$(aws_secret_access_key)"],
        configuration: "../../.aws/credentials")),
    ReadingLayout(
      "an xcconfig includes a hidden file",
      XcodeText(settings: ["INFOPLIST_KEY_Password": "$(PASSWORD)"], configuration: "App.xcconfig"),
      files: [
        "\(place)/App.xcconfig": "#include \".env\"\n",
        "\(place)/.env": "PASSWORD = \(ReadingLayout.secret)\n",
      ]),
    ReadingLayout(
      "an Info.plist by an absolute path",
      XcodeText(settings: ["INFOPLIST_FILE": "$FOLDER/home/Documents/Private.plist"])),
    ReadingLayout(
      "an Info.plist by ..", XcodeText(settings: ["INFOPLIST_FILE": "../../Documents/Private.plist"])),
    ReadingLayout(
      "an Info.plist by .. of another case",
      XcodeText(settings: ["INFOPLIST_FILE": "../../documents/private.plist"])),
    ReadingLayout(
      "an Info.plist by a root of the project's own",
      XcodeText(
        settings: ["SRCROOT": "$FOLDER/home/Documents", "INFOPLIST_FILE": "$(SRCROOT)/Private.plist"])),
    ReadingLayout(
      "an Info.plist is a link", XcodeText(settings: ["INFOPLIST_FILE": "Info.plist"]),
      links: ["\(place)/Info.plist": "~/Documents/Private.plist"]),
    ReadingLayout(
      "the paths of a project are relative to the home",
      XcodeText(
        sources: ["Main.swift", "code/App/Main.swift"], resources: ["Documents/notes.txt"],
        directory: "../..")),
    ReadingLayout(
      "a list of what a script makes is elsewhere",
      XcodeText(lists: ["$(SRCROOT)/../../Documents/private.xcfilelist"])),
    ReadingLayout(
      "a scheme is a link", XcodeText(),
      links: ["\(place)/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": "~/Documents/Private.xcscheme"]),
    ReadingLayout(
      "the schemes are a link", XcodeText(),
      files: ["home/Documents/xcschemes/App.xcscheme": ReadingLayout.scheme],
      links: ["\(place)/App.xcodeproj/xcshareddata/xcschemes": "~/Documents/xcschemes"]),
  ]

  static let sources = [
    ReadingLayout("a source by ..", XcodeText(sources: ["Main.swift", "../../Documents/Private.swift"])),
    ReadingLayout(
      "a source by an absolute path",
      XcodeText(sources: ["Main.swift", "$FOLDER/home/Documents/Private.swift"])),
    ReadingLayout(
      "a source is a link", XcodeText(sources: ["Main.swift", "Key.swift"]),
      links: ["\(place)/Key.swift": "~/.ssh/id_ed25519"]),
    ReadingLayout(
      "a source is a link to a link", XcodeText(sources: ["Main.swift", "Key.swift"]),
      links: ["\(place)/Key.swift": "Other.swift", "\(place)/Other.swift": "~/.ssh/id_ed25519"]),
    ReadingLayout(
      "a link in a folder of sources", XcodeText(folders: ["Sources"]),
      files: ["\(place)/Sources/A.swift": ""],
      links: ["\(place)/Sources/Key.swift": "~/.ssh/id_ed25519"]),
    ReadingLayout(
      "a folder of sources is a link", XcodeText(folders: ["Sources"]),
      links: ["\(place)/Sources": "~/Documents"]),
    ReadingLayout("a folder of sources by ..", XcodeText(folders: ["../../Documents"])),
    ReadingLayout(
      "a source in C", XcodeText(sources: ["Main.swift", "../../Documents/Private.c"])),
    ReadingLayout(
      "headers beside a source in Objective-C",
      XcodeText(sources: ["../../Documents/Private.m"])),
    ReadingLayout(
      "a bridging header is a link", XcodeText(settings: ["SWIFT_OBJC_BRIDGING_HEADER": "App.h"]),
      links: ["\(place)/App.h": "~/Documents/Private.h"]),
    ReadingLayout(
      "a bridging header imports a link", XcodeText(settings: ["SWIFT_OBJC_BRIDGING_HEADER": "App.h"]),
      files: ["\(place)/App.h": "#import \"Key.h\"\n"], links: ["\(place)/Key.h": "~/Documents/Private.h"]),
    ReadingLayout(
      "a folder is read that is no project", path: place,
      links: ["\(place)/Key.swift": "~/.ssh/id_ed25519", "\(place)/notes.txt": "~/Documents/notes.txt"]),
    ReadingLayout(
      "scripts have made a link to a folder", XcodeText(sources: ["Main.swift", "Made/Private.swift"]),
      links: ["cache/scripts/App/copy/Made": "~/Documents"]
    ).with { $0.products = "cache/scripts/App/copy" },
  ]

  static let resources = [
    ReadingLayout("a resource by ..", XcodeText(resources: ["../../Documents/notes.txt"])),
    ReadingLayout("a resource by an absolute path", XcodeText(resources: ["$FOLDER/home/.ssh/id_ed25519"])),
    ReadingLayout(
      "a resource is a link", XcodeText(resources: ["notes.txt"]),
      links: ["\(place)/notes.txt": "~/Documents/notes.txt"]),
    ReadingLayout(
      "a folder of resources is a link", XcodeText(resources: ["Notes"]),
      links: ["\(place)/Notes": "~/Documents"]),
    ReadingLayout(
      "a resource behind a link to a folder", XcodeText(resources: ["Notes/notes.txt"]),
      links: ["\(place)/Notes": "~/Documents"]),
    ReadingLayout(
      "a folder above the target of a link",
      XcodeText(members: ["linked/../notes.txt", "linked/../Private.swift"]),
      files: ["\(place)/Other/a.txt": ""], links: ["\(place)/Other/linked": "~/Documents/Base.lproj"]),
    ReadingLayout(
      "a hidden resource", XcodeText(resources: [".env"]), files: ["\(place)/.env": "THE-SECRET"]),
    ReadingLayout(
      "a resource of Git's", XcodeText(resources: [".git/config"]),
      files: ["\(place)/.git/config": "url = https://user:THE-SECRET@example.org"]),
    ReadingLayout(
      "a resource in a hidden folder", XcodeText(resources: ["Server/.secrets/key.txt"]),
      files: ["\(place)/Server/.secrets/key.txt": "THE-SECRET"]),
    ReadingLayout(
      "a link to a hidden file", XcodeText(resources: ["settings.txt"]),
      files: ["\(place)/.netrc": "THE-SECRET"], links: ["\(place)/settings.txt": ".netrc"]),
    ReadingLayout("an asset catalog by ..", XcodeText(resources: ["../../Documents/Private.xcassets"])),
    ReadingLayout(
      "an asset catalog is a link", XcodeText(resources: ["Assets.xcassets"]),
      links: ["\(place)/Assets.xcassets": "~/Documents/Private.xcassets"]),
    ReadingLayout(
      "a data model by ..", XcodeText(sources: ["Main.swift", "../../Documents/Private.xcdatamodeld"])),
    ReadingLayout(
      "the contents of a data model are a link", XcodeText(sources: ["Main.swift", "Model.xcdatamodel"]),
      links: [
        "\(place)/Model.xcdatamodel/contents": "~/Documents/Private.xcdatamodeld/Private.xcdatamodel/contents"
      ]),
    ReadingLayout(
      "a string catalog by ..",
      XcodeText(
        resources: ["../../Documents/Private.xcstrings"], settings: ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"]
      )),
    ReadingLayout(
      "a string catalog is a link",
      XcodeText(
        resources: ["Localizable.xcstrings"], settings: ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"]),
      links: ["\(place)/Localizable.xcstrings": "~/Documents/Private.xcstrings"]),
    ReadingLayout(
      "a localized storyboard by ..", XcodeText(variants: ["../../Documents/Base.lproj/Main.storyboard"])),
    ReadingLayout("a resource of a bundle", XcodeText(bundled: ["../../Documents/notes.txt"])),
    ReadingLayout("a file that is copied", XcodeText(copied: ["../../Documents/notes.txt"])),
    ReadingLayout(
      "a package of another project in the cache",
      XcodeText(
        resources: ["$FOLDER/cache/checkouts/other/1/Other.txt"], addresses: ["https://example.org/own"]),
      files: [
        "cache/checkouts/other/1/Other.txt": "THE-SECRET",
        "cache/checkouts/own/1/Package.swift": ReadingLayout.package(name: "Private"),
        "cache/checkouts/own/1/Sources/Private/Own.swift": "",
      ]
    ).with { $0.fetched["own"] = "cache/checkouts/own/1" },
    ReadingLayout(
      "what scripts of another project have made",
      XcodeText(resources: ["$FOLDER/cache/scripts/Other/copy/Other.txt"]),
      files: ["cache/scripts/Other/copy/Other.txt": "THE-SECRET", "cache/scripts/App/copy/a": ""]
    ).with { $0.products = "cache/scripts/App/copy" },
    ReadingLayout("the home is a repository", XcodeText(resources: ["../../Documents/notes.txt"])).with {
      $0.isRepository = false
      $0.files["home/.git/HEAD"] = "ref: refs/heads/main\n"
    },
    ReadingLayout("a repository is around the home", XcodeText(resources: ["../../Documents/notes.txt"])).with
    {
      $0.isRepository = false
      $0.files[".git/HEAD"] = "ref: refs/heads/main\n"
    },
    ReadingLayout(
      "a project in no repository", XcodeText(resources: ["../Other/notes.txt"]),
      files: ["home/code/Other/notes.txt": "THE-SECRET"]
    ).with { $0.isRepository = false },
  ]

  static let places = [
    ReadingLayout(
      "the project is a link", path: "\(place)/App.xcodeproj",
      links: ["\(place)/App.xcodeproj": "~/Other/Other.xcodeproj"]
    )
    .with { $0.fails = true },
    ReadingLayout(
      "the project's file is a link",
      links: ["\(place)/App.xcodeproj/project.pbxproj": "~/Other/Other.xcodeproj/project.pbxproj"]
    )
    .with { $0.fails = true },
    ReadingLayout(
      "a workspace names a project elsewhere", path: "\(place)/App.xcworkspace",
      files: [
        "\(place)/App.xcworkspace/contents.xcworkspacedata":
          "<Workspace><FileRef location = \"group:../../Other/Other.xcodeproj\"/></Workspace>"
      ]
    ).with { $0.fails = true },
    ReadingLayout(
      "a project contains one elsewhere",
      XcodeText(resources: ["../../Other/Other.xcodeproj"])),
    ReadingLayout("a package by ..", XcodeText(packages: ["../../Documents"])),
    ReadingLayout(
      "a package names one by an absolute path", path: "\(place)/Package.swift",
      files: [
        "\(place)/Package.swift": ReadingLayout.package(
          name: "App", "dependencies: [.package(path: \"$FOLDER/home/Documents\")],"),
        "\(place)/Sources/App/App.swift": "import Private",
      ]),
    ReadingLayout(
      "a target of a package is a link", path: "\(place)/Package.swift",
      files: [
        "\(place)/Package.swift": ReadingLayout.package(name: "App", "/**/"),
        "\(place)/Sources/Main.swift": "",
      ], links: ["\(place)/Sources/App": "~/Documents/Sources/Private"]
    ).with { $0.fails = true },
    ReadingLayout(
      "a manifest is a link", XcodeText(packages: ["Kit"]),
      files: ["\(place)/Kit/Sources/Private/A.swift": "let password = 1"],
      links: ["\(place)/Kit/Package.swift": "~/Documents/Package.swift"]),
    ReadingLayout(
      "a package copies a folder by ..", path: "\(place)/Package.swift",
      files: [
        "\(place)/Package.swift": ReadingLayout.package(name: "App"), "\(place)/Sources/App/App.swift": "",
      ]
    ).with {
      $0.manifest = { _ in
        var manifest = PackageManifest()
        var target = PackageManifest.Target(name: "App")
        target.resources = ["../../../../Documents"]
        target.copied = target.resources ?? []
        manifest.targets = [target]
        return manifest
      }
    },
    ReadingLayout(
      "a package searches for headers by ..", path: "\(place)/Package.swift",
      files: [
        "\(place)/Package.swift": ReadingLayout.package(name: "App"),
        "\(place)/Sources/App/App.swift": "import CKit",
        "\(place)/Sources/CKit/kit.c": "#include \"Private.h\"",
        "\(place)/Sources/CKit/include/kit.h": "int kit(void);",
      ], links: ["\(place)/Sources/CKit/linked": "~/Documents"]
    ).with {
      $0.manifest = { _ in
        var manifest = PackageManifest()
        var target = PackageManifest.Target(name: "CKit")
        target.headerFolders = ["../../../../Documents", "linked"]
        manifest.targets = [target, PackageManifest.Target(name: "App")]
        return manifest
      }
    },
    ReadingLayout(
      "the public headers of a package are a link", path: "\(place)/Package.swift",
      files: [
        "\(place)/Package.swift": ReadingLayout.package(name: "App"),
        "\(place)/Sources/App/App.swift": "import CKit", "\(place)/Sources/CKit/kit.m": "",
      ], links: ["\(place)/Sources/CKit/include": "~/Documents"]
    ).with {
      $0.manifest = { _ in
        var manifest = PackageManifest()
        manifest.targets = ["CKit", "App"].map { PackageManifest.Target(name: $0) }
        return manifest
      }
    },
    ReadingLayout("pods are a link", XcodeText(), links: ["\(place)/Pods/Private": "~/Documents/Sources"]),
    ReadingLayout(
      "a pod elsewhere", XcodeText(),
      files: [
        "\(place)/Podfile.lock":
          "PODS:\n  - Private (1.0)\n\nEXTERNAL SOURCES:\n  Private:\n    :path: \"../../Documents\"\n"
      ]),
    ReadingLayout(
      "a pod behind a link", XcodeText(),
      files: [
        "\(place)/Podfile.lock":
          "PODS:\n  - Private (1.0)\n\nEXTERNAL SOURCES:\n  Private:\n    :path: \"Local\"\n"
      ], links: ["\(place)/Local": "~/Documents"]),
    ReadingLayout(
      "a checkout of Carthage is a link", XcodeText(),
      links: ["\(place)/Carthage/Checkouts/Private": "~/Documents"]),
    ReadingLayout(
      "a checkout of SwiftPM is a link", XcodeText(),
      links: ["\(place)/.build/checkouts/Private": "~/Documents"]),
  ]

  static let specifications = [
    ReadingLayout(
      "a specification includes one by ..", path: "\(place)/project.yml",
      files: specification("include: [../../Documents/private.yml]")),
    ReadingLayout(
      "a specification includes one by an absolute path", path: "\(place)/project.yml",
      files: specification("include: [{path: $FOLDER/home/Documents/private.yml, relativePaths: false}]")),
    ReadingLayout(
      "a specification includes a link", path: "\(place)/project.yml",
      files: specification("include: [more.yml]"), links: ["\(place)/more.yml": "~/Documents/private.yml"]),
    ReadingLayout(
      "a configuration file of a specification", path: "\(place)/project.yml",
      files: specification(
        "configFiles: {Debug: ../../.aws/credentials}\nsettings: {INFOPLIST_KEY_Password: $(aws_secret_access_key)}"
      )),
    ReadingLayout(
      "sources of a specification", path: "\(place)/project.yml",
      files: [
        "\(place)/project.yml":
          "name: App\ntargets: {App: {type: application, platform: iOS, sources: [Main.swift, ../../Documents]}}"
      ]),
    ReadingLayout(
      "sources of a specification behind a link", path: "\(place)/project.yml",
      files: [
        "\(place)/project.yml":
          "name: App\ntargets: {App: {type: application, platform: iOS, sources: [Main.swift, Linked]}}"
      ], links: ["\(place)/Linked": "~/Documents"]),
    ReadingLayout(
      "a script of a specification", path: "\(place)/project.yml",
      files: [
        "\(place)/project.yml":
          "name: App\ntargets: {App: {type: application, platform: iOS, sources: [Main.swift], preBuildScripts: [{path: ../../Documents/private.sh}]}}"
      ]),
    ReadingLayout(
      "a specification is a link", path: "\(place)/project.yml",
      files: [
        "home/Documents/project.yml":
          "name: Private\nsettings: {INFOPLIST_KEY_Password: THE-SECRET}\ntargets: {App: {type: application, platform: iOS}}\n"
      ],
      links: ["\(place)/project.yml": "~/Documents/project.yml"]
    ).with { $0.fails = true },
  ]

  static let hostile = settings + sources + resources + places + specifications

  @Test(arguments: hostile) func noProjectShowsTheUsersFiles(_ layout: ReadingLayout) throws {
    let folder = try layout.write()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let project = try layout.load(in: folder)
      let shown = ReadingLayout.shown(of: project).filter {
        $0.contains(ReadingLayout.secret) || $0.contains("THE_SECRET")
      }
      #expect(shown.isEmpty)
      #expect(!layout.fails)
      #expect(!project.notes.contains { $0.contains(ReadingLayout.secret) }, "\(project.notes)")
      let said = ReadingLayout.notes(of: project).filter {
        $0.contains(ReadingScope.mark) || $0.contains("is not looked at")
      }
      #expect(!said.isEmpty && Set(said).count == said.count, "\(project.notes)")
    } catch let error as ProjectError {
      #expect(layout.fails, "\(error)")
      #expect(!error.description.contains(ReadingLayout.secret), "\(error)")
    }
  }

  // MARK: Layouts that are read

  private static let main = "\(place)/Main.swift"

  static let legitimate = [
    ReadingLayout(
      "a source beside the project in its repository",
      XcodeText(sources: ["Main.swift", "../Shared/A.swift"]),
      files: ["home/code/.git/HEAD": "", "home/code/Shared/A.swift": "// shared"], shown: ["// shared"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a repository six folders above",
      XcodeText(sources: ["../../../../../Shared/A.swift"]), path: "\(place)/a/b/c/d/e/App.xcodeproj",
      files: ["\(place)/Shared/A.swift": "// shared"], shown: ["// shared"]),
    ReadingLayout(
      "a further work tree", XcodeText(sources: ["Main.swift", "../Shared/A.swift"]),
      files: [
        "home/code/.git": "gitdir: /elsewhere/.git/worktrees/code", "home/code/Shared/A.swift": "// shared",
      ],
      shown: ["// shared"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a package beside the project in its repository", XcodeText(packages: ["../Kit"]),
      files: [
        "home/code/.git/HEAD": "", "home/code/Kit/Package.swift": ReadingLayout.package(name: "Private"),
        "home/code/Kit/Sources/Private/Kit.swift": "// kit",
      ], shown: ["// kit"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a project in no repository",
      XcodeText(sources: ["Main.swift", "Sources/A.swift"], resources: ["a.txt"]),
      files: ["\(place)/Sources/A.swift": "// own", "\(place)/a.txt": "text"], shown: ["// own", "text"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a folder in no repository", path: place, files: ["\(place)/Sources/A.swift": "// own"],
      shown: ["// own"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a file of another target's folder", XcodeText(members: ["a.txt", "linked/../b.txt"]),
      files: [
        "\(place)/Other/a.txt": "first", "\(place)/Shared/b.txt": "second", "\(place)/Shared/Deep/c.txt": "",
      ], links: ["\(place)/Other/linked": "../Shared/Deep"], shown: ["first", "second"]),
    ReadingLayout(
      "a link in the repository", XcodeText(sources: ["Main.swift", "A.swift"]),
      files: ["home/code/.git/HEAD": "", "home/code/Shared/A.swift": "// shared"],
      links: ["\(place)/A.swift": "../Shared/A.swift"], shown: ["// shared"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a link to a folder in the repository", XcodeText(folders: ["Sources"]),
      files: ["home/code/.git/HEAD": "", "home/code/Shared/A.swift": "// shared"],
      links: ["\(place)/Sources": "../Shared"], shown: ["// shared"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a link that is named on the command line", path: "home/current/App.xcodeproj",
      files: [
        "\(place)/App.xcodeproj/project.pbxproj": XcodeText(sources: ["Main.swift", "A.swift"]).text,
        "\(place)/A.swift": "// own",
      ], links: ["home/current": "~/code/App"], shown: ["// own"]),
    ReadingLayout(
      "an xcconfig beside the project",
      XcodeText(settings: ["INFOPLIST_KEY_Shown": "$(SHOWN)"], configuration: "../Config/App.xcconfig"),
      files: [
        "home/code/.git/HEAD": "", "home/code/Config/App.xcconfig": "#include \"Base.xcconfig\"\n",
        "home/code/Config/Base.xcconfig": "SHOWN = base\n",
      ], shown: ["base"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "the version of a data model", XcodeText(sources: ["Main.swift", "Model.xcdatamodeld"]),
      files: [
        "\(place)/Model.xcdatamodeld/.xccurrentversion":
          ReadingLayout.plist(["_XCCurrentVersionName": "Two.xcdatamodel"]),
        "\(place)/Model.xcdatamodeld/One.xcdatamodel/contents": "<model/>",
        "\(place)/Model.xcdatamodeld/Two.xcdatamodel/contents":
          #"<model><entity name="Two" representedClassName="Two" codeGenerationType="class"/></model>"#,
      ], shown: ["NSFetchRequest<Two>"]),
    ReadingLayout(
      "a checkout of SwiftPM's", path: "\(place)/Package.swift",
      files: [
        "\(place)/Package.swift": ReadingLayout.package(name: "App"),
        "\(place)/Sources/App/App.swift": "import Private",
        "\(place)/.build/checkouts/Kit/Package.swift": ReadingLayout.package(name: "Private"),
        "\(place)/.build/checkouts/Kit/Sources/Private/Kit.swift": "// kit",
      ], shown: ["// kit"]),
    ReadingLayout(
      "a project in a hidden folder", XcodeText(sources: ["A.swift"]),
      path: "\(place)/.worktrees/one/App.xcodeproj", files: ["\(place)/.worktrees/one/A.swift": "// own"],
      shown: ["// own"]),
    ReadingLayout(
      "a path of another machine",
      XcodeText(settings: ["INFOPLIST_FILE": "/Users/other/App/Config/Info.plist"]),
      files: ["\(place)/Config/Info.plist": ReadingLayout.plist(["Shown": "own"])], shown: ["own"]),
    ReadingLayout(
      "names of another case",
      XcodeText(
        sources: ["Main.swift", "code/page.swift"], settings: ["INFOPLIST_FILE": "config/info.plist"]),
      files: [
        "\(place)/Code/Page.swift": "// own case",
        "\(place)/Config/Info.plist": ReadingLayout.plist(["Shown": "own"]),
      ], shown: ["// own case", "own"]),
    ReadingLayout(
      "a package that was fetched", XcodeText(addresses: ["https://example.org/own"]),
      files: [
        "cache/checkouts/own/1/Package.swift": ReadingLayout.package(name: "Private"),
        "cache/checkouts/own/1/Sources/Private/Own.swift": "// fetched",
      ], shown: ["// fetched"]
    ).with { $0.fetched["own"] = "cache/checkouts/own/1" },
    ReadingLayout(
      "a folder that is named as readable", XcodeText(sources: ["Main.swift", "../Shared/A.swift"]),
      files: ["home/code/Shared/A.swift": "// shared"], shown: ["// shared"]
    ).with { $0.allowed = ["home/code/Shared"] },
    ReadingLayout(
      "what scripts have made",
      XcodeText(sources: ["Main.swift", "Made.swift"], scriptOutputs: ["$(SRCROOT)/Made.swift"]),
      files: ["cache/scripts/App/copy/Made.swift": "// made"], shown: ["// made"]
    ).with { $0.products = "cache/scripts/App/copy" },
    ReadingLayout(
      "a specification includes one beside it", path: "\(place)/project.yml",
      files: specification("include: [../Shared/base.yml]").merging([
        "home/code/.git/HEAD": "", "home/code/Shared/base.yml": "settings: {INFOPLIST_KEY_Shown: shared}",
      ]) { $1 }, shown: ["shared"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "the home is a repository", XcodeText(resources: ["a.txt"]),
      files: ["\(place)/a.txt": "own", "home/.git/HEAD": ""],
      shown: ["own"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "a workspace above its projects", path: "home/code/App.xcworkspace",
      files: [
        "home/code/App.xcworkspace/contents.xcworkspacedata":
          "<Workspace><FileRef location = \"group:App/App.xcodeproj\"/></Workspace>",
        "\(place)/App.xcodeproj/project.pbxproj": XcodeText(sources: ["Main.swift", "../Shared/A.swift"])
          .text,
        "home/code/Shared/A.swift": "// shared",
      ], shown: ["// shared"]
    ).with { $0.isRepository = false },
    ReadingLayout(
      "the paths of a project are relative to its repository",
      XcodeText(sources: ["Shared/A.swift"], directory: ".."),
      path: "\(place)/ios/App.xcodeproj", files: ["\(place)/Shared/A.swift": "// shared"],
      shown: ["// shared"]),
  ]

  @Test(arguments: legitimate) func whatIsOfTheProjectIsRead(_ layout: ReadingLayout) throws {
    let folder = try layout.write()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try layout.load(in: folder)
    let shown = ReadingLayout.shown(of: project)
    for text in layout.shown { #expect(shown.contains { $0.contains(text) }, "\(project.notes)") }
    #expect(!project.notes.contains { $0.contains(ReadingScope.mark) }, "\(project.notes)")
  }

  // MARK: The decision

  /// A link that changes between the decision and the reading makes no difference: what has been opened decides.
  @Test func whatIsOpenDecides() throws {
    let folder = try ReadingLayout("links").write()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = "\(folder)/\(Self.place)"
    try "own".write(toFile: project + "/own.txt", atomically: false, encoding: .utf8)
    let scope = try ReadingScope(of: project, closed: [folder + "/home"])
    let link = project + "/link.txt"
    let isDone = Mutex(false)
    let thread = Thread {
      var number = 0
      while !isDone.withLock({ $0 }) {
        number += 1
        let target = number % 2 == 0 ? project + "/own.txt" : folder + "/home/.ssh/id_ed25519"
        _ = symlink(target, link + ".next")
        _ = rename(link + ".next", link)
      }
    }
    thread.start()
    defer { isDone.withLock { $0 = true } }
    var texts: Set<String> = []
    for _ in 0..<20_000 where texts.count < 3 {
      texts.insert(scope.reading { ProjectFiles.text(link) } ?? "")
    }
    #expect(!texts.contains { $0.contains(ReadingLayout.secret) })
    #expect(texts.contains("own"))
  }

  @Test func foldersOfTheSystemAreNoScope() throws {
    for path in ["/", "/etc", "/proc/1", "/tmp", "/home", "/usr"] {
      #expect(throws: ProjectError.self, "\(path)") { try ReadingScope(of: path) }
    }
    let folder = try ReadingLayout("home").write()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let home = folder + "/home"
    #expect(throws: ProjectError.self) { try ReadingScope(of: home, closed: [home]) }
    #expect(throws: ProjectError.self) {
      try ReadingScope(of: home + "/code/App", further: [home], closed: [home])
    }
    #expect(throws: ProjectError.self) {
      try ReadingScope(of: home + "/code/App", further: [home + "/none"], closed: [home])
    }
    // A folder around the home is one without it.
    let around = try ReadingScope(of: folder, closed: [home])
    #expect(around.refusal(of: home + "/Documents/notes.txt") == .outside)
    #expect(around.permits(folder + "/other.txt"))
  }

  @Test func hiddenPartsAreThoseBelowAFolder() {
    for path in [
      ".env", "a/.git/config", ".build/debug/a", ".xccurrentversion/a", "a/.b/c",
      "a/.build/checkouts/b/.git/a",
    ] {
      #expect(ReadingScope.isHidden(path), "\(path)")
    }
    for path in ["a", "a.b/c.d", "M.xcdatamodeld/.xccurrentversion", ".build/checkouts/a/b", "a../b", ""] {
      #expect(!ReadingScope.isHidden(path), "\(path)")
    }
  }

  /// The environment of the user is in no setting.
  @Test func settingsAreNoVariablesOfTheEnvironment() {
    for name in ProcessInfo.processInfo.environment.keys {
      #expect(BuildSettings()["A"] == nil && BuildSettings(["A": "<$(\(name))>"])["A"] == "<>", "\(name)")
    }
  }

  /// Specifications see variables that an application shows anyway.
  @Test func variablesOfSpecificationsAreNoSecrets() throws {
    let parts = [
      "TOKEN", "SECRET", "PASS", "PWD", "CREDENTIAL", "KEY", "PAT", "AUTH", "URL", "DSN", "HOME", "USER",
    ]
    for name in SpecificationLoader.variables {
      #expect(!name.split(separator: "_").contains { parts.contains(String($0)) }, "\(name)")
    }
  }

  @Test func variablesOfSpecificationsAreDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    for name in SpecificationLoader.variables { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  /// Files of projects are opened in one place, which asks for the scope.
  @Test func filesAreOpenedInOnePlace() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/ProjectReader")
    let calls = [
      "FileManager.default.c", "FileManager.default.f", "FileManager.default.e", "FileManager.default.a",
      "FileManager.default.s", "FileManager()", "contentsOf:", "contentsOfFile:", "contentsOfDirectory",
      "FileHandle(", "FileHandle.", "InputStream(", "FileWrapper(", "fopen(", "opendir(", " open(", "openat(",
      "(open(",
      "mmap(",
      "enumerator(at", "readlink(", "XMLParser(contentsOf", "Bundle(",
    ]
    var files = 0
    for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
      ?? .init()
    where file.pathExtension == "swift" {
      files += 1
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where file.lastPathComponent != "ProjectFiles.swift" {
        // The folder that the tool was launched in is no file.
        let code = line.replacing("FileManager.default.currentDirectoryPath", with: "")
        guard !code.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        #expect(!calls.contains { code.contains($0) }, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(files > 30)
  }
}
