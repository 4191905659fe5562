import ClassMetadata

/// Declares a preview of a view controller: a screen of the executables and test targets that link the module.
///
/// Executables of `TinamouCLI` draw it by its name, and the plugin `GenerateScreenTests` makes a snapshot test of it.
///
/// - Parameters:
///   - name: The name. The default is the name of the file.
///   - traits: The size of the container, as large as the screen by default, and how the device is held.
///   - body: A closure that creates a new view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Declares a preview of a view, which is shown in its fitting size in the middle of its container.
///
/// - Parameters:
///   - name: The name. The default is the name of the file.
///   - traits: The size of the container, as large as the screen by default, and how the device is held.
///   - body: A closure that creates a new view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// The superclass of the classes that `#Preview` expands to. Programs do not use it.
open class PreviewDeclaration {
  /// The file of the preview, as `#fileID` names it.
  open class var file: String { "" }
  /// The line of the preview, from 1.
  open class var line: Int { 0 }
  /// Returns the preview.
  @MainActor open class func makeScreen() -> PreviewScreen { PreviewScreen("") { UIViewController() } }
}

extension PreviewDeclaration {
  /// Returns a preview of a view controller. `#Preview` expands to a call of this method.
  @MainActor
  public static func screen(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) -> PreviewScreen { PreviewScreen(name ?? "", traits: traits, body) }

  /// Returns a preview of a view. `#Preview` expands to a call of this method.
  @MainActor @_disfavoredOverload
  public static func screen(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) -> PreviewScreen { PreviewScreen(name ?? "", traits: traits, body) }
}

/// The previews in the modules of the process.
package enum Previews {
  /// Returns the previews in the order of their files and lines. Those without a name are called by their file.
  @MainActor package static var all: [PreviewScreen] {
    let declarations = LoadedClasses.subclasses(of: PreviewDeclaration.self)
      .compactMap { $0 as? PreviewDeclaration.Type }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    return declarations.map { declaration in
      let screen = declaration.makeScreen()
      guard screen.name.isEmpty else { return screen }
      let file = declaration.file.split(separator: "/").last ?? "Preview"
      return PreviewScreen(String(file.prefix { $0 != "." }), of: screen)
    }
  }
}
