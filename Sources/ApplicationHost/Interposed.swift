import Foundation
import ObjectiveCSupport

// Functions of Foundation's that cannot be replaced in a table of methods. The library that applications link comes before
// Foundation where the dynamic linker looks for a name, so that their calls come here. Each has the calling convention of the
// function whose symbol it takes: no argument, or the same ones; an object in front is not used.

/// `Locale.preferredLanguages`: the device's, where Foundation's are *en-001* on Linux.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func interposedPreferredLanguages() -> [String] { ProcessLocale.preferredLanguages }

/// `ProcessInfo.operatingSystemVersion`: iOS's, where Foundation's is the kernel's.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
public func interposedOperatingSystemVersion() -> OperatingSystemVersion {
  OperatingSystemVersion(majorVersion: DeviceConditions.systemVersion, minorVersion: 0, patchVersion: 0)
}

/// `ProcessInfo.operatingSystemVersionString`, in iOS's form without the number of the build.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
public func interposedOperatingSystemVersionString() -> String {
  "Version \(DeviceConditions.systemVersion).0"
}

/// `ProcessInfo.isOperatingSystemAtLeast(_:)`.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
public func interposedIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let own = DeviceConditions.systemVersion
  return own > version.majorVersion
    || own == version.majorVersion && version.minorVersion <= 0 && version.patchVersion <= 0
}
