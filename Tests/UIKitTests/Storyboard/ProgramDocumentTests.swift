import Foundation
import Testing
import TinamouSnapshots
import UIKit

/// Programs get from documents what an iOS program gets, whatever version of Xcode saved them: no placeholders, no sizes
/// of Interface Builder, margins of the system that the program runs on.
@MainActor
@Suite(.serialized) struct ProgramDocumentTests {
  init() { useStandardScreen() }

  private func objects(
    _ content: String, tools: Int = 22155, attributes: String = #"useSafeAreas="YES""#, device: Bool = true
  ) -> [Any] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
        \(device ? #"<device id="retina4_7" orientation="portrait"/>"# : "")
        <objects>\(content)</objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
  }

  /// From Xcode 6 to 26, with and without a device and safe areas.
  @Test(.ios(18), arguments: [6254, 9531, 11762, 13189, 13771, 14460, 17701, 21507, 22155, 23504])
  func marginsOfCellsAreTheSystems(tools: Int) throws {
    let system = TestSystem(18)
    defer { system.restore() }
    useStandardScreen()
    for attributes in ["", #"useSafeAreas="YES""#] {
      for device in [true, false] {
        let made = objects(
          """
          <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
            </tableViewCellContentView>
          </tableViewCell>
          """, tools: tools, attributes: attributes, device: device)
        let cell = try #require(made.first as? UITableViewCell)
        // The screen of the tests is 393 points wide, where tables of iOS have margins of 20.
        #expect(cell.contentView.layoutMargins.left == 20)
        #expect(cell.contentView.layoutMargins.right == 20)
        #expect(cell.contentView.layoutMargins.top == 11)
        #expect(cell.contentView.layoutMargins.bottom == 11)
      }
    }
  }

  /// A layout gives cells another size than the designed one.
  @Test(arguments: ["", #"flexibleMaxX="YES" flexibleMaxY="YES""#])
  func contentOfCellsOfCollectionsIsAsLargeAsTheyAre(mask: String) throws {
    let made = objects(
      """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="308" height="340"/>
        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="308" height="340"/>
          <autoresizingMask key="autoresizingMask" \(mask)/>
          <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="308" height="340"/></view></subviews></view>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="a"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="b"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/>
          <constraint firstItem="box" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="d"/>
        </constraints>
      </collectionViewCell>
      """)
    let cell = try #require(made.first as? UICollectionViewCell)
    cell.frame = CGRect(x: 0, y: 0, width: 388, height: 200)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.contentView.subviews.first?.frame == cell.bounds)
  }

  @Test func placeholdersAreInterfaceBuildersAlone() throws {
    let made = objects(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews>
          <label placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="90" text="Hi" id="label"
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="200" height="90"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
          <constraint firstItem="label" firstAttribute="width" constant="170" placeholder="YES" id="c"/>
        </constraints>
      </view>
      """)
    let root = try #require(made.first as? UIView)
    let label = try #require(root.subviews.first as? UILabel)
    root.layoutIfNeeded()
    let plain = UILabel()
    plain.text = "Hi"
    #expect(label.frame.size == plain.intrinsicContentSize)
  }

  @Test func emptyViewsHaveNoLengthInStacks() throws {
    let made = objects(
      """
      <stackView axis="vertical" alignment="leading" id="stack">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <label id="label" text=""><rect key="frame" x="0" y="0" width="300" height="50"/></label>
          <view id="view"><rect key="frame" x="0" y="50" width="300" height="50"/></view>
        </subviews>
      </stackView>
      """)
    let stack = try #require(made.first as? UIStackView)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    // What UIKit's own stacks say of views, and no thickness of the document's.
    let constraints = stack.arrangedSubviews.flatMap(\.constraints)
    #expect(constraints.allSatisfy { $0.firstAttribute == .width && $0.constant == 0 })
  }

  @Test func requiredPrioritiesStayRequired() throws {
    let made = objects(
      """
      <label horizontalHuggingPriority="1000" verticalCompressionResistancePriority="1000" id="label">
        <rect key="frame" x="0" y="0" width="100" height="20"/></label>
      """)
    let label = try #require(made.first as? UILabel)
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
  }

  @Test func indicatorsThatDoNotTurnAreHidden() throws {
    let made = objects(
      """
      <activityIndicatorView hidesWhenStopped="YES" style="medium" id="indicator">
        <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
      """)
    let indicator = try #require(made.first as? UIActivityIndicatorView)
    #expect(indicator.isHidden)
  }

  /// iOS says so on the console, and goes on with the class of UIKit that the element is of.
  @Test func missingClassesAreThoseOfUIKit() throws {
    var messages: [String] = []
    let former = LayoutLog.collector
    LayoutLog.collector = { messages.append($0) }
    defer { LayoutLog.collector = former }
    let made = objects(
      """
      <label customClass="FancyLabel" customModule="Elsewhere" text="Hi" id="label">
        <rect key="frame" x="0" y="0" width="123" height="45"/></label>
      """)
    let label = try #require(made.first as? UILabel)
    #expect(label.text == "Hi")
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(": Unknown class FancyLabel in Interface Builder file.") == true,
      "\(messages)")
  }

  @Test func missingFontsAreTheSystemFont() throws {
    let made = objects(
      """
      <label text="Hamburgefonstiv" id="label"><rect key="frame" x="0" y="0" width="100" height="20"/>
        <fontDescription key="fontDescription" name="NoSuchFont-Bold" family="No Such Font" pointSize="15"/></label>
      """)
    let label = try #require(made.first as? UILabel)
    let system = UILabel()
    system.text = "Hamburgefonstiv"
    system.font = .systemFont(ofSize: 15)
    #expect(label.font.fontName == system.font.fontName)
    #expect(label.intrinsicContentSize == system.intrinsicContentSize)
  }

  /// The background of a button's configuration, with what it is stroked with.
  @Test func buttonsHaveTheirBackgrounds() throws {
    let made = objects(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <state key="normal" title="Send"/>
        <buttonConfiguration key="configuration" style="plain" title="Send">
          <backgroundConfiguration key="background" cornerRadius="7" strokeWidth="3" strokeOutset="2">
            <color key="backgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="strokeColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </backgroundConfiguration>
        </buttonConfiguration>
      </button>
      """)
    let background = try #require((made.first as? UIButton)?.configuration?.background)
    #expect(background.cornerRadius == 7 && background.strokeWidth == 3 && background.strokeOutset == 2)
    #expect(background.backgroundColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(background.strokeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  /// The text that Xcode writes for a button's configuration. Capsules are of half the height; 0.18 is the
  /// tint of tinted buttons.
  @Test func buttonConfigurationsAreReadWhole() throws {
    let made = objects(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
        <rect key="frame" x="0" y="0" width="200" height="60"/>
        <buttonConfiguration key="configuration" style="filled" title="Save" subtitle="now" cornerStyle="capsule"
          titleAlignment="trailing" imagePlacement="trailing" imagePadding="9" titlePadding="4" buttonSize="large"
          showsActivityIndicator="YES" macIdiomStyle="borderless" titleLineBreakMode="tailTruncation">
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
          <fontDescription key="subtitleFontDescription" type="system" pointSize="10"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration>
      </button>
      """)
    let button = try #require(made.first as? UIButton)
    let configuration = try #require(button.configuration)
    #expect(configuration.cornerStyle == .capsule && configuration.titleAlignment == .trailing)
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 9)
    #expect(configuration.titlePadding == 4 && configuration.buttonSize == .large)
    #expect(configuration.showsActivityIndicator && configuration.macIdiomStyle == .borderless)
    #expect(configuration.titleLineBreakMode == .byTruncatingTail)
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    button.layoutIfNeeded()
    let lines = button.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(Set(lines.map(\.font.pointSize)) == [21, 10])
    // Seven points from the left at the top a capsule of radius 30 is not yet painted: 30 - sqrt(30^2 - 23^2) = 10.7.
    let picture = UIGraphicsImageRenderer(
      bounds: button.bounds, format: .init(for: UITraitCollection(displayScale: 1))
    )
    .image { button.layer.render(in: $0.cgContext) }
    let bytes = try #require(picture.cgImage?.dataProvider?.data) as Data
    #expect(bytes[(5 * 200 + 7) * 4 + 3] == 0)
    #expect(bytes[(30 * 200 + 7) * 4 + 3] == 255)
  }

  /// The system colors of before iOS 7 are the plain ones that Interface Builder saves for them.
  @Test(arguments: [
    ("scrollViewTexturedBackgroundColor", 111.0, 113.0, 121.0), ("viewFlipsideBackgroundColor", 31, 33, 36),
  ])
  func texturesArePlain(name: String, red: Double, green: Double, blue: Double) throws {
    let made = objects(
      """
      <view id="view"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <color key="backgroundColor" cocoaTouchSystemColor="\(name)"/></view>
      """)
    #expect(
      (made.first as? UIView)?.backgroundColor
        == UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1))
  }
}
