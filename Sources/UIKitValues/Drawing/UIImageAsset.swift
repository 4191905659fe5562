import Foundation

/// Images that stand for the same thing with different traits.
///
/// Image views show the image that they were given: the one for their traits is `image(with:)`.
open class UIImageAsset: NSObject {
  private var entries: [(traits: UITraitCollection, image: UIImage)] = []

  public override init() { super.init() }

  /// Adds an image for traits, in place of one for the same. The image's asset becomes this one.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
    entries.append((traitCollection, image))
    image.hold(self)
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    entries.removeAll { $0.traits == traitCollection }
  }

  /// Removes the image for the traits of a configuration.
  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image all of whose traits are among these, of several the one that was added last; else the first that was added,
  /// and an empty image where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let suited = entries.last { traitCollection.containsTraits(in: $0.traits) }
    return (suited ?? entries.first)?.image ?? UIImage()
  }

  /// The image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection.current)
  }
}

extension UIImage {
  /// The asset that the image was registered with; nil for others.
  public var imageAsset: UIImageAsset? {
    (objc_getAssociatedObject(self, Self.assetKey) as? HeldAsset)?.asset
  }

  fileprivate func hold(_ asset: UIImageAsset) {
    objc_setAssociatedObject(self, Self.assetKey, HeldAsset(asset), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// An asset holds its images; they do not hold it.
  private final class HeldAsset {
    weak var asset: UIImageAsset?
    package init(_ asset: UIImageAsset) { self.asset = asset }
  }

  /// Unsafe in name only: the address counts, nothing is read or written there.
  nonisolated(unsafe) private static let assetKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
