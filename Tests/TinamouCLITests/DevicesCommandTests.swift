import Foundation
import TestSupport
import Testing

@Suite struct DevicesCommandTests {
  let tool = Binary(name: "tinamou")

  @Test func listsDevicesOnStandardOutput() throws {
    let result = try tool.run("devices")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let line = result.text.split(separator: "\n").first { $0.hasPrefix("iphone-15 ") }
    #expect(
      line?.split(separator: " ").joined(separator: " ")
        == "iphone-15 iPhone 15 393 x 852 @3x 59 0 34 0 0 59 21 59")
  }

  /// The JSON that it prints is a device file: given back, it describes the same device.
  @Test func itsJSONIsADeviceFile() throws {
    let listed = try tool.run("devices", "--json", "--device", "iPhone SE (3rd)")
    #expect(listed.status == 0)
    let directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("devices.json")
    try listed.output.write(to: file)
    let again = try tool.run("devices", "--json", "--devices-file", file.path, "--device", "iphone-se-3")
    #expect(again.status == 0)
    #expect(again.output == listed.output)
  }

  @Test func addsTheUsersDevices() throws {
    let directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("mine.json")
    try Data(#"{"devices": [{"id": "kiosk", "size": [600, 800]}]}"#.utf8).write(to: file)
    let result = try tool.run("devices", "--devices-file", file.path)
    #expect(result.text.contains("\nkiosk "))
  }

  @Test func aMistakeInAFileNamesKeyAndReason() throws {
    let directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("mine.json")
    try Data(#"{"devices": [{"id": "kiosk", "size": [600, -1]}]}"#.utf8).write(to: file)
    let result = try tool.run("devices", "--devices-file", file.path)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.contains(
        "mine.json: devices[0].size[1]: expected a number from 1 to 10000, found the number -1"))
  }

  @Test func anUnknownDeviceIsWrongUsage() throws {
    let result = try tool.run("devices", "--device", "iphone-155")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(#"no device is called "iphone-155"; did you mean "iphone-15"?"#))
  }
}
