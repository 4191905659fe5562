import Foundation
import Typesetting

/// The numbers and rules of one version of iOS that layout depends on: sizes of controls and bars, margins, how text
/// is set.
///
/// A value that never changes. The traits of a window carry it and its views inherit it, so that two windows can show
/// two versions at the same time:
///
/// ```swift
/// let height = metrics.size(of: .slider).height  // in a view
/// let margin = traitCollection.metrics.cellMargin(forWidth: bounds.width)
/// ```
///
/// The numbers are data: a file for each version in `Resources/Data/Systems` says what it changed, and `Rules.json`
/// what the rules are and where they are seen.
package final class SystemMetrics: Sendable {
  /// The major version of iOS.
  package let version: Int

  // MARK: Margins

  private let rootMargins, freeformRootMargins, cellMargins, wideTableCellMargins: SideMargin

  /// The margins above and below the content of table cells, in points.
  package let cellEndMargin: CGFloat

  /// The side margin of cells on narrow phones whose table is not the root view, in points.
  package let innerTableMargin: CGFloat

  /// The side margin of cells without a table that are as wide as narrow phones, in points; nil for that of tables.
  package let looseCellMargin: CGFloat?

  /// What a plain table adds above the title of a section, in points.
  package let plainHeaderPadding: CGFloat

  /// Whether there are safe areas, which margins include.
  package let hasSafeAreas: Bool

  // MARK: Controls

  /// By the raw value of the kind.
  private let sizes: [ControlSize]

  package let searchFieldHeight: CGFloat
  package let hasMediumSegments: Bool
  package let segmentPadding: CGFloat
  package let bareFieldPadding: CGFloat
  package let hasBareFieldsInPixels: Bool
  package let clearButtonHeight: CGFloat
  package let bareFieldHeight: CGFloat
  package let emptyFieldLine: CGFloat
  package let hasCompactDatePickers: Bool
  package let pageDotLength: CGFloat
  package let pageControlPadding: CGFloat
  package let hasWholePointButtons: Bool

  /// The least height of sliders that are sized to fit, in points.
  package let fittingSliderHeight: CGFloat

  /// Whether the dots of a page control are closer than the control grows for each.
  package let hasClosePageDots: Bool

  // MARK: Bars

  /// Points between the chevron of a back button and its title.
  package let backButtonGap: CGFloat

  /// The part of a safe area below a Dynamic Island that navigation bars reach into.
  package let islandBarOverlap: CGFloat

  /// Whether bars above nothing that scrolled beneath them have an appearance of their own.
  package let hasScrollEdgeBars: Bool

  // MARK: Text

  package let pushesWordsOut: Bool
  package let countsSpacesAtBreaks: Bool

  /// By how many text sizes the styles `title1` and `title2` are smaller.
  package let titleReduction: Int

  /// How the typesetter sets text.
  package let textRules: TextRules

  // MARK: Making

  /// The values that all of this is made from.
  private let rules: [SystemRules.Name: SystemRules.Value]
  private let sizesByKind: [ControlKind: ControlSize]

  package init(
    version: Int, rules: [SystemRules.Name: SystemRules.Value], sizes: [ControlKind: ControlSize],
    ideographForms: IdeographForms = .simplified
  ) {
    func value(_ name: SystemRules.Name) -> SystemRules.Value {
      guard let value = rules[name] else {
        fatalError("UIKit's resources are damaged: iOS \(version) has no value for \(name)")
      }
      return value
    }
    self.version = version
    self.rules = rules
    sizesByKind = sizes
    rootMargins = value(.rootMargin).margin
    freeformRootMargins = value(.freeformRootMargin).margin
    cellMargins = value(.cellMargin).margin
    wideTableCellMargins = value(.wideTableCellMargin).margin
    cellEndMargin = value(.cellEndMargin).number
    innerTableMargin = value(.innerTableMargin).number
    looseCellMargin = value(.looseCellMargin).numberIfAny
    plainHeaderPadding = value(.plainHeaderPadding).number
    hasSafeAreas = value(.safeAreas).flag
    self.sizes = ControlKind.allCases.map { kind in
      guard let size = sizes[kind] else {
        fatalError("UIKit's resources are damaged: iOS \(version) has no size for \(kind)")
      }
      return size
    }
    searchFieldHeight = value(.searchFieldHeight).number
    hasMediumSegments = value(.mediumSegments).flag
    segmentPadding = value(.segmentPadding).number
    bareFieldPadding = value(.bareFieldPadding).number
    hasBareFieldsInPixels = value(.bareFieldPixels).flag
    clearButtonHeight = value(.clearButtonHeight).number
    bareFieldHeight = value(.bareFieldHeight).number
    emptyFieldLine = value(.emptyFieldLine).number
    hasCompactDatePickers = value(.compactDatePickers).flag
    pageDotLength = value(.pageDotLength).number
    pageControlPadding = value(.pageControlPadding).number
    hasWholePointButtons = value(.wholePointButtons).flag
    fittingSliderHeight = value(.fittingSliderHeight).number
    hasClosePageDots = value(.closePageDots).flag
    backButtonGap = value(.backButtonGap).number
    islandBarOverlap = value(.islandBarOverlap).number
    hasScrollEdgeBars = value(.scrollEdgeBars).flag
    pushesWordsOut = value(.pushesWordsOut).flag
    countsSpacesAtBreaks = value(.spacesAtBreaksCount).flag
    titleReduction = Int(value(.titleReduction).number)
    textRules = TextRules(
      era: SystemFontEra(rawValue: value(.systemFont).text) ?? .modern,
      ideographWidth: Double(value(.chineseWidth).number),
      ideographSpacing: Double(value(.ideographSpacing).number), ideographForms: ideographForms)
  }

  /// What applications get unless they or a device ask for another version.
  package static let standard = SystemMetrics.of(18)

  /// The metrics of a major version; those of the nearest known one before it for others.
  package static func of(_ version: Int) -> SystemMetrics {
    if let known = known[version] { return known }
    let (rules, sizes) = SystemRules.bundled.values(version)
    return SystemMetrics(version: version, rules: rules, sizes: sizes)
  }

  /// The versions that are told apart.
  package static let versions = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26]

  private static let known: [Int: SystemMetrics] = Dictionary(
    uniqueKeysWithValues: versions.map { version in
      let (rules, sizes) = SystemRules.bundled.values(version)
      return (version, SystemMetrics(version: version, rules: rules, sizes: sizes))
    })

  /// The same version with other values of some rules and sizes, as a version of Xcode shows it.
  package func replacing(_ changes: [SystemRules.Name: SystemRules.Value]) -> SystemMetrics {
    if changes.isEmpty { return self }
    return SystemMetrics(
      version: version, rules: rules.merging(changes) { $1 }, sizes: sizesByKind,
      ideographForms: textRules.ideographForms)
  }

  /// The same version for users who see certain forms of ideographs: with those of Japan, characters are those of a Japanese
  /// font.
  package func preferring(_ forms: IdeographForms) -> SystemMetrics {
    if forms == textRules.ideographForms { return self }
    var rules = rules
    if forms == .japanese, let width = rules[.japaneseWidth] { rules[.chineseWidth] = width }
    return SystemMetrics(version: version, rules: rules, sizes: sizesByKind, ideographForms: forms)
  }

  // MARK: Reading

  /// The size of the controls of a kind.
  package func size(of kind: ControlKind) -> ControlSize { sizes[kind.rawValue] }

  /// The least side margin of a controller's root view, in points.
  ///
  /// - Parameter fillsScreen: whether the view is as wide as its screen.
  package func rootMargin(forWidth width: CGFloat, fillsScreen: Bool = true) -> CGFloat {
    (fillsScreen ? rootMargins : freeformRootMargins).value(forWidth: width)
  }

  /// Whether root views have other margins than 16 points at all: wide ones came with iOS 9.
  package var hasWideRootMargins: Bool { rootMargins.narrow != rootMargins.wide }

  /// The side margin of a table's cells and titles, in points.
  package func cellMargin(forWidth width: CGFloat) -> CGFloat { cellMargins.value(forWidth: width) }

  /// The side margin of cells of a table on a wide screen by the width of the cells themselves, in points.
  package func wideTableCellMargin(forWidth width: CGFloat) -> CGFloat {
    wideTableCellMargins.value(forWidth: width)
  }

  /// Whether tables of a width have the narrow margin.
  package func isNarrowTable(width: CGFloat) -> Bool { width < cellMargins.from }
}

extension SystemMetrics: Hashable {
  package static func == (left: SystemMetrics, right: SystemMetrics) -> Bool {
    left === right
      || left.version == right.version && left.rules == right.rules && left.sizesByKind == right.sizesByKind
        && left.textRules == right.textRules
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(version) }
}
