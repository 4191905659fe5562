import BundledData
import Foundation

/// A release of Xcode, and the version of iOS whose appearance documents have in it. The list is
/// `XcodeReleases.json`.
package struct XcodeRelease: Decodable, Hashable, Sendable {
  /// The smallest major part of a document's `toolsVersion`: 17701 of "17701", 32700 of "32700.99".
  package let from: Int

  /// The name, for example "14".
  package let xcode: String

  /// The major version of iOS.
  package let ios: Int

  /// Returns the release that saved a document.
  package init(toolsVersion: Int) {
    self = Self.all.last { $0.from <= toolsVersion } ?? Self.all[0]
  }

  /// All releases, the oldest first.
  package static let all: [XcodeRelease] = {
    struct File: Decodable { let releases: [XcodeRelease] }
    let releases = BundledData.interfaceBuilder.read("XcodeReleases", as: File.self).releases
    precondition(
      !releases.isEmpty, "The package's resources are damaged: XcodeReleases.json names no release")
    return releases
  }()
}

extension BundledData {
  /// The data about versions of Xcode.
  static let interfaceBuilder = BundledData("InterfaceBuilder", Bundle.module, directory: "Data")
}
