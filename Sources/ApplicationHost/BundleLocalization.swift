import ClassMetadata
import ForkSafeLocks
import Foundation
import InterfaceBuilder
import ObjectiveCSupport

/// The texts of bundles in the device's language. Foundation on Linux uses English ones regardless of
/// preferences, and does not read string catalogs.
///
/// As on iOS a bundle has one localization: the first of the preferred languages that it contains, or else
/// its development region's, or else any. A key without a text in that localization is returned itself.
enum BundleLocalization {
  /// Replaces the methods of all bundles of this process.
  static func install() {
    SubclassableBundle.setTexts { text(of: $0, $1, value: $2, table: $3) }
    let prefix = "$s10Foundation6BundleC"
    for (index, symbol) in [
      "15localizedString6forKey5value5tableS2S_SSSgAHtF", "22preferredLocalizationsSaySSGvg",
    ].enumerated() {
      guard let slot = VirtualMethods.slot(of: prefix + symbol, in: Bundle.self),
        let method = VirtualMethods.method(at: VirtualMethods.firstSlot + index, of: BundleMethods.self)
      else { continue }
      VirtualMethods.replace(at: slot, of: Bundle.self, with: method)
    }
  }

  private struct Contents {
    var localizations: [String] = []
    var tables: [String: StringsTable] = [:]
  }
  private static let cache = Mutex<[String: Contents]>([:])

  /// Returns the localizations of a bundle that are used, the preferred one first.
  static func localizations(of path: String) -> [String] {
    contents(of: path).localizations
  }

  private static func contents(of path: String) -> Contents {
    if let known = cache.withLock({ $0[path] }) { return known }
    let contents = Contents(localizations: chosen(at: path))
    cache.withLock { $0[path] = contents }
    return contents
  }

  private static func chosen(at path: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    var available = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    available.removeAll { $0 == "Base" || $0 == "mul" }
    for catalogue in names where catalogue.hasSuffix(".xcstrings") {
      available += StringsTable.languages(ofCatalogue: "\(path)/\(catalogue)")
    }
    var seen: Set<String> = []
    available = available.filter { seen.insert($0).inserted }
    let info = FileManager.default.contents(atPath: path + "/Info.plist").flatMap {
      (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any]
    }
    let development = info?["CFBundleDevelopmentRegion"] as? String
    for language in ProcessLocale.preferredLanguages {
      var tags = Localization.fallbacks(language)
      // Chinese by its script, which a region implies.
      let script = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
      if let code = script.languageCode?.identifier, let name = script.script?.identifier {
        tags += ["\(code)-\(name)", "\(code)_\(name)"]
      }
      if let found = tags.first(where: available.contains) {
        let rest = development.map { $0 != found && available.contains($0) ? [$0] : [] } ?? []
        return [found] + rest
      }
    }
    if let development, available.contains(development) || available.isEmpty { return [development] }
    return available.first.map { [$0] } ?? ["en"]
  }

  /// Returns a bundle's own text of a key: the value, or the key itself, if it has none.
  static func text(of bundle: Bundle, _ key: String, value: String?, table: String?) -> String {
    text(key, table: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable", in: bundle.bundlePath)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns the text of a key in a bundle's table; `nil` if there is none.
  static func text(_ key: String, table: String, in path: String) -> String? {
    let contents = contents(of: path)
    if let known = contents.tables[table] { return known[key] }
    let loaded = load(table, in: path, localization: contents.localizations.first ?? "en")
    cache.withLock { $0[path]?.tables[table] = loaded }
    return loaded[key]
  }

  private static func load(_ name: String, in path: String, localization: String) -> StringsTable {
    var result = StringsTable()
    guard !name.contains("/") else { return result }
    func tables(in folder: String) -> [String] {
      ["strings", "stringsdict"].map { "\(folder)/\(name).\($0)" }
    }
    var files = tables(in: path) + tables(in: "\(path)/Base.lproj")
    files += ["\(path)/\(name).xcstrings", "\(path)/mul.lproj/\(name).xcstrings"]
    files += tables(in: "\(path)/\(localization).lproj")
    for file in files where FileManager.default.fileExists(atPath: file) {
      do {
        result.add(try StringsTable(contentsOfFile: file, language: localization))
      } catch {
        FileHandle.standardError.write(Data("warning: \(error.description)\n".utf8))
      }
    }
    return result
  }
}

/// The replacements of two methods of `Bundle`, which cannot be subclassed on Linux. They are the first
/// methods of a class without a superclass, in the order of ``BundleLocalization/install()``, and are called
/// on bundles.
///
/// Open, so that the compiler keeps them in the vtable.
open class BundleMethods {
  /// Replaces `localizedString(forKey:value:table:)`. An application's subclass of `Bundle` comes first.
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    SubclassableBundle.standing(for: bundle)?.localizedString(forKey: key, value: value, table: tableName)
      ?? BundleLocalization.text(of: bundle, key, value: value, table: tableName)
  }
  /// Replaces the getter of `preferredLocalizations`.
  open func preferredLocalizations() -> [String] { BundleLocalization.localizations(of: bundle.bundlePath) }

  private final var bundle: Bundle { unsafeBitCast(self, to: Bundle.self) }
}
