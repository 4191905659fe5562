import CoreGraphics
import Foundation
import Testing

/// GIFs that Pillow 13 wrote, and damaged ones.
@Suite struct GIFTests {
  /// Three pictures of 6 by 4 pixels: red with a blue corner; the same with green from (2, 2) to (4, 2), of which only that part
  /// is in the file; white. 0.1, 0.03 and 2 seconds, three times.
  private static let animated =
    "R0lGODlhBgAEAIEAAP8AAAAA/wAAAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQACgAAACwAAAAABgAEAAAIDAADAB"
    + "hIsKDBgwMDAgAh+QQAAwAAACwCAAIAAwABAIEA/wD/AAAAAP8AAAAIBQABCAwIACH5BADIAAAALAAAAAAGAAQAgf//"
    + "/wAAAAAAAAAAAAgLAAEIHEiwoMGBAQEAOw=="

  /// 24 by 20 pixels, interlaced, of 128 colours: (2k, 255 - 2k, k) where k is the remainder of 5x + 7y by 128.
  private static let interlaced =
    "R0lGODdhGAAUAIYAAAD/AAL9AQT7Agb5Awj3BAr1BQzzBg7xBxDvCBLtCRTrChbpCxjnDBrlDRzjDh7hDyDfECLdES"
    + "TbEibZEyjXFCrVFSzTFi7RFzDPGDLNGTTLGjbJGzjHHDrFHTzDHj7BH0C/IEK9IUS7Ika5I0i3JEq1JUyzJk6xJ1Cv"
    + "KFKtKVSrKlapK1inLFqlLVyjLl6hL2CfMGKdMWSbMmaZM2iXNGqVNWyTNm6RN3CPOHKNOXSLOnaJO3iHPHqFPXyDPn"
    + "6BP4B/QIJ9QYR7QoZ5Q4h3RIp1RYxzRo5xR5BvSJJtSZRrSpZpS5hnTJplTZxjTp5hT6BfUKJdUaRbUqZZU6hXVKpV"
    + "VaxTVq5RV7BPWLJNWbRLWrZJW7hHXLpFXbxDXr5BX8A/YMI9YcQ7YsY5Y8g3ZMo1ZcwzZs4xZ9AvaNItadQratYpa9"
    + "gnbNolbdwjbt4hb+AfcOIdceQbcuYZc+gXdOoVdewTdu4Rd/APePINefQLevYJe/gHfPoFffwDfv4BfywAAAAAGAAU"
    + "AEAI/wABFFDwgEIGDyNQtJBxg0cQI0ugVNHyhUwaN3Nw9BByhEkUK1vAlFHzhk4ePwMQNJBwgUMIEyvg1NHzh0ACBx"
    + "MwdBBxgkUMGzuAFFHyhEoWL2NcwoRRQ8cPIkmcTMHSRcwZNnHs7BFI0ChSNG3k3OETwMACCBU0fCCRwsUMjRxx6uTp"
    + "E6hQol7HgBVLVsULGjl8DEHSRMoVLmHMrJFJ06bcDhAlUrSIEU8fAQcYRLCwAUQJv4CtYtXKteDBhAsbPoxYBaVKlk"
    + "pXMHUKVSpV0XEyb+78+W/gwYUPJ148M+3atm83dvwYcmTJkylRM3QYeWLFi3MsY9Zs4WfQoUWP6lUNO7bsWeMknkad"
    + "WvVq1q0DTSNUKCM4YsWMa97MubOndyDNkWSSayu19JJsTannBHba6caZZ6D9RphhXJRnFlpqseUWXMuBJJIa8Rk0X2"
    + "rUsTYZgwEBADs="

  private func data(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }

  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let pixel = image.pixel(x: x, y: y)
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func picturesFollowEachOther() throws {
    let (frames, loops) = try CGImage.frames(of: data(Self.animated))
    #expect(frames.map(\.delay) == [0.1, 0.03, 2] && loops == 3)
    #expect(frames.allSatisfy { $0.image.width == 6 && $0.image.height == 4 })
    let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255])
    #expect(color(frames[0].image, 0, 0) == blue && color(frames[0].image, 3, 2) == red)
    // The rest of the second is what the first left behind.
    #expect(color(frames[1].image, 0, 0) == blue && color(frames[1].image, 1, 2) == red)
    for x in 2...4 { #expect(color(frames[1].image, x, 2) == green) }
    #expect(color(frames[2].image, 0, 0) == [255, 255, 255, 255])
    // Pictures of GIFs are their first.
    let image = try CGImage.decode(data(Self.animated))
    #expect(color(image, 3, 2) == red)
  }

  @Test func interlacedRowsAreInOrder() throws {
    let image = try CGImage.decode(data(Self.interlaced))
    #expect(image.width == 24 && image.height == 20)
    for y in 0..<20 {
      for x in 0..<24 {
        let k = (x * 5 + y * 7) % 128
        #expect(color(image, x, y) == [2 * k, 255 - 2 * k, k, 255], "\(x), \(y)")
      }
    }
  }

  /// A file of 2 by 1 pixels: the second is transparent, and taken away when the next picture comes. After each code of 3 bits
  /// comes the one that begins anew, so that codes do not grow: 4, 0, 4, 1, 4, 5 are the bits 100 000 100 001 100 101 from
  /// the last to the first of the bytes 0x04, 0xC3, 0x02.
  private func small(disposal: UInt8) -> Data {
    var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0]
    bytes += [255, 0, 0, 0, 0, 255]
    for transparent in [1, 0] as [UInt8] {
      bytes += [0x21, 0xf9, 4, disposal << 2 | 1, 0, 0, transparent, 0]
      bytes += [0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 3, 0x04, 0xc3, 0x02, 0]
    }
    return Data(bytes + [0x3b])
  }

  @Test func picturesLeaveBehindWhatTheySay() throws {
    func second(_ disposal: UInt8) throws -> [[Int]] {
      let frames = try CGImage.frames(of: small(disposal: disposal)).frames
      #expect(frames.count == 2 && color(frames[0].image, 0, 0) == [255, 0, 0, 255])
      #expect(color(frames[0].image, 1, 0) == [0, 0, 0, 0])
      return [color(frames[1].image, 0, 0), color(frames[1].image, 1, 0)]
    }
    let (clear, red, blue) = ([0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 255, 255])
    #expect(try second(1) == [red, blue])
    #expect(try second(2) == [clear, blue])
    #expect(try second(3) == [clear, blue])
  }

  @Test func damageIsAnError() throws {
    let whole = try data(Self.animated)
    for count in 6..<whole.count {
      // The first picture ends before byte 80; later ones are left out where they are cut.
      let part = whole.prefix(count)
      if let frames = try? CGImage.frames(of: part).frames {
        #expect((1...3).contains(frames.count))
      } else {
        #expect(count < 80)
      }
    }
    #expect(throws: CGImageDecodingError.truncated(format: "GIF")) {
      try CGImage.decode(Data("GIF89a".utf8))
    }
    var bytes = [UInt8](whole)
    (bytes[6], bytes[7], bytes[8], bytes[9]) = (0, 0, 4, 0)
    #expect(throws: CGImageDecodingError.tooLarge(width: 0, height: 4)) { try CGImage.decode(Data(bytes)) }
    // All of one byte after another, changed: an error or pictures, never more.
    for index in 13..<whole.count {
      for value in [0, 0x7f, 0xff] as [UInt8] {
        var bytes = [UInt8](whole)
        bytes[index] = value
        _ = try? CGImage.frames(of: Data(bytes))
      }
    }
  }
}
