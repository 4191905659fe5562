import Foundation

/// The module that accessors which are generated in place of R.swift import: the types of their values, and what UIKit's classes get for those.
///
/// R.swift's own libraries, `Rswift` up to version 6 and `RswiftResources` since, fit the code that R.swift of their version generates. In a
/// project whose accessors are generated here, the module takes the place of both, with the names of both.
enum RswiftRuntime {
  /// The module's name, by which newer sources import it.
  static let name = "RswiftResources"
  /// The name by which older sources import it.
  static let olderName = "Rswift"

  /// Returns the module of a name; `nil` for other names.
  static func module(_ name: String) -> AppProject.Module? {
    guard name == self.name || name == olderName else { return nil }
    var module = AppProject.Module(name: name, sources: [])
    module.isLibrary = true
    if name == self.name {
      module.generatedSources = [
        "TinamouRswift.swift": values + strings, "TinamouRswiftViews.swift": views,
        "TinamouRswiftSwiftUI.swift": swiftUI,
      ]
    } else {
      module.generatedSources = ["TinamouRswift.swift": "@_exported import \(self.name)\n"]
      module.accessorImports = [self.name]
    }
    return module
  }

  /// The label of an initializer that reads a file: of the application's, when it runs, and none of a project's.
  private static let reading = "contentsOf"

  private static let values = """
    import Foundation
    import UIKit
    public struct ImageResource: Sendable {
      public let name: String
      public let bundle: Bundle
      public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
      public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traits)
      }
    }
    public typealias ImageResourceType = ImageResource
    extension UIImage {
      public convenience init?(resource: ImageResource, compatibleWith traits: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
      }
      public convenience init?(resource: ImageResource, with configuration: UIImage.Configuration?) {
        self.init(named: resource.name, in: resource.bundle, with: configuration)
      }
    }
    public struct ColorResource: Sendable {
      public let name: String
      public let bundle: Bundle
      public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
      public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: traits)
      }
    }
    public typealias ColorResourceType = ColorResource
    extension UIColor {
      public convenience init?(resource: ColorResource, compatibleWith traits: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traits)
      }
    }
    public struct DataResource: Sendable {
      public let name: String
      public let bundle: Bundle
      public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
      public func callAsFunction() -> Data? { NSDataAsset(resource: self)?.data }
    }
    extension NSDataAsset {
      public convenience init?(resource: DataResource) { self.init(name: resource.name, bundle: resource.bundle) }
    }
    public struct FontResource: Sendable {
      public let name: String
      public var fontName: String { name }
      public init(name: String) { self.name = name }
      public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
      public func canBeLoaded() -> Bool { UIFont(name: name, size: 42) != nil }
    }
    public typealias FontResourceType = FontResource
    extension UIFont {
      public convenience init?(resource: FontResource, size: CGFloat) { self.init(name: resource.name, size: size) }
    }
    public struct FileResource: Sendable {
      public let name: String
      public let pathExtension: String
      public let bundle: Bundle
      public init(name: String, pathExtension: String, bundle: Bundle) {
        (self.name, self.pathExtension, self.bundle) = (name, pathExtension, bundle)
      }
      public var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
      public var filename: String { fullName }
      public func url() -> URL? { bundle.url(forResource: name, withExtension: pathExtension) }
      public func path() -> String? { url()?.path }
      public func callAsFunction() -> URL? { url() }
    }
    public typealias FileResourceType = FileResource
    extension Bundle {
      public func url(forResource resource: FileResource) -> URL? {
        url(forResource: resource.name, withExtension: resource.pathExtension)
      }
      public func path(forResource resource: FileResource) -> String? {
        path(forResource: resource.name, ofType: resource.pathExtension)
      }
    }
    public struct NoUrlForResourceError: Error {}
    extension Data {
      public init(resource: FileResource) throws {
        guard let url = resource.url() else { throw NoUrlForResourceError() }
        try self.init(\(reading): url)
      }
    }
    public struct ValidationError: Error, CustomStringConvertible {
      public let description: String
      public init(_ description: String) { self.description = description }
    }

    """

  private static let strings = """
    public struct StringResource: Sendable {
      public let key: String
      public let tableName: String
      public let bundle: Bundle
      public let preferredLanguages: [String]?
      public init(key: String, tableName: String, bundle: Bundle, preferredLanguages: [String]? = nil) {
        (self.key, self.tableName, self.bundle) = (key, tableName, bundle)
        self.preferredLanguages = preferredLanguages
      }
      public func callAsFunction(preferredLanguages: [String]? = nil) -> String {
        text(in: preferredLanguages ?? self.preferredLanguages)
      }
      func text(in languages: [String]?) -> String {
        let names = (languages ?? []).flatMap { [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }
        let folder = names.lazy.compactMap { bundle.path(forResource: $0, ofType: "lproj") }.first
        let place = folder.flatMap(Bundle.init(path:)) ?? bundle
        return place.localizedString(forKey: key, value: nil, table: tableName)
      }
    }
    public typealias StringResourceType = StringResource
    public struct StringFormatResource<each Argument: CVarArg>: Sendable {
      public let resource: StringResource
      public var key: String { resource.key }
      public var tableName: String { resource.tableName }
      public var bundle: Bundle { resource.bundle }
      public init(key: String, tableName: String, bundle: Bundle, preferredLanguages: [String]? = nil) {
        resource = StringResource(
          key: key, tableName: tableName, bundle: bundle, preferredLanguages: preferredLanguages)
      }
      public func callAsFunction(
        _ arguments: repeat each Argument, preferredLanguages: [String]? = nil
      ) -> String {
        var values: [any CVarArg] = []
        repeat values.append(each arguments)
        let languages = preferredLanguages ?? resource.preferredLanguages
        let locale = languages?.first.map { Locale(identifier: $0) } ?? Locale.current
        return String(format: resource.text(in: languages), locale: locale, arguments: values)
      }
    }
    public typealias StringResource1<A: CVarArg> = StringFormatResource<A>
    public typealias StringResource2<A: CVarArg, B: CVarArg> = StringFormatResource<A, B>
    public typealias StringResource3<A: CVarArg, B: CVarArg, C: CVarArg> = StringFormatResource<A, B, C>
    extension String {
      public init(resource: StringResource) { self = resource() }
      public init(resource: StringResource, preferredLanguages: [String]) {
        self = resource(preferredLanguages: preferredLanguages)
      }
      public init<each Argument: CVarArg>(
        format resource: StringFormatResource<repeat each Argument>, _ arguments: repeat each Argument
      ) {
        self = resource(repeat each arguments)
      }
      public init<each Argument: CVarArg>(
        format resource: StringFormatResource<repeat each Argument>, preferredLanguages: [String],
        _ arguments: repeat each Argument
      ) {
        self = resource(repeat each arguments, preferredLanguages: preferredLanguages)
      }
    }

    """

  private static let swiftUI = """
    #if canImport(SwiftUI)
    import Foundation
    import SwiftUI
    extension Image {
      public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
      public init(_ resource: ImageResource, label: Text) {
        self.init(resource.name, bundle: resource.bundle, label: label)
      }
      public init(decorative resource: ImageResource) {
        self.init(decorative: resource.name, bundle: resource.bundle)
      }
    }
    extension Color {
      public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
    }
    extension Font {
      public static func custom(_ resource: FontResource, size: CGFloat) -> Font {
        .custom(resource.name, size: size)
      }
      public static func custom(_ resource: FontResource, fixedSize: CGFloat) -> Font {
        .custom(resource.name, fixedSize: fixedSize)
      }
      public static func custom(
        _ resource: FontResource, size: CGFloat, relativeTo textStyle: Font.TextStyle
      ) -> Font { .custom(resource.name, size: size, relativeTo: textStyle) }
    }
    extension Text {
      public init(_ resource: StringResource) { self.init(verbatim: resource()) }
    }
    #endif

    """
}
