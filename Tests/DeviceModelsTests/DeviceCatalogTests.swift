import Foundation
import Testing
import UIKit

@testable import DeviceModels

@Suite struct DeviceCatalogTests {
  let catalog = DeviceCatalog.standard

  // Numbers of Apple's devices as public sources give them: points, scale, safe areas, margins.
  @Test func knowsAnIPhoneWithADynamicIsland() throws {
    let device = try catalog.device(named: "iphone-15")
    #expect(device.name == "iPhone 15")
    #expect(device.size == CGSize(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.portrait.safeArea == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(device.landscape.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(device.portrait.rootMargin == 16)
    #expect(device.landscape.rootMargin == 20)
    #expect(device.portrait.statusBarHeight == 54)
    #expect(device.portrait.horizontalSizeClass == .compact)
    #expect(device.portrait.verticalSizeClass == .regular)
    #expect(device.landscape.horizontalSizeClass == .compact)
    #expect(device.landscape.verticalSizeClass == .compact)
  }

  @Test func knowsAPhoneWithAHomeButton() throws {
    let device = try catalog.device(named: "iPhone SE (3rd generation)")
    #expect(device.size == CGSize(width: 375, height: 667))
    #expect(device.scale == 2)
    #expect(device.portrait.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(device.landscape.safeArea == .zero)
  }

  @Test func knowsATabletThatIsRegularBothWays() throws {
    let device = try catalog.device(named: "iPad Air")
    #expect(device.size == CGSize(width: 820, height: 1180))
    #expect(device.idiom == .pad)
    for orientation in Orientation.allCases {
      #expect(device[orientation].horizontalSizeClass == .regular)
      #expect(device[orientation].verticalSizeClass == .regular)
      #expect(device[orientation].safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }
  }

  @Test func largePhonesAreRegularAcrossInLandscape() throws {
    let device = try catalog.device(named: "iphone-15-pro-max")
    #expect(device.landscape.horizontalSizeClass == .regular)
    #expect(device.landscape.verticalSizeClass == .compact)
    #expect(device.portrait.rootMargin == 20)
  }

  @Test(arguments: ["iphone-15-pro", "iPhone 15 Pro", "IPHONE15PRO", "iphone_15.pro"])
  func spellingDoesNotMatter(name: String) throws {
    #expect(try catalog.device(named: name).id == "iphone-15-pro")
  }

  @Test func everyDeviceIsFoundByItsNames() throws {
    for device in catalog.devices {
      #expect(try catalog.device(named: device.id) == device)
      #expect(try catalog.device(named: device.name) == device)
      for alias in device.aliases { #expect(try catalog.device(named: alias) == device) }
      #expect(!device.sources.isEmpty, "\(device.id) says where its numbers come from")
    }
    #expect(Set(catalog.devices.map(\.id)).count == catalog.devices.count)
  }

  @Test func anUnknownNameSuggestsANearOne() {
    let error = #expect(throws: DeviceCatalog.UnknownDevice.self) { try catalog.device(named: "iphone-51") }
    // One letter less, or another: of names equally near the first of the catalogue.
    #expect(error?.suggestion == "iphone-5")
    // The newest is nearest to a number that is too large.
    #expect(throws: DeviceCatalog.UnknownDevice(name: "iPhone 99", suggestion: "iphone-17")) {
      try catalog.device(named: "iPhone 99")
    }
    #expect(throws: DeviceCatalog.UnknownDevice(name: "toaster", suggestion: nil)) {
      try catalog.device(named: "toaster")
    }
  }
}

@Suite struct DeviceFileTests {
  /// Adds a file with the text to Apple's devices.
  private func catalog(_ text: String) throws -> DeviceCatalog {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var catalog = DeviceCatalog.standard
    try catalog.add(contentsOfFile: url.path)
    return catalog
  }

  @Test func aDeviceNeedsOnlyAnIDAndASize() throws {
    let catalog = try catalog(#"{"devices": [{"id": "kiosk", "size": [600, 800]}]}"#)
    let kiosk = try catalog.device(named: "kiosk")
    #expect(kiosk.size == CGSize(width: 600, height: 800))
    #expect(kiosk.scale == 2)
    #expect(kiosk.idiom == .phone)
    #expect(kiosk.portrait.safeArea.top == 20)
    #expect(kiosk.landscape.safeArea == .zero)
    #expect(kiosk.portrait.rootMargin == 20)
  }

  @Test func likeTakesWhatIsNotGiven() throws {
    let text = """
      {"devices": [
        {"id": "first", "like": "iphone-15", "scale": 1, "portrait": {"safeArea": {"top": 10}}},
        {"id": "second", "like": "first", "name": "Second"}]}
      """
    let device = try catalog(text).device(named: "Second")
    #expect(device.size == CGSize(width: 393, height: 852))
    #expect(device.scale == 1)
    #expect(device.portrait.safeArea == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(device.portrait.statusBarHeight == 54)
    #expect(device.landscape.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func aFileReplacesADeviceOfTheSameID() throws {
    let catalog = try catalog(#"{"devices": [{"id": "iphone-15", "size": [400, 800]}]}"#)
    #expect(try catalog.device(named: "iphone-15").size.width == 400)
  }

  @Test(arguments: [
    (#"{"devices": [{"size": [1, 2]}]}"#, "devices[0].id", "is missing"),
    (#"{"devices": [{"id": "a"}]}"#, "devices[0].size", "is missing"),
    (
      #"{"devices": [{"id": "a", "size": [0, 2]}]}"#, "devices[0].size[0]",
      "from 1 to 10000, found the number 0"
    ),
    (#"{"devices": [{"id": "a", "size": "big"}]}"#, "devices[0].size", #"found the string "big""#),
    (#"{"devices": [{"id": "a", "size": [9, 9], "scale": 1e300}]}"#, "devices[0].scale", "from 0.5 to 8"),
    (#"{"devices": [{"id": "a/b", "size": [9, 9]}]}"#, "devices[0].id", "cannot be a file's name"),
    (#"{"devices": [{"id": "a", "siez": [9, 9]}]}"#, "devices[0].siez", #"did you mean "size"?"#),
    (#"{"devices": [{"id": "a", "like": "iphone-155"}]}"#, "devices[0].like", #"did you mean "iphone-15"?"#),
    (
      #"{"devices": [{"id": "a", "size": [9, 9], "portrait": {"safeArea": {"top": true}}}]}"#,
      "devices[0].portrait.safeArea.top", "expected a number, found true"
    ),
    (
      #"{"devices": [{"id": "a", "size": [90, 90], "portrait": {"safeArea": {"top": 90}}}]}"#,
      "devices[0].portrait.safeArea", "leaves nothing of a screen of 90 x 90 points"
    ),
    (
      #"{"devices": [{"id": "a", "size": [99, 99]}, {"id": "a", "size": [99, 99]}]}"#, "devices[1].id",
      "twice"
    ),
    (#"{"devices": 3}"#, "devices", "expected an array, found the number 3"),
    (#"[]"#, "", "expected an object"),
    ("{", "", "this is not JSON"),
    ("", "", "this is not JSON"),
  ])
  func aMistakeIsReportedWithItsKey(text: String, key: String, reason: String) {
    let error = #expect(throws: DeviceFileError.self) { try catalog(text) }
    #expect(error?.key == key)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func aMissingFileIsAnError() {
    var catalog = DeviceCatalog.standard
    #expect(throws: DeviceFileError(file: "/nowhere.json", key: "", reason: "there is no such file")) {
      try catalog.add(contentsOfFile: "/nowhere.json")
    }
  }
}
