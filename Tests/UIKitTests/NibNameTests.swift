import Foundation
import TestSupport
import Testing
import UIKit

private final class PlaceViewController: UIViewController {}
private final class MapController: UIViewController {}

/// Nibs that controllers load by name.
@MainActor @Suite struct NibNameTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory("nibs") }

  private func bundle(_ names: [String]) throws -> Bundle {
    let directory = folder.url.appendingPathComponent(names.joined(separator: "-"))
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for name in names {
      let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
              <connections><outlet property="view" destination="v" id="o"/></connections>
            </placeholder>
            <view id="v" tag="\(name.utf8.count)"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
          </objects>
        </document>
        """
      try document.write(
        to: directory.appendingPathComponent("\(name).xib"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: directory.path))
  }

  @Test func theNibOfTheGivenNameIsLoaded() throws {
    let controller = UIViewController(nibName: "Card", bundle: try bundle(["Card", "PlaceView"]))
    #expect(controller.nibName == "Card")
    #expect(controller.view.tag == 4)
  }

  /// A class whose name ends in “Controller” has the nib without that word first, then that of its whole name.
  @Test func theNibIsFoundByTheNameOfTheClass() throws {
    #expect(
      PlaceViewController(nibName: nil, bundle: try bundle(["PlaceView", "PlaceViewController"])).view.tag
        == 9)
    #expect(PlaceViewController(nibName: nil, bundle: try bundle(["PlaceViewController"])).view.tag == 19)
    #expect(MapController(nibName: nil, bundle: try bundle(["Map", "MapController"])).view.tag == 3)
    let none = PlaceViewController(nibName: nil, bundle: try bundle(["Other"]))
    #expect(none.nibName == nil && none.view.tag == 0)
  }
}
