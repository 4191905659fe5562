/// The orientation of an image in Exif's numbering.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// The orientation that UIKit has other numbers for.
  init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    case .left: self = .left
    }
  }
}
/// The types that Apple's ImageIO writes. Of them, JPEG and PNG are written here.
private let writtenTypes: Set<String> = [
  "public.jpeg", "public.png", "public.tiff", "public.heic", "public.heics", "com.compuserve.gif",
  "com.microsoft.bmp",
  "com.microsoft.ico", "public.jpeg-2000", "com.adobe.photoshop-image", "com.adobe.pdf",
  "com.truevision.tga-image",
  "com.ilm.openexr-image", "public.pbm", "public.pvr", "org.khronos.ktx", "org.khronos.astc",
  "com.microsoft.dds", "com.apple.icns",
]
/// Returns the types of images that Apple's ImageIO writes, of which JPEG and PNG are written here.
public func CGImageDestinationCopyTypeIdentifiers() -> NSArray { writtenTypes.sorted() as NSArray }
/// Returns the types of images that are read here.
public func CGImageSourceCopyTypeIdentifiers() -> NSArray {
  ["com.compuserve.gif", "public.jpeg", "public.png"] as NSArray
}
/// A destination for one image: a file or data, in JPEG or PNG format by the type identifier.
public final class CGImageDestination {
  let type: String
  let write: (Data) -> Bool
  var image: CGImage?
  var quality = 1.0
  /// Creates a destination; nil for a type that Apple's ImageIO does not write.
  init?(type: String, write: @escaping (Data) -> Bool) {
    guard writtenTypes.contains(type) else { return nil }
    (self.type, self.write) = (type, write)
  }
}
/// Creates a destination that writes to a file.
public func CGImageDestinationCreateWithURL(
  _ url: AnyObject, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  guard let path = (url as? NSURL)?.path else { return nil }
  return CGImageDestination(type: "\(type)") { FileManager.default.createFile(atPath: path, contents: $0) }
}
/// Creates a destination that writes to a file.
public func CGImageDestinationCreateWithURL(
  _ url: URL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as NSURL, type, count, options) }
/// Creates a destination that writes to data.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  CGImageDestination(type: "\(type)") {
    data.append($0)
    return true
  }
}
/// Sets the image to write.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) {
  if idst.image == nil { idst.image = image }
  if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber {
    idst.quality = quality.doubleValue
  }
}
/// Sets the image to write from a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}
/// Does nothing.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {}
/// Writes the image as JPEG or PNG. Fails for other types.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image.map({ UIImage(cgImage: $0) }) else { return false }
  let data: Data?
  switch idst.type {
  case "public.jpeg": data = image.jpegData(compressionQuality: idst.quality)
  case "public.png": data = image.pngData()
  default: data = nil
  }
  return data.map(idst.write) ?? false
}
public let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality" as NSString
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint" as NSString
public let kCGImagePropertyOrientation = "Orientation" as NSString
public let kCGImagePropertyDPIWidth = "DPIWidth" as NSString
public let kCGImagePropertyDPIHeight = "DPIHeight" as NSString
public let kCGImagePropertyHasAlpha = "HasAlpha" as NSString
public let kCGImagePropertyExifDictionary = "{Exif}" as NSString
public let kCGImagePropertyTIFFDictionary = "{TIFF}" as NSString
public let kCGImagePropertyGPSDictionary = "{GPS}" as NSString
public let kCGImagePropertyPNGDictionary = "{PNG}" as NSString
public let kCGImagePropertyAPNGDelayTime = "DelayTime" as NSString
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime" as NSString
public let kCGImagePropertyAPNGLoopCount = "LoopCount" as NSString
public let kCGImagePropertyTIFFOrientation = "Orientation" as NSString
public let kCGImagePropertyExifDateTimeOriginal = "DateTimeOriginal" as NSString
public let kCGImagePropertyGPSLatitude = "Latitude" as NSString
public let kCGImagePropertyGPSLatitudeRef = "LatitudeRef" as NSString
public let kCGImagePropertyGPSLongitude = "Longitude" as NSString
public let kCGImagePropertyGPSLongitudeRef = "LongitudeRef" as NSString
public let kCGImagePropertyGPSAltitude = "Altitude" as NSString
public let kCGImagePropertyGPSAltitudeRef = "AltitudeRef" as NSString
public let kCGImagePropertyGPSTimeStamp = "TimeStamp" as NSString
public let kCGImagePropertyGPSDateStamp = "DateStamp" as NSString
