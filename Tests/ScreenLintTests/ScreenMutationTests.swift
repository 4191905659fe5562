import DeviceModels
import ScreenLint
import Simulator
import Testing
import UIKit

/// The share of seeded defects that each rule finds, and of its findings that are of one.
///
/// Sixty screens of a rule are made of a seed: 30 with a defect, 30 that come near to it. The mutations know views and constraints, and nothing
/// of the rules.
@MainActor
@Suite struct ScreenMutationTests {
  /// The mutations of a rule, and the configurations that it needs.
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    var textSizes: [UIContentSizeCategory] = [.large]
    var directions: [UIUserInterfaceLayoutDirection] = [.leftToRight]
    let mutations: @MainActor @Sendable () -> [Mutation]

    var testDescription: String { rule.rawValue }

    func configurations(_ device: Device) -> [LintConfiguration] {
      textSizes.flatMap { size in
        directions.map { direction in
          LintConfiguration(
            device: device, settings: DeviceSettings(textSize: size, layoutDirection: direction))
        }
      }
    }
  }

  nonisolated static let rows: [Row] = [
    Row(rule: .conflict) { LayoutMutations.conflict },
    Row(rule: .ambiguous) { LayoutMutations.ambiguous },
    Row(rule: .textTruncated) { TextMutations.truncated },
    Row(rule: .textClipped) { TextMutations.clipped },
    Row(rule: .overlap) { TextMutations.overlap },
    Row(rule: .controlOverlap) { ControlMutations.overlap },
    Row(rule: .occluded) { ControlMutations.occluded },
    Row(rule: .duplicateTarget) { ControlMutations.duplicate },
    Row(rule: .offScreen) { LayoutMutations.offScreen },
    Row(rule: .unsafeArea) { LayoutMutations.unsafeArea },
    Row(rule: .touchTarget) { ControlMutations.touchTarget },
    Row(rule: .contrast) { TextMutations.contrast },
    Row(rule: .dynamicType, textSizes: [.large, .accessibilityExtraLarge]) { TextMutations.dynamicType },
    Row(rule: .fixedTextBox) { TextMutations.fixedBox },
    Row(rule: .rtlUnmirrored, directions: [.leftToRight, .rightToLeft]) { LayoutMutations.unmirrored },
    Row(rule: .missingLabel) { ControlMutations.missingLabel },
    Row(rule: .duplicateConstraint) { LayoutMutations.duplicateConstraint },
  ]

  @Test(arguments: rows)
  func aRuleFindsWhatIsWrongAndNothingElse(_ row: Row) throws {
    let phone = try DeviceCatalog.standard.device(named: "iPhone 15")
    let count = MutationRun(rule: row.rule, configurations: row.configurations(phone)).count(row.mutations())
    let words = "\(count.rule): recall \(count.recall), precision \(count.precision)"
    #expect(count.defects == 30 && count.nearMisses == 30)
    try MutationTable.check(count)
    #expect(count.recall >= 0.95, "\(words)\n\(count.failures.joined(separator: "\n"))")
    #expect(count.precision >= 0.95, "\(words)\n\(count.failures.joined(separator: "\n"))")
  }
}
