import CPixels
import UIKit

/// The size of a JPEG and its kind, which stand before its pixels.
struct JPEGHeader {
  let width: Int
  let height: Int
  /// A Boolean value that indicates whether the picture comes in several scans, the first of them coarse.
  let isProgressive: Bool

  /// Reads the header; nil if the data ends before it.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 18))
    var place = 2
    // Each segment begins with a marker of two bytes and its length without the marker.
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // The markers C4, C8 and CC in the range of those of frames are others.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
        height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
        return
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }

  /// Returns the picture as far as its data goes; the rest is gray, as is all of it before the first scan.
  func image(ofBeginning data: Data) -> CGImage? {
    guard (1...32767).contains(width), (1...32767).contains(height), width * height <= 1 << 26 else {
      return nil
    }
    let result = data.withUnsafeBytes { bytes in
      cpx_jpeg_decode_beginning(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, 1 << 26)
    }
    defer { free(result.pixels) }
    var pixels = Data(repeating: 0x80, count: width * height * 4)
    if result.status == CPX_OK, let decoded = result.pixels, result.width == width, result.height == height {
      pixels = Data(bytes: decoded, count: width * height * 4)
    }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(
        rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
      provider: CGDataProvider(data: pixels as NSData)!, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }
}
