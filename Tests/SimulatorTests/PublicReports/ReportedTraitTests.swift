import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of traits.
@MainActor @Suite(.serialized) struct ReportedTraitTests: PublicReports {
  /// useyourloaf.com/blog/predicting-size-classes-in-ios-13: iOS 12 tells of the first traits, after `nil`; iOS 13 has
  /// predicted them.
  @Test(arguments: [(12, true), (13, false)]) func predictedTraitsAreNoChange(system: Int, told: Bool) throws
  {
    final class Told: UIViewController {
      var previous: [UITraitCollection?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previous.append(previousTraitCollection)
      }
    }
    let phone = try device("iPhone 8", system: system)
    let controller = Told()
    phone.show(controller)
    #expect(!controller.previous.isEmpty == told)
    if told { #expect(controller.previous.first == .some(nil)) }
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
  }
}
