import CoreGraphics
import Foundation

/// A picture that came from an application or that is in a report.
package enum ReportedPicture {
  /// Returns whether data begins as a picture does whose file has a name with an ending.
  ///
  /// - Parameter ending: the ending in lowercase letters, without the point.
  package static func begins(_ data: Data, as ending: String) -> Bool {
    switch ending {
    case "png", "apng": return data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case "jpg", "jpeg": return data.starts(with: [0xFF, 0xD8, 0xFF])
    case "pdf": return data.starts(with: "%PDF-".utf8)
    case "svg":
      let start = String(decoding: data.prefix(256), as: UTF8.self).drop { $0.isWhitespace }
      return start.hasPrefix("<?xml") || start.hasPrefix("<svg")
    default: return false
    }
  }

  /// Returns whether data begins as a PNG does whose number of pixels is within the limits of decoding.
  package static func isPossible(png data: Data) -> Bool {
    // The signature, and the first chunk: its length, "IHDR", the width and the height, which are big-endian.
    let start = [UInt8](data.prefix(24))
    guard begins(data, as: "png"), start.count == 24, start[12..<16].elementsEqual("IHDR".utf8) else {
      return false
    }
    func number(_ offset: Int) -> Int { start[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    return (1...CGImage.maximumSide).contains(width) && (1...CGImage.maximumSide).contains(height)
      && width * height <= CGImage.maximumPixelCount
  }

  /// Returns whether data is a PNG that can be decoded.
  package static func isPNG(_ data: Data) -> Bool {
    begins(data, as: "png") && (try? CGImage.decode(data)) != nil
  }
}
