import CoreGraphics
import DesignCanvas
import Foundation
import Simulator
import TestSupport
import Testing

/// `frames` and `render` with documents, by the real binary.
@Suite struct DocumentCommandTests {
  private let tool = Binary(name: "tinamou")
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let file = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Two controllers on a stack, the second with its title at the safe area's top.
  private func storyboard(_ name: String = "Base.lproj/Main.storyboard") throws -> String {
    func scene(_ id: String, _ connections: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)">
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-label">
              <rect key="frame" x="1" y="1" width="1" height="1"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
          <constraints>
            <constraint firstItem="\(id)-label" firstAttribute="top" secondItem="\(id)-safe" secondAttribute="top" id="\(id)1"/>
            <constraint firstItem="\(id)-label" firstAttribute="leading" secondItem="\(id)-safe" secondAttribute="leading" id="\(id)2"/>
            <constraint firstItem="\(id)-label" firstAttribute="trailing" secondItem="\(id)-safe" secondAttribute="trailing" id="\(id)3"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="\(id) title" id="\(id)-item"/>
        <connections>\(connections)</connections>
      </viewController></objects></scene>
      """
    }
    return try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
        initialViewController="nav">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="n"><objects><navigationController id="nav">
            <navigationBar key="navigationBar" id="bar"/>
            <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController></objects></scene>
          \(scene("one", #"<segue destination="two" kind="show" id="g"/>"#))\(scene("two", ""))
        </scenes>
      </document>
      """, name)
  }

  private func frames(_ arguments: String...) throws -> [DocumentFrames] {
    let result = try tool.run("frames", "--json", more: arguments)
    return try result.text.split(separator: "\n").map {
      try JSONDecoder().decode(DocumentFrames.self, from: Data($0.utf8))
    }
  }

  private func frame(_ id: String, in frames: DocumentFrames?) -> [Double]? {
    frames?.views.first { $0.id == id }?.frame
  }

  // MARK: Frames

  @Test func theDocumentsOwnDeviceIsTheDefault() throws {
    let own = try #require(try frames(try storyboard()).first)
    #expect(own.device == DocumentFrames.Device(id: "retina6_1", width: 414, height: 896, scale: 2))
    // 44 points of status bar in Xcode 12, and 44 of the navigation bar.
    #expect(frame("one-label", in: own)?[1] == 88)
    #expect(own.views.allSatisfy { $0.depth != nil })
  }

  @Test func devicesAndTraitsOverride() throws {
    let file = try storyboard()
    let phone = try #require(try frames(file, "--device", "iphone-15").first)
    #expect(phone.device == DocumentFrames.Device(id: "iphone-15", width: 393, height: 852, scale: 3))
    #expect(frame("one-view", in: phone) == [0, 0, 393, 852])
    // 59 of status bar and 54 of the bar of iOS 26.
    #expect(frame("one-label", in: phone).map { Array($0.prefix(3)) } == [0, 113, 393])
    // 59 of status bar, of which the bar takes 5.33 as in a program, and 44 of the bar.
    let former = try #require(try frames(file, "--device", "iphone-15", "--ios", "18").first)
    #expect(frame("one-label", in: former).map { Array($0.prefix(3)) } == [0, 97.6667, 393])
    let both = try frames(
      file, "--device", "iphone-15", "--device", "ipad-air-11-m3", "--orientation", "both")
    #expect(both.map { $0.device?.width } == [393, 852, 820, 1180])
    // Sideways the bar is 54 high and 24 from the top, and 59 points at the sides are not safe.
    #expect(frame("one-label", in: both[1]).map { Array($0.prefix(3)) } == [59, 78, 734])
    let turned = try #require(try frames(file, "--orientation", "landscape").first)
    #expect(turned.device?.width == 896)
    let large = try #require(try frames(file, "--text-size", "ax3", "--direction", "rtl").first)
    #expect(large.device?.id == "retina6_1")
  }

  @Test func textsAreInTheLanguageAskedFor() throws {
    let file = try storyboard()
    _ = try write("\"one-label.text\" = \"Nom de famille\";", "fr.lproj/Main.strings")
    _ = try write("\"one-label.text\" = \"اسم\";", "ar.lproj/Main.strings")
    let own = try tool.run("frames", file).text
    #expect(own.contains("\"Name\""))
    #expect(try tool.run("frames", file, "--language", "fr-CH").text.contains("\"Nom de famille\""))
    #expect(try tool.run("frames", file, "--language", "ar").text.contains("\"اسم\""))
  }

  @Test func treesAreIndented() throws {
    let file = try storyboard()
    let lines = try tool.run("frames", file).text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "\(file): retina6_1, 414 x 896")
    #expect(lines.contains("  UIView (0 0; 414 896) one-view"))
    #expect(lines.contains { $0.hasPrefix("    UILabel (0 88; 414 ") && $0.hasSuffix("one-label \"Name\"") })
  }

  @Test func warningsHaveFileAndLine() throws {
    let file = try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
      <objects>
      <view customClass="Fancy" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </objects></document>
      """, "Odd.xib")
    let result = try tool.run("frames", file)
    #expect(result.status == 0)
    #expect(
      result.errors == "warning: \(file):4: the class Fancy is unknown; a UIView stands in for it\n")
  }

  @Test func hostileDocumentsDoNotKeepOthersFromTheirAnswer() throws {
    let bad = [
      try write("<document>\n<objects>", "Cut.xib"),
      try write("<!DOCTYPE a [<!ENTITY b \"c\">]><document/>", "Bomb.xib"),
      try write("<document>" + String(repeating: "<a>", count: 100_000), "Deep.xib"),
      try write("", "Empty.storyboard"), directory.url.appendingPathComponent("None.xib").path,
    ]
    let good = try storyboard()
    let result = try tool.run("frames", "--json", more: bad + [good])
    #expect(result.status == 1)
    let all = try result.text.split(separator: "\n").map {
      try JSONDecoder().decode(DocumentFrames.self, from: Data($0.utf8))
    }
    #expect(all.map(\.file) == bad + [good])
    for (frames, path) in zip(all, bad) { #expect(frames.error?.hasPrefix("\(path):") == true) }
    #expect(all[0].error?.hasPrefix("\(bad[0]):2:") == true)
    #expect(all.last?.error == nil)
    #expect(all.last?.views.isEmpty == false)
    // Messages go to people, not into the data.
    let text = try tool.run("frames", more: bad)
    #expect(text.output.isEmpty)
    #expect(text.errors.contains("error: \(bad[0]):2:"))
  }

  // MARK: Pictures

  /// Width and height of a PNG, from its header.
  private func pixels(_ data: Data) -> [Int] {
    guard data.count > 24 else { return [] }
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func everySceneBecomesAPicture() throws {
    let folder = directory.url.appendingPathComponent("pictures").path
    let result = try tool.run("render", try storyboard(), "-o", folder)
    #expect(result.status == 0, "\(result.errors)")
    let paths = result.text.split(separator: "\n").map(String.init)
    #expect(
      paths.map { ($0 as NSString).lastPathComponent } == ["Main.nav.png", "Main.one.png", "Main.two.png"])
    for path in paths {
      #expect(pixels(try Data(contentsOf: URL(fileURLWithPath: path))) == [828, 1792])
    }
    // The container shows what its root shows on its own.
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: paths[0])) != Data(contentsOf: URL(fileURLWithPath: paths[2]))
    )
  }

  @Test func picturesOfSeveralDevicesAndDocumentsHaveNamesOfTheirOwn() throws {
    let one = try storyboard("one/Main.storyboard")
    let two = try storyboard("two/Main.storyboard")
    let folder = directory.url.appendingPathComponent("pictures").path
    let result = try tool.run(
      "render", one, two, "--device", "iphone-15", "--appearance", "both", "--format", "svg", "-o", folder)
    #expect(result.status == 0, "\(result.errors)")
    let names = result.text.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
    #expect(names.count == 12)
    #expect(Set(names).count == 12)
    #expect(names.first == "one.Main.nav.iphone-15.svg")
    #expect(names.contains("two.Main.two.iphone-15.dark.svg"))
  }

  @Test func onePictureGoesToAFileOrToStandardOutput() throws {
    let file = try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
      <objects><view id="a"><rect key="frame" x="0" y="0" width="30" height="20"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view></objects></document>
      """, "Red.xib")
    let output = try tool.run("render", file, "--scale", "2", "-o", "-")
    #expect(pixels(output.output) == [60, 40])
    let path = directory.url.appendingPathComponent("red.png").path
    #expect(try tool.run("render", file, "-o", path).text == path + "\n")
    let many = try tool.run("render", try storyboard(), "-o", path)
    #expect(many.status == 64)
    #expect(
      many.errors.hasPrefix("error: \(path) is one file, but 3 pictures are to be drawn"), "\(many.errors)")
    #expect(many.output.isEmpty)
    let streamed = try tool.run("render", try storyboard(), "-o", "-")
    #expect(streamed.status == 64)
    #expect(streamed.output.isEmpty)
    #expect(streamed.errors.hasPrefix("error: standard output is one file, but 3 pictures"))
  }

  @Test func wrongArgumentsAreToldBeforeAnythingIsDrawn() throws {
    let file = try storyboard()
    let folder = directory.url.appendingPathComponent("wrong")
    let missing = directory.url.appendingPathComponent("None.storyboard").path
    for (arguments, message) in [
      ([missing], "\(missing): there is no such file"),
      ([file, missing], "\(missing): there is no such file"),
      ([file, "--device", "nothing"], #"no device is called "nothing""#),
      ([file, "--font", "/nowhere.ttf"], "/nowhere.ttf"),
      ([file, "--devices-file", "/nowhere.json", "--device", "x"], "/nowhere.json: there is no such file"),
    ] {
      let result = try tool.run("render", "-o", folder.path, more: arguments)
      #expect(result.status == 64, "\(arguments)")
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aDocumentNamedTwiceIsDrawnOnce() throws {
    let file = try storyboard()
    let folder = directory.url.appendingPathComponent("once").path
    #expect(try tool.run("render", file, file, "-o", folder).text.split(separator: "\n").count == 3)
  }

  @Test func picturesThatCannotBeDrawnAreFindings() throws {
    let empty = try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch"><scenes/></document>
      """, "Empty.storyboard")
    let folder = directory.url.appendingPathComponent("none").path
    let nothing = try tool.run("render", empty, "-o", folder)
    #expect(nothing.status == 1)
    #expect(nothing.errors == "error: \(empty): there is nothing to draw\n")
    let huge = try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
      <objects><view id="a"><rect key="frame" x="0" y="0" width="3000" height="20"/></view></objects></document>
      """, "Huge.xib")
    let tooLarge = try tool.run("render", huge, "--scale", "16", "-o", folder)
    #expect(tooLarge.status == 1)
    #expect(tooLarge.errors.contains("Huge.xib:3: a picture of 3000.0 x 20.0 points cannot be drawn at 16.0"))
  }

  // MARK: Terminals

  @Test func progressIsShownOnTerminalsAndRemoved() throws {
    let files = try (1...6).map { index in
      try write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
        <objects><view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects></document>
        """, "\(index).xib")
    }
    let environment = ["TERM": "xterm"]
    let (status, terminal) = try tool.runOnTerminal(["frames", "--json"] + files, environment: environment)
    #expect(status == 0)
    // Each state is written over the one before; the last thing is an empty line.
    let states = terminal.components(separatedBy: "\r\u{1B}[K")
    #expect(states.first == "" && states.last == "")
    #expect(states[1].hasPrefix("░░░░") && states[1].hasSuffix(" 0/6 documents"))
    #expect(
      states.contains(
        "\(String(repeating: "█", count: 12))\(String(repeating: "░", count: 12)) 3/6 documents"))
    #expect(!terminal.contains("\n"))
    // A few documents need none, and no file gets any.
    #expect(
      try tool.runOnTerminal(["frames", "--json"] + files.prefix(3), environment: environment)
        .terminal.isEmpty)
    #expect(try tool.run("frames", "--json", more: files).errors.isEmpty)
  }

  @Test func colourIsForTerminals() throws {
    let missing = directory.url.appendingPathComponent("None.xib").path
    let plain = ["TERM": "xterm", "NO_COLOR": ""]
    let (status, terminal) = try tool.runOnTerminal(["render", missing], environment: plain)
    #expect(status == 64)
    #expect(terminal.contains("\u{1B}[31;1merror:\u{1B}[0m \(missing)"))
    let without = try tool.runOnTerminal(
      ["render", missing], environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!without.terminal.contains("[31;1m"))
  }

  // MARK: Catalogues

  /// A catalogue beside the document has a colour and a picture for each appearance and scale, each in a colour of its
  /// own.
  @Test func coloursAndImagesFollowAppearanceAndScale() throws {
    let file = try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects><view id="a"><rect key="frame" x="0" y="0" width="40" height="20"/>
        <subviews><imageView image="Picture" id="i"><rect key="frame" x="20" y="0" width="20" height="20"/></imageView></subviews>
        <color key="backgroundColor" name="Brand"/></view></objects>
      <resources><image name="Picture" width="20" height="20"/>
        <namedColor name="Brand"><color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources></document>
      """, "Catalogue.xib")
    func components(_ hex: Int) -> String {
      let parts = [("red", hex >> 16), ("green", hex >> 8), ("blue", hex)]
      return parts.map { #""\#($0)": "0x\#(String(format: "%02X", $1 & 255))""# }.joined(separator: ", ")
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    func color(_ hex: Int, _ appearance: String) -> String {
      """
      {"idiom": "universal", \(appearance) "color": {"color-space": "srgb",
        "components": {\(components(hex)), "alpha": "1.000"}}}
      """
    }
    _ = try write(
      #"{"colors": [\#(color(0xF0E0D0, "")), \#(color(0x102030, dark))]}"#,
      "Assets.xcassets/Brand.colorset/Contents.json")
    var images: [String] = []
    // Scale and appearance in the picture's colour.
    for scale in 1...3 {
      for (name, appearance, blue) in [("light", "", CGFloat(1)), ("dark", dark, CGFloat(0))] {
        let side = 20 * scale
        let context = try #require(
          CGContext(size: CGSize(width: side, height: side), scale: 1, isOpaque: true))
        context.setFillColor(CGColor(red: CGFloat(scale * 51) / 255, green: 0, blue: blue, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        let picture = "\(name)@\(scale)x.png"
        let path = directory.url.appendingPathComponent("Assets.xcassets/Picture.imageset")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try #require(context.pngData()).write(to: path.appendingPathComponent(picture))
        images.append(
          #"{"idiom": "universal", \#(appearance) "filename": "\#(picture)", "scale": "\#(scale)x"}"#)
      }
    }
    _ = try write(
      #"{"images": [\#(images.joined(separator: ","))]}"#, "Assets.xcassets/Picture.imageset/Contents.json")

    func pixels(_ arguments: String...) throws -> (left: [Int], right: [Int]) {
      let result = try tool.run("render", file, "-o", "-", more: arguments)
      #expect(result.status == 0, "\(result.errors)")
      let image = try CGImage.decode(result.output)
      func pixel(_ x: Int) -> [Int] {
        let pixel = image.pixel(x: x, y: image.height / 2)
        return [pixel.red, pixel.green, pixel.blue]
      }
      return (pixel(image.width / 4), pixel(image.width * 3 / 4))
    }
    // The document's own device has 2 pixels to the point, an iPhone 15 has 3.
    let own = try pixels()
    #expect(own.left == [0xF0, 0xE0, 0xD0])
    #expect(own.right == [102, 0, 255])
    let night = try pixels("--appearance", "dark")
    #expect(night.left == [0x10, 0x20, 0x30])
    #expect(night.right == [102, 0, 0])
    #expect(try pixels("--device", "iphone-15").right == [153, 0, 255])
    #expect(try pixels("--device", "iphone-15", "--appearance", "dark").right == [153, 0, 0])
  }

  @Test func twoRunsDrawTheSameBytes() throws {
    let file = try storyboard()
    for name in ["a", "b"] {
      let folder = directory.url.appendingPathComponent(name).path
      #expect(try tool.run("render", file, "-o", folder).status == 0)
    }
    for name in ["Main.nav.png", "Main.one.png"] {
      #expect(
        try Data(contentsOf: directory.url.appendingPathComponent("a/\(name)"))
          == Data(contentsOf: directory.url.appendingPathComponent("b/\(name)")))
    }
  }

  @Test func documentsAndScreensDoNotMix() throws {
    let result = try tool.run("render", "Main.storyboard", "Sign up")
    #expect(result.status == 64)
    #expect(result.errors.contains("name either documents or screens"))
  }
}
