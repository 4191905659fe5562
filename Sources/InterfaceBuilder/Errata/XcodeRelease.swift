import BundledData
import Foundation

/// A release of Xcode, and the iOS that it shows documents as. All of them are in `XcodeReleases.json`.
package struct XcodeRelease: Decodable, Hashable, Sendable {
  /// The least major part of a document's `toolsVersion`, 17701 of "17701" or "32700.99".
  package let from: Int

  /// Its name: 14, say.
  package let xcode: String

  /// The major version of iOS.
  package let ios: Int

  /// The release that saved a document.
  package init(toolsVersion: Int) {
    self = Self.all.last { $0.from <= toolsVersion } ?? Self.all[0]
  }

  /// The oldest first.
  package static let all: [XcodeRelease] = {
    struct File: Decodable { let releases: [XcodeRelease] }
    let releases = BundledData.interfaceBuilder.read("XcodeReleases", as: File.self).releases
    precondition(
      !releases.isEmpty, "The package's resources are damaged: XcodeReleases.json names no release")
    return releases
  }()
}

extension BundledData {
  /// What versions of Xcode do.
  static let interfaceBuilder = BundledData("InterfaceBuilder", Bundle.module, directory: "Data")
}
