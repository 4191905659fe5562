/// The names of a module that are SwiftUI's: of types that adopt its protocols, and of its own types that hide
/// others of the same name.
public struct SwiftUINames: Codable, Sendable, Equatable {
  /// The module's types that are views, styles, widgets and the like.
  public var own: Set<String> = []
  /// The module's other types that have the name of one of SwiftUI's.
  public var hidden: Set<String> = []

  /// Creates an empty set of names.
  public init() {}

  /// Finds the names of a module.
  init(_ index: SourceIndex) {
    let foreign = AppleNames.swiftUI
    var isChanged = true
    // Types that adopt a protocol which inherits from one of SwiftUI's are SwiftUI's, too.
    while isChanged {
      isChanged = false
      for (name, type) in index.types where !own.contains(name) {
        guard type.inherited.contains(where: { isAdopted($0, index) }) else { continue }
        // A view or a controller of UIKit's remains one, whatever protocols it adopts.
        guard !type.isClass || !AppleNames.isClass(index.chain(name).last ?? "") else { continue }
        own.insert(name)
        isChanged = true
      }
    }
    hidden = foreign.intersection(index.declared).subtracting(own)
  }

  private func isAdopted(_ name: String, _ index: SourceIndex) -> Bool {
    if own.contains(name) { return true }
    return AppleNames.swiftUI.contains(name) && !index.declared.contains(name)
      && !SwiftUINames.classes.contains(name)
  }

  /// SwiftUI's classes: subclasses of them are controllers and views of UIKit's.
  private static let classes: Set = ["UIHostingController", "_UIHostingView"]

  /// Returns whether a name is one of SwiftUI's in this module.
  func contains(_ name: String) -> Bool {
    own.contains(name) || AppleNames.swiftUI.contains(name) && !hidden.contains(name)
  }
}

extension AppleNames {
  /// The modules whose declarations have no picture.
  static let swiftUIModules: Set<String> = [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "TipKit", "Charts", "SwiftData", "CoreTransferable",
  ]
}
