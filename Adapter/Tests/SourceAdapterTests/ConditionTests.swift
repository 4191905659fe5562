import Testing

@testable import SourceAdapter

/// Conditions of compilation and imports.
@Suite struct ConditionTests {
  @Test func conditionsAreDecidedAsOnIOS() throws {
    let text = """
      #if os(iOS) && !targetEnvironment(macCatalyst)
      let a = 1
      #elseif canImport(AppKit) || os(macOS)
      let a = 2
      #else
      let a = 3
      #endif
      """
    let result = lines(adaptedText(text))
    #expect(result[0] == "#if true")
    #expect(result[2] == "#elseif false")
    try expectCompiles(adaptedText(text))
  }

  /// Libraries ask for Darwin where others ask for the systems; its names are there.
  @Test func darwinIsThere() {
    let text =
      "#if canImport(Darwin)\nimport Darwin\n#elseif os(Linux) || canImport(Glibc)\nimport Glibc\n#endif"
    let result = lines(adaptedText(text))
    #expect(result[0] == "#if true" && result[2] == "#elseif false")
    // The C library of Linux is there as well, which it is not on iOS.
    #expect(lines(adaptedText("#if canImport(Glibc)\nlet a = 1\n#endif"))[0] == "#if false")
    // Libraries of tests do as without Objective-C's runtime: the compiler decides so itself, and the file stays as it is.
    var options = AdapterOptions()
    options.deniedModules = ["Darwin"]
    // The toolchain has a module of this name in C, whose names are those that Foundation has here.
    let core = adaptedText("#if canImport(CoreFoundation)\nimport CoreFoundation\n#endif\nimport Foundation")
    #expect(lines(core)[0...1] == ["#if true", "/* import CoreFoundation */"])
    let tests = "#if canImport(Darwin)\nlet a = 1\n#else\nlet a = 2\n#endif"
    let module = SourceAdapter.adapt([SourceFile(path: "/a.swift", text: tests)], options: options)
    #expect(module.files[0].text == tests)
  }

  @Test func importsOfMissingModulesGo() {
    let text = "import Foundation\nimport MapKit\nimport UIKit.UIGestureRecognizerSubclass\n"
    #expect(lines(adaptedText(text)) == ["import Foundation", "/* import MapKit */", "import UIKit", ""])
    #expect(lines(adaptedText("import Foundation\n"))[0] == "import Foundation; import ObjectiveCSupport")
    // Inlinable functions need public imports in modules whose imports are internal by default.
    #expect(
      lines(adaptedText("public import Foundation\n"))[0]
        == "public import Foundation; public import ObjectiveCSupport")
  }

  /// A framework that is not there would bring UIKit along, and names of UIKit's come from somewhere.
  @Test func uiKitIsImportedWhereItIsSeenOnIOS() {
    #expect(
      adaptedText("import RxSwift\nlet a = 1")
        == "/* import RxSwift */ import UIKit; import Foundation\nlet a = 1")
    #expect(
      adaptedText("// note\nlet a = UIView()") == "// note\nimport UIKit; import Foundation; let a = UIView()"
    )
    #expect(
      adaptedText("import Foundation\nlet a: CGColor? = nil\n").hasPrefix("import Foundation; import UIKit\n")
    )
    let conditional = "#if DEBUG\nimport Foundation\n#endif\n"
    #expect(lines(adaptedText(conditional))[1] == "import Foundation; import ObjectiveCSupport")
    var options = AdapterOptions()
    options.hasBridgingHeader = true
    let bridged = SourceAdapter.adapt([SourceFile(path: "/F.swift", text: "let a = b\n")], options: options)
    #expect(bridged.files[0].text == "import UIKit; import Foundation; let a = b\n")
  }

  /// SwiftUI is stood in for by names alone: `canImport` denies it, and bodies go.
  @Test func bodiesOfSwiftUIGo() {
    let text = """
      import SwiftUI
      #if canImport(SwiftUI)
      #endif
      struct Card: View { var body: some View {
        Text("a").unknown()
      } }
      """
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "SwiftUI"])
    options.deniedModules = ["SwiftUI"]
    let module = SourceAdapter.adapt([SourceFile(path: "/app/F.swift", text: text)], options: options)
    let result = lines(module.files[0].text)
    #expect(result[1] == "#if false")
    #expect(result[3] == "struct Card: View { var body: some View { StandInView() }")
    #expect(result.count == 6)
  }

  @Test func anImportThatGoesLeavesNoSemicolon() {
    let result = lines(adaptedText("import Then\n\nprotocol P {}\n"))
    #expect(result[0] == "/* import Then */ import UIKit; import Foundation")
    #expect(lines(adaptedText("import Dispatch\nimport Then\nstruct S {}\n"))[1].contains("*/ import UIKit"))
  }

  @Test func filesWithinConditionsGetTheirImportsThere() {
    let result = lines(adaptedText("#if canImport(UIKit)\nimport QuartzCore\nclass A: NSObject {}\n#endif\n"))
    #expect(result[1].contains("import UIKit; import Foundation"))
    #expect(result[0] == "#if canImport(UIKit)" && result[3] == "#endif")
  }

  /// A module that `canImport` denies is imported where only the import asks for it.
  @Test func importsAloneAreNotDenied() {
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "SwiftUI"])
    options.deniedModules = ["SwiftUI"]
    let text = """
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if canImport(SwiftUI)
      struct S {}
      #endif
      """
    let result = lines(
      SourceAdapter.adapt([SourceFile(path: "/app/F.swift", text: text)], options: options).files[0].text)
    #expect(result[0] == "#if canImport(SwiftUI)" && result[3] == "#if false")
  }
}
