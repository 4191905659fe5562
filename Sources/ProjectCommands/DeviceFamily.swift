import DeviceModels
import ProjectReader
import TinamouCLI
import UIKit

/// The device families that an application supports, and the device to show it on.
struct DeviceFamily: Equatable {
  /// The values of `UIDeviceFamily`: 1 for iPhone, 2 for iPad. Empty if the project does not specify them.
  let numbers: Set<Int>

  init(numbers: Set<Int>) { self.numbers = numbers }

  init(_ project: AppProject) {
    guard case .array(let values)? = project.info["UIDeviceFamily"] else {
      self.init(numbers: [])
      return
    }
    self.init(
      numbers: Set(
        values.compactMap { value in
          if case .number(let number) = value { return Int(exactly: number) }
          return value.string.flatMap(Int.init)
        }))
  }

  private var isForPadOnly: Bool { numbers.contains(2) && !numbers.contains(1) }
  private var isForPhoneOnly: Bool { numbers.contains(1) && !numbers.contains(2) }

  static let pad = "ipad-air-11-m3"

  /// The id of the device if none was chosen; `nil` for the tool's.
  var standardDevice: String? { isForPadOnly ? Self.pad : nil }

  /// Returns the notes about devices, which are printed once for an application.
  func notes(name: String, chosen: [String]) -> [String] {
    if chosen.isEmpty {
      return isForPadOnly ? ["\(name) is for iPad only; it is shown on \(Self.pad)"] : []
    }
    let devices = chosen.compactMap { try? DeviceCatalog.standard.device(named: $0) }
    var notes: [String] = []
    if isForPadOnly, let phone = devices.first(where: { $0.idiom == .phone }) {
      notes.append("\(name) is for iPad only; iOS does not install it on \(phone.name)")
    }
    if isForPhoneOnly, let pad = devices.first(where: { $0.idiom == .pad }) {
      notes.append(
        "\(name) is for iPhone only; iPadOS shows it in a window of an iPhone's size, here it has all of \(pad.name)"
      )
    }
    return notes
  }
}
