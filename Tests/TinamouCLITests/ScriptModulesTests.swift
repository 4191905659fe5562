import Foundation
import TestSupport
import Testing

@testable import TinamouCLI

/// Modules that are joined do what they do where browsers and Node import them.
@Suite struct ScriptModulesTests {
  private func joined(_ sources: [String: String]) throws -> String {
    try ScriptModules.joined(sources, from: "a.mjs")
  }

  private func error(_ sources: [String: String]) -> ScriptModuleError? {
    do { _ = try joined(sources) } catch { return error as? ScriptModuleError }
    return nil
  }

  /// The modules of a script in their order.
  private func order(_ script: String) -> [String] {
    script.matches(of: #/\n\$modules\["([^"]+)"\] = /#).map { String($0.1) }
  }

  @Test func modulesComeAfterThoseThatTheyImport() throws {
    let script = try joined([
      "a.mjs": "import { b } from \"./b.mjs\";\nimport { c } from \"./c.mjs\";\nb(c);\n",
      "b.mjs": "import { d } from \"./d.mjs\";\nexport const b = (x) => x + d;\n",
      "c.mjs": "// A comment.\n\nimport { d } from \"./d.mjs\";\nexport function c() { return d; }\n",
      "d.mjs": "export const d = 1;\n", "e.mjs": "nobody imports it",
    ])
    #expect(order(script) == ["d.mjs", "b.mjs", "c.mjs", "a.mjs"])
    #expect(!script.contains("nobody imports it"))
    // The same whatever the order of the sources: a page has one hash.
    let reversed = try joined([
      "d.mjs": "export const d = 1;\n",
      "c.mjs": "// A comment.\n\nimport { d } from \"./d.mjs\";\nexport function c() { return d; }\n",
      "b.mjs": "import { d } from \"./d.mjs\";\nexport const b = (x) => x + d;\n",
      "a.mjs": "import { b } from \"./b.mjs\";\nimport { c } from \"./c.mjs\";\nb(c);\n",
    ])
    #expect(script == reversed)
  }

  @Test func circlesAreErrors() {
    #expect(error(["a.mjs": "import { x } from \"./a.mjs\";"]) == .circle(["a.mjs", "a.mjs"]))
    let error = error([
      "a.mjs": "import { b } from \"./b.mjs\";",
      "b.mjs": "import { c } from \"./c.mjs\";\nexport const b = 1;",
      "c.mjs": "import { d } from \"./d.mjs\";\nexport const c = 1;",
      "d.mjs": "import { b } from \"./b.mjs\";\nexport const d = 1;",
    ])
    #expect(error == .circle(["b.mjs", "c.mjs", "d.mjs", "b.mjs"]))
    #expect(error?.description == "modules import each other: b.mjs, c.mjs, d.mjs, b.mjs")
  }

  @Test func namesThatAreNotThereAreErrors() {
    #expect(error([:]) == .missing("a.mjs", importedBy: nil))
    #expect(error(["a.mjs": "import { b } from \"./b.mjs\";"]) == .missing("b.mjs", importedBy: "a.mjs"))
    #expect(
      error(["a.mjs": "import { b, c } from \"./b.mjs\";", "b.mjs": "export const b = 1;\nconst c = 2;"])
        == .notExported("c", of: "b.mjs", importedBy: "a.mjs"))
    #expect(
      error([
        "a.mjs": "import { x } from \"./b.mjs\";\nimport { x } from \"./c.mjs\";",
        "b.mjs": "export const x = 1;",
        "c.mjs": "export const x = 2;",
      ]) == .repeatedName("x", in: "a.mjs"))
    #expect(
      error(["a.mjs": "export const x = 1;\nexport function x() {}"]) == .repeatedName("x", in: "a.mjs"))
  }

  /// Statements that would be left in the script, or be something else in it, are refused where they are.
  @Test(arguments: [
    "import b from \"./b.mjs\";", "import * as b from \"./b.mjs\";", "import { b as c } from \"./b.mjs\";",
    "import \"./b.mjs\";", "import {b} from \"./b.mjs\";", "import { b } from './b.mjs';",
    "import { b } from \"../b.mjs\";", "import { b } from \"./b.mjs\"", "import {\n  b } from \"./b.mjs\";",
    "  import { b } from \"./b.mjs\";", "const x = 1;\nimport { b } from \"./b.mjs\";",
    "import(\"./b.mjs\");",
    "import { } from \"./b.mjs\";", "import { b, } from \"./b.mjs\";",
    "export default 1;", "export { b };", "export * from \"./b.mjs\";", "export let b = 1;",
    "export var b = 1;",
    "export const { b } = {};", "export const [b] = [];", "  export const b = 1;", "export constb = 1;",
    "export function* b() {}", "export class {}", "if (true) {\n\texport const b = 1;\n}",
  ])
  func otherFormsAreErrors(_ source: String) {
    let line =
      source.split(separator: "\n").firstIndex { $0.contains("import") || $0.contains("export") }! + 1
    let error = error(["a.mjs": source, "b.mjs": "export const b = 1;"])
    #expect(error == .statement("a.mjs", line: line))
    #expect(error?.description.hasPrefix("a.mjs:\(line): ") == true)
  }

  /// A script cannot end its element, or reach another module but by its imports.
  @Test(arguments: ["</script", "<!--", "$modules"])
  func textsThatAreNotOfAScriptAreErrors(_ text: String) {
    #expect(error(["a.mjs": "const x = '\(text)';"]) == .text(text, in: "a.mjs"))
    #expect(error(["a.mjs": "// \(text.uppercased())>"]) == .text(text, in: "a.mjs"))
  }

  @Test func wordsThatBeginLikeImportsAreStatements() throws {
    let source = "const imported = 1;\nimportant();\nexported.value = 2;\nexport const exports = 3;\n"
    let script = try joined(["a.mjs": source])
    #expect(script.contains("\nimportant();\nexported.value = 2;\nconst exports = 3;\n"))
    #expect(script.contains("return Object.freeze({ exports });"))
  }

  // MARK: In Node

  /// Random modules that print when they are evaluated. All have the same private names, and some the same exports.
  private func modules(seed: UInt64) -> [String: String] {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    var result: [String: String] = [:]
    for index in 0..<count {
      let name = index == 0 ? "a" : "m\(index)"
      var lines: [String] = ["// \(name)"]
      var words = ["own"]
      for other in (index + 1)..<max(count, index + 1) where Bool.random(using: &random) {
        lines.append("import { add\(other), Kind\(other) } from \"./m\(other).mjs\";")
        words.append("add\(other)(\(index)) + new Kind\(other)().name")
      }
      lines.append("const own = \"\(name)\" + hoisted();")
      lines.append("function hoisted() { return typeof shared === \"undefined\" ? \"?\" : \"!\"; }")
      lines.append("export const add\(index) = (value) => { calls.push(value); return `${own}${calls}`; };")
      lines.append("const calls = [];")
      lines.append("export class Kind\(index) { get name() { return own + typeof this; } }")
      // Each module has a name of its own that the others must not see.
      if Bool.random(using: &random) { lines.append("const shared\(index) = own;") }
      lines.append("export async function later() { return own; }")
      lines.append(
        "console.log(typeof this, typeof shared0, typeof calls, \(words.joined(separator: ", ")));")
      result["\(name).mjs"] = lines.shuffledImports(using: &random).joined(separator: "\n") + "\n"
    }
    return result
  }

  @Test(.enabled("needs node") { CheckScript.hasNode })
  func joinedModulesDoWhatModulesDo() throws {
    let folder = try TemporaryDirectory()
    func write(_ text: String, _ path: String) throws {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let seeds = Array(1...24)
    for seed in seeds {
      let sources = modules(seed: UInt64(seed))
      for (name, source) in sources { try write(source, "modules/\(seed)/\(name)") }
      try write(joined(sources), "joined/\(seed)/a.mjs")
    }
    func output(of kind: String) throws -> String {
      let imports = seeds.map { "console.log(\"seed \($0)\"); await import(\"./\(kind)/\($0)/a.mjs\");\n" }
      try write(imports.joined(), "\(kind).mjs")
      let node = try #require(CheckScript.path(of: "node"))
      let path = folder.url.appendingPathComponent("\(kind).mjs").path
      let result = try CheckScript.run(node, [path], in: folder.url)
      #expect(result.status == 0, "\(result.output)")
      return result.output
    }
    let modules = try output(of: "modules").split(separator: "\n")
    #expect(modules.count > 2 * seeds.count)
    #expect(try output(of: "joined").split(separator: "\n") == modules)
  }

  // MARK: The pages

  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/TinamouCLI/Resources").standardizedFileURL

  @Test func eachModuleIsInAPage() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.resources.path)
    let modules = files.filter { $0.hasSuffix(".mjs") }.sorted()
    #expect(!files.contains { $0.hasSuffix(".js") })
    #expect(PageModules.sources.keys.sorted() == modules)
    #expect(Set(order(PageModules.page) + order(PageModules.report)) == Set(modules))
    #expect(order(PageModules.page).last == "page.mjs" && order(PageModules.report).last == "snapshots.mjs")
    #expect(PageTemplate.html(title: "").contains("<script type=\"module\">\n\(PageModules.page)</script>"))
    #expect(PageTemplate.served(title: "").contains("<script type=\"module\">\n\(PageModules.page)</script>"))
  }

  /// State is in a store, which only its functions change, and nothing is global.
  @Test func modulesHaveNoVariables() throws {
    for (name, source) in PageModules.sources.sorted(by: { $0.key < $1.key }) {
      #expect(source.firstMatch(of: #/(?m)^(let|var) /#) == nil, "\(name)")
      #expect(source.firstMatch(of: #/\b(globalThis|window|self)\b\s*[.\[]/#) == nil, "\(name)")
      #expect(source.firstMatch(of: #/\bstate(\.\w+|\[\w+\])+ (=|\+=|\?\?=) /#) == nil, "\(name)")
      #expect(source.firstMatch(of: #/Object\.assign\(state\b/#) == nil, "\(name)")
    }
  }

  /// The policies permit the script of the page, as it is between its tags, and no other inline script or address of data.
  @Test func policiesPermitThePagesScriptOnly() throws {
    let source = SHA256.source(of: "\n" + PageModules.page)
    let folder = PageTemplate.html(title: "")
    #expect(folder.contains("script-src 'self' file: \(source);"))
    #expect(PageTemplate.servedPolicy.contains("script-src \(source);"))
    #expect(PageTemplate.served(title: "").contains("content=\"\(PageTemplate.servedPolicy)\""))
    for policy in [folder.prefix(2000).description, PageTemplate.servedPolicy] {
      #expect(!policy.contains("unsafe") && !policy.contains("blob:") && !policy.contains("strict-dynamic"))
    }
  }
}

extension [String] {
  /// Lines of a module with its imports in another order.
  fileprivate func shuffledImports(using random: inout SplitMix) -> [String] {
    let imports = filter { $0.hasPrefix("import ") }.shuffled(using: &random)
    let others = filter { !$0.hasPrefix("import ") }
    return others.prefix(1) + imports + others.dropFirst()
  }
}
