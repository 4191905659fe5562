import Typesetting

/// The iOS whose sizes, margins and fonts layouts follow: documents of an older Xcode were laid out by an older one.
package struct SystemGeneration: Hashable, Sendable {
  /// The major version of iOS.
  package var version: Int

  /// The generation of the system font's spacing.
  package var fontEra = SystemFontEra.modern

  /// Whether Chinese characters that no font has are as wide as a Japanese font's.
  package var prefersJapanese = false

  /// Whether buttons with a configuration have whole points, as some versions of Xcode saved them.
  package var roundsConfiguredButtons = false

  /// By how many text sizes the styles `title1` and `title2` are smaller, as some versions of Xcode showed them.
  package var titleReduction = 0

  /// - Parameter version: the major version of iOS.
  package init(version: Int) {
    self.version = version
  }

  /// The newest generation, which layouts follow unless told otherwise.
  package static let standard = SystemGeneration(version: 18)

  /// The generation of the process.
  @MainActor package static var current = standard {
    didSet {
      // Fonts are made on all threads.
      FontLibrary.shared.prefersJapanese = current.prefersJapanese
      FontLibrary.shared.defaultEra = current.fontEra
      TextStyleData.titleReduction.withLock { $0 = current.titleReduction }
    }
  }
}
