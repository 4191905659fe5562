import Foundation
import ProjectReader
import TinamouCLI

/// The C of a project: compiled by clang, in the sandbox, and shown to Swift by module maps in the cache.
extension ProjectBuild {
  /// The result of clang for a module.
  struct ClangProduct {
    var objects: [String] = []
    /// Arguments of the Swift compiler, for modules that import this one.
    var importing: [String] = []
    /// Arguments of the Swift compiler, for the module's own Swift.
    var own: [String] = []
    var hasCPlusPlus = false
  }

  /// Names of sources that the module's Swift has, with those that are made for it.
  func withGenerated(_ module: AppProject.Module) throws -> AppProject.Module {
    var module = module
    for name in module.generatedSources.keys.sorted() where ProjectStrings.isFileName(name) {
      let path = "\(folder)/generated/\(module.name)/\(name)"
      try Cache.write(module.generatedSources[name] ?? "", to: path)
      generated.insert(path)
      module.sources.append(path)
    }
    return module
  }

  /// Compiles the C of a module.
  func compileClang(_ module: AppProject.Module) throws -> ClangProduct {
    guard let clang = module.clang else { return ClangProduct() }
    var product = ClangProduct()
    let place = try Cache.folder("projects/\((folder as NSString).lastPathComponent)/clang/\(module.name)")
    let folders = clang.headerFolders.flatMap { ["-I", $0] }
    let macros = (clang.macros + ["DEBUG=1"]).filter(Self.isMacro).map { "-D" + $0 }
    if !clang.bridged.isEmpty {
      guard clang.bridged.allSatisfy({ !$0.contains("\"") && !$0.contains("\n") }) else {
        throw BuildError("\(module.name): a header has a quotation mark in its path")
      }
      let header = "\(place)/Bridged.h"
      try Cache.write(clang.bridged.map { "#include \"\($0)\"\n" }.joined(), to: header)
      product.own = ["-import-objc-header", header] + (folders + macros).flatMap { ["-Xcc", $0] }
    }
    if module.sources.isEmpty, let headers = clang.publicHeaders {
      let map = try moduleMap(of: module, headers: headers, in: place)
      product.importing = ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I", "-Xcc", headers]
      product.importing += macros.filter { $0 != "-DSWIFT_PACKAGE" && $0 != "-DDEBUG=1" }.flatMap {
        ["-Xcc", $0]
      }
    }
    let sandbox = try clang.files.isEmpty ? nil : toolSandbox()
    var failures: [String] = []
    for file in clang.files {
      let isCPlusPlus = (file as NSString).pathExtension != "c"
      product.hasCPlusPlus = product.hasCPlusPlus || isCPlusPlus
      let object = "\(place)/\(fingerprint([file])).o"
      let importing = clangImporting.filter { $0.hasPrefix("-I") || $0.hasPrefix("/") }
      let arguments =
        ["-c", "-g1", "-O0", "-fPIC", "-w", isCPlusPlus ? "-std=c++17" : "-std=gnu11"]
        + folders + macros
        + zip(importing, importing.dropFirst()).filter { $0.0 == "-I" }.flatMap { ["-I", $0.1] }
        + ["-MMD", "-MF", object + ".d", "-o", object, "--", file]
      // The headers that it includes are known from the last time.
      let record = object + ".json"
      func stamp() -> String {
        var texts = arguments
        let list = ProjectFiles.text(object + ".d") ?? ""
        for path in list.split(whereSeparator: { $0.isWhitespace }).map(String.init) where path.hasPrefix("/")
        {
          texts.append(ProjectFiles.text(path) ?? "")
        }
        return fingerprint(texts)
      }
      product.objects.append(object)
      if BuiltFiles.areIntact([object], stamp: stamp(), in: record) { continue }
      try Cache.remove(record)
      let result = try Confinement.run(
        try tool("clang", arguments, in: place, sandbox: sandbox, seconds: 300))
      guard result.status == 0, !result.isCrash, BuiltFiles.isWhole(object) else {
        let lines = result.errors.split(whereSeparator: \.isNewline).map(String.init)
        failures += lines.filter { $0.contains(": error: ") || $0.contains("fatal error: ") }
        if failures.isEmpty { failures.append("\(file): error: clang failed") }
        continue
      }
      try BuiltFiles.record([object], stamp: stamp(), to: record)
    }
    guard failures.isEmpty else {
      if !tolerance.permitsLeavingOut(partsOf: module) {
        for line in failures.prefix(200) { console.message(ProjectStrings.shown(line)) }
      }
      let count = failures.count
      throw BuildError(
        "\(module.name) cannot be built: \(count) \(count == 1 ? "error" : "errors") in C"
          + (tolerance.permitsLeavingOut(partsOf: module) ? ": \(ProjectStrings.shown(failures[0]))" : ""))
    }
    return product
  }

  /// The module's own map, or one made of its headers.
  private func moduleMap(of module: AppProject.Module, headers: String, in place: String) throws -> String {
    let own = headers + "/module.modulemap"
    if FileManager.default.fileExists(atPath: own) { return own }
    let name = module.name
    let umbrella = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"].first {
      FileManager.default.fileExists(atPath: $0)
    }
    let map = "\(place)/module.modulemap"
    let quoted = (umbrella ?? headers).replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\"", with: "\\\"")
    try Cache.write(
      "module \(name) {\n  umbrella \(umbrella == nil ? "" : "header ")\"\(quoted)\"\n  export *\n}\n",
      to: map)
    return map
  }

  /// Returns whether a text is a macro and its value, and no other option.
  private static func isMacro(_ text: String) -> Bool {
    let name = text.prefix { $0 != "=" }
    return ProjectStrings.isIdentifier(String(name)) && !text.contains("\n") && text.utf8.count < 1000
  }
}
