import CPango

/// Which forms of ideographs and of their punctuation a user sees, by the East Asian language that the user prefers.
public enum IdeographForms: String, Hashable, Sendable {
  /// Those of the People's Republic of China. Users who prefer no East Asian language see them, too.
  case simplified = "zh-Hans"
  /// Those of Taiwan.
  case traditional = "zh-Hant"
  /// Those of Hong Kong and Macau.
  case hongKong = "zh-HK"
  /// Those of Japan.
  case japanese = "ja"
  /// Those of Korea.
  case korean = "ko"

  /// The forms for users of a language.
  ///
  /// - Parameter language: a tag such as `ja`, `zh-Hant` or `zh-TW`; nil for none.
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

  /// The language that HarfBuzz chooses forms by. Never freed or changed.
  var shapingLanguage: hb_language_t? { hb_language_from_string(rawValue, -1) }
}
