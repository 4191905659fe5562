import Foundation

/// The superclass of `CALayer`, which makes `init(layer:)` the first vtable entry after those of `NSObject`
/// in all layer classes: see `CALayer.makeCopy(of:)`. Neither this class nor `CopyableObject` may get another
/// member.
open class CALayerBase: NSObject {
  /// Creates an object.
  public override init() {
    super.init()
  }

  /// Creates a copy.
  public init(layer: Any) {
    super.init()
  }
}
