import Foundation

/// The conditions on platforms in a package's manifest, for a build on Linux that stands for one for iOS.
public enum ManifestConditions {
  /// Returns statements behind a manifest by which targets have further resources. Empty if the manifest does not name its package as all
  /// do.
  ///
  /// - Parameter resources: paths relative to the targets' folders, by the targets' names.
  public static func adding(_ resources: [String: [String]], to manifest: String) -> String {
    guard !resources.isEmpty, manifest.contains(/\blet\s+package\s*=\s*Package\s*\(/) else { return "" }
    return resources.sorted { $0.key < $1.key }.map { name, paths in
      let list = paths.map { ".process(\(ProjectStrings.literal($0)))" }.joined(separator: ", ")
      return "\nfor target in package.targets where target.name == \(ProjectStrings.literal(name)) "
        + "{ target.resources = (target.resources ?? []) + [\(list)] }\n"
    }.joined()
  }

  /// Returns a manifest that is compiled on Linux as on a Mac: `os(macOS)` holds in its conditions, and `os(Linux)` does not. Packages have other
  /// dependencies there: a client of HTTP in place of `URLSession`. Lines stay where they are.
  public static func asOnMac(_ manifest: String) -> String {
    manifest.replacing(/(?m)^[ \t]*#(?:if|elseif)\b.*$/) { line in
      // First what holds no longer, since the other becomes its name.
      String(line.output).replacing(/\bos\(\s*Linux\s*\)/, with: "os(Windows)")
        .replacing(/\bos\(\s*(?:macOS|OSX)\s*\)/, with: "os(Linux)")
    }
  }

  /// Returns a manifest whose conditions hold on Linux where they hold on iOS, and only there: those of `.when(platforms:)` with a list, and
  /// lists of the type `[Platform]`. Lines stay where they are.
  public static func forPhones(_ manifest: String) -> String {
    var result = manifest
    for pattern in [#"\bplatforms\s*:\s*\[([^\]]*)\]"#, #"\[\s*Platform\s*\]\s*=\s*\[([^\]]*)\]"#] {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      let whole = NSRange(result.startIndex..., in: result)
      for match in expression.matches(in: result, range: whole).reversed() {
        guard let list = Range(match.range(at: 1), in: result) else { continue }
        let names = result[list].split(separator: ",", omittingEmptySubsequences: false)
        let plain = names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        // The package's own platforms have versions.
        guard plain.allSatisfy({ $0.isEmpty || $0.wholeMatch(of: /(Platform)?\.[A-Za-z]+/) != nil }) else {
          continue
        }
        let isForPhones = plain.contains { $0.hasSuffix(".iOS") }
        let isForLinux = plain.contains { $0.hasSuffix(".linux") }
        guard isForPhones != isForLinux else { continue }
        if isForPhones {
          result.replaceSubrange(list.lowerBound..<list.lowerBound, with: ".linux, ")
        } else {
          result.replaceSubrange(
            list, with: result[list].replacingOccurrences(of: ".linux", with: ".windows"))
        }
      }
    }
    return result
  }
}
