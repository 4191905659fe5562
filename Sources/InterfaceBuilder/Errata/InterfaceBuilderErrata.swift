import BundledData

/// The known differences between versions of Xcode that save documents, for a certain version.
///
/// They are in `InterfaceBuilderErrata.json`, which contains the evidence for each.
package struct InterfaceBuilderErrata: Sendable {
  /// The names of the switches in the file.
  package enum Name: String, CaseIterable {
    case textSize, titleReduction, canvasScale, wholePointButtons, symbolsByLongerSide
    case firstNotchOnly, firstNotchTop, freeformAtTop, noStatusBarAboveHomeButton, sheets, sidewaysWhenWide
    case twiceTheSafeArea, narrowLabels, fixedFramesAsConstraints, plainCellsWithoutSafeAreas
    case hidesStatusBar, datePickersAsWheels, savedBars
    case highSheets, sheetsBelowSafeArea, embeddedAtTop, embeddedWithoutStatusBar
  }

  /// All switches of the file.
  package static let switches = BundledData.interfaceBuilder.read(
    "InterfaceBuilderErrata", as: VersionSwitches.self)

  private let version: Int

  /// Creates the errata of a version.
  ///
  /// - Parameter toolsVersion: The major part of a document's version: 17701 of "17701", 32700 of "32700.99".
  package init(toolsVersion: Int) {
    version = toolsVersion
  }

  /// Returns the value of a switch; `nil` if it has none.
  package func value(_ name: Name) -> Double? {
    Self.switches.value(name.rawValue, version: version)
  }

  /// Returns whether a switch is on.
  package func isOn(_ name: Name) -> Bool { value(name) ?? 0 != 0 }
}

extension InterfaceDocument {
  /// The errata of the version of Xcode that saved the document.
  package var errata: InterfaceBuilderErrata { InterfaceBuilderErrata(toolsVersion: toolsVersion) }

  /// The release of Xcode that saved the document.
  package var release: XcodeRelease { XcodeRelease(toolsVersion: toolsVersion) }
}
