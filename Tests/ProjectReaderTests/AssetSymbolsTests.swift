import Foundation
import Testing

@testable import ProjectReader

@Suite struct AssetSymbolsTests {
  /// Names of sets and of the members that Xcode generated for them, from generated files in public repositories.
  @Test(arguments: [
    ("adult_products_image", "adultProducts"), ("arrow_send", "arrowSend"), ("cardWhite", "cardWhite"),
    ("share 1", "share1"), ("Img_Intro", "imgIntro"), ("img_home_card_menu_01", "imgHomeCardMenu01"),
    ("ui-glass-home-tab", "uiGlassHomeTab"), ("10_back_arm", "_10BackArm"), ("10e", "_10E"), ("2ed", "_2Ed"),
    ("10C", "_10_C"), ("1024", "_1024"), ("home2", "home2"), ("pAddress", "pAddress"),
    ("FilesImage", "files"), ("bg_color", "bg"),
  ])
  func imagesHaveXcodesSymbols(asset: String, name: String) { #expect(AssetSymbols.name(of: asset) == name) }

  @Test(arguments: [
    ("AccentColor", "accent"), ("background-color", "background"), ("blueEF", "blueEF"),
    ("color7C", "color7C"),
    ("colorF4", "colorF4"), ("Color", "color"), ("Color-1", "color1"), ("ColorBackground", "colorBackground"),
    ("AttachImageColor", "attach"), ("textFieldColor", "textField"), ("121212", "_121212"),
    ("Dark Gray", "darkGray"),
    // Names without lowercase letters.
    ("WATCHA_PINK", "WATCHA_PINK"), ("GRAY_100", "GRAY_100"), ("FFFFFF", "FFFFFF"), ("F4F4F4", "F_4_F_4_F_4"),
    ("DCAC00", "DCAC_00"), ("FF6767", "FF_6767"), ("45B26B", "_45_B_26_B"), ("MAGA", "MAGA"),
  ])
  func colorsHaveXcodesSymbols(asset: String, name: String) { #expect(AssetSymbols.name(of: asset) == name) }

  @Test func membersOfSets() throws {
    let folder = NSTemporaryDirectory() + "assets-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent) }
    for set in [
      "AppIcon.appiconset", "default.imageset", "Brand/ypBlue.colorset", "red.colorset",
      "card-number.colorset",
      "card-number-color.colorset", "Icons/star.imageset", "bad\"name.imageset", "mint.colorset",
      "Icons/dot.colorset",
    ] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(set)", withIntermediateDirectories: true)
    }
    try #"{ "properties": { "provides-namespace": true } }"#.write(
      toFile: folder + "/Icons/Contents.json", atomically: true, encoding: .utf8)
    let source = AssetSymbols(catalogues: [folder], hasExtensions: true).source
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.contains(
        "nonisolated static var ypBlue: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.ypBlue) }"
      ))
    // A keyword; a name of the system's; a name that there is already; an icon.
    #expect(source.contains("static var `default`: UIKit.UIImage"))
    #expect(
      source.contains("static var red: UIKit.ColorResource")
        && !source.contains("static var red: UIKit.UIColor"))
    #expect(source.components(separatedBy: "static var cardNumber: UIKit.UIColor").count == 2)
    #expect(!source.contains("appIcon"))
    #expect(source.contains(#"name: "bad\"name""#))
    #expect(source.contains("extension UIKit.ImageResource { enum Icons {} }"))
    #expect(
      source.contains(#"extension UIKit.ImageResource.Icons {"#) && source.contains(#"name: "Icons/star""#))
    #expect(!source.contains("SwiftUI"))
    // SwiftUI's colors, and styles of those outside of namespaces; a name of its own is not replaced.
    let both = AssetSymbols(catalogues: [folder], hasExtensions: true, hasSwiftUI: true).source
    #expect(both.hasPrefix(source) && both.contains("\nimport SwiftUI\n"))
    #expect(
      both.contains("static var ypBlue: SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.ypBlue) }")
        && both.contains("static var dot: SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.Icons.dot) }")
        && !both.contains("static var mint: SwiftUI.Color"))
    let styles = both.components(separatedBy: "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {")
    #expect(styles.count == 2 && styles[1].contains("ypBlue: SwiftUI.Color { SwiftUI.Color.ypBlue }"))
    #expect(!styles[1].contains("dot"))
    let resources = AssetSymbols(catalogues: [folder], hasExtensions: false).source
    #expect(resources.contains("UIKit.ColorResource") && !resources.contains("UIKit.UIColor"))
    #expect(AssetSymbols(catalogues: [folder + "/none"], hasExtensions: true).source.isEmpty)
  }
}
