/// Stands in for Apple's Core Transferable: representations are declared and exported by `Transferable` types
/// themselves; nothing is dragged, dropped or shared.
@_exported import Foundation
@_exported import UniformTypeIdentifiers

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
}
/// A representation that several are combined to.
public struct CombinedRepresentation<Item: Transferable>: TransferRepresentation {}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content)
    -> CombinedRepresentation<Item>
  { CombinedRepresentation() }
}
extension TransferRepresentation {
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation
  {
    CombinedRepresentation<Item>()
  }
  public func suggestedFileName(_ name: String) -> some TransferRepresentation {
    CombinedRepresentation<Item>()
  }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation
  {
    CombinedRepresentation<Item>()
  }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation {
    CombinedRepresentation<Item>()
  }
}
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for type: Item.Type = Item.self, contentType: UTType) {}
}
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .plainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}
