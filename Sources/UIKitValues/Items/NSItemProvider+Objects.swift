import Foundation

extension NSItemProvider {
  /// Returns whether the provider can load a string.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Returns whether the provider can load a URL.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads a string.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { $0 as String }, error)
    }
  }

  /// Loads a URL.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }

  /// Returns an object created from data as the class that requested it, or throws an error.
  package static func made<Wanted>(_ object: Any?, as type: Wanted.Type) throws -> Wanted {
    guard let object = object as? Wanted else {
      throw NSError(domain: errorDomain, code: ErrorCode.unavailableCoercionError.rawValue)
    }
    return object
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of text that can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Creates a string from UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.made(String(data: data, encoding: .utf8).map { NSString(string: $0) }, as: Self.self)
  }
  /// The plain text type.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Loads the string as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types of URLs that can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// Creates a URL from UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.made(NSURL(string: String(decoding: data, as: UTF8.self)), as: Self.self)
  }
  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of the URL; for a file URL that of file URLs first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  /// Loads the URL as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of text that can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Creates a string without attributes from UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: .utf8)
    return try NSItemProvider.made(text.map { NSAttributedString(string: $0) }, as: Self.self)
  }
  /// The plain text type.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Loads the string without attributes as UTF-8 data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of images that can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// Creates an image from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.made(UIImage(data: data), as: Self.self)
  }
  /// The PNG and JPEG types.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Loads the image as data in a format.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(
      typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type of colors written by this module.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Creates a color from four sRGB components.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double(String($0)) }
    let color =
      parts.count == 4
      ? UIColor(
        red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: CGFloat(parts[3]))
      : nil
    return try NSItemProvider.made(color, as: Self.self)
  }
  /// The type of colors written by this module.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Loads the color as four sRGB components.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(Data("\(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))".utf8), nil)
    return nil
  }
}
