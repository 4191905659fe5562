import Foundation
import ObjectiveCSupport

// Functions of Foundation that cannot be replaced in a vtable. The dynamic linker searches the library that
// applications link before Foundation, so that their calls reach these functions. Each is a member of the same
// type with the same parameters as the function whose symbol it uses: in release builds, the compiler of an
// application sees both under one name and stops if their types differ.

extension Locale {
  /// Replaces `Locale.preferredLanguages` by the device's. Foundation's are *en-001* on Linux.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func interposedPreferredLanguages() -> [String] { ProcessLocale.preferredLanguages }
}

extension ProcessInfo {
  /// Replaces `ProcessInfo.operatingSystemVersion` by iOS's. Foundation's is the kernel's.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
  public func interposedOperatingSystemVersion() -> OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: DeviceConditions.systemVersion, minorVersion: 0, patchVersion: 0)
  }

  /// Replaces `ProcessInfo.operatingSystemVersionString` by iOS's format without the build number.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
  public func interposedOperatingSystemVersionString() -> String {
    "Version \(DeviceConditions.systemVersion).0"
  }

  /// Replaces `ProcessInfo.isOperatingSystemAtLeast(_:)`.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
  public func interposedIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = DeviceConditions.systemVersion
    return own > version.majorVersion
      || own == version.majorVersion && version.minorVersion <= 0 && version.patchVersion <= 0
  }
}
