/// Joins the modules of a page to one script, the text of a `<script type="module">` in the document.
///
/// Browsers import no modules from other files into a page that is a file: an address of the form `file:` has no origin that could
/// permit it. Import maps with addresses of the forms `data:` or `blob:` work there, but need a policy that permits such addresses
/// as scripts, and then permits every script that somebody else can write as an address. One inline script needs its hash in the
/// policy, and nothing else. Pages that are served have the same script, so that both behave alike.
enum ScriptModules {
  /// Returns the script: a statement for each module, those that a module imports before it, in the order in which browsers
  /// evaluate them.
  ///
  /// - Parameters:
  ///   - sources: The texts of modules by the names of their files. Those that are not imported are left out.
  ///   - entry: The module to begin with.
  static func joined(_ sources: [String: String], from entry: String) throws(ScriptModuleError) -> String {
    var order = Order(sources: sources)
    _ = try order.add(entry, importedBy: nil)
    return "const \(ScriptModule.registry) = {};\n" + order.modules.map(\.joined).joined()
  }

  /// The modules in their order.
  private struct Order {
    let sources: [String: String]
    var modules: [ScriptModule] = []
    /// The modules whose imports are being added.
    var open: [String] = []

    init(sources: [String: String]) { self.sources = sources }

    /// Adds a module after those that it imports, unless it is there.
    mutating func add(_ name: String, importedBy other: String?) throws(ScriptModuleError) -> ScriptModule {
      if let known = modules.first(where: { $0.name == name }) { return known }
      if let start = open.firstIndex(of: name) { throw .circle(open[start...] + [name]) }
      guard let source = sources[name] else { throw .missing(name, importedBy: other) }
      let module = try ScriptModule(name: name, source: source)
      open.append(name)
      for one in module.imports {
        let imported = try add(one.module, importedBy: name)
        if let missing = one.names.first(where: { !imported.exports.contains($0) }) {
          throw .notExported(missing, of: one.module, importedBy: name)
        }
      }
      open.removeLast()
      modules.append(module)
      return module
    }
  }
}
