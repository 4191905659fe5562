import BundledData

/// Known differences between the versions of Xcode that save documents, as one version has them.
///
/// They are in `InterfaceBuilderErrata.json`, which says where each is seen.
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

  /// - Parameter toolsVersion: the major part of a document's version, 17701 of "17701" or "32700.99".
  package init(toolsVersion: Int) {
    version = toolsVersion
  }

  /// What a switch says, nil if nothing.
  package func value(_ name: Name) -> Double? {
    Self.switches.value(name.rawValue, version: version)
  }

  /// Whether a switch is on.
  package func isOn(_ name: Name) -> Bool { value(name) ?? 0 != 0 }
}

extension InterfaceDocument {
  /// What the version of Xcode that saved the document does differently.
  package var errata: InterfaceBuilderErrata { InterfaceBuilderErrata(toolsVersion: toolsVersion) }

  /// The release of Xcode that saved the document.
  package var release: XcodeRelease { XcodeRelease(toolsVersion: toolsVersion) }
}
