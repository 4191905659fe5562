import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// The names that the adapter knows of UIKit and of the modules that stand in are those of their sources.
///
/// With `TINAMOU_WRITE_NAMES=1`, the test writes `AppleNames+Lists.swift`.
@Suite struct AppleNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private final class Names: SyntaxVisitor {
    var requirements: Set<String> = []
    var nested: Set<String> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      // Programs do not see a protocol of UIKit's modules for each other.
      guard Self.isPublic(node.modifiers), !node.attributes.trimmedDescription.contains("@_spi") else {
        return .skipChildren
      }
      for member in node.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self), case .identifier = function.name.tokenKind
        {
          requirements.insert(function.name.text.unquoted)
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          requirements.formUnion(variable.bindings.flatMap(\.pattern.boundNames))
        }
      }
      return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(node, node.name.text) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func visit(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
      let container = node.parent?.parent?.parent?.parent
      if container?.asProtocol((any DeclGroupSyntax).self) != nil, !node.is(ExtensionDeclSyntax.self),
        Self.isPublic(node.modifiers) || container?.is(ExtensionDeclSyntax.self) == true
      {
        nested.insert(name.unquoted)
      }
      return .visitChildren
    }

    static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.has("public") || modifiers.has("open")
    }
  }

  private static func found() -> Names {
    let names = Names(viewMode: .sourceAccurate)
    let folders = [
      "Sources/UIKitValues", "Sources/UIKitCore", "Sources/UIKitControls",
      "Sources/UIKitContainers", "Sources/UIKitLists",
      "Sources/UIKitServices", "Sources/UIKitDocuments", "Sources/QuartzCore", "Sources/ObjectiveCSupport",
      "StandIns",
    ]
    for folder in folders {
      let place = root.appendingPathComponent(folder)
      for case let url as URL in FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)!
      where url.pathExtension == "swift" {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
        // Most files have neither, and parsing takes most of the time.
        guard text.contains("protocol ") || text.contains("\n  public ") || text.contains("\n  open ") else {
          continue
        }
        guard
          text.contains("protocol ")
            || ["enum", "struct", "class"].contains(where: {
              text.contains("\n  public \($0) ") || text.contains("\n  open \($0) ")
                || text.contains("\n  \($0) ")
            })
        else { continue }
        names.walk(Parser.parse(source: text))
      }
    }
    return names
  }

  /// Returns the names of public types at the top level of SwiftUI's modules.
  private static func swiftUI() -> Set<String> {
    var names: Set<String> = []
    for module in AppleNames.swiftUIModules {
      let place = root.appendingPathComponent("StandIns/\(module)")
      for case let url as URL in FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)!
      where url.pathExtension == "swift" {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
        for item in Parser.parse(source: text).statements {
          guard let node = item.item.asProtocol((any NamedDeclSyntax).self),
            let modified = item.item.asProtocol((any WithModifiersSyntax).self),
            Names.isPublic(modified.modifiers), !node.is(FunctionDeclSyntax.self)
          else { continue }
          names.insert(node.name.text.unquoted)
        }
      }
    }
    return names
  }

  private static func list(_ name: String, _ comment: String, _ values: Set<String>) -> String {
    var lines: [String] = []
    for value in values.sorted() {
      if let last = lines.last, last.count + value.count < 100 {
        lines[lines.count - 1] = last + " " + value
      } else {
        lines.append(value)
      }
    }
    return "  /// \(comment)\n  static let \(name) = Set(\n    \"\"\"\n"
      + lines.map { "    \($0)\n" }.joined()
      + "    \"\"\".split(whereSeparator: \\.isWhitespace).map(String.init))\n"
  }

  @Test func listsAreThoseOfTheSources() throws {
    let names = Self.found()
    if ProcessInfo.processInfo.environment["TINAMOU_WRITE_NAMES"] == "1" {
      let text =
        "// `TINAMOU_WRITE_NAMES=1 swift test --filter AppleNamesTests` writes this file.\n\nextension AppleNames {\n"
        + Self.list(
          "requirements", "The names of requirements of the frameworks' protocols.", names.requirements)
        + "\n"
        + Self.list(
          "nested", "The names of types that are declared in types of the frameworks.", names.nested)
        + "\n"
        + Self.list("swiftUI", "The names of SwiftUI's types, and of those of its modules.", Self.swiftUI())
        + "}\n"
      try text.write(
        to: Self.root.appendingPathComponent("Adapter/Sources/SourceAdapter/AppleNames+Lists.swift"),
        atomically: true, encoding: .utf8)
    }
    let swiftUI = Self.swiftUI()
    #expect(swiftUI.subtracting(AppleNames.swiftUI).sorted().prefix(5) == [])
    #expect(swiftUI.contains("View") && swiftUI.contains("TimelineProvider"))
    // Names that are gone do no harm.
    #expect(names.requirements.subtracting(AppleNames.requirements).sorted().prefix(5) == [])
    #expect(names.nested.subtracting(AppleNames.nested).sorted().prefix(5) == [])
    #expect(names.requirements.contains("tableView") && names.nested.contains("State"))
  }
}
