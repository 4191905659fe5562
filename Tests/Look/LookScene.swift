import Foundation
import Simulator
import UIKit

/// An entry in its window: laid out, ready to be drawn.
@MainActor
struct LookScene {
  private let entry: LookEntry
  private let phone: VirtualDevice
  private let builder: LookBuilder
  /// The view that is drawn, and which part of it in the view's own coordinates.
  private let drawn: UIView
  private let origin: CGPoint

  init(_ entry: LookEntry, assets: URL) throws {
    self.entry = entry
    let window = entry.spec.words("window") ?? LookWords([:])
    let device: Device
    var settings: DeviceSettings
    (device, settings) = LookScene.device(window)
    settings.system = entry.system ?? DeviceSettings.standardSystem
    phone = VirtualDevice(device, settings: settings)
    builder = LookBuilder(assets: assets, pictureScale: entry.scale)
    drawn = try LookScene.show(entry, on: phone, with: builder)
    let isWindow = drawn === phone.window
    origin = isWindow ? entry.spec.rectangle("crop")?.origin ?? .zero : drawn.bounds.origin
  }

  /// Shows the views of an entry.
  ///
  /// - Returns: the view that is drawn: the root, or the window of a controller.
  static func show(_ entry: LookEntry, on phone: VirtualDevice, with builder: LookBuilder) throws -> UIView {
    if let controller = entry.spec.words("controller") {
      let shown = builder.controller(controller)
      phone.show(shown)
      if let words = controller.words("present"), let alert = builder.alert(words) {
        shown.present(alert, animated: false)
        phone.settle()
      }
      return phone.window
    }
    guard let root = entry.spec.words("root") else {
      throw LookError("there is neither a root nor a controller")
    }
    phone.window.makeKeyAndVisible()
    let view = builder.addRoot(root, to: phone.window)
    phone.layOut()
    return view
  }

  /// The device of a window, with the window's own size, scale and safe area.
  static func device(_ window: LookWords) -> (Device, DeviceSettings) {
    let isPad = window.text("idiom") == "pad"
    let name = window.text("device") ?? ""
    let catalog = DeviceCatalog.standard
    let size = window.size("size")
    var known = try? catalog.device(named: name)
    if let found = known, let size, found.size != size, found.size(in: .landscape) != size { known = nil }
    guard
      var device = known ?? (try? catalog.device(named: isPad ? "ipad-mini-4" : "iphone-8"))
        ?? catalog.devices.first
    else { fatalError("the catalogue has no devices") }
    var settings = DeviceSettings()
    if let size {
      settings.orientation = device.size == size || known == nil ? .portrait : .landscape
      device.size = settings.orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
      if known == nil, size.width > size.height, !isPad {
        // An unknown telephone on its side.
        device.portrait.verticalSizeClass = .compact
        device.portrait.horizontalSizeClass = size.width >= 736 ? .regular : .compact
      }
    }
    device.idiom = isPad ? .pad : .phone
    device.scale = window.number("scale") ?? device.scale
    if let safe = window.numbers("safeArea"), safe.count == 4 {
      let insets = UIEdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
      if settings.orientation == .portrait {
        device.portrait.safeArea = insets
      } else {
        device.landscape.safeArea = insets
      }
    }
    if let text = window.text("contentSize"), let category = LookNames.contentSizes[text] {
      settings.textSize = category
    }
    settings.appearance = window.text("appearance") == "dark" ? .dark : .light
    settings.requiresCompatibility = window.text("design") == "compatibility"
    settings.layoutDirection = window.text("direction") == "rightToLeft" ? .rightToLeft : .leftToRight
    return (device, settings)
  }

  func pngData() throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = entry.scale
    format.opaque = false
    // Sizes in descriptions have three places: a third of a point is not quite a pixel.
    let size = CGSize(
      width: (entry.size.width * entry.scale).rounded() / entry.scale,
      height: (entry.size.height * entry.scale).rounded() / entry.scale)
    let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      context.cgContext.translateBy(x: -origin.x, y: -origin.y)
      drawn.layer.render(in: context.cgContext)
    }
    if data.isEmpty { throw LookError("the picture of \(entry.size) points cannot be drawn") }
    return data
  }

  func framesData() throws -> Data {
    var frames: [String: [Double]] = [:]
    for (id, view) in builder.views where view.isDescendant(of: drawn) {
      let frame = view.convert(view.bounds, to: drawn).offsetBy(dx: -origin.x, dy: -origin.y)
      frames[id] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
    for (id, find) in builder.places {
      guard let place = find(), place.view.isDescendant(of: drawn) else { continue }
      let frame = place.view.convert(place.frame, to: drawn).offsetBy(dx: -origin.x, dy: -origin.y)
      frames[id] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
    return try JSONSerialization.data(withJSONObject: frames, options: [.sortedKeys, .prettyPrinted])
  }
}
