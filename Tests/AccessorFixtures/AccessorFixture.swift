import Foundation

/// An application whose accessors SwiftGen or R.swift would generate: its files by path, without the generated ones.
public enum AccessorFixture {
  /// The specification of the project, of which `swiftgen.yml` is another file.
  public static let specification = """
    name: Shop
    options: {developmentLanguage: en}
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [Shop]
        settings: {INFOPLIST_FILE: Shop/Info.plist, CODE_SIGN_ENTITLEMENTS: Shop/Shop.entitlements}
    """

  /// The configuration of SwiftGen with an output for each template.
  public static let configuration = """
    input_dir: Shop
    output_dir: ${PROJECT_DIR}/Shop/Generated
    strings:
      inputs: en.lproj
      outputs:
        - {templateName: structured-swift5, output: Strings.swift, params: {enumName: Texts, publicAccess: true}}
        - {templateName: flat-swift5, output: Flat.swift, params: {enumName: FlatTexts}}
        - {templateName: structured-swift5, output: Found.swift, params: {enumName: Found, lookupFunction: "find(_:_:_:)"}}
    xcassets:
      - inputs: [Art.xcassets]
        outputs: {templateName: swift5, output: Assets.swift, params: {forceProvidesNamespaces: true}}
      - inputs: [Art.xcassets, More.xcassets]
        outputs:
          templateName: swift4
          output: Mine.swift
          params: {enumName: Mine, imageTypeName: MyImage, colorTypeName: MyColor, dataTypeName: MyData, symbolTypeName: MySymbol, bundle: "Bundle(for: Shop.self)"}
    ib:
      inputs: .
      outputs:
        - {templateName: scenes-swift5, output: Scenes.swift}
        - {templateName: segues-swift5, output: Segues.swift}
    fonts: {inputs: Fonts, outputs: {templateName: swift5, output: Fonts.swift}}
    files:
      - {inputs: Data, filter: .+\\.json$, outputs: {templateName: structured-swift5, output: Files.swift}}
      - {inputs: Data, outputs: {templateName: flat-swift5, output: FlatFiles.swift, params: {enumName: FlatFiles, resourceTypeName: FlatFile}}}
    json: {inputs: Data/shops.json, outputs: {templateName: runtime-swift5, output: JSON.swift}}
    plist: {inputs: Data/settings.plist, outputs: {templateName: inline-swift5, output: Plist.swift}}
    yaml: {inputs: Data/list.yml, outputs: {templateName: inline-swift5, output: YAML.swift}}
    colors:
      - {inputs: Data/colors.txt, outputs: {templateName: swift5, output: Colors.swift}}
      - {inputs: Data/colors.txt, outputs: {templateName: literals-swift5, output: Literals.swift, params: {enumName: Literals}}}
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a-1">
      <scenes>
        <scene sceneID="s-1"><objects>
          <navigationController id="a-1" sceneMemberID="viewController">
            <connections><segue destination="b-1" kind="relationship" relationship="rootViewController" id="c-1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <viewController storyboardIdentifier="List Screen" id="b-1" customClass="ListController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="v-1"><accessibility key="accessibilityConfiguration" identifier="main list"/>
              <tableView><prototypes>
                <tableViewCell reuseIdentifier="Price Cell" id="p-1" customClass="PriceCell" customModule="Shop" customModuleProvider="target"/>
              </prototypes></tableView></view>
            <connections><segue destination="d-1" kind="show" identifier="show-detail" id="g-1"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s-3"><objects>
          <tableViewController storyboardIdentifier="detail" id="d-1" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell reuseIdentifier="offer" id="x-1" customClass="OfferCell" customModule="Shop" customModuleProvider="target">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        </tableViewCell>
      </objects>
    </document>
    """

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>items left</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d item</string><key>other</key><string>%d items</string>
      </dict>
    </dict></dict></plist>
    """

  /// The files, with sources that declare the classes that documents name.
  public static let files: [String: String] = [
    "project.yml": specification, "Shop/Shop.swift": classes, "Shop/Main.storyboard": storyboard,
    "Shop/Offer.xib": xib,
    "Shop/Info.plist":
      "<plist><dict><key>NSUserActivityTypes</key><array><string>a.buy</string></array></dict></plist>",
    "Shop/Shop.entitlements":
      "<plist><dict><key>keychain-access-groups</key><array><string>a.group</string></array></dict></plist>",
    "Shop/en.lproj/Localizable.strings": """
    "cart.title" = "Cart";
    "cart.total %@" = "%1$@ for %2$d";
    "alert" = "Careful, \\"100%\\"";
    "alert.OK_BUTTON" = "OK";
    """,
    "Shop/en.lproj/Localizable.stringsdict": plurals,
    "Shop/de.lproj/Localizable.strings": "\"alert\" = \"x\";",
    "Shop/Art.xcassets/Big icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
    "Shop/Art.xcassets/Big icons/URL_bar.imageset/Contents.json": "{}",
    "Shop/Art.xcassets/Flags/Peru.imageset/Contents.json": "{}",
    "Shop/Art.xcassets/Accent.colorset/Contents.json": "{}",
    "Shop/Art.xcassets/Terms.dataset/Contents.json": "{}",
    "Shop/Art.xcassets/star.symbolset/Contents.json": "{}",
    "Shop/More.xcassets/default.imageset/Contents.json": "{}", "Shop/loose@2x.png": "",
    "Shop/Fonts/Inter-SemiBold.otf": "", "Shop/Fonts/Inter-Bold.otf": "",
    "Shop/Data/shops.json":
      "{\"name\": \"A \\\\(x)\", \"open\": true, \"rooms\": 3, \"price\": 1.5, \"tags\": [\"a\"], \"none\": null, \"more\": {\"x\": 1}}",
    "Shop/Data/settings.plist":
      "<plist><dict><key>first</key><date>2020-01-01T00:00:00Z</date><key>levels</key><array><integer>1</integer></array></dict></plist>",
    "Shop/Data/list.yml": "- a\n- b\n", "Shop/Data/colors.txt": "Warm Red: #ff0102\nclear : 00000000\n",
  ]

  private static let classes = """
    import UIKit
    class Shop: NSObject {}
    class ListController: UIViewController {}
    class PriceCell: UITableViewCell {}
    class OfferCell: UITableViewCell {}
    func find(_ key: String, _ table: String, _ value: String) -> String { value }

    """

  /// Statements that use what SwiftGen generates.
  public static let usesOfSwiftGen = """
    import UIKit
    @MainActor func use(_ segue: UIStoryboardSegue, _ controller: UIViewController) {
      let texts: [String] = [
        Texts.Cart.title, Texts.Cart.total(1, 2), Texts.alert, Texts.Alert.okButton, Texts.itemsLeft(1, ""),
        FlatTexts.alertOKBUTTON, FlatTexts.cartTitle, Found.alert,
      ]
      let images: [UIImage] = [
        Asset.BigIcons.urlBar.image, Asset.Flags.peru.image, Mine.Art.peru.image, Mine.More.default.image,
      ]
      let colors: [ColorAsset.Color] = [Asset.accent.color, Mine.Art.accent.color, ColorName.warmRed.color, Literals.warmRed]
      let data = Asset.terms.data.data
      let symbol: UIImage = Asset.star.image(with: .init(scale: .large))
      let list: ListController = StoryboardScene.Main.listScreen.instantiate()
      let first: UINavigationController = StoryboardScene.Main.initialScene.instantiate()
      controller.perform(segue: StoryboardSegue.Main.showDetail, sender: nil)
      switch StoryboardSegue.Main(segue) {
      case .showDetail?: break
      case nil: break
      }
      let font: UIFont = FontFamily.Inter.semiBold.font(size: 12)
      FontFamily.registerAllCustomFonts()
      let urls = [Files.shopsJson.url, FlatFiles.listYml.url]
      let values: [Any?] = [
        JSONFiles.name as String, JSONFiles.open as Bool, JSONFiles.rooms as Int, JSONFiles.price as Double,
        JSONFiles.tags as [String], JSONFiles.more as [String: Any], PlistFiles.first as Date,
        PlistFiles.levels as [Int], YAMLFiles.items as [String],
      ]
      _ = (texts, images, colors, data, symbol, list, first, font, urls, values)
      _ = UIImage(asset: Asset.BigIcons.urlBar)
    }
    """

  /// Statements that use what R.swift generates, in both of its forms.
  public static let usesOfRswift = """
    import Rswift
    import UIKit
    @MainActor func use(_ segue: UIStoryboardSegue, _ controller: ListController, _ table: UITableView) throws {
      let images: [UIImage?] = [
        R.image.peru(), R.image.bigIcons.url_bar(), UIImage(resource: R.image.loose), R.image.star(),
      ]
      let color: UIColor? = R.color.accent()
      let texts: [String] = [
        R.string.localizable.cartTitle(), R.string.localizable.cartTotal("a", 1),
        R.string.localizable.alert(preferredLanguages: ["de"]), R.string.localizable.itemsLeft(count: 1, ""),
        String(resource: R.string.localizable.alert),
      ]
      let first: UINavigationController? = R.storyboard.main.instantiateInitialViewController()
      let list: ListController? = R.storyboard.main.listScreen()
      let board: UIStoryboard = R.storyboard.main()
      let cell: OfferCell? = R.nib.offer(owner: nil)
      let nib: UINib = R.nib.offer()
      table.register(R.nib.offer)
      let offer: OfferCell? = table.dequeueReusableCell(withIdentifier: R.nib.offer, for: IndexPath())
      let price: PriceCell? = table.dequeueReusableCell(withIdentifier: R.reuseIdentifier.priceCell, for: IndexPath())
      controller.performSegue(withIdentifier: R.segue.listController.showDetail, sender: nil)
      let detail: UITableViewController? = R.segue.listController.showDetail(segue: segue)?.destination
      let font: UIFont? = R.font.interSemiBold(size: 12)
      let url: URL? = R.file.shopsJson()
      let names: [String] = [
        R.id.main.mainList, R.info.nsUserActivityTypes.aBuy, R.entitlements.keychainAccessGroups.aGroup,
      ]
      try R.validate()
      _ = (images, color, texts, first, list, board, cell, nib, offer, price, detail, font, url, names)
    }
    """

  /// Writes files to a folder.
  public static func write(_ files: [String: String], to folder: URL) throws {
    for (file, text) in files {
      let place = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }
}
