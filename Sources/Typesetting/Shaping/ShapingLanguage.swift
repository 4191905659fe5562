import CPango

/// The language in which texts are shaped.
enum ShapingLanguage {
  /// Fixed, so that the process's locale has no effect. Unsafe in name only: HarfBuzz never frees or changes
  /// languages.
  nonisolated(unsafe) static let standard = hb_language_from_string("en", -1)
}
