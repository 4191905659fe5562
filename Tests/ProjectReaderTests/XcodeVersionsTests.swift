import Foundation
@testable import ProjectReader
import Testing

/// Projects in the forms that versions of Xcode write, by hand.
@Suite struct XcodeVersionsTests {
  private func write(_ files: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "versions-\(UUID().uuidString)"
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func project(_ objects: String, version: Int, targets: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = { }; objectVersion = \(version); objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = PL; };
    PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
    PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    PR = { isa = XCBuildConfiguration; name = Staging; buildSettings = { }; };
    \(objects)
    }; rootObject = P; }
    """
  }

  private func target(
    _ id: String, _ name: String, _ rest: String, settings: String = "", kind: String = "application"
  )
    -> String
  {
    """
    \(id) = { isa = PBXNativeTarget; name = \(name); \(rest) buildConfigurationList = \(id)L;
      productType = "com.apple.product-type.\(kind)"; };
    \(id)L = { isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R); };
    \(id)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    \(id)R = { isa = XCBuildConfiguration; name = Staging; buildSettings = { \(settings) SWIFT_VERSION = 6.0; }; };
    """
  }

  private func names(_ paths: [String], below folder: String) -> [String] {
    paths.map { String($0.dropFirst(folder.count + 1)) }
  }

  /// Folders whose files are not listed: exceptions of the folder's own target leave out, those of others take in, those of a
  /// phase belong to it; packages in it are packages, models are compiled, folders may be resources as wholes.
  @Test func foldersOfXcode16HaveExceptions() throws {
    let objects = """
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (E1, E2, E3); explicitFolders = (Pages); };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, Old.swift, "Texts/Localized: Gone.strings"); };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Shared.swift); };
      E3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C;
        membershipExceptions = (Sound.caf); };
      C = { isa = PBXCopyFilesBuildPhase; dstPath = "Sounds/Short"; dstSubfolderSpec = 7; files = (); };
      """
      + target("T", "App", "fileSystemSynchronizedGroups = (F); buildPhases = (C);")
      + target("U", "Helper", "buildPhases = ();", kind: "framework")
    let folder = try write([
      "App.xcodeproj/project.pbxproj": project(objects, version: 77, targets: "T, U"),
      "App/Main.swift": "import Kit\nimport Helper", "App/Old.swift": "", "App/Shared.swift": "",
      "App/Info.plist": "", "App/Pages/index.html": "", "App/Pages/a/b.html": "", "App/Sound.caf": "",
      "App/Model.xcdatamodeld/contents": "", "App/Texts/en.lproj/Gone.strings": "",
      "App/Texts/en.lproj/Here.strings": "",
      "App/Kit/Package.swift": "targets: [.target(name: \"Kit\")]", "App/Kit/Sources/Kit/Kit.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loaded = try ProjectLoader.load(folder + "/App.xcodeproj")
    #expect(names(loaded.main.sources, below: folder) == ["App/Main.swift", "App/Shared.swift"])
    #expect(names(loaded.main.dataModels, below: folder) == ["App/Model.xcdatamodeld"])
    #expect(
      names(loaded.main.resources, below: folder) == [
        "App/Pages", "App/Sound.caf", "App/Texts/en.lproj/Here.strings",
      ])
    #expect(loaded.main.copies.mapValues { names($0, below: folder) } == ["Sounds/Short": ["App/Sound.caf"]])
    #expect(loaded.modules.map(\.name).sorted() == ["Helper", "Kit"])
    let modules = Dictionary(uniqueKeysWithValues: loaded.modules.map { ($0.name, $0) })
    #expect(modules["Helper"].map { names($0.sources, below: folder) } == ["App/Shared.swift"])
    #expect(modules["Kit"]?.isLibrary == false)
  }

  private let phone = "SDKROOT = iphoneos;"
  private let mac = "SDKROOT = macosx;"

  /// A list of files, as all versions before Xcode 16 write it.
  private func listed(_ id: String, _ file: String) -> String {
    """
    \(id)S = { isa = PBXSourcesBuildPhase; files = (\(id)B); };
    \(id)B = { isa = PBXBuildFile; fileRef = \(id)F; };
    \(id)F = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
    """
  }

  /// A target for several platforms has files that are compiled for some of them.
  @Test func filesForOtherPlatformsAreLeftOut() throws {
    let filters = [
      "a": "", "b": "platformFilter = ios;", "c": "platformFilter = maccatalyst;",
      "d": "platformFilters = (macos, ios, );", "e": "platformFilters = (macos, tvos, );",
    ]
    let names = filters.keys.sorted()
    var objects = "G = { isa = PBXGroup; children = (\(names.map { "\($0)F" }.joined(separator: ", "))); };\n"
    objects +=
      "S = { isa = PBXSourcesBuildPhase; files = (\(names.map { "\($0)B" }.joined(separator: ", "))); };\n"
    for (name, filter) in filters {
      objects += "\(name)B = { isa = PBXBuildFile; fileRef = \(name)F; \(filter) };\n"
      objects += "\(name)F = { isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
    }
    let folder = try write([
      "App.xcodeproj/project.pbxproj": project(
        objects + target("T", "App", "buildPhases = (S);"), version: 56, targets: "T")
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let read = try XcodeProject(path: folder + "/App.xcodeproj")
    let sources = read.files(of: read.targets[0]).sources.map { ($0 as NSString).lastPathComponent }
    #expect(sources == ["a.swift", "b.swift", "d.swift"])
  }

  @Test func anApplicationForIOSIsChosen() throws {
    let objects =
      "G = { isa = PBXGroup; children = (MF, AF, BF); sourceTree = \"<group>\"; };"
      + target("M", "Desk", "buildPhases = (MS);", settings: mac) + listed("M", "M.swift")
      + target("A", "Extra", "buildPhases = (AS);", settings: phone) + listed("A", "A.swift")
      + target("B", "Demo", "buildPhases = (BS);", settings: phone) + listed("B", "B.swift")
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(objects, version: 54, targets: "M, A, B"),
      "A.xcodeproj/project.pbxproj": project(
        "G = { isa = PBXGroup; children = (); };"
          + target("M", "Desk", "buildPhases = ();", settings: mac), version: 46, targets: "M"),
      "M.swift": "", "A.swift": "", "B.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loaded = try ProjectLoader.load(folder)
    #expect(loaded.name == "Demo")
    #expect(loaded.notes.count == 1 && loaded.notes[0].hasSuffix("another application: Extra"))
    #expect(try ProjectLoader.load(folder, target: "Extra").name == "Extra")
  }

  @Test func schemesSayConfigurationArgumentsAndEnvironment() throws {
    let objects =
      "G = { isa = PBXGroup; children = (AF); sourceTree = \"<group>\"; };"
      + target("A", "Demo", "buildPhases = (AS);", settings: phone) + listed("A", "A.swift")
    let scheme = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme LastUpgradeVersion="1500" version="1.7">
        <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning="YES">
          <BuildableReference BlueprintName="DemoTests" BuildableName="DemoTests.xctest"/>
        </BuildActionEntry></BuildActionEntries></BuildAction>
        <LaunchAction buildConfiguration="Staging">
          <BuildableProductRunnable><BuildableReference BlueprintName="Demo"/></BuildableProductRunnable>
          <CommandLineArguments>
            <CommandLineArgument argument="-theme &quot;dark blue&quot;" isEnabled="YES"/>
            <CommandLineArgument argument="-off" isEnabled="NO"/>
          </CommandLineArguments>
          <EnvironmentVariables>
            <EnvironmentVariable key="SERVER" value="$(TARGET_NAME).example" isEnabled="YES"/>
            <EnvironmentVariable key="NONE" value="1" isEnabled="NO"/>
          </EnvironmentVariables>
        </LaunchAction>
      </Scheme>
      """
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(objects, version: 56, targets: "A"), "A.swift": "",
      "Demo.xcodeproj/xcshareddata/xcschemes/Staging app.xcscheme": scheme,
      "Demo.xcodeproj/xcshareddata/xcschemes/Broken.xcscheme": "<Scheme",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in [nil, "Staging app"] {
      let loaded = try ProjectLoader.load(folder, scheme: name)
      #expect(loaded.launchArguments == ["-theme", "dark blue"])
      #expect(loaded.launchEnvironment == ["SERVER": "Demo.example"])
      #expect(loaded.main.languageVersion == "6")
      #expect(loaded.notes.contains { $0.hasSuffix("Broken.xcscheme: is not XML and is left out") })
    }
    #expect(try ProjectLoader.load(folder, configuration: "Debug").main.languageVersion == "5")
    #expect(throws: ProjectError.self) { try ProjectLoader.load(folder, configuration: "Release") }
    #expect(throws: ProjectError.self) { try ProjectLoader.load(folder, scheme: "Nothing") }
  }

  /// A file at an absolute path of somebody else's machine is found by the end of the path.
  @Test func pathsOfOtherMachinesAreFound() throws {
    let objects =
      "G = { isa = PBXGroup; children = (AF); sourceTree = \"<group>\"; };"
      + target(
        "A", "Demo", "buildPhases = (AS);",
        settings: "INFOPLIST_FILE = \"/Users/somebody/work/Demo/Demo/Info.plist\";")
      + "AS = { isa = PBXSourcesBuildPhase; files = (AB); }; AB = { isa = PBXBuildFile; fileRef = AF; };"
      + "AF = { isa = PBXFileReference; path = /Users/somebody/work/Demo/A.swift; sourceTree = \"<absolute>\"; };"
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(objects, version: 46, targets: "A"), "A.swift": "",
      "Demo/Info.plist": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loaded = try ProjectLoader.load(folder + "/Demo.xcodeproj")
    #expect(loaded.info["UIMainStoryboardFile"]?.string == "Main")
    #expect(names(loaded.main.sources, below: folder) == ["A.swift"])
    #expect(loaded.notes.contains { $0.hasSuffix("\(folder)/Demo/Info.plist is taken in its place") })
  }

  /// Of two frameworks of one name the one for iOS is imported, whichever comes first.
  @Test func frameworksForIOSComeFirst() throws {
    let objects =
      "G = { isa = PBXGroup; children = (AF, BF, CF); sourceTree = \"<group>\"; };"
      + target("B", "KitMac", "buildPhases = (BS);", settings: mac + "PRODUCT_NAME = Kit;", kind: "framework")
      + listed("B", "Mac.swift")
      + target(
        "C", "KitPhone", "buildPhases = (CS);", settings: phone + "PRODUCT_NAME = Kit;", kind: "framework")
      + listed("C", "Phone.swift") + target("A", "Demo", "buildPhases = (AS);", settings: phone)
      + listed("A", "A.swift")
    let folder = try write([
      "Demo.xcodeproj/project.pbxproj": project(objects, version: 50, targets: "B, C, A"),
      "A.swift": "import Kit", "Mac.swift": "", "Phone.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loaded = try ProjectLoader.load(folder + "/Demo.xcodeproj")
    #expect(loaded.modules.map { names($0.sources, below: folder) } == [["Phone.swift"]])
  }
}
