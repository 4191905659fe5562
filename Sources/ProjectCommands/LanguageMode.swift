import ProjectReader

/// The compiler's arguments for the language version of a module.
///
/// Swift 6 modules are compiled in the Swift 5 language mode with the features of Swift 6 that change the
/// meaning of code. Checks for data races are disabled: the isolation of declarations in these frameworks
/// differs from Apple's, and code that Apple's compiler accepts must be accepted.
enum LanguageMode {
  /// The features of Swift 6 that change the meaning of code or accept more of it.
  static let featuresOfSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
    "IsolatedDefaultValues",
  ]
  /// The features that a module may enable. Others only restrict code, or depend on the module structure of
  /// Apple's frameworks.
  private static let known = Set(featuresOfSwift6).union([
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ])

  /// Experimental features that are not enabled: they restrict code, or need another runtime. Those that this compiler does not have are
  /// its error, as it is Apple's.
  private static let notEnabled: Set = [
    "Embedded", "MemberImportVisibility", "StrictConcurrency", "StrictMemorySafety", "WarnUnsafe",
  ]

  /// Returns the arguments for a module.
  static func arguments(for module: AppProject.Module) -> [String] {
    let isSwift6 = module.languageVersion == "6"
    let features = module.upcomingFeatures.intersection(known).union(isSwift6 ? featuresOfSwift6 : [])
    return ["-swift-version", isSwift6 ? "5" : module.languageVersion]
      + features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
      + module.experimentalFeatures.subtracting(notEnabled).sorted().flatMap {
        ["-enable-experimental-feature", $0]
      } + (module.packageName.map { ["-package-name", $0] } ?? [])
  }
}
