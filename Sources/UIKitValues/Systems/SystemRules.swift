import BundledData
import Foundation

/// The values of rules and sizes by version of iOS, from the files in `Resources/Data/Systems`.
package struct SystemRules: Sendable {
  /// The names of the rules in the files.
  package enum Name: String, CaseIterable, Sendable {
    case safeAreas, avoidsShortLastLines, spacesAtBreaksCount, searchFieldHeight, mediumSegments,
      segmentPadding
    case bareFieldPadding, bareFieldPixels, clearButtonHeight, bareFieldHeight, emptyFieldLine
    case compactDatePickers, plainHeaderPadding, cellEndMargin, pageDotLength, pageControlPadding
    case innerTableMargin, looseCellMargin, ideographSpacing, japaneseWidth, chineseWidth, systemFont
    case titleReduction, wholePointButtons, rootMargin, freeformRootMargin, cellMargin, wideTableCellMargin
    case glass, barSearchHeight, sheetBarHeight, sheetBarTop, notchedSheetGap, tableRowHeight
    case plainSheetGap, padTopSafeArea, padBottomSafeArea
    case mediumDetentShare, partialSheetMargin, leastSheetTop
    case backButtonGap, islandBarOverlap, scrollEdgeBars, fittingSliderHeight, closePageDots,
      predictedTraits, popUpIndicator, offscreenRefreshing
  }

  /// The value of a rule.
  package enum Value: Hashable, Sendable {
    case number(CGFloat)
    case flag(Bool)
    case text(String)
    case margin(SideMargin)
    /// The rule specifies no value.
    case none

    var numberIfAny: CGFloat? { if case .number(let value) = self { value } else { nil } }
    package var number: CGFloat { numberIfAny ?? 0 }
    package var flag: Bool { self == .flag(true) }
    package var text: String { if case .text(let value) = self { value } else { "" } }
    package var margin: SideMargin {
      if case .margin(let value) = self { value } else { SideMargin(narrow: number, wide: number, from: 0) }
    }
  }

  /// The value of a rule in a version, and its evidence.
  package struct Entry: Decodable, Sendable {
    package let value: Value
    /// The number of public repositories that support the value, if it is only one.
    package let repositories: Int?
    /// The source of the value, if it is not that of the rule.
    package let evidence: String?
  }

  /// The description of a rule.
  package struct Rule: Decodable, Sendable {
    package let about: String
    package let evidence: String
  }

  /// The changes of a version.
  package struct Version: Decodable, Sendable {
    package let version: Int
    /// The design that has the changes: `glass`; nil for all of the version and later ones.
    package let design: String?
    package let rules: [String: Entry]?
    package let sizes: [String: ControlSize]?
    /// The lengths of a design, by the names of `GlassLength`.
    package let lengths: [String: GlassLength.Entry]?
  }

  /// The descriptions of the rules, by name.
  package let catalogue: [String: Rule]

  /// The changes of all versions, the oldest first.
  package let versions: [Version]

  /// The changes of the design of iOS 26 by the versions that bring them, the oldest first. They are made after those of versions.
  package let designs: [Version]

  package static let bundled: SystemRules = {
    struct Catalogue: Decodable { let rules: [String: Rule] }
    let files = BundledData.uiKitValues
    return SystemRules(
      catalogue: files.read("Systems/Rules", as: Catalogue.self).rules,
      versions: files.names(in: "Systems").filter { $0.hasPrefix("iOS") }
        .map { files.read("Systems/\($0)", as: Version.self) }
        .sorted { $0.version < $1.version },
      designs: files.names(in: "Systems").filter { $0.hasPrefix("Glass") }
        .map { files.read("Systems/\($0)", as: Version.self) }
        .sorted { $0.version < $1.version })
  }()

  /// Returns the values of a version.
  ///
  /// - Parameter isCompatible: Whether the design is the one before iOS 26, as `UIDesignRequiresCompatibility` asks for.
  package func values(_ version: Int, isCompatible: Bool = false) -> (
    [Name: Value], [ControlKind: ControlSize]
  ) {
    var rules: [Name: Value] = [:]
    var sizes: [ControlKind: ControlSize] = [:]
    let files = versions.filter { $0.version <= version || $0.version == versions.first?.version }
    for file in files + (isCompatible ? [] : designs.filter { $0.version <= version }) {
      for (name, entry) in file.rules ?? [:] {
        if let name = Name(rawValue: name) { rules[name] = entry.value }
      }
      for (name, size) in file.sizes ?? [:] {
        if let kind = ControlKind(name: name) { sizes[kind] = size }
      }
    }
    return (rules, sizes)
  }
}

extension SystemRules.Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(CGFloat(value))
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .margin(try container.decode(SideMargin.self))
    }
  }
}

extension SystemRules.Entry {
  private enum Key: CodingKey { case value, repositories, evidence }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    // An explicit `null` is a value.
    value =
      try container.decodeNil(forKey: .value)
      ? .none : container.decode(SystemRules.Value.self, forKey: .value)
    repositories = try container.decodeIfPresent(Int.self, forKey: .repositories)
    evidence = try container.decodeIfPresent(String.self, forKey: .evidence)
  }
}

/// A side margin that depends on a width, in points.
package struct SideMargin: Hashable, Decodable, Sendable {
  package let narrow: CGFloat
  package let wide: CGFloat
  /// The minimum width for the wide margin.
  package let from: CGFloat

  package func value(forWidth width: CGFloat) -> CGFloat { width < from ? narrow : wide }
}
