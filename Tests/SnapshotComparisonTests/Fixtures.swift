import CoreGraphics
import Foundation
import SnapshotComparison
import UIKit

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A picture that code draws, in points at one pixel each.
@MainActor
func picture(
  _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
) -> CGImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = true
  let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
    $0.cgContext.setFillColor(UIColor.white.cgColor)
    $0.cgContext.fill(CGRect(x: 0, y: 0, width: width, height: height))
    draw($0.cgContext)
  }
  guard let pixels = image.cgImage else { preconditionFailure("no picture") }
  return pixels
}

/// An opaque picture of given colours, 0xRRGGBB.
func picture(_ width: Int, _ height: Int, colors: [UInt32]) -> CGImage {
  // In memory, the bytes of a number are red, green, blue and opacity.
  let pixels = colors.map { ($0 << 8 | 255).bigEndian }
  let bytes = pixels.withUnsafeBytes { Data($0) }
  guard let provider = CGDataProvider(data: bytes),
    let image = CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider,
      decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
  else { preconditionFailure("no picture") }
  return image
}

typealias View = SnapshotRecord.View

func record(_ views: [View]) -> SnapshotRecord {
  SnapshotRecord(
    screen: "Test", device: "iphone-15", size: CGSize(width: 393, height: 852), scale: 3,
    settings: ["orientation": "portrait"], views: views)
}

func view(
  _ depth: Int, _ className: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100,
  _ height: CGFloat = 20,
  text: String? = nil, id: String? = nil, outlet: String? = nil, hidden: Bool = false
) -> View {
  View(
    depth: depth, className: className, frame: CGRect(x: x, y: y, width: width, height: height), text: text,
    identifier: id, outlet: outlet, isHidden: hidden)
}
