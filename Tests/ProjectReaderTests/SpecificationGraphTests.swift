import Foundation
import TestSupport
import Testing

@testable import ProjectReader

/// Templates, included files, packages, dependencies, schemes and scripts of specifications, and those that are hostile.
@Suite struct SpecificationGraphTests {
  private func write(_ files: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "specification-\(UUID().uuidString)"
    for (name, text) in files {
      let file = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
    return folder
  }

  /// Reads the specification `project.yml` of files in a folder that is removed.
  private func read<T>(
    _ files: [String: String], _ body: (XcodeProject, String) throws -> T
  ) throws -> (T, notes: [String]) {
    let folder = try write(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try ReadingReport.collect { try body(XcodeProject(path: folder + "/project.yml"), folder) }
  }

  private func target(_ name: String, of project: XcodeProject) throws -> XcodeProject.Target {
    try #require(project.targets.first { $0.name == name })
  }

  // MARK: Templates and platforms

  @Test func templatesAreAppliedInOrder() throws {
    let text = """
      name: App
      targets:
        Cards:
          templates: [Module, Late]
          templateAttributes: {folder: Modules}
          sources: [Extra]
          settings: {C: own}
        Other:
          templates: [Module]
          templateAttributes: {folder: Parts}
          sources:REPLACE: [Only]
      targetTemplates:
        Base: {platform: iOS, type: framework, settings: {A: base, B: base}}
        Module:
          templates: [Base]
          sources: ["${folder}/${target_name}"]
          settings: {B: "of ${target_name}", C: module}
        Late: {settings: {C: late, D: late}}
      """
    let files = [
      "project.yml": text, "Modules/Cards/A.swift": "", "Extra/B.swift": "", "Only/C.swift": "",
      "Parts/Other/D.swift": "",
    ]
    let ((), notes) = try read(files) { project, folder in
      let (cards, other) = (try target("Cards", of: project), try target("Other", of: project))
      #expect(
        project.files(of: cards).sources == ["\(folder)/Modules/Cards/A.swift", "\(folder)/Extra/B.swift"])
      #expect(project.files(of: other).sources == ["\(folder)/Only/C.swift"])
      let settings = project.settings(of: cards)
      #expect(["A", "B", "C", "D"].map { settings[$0] } == ["base", "of Cards", "own", "late"])
    }
    #expect(notes == [])
  }

  @Test func targetsForSeveralPlatformsAreDivided() throws {
    let text = """
      name: App
      targets:
        Kit:
          type: framework
          platform: [iOS, macOS]
          platformSuffix: "-${platform}"
          deploymentTarget: {iOS: 15.0, macOS: 12.0}
          sources: [Kit, "Kit-${platform}"]
        Wide:
          type: application
          supportedDestinations: [macOS, iOS]
          sources: [Kit]
        Clock: {type: application, platform: watchOS, sources: Kit}
      """
    let files = ["project.yml": text, "Kit/A.swift": "", "Kit-iOS/B.swift": "", "Kit-macOS/C.swift": ""]
    _ = try read(files) { project, folder in
      #expect(project.targets.map(\.name) == ["Clock", "Kit-iOS", "Kit-macOS", "Wide"])
      let kit = try target("Kit-iOS", of: project)
      #expect(project.files(of: kit).sources == ["\(folder)/Kit/A.swift", "\(folder)/Kit-iOS/B.swift"])
      #expect(project.settings(of: kit)["PRODUCT_MODULE_NAME"] == "Kit")
      #expect(project.settings(of: kit)["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
      #expect(
        project.targets.map { ProjectLoader.isForPhones(project.settings(of: $0)) }
          == [false, true, false, true])
    }
  }

  // MARK: Included files

  @Test func includedFilesAreMerged() throws {
    let files = [
      "project.yml": """
      name: App
      include:
        - Shared/base.yml
        - {path: Shared/off.yml, enable: no}
        - {path: Shared/root.yml, relativePaths: false}
      targets:
        App: {settings: {A: root}, sources: [App]}
      """,
      "Shared/base.yml": """
      include: [Deep/deep.yml]
      targets:
        App: {type: application, platform: iOS, settings: {A: base, B: base}, sources: [Common]}
      packages: {Kit: {path: ../Kit}}
      """,
      "Shared/Deep/deep.yml": "settings: {P: deep}\ntargets: {App: {sources: [{path: Sources}]}}",
      "Shared/off.yml": "name: Off", "Shared/root.yml": "targets: {App: {sources: [Root]}}",
      "App/A.swift": "", "Shared/Common/B.swift": "", "Shared/Deep/Sources/C.swift": "", "Root/D.swift": "",
    ]
    let ((), notes) = try read(files) { project, folder in
      #expect(project.name == "App")
      let app = try target("App", of: project)
      #expect(
        Set(project.files(of: app).sources) == [
          "\(folder)/App/A.swift", "\(folder)/Shared/Common/B.swift", "\(folder)/Shared/Deep/Sources/C.swift",
          "\(folder)/Root/D.swift",
        ])
      #expect(["A", "B", "P"].map { project.settings(of: app)[$0] } == ["root", "base", "deep"])
      #expect(project.localPackages == ["\(folder)/Kit"])
      #expect(
        try ProjectLoader.load(folder).specificationFiles
          == ["Shared/Deep/deep.yml", "Shared/base.yml", "Shared/root.yml", "project.yml"].map {
            "\(folder)/\($0)"
          })
    }
    #expect(notes == [])
  }

  @Test func filesThatIncludeThemselvesAreReadOnce() throws {
    let files = [
      "project.yml": "name: App\ninclude: [a.yml]\ntargets: {}", "a.yml": "include: b.yml",
      "b.yml": "include: a.yml\nsettings: {A: b}",
    ]
    let (path, notes) = try read(files) { $1 }
    #expect(notes == ["\(path)/a.yml: includes itself"])
  }

  @Test func variablesAreThoseOfTheEnvironment() throws {
    let text = """
      name: ${APP_NAME}
      include: {path: more.yml, enable: "${CI}"}
      packages: {Kit: {url: "https://example.org/${APP_NAME}", from: 1.0.0}}
      settings: {A: "${APP_NAME} ${UNKNOWN}", B: "${DATABASE_URL} ${PGPASS} ${GH_PAT}"}
      targets: {}
      """
    let folder = try write(["project.yml": text, "more.yml": "settings: {C: more}"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let environment = [
      "APP_NAME": "Named", "DATABASE_URL": "secret", "PGPASS": "secret", "GH_PAT": "secret", "CI": "no",
    ]
    let (value, notes) = try ReadingReport.collect {
      try XcodeGenSpecification(path: folder + "/project.yml", environment: environment)
    }
    #expect(value.name == "Named")
    let settings = value.specification["settings"]
    #expect(settings?["A"]?.text == "Named ${UNKNOWN}" && settings?["C"] == nil)
    // A project learns no secrets, and a server nothing of the environment.
    #expect(settings?["B"]?.text == "${DATABASE_URL} ${PGPASS} ${GH_PAT}")
    #expect(value.packages["Kit"]?["url"]?.text == "https://example.org/${APP_NAME}")
    #expect(
      notes.count == 3 && notes.allSatisfy { $0.contains("}: is not replaced from the environment") },
      "\(notes)")
  }

  // MARK: Dependencies

  @Test func packagesAreThoseOfAProject() throws {
    let text = """
      name: App
      packages:
        A: {url: "https://example.org/A", from: 1.2.0}
        B: {url: "https://example.org/B", exactVersion: 1.0.1}
        C: {url: "https://example.org/C", minorVersion: 2.1.0}
        D: {github: owner/D, branch: main}
        E: {url: "https://example.org/E", revision: abc}
        F: {url: "https://example.org/F", minVersion: 1.0.0, maxVersion: 1.5.0}
        G: {path: ../G}
        H: {url: "https://example.org/H"}
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - package: A
            - {package: B, products: [One, Two]}
            - {package: Z, product: Three}
            - sdk: MapKit.framework
      """
    let ((), notes) = try read(["project.yml": text]) { project, folder in
      let versions = project.remotePackages.map { "\($0.identity) \($0.requirement)" }
      func version(_ a: Int, _ b: Int, _ c: Int) -> PackageVersion { PackageVersion(a, b, c) }
      #expect(
        project.remotePackages.map(\.requirement) == [
          .versions(version(1, 2, 0), version(2, 0, 0)), .versions(version(1, 0, 1), version(1, 0, 2)),
          .versions(version(2, 1, 0), version(2, 2, 0)), .branch("main"), .revision("abc"),
          .versions(version(1, 0, 0), version(1, 5, 0)),
        ], "\(versions)")
      #expect(project.remotePackages[3].address == "https://github.com/owner/D")
      #expect(project.localPackages == [(folder as NSString).deletingLastPathComponent + "/G"])
      let products = project.packageProducts(of: try target("App", of: project))
      #expect(products == ["A", "One", "Two", "Three"])
    }
    #expect(notes.count == 2, "\(notes)")
    #expect(
      notes.first?.hasSuffix(
        "project.yml:10: the package https://example.org/H has no version and is left out") == true)
    #expect(notes.last?.hasSuffix("project.yml:18: there is no package \"Z\"") == true, "\(notes)")
  }

  @Test func dependenciesAreTargetsBundlesAndFrameworks() throws {
    let text = """
      name: App
      projectReferences: {Other: {path: Other/Other.xcodeproj}}
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          dependencies:
            - {target: Kit, link: false}
            - target: Art
            - target: Other/Kit
            - target: Gone
            - {framework: Vendor/Box.framework, embed: true}
            - carthage: Cart
            - {framework: Pods.framework, implicit: true}
            - {target: Mac, platforms: [macOS]}
            - bundle: Built.bundle
        Kit: {type: framework, platform: iOS, sources: Kit}
        Art: {type: bundle, platform: iOS, sources: Art}
        Mac: {type: framework, platform: macOS}
        Tests:
          type: bundle.unit-test
          platform: iOS
          dependencies: [{target: App}]
      aggregateTargets: {All: {targets: [App]}}
      """
    let files = [
      "project.yml": text, "App/A.swift": "import Kit", "Kit/K.swift": "", "Art/a.png": "",
    ]
    let ((), notes) = try read(files) { project, folder in
      let app = try target("App", of: project)
      #expect(project.dependencies(of: app).map(\.name) == ["Kit", "Art"])
      #expect(
        project.files(of: app).frameworks == [
          "\(folder)/Vendor/Box.framework", "\(folder)/Carthage/Build/iOS/Cart.framework",
        ])
      #expect(project.containedProjects == ["\(folder)/Other/Other.xcodeproj"])
      let loaded = try ProjectLoader.load(folder)
      #expect(loaded.modules.map(\.name) == ["Kit"])
      #expect(loaded.main.bundles == ["Art": ["\(folder)/Art/a.png"]])
      let tests = try target("Tests", of: project)
      #expect(project.settings(of: tests)["TEST_HOST"]?.hasSuffix("/App.app/App") == true)
    }
    #expect(notes.count == 2, "\(notes)")
    #expect(notes.first?.contains("project.yml:12: there is no target \"Gone\"") == true)
    #expect(notes.last?.contains("the bundle Built.bundle is built elsewhere") == true)
  }

  // MARK: Schemes and scripts

  @Test func schemesChooseTargetsConfigurationsAndArguments() throws {
    let text = """
      name: App
      configs: {Beta Debug: debug, Beta Release: release, Debug: debug, Release: release}
      targets:
        App:
          type: application
          platform: iOS
          scheme:
            configVariants: [Beta]
            commandLineArguments: {"-One two": true, "-Off": false}
            environmentVariables: {KEY: value}
        Never: {type: application, platform: iOS}
        Plain: {type: application, platform: iOS, scheme: {}}
        Kit: {type: framework, platform: iOS}
      schemes:
        Shown:
          templates: [Base]
          build: {targets: {Kit: all, Never: [test], Plain: [run]}}
          run:
            config: Release
            environmentVariables:
              - {variable: A, value: 1}
              - {variable: B, value: 2, isEnabled: false}
      schemeTemplates:
        Base: {run: {commandLineArguments: {"-Name ${scheme_name}": true}}}
      """
    _ = try read(["project.yml": text, "App/A.swift": ""]) { project, folder in
      #expect(
        project.schemes == [
          "App Beta": Scheme(
            target: "App", configuration: "Beta Debug", arguments: ["-One", "two"],
            environment: ["KEY": "value"]),
          "Plain": Scheme(target: "Plain", configuration: "Debug"),
          "Shown": Scheme(
            target: "Plain", configuration: "Release", arguments: ["-Name", "Shown"], environment: ["A": "1"]),
        ])
      let loaded = try ProjectLoader.load(folder, scheme: "App Beta")
      #expect(loaded.name == "App" && loaded.launchArguments == ["-One", "two"])
      #expect(loaded.launchEnvironment == ["KEY": "value"])
    }
  }

  @Test func scriptsAreThoseOfPhases() throws {
    let text = """
      name: App
      options: {postGenCommand: touch generated}
      targets:
        App:
          type: application
          platform: iOS
          sources: [App, {path: Made/M.swift, optional: true}]
          preBuildScripts:
            - {name: Make, script: make it, outputFiles: [$(SRCROOT)/Made/M.swift], shell: /bin/bash}
            - {path: tools/run.sh}
          postBuildScripts: [{script: after}]
          postCompileScripts: [{path: gone.sh}]
          buildRules: [{filePattern: "*.x", script: x}]
      """
    let files = ["project.yml": text, "App/A.swift": "", "tools/run.sh": "echo\n"]
    let ((), notes) = try read(files) { project, folder in
      let scripts = project.files(of: try target("App", of: project)).scripts
      #expect(scripts.map(\.name) == ["Make", "Run Script", "Run Script"])
      #expect(scripts.map(\.text) == ["make it", "echo\n", "after"])
      #expect(scripts.map(\.shell) == ["/bin/bash", "/bin/sh", "/bin/sh"])
      let loaded = try ProjectLoader.load(folder)
      #expect(loaded.main.scripts[0].outputs == ["\(folder)/Made/M.swift"])
      #expect(loaded.notes.contains { $0.contains("M.swift: is made by the script \"Make\"") })
    }
    #expect(
      notes.map { $0.drop { $0 != ":" } } == [
        ":13: of the target App, build rules are not applied", ":2: postGenCommand is not run",
        notes[2].drop { $0 != ":" },
      ], "\(notes)")
    #expect(notes[2].contains("gone.sh: there is no such script"))
  }

  // MARK: Hostile specifications

  private func expectFast(_ body: () throws -> Void) rethrows {
    let time = try ProcessorTime.measure(body)
    #expect(time < .seconds(20))
  }

  @Test func anchorsAreRead() throws {
    let text = """
      name: App
      base: &base {type: application, platform: iOS}
      targets:
        App:
          <<: *base
          platform: macOS
        Same: *base
      """
    _ = try read(["project.yml": text]) { project, _ in
      #expect(project.targets.map(\.isApplication) == [true, true])
      #expect(project.settings(of: project.targets[0])["SDKROOT"] == "macosx")
      #expect(project.settings(of: project.targets[1])["SDKROOT"] == "iphoneos")
    }
  }

  /// Ten lines that are ten billion values, also as keys, which the library compares.
  @Test func aliasesThatMultiplyAreRefused() throws {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    for step in 1..<10 {
      let list = Array(repeating: "*a\(step - 1)", count: 10).joined(separator: ", ")
      lines.append("a\(step): &a\(step) [\(list)]")
    }
    let endings = [
      ": there are more than 200000 values": "b: *a9", "keys are to be texts": "*a9 : b",
      ":11: in a file": "? *a9\n: b", ":11: in": "{[*a9]: b}",
    ]
    for (part, last) in endings {
      let text = (lines + [last]).joined(separator: "\n")
      expectFast {
        let error = #expect(throws: ProjectError.self) {
          try SpecificationParser.value(of: text, path: "project.yml")
        }
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
      }
    }
  }

  @Test func valuesThatNestDeeplyAreRefused() {
    for text in [
      String(repeating: "[", count: 200_000), String(repeating: "- ", count: 100_000),
      String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
    ] {
      #expect(throws: ProjectError.self) { try SpecificationParser.value(of: text, path: "project.yml") }
    }
  }

  @Test func templatesAndGroupsInCirclesEnd() throws {
    let text = """
      name: App
      settingGroups: {a: {groups: [b, b], base: {A: 1}}, b: {groups: [a, a], base: {B: 2}}}
      targets:
        App: {type: application, platform: iOS, templates: [One], settings: {groups: [a]}}
      targetTemplates: {One: {templates: [Two]}, Two: {templates: [One, Three]}}
      """
    let (settings, notes) = try read(["project.yml": text]) { project, _ in
      project.settings(of: project.targets[0])
    }
    #expect(settings["A"] == "1" && settings["B"] == "2")
    #expect(
      notes.map { $0.drop { $0 != ":" } } == [
        ":5: there is no template \"Three\"", ":2: the setting group a contains itself",
      ])
  }

  /// Thirty groups that each contain the next one twice.
  @Test func groupsThatMultiplyEnd() throws {
    let groups = (0..<30).map { "  g\($0): {groups: [g\($0 + 1), g\($0 + 1)], base: {A\($0): 1}}\n" }.joined()
    let text =
      "name: App\nsettingGroups:\n\(groups)  g30: {base: {Last: 1}}\n"
      + "targets: {App: {type: application, platform: iOS, settings: {groups: [g0]}}}\n"
    try expectFast {
      let (settings, _) = try read(["project.yml": text]) { project, _ in
        project.settings(of: project.targets[0])
      }
      #expect(settings["Last"] == "1" && settings["A0"] == "1")
    }
  }

  @Test func patternsThatMultiplyEnd() {
    let text = String(repeating: "{a,b}", count: 40)
    let (all, notes) = ReadingReport.collect { PathPattern.alternatives(text) }
    #expect(all.count <= 256 && notes.count == 1)
    expectFast {
      let pattern = PathPattern(String(repeating: "*a", count: 2000) + "b")
      let (fits, _) = ReadingReport.collect { pattern.matches(String(repeating: "a", count: 4000)) }
      #expect(!fits)
    }
  }

  @Test func foldersOfTheSystemAreNotLookedThrough() throws {
    let sources = ["/proc", "../../../../../../../../..", "/dev"]
    for source in sources {
      let text = "name: A\ntargets: {A: {type: application, platform: iOS, sources: [\(source)]}}"
      let (files, notes) = try read(["project.yml": text]) { project, _ in
        project.files(of: project.targets[0])
      }
      #expect(files == XcodeProject.Files())
      #expect(
        notes.count == 1 && notes[0].hasSuffix("is not a folder of a project and is not looked through"))
    }
  }

  @Test func manyTargetsConfigurationsAndSourcesEnd() throws {
    func many(_ count: Int, _ text: (Int) -> String) -> String {
      (0..<count).map(text).joined(separator: ", ")
    }
    let target = "type: application, platform: iOS"
    let limits = [
      "more than 2000 targets": "targets: {\(many(2001) { "T\($0): {\(target)}" })}",
      "more than 100 configurations":
        "targets: {A: {\(target)}}\nconfigs: {\(many(101) { "C\($0): debug" })}",
      "more than 300000 entries of folders":
        "targets: {A: {\(target), sources: [\(many(3100) { _ in "App" })]}}",
    ]
    // Files that are hidden are seen only.
    var files: [String: String] = [:]
    for number in 0..<100 { files["App/.\(number)"] = "" }
    for (part, text) in limits {
      files["project.yml"] = "name: A\n\(text)\n"
      try expectFast {
        let (targets, notes) = try read(files) { project, _ in project.targets.count }
        #expect(targets == (part.contains("targets") ? 2000 : 1))
        #expect(notes.count == 1 && notes[0].contains(part), "\(notes)")
      }
    }
  }

  /// Links may lead anywhere, also to a folder that they are in.
  @Test func linksToFoldersAreNotFollowed() throws {
    let text = "name: A\ntargets: {A: {type: application, platform: iOS, sources: [App]}}"
    let folder = try write(["project.yml": text, "App/A.swift": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/App/Up", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/App/B.swift", withDestinationPath: "A.swift")
    let (files, notes) = try ReadingReport.collect {
      let project = try XcodeProject(path: folder + "/project.yml")
      return project.files(of: project.targets[0])
    }
    #expect(files.sources == ["\(folder)/App/A.swift", "\(folder)/App/B.swift"])
    #expect(notes == ["\(folder)/App/Up: is a link to a folder and is not looked through"])
  }

  @Test func patternsHaveCharactersSetsAndBraces() {
    func fits(_ pattern: String, _ path: String) -> Bool { PathPattern(pattern).matches(path) }
    #expect(fits("a?c", "abc") && fits("a?c", "aéc") && !fits("a?c", "ac") && !fits("a?c", "a/c"))
    #expect(fits("[a-c]x", "bx") && !fits("[a-c]x", "dx") && fits("[!a-c]x", "dx") && fits("[]]", "]"))
    #expect(fits("[x", "[x") && fits("**/a.md", "a.md") && fits("**/a.md", "b/c/a.md"))
    #expect(PathPattern.alternatives("a.{h,m}") == ["a.h", "a.m"])
    #expect(PathPattern.alternatives("{a,b{c,d}}") == ["a", "bc", "a", "bd"])
  }
}
