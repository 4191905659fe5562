import CoreGraphics
import DeviceModels
import Simulator
import SnapshotComparison
import UIKit

extension SnapshotStrategy where Value == UIViewController {
  /// An image of the screen, on an iPhone 15.
  public static var image: Self { image() }

  /// An image of the screen.
  ///
  /// - Parameters:
  ///   - device: The device. The default is an iPhone 15.
  ///   - orientation: The orientation. The default is that of `device`.
  ///   - precision: The fraction of pixels, between 0 and 1, that have to be equal. The default is 1.
  ///   - perceptualPrecision: How similar, between 0 and 1, two colors have to be to count as equal: 1 minus
  ///     a hundredth of their CIE94 difference. The default is 1, equality. This is applied before
  ///     `precision`.
  ///   - size: The size of the screen in points. The default is the device's.
  ///   - traits: Traits that override the device's: appearance, text size, direction, contrast, weight, size
  ///     classes, scale.
  ///   - moment: The time in seconds after the screen appeared, in the middle of its animations. By default
  ///     the image is taken when they have ended.
  public static func image(
    on device: SnapshotDevice = .iPhone15, orientation: Orientation? = nil, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init(),
    at moment: Double? = nil
  ) -> Self {
    let stage = Stage(device, orientation: orientation, size: size, traits: traits, moment: moment)
    return Self(
      pathExtension: "png", configuration: stage.name,
      tolerance: SnapshotTolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    ) { try stage.picture(of: $0) }
  }

  /// The frames of all views as text, on an iPhone 15.
  public static var frames: Self { frames() }

  /// The frames of all views as text: class, frame in points in the window's coordinate space, text.
  public static func frames(
    on device: SnapshotDevice = .iPhone15, orientation: Orientation? = nil, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Self {
    let stage = Stage(device, orientation: orientation, size: size, traits: traits)
    return Self(pathExtension: "txt", configuration: stage.name) { controller in
      try stage.showing(controller) { device in .text(device.report().tree + "\n") }
    }
  }

  /// The controllers as text, one per line, as iOS's debugger prints them, without addresses.
  public static var hierarchy: Self { hierarchy() }

  /// The controllers as text, on a device.
  public static func hierarchy(on device: SnapshotDevice = .iPhone15) -> Self {
    let stage = Stage(device)
    return Self(pathExtension: "txt") { controller in
      try stage.showing(controller) { _ in .text(Hierarchy.text(of: controller)) }
    }
  }

  /// The views as text, as `recursiveDescription` prints them, without addresses.
  public static var recursiveDescription: Self { recursiveDescription() }

  /// The views as text, on a device.
  public static func recursiveDescription(
    on device: SnapshotDevice = .iPhone15, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let stage = Stage(device, size: size, traits: traits)
    return Self(pathExtension: "txt") { controller in
      try stage.showing(controller) { _ in .text(Hierarchy.text(of: controller.view)) }
    }
  }

  /// The constraints of all views as text, one per line, on an iPhone 15.
  public static var constraints: Self { constraints() }

  /// The constraints of all views as text, with names instead of addresses.
  public static func constraints(
    on device: SnapshotDevice = .iPhone15, orientation: Orientation? = nil
  ) -> Self {
    let stage = Stage(device, orientation: orientation)
    return Self(pathExtension: "txt", configuration: stage.name) { controller in
      try stage.showing(controller) { device in
        .text(device.constraintList(of: controller.view).map { $0 + "\n" }.joined())
      }
    }
  }

  /// The screen as a document of one page, on an iPhone 15.
  public static var pdf: Self { pdf() }

  /// The screen as a document of one page, with a unit per point.
  public static func pdf(on device: SnapshotDevice = .iPhone15, orientation: Orientation? = nil) -> Self {
    let stage = Stage(device, orientation: orientation)
    return Self(pathExtension: "pdf", configuration: stage.name) { controller in
      try stage.showing(controller) { device in .data(try device.picture(.pdf)) }
    }
  }
}

extension SnapshotStrategy where Value == UIView {
  /// An image of the view at its size, at the scale of an iPhone 15.
  public static var image: Self { image() }

  /// An image of the view.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels, between 0 and 1, that have to be equal. The default is 1.
  ///   - perceptualPrecision: How similar, between 0 and 1, two colors have to be to count as equal. The
  ///     default is 1.
  ///   - size: The size in points. The default is the view's size, or the fitting size of its constraints if
  ///     it has none.
  ///   - traits: Traits that override an iPhone 15's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Self {
    let stage = Stage(.iPhone15, size: nil, traits: traits)
    return Self(
      pathExtension: "png",
      tolerance: SnapshotTolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    ) { try stage.picture(of: $0, size: size) }
  }

  /// The frames of the view and all views in it as text, in points in the view's coordinate space.
  public static var frames: Self {
    Self(pathExtension: "txt") { view in
      try Stage(.iPhone15).showing(view, size: nil) { _ in .text(Hierarchy.frames(of: view)) }
    }
  }

  /// The views as text, as `recursiveDescription` prints them, without addresses.
  public static var hierarchy: Self { recursiveDescription() }

  /// The views as text, as `recursiveDescription` prints them, without addresses.
  public static var recursiveDescription: Self { recursiveDescription() }

  /// The views as text, at a size in points and with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let stage = Stage(.iPhone15, traits: traits)
    return Self(pathExtension: "txt") { view in
      try stage.showing(view, size: size) { _ in .text(Hierarchy.text(of: view)) }
    }
  }

  /// The constraints of the view and all views in it as text, one per line.
  public static var constraints: Self {
    Self(pathExtension: "txt") { view in
      try Stage(.iPhone15).showing(view, size: nil) { device in
        .text(device.constraintList(of: view).map { $0 + "\n" }.joined())
      }
    }
  }

  /// The view as a document of one page, with a unit per point.
  public static var pdf: Self {
    Self(pathExtension: "pdf") { view in
      try Stage(.iPhone15).showing(view, size: nil) { _ in .data(try Stage.document(of: view.layer)) }
    }
  }
}

extension SnapshotStrategy where Value == CALayer {
  /// A picture of the layer in its size, at 3 pixels per point.
  public static var image: Self { image() }

  /// A picture of the layer.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 3) -> Self {
    Self(
      pathExtension: "png",
      tolerance: SnapshotTolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    ) { layer in
      layer.layoutIfNeeded()
      return .picture(try Stage.picture(of: layer, size: layer.bounds.size, scale: scale), nil)
    }
  }

  /// The layer as a document of one page, with a unit per point.
  public static var pdf: Self {
    Self(pathExtension: "pdf") { .data(try Stage.document(of: $0)) }
  }
}

extension SnapshotStrategy where Value == UIImage {
  /// The image's pixels.
  public static var image: Self { image() }

  /// The image's pixels.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Self(
      pathExtension: "png",
      tolerance: SnapshotTolerance(
        precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
    ) { image in
      guard let pixels = image.cgImage else { throw SnapshotError("the image has no pixels") }
      return .picture(pixels, nil)
    }
  }
}
