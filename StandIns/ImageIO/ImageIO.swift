/// Stands in for Apple's ImageIO: images from files and data are decoded at once, JPEGs that arrive in parts as far as they go; GIFs
/// have their frames, delays and loop counts.
@_exported import UIKit

public final class CGImageSource {
  private(set) var frames: [CGImage.Frame] = []
  private(set) var loops: Int?
  private(set) var isGIF = false
  /// The identifier of the type, by the first bytes.
  private(set) var type: String?
  /// The state of an image whose data arrives in parts.
  private(set) var status = CGImageSourceStatus.statusReadingHeader
  /// The header of a JPEG.
  private(set) var header: JPEGHeader?
  /// The data of a JPEG, whose pictures may be taken with the camera turned.
  private var photograph: Data?
  /// The orientation in the Exif data of a JPEG.
  private(set) lazy var orientation = photograph.flatMap { UIImage(data: $0)?.imageOrientation } ?? .up

  /// Creates a source whose data will arrive.
  init() {}

  convenience init?(_ data: Data) {
    self.init()
    guard update(data, isComplete: true) else { return nil }
  }

  /// Reads all of the data that has arrived, and returns whether it has an image. A decoder may be able to show the beginning of an image.
  @discardableResult
  func update(_ data: Data, isComplete: Bool) -> Bool {
    readType(of: data)
    if type == "public.jpeg" { header = JPEGHeader(data) }
    guard let read = try? CGImage.frames(of: data) else {
      status = isComplete ? .statusInvalidData : .statusIncomplete
      guard !isComplete, let image = header?.image(ofBeginning: data) else { return false }
      frames = [CGImage.Frame(image: image, delay: 0)]
      return true
    }
    (frames, loops) = (read.frames, read.loops)
    if type == "public.jpeg" { photograph = data }
    status = isComplete ? .statusComplete : .statusIncomplete
    return true
  }

  private func readType(of data: Data) {
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
/// The state of an image source or of one of its images.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}
/// Creates a source whose data arrives in parts.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource { CGImageSource() }
/// Gives a source all of the data that has arrived until now.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ isFinal: Bool) {
  source.update(Data(referencing: data), isComplete: isFinal)
}
/// Returns the state of a source.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }
/// Returns the state of an image of a source.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  source.frames.indices.contains(index) ? source.status : .statusUnknownType
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
{
  guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
  let options = options as? NSDictionary
  let turns = (options?[kCGImageSourceCreateThumbnailWithTransform] as? NSNumber)?.boolValue == true
  let small = thumbnail(of: image, options)
  return turns ? turned(small, source.orientation) : small
}
/// Returns an image as it is displayed.
private func turned(_ image: CGImage, _ orientation: UIImage.Orientation) -> CGImage {
  guard orientation != .up else { return image }
  let photograph = UIImage(cgImage: image, scale: 1, orientation: orientation)
  let format = UIGraphicsImageRendererFormat()
  (format.scale, format.opaque) = (1, image.alphaInfo == .none || image.alphaInfo == .noneSkipLast)
  let drawn = UIGraphicsImageRenderer(size: photograph.size, format: format).image { _ in
    photograph.draw(at: .zero)
  }
  return drawn.cgImage ?? image
}
private func thumbnail(of image: CGImage, _ options: NSDictionary?) -> CGImage {
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
  let longer = Double(max(image.width, image.height))
  guard let limit, limit > 0, longer > limit else { return image }
  // The longer side has the number of pixels that is asked for; the other has at least one.
  let width = max(Int((Double(image.width) * limit / longer).rounded()), 1)
  let height = max(Int((Double(image.height) * limit / longer).rounded()), 1)
  guard
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return image }
  context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  return context.makeImage() ?? image
}
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> NSDictionary?
{
  guard source.frames.indices.contains(index) else { return nil }
  let frame = source.frames[index]
  var result: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: frame.image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: frame.image.height),
    kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  if source.orientation != .up {
    let number = NSNumber(value: CGImagePropertyOrientation(source.orientation).rawValue)
    result[kCGImagePropertyOrientation] = number
    result[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: number] as NSDictionary
  }
  if let header = source.header {
    result[kCGImagePropertyJFIFDictionary] =
      [kCGImagePropertyJFIFIsProgressive: NSNumber(value: header.isProgressive)] as NSDictionary
  }
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
