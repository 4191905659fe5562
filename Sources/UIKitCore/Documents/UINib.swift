import Foundation
import InterfaceBuilder

/// The contents of a nib, whose objects can be created repeatedly.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The options of instantiation. The raw values are UIKit's.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option, which is UIKit's.
    public var rawValue: String
    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the objects that replace the document's external placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  package let document: InterfaceDocument
  package let bundle: Bundle
  package let neighbours: DocumentNeighbours?

  /// Creates a nib from a file in a bundle, the main bundle by default. Stops the process with UIKit's
  /// message if there is none.
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

  /// Creates a nib from the data of a xib.
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

  /// Creates the objects of the nib and returns the top-level ones.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let objects = CoreParts.documents.objects(
      of: self, owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
    for case let object as NSObject in objects { object.keepUntilEndOfTurn() }
    return objects
  }
}

/// A class of the application that documents can instantiate and that is neither a view nor a view
/// controller.
@preconcurrency @MainActor
public protocol NibObject: AnyObject {
  /// Creates an object, before the document sets its properties.
  init()
}

extension Bundle {
  /// Creates the objects of a nib and returns the top-level ones; `nil` if there is no such nib.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard ImageFiles.document("\(name).xib", in: self) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
