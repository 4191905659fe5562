import Foundation
import InterfaceBuilder
import Typesetting

/// The iOS whose sizes, margins and fonts layouts follow: documents of an older Xcode were laid out by an older one.
///
/// What differs between generations is in `SystemGenerations.json`, which says where each is seen; sizes of controls are in
/// `ControlSizes.json`.
package struct SystemGeneration: Hashable, Sendable {
  /// The names of the switches in the file.
  package enum Name: Int, CaseIterable {
    case narrowRootMargins, safeAreas, pushesWordsOut, spacesAtBreaksCount, searchFieldHeight
    case mediumSegments, segmentPadding, bareFieldPadding, bareFieldPixels, clearButtonHeight
    case plainHeaderPadding, cellEndMargin, looseCellMargin, bareFieldHeight
    case compactDatePickers, innerTableMargin, pageDotLength, pageControlPadding, chineseWidth
    case ideographSpacing, japaneseWidth
  }

  /// All switches of the file.
  package static let switches = VersionSwitches(
    resource: Bundle.module.resourceURL?.appendingPathComponent("Data/SystemGenerations.json"))

  /// The major version of iOS.
  package var version: Int {
    didSet { values = Self.values(version) }
  }

  /// What the switches say, by the order of their names: layout asks often.
  private var values: [CGFloat?]

  private static func values(_ version: Int) -> [CGFloat?] {
    Name.allCases.map { name in switches.value("\(name)", version: version).map { CGFloat($0) } }
  }

  /// The generation of the system font's spacing.
  package var fontEra = SystemFontEra.modern

  /// Whether characters that Chinese and Japanese share are those of a Japanese font.
  package var prefersJapanese = false

  /// Whether buttons with a configuration have whole points, as some versions of Xcode saved them.
  package var roundsConfiguredButtons = false

  /// By how many text sizes the styles `title1` and `title2` are smaller, as some versions of Xcode showed them.
  package var titleReduction = 0

  /// The height of sliders in points, where it is not that of the generation.
  package var sliderHeight: CGFloat?

  /// - Parameter version: the major version of iOS.
  package init(version: Int) {
    self.version = version
    values = Self.values(version)
  }

  /// What a switch says, nil if nothing.
  package func value(_ name: Name) -> CGFloat? { values[name.rawValue] }

  /// Whether a switch is on.
  package func isOn(_ name: Name) -> Bool { value(name) ?? 0 != 0 }

  /// The newest generation, which layouts follow unless told otherwise.
  package static let standard = SystemGeneration(version: 18)

  /// The generation of the process.
  @MainActor package static var current = standard {
    didSet {
      // Fonts are made on all threads.
      let width = current.value(current.prefersJapanese ? .japaneseWidth : .chineseWidth)
      FontLibrary.shared.ideographWidth = Double(width ?? 1)
      FontLibrary.shared.ideographSpacing = Double(current.value(.ideographSpacing) ?? 0)
      FontLibrary.shared.defaultEra = current.fontEra
      TextStyleData.titleReduction.withLock { $0 = current.titleReduction }
    }
  }
}
