import Foundation

/// A source that is generated in place of SwiftGen.
///
/// Types, members, parameters and results are those of the templates of SwiftGen 6, by their documentation.
/// A resource that is not there at run time is an empty one here, where those of SwiftGen end the application.
struct SwiftGenSource {
  let output: SwiftGenConfiguration.Output
  /// The name of the module that the source is a part of.
  let module: String
  /// The expression of the bundle with the module's resources.
  let ownBundle: String
  /// The source; `nil` if the template is none of SwiftGen's, or there is nothing to make a source of.
  private(set) var text: String?
  /// The modules that the source imports besides Foundation and UIKit.
  private(set) var imports: [String] = []

  /// - Parameter place: the path of the module's bundle in the application's; `nil` for the application.
  init(_ output: SwiftGenConfiguration.Output, module: String, place: String?) {
    (self.output, self.module) = (output, module)
    ownBundle = AppProject.OwnBundle.expression(at: place)
    guard let template = output.template else {
      ReadingReport.note(
        "\(output.place): \((output.path as NSString).lastPathComponent) has a template of the project's own, which is not run; what it makes is missing"
      )
      return
    }
    switch (output.kind, template) {
    case ("strings", "structured"), ("strings", "dot-syntax"): text = strings(isFlat: false)
    case ("strings", "flat"), ("strings", ""): text = strings(isFlat: true)
    case ("xcassets", ""): text = assets()
    case ("ib", "scenes"), ("ib", ""): text = scenes()
    case ("ib", "segues"): text = segues()
    case ("fonts", ""): text = fonts()
    case ("files", "flat"): text = files(isFlat: true)
    case ("files", "structured"): text = files(isFlat: false)
    case ("json", "inline"), ("json", "runtime"), ("plist", "inline"), ("plist", "runtime"),
      ("yaml", "inline"):
      text = data()
    case ("colors", ""): text = colors()
    case ("colors", "literals"): text = colorLiterals()
    default:
      ReadingReport.note(
        "\(output.place): what SwiftGen makes of \(output.kind) with the template \"\(template)\" is not generated"
      )
    }
  }

  // MARK: Parameters

  /// Returns whether a parameter is set, as templates ask for it.
  func isSet(_ parameter: String) -> Bool {
    guard let value = output.parameters[parameter] else { return false }
    return value.boolean ?? true
  }

  /// Returns the name of a type that a parameter gives; a default one if it is no identifier.
  func name(_ parameter: String, _ standard: String) -> String {
    guard let text = output.parameters[parameter]?.text, AccessorNames.path(text) != nil, !text.contains(".")
    else { return standard }
    return ProjectStrings.code(text)
  }

  /// The access of what is declared, with a blank.
  var access: String { isSet("publicAccess") ? "public " : "" }

  /// The isolation of what is declared, with a blank: none, unless a function of the module's own is called, which has the module's.
  var isolation: String { lookup == nil ? "nonisolated " : "" }

  /// The expression of the bundle: the parameter `bundle`, or that of the module.
  var bundle: String { expression("bundle") ?? ownBundle }

  /// The function that the parameter `lookupFunction` names.
  var lookup: String? { expression("lookupFunction") }

  private func expression(_ parameter: String) -> String? {
    guard let text = output.parameters[parameter]?.text, !text.isEmpty else { return nil }
    if let expression = AccessorNames.expression(text) { return expression }
    ReadingReport.note("\(output.place): the parameter \(parameter) is not used: it is no plain expression")
    return nil
  }

  // MARK: Text

  /// Returns the declaration of an enumeration.
  func enumeration(_ name: String, _ body: String, conforming: String = "")
    -> String
  {
    return "\(access)\(isolation)enum \(name)\(conforming) {\n\(body)}\n"
  }

  /// Returns the bodies of several files in one: that of the only file, unless a parameter forbids it, or an enumeration for each.
  func joined(_ files: [(name: String, body: String)]) -> String {
    if files.count == 1, !isSet("forceFileNameEnum") { return files[0].body }
    var seen: Set<String> = []
    return files.map { file in
      guard let name = AccessorNames.type(file.name), seen.insert(name).inserted else { return "" }
      return enumeration(ProjectStrings.code(name), file.body)
    }.joined()
  }

  /// Adds a module to those that the source imports.
  mutating func add(import module: String) {
    if !imports.contains(module) { imports.append(module) }
  }
}
