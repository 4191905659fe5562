import DeviceModels
import UIKit

extension VirtualDevice {
  /// Why a picture could not be made.
  public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, for messages.
    public let description: String
  }

  /// Lays out and draws the window.
  ///
  /// - Parameters:
  ///   - format: PNG has pixels; SVG and PDF have shapes, a unit to the point.
  ///   - scale: pixels per point of a PNG; the device's own by default. Layout does not depend on it.
  /// - Throws: `PictureError` if the picture would be too large.
  public func picture(_ format: PictureFormat, scale: CGFloat? = nil) throws -> Data {
    layOut()
    let size = window.bounds.size
    let context: CGContext? =
      switch format {
      case .png: CGContext(size: size, scale: scale ?? device.scale, isOpaque: true)
      case .svg: CGContext(document: .svg, pageSize: size)
      case .pdf: CGContext(document: .pdf, pageSize: size)
      }
    guard let context else {
      throw PictureError(
        description: "there is no space for a picture of \(size.width) x \(size.height) points")
    }
    collectingMessages {
      window.layer.renderPresentation(in: context)
      window.shownKeyboardWindow?.layer.renderPresentation(in: context)
      if currentSettings.showsStatusBar {
        SystemBars(device, interfaceOrientation, above: window).draw(in: context)
      }
    }
    guard let data = format == .png ? context.pngData() : context.closeDocument() else {
      throw PictureError(description: "drawing failed: \(context.failure ?? "the picture cannot be encoded")")
    }
    return data
  }
}
