import UIKit

/// Known differences between the versions of Xcode that save documents. Each switch says where it is seen.
enum InterfaceBuilderErrata {
  /// The first version of each generation of iOS: Xcode 6 to 26.
  private static let generations: [(toolsVersion: Int, system: Int)] = [
    (0, 7), (6000, 8), (7700, 9), (11_000, 10), (13_000, 11), (14_200, 12), (14_800, 13), (17_000, 14),
    (19_000, 15), (21_000, 16), (22_000, 17), (23_000, 18), (24_000, 26), (30_000, 17),
  ]

  /// The major version of the iOS whose UIKit laid the document out.
  static func generation(toolsVersion: Int) -> Int {
    generations.last { $0.toolsVersion <= toolsVersion }?.system ?? SystemGeneration.standard
  }

  /// A text size that a version shows text styles in whatever the document says: Xcode 12.5 (18122) has the smallest,
  /// with body text of 14 points and titles of 25 in several public repositories; betas of Xcode 7 (8187, 8191) have
  /// the medium one, with body text of 16 points and footnotes of 12.
  static func textSize(toolsVersion: Int) -> UIContentSizeCategory? {
    switch toolsVersion {
    case 8187...8191: .medium
    case 18_122: .extraSmall
    default: nil
    }
  }

  /// Pixels per point of a canvas without a device. Labels of 17 points are 21 high in documents of Xcode 7 and older,
  /// except those of its first versions, and 20.5 since.
  static func canvasScale(toolsVersion: Int) -> CGFloat {
    toolsVersion >= 11_000 || (8_100..<8_190).contains(toolsVersion) ? 2 : 1
  }

  /// Whether buttons with a configuration have whole points: 35 high instead of 34 1/3 on screens of three pixels per
  /// point, in nearly all documents of version 32700 (Xcode 15 and 16 with the older format) and in no others.
  static func roundsConfiguredButtons(toolsVersion: Int) -> Bool {
    toolsVersion == 32_700
  }
}
