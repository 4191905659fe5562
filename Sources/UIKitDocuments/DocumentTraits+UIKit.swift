import InterfaceBuilder
import UIKitCore

extension DocumentTraits {
  /// Creates the size classes and the idiom of a view or a device.
  @MainActor
  init(_ traits: UITraitCollection) {
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> SizeClass {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: .any
      }
    }
    self.init(
      width: name(traits.horizontalSizeClass), height: name(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}
