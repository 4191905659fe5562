import CoreGraphics
import Foundation
import SnapshotComparison
import Testing
import UIKit

/// Pixels: counts by brute force, colour distances by published pairs, kinds of difference by construction.
@MainActor @Suite struct PixelComparisonTests {
  @Test(arguments: 0..<40)
  func countsWhatBruteForceCounts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...40, using: &random)
    let height = Int.random(in: 1...40, using: &random)
    let colors = (0..<width * height).map { _ in UInt32.random(in: 0...0xffffff, using: &random) }
    var changed = colors
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      changed[Int.random(in: 0..<colors.count, using: &random)] = UInt32.random(
        in: 0...0xffffff, using: &random)
    }
    let differing = colors.indices.filter { colors[$0] != changed[$0] }
    let xs = differing.map { $0 % width }
    let ys = differing.map { $0 / width }
    let a = picture(width, height, colors: colors)
    let b = picture(width, height, colors: changed)
    for (one, other) in [(a, b), (b, a)] {
      let found = try #require(one.compare(with: other))
      #expect(found.count == differing.count)
      #expect(found.unexplained == differing.count)
      if let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() {
        #expect(found.bounds == CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
        #expect(found.distance > 0)
      } else {
        #expect(found.bounds == .zero)
        #expect(found.distance == 0)
      }
    }
    // What is explained counts, and is not classified.
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let explained = try #require(a.compare(with: b, explained: [whole]))
    #expect(explained.count == differing.count)
    #expect(explained.unexplained == 0)
  }

  /// White and black lie 100 apart in lightness; two greys as far as their lightnesses, which are 53.585 and 53.193 for 128 and 127
  /// (CIE 1976, sRGB under D65).
  @Test func distancesAreThoseOfCIE94() throws {
    func distance(_ one: UInt32, _ other: UInt32) throws -> Double {
      try #require(picture(1, 1, colors: [one]).compare(with: picture(1, 1, colors: [other]))).distance
    }
    #expect(abs(try distance(0xffffff, 0x000000) - 100) < 0.01)
    #expect(abs(try distance(0x808080, 0x7f7f7f) - 0.392) < 0.01)
    // L*a*b* of sRGB's red is (53.241, 80.092, 67.203) and of its green (87.735, -86.183, 83.179):
    // C1 = 104.55, C2 = 119.78, dL = -34.494, dC = -15.23, dH² = da² + db² - dC² = 27647.5 + 255.2 - 231.9 = 27670.8,
    // SC = 5.705, SH = 2.568: sqrt(1189.8 + 7.1 + 4195.0) = 73.43.
    #expect(abs(try distance(0xff0000, 0x00ff00) - 73.43) < 0.1)
  }

  /// Distances by the formulas with 64 bits, for pictures that are wider than the groups of pixels that are compared at once.
  @Test func distancesAndTolerancesAreThoseOfTheFormulas() throws {
    func lightness(_ color: UInt32) -> (l: Double, a: Double, b: Double) {
      let linear = [16, 8, 0].map { shift -> Double in
        let value = Double(color >> UInt32(shift) & 255) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      func curve(_ weights: [Double], _ white: Double) -> Double {
        let t = zip(weights, linear).map(*).reduce(0, +) / white
        return t > 0.008856452 ? cbrt(t) : t * 7.787037 + 16 / 116
      }
      let x = curve([0.4124564, 0.3575761, 0.1804375], 0.95047)
      let y = curve([0.2126729, 0.7151522, 0.0721750], 1)
      let z = curve([0.0193339, 0.1191920, 0.9503041], 1.08883)
      return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
    func distance(_ one: UInt32, _ other: UInt32) -> Double {
      let (a, b) = (lightness(one), lightness(other))
      let chroma = (hypot(a.a, a.b), hypot(b.a, b.b))
      let difference = chroma.0 - chroma.1
      let hue = pow(a.a - b.a, 2) + pow(a.b - b.b, 2) - difference * difference
      return sqrt(
        pow(a.l - b.l, 2) + pow(difference / (1 + 0.045 * chroma.0), 2)
          + max(hue, 0) / pow(1 + 0.015 * chroma.0, 2))
    }
    var random = SeededGenerator(seed: 1)
    for round in 0..<200 {
      let width = 1 + round % 40
      // Far colors, near ones, dark ones, and grays.
      let colors = (0..<width).map { _ -> UInt32 in
        switch round % 4 {
        case 0, 1: UInt32.random(in: 0...0xffffff, using: &random)
        case 2: UInt32.random(in: 0...0x0f0f0f, using: &random) & 0x0f0f0f
        default: UInt32.random(in: 0...254, using: &random) * 0x010101
        }
      }
      let changed = colors.map { color -> UInt32 in
        switch round % 4 {
        case 0: UInt32.random(in: 0...0xffffff, using: &random)
        case 1, 2: color ^ (UInt32.random(in: 1...7, using: &random) * 0x010000 & 0x010101 | 1)
        default: color + 0x010101
        }
      }
      let distances = zip(colors, changed).map { $0 == $1 ? 0 : distance($0, $1) }
      let (a, b) = (picture(width, 1, colors: colors), picture(width, 1, colors: changed))
      // Between two of the distances, where rounding makes no difference.
      let limit = distances.sorted()[width / 2] * 1.001 + 0.0005
      let found = try #require(a.compare(with: b, tolerance: limit))
      #expect(abs(found.distance - (distances.max() ?? 0)) < 0.001)
      #expect(abs(found.unexplainedDistance - (distances.max() ?? 0)) < 0.001)
      let sure = distances.count { $0 > limit + 0.001 }
      #expect((sure...distances.count { $0 > limit - 0.001 }).contains(found.beyond))
    }
  }

  /// Explained boxes leave the other pixels of their groups, whatever the columns.
  @Test(arguments: 0..<20)
  func whatIsExplainedIsNotClassified(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (50, 20)
    let left = Int.random(in: 0..<40, using: &random)
    let box = CGRect(x: left, y: 3, width: Int.random(in: 1...10, using: &random), height: 9)
    let a = picture(width, height, colors: Array(repeating: 0xffffff, count: width * height))
    let b = picture(width, height, colors: Array(repeating: 0xf0f0f0, count: width * height))
    let found = try #require(a.compare(with: b, explained: [box]))
    #expect(found.count == width * height)
    #expect(found.unexplained == width * height - Int(box.width * box.height))
    #expect(found.changesSmoothAreas && !found.changesStructure)
    // A line in a color of its own, which is explained or not.
    var colors = Array(repeating: UInt32(0xffffff), count: width * height)
    for y in 3..<12 { colors[y * width + left] = y % 2 == 0 ? 0 : 0x404040 }
    let line = try #require(a.compare(with: picture(width, height, colors: colors), explained: [box]))
    #expect(line.count == 9 && line.unexplained == 0 && !line.changesStructure)
    #expect(line.bounds == CGRect(x: left, y: 3, width: 1, height: 9))
    let other = try #require(
      a.compare(with: picture(width, height, colors: colors), explained: [box.offsetBy(dx: 0, dy: 4)]))
    #expect(other.unexplained == 4 && other.changesStructure)
  }

  @Test func toleranceIsOfColoursFirstAndOfCountsSecond() throws {
    let a = picture(10, 10, colors: Array(repeating: 0x808080, count: 100))
    var colors = Array(repeating: UInt32(0x808080), count: 100)
    for index in 0..<10 { colors[index] = 0x7f7f7f }
    colors[50] = 0x000000
    let b = picture(10, 10, colors: colors)
    func isAccepted(_ tolerance: SnapshotTolerance) -> Bool {
      SnapshotDifference(reference: a, picture: b, tolerance: tolerance).isAccepted
    }
    #expect(!isAccepted(.exact))
    #expect(!isAccepted(SnapshotTolerance(distance: 1)))
    #expect(isAccepted(SnapshotTolerance(distance: 1, share: 0.01)))
    #expect(!isAccepted(SnapshotTolerance(distance: 0, share: 0.10)))
    #expect(isAccepted(SnapshotTolerance(distance: 0, share: 0.11)))
    #expect(isAccepted(SnapshotTolerance(distance: 54)))
    #expect(SnapshotTolerance(precision: 1, perceptualPrecision: 1) == .exact)
    // What is forgiven is still said.
    let forgiven = SnapshotDifference(reference: a, picture: b, tolerance: SnapshotTolerance(distance: 54))
    #expect(forgiven.isForgiven && !forgiven.isEmpty && forgiven.pixels == 11)
  }

  @Test func aColourByOneStepIsAColour() {
    func box(_ level: CGFloat) -> CGImage {
      picture(60, 60) {
        $0.setFillColor(UIColor(red: level / 255, green: 0.2, blue: 0.6, alpha: 1).cgColor)
        $0.fill(CGRect(x: 10, y: 10, width: 40, height: 40))
      }
    }
    let difference = SnapshotDifference(reference: box(100), picture: box(101))
    #expect(difference.kinds == [.colour])
    #expect(difference.pixels == 1600)
  }

  @Test func edgesAloneAreAntialiasing() {
    func disc(_ shift: CGFloat) -> CGImage {
      picture(60, 60) {
        $0.setFillColor(UIColor(white: 0.35, alpha: 1).cgColor)
        $0.fillEllipse(in: CGRect(x: 10 + shift, y: 10, width: 40, height: 40))
      }
    }
    #expect(SnapshotDifference(reference: disc(0), picture: disc(0)).isEmpty)
    #expect(SnapshotDifference(reference: disc(0), picture: disc(0.125)).kinds == [.antialiasing])
  }

  @Test func anotherShapeIsAnotherDrawing() {
    func letter(_ text: String) -> CGImage {
      picture(60, 60, scale: 3) { _ in
        (text as NSString).draw(
          at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 30)])
      }
    }
    #expect(SnapshotDifference(reference: letter("A"), picture: letter("O")).kinds == [.drawing])
  }

  @Test func sizesAreToldBeforePixels() {
    let difference = SnapshotDifference(reference: picture(3, 4) { _ in }, picture: picture(4, 4) { _ in })
    #expect(difference.kinds == [.size])
    #expect(difference.summary == "the picture is 4 x 4 pixels instead of 3 x 4")
  }

  @Test func theDifferenceIsDrawnInMagenta() throws {
    let a = picture(3, 1, colors: [0xff0000, 0x00ff00, 0x000000])
    let b = picture(2, 1, colors: [0xff0000, 0x0000ff])
    let drawn = try #require(a.difference(from: b))
    #expect((drawn.width, drawn.height) == (3, 1))
    #expect(drawn.pixel(x: 1, y: 0) == (255, 0, 255, 255))
    #expect(drawn.pixel(x: 2, y: 0) == (255, 0, 255, 255))
    let equal = drawn.pixel(x: 0, y: 0)
    #expect(equal.red == equal.green && equal.red > 190)
  }

  /// The goal is 15 ms a pair in debug builds on two processors; many times that is left for busy machines.
  @Test func aPairOfScreensIsComparedInMilliseconds() throws {
    let (width, height) = (1170, 2532)
    let colors = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) & 0xffffff }
    let a = picture(width, height, colors: colors)
    let inverted = colors.map { ~$0 & 0xffffff }
    let middle = width * height / 2
    var changed = colors
    changed[middle] ^= 1
    for (other, count) in [(colors, 0), (changed, 1), (inverted, width * height)] {
      let b = picture(width, height, colors: other)
      for tolerance in [0, 2.0] {
        let clock = ContinuousClock()
        var found: CGImage.Comparison?
        let time = clock.measure { found = a.compare(with: b, tolerance: tolerance) }
        #expect(found?.count == count)
        #expect(time < .milliseconds(count < 2 ? 150 : 1000))
      }
    }
    // Several threads find what one does.
    let b = picture(width, height, colors: inverted)
    let found = try #require(a.compare(with: b, tolerance: 50))
    let rows = stride(from: 0, to: height, by: 12).map { top -> CGImage.Comparison? in
      let range = top * width..<min(top + 12, height) * width
      return picture(width, range.count / width, colors: Array(colors[range])).compare(
        with: picture(width, range.count / width, colors: Array(inverted[range])), tolerance: 50)
    }
    #expect(found.bounds == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(found.beyond == rows.reduce(0) { $0 + ($1?.beyond ?? 0) })
    #expect(found.distance == rows.compactMap { $0?.distance }.max())
    #expect(found.changesStructure)
  }

  /// The published value of FNV-1a with 64 bits.
  @Test func digestsAreThoseOfFNV1a() {
    #expect(SnapshotRecord.digest(of: Data("foobar".utf8)) == "85944171f73967e8-6")
    #expect(SnapshotRecord.digest(of: Data()) == "cbf29ce484222325-0")
    let long = Data((0..<100).map { UInt8($0) })
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in long { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    #expect(SnapshotRecord.digest(of: long) == "\(String(hash, radix: 16))-100")
  }
}
