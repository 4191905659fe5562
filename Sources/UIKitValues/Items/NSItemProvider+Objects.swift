import Foundation

extension NSItemProvider {
  /// Whether text can be loaded.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Whether an address can be loaded.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads text.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { $0 as String }, error)
    }
  }

  /// Loads an address.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }

  /// An object made of data as a class wants it, or why not.
  package static func made<Wanted>(_ object: Any?, as type: Wanted.Type) throws -> Wanted {
    guard let object = object as? Wanted else {
      throw NSError(domain: errorDomain, code: ErrorCode.unavailableCoercionError.rawValue)
    }
    return object
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Kinds of text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// The text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.made(String(data: data, encoding: .utf8).map { NSString(string: $0) }, as: Self.self)
  }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// The address that data in UTF-8 spells.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.made(NSURL(string: String(decoding: data, as: UTF8.self)), as: Self.self)
  }
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address, for files one of a file first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  /// The address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// Kinds of text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// The text of data in UTF-8, without attributes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: .utf8)
    return try NSItemProvider.made(text.map { NSAttributedString(string: $0) }, as: Self.self)
  }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The text in UTF-8, without attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Images of the formats that are read here.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// The image of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try NSItemProvider.made(UIImage(data: data), as: Self.self)
  }
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// The image in a format.
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
  /// Colours as this module writes them.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// A colour of four components in sRGB.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double(String($0)) }
    let color =
      parts.count == 4
      ? UIColor(
        red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: CGFloat(parts[3]))
      : nil
    return try NSItemProvider.made(color, as: Self.self)
  }
  /// Colours as this module writes them.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Four components in sRGB.
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
