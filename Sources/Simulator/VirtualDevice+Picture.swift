import DeviceModels
import UIKit

extension VirtualDevice {
  /// The reason why a picture could not be rendered.
  public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description of the reason.
    public let description: String
  }

  /// Lays out and renders the screen: all visible windows by their levels, and the status bar and home
  /// indicator above them.
  ///
  /// - Parameters:
  ///   - format: PNG and JPEG are rendered as pixels; SVG and PDF as shapes, with a unit per point.
  ///   - scale: The number of pixels per point of a PNG or JPEG. The default is the device's scale. It does not
  ///     affect layout.
  /// - Throws: `PictureError` if the picture would be too large or cannot be encoded.
  public func picture(_ format: PictureFormat, scale: CGFloat? = nil) throws -> Data {
    try picture(format, scale: scale, png: .fast)
  }

  /// Lays out and renders the screen as `picture(_:scale:)` does, with a choice of the encoding of PNG.
  package func picture(_ format: PictureFormat, scale: CGFloat?, png: PNGCompression) throws -> Data {
    let context = try draw(format, scale: scale)
    guard let data = format.data(of: context, png: png) else {
      throw PictureError(description: "drawing failed: \(context.failure ?? "the picture cannot be encoded")")
    }
    return data
  }

  /// Lays out and renders the screen as `picture(_:scale:)` does, without encoding the image.
  package func image(scale: CGFloat? = nil) throws -> CGImage {
    let context = try draw(.png, scale: scale)
    guard let image = context.makeImage() else {
      throw PictureError(description: "drawing failed: \(context.failure ?? "there is no image")")
    }
    return image
  }

  private func draw(_ format: PictureFormat, scale: CGFloat?) throws -> CGContext {
    layOut()
    let size = device.size(in: interfaceOrientation)
    guard let context = format.context(size: size, scale: scale ?? device.scale) else {
      throw PictureError(
        description: "there is no space for a picture of \(size.width) x \(size.height) points")
    }
    collectingMessages {
      UIScreen.draw(windowsOnScreen, in: context)
      if currentSettings.showsStatusBar {
        // The frontmost window that covers the screen determines the bars.
        let deciding = windows.last { $0.coversScreen && $0.rootViewController != nil } ?? window
        SystemBars(device, interfaceOrientation, above: deciding).draw(in: context)
      }
      if let reasons = ToolHosts.current?.leftOut, !reasons.isEmpty {
        IncompleteMark(reasons: reasons).draw(in: context, size: size)
      }
    }
    return context
  }
}
