import Foundation
import UIKitLists

extension UIPasteboard {
  /// The items as item providers.
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for type in item.keys.sorted() {
          switch item[type] {
          case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
          case let text as String: provider.registerObject(text as NSString, visibility: .all)
          case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
          case let data as Data:
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
              done(data, nil)
              return nil
            }
          default: continue
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items with those of item providers, loading all their data.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    items = itemProviders.map { provider in
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          guard let data else { return }
          let isText = TypeIdentifiers.type(type, conformsTo: "public.plain-text")
          item[type] = isText ? String(decoding: data, as: UTF8.self) as Any : data
        }
      }
      return item
    }
    expire(at: expirationDate)
  }
}
