import Foundation
import Testing

@testable import ProjectCommands

/// The versions in which API was introduced, as the data says them.
@Suite struct IntroducedAPITests {
  @Test(arguments: [
    ("UIKit.UIButton.Configuration", "15.0"), ("UIKit.UIButton.configuration", "15.0"),
    ("UIKit.UIView.keyboardLayoutGuide", "15.0"), ("UIKit.UICollectionViewListCell", "14.0"),
    ("UIKit.UIWindowScene", "13.0"), ("UIKit.UIColor.systemBackground", "13.0"),
    ("UIKit.UISheetPresentationController", "15.0"), ("UIKit.UIUserInterfaceIdiom.mac", "14.0"),
    ("UIKit.UITableView.sectionHeaderTopPadding", "15.0"), ("UIKit.UIView.safeAreaLayoutGuide", "11.0"),
    ("UIKit.UIContextMenuInteraction", "13.0"), ("UIKit.UIPointerInteraction", "13.4"),
    ("Swift.ContinuousClock", "16.0"), ("Foundation.AttributedString", "15.0"), ("Combine.Publisher", "13.0"),
    ("PhotosUI.PHPickerViewController", "14.0"), ("SwiftUI.NavigationStack", "16.0"),
  ])
  func versionsOfAPIAreKnown(_ name: String, _ version: String) {
    #expect(IntroducedAPI.known.versions[name] == version)
  }

  @Test(arguments: [
    "UIKit.UIView", "UIKit.UIButton.setTitle(_:for:)", "UIKit.UIButton.init(type:)", "UIKit.UIView.tintColor",
    "UIKit.UIViewController.viewDidLoad()", "Foundation.URLSession.data(from:delegate:)",
    "Swift.Task.init(priority:operation:)",
  ])
  func whatIsOld(_ name: String) { #expect(IntroducedAPI.known.versions[name] == nil) }

  @Test func whatIsNewerThanATarget() {
    let newer = IntroducedAPI.known.newer(than: "14.5")
    #expect(newer["UIKit.UIButton.Configuration"] == "15.0" && newer["UIKit.UICollectionViewListCell"] == nil)
    #expect(IntroducedAPI.known.newer(than: "99").isEmpty)
    #expect(IntroducedAPI.known.newer(than: "9.3").count == IntroducedAPI.known.versions.count)
  }

  @Test func linesAreRead() {
    let known = IntroducedAPI(
      "# a\nmodule\tname\tintroduced\tdeprecated\tsources\tolder\nA\tB.f(x:y:)\t15.0\t17.0\thi\tf(x:)=13.0 f()=\nA\tC\t\t16.0\th\t\nA\tD\t16\n"
    )
    #expect(
      known.versions == ["A.B.f(x:y:)": "15.0"]
        && known.older == ["A.B.f(x:y:)": ["f(x:)": "13.0", "f()": ""]])
    #expect(known.stamp != IntroducedAPI("").stamp)
  }
}
