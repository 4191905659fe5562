import Foundation
import Testing

import UIKit

@MainActor @Suite struct ViewSnapshotTests {
  private func bytes(_ image: UIImage) throws -> [UInt8] {
    let picture = try #require(image.cgImage)
    var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
    let context = try #require(
      CGContext(
        data: &bytes, width: picture.width, height: picture.height, bitsPerComponent: 8,
        bytesPerRow: picture.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    let count = bytes.count
    return try #require(context.data).withMemoryRebound(to: UInt8.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  private func drawn(_ size: CGSize, _ actions: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() }
  }

  /// As snapshot libraries compare: the same screen twice is the same bytes, another colour is not.
  @Test func hierarchiesAreCompared() throws {
    let root = host(20, 10)
    let inner = UIView(frame: rect(10, 0, 10, 10))
    inner.backgroundColor = .red
    root.addSubview(inner)
    func picture() throws -> [UInt8] {
      var isDrawn = false
      let image = drawn(CGSize(width: 20, height: 10)) {
        isDrawn = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
      }
      #expect(isDrawn)
      return try bytes(image)
    }
    let red = try picture()
    #expect(try picture() == red)
    #expect(Array(red[0..<4]) == [0, 0, 0, 0])
    #expect(red[60] > 200 && red[63] == 255)
    inner.backgroundColor = .blue
    #expect(try picture() != red)
  }

  @Test func picturesAreScaledAndLaidOutFirst() throws {
    let root = host(10, 10)
    let inner = root.child().pinned()
    inner.backgroundColor = .green
    let image = drawn(CGSize(width: 40, height: 20)) {
      root.drawHierarchy(in: rect(20, 0, 20, 20), afterScreenUpdates: true)
    }
    let bytes = try bytes(image)
    #expect(bytes[4 * 19 + 3] == 0)
    #expect(bytes[4 * 21 + 3] == 255)
    #expect(bytes[(19 * 40 + 39) * 4 + 3] == 255)
    #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: false), "there is no context")
  }

  @Test func snapshotsShowWhatWas() throws {
    let root = host(10, 10)
    root.backgroundColor = .red
    let snapshot = try #require(root.snapshotView(afterScreenUpdates: true))
    root.backgroundColor = .blue
    #expect(snapshot.frame == rect(0, 0, 10, 10))
    let image = drawn(CGSize(width: 10, height: 10)) {
      snapshot.drawHierarchy(in: snapshot.bounds, afterScreenUpdates: true)
    }
    let pixels = try bytes(image)
    #expect(pixels[0] > 200 && pixels[2] < 100)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    let part = root.resizableSnapshotView(
      from: rect(0, 0, 4, 5), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 4, height: 5))
  }
}
