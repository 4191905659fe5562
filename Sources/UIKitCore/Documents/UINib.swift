import Foundation
import InterfaceBuilder

/// The objects of a xib, to be made as often as needed.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Options of instantiation. Raw values are UIKit's.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name, UIKit's.
    public var rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that stand for the document's external placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  package let document: InterfaceDocument
  package let bundle: Bundle
  package let neighbours: DocumentNeighbours?

  /// The xib of a name in a bundle, the main one by default. Stops with UIKit's message when there is none.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    guard let path = ImageFiles.document("\(name).xib", in: bundleOrNil) else {
      fatalError("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
    }
    do {
      document = try InterfaceDocument(
        contentsOfFile: path, language: InterfaceLanguage.current,
        isPad: UIDevice.current.userInterfaceIdiom == .pad)
    } catch {
      fatalError("Could not load NIB: \(error)")
    }
    neighbours = DocumentNeighbours(file: path)
    super.init()
  }

  /// A xib's content.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    do {
      document = try InterfaceDocument(data)
    } catch {
      fatalError("Could not load NIB: \(error)")
    }
    neighbours = nil
    super.init()
  }

  /// Makes the objects and returns those at the top level.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return CoreParts.documents.objects(
      of: self, owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
  }
}

/// A class of one's own, neither view nor controller, that documents may make objects of.
@preconcurrency @MainActor
public protocol NibObject: AnyObject {
  /// Makes an object; what the document sets of it comes after.
  init()
}

extension Bundle {
  /// Makes the objects of a xib and returns those at the top level; `nil` if there is no such xib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard ImageFiles.document("\(name).xib", in: self) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
