import DeviceModels
import Simulator
import Testing
import UIKit

@testable import ScreenLint

/// Matrices of configurations.
@Suite struct LintMatrixTests {
  @Test func aScreenForTabletsIsCheckedOnThose() {
    var matrix = LintMatrix.quick
    #expect(matrix.indices(isForTablets: true) == Array(matrix.configurations.indices))
    matrix.hasStandardDevices = true
    let tablets = matrix.indices(isForTablets: true).map { matrix.configurations[$0].device.idiom }
    #expect(!tablets.isEmpty && tablets.allSatisfy { $0 == .pad })
    #expect(matrix.indices(isForTablets: false) == Array(matrix.configurations.indices))
    var phones = LintMatrix(matrix.configurations.filter { $0.device.idiom == .phone })
    phones.hasStandardDevices = true
    #expect(phones.indices(isForTablets: true) == Array(phones.configurations.indices))
  }

  @Test func theQuickMatrixHasEachPairOfChoices() {
    let quick = LintMatrix.quick.configurations
    let full = LintMatrix.full.configurations
    #expect(quick.count <= 16 && full.count == 3 * 4 * 2 * 2 * 2 * 2)
    func choices(_ one: LintConfiguration) -> [String] {
      [
        one.device.id, "\(one.settings.orientation)", one.settings.textSize.rawValue,
        "\(one.settings.appearance)",
        "\(one.settings.layoutDirection)", "\(one.usesPseudoLanguage)",
      ]
    }
    func pairs(_ list: [LintConfiguration]) -> Set<String> {
      Set(
        list.flatMap { one -> [String] in
          let own = choices(one)
          return own.indices.flatMap { first in
            own.indices.filter { $0 > first }.map { "\(first) \(own[first]) \($0) \(own[$0])" }
          }
        })
    }
    #expect(pairs(quick) == pairs(full))
  }

  @Test func theUsualConfigurationIsFirstAndAnotherDiffersInItsDirectionOnly() throws {
    let list = LintMatrix.quick.configurations
    var first = try #require(list.first)
    #expect(
      first.settings.textSize == .large && first.settings.layoutDirection == .leftToRight
        && !first.usesPseudoLanguage)
    first.settings.layoutDirection = .rightToLeft
    #expect(list.contains(first))
  }

  @Test func thePseudoLanguageIsLonger() {
    #expect(PseudoLanguage.text("12:30") == "12:30")
    for text in ["Save", "Continue shopping", "A sentence that is longer than twenty characters"] {
      let longer = PseudoLanguage.text(text)
      #expect(longer.count >= text.count * 4 / 3 && longer != text, "\(longer)")
    }
  }
}
