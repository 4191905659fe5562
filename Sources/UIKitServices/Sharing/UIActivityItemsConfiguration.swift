import Foundation

/// A key of information about what is shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let title = Self("title")
  /// The text of a message.
  public static let messageBody = Self("messageBody")
  /// The metadata of a link.
  public static let linkPresentationMetadata = Self("linkPresentationMetadata")
}

/// The purpose of a preview of what is shared.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String
  /// Creates a purpose with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a purpose with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A preview of full size.
  public static let fullSize = Self("fullSize")
  /// A small preview.
  public static let thumbnail = Self("thumbnail")
}

/// A way in which something is shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name of the interaction.
  public let rawValue: String
  /// Creates an interaction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an interaction with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Sharing.
  public static let share = Self("share")
  /// Copying.
  public static let copy = Self("copy")
}

/// A description of what can be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns a Boolean value that indicates whether the items can be shared in a way.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns information about all items.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns information about an item.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// Returns a provider of a preview of an item.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Returns the application's activities.
  func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]?
}

extension UIActivityItemsConfigurationReading {
  /// Returns `true`.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  {
    true
  }
  /// Returns nothing.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Returns nothing.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Returns no preview.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// Returns no activities.
  public func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { nil }
}

/// An object that has something to share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The description of what can be shared; `nil` for nothing.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {
  private static let configuration = AssociatedKey<any UIActivityItemsConfigurationReading>()

  /// The description of what can be shared from the responder; `nil`, the default, for nothing. Stored only: no
  /// gesture asks for it.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { Self.configuration[self] }
    set { Self.configuration[self] = newValue }
  }
}

/// A description of what can be shared: items, with closures that describe them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]
  /// An object of the application.
  open var localObject: Any?
  /// The ways in which the items can be shared; sharing only by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// The closure that returns information about all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The closure that returns information about an item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The closure that returns a provider of a preview of an item.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// The closure that returns the application's activities.
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  /// Creates a description of objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Creates a description of the items of providers.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// The providers of the items.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// Returns whether `supportedInteractions` contain an interaction.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// Returns the result of `metadataProvider`.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// Returns the result of `perItemMetadataProvider`.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// Returns the result of `previewProvider`.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// Returns the result of `applicationActivitiesProvider`.
  open func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

/// An object that knows the size of its content in other applications.
@preconcurrency @MainActor
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIPasteboard {
  /// Replaces the items with objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items with objects, which are gone after a date. They never leave the process.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  /// Replaces the items with objects that have a form for Objective-C, such as strings.
  public func setObjects<Object: _ObjectiveCBridgeable>(_ objects: [Object])
  where Object._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() })
  }

  /// Replaces the items with objects that have a form for Objective-C, such as strings, which are gone after a date.
  public func setObjects<Object: _ObjectiveCBridgeable>(
    _ objects: [Object], localOnly: Bool, expirationDate: Date?
  ) where Object._ObjectiveCType: NSItemProviderWriting {
    setObjects(
      objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly, expirationDate: expirationDate)
  }
}
