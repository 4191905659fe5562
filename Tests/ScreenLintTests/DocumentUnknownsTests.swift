import DesignCanvas
import DeviceModels
import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

@testable import ScreenLint

/// Rules say nothing of what a document without its project does not have: fonts, classes, and the heights of rows.
@MainActor
@Suite struct DocumentUnknownsTests {
  /// A document with a scene.
  private struct Design {
    /// The views of the root view, or of the row.
    var views = ""
    var constraints = ""
    /// The attributes of the table and of its row; `nil` for a scene without a table.
    var rows: (table: String, row: String)?
    var rowHeight = 44
    /// The text of the row's content configuration, which replaces its views.
    var listText: String?
    var rest = ""
    var freeform: (width: Int, height: Int)?

    private var root: String {
      let frame = #"<rect key="frame" x="0" y="0" width="393" height="852"/>"#
      guard let rows else {
        return """
          <view key="view" contentMode="scaleToFill" id="root">\(frame)
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
          """
      }
      let isStatic = rows.table.contains("static")
      let cell = """
        <tableViewCell id="row" \(rows.row)><rect key="frame" x="0" y="28" width="393" height="\(rowHeight)"/>
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
            <rect key="frame" x="0" y="0" width="393" height="\(rowHeight)"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
          </tableViewCellContentView>
          \(listText.map { #"<listContentConfiguration key="contentConfiguration" text="\#($0)"/>"# } ?? "")</tableViewCell>
        """
      return """
        <tableView key="view" style="plain" id="root" \(rows.table)>\(frame)
          \(isStatic ? #"<sections><tableViewSection id="section"><cells>"# : "<prototypes>")\(cell)
          \(isStatic ? "</cells></tableViewSection></sections>" : "</prototypes>")</tableView>
        """
    }

    var text: String {
      let size = freeform.map {
        """
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="\($0.width)" height="\($0.height)"/>
        """
      }
      let kind = rows == nil ? "viewController" : "tableViewController"
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s"><objects><\(kind) id="controller">\(root)\(size ?? "")</\(kind)></objects></scene></scenes>
          \(rest)
        </document>
        """
    }

    /// Returns the scene of the document, which is written to a file of a folder.
    @MainActor func scene(in folder: TemporaryDirectory) throws -> DocumentScene {
      let file = folder.url.appendingPathComponent("unknowns.storyboard")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return try #require(try DocumentScene.scenes(ofFile: file.path).first)
    }
  }

  private static func label(_ text: String, font: String, more: String = "") -> String {
    """
    <label contentMode="left" text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="label" \(more)>
      <rect key="frame" x="20" y="100" width="200" height="30"/><fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private static func constraint(
    _ item: String, _ attribute: String, _ other: String? = nil, _ second: String? = nil, _ constant: Double
  ) -> String {
    let target = other.map { #" secondItem="\#($0)" secondAttribute="\#(second ?? attribute)""# } ?? ""
    return """
      <constraint firstItem="\(item)" firstAttribute="\(attribute)"\(target) constant="\(constant)" id="\(item)\(attribute)"/>
      """
  }

  private nonisolated static let system = #"type="system" pointSize="20""#
  private nonisolated static let absent = #"name="Nowhere-Regular" family="Nowhere" pointSize="20""#
  private nonisolated static let body = #"style="UICTFontTextStyleBody""#

  private func findings(
    _ rule: RuleID, _ design: Design, textSizes: [UIContentSizeCategory] = [.large], pseudo: Bool = false
  ) throws -> [Finding] {
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    let folder = try TemporaryDirectory()
    defer { withExtendedLifetime(folder) {} }
    let scene = try design.scene(in: folder)
    let configurations = textSizes.map {
      LintConfiguration(device: phone, settings: DeviceSettings(textSize: $0), usesPseudoLanguage: pseudo)
    }
    var linter = Linter(rules: LintRules.all.filter { $0.id == rule })
    var report = LintReport(configurations: configurations)
    for (index, configuration) in configurations.enumerated() {
      let device = VirtualDevice(phone, settings: configuration.settings)
      let options = DocumentOptions(device: phone, textSize: configuration.settings.textSize)
      let instance = try scene.make(options)
      device.window.policy = instance.policy
      device.viewIdentity = { instance.identity(of: $0) }
      device.show(instance.controller)
      device.layOut()
      if pseudo { PseudoLanguage.apply(to: device) }
      report.add(
        linter.check(LintScreen(device, configuration: configuration)), configuration: index, screen: "scene")
    }
    report.add(linter.compare(), configuration: nil, screen: "scene")
    return report.findings
  }

  // MARK: Fonts and classes

  /// In the font that stands in the text is 209 points wide, which is a sixth more than in a narrow one.
  @Test(arguments: [
    (width: 180.0, font: system, more: "", isFound: true), (180, absent, "", false), (120, absent, "", true),
    (180, system, #"customClass="NarrowLabel""#, false), (120, system, #"customClass="NarrowLabel""#, true),
    (180, system, #"customClass="UILabel""#, true),
  ])
  func aTextInAnotherFontIsCutIfNoFontIsSoNarrow(
    _ row: (width: Double, font: String, more: String, isFound: Bool)
  ) throws {
    let design = Design(
      views: Self.label("Use Artsy Login Details", font: row.font, more: row.more),
      constraints: Self.constraint("label", "top", "root", nil, 100)
        + Self.constraint("label", "leading", "root", nil, 20)
        + Self.constraint("label", "width", nil, nil, row.width))
    let found = try findings(.textTruncated, design)
    #expect(found.isEmpty == !row.isFound, "\(found.map(\.message))")
  }

  @Test(arguments: [
    (height: 19.0, font: system, isFound: true), (19, absent, false), (10, absent, true),
  ])
  func aTextInAnotherFontIsCutOffIfNoFontIsSoLow(
    _ row: (height: Double, font: String, isFound: Bool)
  ) throws {
    let design = Design(
      views: Self.label("Typography", font: row.font),
      constraints: Self.constraint("label", "top", "root", nil, 100)
        + Self.constraint("label", "leading", "root", nil, 20)
        + Self.constraint("label", "height", nil, nil, row.height))
    let found = try findings(.textClipped, design)
    #expect(found.isEmpty == !row.isFound, "\(found.map(\.message))")
  }

  @Test(arguments: [("", 1), (#"customClass="StyledLabel""#, 0), (#"customClass="UILabel""#, 1)])
  func aClassThatIsNotThereCanSetTheFont(_ more: String, _ count: Int) throws {
    let design = Design(
      views: Self.label("Headline", font: Self.system, more: more),
      constraints: Self.constraint("label", "top", "root", nil, 100)
        + Self.constraint("label", "leading", "root", nil, 20))
    let found = try findings(.dynamicType, design, textSizes: [.large, .accessibilityLarge])
    #expect(found.count == count, "\(found.map(\.message))")
  }

  /// The size is that of "Label" at 17 points, as Interface Builder saves it for classes that it draws.
  @Test func aSavedSizeIsThatOfTheDesignedText() throws {
    let design = Design(
      views: Self.label(
        "Label", font: Self.body, more: #"customClass="Styled" adjustsFontForContentSizeCategory="YES""#),
      constraints: Self.constraint("label", "top", "root", nil, 100)
        + Self.constraint("label", "leading", "root", nil, 20),
      rest: """
        <designables><designable name="label"><size key="intrinsicContentSize" width="41.5" height="20.5"/></designable></designables>
        """)
    #expect(try findings(.textClipped, design, textSizes: [.accessibilityExtraExtraExtraLarge]).isEmpty)
    #expect(try findings(.textTruncated, design, textSizes: [.accessibilityExtraExtraExtraLarge]).isEmpty)
    #expect(try findings(.textTruncated, design, pseudo: true).isEmpty)
    #expect(try findings(.textTruncated, design).isEmpty)
  }

  // MARK: Rows

  /// A prototype that is drawn 80 points high in a table of 44 has its height from code.
  @Test(arguments: [
    (table: #"dataMode="prototypes" rowHeight="44""#, row: #"rowHeight="80""#, isFound: false),
    (#"dataMode="prototypes" rowHeight="80""#, #"rowHeight="80""#, true),
    (#"dataMode="static" rowHeight="44""#, #"rowHeight="80""#, true),
    (#"dataMode="prototypes" rowHeight="-1""#, "", false),
  ])
  func theHeightOfAPrototypeIsKnownFromItsTable(_ row: (table: String, row: String, isFound: Bool)) throws {
    let design = Design(
      views: Self.label("Three lines of text", font: Self.system, more: #"numberOfLines="0""#),
      constraints: Self.constraint("label", "top", "content", nil, 10)
        + Self.constraint("label", "leading", "content", nil, 20)
        + Self.constraint("label", "width", nil, nil, 80)
        + Self.constraint("content", "bottom", "label", nil, 45),
      rows: (row.table, row.row), rowHeight: 80)
    let found = try findings(.textTruncated, design)
    #expect(found.isEmpty == !row.isFound, "\(found.map(\.message))")
  }

  @Test(arguments: [
    (table: #"dataMode="static" rowHeight="44""#, constant: 52.0, isFound: true),
    (#"dataMode="static" rowHeight="-1""#, 52, false), (#"dataMode="static" rowHeight="44""#, 24, false),
  ])
  func aSavedHeightOfARowContradictsNothing(_ row: (table: String, constant: Double, isFound: Bool)) throws {
    let design = Design(
      views: Self.label("Password", font: Self.system),
      constraints: Self.constraint("label", "top", "content", nil, 10)
        + Self.constraint("label", "leading", "content", nil, 20)
        + Self.constraint("label", "height", nil, nil, row.constant)
        + Self.constraint("content", "bottom", "label", nil, 10),
      rows: (row.table, ""))
    let found = try findings(.conflict, design)
    #expect(found.isEmpty == !row.isFound, "\(found.map(\.message))")
  }

  /// The text of a content configuration wraps, and its row is as high as it needs.
  @Test func theTextOfAContentConfigurationIsNotCut() throws {
    let text = "A text of a content configuration that is as long as two lines of a phone"
    let design = Design(rows: (#"dataMode="static" rowHeight="-1""#, ""), listText: text)
    #expect(try findings(.textTruncated, design).isEmpty)
    let label = Self.label(text, font: Self.system)
    let constraints =
      Self.constraint("label", "top", "content", nil, 10)
      + Self.constraint("label", "leading", "content", nil, 20)
      + Self.constraint("content", "trailing", "label", nil, 20)
    let own = Design(views: label, constraints: constraints, rows: design.rows)
    #expect(try findings(.textTruncated, own).count == 1)
  }

  // MARK: Tablets

  @Test(arguments: [
    (815, 660, true), (1024, 768, true), (600, 600, false), (375, 1400, false), (440, 956, false),
    (800, 40, false), (600, 536, false), (600, 750, true),
  ])
  func aSceneThatFitsOnNoPhoneIsForTablets(_ width: Int, _ height: Int, _ isLarger: Bool) throws {
    let folder = try TemporaryDirectory()
    defer { withExtendedLifetime(folder) {} }
    #expect(try Design(freeform: (width, height)).scene(in: folder).isLargerThanPhones == isLarger)
    #expect(try !Design().scene(in: folder).isLargerThanPhones)
  }
}
