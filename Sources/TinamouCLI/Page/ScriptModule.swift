/// A module of ECMAScript as a part of a page's script: its imports, its exports, and its statements.
///
/// Of the syntax of modules this reads what the pages need, and nothing in another way than browsers do. Anything else is an error:
/// other forms of imports and exports, imports that are not the first statements, and exports of variables, which would be copied
/// when modules are joined, while modules share them.
struct ScriptModule {
  /// Names that a module imports from another one.
  struct Import: Equatable {
    var names: [String]
    var module: String
  }

  let name: String
  let imports: [Import]
  /// The names of constants, functions and classes, in their order.
  let exports: [String]
  /// The statements without imports, and without the word that exports a declaration. Each has the line that it has in the module.
  let statements: String

  /// The object that has the exports of each module in a joined script.
  static let registry = "$modules"

  /// Reads a module.
  ///
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - source: Its text.
  init(name: String, source: String) throws(ScriptModuleError) {
    self.name = name
    var imports: [Import] = []
    var exports: [String] = []
    var statements: [Substring] = []
    var isBeginning = true
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      switch Self.firstWord(of: words) {
      case "import" where isBeginning && words.startIndex == line.startIndex:
        guard let found = Self.imported(by: line) else { throw .statement(name, line: index + 1) }
        imports.append(found)
        statements.append("")
      case "export" where words.startIndex == line.startIndex:
        guard let found = Self.exported(by: line) else { throw .statement(name, line: index + 1) }
        exports.append(found)
        statements.append(line.dropFirst("export ".count))
        isBeginning = false
      case "import", "export":
        throw .statement(name, line: index + 1)
      default:
        if !words.isEmpty && !words.hasPrefix("//") { isBeginning = false }
        statements.append(line)
      }
    }
    let names = imports.flatMap(\.names) + exports
    if let repeated = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
      throw .repeatedName(repeated, in: name)
    }
    // The first would not be the registry any more, the others would end the element that has the script, or begin a comment.
    let lowercased = source.lowercased()
    for text in [Self.registry, "</script", "<!--"] where lowercased.contains(text) {
      throw .text(text, in: name)
    }
    self.imports = imports
    self.exports = exports
    self.statements = statements.joined(separator: "\n")
  }

  /// The module as a statement of a script that adds it to the registry. Its names are those of a function, so that another module's
  /// are never in their way.
  var joined: String {
    let imported = imports.map { one in
      "const { \(one.names.joined(separator: ", ")) } = \(Self.registry)[\"\(one.module)\"];\n"
    }
    return """
      \(Self.registry)["\(name)"] = (() => {
      \(imported.joined())\(statements)
      return Object.freeze({ \(exports.joined(separator: ", ")) });
      })();

      """
  }

  private static func firstWord(of line: Substring) -> Substring {
    line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  private static func imported(by line: Substring) -> Import? {
    guard let match = line.wholeMatch(of: /import \{ ([\w$, ]+) \} from "\.\/([\w.-]+)";/) else { return nil }
    let names = match.1.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ $0.wholeMatch(of: /[A-Za-z_$][\w$]*/) != nil }) else { return nil }
    return Import(names: names, module: String(match.2))
  }

  private static func exported(by line: Substring) -> String? {
    line.prefixMatch(of: /export (?:const|class|function|async function) ([A-Za-z_$][\w$]*)(?![\w$])/)
      .map { String($0.1) }
  }
}

/// Why modules cannot be joined.
enum ScriptModuleError: Error, Equatable, CustomStringConvertible {
  /// An import or an export in another form than those that are read, or in another place.
  case statement(_ module: String, line: Int)
  case repeatedName(_ name: String, in: String)
  case text(_ text: String, in: String)
  case missing(_ module: String, importedBy: String?)
  case notExported(_ name: String, of: String, importedBy: String)
  /// Modules that import each other, from one to itself.
  case circle([String])

  var description: String {
    switch self {
    case .statement(let module, let line):
      "\(module):\(line): an import or export of a form that is not joined"
    case .repeatedName(let name, let module): "\(module): \"\(name)\" is imported or exported twice"
    case .text(let text, let module): "\(module): \"\(text)\" cannot be in a script of a page"
    case .missing(let module, let other):
      "\(other.map { "\($0): " } ?? "")there is no module \"\(module)\""
    case .notExported(let name, let module, let other): "\(other): \(module) does not export \"\(name)\""
    case .circle(let modules): "modules import each other: \(modules.joined(separator: ", "))"
    }
  }
}
