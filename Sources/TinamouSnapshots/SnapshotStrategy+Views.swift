import CoreGraphics
import DeviceModels
import Simulator
import SnapshotComparison
import UIKit

extension SnapshotStrategy where Value == UIViewController {
  /// A picture of the whole screen, on an iPhone 15.
  public static var image: Self { image() }

  /// A picture of the whole screen.
  ///
  /// - Parameters:
  ///   - device: the device; an iPhone 15 by default.
  ///   - orientation: how the device is held; as `device` says by default.
  ///   - precision: the share of pixels, from 0 to 1, that must be equal; 1 by default, all.
  ///   - perceptualPrecision: how near, from 0 to 1, two colours must be to count as equal, 1 less a hundredth of their distance by
  ///     CIE94; 1 by default, exactly. It is asked before `precision`.
  ///   - size: the size of the screen, in points; the device's by default.
  ///   - traits: traits in place of the device's: appearance, text size, direction, contrast, weight, size classes, scale.
  ///   - moment: seconds after the screen appeared, in the middle of its animations; when these have ended by default.
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

  /// The frames of all views as text: class, frame in points in the window's coordinates, text.
  public static func frames(
    on device: SnapshotDevice = .iPhone15, orientation: Orientation? = nil, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Self {
    let stage = Stage(device, orientation: orientation, size: size, traits: traits)
    return Self(pathExtension: "txt", configuration: stage.name) { controller in
      try stage.showing(controller) { device in .text(device.report().tree + "\n") }
    }
  }

  /// The controllers as text, a controller a line, as iOS's debugger prints them, without addresses.
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

  /// The constraints of all views as text, a constraint a line, on an iPhone 15.
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

  /// The screen as a document of one page, a unit to the point.
  public static func pdf(on device: SnapshotDevice = .iPhone15, orientation: Orientation? = nil) -> Self {
    let stage = Stage(device, orientation: orientation)
    return Self(pathExtension: "pdf", configuration: stage.name) { controller in
      try stage.showing(controller) { device in .data(try device.picture(.pdf)) }
    }
  }
}

extension SnapshotStrategy where Value == UIView {
  /// A picture of the view in its size, at the scale of an iPhone 15.
  public static var image: Self { image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels, from 0 to 1, that must be equal; 1 by default.
  ///   - perceptualPrecision: how near, from 0 to 1, two colours must be to count as equal; 1 by default.
  ///   - size: points; the view's own size by default, or what its constraints ask for if it has none.
  ///   - traits: traits in place of an iPhone 15's.
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

  /// The frames of the view and all views in it as text, in points in the view's coordinates.
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

  /// The constraints of the view and all views in it as text, a constraint a line.
  public static var constraints: Self {
    Self(pathExtension: "txt") { view in
      try Stage(.iPhone15).showing(view, size: nil) { device in
        .text(device.constraintList(of: view).map { $0 + "\n" }.joined())
      }
    }
  }

  /// The view as a document of one page, a unit to the point.
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

  /// The layer as a document of one page, a unit to the point.
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
