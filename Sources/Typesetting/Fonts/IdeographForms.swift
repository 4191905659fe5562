import CPango

/// The regional forms of ideographs and their punctuation, which depend on the user's preferred East Asian
/// language.
public enum IdeographForms: String, Hashable, Sendable {
  /// The forms of the People's Republic of China, which are also the default without an East Asian language.
  case simplified = "zh-Hans"
  /// The forms of Taiwan.
  case traditional = "zh-Hant"
  /// The forms of Hong Kong and Macau.
  case hongKong = "zh-HK"
  /// The forms of Japan.
  case japanese = "ja"
  /// The forms of Korea.
  case korean = "ko"

  /// Creates the forms for a language.
  ///
  /// - Parameter language: A tag such as `ja`, `zh-Hant` or `zh-TW`; `nil` for none.
  public init(language: String?) {
    let parts = (language ?? "").split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
    case "zh" where parts.contains("hant") || parts.contains("tw"): self = .traditional
    default: self = .simplified
    }
  }

  /// The language by which HarfBuzz chooses forms. Never freed or changed.
  var shapingLanguage: hb_language_t? { hb_language_from_string(rawValue, -1) }
}
