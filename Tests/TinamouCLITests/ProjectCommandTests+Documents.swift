import Foundation
import Testing

/// Documents of applications, used as on a device.
extension ProjectCommandTests {
  /// Controllers that a program assigns to weak properties only live until the turn of the run loop ends: they are used in the next line,
  /// and gone in a later turn unless something else holds them.
  @Test func weakPropertiesHoldControllersOfDocumentsUntilTheTurnEnds() throws {
    let folder = scratch.url.appendingPathComponent("WeakControllers")
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: folder) }
    func scene(_ name: String) -> String {
      """
      <scene sceneID="s\(name)"><objects><viewController storyboardIdentifier="\(name)" title="\(name)" id="\(name)">
      <view key="view" id="v\(name)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene>
      """
    }
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes>\(scene("held"))\(scene("left"))</scenes></document>

      """, "Parts.storyboard")
    try write(
      """
      import UIKit

      \(ApplicationSource.delegate(showing: "Controller"))

      final class Controller: UIViewController {
        weak var held: UIViewController?
        weak var left: UIViewController?
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 320, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          let parts = UIStoryboard(name: "Parts", bundle: nil)
          held = parts.instantiateViewController(withIdentifier: "held")
          left = parts.instantiateViewController(withIdentifier: "left")
          let names = [held?.title, left?.title].map { $0 ?? "none" }
          if let held { addChild(held) }
          view.addSubview(label)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
            label.text = (names + [held?.title, left?.title].map { $0 ?? "none" }).joined(separator: " ")
          }
        }
      }

      """, "App.swift")
    let result = try Binary(name: "tinamou").run(
      "frames", folder.path, "--json", environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.contains("held left held none"), "\(result.text)\(result.errors)")
  }

  /// A scene that needs data of the screen before it is a remark, if the application is drawn, and an error where it was asked for.
  @Test func aSceneThatNeedsDataIsARemark() throws {
    let folder = scratch.url.appendingPathComponent("Needs")
    func write(_ text: String, _ name: String) throws { try Self.write(text, name, in: folder) }
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes><scene sceneID="s1"><objects><viewController storyboardIdentifier="Details" customClass="Details" id="d1">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>

      """, "Main.storyboard")
    try write(
      """
      import UIKit

      \(ApplicationSource.delegate(showing: "First"))

      final class First: UIViewController {}
      final class Details: UIViewController {
        var text: String!
        override func viewDidLoad() { print(text.count) }
      }

      """, "App.swift")
    let (environment, output) = (["XDG_CACHE_HOME": scratch.cache], folder.path + "/out")
    func render(_ more: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        more: ["render", folder.path, "-o", output] + more, environment: environment)
    }
    let all = try render()
    #expect(all.status == 0, "\(all.errors)")
    #expect(all.errors.contains("warning: Main Details: the application crashed"), "\(all.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output).count == 1)
    #expect(try render("--screen", "Main Details").status == 4)
  }
}
