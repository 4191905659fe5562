import Foundation
import ObjectiveCSupport
import Typesetting

/// The metrics and rules of a version of iOS that affect layout: sizes of controls and bars, margins,
/// typesetting.
///
/// An immutable object. The traits of a window contain it and views inherit it, so that two windows can show
/// different versions at the same time:
///
/// ```swift
/// let height = metrics.size(of: .slider).height  // in a view
/// let margin = traitCollection.metrics.cellMargin(forWidth: bounds.width)
/// ```
///
/// The values are data: a file for each version in `Resources/Data/Systems` contains its changes, and
/// `Rules.json` describes the rules and their sources.
package final class SystemMetrics: Sendable {
  /// The major version of iOS.
  package let version: Int

  // MARK: Margins

  private let rootMargins, freeformRootMargins, cellMargins, wideTableCellMargins: SideMargin

  /// The top and bottom margins of the content of table cells, in points.
  package let cellEndMargin: CGFloat

  /// The side margin of cells on narrow phones if the table is not the root view, in points.
  package let innerTableMargin: CGFloat

  /// The side margin of cells outside of tables that have the width of narrow phones, in points; `nil` for
  /// that of tables.
  package let looseCellMargin: CGFloat?

  /// The space above the section headers of plain tables, in points.
  package let plainHeaderPadding: CGFloat

  /// A Boolean value that indicates whether there are safe areas, which margins include.
  package let hasSafeAreas: Bool

  // MARK: Controls

  /// The sizes, indexed by the raw value of the kind.
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
  /// The width that a pop-up button with a configuration has for the mark of its menu, in ems of its title's font.
  package let popUpIndicatorWidth: CGFloat

  /// The minimum height of a slider that is sized to fit, in points.
  package let fittingSliderHeight: CGFloat

  /// A Boolean value that indicates whether the spacing of page control dots is less than the width that each
  /// dot adds to the control.
  package let hasClosePageDots: Bool

  // MARK: Bars

  /// The distance between the chevron and the title of a back button, in points.
  package let backButtonGap: CGFloat

  /// The part of the safe area below a Dynamic Island that navigation bars extend into, in points.
  package let islandBarOverlap: CGFloat

  /// A Boolean value that indicates whether bars, alerts and controls have the design of iOS 26.
  package let hasGlass: Bool

  /// The height that a search bar adds to a navigation bar, in points.
  package let barSearchHeight: CGFloat

  /// The height of navigation bars in sheets, in points; `nil` for that of others.
  package let sheetBarHeight: CGFloat?

  /// The distance of navigation bars from the top of a sheet, in points.
  package let sheetBarTop: CGFloat

  /// The distance of large sheets from the top of the safe area on phones with a notch, in points.
  package let notchedSheetGap: CGFloat
  /// The distance of large sheets from the top of the safe area on phones without a notch, in points.
  package let plainSheetGap: CGFloat
  /// The least top of the safe area of iPads, in points.
  package let padTopSafeArea: CGFloat
  /// The least bottom of the safe area of iPads with a home indicator, in points.
  package let padBottomSafeArea: CGFloat
  /// The height of the medium detent, as a part of the maximum one.
  package let mediumDetentShare: CGFloat
  /// The distance of sheets at partial detents from the sides and the bottom of the screen, in points.
  package let partialSheetMargin: CGFloat
  /// The least distance of large sheets from the top of the screen on phones, in points.
  package let leastSheetTop: CGFloat
  /// The height of a row of one line, which rows have before they are measured, in points.
  package let tableRowHeight: CGFloat

  /// A Boolean value that indicates whether bars have a separate appearance at the scroll edge.
  package let hasScrollEdgeBars: Bool

  /// A Boolean value that indicates whether refresh controls begin to refresh before they are in a window.
  package let refreshesOffscreen: Bool

  // MARK: Text

  package let avoidsShortLastLines: Bool
  /// A Boolean value that indicates whether the first traits of views and controllers are no change, since they were predicted.
  package let predictsTraits: Bool
  package let includesTrailingSpaces: Bool

  /// The number of text sizes by which the styles `title1` and `title2` are smaller.
  package let titleReduction: Int

  /// The rules of the typesetter.
  package let textRules: TextRules

  // MARK: Creating

  /// The values from which the properties are initialized.
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
    (self.rules, sizesByKind) = (rules, sizes)
    (rootMargins, freeformRootMargins) = (value(.rootMargin).margin, value(.freeformRootMargin).margin)
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
    popUpIndicatorWidth = value(.popUpIndicator).number
    fittingSliderHeight = value(.fittingSliderHeight).number
    hasClosePageDots = value(.closePageDots).flag
    backButtonGap = value(.backButtonGap).number
    islandBarOverlap = value(.islandBarOverlap).number
    hasGlass = value(.glass).flag
    barSearchHeight = value(.barSearchHeight).number
    sheetBarHeight = value(.sheetBarHeight).numberIfAny
    sheetBarTop = value(.sheetBarTop).number
    notchedSheetGap = value(.notchedSheetGap).number
    plainSheetGap = value(.plainSheetGap).number
    padTopSafeArea = value(.padTopSafeArea).number
    padBottomSafeArea = value(.padBottomSafeArea).number
    mediumDetentShare = value(.mediumDetentShare).number
    partialSheetMargin = value(.partialSheetMargin).number
    leastSheetTop = value(.leastSheetTop).number
    tableRowHeight = value(.tableRowHeight).number
    (hasScrollEdgeBars, refreshesOffscreen) = (value(.scrollEdgeBars).flag, value(.offscreenRefreshing).flag)
    (avoidsShortLastLines, predictsTraits) = (value(.avoidsShortLastLines).flag, value(.predictedTraits).flag)
    includesTrailingSpaces = value(.spacesAtBreaksCount).flag
    titleReduction = Int(value(.titleReduction).number)
    textRules = TextRules(
      era: SystemFontEra(rawValue: value(.systemFont).text) ?? .modern,
      ideographWidth: Double(value(.chineseWidth).number),
      ideographSpacing: Double(value(.ideographSpacing).number), ideographForms: ideographForms)
  }

  /// The metrics of applications that do not specify a version.
  package static var standard: SystemMetrics { .of(standardVersion) }

  /// The major version of iOS of applications that do not specify one; tests choose another for their task.
  @TaskLocal package static var standardVersion = RuntimeVersion.standardMajor

  /// Returns the metrics of a major version; for an unknown one those of the nearest earlier version.
  ///
  /// - Parameter isCompatible: Whether the design is the one before iOS 26.
  package static func of(_ version: Int, isCompatible: Bool = false) -> SystemMetrics {
    if !isCompatible, let known = known[version] { return known }
    let (rules, sizes) = SystemRules.bundled.values(version, isCompatible: isCompatible)
    return SystemMetrics(version: version, rules: rules, sizes: sizes)
  }

  /// The known versions.
  package static let versions = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26]

  private static let known: [Int: SystemMetrics] = Dictionary(
    uniqueKeysWithValues: versions.map { version in
      let (rules, sizes) = SystemRules.bundled.values(version)
      return (version, SystemMetrics(version: version, rules: rules, sizes: sizes))
    })

  /// Returns the metrics with other values of some rules, as a version of Xcode uses them.
  package func replacing(_ changes: [SystemRules.Name: SystemRules.Value]) -> SystemMetrics {
    if changes.isEmpty { return self }
    return SystemMetrics(
      version: version, rules: rules.merging(changes) { $1 }, sizes: sizesByKind,
      ideographForms: textRules.ideographForms)
  }

  /// Returns the metrics for users who prefer certain forms of ideographs. With Japanese forms, the width is
  /// that of a Japanese font.
  package func preferring(_ forms: IdeographForms) -> SystemMetrics {
    if forms == textRules.ideographForms { return self }
    var rules = rules
    if forms == .japanese, let width = rules[.japaneseWidth] { rules[.chineseWidth] = width }
    return SystemMetrics(version: version, rules: rules, sizes: sizesByKind, ideographForms: forms)
  }

  // MARK: Queries

  /// Returns the size of controls of a kind.
  package func size(of kind: ControlKind) -> ControlSize { sizes[kind.rawValue] }

  /// Returns the minimum side margin of a view controller's root view, in points.
  ///
  /// - Parameter fillsScreen: Whether the view has the width of its screen.
  package func rootMargin(forWidth width: CGFloat, fillsScreen: Bool = true) -> CGFloat {
    (fillsScreen ? rootMargins : freeformRootMargins).value(forWidth: width)
  }

  /// A Boolean value that indicates whether the margins of root views depend on the width, as they do since
  /// iOS 9.
  package var hasWideRootMargins: Bool { rootMargins.narrow != rootMargins.wide }

  /// Returns the side margin of a table's cells and titles, in points.
  package func cellMargin(forWidth width: CGFloat) -> CGFloat { cellMargins.value(forWidth: width) }

  /// Returns the side margin of table cells on a wide screen for the width of the cells, in points.
  package func wideTableCellMargin(forWidth width: CGFloat) -> CGFloat {
    wideTableCellMargins.value(forWidth: width)
  }

  /// Returns whether tables of a width have the narrow margin.
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
