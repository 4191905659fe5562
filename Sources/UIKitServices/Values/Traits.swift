import Foundation

/// The state of a recording of a scene, since iOS 17. Raw values are UIKit's.
public enum UISceneCaptureState: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The scene is not recorded.
  case inactive = 0
  /// The scene is recorded.
  case active = 1
}

/// The use of brightness beyond white, in iOS 26. Raw values are UIKit's.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Brightness is limited.
  case active = 0
  /// Brightness is not limited.
  case inactive = 1
}

/// The trait of the state of a scene's recording, since iOS 17.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// `unspecified`.
  public static let defaultValue = UISceneCaptureState.unspecified
  /// The name in descriptions.
  public static let name = "SceneCaptureState"
}

/// The trait of the use of brightness beyond white, in iOS 26.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// `unspecified`.
  public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
  /// The name in descriptions.
  public static let name = "HDRHeadroomUsageLimit"
}

/// The trait of the language for which text is typeset, since iOS 17. Without effect: text is typeset by its
/// script.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// `nil`.
  public static let defaultValue: Locale.Language? = nil
  /// The name in descriptions.
  public static let name = "TypesettingLanguage"
}

/// The trait of natural alignment by the writing direction of each paragraph, in iOS 26. Without effect:
/// alignment follows the layout direction.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  /// `false`.
  public static let defaultValue = false
  /// The name in descriptions.
  public static let name = "ResolvesNaturalAlignmentWithBaseWritingDirection"
}

extension UITraitCollection {
  /// Creates a collection with the state of a recording.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }
  /// Creates a collection with a limit of brightness.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
  }
  /// Creates a collection with a language.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }
  /// Creates a collection with the resolution of natural alignment.
  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
    self.init(
      UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
      value: resolvesNaturalAlignmentWithBaseWritingDirection)
  }

  /// The state of the scene's recording; `unspecified` unless it is overridden, as nothing is recorded here.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The limit of brightness.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
  /// The language for which text is typeset; `nil` for none.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  /// A Boolean value that indicates whether natural alignment follows the direction of each paragraph.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
}

extension UIMutableTraits {
  /// The state of the scene's recording.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The limit of brightness.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
  /// The language for which text is typeset; `nil` for none.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// A Boolean value that indicates whether natural alignment follows the direction of each paragraph.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
