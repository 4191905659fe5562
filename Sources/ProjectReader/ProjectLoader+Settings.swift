import Foundation

/// Answers that build settings give.
extension ProjectLoader {
  /// Returns whether sources are older than Swift 4.2. Projects without a version are considered current.
  static func usesOldNames(_ settings: BuildSettings) -> Bool {
    guard let version = settings["SWIFT_VERSION"].flatMap(Double.init) else { return false }
    return version < 4.2
  }

  static func isForPhones(_ settings: BuildSettings) -> Bool {
    let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (settings["SDKROOT"] ?? "")
    return !["macosx", "watch", "appletv", "xros"].contains { platforms.contains($0) }
      || platforms.contains("iphone")
  }

  /// Returns the upcoming features that settings enable: `SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE`, those
  /// of approachable concurrency, and flags.
  static func upcomingFeatures(_ settings: BuildSettings) -> Set<String> {
    var result: Set<String> = []
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in settings.values.keys.sorted() where key.hasPrefix(prefix) && settings[key] == "YES" {
      result.insert(key.dropFirst(prefix.count).split(separator: "_").map { $0.capitalized }.joined())
    }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      result.formUnion([
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ])
    }
    // Xcode's default where the system has regular expressions of Swift's.
    let system = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init) ?? 0
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"].map({ $0 == "YES" }) ?? (system >= 16) {
      result.insert("BareSlashRegexLiterals")
    }
    let words = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    for (flag, value) in zip(words, words.dropFirst()) where flag == "-enable-upcoming-feature" {
      result.insert(value)
    }
    return result.filter(ProjectStrings.isIdentifier)
  }

  /// Returns the compilation conditions of settings: identifiers only, since they become arguments of the
  /// compiler.
  static func conditions(of settings: BuildSettings, target: String) -> Set<String> {
    func words(_ key: String) -> [String] {
      // Words may be in quotation marks, as CocoaPods writes them.
      (settings[key] ?? "").split(whereSeparator: \.isWhitespace)
        .map { $0.trimmingCharacters(in: ["\"", "'"]) }.filter { !$0.isEmpty }
    }
    var named = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var isNext = false
    for word in words("OTHER_SWIFT_FLAGS") {
      if isNext {
        named.append(word)
        isNext = false
      } else if word == "-D" {
        isNext = true
      } else if word.hasPrefix("-D") {
        named.append(String(word.dropFirst(2)))
      }
    }
    for wrong in named where !ProjectStrings.isIdentifier(wrong) {
      ReadingReport.note(
        "\(target): the condition of compilation \"\(wrong.prefix(80))\" is not a name and is left out")
    }
    return Set(named.filter(ProjectStrings.isIdentifier)).union(["DEBUG"])
  }

  /// Returns what the property list of a target is replaced by before it is read; `nil` if it is not preprocessed.
  static func preprocessor(
    _ settings: BuildSettings, project: XcodeProject, notes: inout [String]
  ) -> ((String) -> String)? {
    guard settings["INFOPLIST_PREPROCESS"] == "YES" else { return nil }
    func words(_ key: String) -> [String] {
      (settings[key] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var definitions = words("INFOPLIST_PREPROCESSOR_DEFINITIONS")
    var flags = words("INFOPLIST_OTHER_PREPROCESSOR_FLAGS")[...]
    while let flag = flags.popFirst() {
      if flag == "-D" {
        if let next = flags.popFirst() { definitions.append(next) }
      } else if flag.hasPrefix("-D") {
        definitions.append(String(flag.dropFirst(2)))
      }
    }
    var preprocessor = TextPreprocessor(definitions: definitions)
    if let header = settings["INFOPLIST_PREFIX_HEADER"], !header.isEmpty {
      let path = ProjectFiles.spelled(header.hasPrefix("/") ? header : project.directory + "/" + header)
      if let text = ProjectFiles.text(path) {
        _ = preprocessor.apply(to: text)
      } else {
        notes.append("\(path): the header of the property list cannot be read")
      }
    }
    return { text in
      var copy = preprocessor
      return copy.apply(to: text)
    }
  }
}
