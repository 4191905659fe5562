import Foundation
import Typesetting
import UIKit

/// Known differences between the versions of Xcode that save documents, from `InterfaceBuilderErrata.json`, which says
/// where each is seen.
struct InterfaceBuilderErrata: Decodable {
  private struct Switch: Decodable {
    struct Range: Decodable {
      let from: Int?
      let before: Int?
      let value: Double

      func contains(_ version: Int) -> Bool {
        version >= from ?? .min && version < before ?? .max
      }
    }

    let evidence: String
    let `default`: Double?
    let ranges: [Range]
  }

  /// The names of the switches in the file.
  enum Name: String, CaseIterable {
    case systemGeneration, textSize, titleReduction, canvasScale, wholePointButtons
    case firstNotchOnly, firstNotchTop, freeformAtTop, noStatusBarAboveHomeButton, sheets, sidewaysWhenWide
    case twiceTheSafeArea, narrowLabels
  }

  private let switches: [String: Switch]

  private static let bundled: InterfaceBuilderErrata = {
    guard let url = Bundle.module.url(forResource: "InterfaceBuilderErrata", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let errata = try? JSONDecoder().decode(InterfaceBuilderErrata.self, from: data)
    else {
      fatalError("Simulator's resources are damaged: InterfaceBuilderErrata.json cannot be read")
    }
    return errata
  }()

  /// What a switch says for a version, nil if nothing.
  ///
  /// - Parameter toolsVersion: the major part of a document's version, 17701 of "17701" or "32700.99".
  static func value(_ name: Name, toolsVersion: Int) -> Double? {
    guard let found = bundled.switches[name.rawValue] else {
      fatalError("Simulator's resources are damaged: InterfaceBuilderErrata.json has no \(name.rawValue)")
    }
    return found.ranges.first { $0.contains(toolsVersion) }?.value ?? found.default
  }

  /// Whether a switch is on for a version.
  static func isOn(_ name: Name, toolsVersion: Int) -> Bool {
    value(name, toolsVersion: toolsVersion) ?? 0 != 0
  }

  /// The evidence for a switch, in words.
  static func evidence(for name: Name) -> String? { bundled.switches[name.rawValue]?.evidence }

  /// The iOS whose UIKit laid the document out.
  static func generation(toolsVersion: Int) -> SystemGeneration {
    var generation = SystemGeneration.standard
    if let version = value(.systemGeneration, toolsVersion: toolsVersion) {
      generation.version = Int(version)
    }
    generation.fontEra = SystemFontEra(toolsVersion: toolsVersion)
    generation.roundsConfiguredButtons = isOn(.wholePointButtons, toolsVersion: toolsVersion)
    generation.titleReduction = Int(value(.titleReduction, toolsVersion: toolsVersion) ?? 0)
    return generation
  }

  /// A text size that a version shows text styles in whatever the document says.
  static func textSize(toolsVersion: Int) -> UIContentSizeCategory? {
    guard let rank = value(.textSize, toolsVersion: toolsVersion).map({ Int($0) }),
      UIContentSizeCategory.allCategories.indices.contains(rank)
    else { return nil }
    return UIContentSizeCategory.allCategories[rank]
  }

  /// Pixels per point of a canvas without a device.
  static func canvasScale(toolsVersion: Int) -> CGFloat {
    CGFloat(value(.canvasScale, toolsVersion: toolsVersion) ?? 1)
  }
}
