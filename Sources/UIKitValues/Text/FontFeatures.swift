import Foundation

// The numbers of font features, as in the registry that Apple's header of layout tables lists. Descriptors set them with
// `featureSettings`; only digits of one width have an effect.

/// The type of features for all features.
public let kAllTypographicFeaturesType = 0
/// The selector for “all type features on”.
public let kAllTypeFeaturesOnSelector = 0
/// The selector for “all type features off”.
public let kAllTypeFeaturesOffSelector = 1

/// The type of features for ligatures.
public let kLigaturesType = 1
/// The selector for “required ligatures on”.
public let kRequiredLigaturesOnSelector = 0
/// The selector for “required ligatures off”.
public let kRequiredLigaturesOffSelector = 1
/// The selector for “common ligatures on”.
public let kCommonLigaturesOnSelector = 2
/// The selector for “common ligatures off”.
public let kCommonLigaturesOffSelector = 3
/// The selector for “rare ligatures on”.
public let kRareLigaturesOnSelector = 4
/// The selector for “rare ligatures off”.
public let kRareLigaturesOffSelector = 5
/// The selector for “contextual ligatures on”.
public let kContextualLigaturesOnSelector = 18
/// The selector for “contextual ligatures off”.
public let kContextualLigaturesOffSelector = 19
/// The selector for “historical ligatures on”.
public let kHistoricalLigaturesOnSelector = 20
/// The selector for “historical ligatures off”.
public let kHistoricalLigaturesOffSelector = 21

/// The type of features for the case of letters.
public let kLetterCaseType = 3
/// The selector for “upper and lower case”.
public let kUpperAndLowerCaseSelector = 0
/// The selector for “small caps”.
public let kSmallCapsSelector = 3

/// The type of features for the widths of digits.
public let kNumberSpacingType = 6
/// The selector for “monospaced numbers”.
public let kMonospacedNumbersSelector = 0
/// The selector for “proportional numbers”.
public let kProportionalNumbersSelector = 1
/// The selector for “third width numbers”.
public let kThirdWidthNumbersSelector = 2
/// The selector for “quarter width numbers”.
public let kQuarterWidthNumbersSelector = 3

/// The type of features for characters above and below the line.
public let kVerticalPositionType = 10
/// The selector for “normal position”.
public let kNormalPositionSelector = 0
/// The selector for “superiors”.
public let kSuperiorsSelector = 1
/// The selector for “inferiors”.
public let kInferiorsSelector = 2
/// The selector for “ordinals”.
public let kOrdinalsSelector = 3
/// The selector for “scientific inferiors”.
public let kScientificInferiorsSelector = 4

/// The type of features for fractions.
public let kFractionsType = 11
/// The selector for “no fractions”.
public let kNoFractionsSelector = 0
/// The selector for “vertical fractions”.
public let kVerticalFractionsSelector = 1
/// The selector for “diagonal fractions”.
public let kDiagonalFractionsSelector = 2

/// The type of features for extras such as zeros with a slash.
public let kTypographicExtrasType = 14
/// The selector for “slashed zero on”.
public let kSlashedZeroOnSelector = 4
/// The selector for “slashed zero off”.
public let kSlashedZeroOffSelector = 5

/// The type of features for alternative characters.
public let kCharacterAlternativesType = 17
/// The selector for “no alternates”.
public let kNoAlternatesSelector = 0

/// The type of features for styles.
public let kStyleOptionsType = 19
/// The selector for “no style options”.
public let kNoStyleOptionsSelector = 0

/// The type of features for the height of digits.
public let kNumberCaseType = 21
/// The selector for “lower case numbers”.
public let kLowerCaseNumbersSelector = 0
/// The selector for “upper case numbers”.
public let kUpperCaseNumbersSelector = 1

/// The type of features for the widths of characters.
public let kTextSpacingType = 22
/// The selector for “proportional text”.
public let kProportionalTextSelector = 0
/// The selector for “monospaced text”.
public let kMonospacedTextSelector = 1

/// The type of features for layout for capitals.
public let kCaseSensitiveLayoutType = 33
/// The selector for “case sensitive layout on”.
public let kCaseSensitiveLayoutOnSelector = 0
/// The selector for “case sensitive layout off”.
public let kCaseSensitiveLayoutOffSelector = 1
/// The selector for “case sensitive spacing on”.
public let kCaseSensitiveSpacingOnSelector = 2
/// The selector for “case sensitive spacing off”.
public let kCaseSensitiveSpacingOffSelector = 3

/// The type of features for stylistic sets.
public let kStylisticAlternativesType = 35
/// The selector for “no stylistic alternates”.
public let kNoStylisticAlternatesSelector = 0
/// The selector for “stylistic alt one on”.
public let kStylisticAltOneOnSelector = 2
/// The selector for “stylistic alt one off”.
public let kStylisticAltOneOffSelector = 3
/// The selector for “stylistic alt two on”.
public let kStylisticAltTwoOnSelector = 4
/// The selector for “stylistic alt two off”.
public let kStylisticAltTwoOffSelector = 5
/// The selector for “stylistic alt three on”.
public let kStylisticAltThreeOnSelector = 6
/// The selector for “stylistic alt three off”.
public let kStylisticAltThreeOffSelector = 7
/// The selector for “stylistic alt four on”.
public let kStylisticAltFourOnSelector = 8
/// The selector for “stylistic alt four off”.
public let kStylisticAltFourOffSelector = 9
/// The selector for “stylistic alt five on”.
public let kStylisticAltFiveOnSelector = 10
/// The selector for “stylistic alt five off”.
public let kStylisticAltFiveOffSelector = 11
/// The selector for “stylistic alt six on”.
public let kStylisticAltSixOnSelector = 12
/// The selector for “stylistic alt six off”.
public let kStylisticAltSixOffSelector = 13
/// The selector for “stylistic alt seven on”.
public let kStylisticAltSevenOnSelector = 14
/// The selector for “stylistic alt seven off”.
public let kStylisticAltSevenOffSelector = 15
/// The selector for “stylistic alt eight on”.
public let kStylisticAltEightOnSelector = 16
/// The selector for “stylistic alt eight off”.
public let kStylisticAltEightOffSelector = 17
/// The selector for “stylistic alt nine on”.
public let kStylisticAltNineOnSelector = 18
/// The selector for “stylistic alt nine off”.
public let kStylisticAltNineOffSelector = 19
/// The selector for “stylistic alt ten on”.
public let kStylisticAltTenOnSelector = 20
/// The selector for “stylistic alt ten off”.
public let kStylisticAltTenOffSelector = 21
/// The selector for “stylistic alt eleven on”.
public let kStylisticAltElevenOnSelector = 22
/// The selector for “stylistic alt eleven off”.
public let kStylisticAltElevenOffSelector = 23
/// The selector for “stylistic alt twelve on”.
public let kStylisticAltTwelveOnSelector = 24
/// The selector for “stylistic alt twelve off”.
public let kStylisticAltTwelveOffSelector = 25
/// The selector for “stylistic alt thirteen on”.
public let kStylisticAltThirteenOnSelector = 26
/// The selector for “stylistic alt thirteen off”.
public let kStylisticAltThirteenOffSelector = 27
/// The selector for “stylistic alt fourteen on”.
public let kStylisticAltFourteenOnSelector = 28
/// The selector for “stylistic alt fourteen off”.
public let kStylisticAltFourteenOffSelector = 29
/// The selector for “stylistic alt fifteen on”.
public let kStylisticAltFifteenOnSelector = 30
/// The selector for “stylistic alt fifteen off”.
public let kStylisticAltFifteenOffSelector = 31
/// The selector for “stylistic alt sixteen on”.
public let kStylisticAltSixteenOnSelector = 32
/// The selector for “stylistic alt sixteen off”.
public let kStylisticAltSixteenOffSelector = 33
/// The selector for “stylistic alt seventeen on”.
public let kStylisticAltSeventeenOnSelector = 34
/// The selector for “stylistic alt seventeen off”.
public let kStylisticAltSeventeenOffSelector = 35
/// The selector for “stylistic alt eighteen on”.
public let kStylisticAltEighteenOnSelector = 36
/// The selector for “stylistic alt eighteen off”.
public let kStylisticAltEighteenOffSelector = 37
/// The selector for “stylistic alt nineteen on”.
public let kStylisticAltNineteenOnSelector = 38
/// The selector for “stylistic alt nineteen off”.
public let kStylisticAltNineteenOffSelector = 39
/// The selector for “stylistic alt twenty on”.
public let kStylisticAltTwentyOnSelector = 40
/// The selector for “stylistic alt twenty off”.
public let kStylisticAltTwentyOffSelector = 41

/// The type of features for alternatives by context.
public let kContextualAlternatesType = 36
/// The selector for “contextual alternates on”.
public let kContextualAlternatesOnSelector = 0
/// The selector for “contextual alternates off”.
public let kContextualAlternatesOffSelector = 1
/// The selector for “swash alternates on”.
public let kSwashAlternatesOnSelector = 2
/// The selector for “swash alternates off”.
public let kSwashAlternatesOffSelector = 3
/// The selector for “contextual swash alternates on”.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector for “contextual swash alternates off”.
public let kContextualSwashAlternatesOffSelector = 5

/// The type of features for the form of small letters.
public let kLowerCaseType = 37
/// The selector for “default lower case”.
public let kDefaultLowerCaseSelector = 0
/// The selector for “lower case small caps”.
public let kLowerCaseSmallCapsSelector = 1
/// The selector for “lower case petite caps”.
public let kLowerCasePetiteCapsSelector = 2

/// The type of features for the form of capitals.
public let kUpperCaseType = 38
/// The selector for “default upper case”.
public let kDefaultUpperCaseSelector = 0
/// The selector for “upper case small caps”.
public let kUpperCaseSmallCapsSelector = 1
/// The selector for “upper case petite caps”.
public let kUpperCasePetiteCapsSelector = 2

extension UIFontDescriptor {
  /// A setting of a feature.
  struct FeatureSetting: Equatable {
    var type: Int
    var selector: Int
  }

  /// The settings of features, whatever their keys are: those of UIKit or of Core Text, or attributes.
  var featureSettings: [FeatureSetting] {
    (fontAttributes[.featureSettings] as? [Any] ?? []).compactMap { setting in
      let numbers = Self.names(inSetting: setting) ?? [:]
      guard let type = Self.number(numbers[FeatureKey.type.rawValue]),
        let selector = Self.number(numbers[FeatureKey.selector.rawValue]),
        let typeNumber = Int(exactly: type), let selectorNumber = Int(exactly: selector)
      else { return nil }
      return FeatureSetting(type: typeNumber, selector: selectorNumber)
    }
  }

  /// The values of a setting by the names of its keys; `nil` if it is none.
  static func names(inSetting setting: Any) -> [String: Any]? {
    switch setting {
    case let keys as [FeatureKey: Any]: Dictionary(keys.map { ($0.key.rawValue, $0.value) }) { $1 }
    case let keys as [AttributeName: Any]: Dictionary(keys.map { ($0.key.rawValue, $0.value) }) { $1 }
    case let keys as [String: Any]: keys
    default: nil
    }
  }
}
