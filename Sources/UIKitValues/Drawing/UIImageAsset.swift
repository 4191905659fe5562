import Foundation

/// A set of variants of an image for different traits.
///
/// Image views display the image that they are given; `image(with:)` returns the one for their traits.
open class UIImageAsset: NSObject {
  private var entries: [(traits: UITraitCollection, image: UIImage)] = []

  public override init() { super.init() }

  /// Registers an image for traits, replacing one for the same traits. The image's asset becomes this one.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
    entries.append((traitCollection, image))
    image.hold(self)
  }

  /// Registers an image for the traits of a configuration.
  @_disfavoredOverload
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Unregisters the image for traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
  }

  /// Unregisters the image for the traits of a configuration.
  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// Unregisters the image for traits: a name of `unregister(imageWith:)`.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    unregister(imageWith: traitCollection)
  }

  /// Unregisters the image for the traits of a configuration: a name of `unregister(imageWith:)`.
  @_disfavoredOverload
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration)
  }

  /// Returns the image whose traits are all among the given ones, the last one registered if there are
  /// several; otherwise the first one registered, or an empty image if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let suited = entries.last { traitCollection.containsTraits(in: $0.traits) }
    return (suited ?? entries.first)?.image ?? UIImage()
  }

  /// Returns the image for the traits of a configuration.
  @_disfavoredOverload
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection.current)
  }
}

extension UIImage {
  /// The asset with which the image was registered.
  public var imageAsset: UIImageAsset? {
    (objc_getAssociatedObject(self, Self.assetKey) as? HeldAsset)?.asset
  }

  fileprivate func hold(_ asset: UIImageAsset) {
    objc_setAssociatedObject(self, Self.assetKey, HeldAsset(asset), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// A weak reference: an asset retains its images, not vice versa.
  private final class HeldAsset {
    weak var asset: UIImageAsset?
    package init(_ asset: UIImageAsset) { self.asset = asset }
  }

  /// Unsafe in name only: only the address is used, the memory is never read or written.
  nonisolated(unsafe) private static let assetKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
