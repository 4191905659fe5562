/// Stands in for Apple's ImageIO: images from files and data are decoded at once; GIFs have their frames,
/// delays and loop counts.
@_exported import UIKit

public final class CGImageSource {
  let frames: [CGImage.Frame]
  let loops: Int?
  let isGIF: Bool
  /// The identifier of the type, by the first bytes.
  let type: String?
  init?(_ data: Data) {
    guard let read = try? CGImage.frames(of: data) else { return nil }
    (frames, loops) = (read.frames, read.loops)
    isGIF = data.starts(with: "GIF8".utf8)
    let starts: [([UInt8], String)] = [
      ([0xFF, 0xD8, 0xFF], "public.jpeg"), ([0x89, 0x50, 0x4E, 0x47], "public.png"),
      (Array("GIF8".utf8), "com.compuserve.gif"), ([0x49, 0x49, 0x2A, 0], "public.tiff"),
      ([0x4D, 0x4D, 0, 0x2A], "public.tiff"), (Array("BM".utf8), "com.microsoft.bmp"),
      (Array("%PDF".utf8), "com.adobe.pdf"), (Array("RIFF".utf8), "org.webmproject.webp"),
    ]
    type = starts.first { data.starts(with: $0.0) }?.1
  }
}
public func CGImageSourceCreateWithURL(_ url: AnyObject, _ options: AnyObject?) -> CGImageSource? {
  guard let path = (url as? NSURL)?.path, let data = FileManager.default.contents(atPath: path) else {
    return nil
  }
  return CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: AnyObject, _ options: AnyObject?) -> CGImageSource? {
  guard let data = data as? NSData else { return nil }
  return CGImageSource(Data(referencing: data))
}
public func CGImageSourceGetType(_ source: CGImageSource) -> NSString? { source.type.map { $0 as NSString } }
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.frames.count }
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> CGImage?
{
  source.frames.indices.contains(index) ? source.frames[index].image : nil
}
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> CGImage?
{ CGImageSourceCreateImageAtIndex(source, index, options) }
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> NSDictionary?
{
  guard source.frames.indices.contains(index) else { return nil }
  let frame = source.frames[index]
  var result: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: frame.image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: frame.image.height),
  ]
  if source.isGIF {
    // Delays of up to 50 milliseconds count as 100, as in Apple's header.
    result[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFDelayTime: NSNumber(value: frame.delay <= 0.05 ? 0.1 : frame.delay),
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: frame.delay),
      ] as NSDictionary
  }
  return result as NSDictionary
}
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: AnyObject?) -> NSDictionary? {
  guard source.isGIF else { return [:] }
  var gif: [AnyHashable: Any] = [:]
  if let loops = source.loops { gif[kCGImagePropertyGIFLoopCount] = NSNumber(value: loops) }
  return [kCGImagePropertyGIFDictionary: gif as NSDictionary]
}
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as NSString
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately" as NSString
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize" as NSString
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat" as NSString
public let kCGImagePropertyGIFDictionary = "{GIF}" as NSString
public let kCGImagePropertyGIFDelayTime = "DelayTime" as NSString
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime" as NSString
public let kCGImagePropertyGIFLoopCount = "LoopCount" as NSString
public let kCGImagePropertyPixelWidth = "PixelWidth" as NSString
public let kCGImagePropertyPixelHeight = "PixelHeight" as NSString
