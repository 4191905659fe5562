import ProjectReader

/// The compiler's arguments for the version of the language that a module is written in.
///
/// Swift 6 is compiled in the mode of Swift 5 with the features of Swift 6 that change what code means. Its checks for data races
/// are left aside: Apple's frameworks and these say different things of the isolation of what is in them, and code that Apple's
/// compiler accepts is to be accepted.
enum LanguageMode {
  /// Features of Swift 6 that change the meaning of code, or accept more of it.
  static let featuresOfSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
    "IsolatedDefaultValues",
  ]
  /// Features that a module may ask for. Others restrict code only, or count on how Apple's modules are cut.
  private static let known = Set(featuresOfSwift6).union([
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ])

  /// The arguments for a module.
  static func arguments(for module: AppProject.Module) -> [String] {
    let isSwift6 = module.languageVersion == "6"
    let features = module.upcomingFeatures.intersection(known).union(isSwift6 ? featuresOfSwift6 : [])
    return ["-swift-version", isSwift6 ? "5" : module.languageVersion]
      + features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
  }
}
