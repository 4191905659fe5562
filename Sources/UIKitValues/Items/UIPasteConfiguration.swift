import Foundation

/// The types of content that an object accepts from the pasteboard.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The type identifiers.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts no types yet.
  public convenience override init() { self.init(acceptableTypeIdentifiers: []) }

  /// Creates a configuration of the types that a class can read.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class can read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// An object that accepts content from the pasteboard.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of content that the object accepts; `nil` for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes content.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the object accepts one of the items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
