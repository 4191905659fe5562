import DeviceModels
import UIKit

/// The configurations that screens are checked in.
public struct LintMatrix: Hashable, Sendable {
  /// The configurations without duplicates, the usual one first.
  public private(set) var configurations: [LintConfiguration]
  /// A Boolean value that indicates whether nobody chose the devices, so that a screen can be checked on those that it is for.
  package var hasStandardDevices = false

  /// Returns the indices of the configurations for a screen: of tablets only where it was designed for one and the devices are the standard
  /// ones.
  package func indices(isForTablets: Bool) -> [Int] {
    let tablets = configurations.indices.filter { configurations[$0].device.idiom == .pad }
    return isForTablets && hasStandardDevices && !tablets.isEmpty ? tablets : Array(configurations.indices)
  }

  /// Creates a matrix of given configurations.
  public init(_ configurations: [LintConfiguration]) {
    var seen: Set<LintConfiguration> = []
    self.configurations = configurations.filter { seen.insert($0).inserted }
  }

  /// A dozen configurations, in which each pair of choices occurs: each device with each text size, each text size in each
  /// direction, and so on.
  public static let quick = LintMatrix(pairwise: .standard)

  /// All combinations.
  public static let full = LintMatrix(all: .standard)

  /// The choices that are combined.
  package struct Choices: Sendable {
    package var devices: [Device]
    package var orientations: [Orientation] = [.portrait, .landscape]
    package var textSizes: [UIContentSizeCategory] = [
      .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ]
    package var appearances: [UIUserInterfaceStyle] = [.light, .dark]
    package var directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    package var pseudo = [false, true]
    package var languages: [String?] = [nil]
    /// The settings that are the same in all configurations.
    package var settings = DeviceSettings()

    package init(devices: [Device]) { self.devices = devices }

    /// A usual phone first, the smallest one that is sold, and a tablet.
    package static var standard: Choices {
      let catalog = DeviceCatalog.standard
      return Choices(
        devices: ["iphone-15", "iphone-se-3", "ipad-air-11-m3"].compactMap {
          try? catalog.device(named: $0)
        })
    }

    /// The number of values of each choice.
    fileprivate var counts: [Int] {
      [
        devices.count, textSizes.count, orientations.count, appearances.count, directions.count, pseudo.count,
        languages.count,
      ]
    }

    fileprivate func configuration(_ row: [Int]) -> LintConfiguration {
      var own = settings
      own.textSize = textSizes[row[1]]
      own.orientation = orientations[row[2]]
      own.appearance = appearances[row[3]]
      own.layoutDirection = directions[row[4]]
      own.language = languages[row[6]]
      return LintConfiguration(device: devices[row[0]], settings: own, usesPseudoLanguage: pseudo[row[5]])
    }
  }

  /// Creates a matrix of all combinations.
  package init(all choices: Choices) {
    var rows: [[Int]] = [[]]
    for count in choices.counts { rows = rows.flatMap { row in (0..<count).map { row + [$0] } } }
    self.init(rows.map(choices.configuration))
  }

  /// Creates a matrix in which each pair of values of two choices occurs at least once.
  ///
  /// The first row has the first value of each choice. Two more rows differ from it in one choice each, the direction and the
  /// language: rules that compare configurations need such a pair. Further rows are chosen greedily among all combinations, the one
  /// with the most new pairs first, and the first one of these.
  package init(pairwise choices: Choices) {
    let counts = choices.counts
    var open: Set<[Int]> = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for one in 0..<counts[first] {
          for other in 0..<counts[second] { open.insert([first, one, second, other]) }
        }
      }
    }
    func pairs(of row: [Int]) -> [[Int]] {
      row.indices.flatMap { first in
        row.indices.filter { $0 > first }.map { [first, row[first], $0, row[$0]] }
      }
    }
    var rows: [[Int]] = []
    func add(_ row: [Int]) {
      rows.append(row)
      open.subtract(pairs(of: row))
    }
    let usual = counts.map { _ in 0 }
    add(usual)
    for place in [4, 5] where counts[place] > 1 {
      var row = usual
      row[place] = 1
      add(row)
    }
    var all: [[Int]] = [[]]
    for count in counts { all = all.flatMap { row in (0..<count).map { row + [$0] } } }
    while !open.isEmpty {
      var best: (row: [Int], count: Int)?
      for row in all {
        let count = pairs(of: row).filter(open.contains).count
        if count > best?.count ?? 0 { best = (row, count) }
      }
      guard let best else { break }
      add(best.row)
    }
    self.init(rows.map(choices.configuration))
  }
}
