import Foundation
import ProjectReader

/// The C of a project: compiled by clang, in the sandbox, and shown to Swift by module maps in the cache.
extension ModuleJob {
  /// The result of clang for a module.
  struct ClangProduct {
    var objects: [String] = []
    /// Arguments of the Swift compiler, for modules that import this one.
    var importing: [String] = []
    /// Arguments of the Swift compiler, for the module's own Swift.
    var own: [String] = []
    var hasCPlusPlus = false
  }

  /// Writes the sources that are made of headers.
  func writeGenerated() throws {
    for (name, text) in module.generatedSources where ProjectStrings.isFileName(name) {
      try Cache.write(text, to: places.generated(name))
    }
  }

  /// Compiles the C of the module.
  mutating func compileClang() throws -> ClangProduct {
    guard let clang = module.clang else { return ClangProduct() }
    var product = ClangProduct()
    try environment.makeFolder(places.clang)
    let folders = clang.headerFolders.flatMap { ["-I", $0] }
    let macros = (clang.macros + ["DEBUG=1"]).filter(Self.isMacro).map { "-D" + $0 }
    // Swift has the names of modules in place of those of the headers.
    let standIns = environment.standIns.headerFolders.flatMap { ["-isystem", $0] }
    let seenBySwift = (standIns.isEmpty ? [] : standIns + ["-DTINAMOU_SEEN_BY_SWIFT=1"]).flatMap {
      ["-Xcc", $0]
    }
    if !clang.bridged.isEmpty {
      product.own =
        ["-import-objc-header", try bridgingHeader(clang.bridged)]
        + (folders + macros).flatMap { ["-Xcc", $0] } + seenBySwift
    }
    if module.sources.isEmpty, let headers = clang.publicHeaders {
      let map = try moduleMap(headers)
      product.importing = ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I", "-Xcc", headers]
      product.importing += macros.filter { $0 != "-DSWIFT_PACKAGE" && $0 != "-DDEBUG=1" }.flatMap {
        ["-Xcc", $0]
      }
      product.importing += seenBySwift
    }
    let importing = inputs.importing.filter { $0.hasPrefix("-I") || $0.hasPrefix("/") }
    let headers =
      folders + macros + standIns
      + zip(importing, importing.dropFirst()).filter { $0.0 == "-I" }.flatMap { ["-I", $0.1] }
    var failures: [String] = []
    for file in clang.files {
      let isCPlusPlus = (file as NSString).pathExtension != "c"
      product.hasCPlusPlus = product.hasCPlusPlus || isCPlusPlus
      let object = "\(places.clang)/\(fingerprint([file])).o"
      product.objects.append(object)
      let lines = try compile(file, isCPlusPlus: isCPlusPlus, headers: headers, to: object)
      failures += lines ?? []
      if let lines, lines.isEmpty, failures.isEmpty { failures.append("\(file): error: clang failed") }
    }
    if !failures.isEmpty { throw failure(ofC: failures) }
    return product
  }

  /// Compiles a file, unless its object is as it was made of the same texts.
  ///
  /// - Parameter headers: arguments that say where its headers are.
  /// - Returns: the lines of errors; nil if there is an object.
  private func compile(
    _ file: String, isCPlusPlus: Bool, headers: [String], to object: String
  ) throws -> [String]? {
    let arguments =
      ["-c", "-g1", "-O0", "-fPIC", "-w", isCPlusPlus ? "-std=c++17" : "-std=gnu11"]
      + headers + ["-MMD", "-MF", object + ".d", "-o", object, "--", file]
    // The headers that it includes are known from the last time.
    let record = object + ".json"
    func stamp() -> String {
      var texts = arguments
      let list = ProjectFiles.text(object + ".d") ?? ""
      for path in list.split(whereSeparator: { $0.isWhitespace }).map(String.init) where path.hasPrefix("/") {
        texts.append(ProjectFiles.text(path) ?? "")
      }
      return fingerprint(texts)
    }
    if BuiltFiles.areIntact([object], stamp: stamp(), in: record) { return nil }
    try stop.check()
    try Cache.remove(record)
    let result = try Confinement.run(
      try environment.tool("clang", arguments, in: places.clang, seconds: 300), handlers: handlers())
    guard result.status == 0, !result.isCrash, BuiltFiles.isWhole(object) else {
      let lines = result.errors.split(whereSeparator: \.isNewline).map(String.init)
      return lines.filter { $0.contains(": error: ") || $0.contains("fatal error: ") }
    }
    try BuiltFiles.record([object], stamp: stamp(), to: record)
    return nil
  }

  /// Tells the errors of clang, and returns the one that ends the work.
  private mutating func failure(ofC failures: [String]) -> BuildError {
    if !module.mayLeaveOut {
      for line in failures.prefix(200) { say(ProjectStrings.shown(line)) }
    }
    let count = failures.count
    return BuildError(
      "\(module.name) cannot be built: \(count) \(count == 1 ? "error" : "errors") in C"
        + (module.mayLeaveOut ? ": \(ProjectStrings.shown(failures[0]))" : ""))
  }

  /// Writes a header that includes those that all Swift files see, and returns its path.
  private func bridgingHeader(_ headers: [String]) throws -> String {
    guard headers.allSatisfy({ !$0.contains("\"") && !$0.contains("\n") }) else {
      throw BuildError("\(module.name): a header has a quotation mark in its path")
    }
    let path = "\(places.clang)/Bridged.h"
    try Cache.write(headers.map { "#include \"\($0)\"\n" }.joined(), to: path)
    return path
  }

  /// The module's own map, or one made of its headers.
  private func moduleMap(_ headers: String) throws -> String {
    let own = headers + "/module.modulemap"
    if FileManager.default.fileExists(atPath: own) { return own }
    let name = module.name
    let umbrella = ["\(headers)/\(name).h", "\(headers)/\(name)/\(name).h"].first {
      FileManager.default.fileExists(atPath: $0)
    }
    let map = "\(places.clang)/module.modulemap"
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
