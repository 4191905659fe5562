import SwiftSyntax

/// Imports that a file needs in addition to those that it needs on Apple's platforms.
extension FileAdapter {
  func addImports() {
    let names = furtherImports()
    guard !names.isEmpty else { return }
    let word = file.importWord
    if let place = foundationImport ?? uiKitImport ?? anyImport {
      let isFirst = isAnyImportGone && foundationImport == nil && uiKitImport == nil
      edits.insert(
        (isFirst ? " " : "; ") + names.map { "\(word) \($0)" }.joined(separator: "; "), at: place)
    } else if let first = file.tree.statements.first(where: { !$0.item.is(IfConfigDeclSyntax.self) }) {
      // A directive needs its own line.
      let place = first.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.insert(names.map { "\(word) \($0); " }.joined(), at: place)
    } else if let firstConditional {
      edits.insert(names.map { "\(word) \($0); " }.joined(), at: firstConditional)
    }
  }

  /// The declarations of `ObjectiveCSupport` that generated code uses, with their kinds, for imports of
  /// single declarations: a file without imports sees no other names.
  static let support: [String: String] = [
    "RuntimeClasses": "enum", "RuntimeArguments": "struct", "RuntimeVersion": "enum", "Selector": "struct",
    "SelectorResponder": "protocol", "KeyValueObserving": "enum", "KeyValueObserver": "protocol",
    "leftOutStop": "func", "SubclassableLock": "class", "SubclassableRecursiveLock": "class",
    "SubclassableCondition": "class", "SubclassableThread": "class", "SubclassableProgress": "class",
    "SubclassableBundle": "class",
    "ExistentialWeak": "struct", "ExistentialUnowned": "struct",
  ]

  /// Returns the directive that names the user's file to the compiler, if the path is valid in it: the
  /// compiler does not process escapes between the quotes.
  static func sourceLocation(_ path: String) -> String? {
    guard canBeNamed(path) else { return nil }
    return "#sourceLocation(file: \"\(path)\", line: 1)"
  }

  /// Returns `true` if a path needs no escaping in a string literal.
  static func canBeNamed(_ path: String) -> Bool {
    !path.isEmpty
      && path.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && $0.value >= 32 && $0.value != 127 }
  }

  /// Modules that do not re-export any of Apple's frameworks.
  private static let plainModules: Set<String> = [
    "Swift", "Synchronization", "Observation", "RegexBuilder", "_Concurrency", "_StringProcessing",
    "Distributed", "Cxx", "Testing", "Glibc", "Dispatch", "Builtin",
  ]

  /// Returns `true` if the prefix of a name is that of UIKit or of a module below it.
  private static func isOfUIKit(_ name: String) -> Bool {
    prefixes.contains { isPrefix($0, of: name) } && !geometry.contains(name)
  }
  /// Names with such a prefix that Foundation declares on this system.
  private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]
  private static let prefixes = ["UI", "CA", "CG", "CF", "kCG", "kCA", "kCF"]

  /// Prefixes of classes and other names that Foundation declares on Apple's platforms, and UIKit here.
  private static let prefixesDeclaredByUIKit = [
    "NSUserActivity", "NSItemProvider", "NSCollectionLayout", "NSLayout", "NSText", "NSMutableParagraph",
    "NSParagraph", "NSShadow", "NSStringDrawing", "NSLineBreak", "NSWritingDirection", "NSUnderline",
    "NSDirectional", "NSRectAlignment", "NSDiffable", "NSDataAsset", "NSAttributedStringKey",
  ]

  /// Returns whether a name begins with a prefix that is followed by a capital letter: `UI` of `UIView`, not
  /// of `UIntegers`.
  private static func isPrefix(_ prefix: String, of name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first?.isUppercase == true
  }

  /// Types of Combine's that no other library is known to have.
  private static let ownOfCombine: Set<String> = [
    "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Publishers",
  ]
  /// Libraries that have Combine's names.
  private static let replacementsOfCombine: Set<String> = [
    "OpenCombine", "OpenCombineShim", "CombineX", "CXShim",
  ]

  /// Returns whether Combine, which only other files import, is imported here too. Libraries have some of its names, such as `Cancellable`,
  /// which two imports would make ambiguous.
  private func seesCombine(_ names: Set<String>) -> Bool {
    guard imported.isDisjoint(with: Self.replacementsOfCombine) else { return false }
    return imported.isDisjoint(with: options.ownModules) || !names.isDisjoint(with: Self.ownOfCombine)
  }

  /// Returns the imports to add to those of the file.
  func furtherImports() -> [String] {
    let names = survey.identifiers.subtracting(index.declared)
    let frameworks = imported.subtracting(Self.plainModules).subtracting(options.ownModules)
    let gone = missing.subtracting(Self.silent)
    var added: [String] = []
    let seesFoundation = !frameworks.isEmpty
    if imported.contains("UIKit") {
      // UIKit re-exports Foundation and the modules below it.
    } else if !gone.isEmpty || options.hasBridgingHeader || needsUIKit || frameworks.contains("XCTest") {
      // The missing framework would re-export them.
      added += ["UIKit", "Foundation"]
    } else if seesFoundation || !missing.isEmpty {
      if !missing.isEmpty { added.append("Foundation") }
      let usesUIKit = names.contains { name in
        Self.isOfUIKit(name) || Self.prefixesDeclaredByUIKit.contains { name.hasPrefix($0) }
      }
      added.append(usesUIKit ? "UIKit" : "ObjectiveCSupport")
    } else if names.contains(where: {
      Self.isOfUIKit($0) || Self.isPrefix("NS", of: $0) || Self.geometry.contains($0)
    }) {
      // They are imported elsewhere, for example by a bridging header or another file's exported import.
      added += ["UIKit", "Foundation"]
    } else {
      let dispatch = options.impliedModules.filter { $0 == "DispatchNames" && imported.contains("Dispatch") }
      return dispatch + needed.sorted().map { "\(Self.support[$0] ?? "") ObjectiveCSupport.\($0)" }
    }
    if names.contains(where: { $0.contains("URL") || $0.contains("HTTPCookie") }) {
      added.append("FoundationNetworking")
    }
    if names.contains(where: { $0.contains("XMLParser") }) { added.append("FoundationXML") }
    added += options.impliedModules.filter { $0 != "Combine" || seesCombine(names) }
    var seen = imported
    return added.filter { name in
      let isThere = ["UIKit", "ObjectiveCSupport"].contains(name) || options.modules.contains(name)
      return isThere && seen.insert(name).inserted
    }
  }
}
