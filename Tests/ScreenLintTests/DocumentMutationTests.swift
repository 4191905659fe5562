import Foundation
import ScreenLint
import TestSupport
import Testing

/// The share of seeded defects of documents that each rule finds, and of its findings that are of one.
@MainActor
@Suite(.serialized) struct DocumentMutationTests {
  /// A project with a document, made of a seed.
  struct Project {
    var random: SplitMix
    /// The object of the mutation.
    var mutant = ""
    var views: [String] = []
    var constraints: [String] = []
    var outlets: [String] = []
    var resources: [String] = []
    var source = "class HomeController: UIViewController {\n"
    var german: [String: String] = [:]
    var images = ["logo"]
    var fonts: [String] = []

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      addLabel("clean", "Your recent orders", x: 20, y: Double(Int.random(in: 60...120, using: &random)))
      german["clean.text"] = "Deine letzten Bestellungen"
      addOutlet("cleanLabel", "clean", uses: 2)
    }

    mutating func addLabel(
      _ id: String, _ text: String, x: Double, y: Double, font: String = #"type="system" pointSize="17""#
    ) {
      views.append(
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="\(x)" y="\(y)" width="200" height="30"/>
          <fontDescription key="fontDescription" \(font)/>
        </label>
        """)
      constrain(id, "leading", "root", "leading", x)
      constrain(id, "top", "root", "top", y)
      constrain(id, "width", nil, nil, 200)
      constrain(id, "height", nil, nil, 30)
    }

    mutating func constrain(
      _ item: String, _ attribute: String, _ other: String?, _ second: String?, _ constant: Double,
      more: String = ""
    ) {
      let target = other.map { #" secondItem="\#($0)" secondAttribute="\#(second ?? "")""# } ?? ""
      constraints.append(
        #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)"\#(target) constant="\#(constant)"\#(more) id="c\#(constraints.count)"/>"#
      )
    }

    mutating func addOutlet(_ property: String, _ id: String, uses: Int) {
      outlets.append(#"<outlet property="\#(property)" destination="\#(id)" id="o\#(outlets.count)"/>"#)
      if uses > 0 { source += "  @IBOutlet var \(property): UILabel!\n" }
      for _ in 1..<max(uses, 1) { source += "  func use\(outlets.count)() { \(property).text = nil }\n" }
    }

    func write(to folder: URL) throws -> String {
      func save(_ text: String, _ name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try save("// A package.\n", "Package.swift")
      try save(source + "}\n", "Home.swift")
      try save("{}", "Assets.xcassets/Contents.json")
      for image in images {
        try save(
          #"{"images": [{"idiom": "universal", "filename": "\#(image).png"}]}"#,
          "Assets.xcassets/\(image).imageset/Contents.json")
        try save("", "Assets.xcassets/\(image).imageset/\(image).png")
      }
      for font in fonts { try save("", "Fonts/\(font).ttf") }
      let strings = german.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
      try save(strings.joined(separator: "\n"), "de.lproj/Main.strings")
      try save(document, "Base.lproj/Main.storyboard")
      return folder.appendingPathComponent("Base.lproj/Main.storyboard").path
    }

    private var document: String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="controller" customClass="HomeController" customModule="App">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0" y="0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                \(views.joined(separator: "\n"))
              </subviews>
              <constraints>
                \(constraints.joined(separator: "\n"))
              </constraints>
            </view>
            <connections>\(outlets.joined(separator: "\n"))</connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        </objects></scene></scenes>
        <resources>\(resources.joined(separator: "\n"))</resources>
      </document>
      """
    }
  }

  struct Change {
    let name: String
    let isDefect: Bool
    let make: (inout Project) -> Void

    static func defect(_ name: String, _ make: @escaping (inout Project) -> Void) -> Change {
      Change(name: name, isDefect: true, make: make)
    }

    static func nearMiss(_ name: String, _ make: @escaping (inout Project) -> Void) -> Change {
      Change(name: name, isDefect: false, make: make)
    }
  }

  private func check(_ rule: RuleID, _ changes: [Change]) throws {
    var count = MutationCount(rule: rule.rawValue)
    let directory = try TemporaryDirectory()
    for isDefect in [true, false] {
      let kinds = changes.filter { $0.isDefect == isDefect }
      for index in 0..<MutationRun.cases {
        let kind = kinds[index % kinds.count]
        var project = Project(seed: UInt64(index * 2 + (isDefect ? 1 : 0)))
        kind.make(&project)
        let folder = directory.url.appendingPathComponent("\(rule)-\(isDefect)-\(index)")
        let file = try project.write(to: folder)
        let rules = LintRules.all.filter { $0.id == rule }
        let issues = Linter.check(document: try LintDocument(file: file), rules: rules)
        let own = issues.filter {
          $0.key.contains("mutant") || $0.message.contains("mutant") || $0.name.contains("mutant")
        }
        count.add(
          "\(kind.name) \(index): \(issues.first?.message ?? "nothing")", isDefect: isDefect,
          isFound: !own.isEmpty,
          wrong: issues.count - own.count)
      }
    }
    try MutationTable.check(count)
    #expect(count.recall >= 0.95, "\(count.failures.joined(separator: "\n"))")
    #expect(count.precision >= 0.95, "\(count.failures.joined(separator: "\n"))")
  }

  private static func tenths(_ range: ClosedRange<Double>, _ project: inout Project) -> Double {
    (Double.random(in: range, using: &project.random) * 10).rounded() / 10
  }

  @Test func misplaced() throws {
    func label(_ project: inout Project) { project.addLabel("mutant", "mutant", x: 20, y: 200) }
    func move(_ project: inout Project, _ key: String, _ from: Double, by distance: Double) {
      let last = project.views.count - 1
      project.views[last] = project.views[last].replacingOccurrences(
        of: "\(key)=\"\(from == from.rounded() && key != "x" && key != "y" ? "\(Int(from))" : "\(from)")\"",
        with: "\(key)=\"\(from + distance)\"")
    }
    try check(
      .misplaced,
      [
        .defect("x") {
          label(&$0); move(&$0, "x", 20, by: Self.tenths(0.8...30, &$0))
        },
        .defect("y") {
          label(&$0); move(&$0, "y", 200, by: -Self.tenths(0.8...30, &$0))
        },
        .defect("width") {
          label(&$0); move(&$0, "width", 200, by: Self.tenths(0.8...60, &$0))
        },
        .defect("height") {
          label(&$0); move(&$0, "height", 30, by: -Self.tenths(0.8...20, &$0))
        },
        .nearMiss("a fraction of a point") {
          label(&$0); move(&$0, "x", 20, by: Self.tenths(0...0.4, &$0))
        },
        .nearMiss("moved with its constraint") {
          $0.addLabel("mutant", "mutant", x: 20 + Self.tenths(0...60, &$0).rounded(), y: 200)
        },
      ])
  }

  @Test func missingAsset() throws {
    func image(_ project: inout Project, _ name: String, _ more: String = "") {
      project.views.append(
        #"<imageView image="\#(name)"\#(more) translatesAutoresizingMaskIntoConstraints="NO" id="view"><rect key="frame" x="20" y="300" width="40" height="40"/></imageView>"#
      )
      project.constrain("view", "leading", "root", "leading", 20)
      project.constrain("view", "top", "root", "top", 300)
      project.constrain("view", "width", nil, nil, 40)
      project.constrain("view", "height", nil, nil, 40)
    }
    try check(
      .missingAsset,
      [
        .defect("image") { image(&$0, "mutant\(Int.random(in: 0...999, using: &$0.random))") },
        .defect("listed image") {
          image(&$0, "mutant")
          $0.resources.append(#"<image name="mutant" width="40" height="40"/>"#)
        },
        .defect("image of another case") {
          $0.images.append("Mutant")
          image(&$0, "mutant")
        },
        .defect("listed color") {
          image(&$0, "logo")
          $0.views[$0.views.count - 1] = $0.views[$0.views.count - 1].replacingOccurrences(
            of: "</imageView>", with: #"<color key="tintColor" name="mutant"/></imageView>"#)
          $0.resources.append(
            #"<namedColor name="mutant"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#
          )
        },
        .nearMiss("in the catalog") {
          let name = "mutant\(Int.random(in: 0...999, using: &$0.random))"
          $0.images.append(name)
          image(&$0, name)
        },
        .nearMiss("symbol") {
          image(&$0, "star", #" catalog="system""#)
          $0.resources.append(#"<image name="star" catalog="system" width="20" height="20"/>"#)
        },
        .nearMiss("color of the system's") {
          image(&$0, "logo")
          $0.views[$0.views.count - 1] = $0.views[$0.views.count - 1].replacingOccurrences(
            of: "</imageView>", with: #"<color key="tintColor" systemColor="systemBlueColor"/></imageView>"#)
        },
      ])
  }

  @Test func missingFont() throws {
    func label(_ project: inout Project, _ font: String) {
      project.addLabel("mutant", "mutant", x: 20, y: 200, font: font)
    }
    try check(
      .missingFont,
      [
        .defect("family that nobody has") {
          let name =
            ["Lato", "Roboto", "Montserrat", "OpenSans", "Poppins"].randomElement(using: &$0.random) ?? "Lato"
          label(&$0, #"name="\#(name)-Regular" family="\#(name)" pointSize="17""#)
        },
        .defect("another family than the project's") {
          $0.fonts.append("Lato-Regular")
          label(&$0, #"name="Merriweather-Bold" family="Merriweather" pointSize="17""#)
        },
        .nearMiss("font of iOS") {
          let name =
            ["HelveticaNeue-Light", "Avenir-Medium", "Georgia-Bold", "Menlo-Regular"].randomElement(
              using: &$0.random) ?? ""
          label(&$0, #"name="\#(name)" family="\#(name.split(separator: "-")[0])" pointSize="17""#)
        },
        .nearMiss("font of the project") {
          $0.fonts.append("Lato-Regular")
          label(&$0, #"name="Lato-Regular" family="Lato" pointSize="17""#)
        },
        .nearMiss("style") { label(&$0, #"style="UICTFontTextStyleBody""#) },
      ])
  }

  @Test func unusedOutlet() throws {
    try check(
      .unusedOutlet,
      [
        .defect("declared only") {
          $0.addLabel("label", "Name", x: 20, y: 200)
          $0.addOutlet("mutant\(Int.random(in: 0...99, using: &$0.random))", "label", uses: 1)
        },
        .defect("of another name that is used") {
          $0.addLabel("label", "Name", x: 20, y: 200)
          $0.source += "  func other() { mutantLabel2.text = nil; mutantLabel2.text = nil }\n"
          $0.addOutlet("mutantLabel", "label", uses: 1)
        },
        .nearMiss("used") {
          $0.addLabel("label", "Name", x: 20, y: 200)
          $0.addOutlet("mutant", "label", uses: Int.random(in: 2...4, using: &$0.random))
        },
        .nearMiss("of a class that is not in the project") {
          $0.addLabel("label", "Name", x: 20, y: 200)
          $0.source = $0.source.replacingOccurrences(of: "class HomeController", with: "class Other")
          $0.addOutlet("mutant", "label", uses: 1)
        },
      ])
  }

  @Test func untranslated() throws {
    try check(
      .untranslated,
      [
        .defect("no entry") { $0.addLabel("mutant", "Your saved articles", x: 20, y: 200) },
        .defect("the same text") {
          $0.addLabel("mutant", "Your saved articles", x: 20, y: 200)
          $0.german["mutant.text"] = "Your saved articles"
        },
        .nearMiss("translated") {
          $0.addLabel("mutant", "Your saved articles", x: 20, y: 200)
          $0.german["mutant.text"] = "Deine gesicherten Artikel"
        },
        .nearMiss("set by code") {
          $0.addLabel("mutant", "A name of somebody", x: 20, y: 200)
          $0.addOutlet("nameLabel", "mutant", uses: 2)
        },
        .nearMiss("digits") { $0.addLabel("mutant", "12 : 30", x: 20, y: 200) },
        .nearMiss("no translations at all") {
          $0.addLabel("mutant", "Your saved articles", x: 20, y: 200)
          $0.german = [:]
        },
      ])
  }
}
