import CoreGraphics
import Testing

@Suite struct CGLayerTests {
  /// Drawings of a layer appear with it at other places and in other sizes, in the coordinates of the context.
  @Test func layersAreDrawnAgain() throws {
    let context = try bitmap(10, 10, scale: 2)
    let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    context.draw(layer, in: CGRect(x: 2, y: 5, width: 8, height: 4))
    #expect(try pixel(context, 2, 2) == [255, 0, 0, 255] && pixel(context, 5, 3) == [255, 0, 0, 255])
    #expect(try pixel(context, 2, 4) == [0, 0, 0, 0] && pixel(context, 6, 2) == [0, 0, 0, 0])
    #expect(try pixel(context, 10, 11) == [255, 0, 0, 255] && pixel(context, 10, 13) == [0, 0, 0, 0])
    #expect(layer.size == CGSize(width: 4, height: 4))
  }

  /// The origin is at the bottom left where that of the context is.
  @Test func layersHaveTheDirectionOfTheirContext() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.draw(layer, at: .zero)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[9 * context.bytesPerRow] == 255 && bytes[6 * context.bytesPerRow] == 0 && bytes[0] == 0)
  }

  @Test func layersWithoutSizeAreRefused() throws {
    let context = try bitmap(4, 4)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    #expect(CGLayer(context, size: CGSize(width: CGFloat.nan, height: 1), auxiliaryInfo: nil) == nil)
  }
}
