import CoreGraphics
import DeviceModels
import Foundation
import Simulator
import SnapshotComparison
import UIKit
@_spi(UIKit) import UIKitCore

/// Presents controllers and views on a device, captures them, and restores the state of the process.
struct Stage {
  /// The device, with the given size and traits.
  let device: Device
  let settings: DeviceSettings
  let moment: Double?
  /// The part of the references' names.
  let name: String

  init(
    _ device: SnapshotDevice, orientation: Orientation? = nil, size: CGSize? = nil,
    traits: UITraitCollection = .init(), moment: Double? = nil
  ) {
    var model = device.device
    let orientation = orientation ?? device.orientation
    name = SnapshotDevice(model, orientation: orientation).fileName
    if let size {
      model.size = orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    }
    var settings = DeviceSettings(orientation: orientation)
    if traits.userInterfaceStyle != .unspecified { settings.appearance = traits.userInterfaceStyle }
    if traits.preferredContentSizeCategory != .unspecified {
      settings.textSize = traits.preferredContentSizeCategory
    }
    if traits.layoutDirection != .unspecified {
      settings.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if traits.accessibilityContrast != .unspecified { settings.contrast = traits.accessibilityContrast }
    if traits.legibilityWeight != .unspecified { settings.legibilityWeight = traits.legibilityWeight }
    if traits.displayScale > 0 { model.scale = traits.displayScale }
    if traits.userInterfaceIdiom != .unspecified { model.idiom = traits.userInterfaceIdiom }
    if traits.horizontalSizeClass != .unspecified {
      model.portrait.horizontalSizeClass = traits.horizontalSizeClass
      model.landscape.horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified {
      model.portrait.verticalSizeClass = traits.verticalSizeClass
      model.landscape.verticalSizeClass = traits.verticalSizeClass
    }
    self.device = model
    self.settings = settings
    self.moment = moment
  }

  /// The settings as records describe them.
  private var described: [String: String] {
    var result = ["orientation": settings.orientation.rawValue]
    if settings.appearance == .dark { result["appearance"] = "dark" }
    if settings.textSize != .large { result["textSize"] = settings.textSize.rawValue }
    if settings.layoutDirection == .rightToLeft { result["direction"] = "rtl" }
    if settings.contrast == .high { result["contrast"] = "high" }
    if settings.legibilityWeight == .bold { result["weight"] = "bold" }
    result["ios"] = "\(settings.system)"
    if settings.hasOlderDesign { result["design"] = "compatibility" }
    if let moment { result["at"] = "\(moment)" }
    return result
  }

  // MARK: Controllers

  /// Presents a controller, runs a closure, and removes the controller again.
  @MainActor
  func withPresented(
    _ controller: UIViewController, _ body: (VirtualDevice) throws -> SnapshotContent
  ) throws -> SnapshotContent {
    guard controller.parent == nil else {
      throw SnapshotError(
        "\(type(of: controller)) is in another controller; take a snapshot of that or of the view")
    }
    return try ProcessState.preserving {
      let virtual = VirtualDevice(device, settings: settings)
      if moment != nil { virtual.settlesByItself = false }
      virtual.show(controller)
      if let moment { virtual.advance(by: moment) }
      defer {
        virtual.window.rootViewController = nil
        virtual.window.isHidden = true
      }
      return try body(virtual)
    }
  }

  @MainActor
  func picture(of controller: UIViewController) throws -> SnapshotContent {
    try withPresented(controller) { virtual in
      let report = virtual.report(namesOutlets: true)
      let image = try CGImage.decode(virtual.picture(.png))
      return .picture(
        image,
        SnapshotRecord(
          screen: "", device: device.id, scale: Double(device.scale), settings: described, report: report))
    }
  }

  // MARK: Views

  /// Adds a view to an empty controller, runs a closure, and removes the view again. A view that has a
  /// superview is drawn where it is.
  @MainActor
  func withPresented(
    _ view: UIView, size: CGSize?, _ body: (VirtualDevice) throws -> SnapshotContent
  ) throws -> SnapshotContent {
    try ProcessState.preserving {
      let virtual = VirtualDevice(device, settings: settings)
      if view.superview != nil || view is UIWindow {
        view.window?.layoutIfNeeded()
        view.layoutIfNeeded()
        return try body(virtual)
      }
      let former = view.frame
      let host = UIViewController()
      virtual.show(host)
      host.view.addSubview(view)
      var held: [NSLayoutConstraint] = []
      if view.translatesAutoresizingMaskIntoConstraints {
        var wanted = size ?? view.bounds.size
        if wanted.width <= 0 || wanted.height <= 0 {
          wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        view.frame = CGRect(origin: .zero, size: wanted)
      } else {
        held = [
          view.leftAnchor.constraint(equalTo: host.view.leftAnchor),
          view.topAnchor.constraint(equalTo: host.view.topAnchor),
        ]
        if let size {
          held += [
            view.widthAnchor.constraint(equalToConstant: size.width),
            view.heightAnchor.constraint(equalToConstant: size.height),
          ]
        }
        NSLayoutConstraint.activate(held)
      }
      virtual.layOut()
      defer {
        NSLayoutConstraint.deactivate(held)
        view.removeFromSuperview()
        if view.translatesAutoresizingMaskIntoConstraints { view.frame = former }
        virtual.window.rootViewController = nil
        virtual.window.isHidden = true
      }
      return try body(virtual)
    }
  }

  @MainActor
  func picture(of view: UIView, size: CGSize?) throws -> SnapshotContent {
    try withPresented(view, size: size) { _ in
      let image = try Self.picture(of: view.layer, size: view.bounds.size, scale: device.scale)
      let record = SnapshotRecord(
        screen: "", device: "", size: view.bounds.size, scale: Double(device.scale), settings: described,
        views: Hierarchy.views(of: view))
      return .picture(image, record)
    }
  }

  // MARK: Drawing

  /// Returns an image of a layer, transparent where it draws nothing.
  @MainActor
  static func picture(of layer: CALayer, size: CGSize, scale: CGFloat) throws -> CGImage {
    let rounded = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    guard rounded.width >= 1, rounded.height >= 1 else {
      throw SnapshotError("it has no size (\(size.width) x \(size.height) points); give one with size:")
    }
    guard rounded.width * scale <= 32_767, rounded.height * scale <= 32_767,
      rounded.width * rounded.height * scale * scale <= 200_000_000,
      let context = CGContext(size: rounded, scale: scale, isOpaque: false)
    else {
      throw SnapshotError("there is no space for a picture of \(size.width) x \(size.height) points")
    }
    layer.render(in: context)
    guard let image = context.makeImage() else {
      throw SnapshotError("drawing failed: \(context.failure ?? "there is no picture")")
    }
    return image
  }

  /// Returns a layer as a document of one page.
  @MainActor
  static func document(of layer: CALayer) throws -> Data {
    let size = layer.bounds.size
    guard size.width > 0, size.height > 0, let context = CGContext(document: .pdf, pageSize: size) else {
      throw SnapshotError("it has no size (\(size.width) x \(size.height) points)")
    }
    layer.render(in: context)
    guard let data = context.closeDocument() else { throw SnapshotError("drawing failed") }
    return data
  }
}

/// Hierarchies as text and as records.
@MainActor
enum Hierarchy {
  /// Returns a view and all views in it, in its coordinate space, each before its subviews.
  static func views(of root: UIView) -> [SnapshotRecord.View] {
    var result: [SnapshotRecord.View] = []
    var stack: [(view: UIView, depth: Int, isHidden: Bool)] = [(root, 0, false)]
    while let (view, depth, superviewIsHidden) = stack.popLast() {
      let isHidden = superviewIsHidden || view.isHidden
      result.append(
        SnapshotRecord.View(
          depth: depth, className: "\(type(of: view))", frame: view.convert(view.bounds, to: root),
          text: view.debugText, identifier: view.assistive.identifier, isHidden: isHidden))
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1, isHidden)) }
    }
    return result
  }

  /// Returns the frames of a view and all views in it, one per line.
  static func frames(of root: UIView) -> String {
    views(of: root).map { view in
      var parts = [
        "\(view.className) "
          + CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
          .pointsDescription
      ]
      if let text = view.text { parts.append("\"\(text.replacingOccurrences(of: "\n", with: "\\n"))\"") }
      if let identifier = view.identifier { parts.append("#\(identifier)") }
      if view.hidden == true { parts.append("hidden") }
      return String(repeating: "  ", count: view.depth) + parts.joined(separator: " ") + "\n"
    }.joined()
  }

  /// Returns iOS's description of a view hierarchy, without addresses.
  static func text(of view: UIView) -> String {
    view.recursiveDescription().replacing(/:? ?0x[0-9a-f]{6,}/, with: "") + "\n"
  }

  /// Returns iOS's description of a controller hierarchy, without addresses.
  static func text(of root: UIViewController) -> String { root.hierarchyDescription() + "\n" }
}
