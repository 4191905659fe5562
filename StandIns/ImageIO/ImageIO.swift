/// Stands in for Apple's ImageIO: images of files and data are decoded at once, without properties and one frame each.
@_exported import UIKit

public final class CGImageSource {
  let image: UIImage?
  init(_ image: UIImage?) { self.image = image }
}
public func CGImageSourceCreateWithURL(_ url: AnyObject, _ options: AnyObject?) -> CGImageSource? {
  guard let path = (url as? NSURL)?.path else { return nil }
  return UIImage(contentsOfFile: path).map { CGImageSource($0) }
}
public func CGImageSourceCreateWithData(_ data: AnyObject, _ options: AnyObject?) -> CGImageSource? {
  guard let data = data as? NSData else { return nil }
  return UIImage(data: Data(referencing: data)).map { CGImageSource($0) }
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> CGImage?
{
  source.image?.cgImage
}
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> CGImage?
{ source.image?.cgImage }
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: AnyObject?)
  -> NSDictionary?
{ nil }
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
