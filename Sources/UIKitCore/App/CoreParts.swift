import ClassMetadata
import Foundation
import InterfaceBuilder

/// The knowledge about the classes of a module of UIKit.
///
/// This module cannot name classes of higher modules. `ControlsPart` of `UIKitControls`, `ListsPart` of `UIKitLists`
/// and `ServicesPart` of `UIKitServices` are found by their names, like classes in documents, and so is this module's
/// `ViewsPart`, so that no view is needed to name the others.
@MainActor
package protocol CorePart {
  init()
  /// The view classes whose initializers call `NSCoder.finish(_:as:)`.
  var decodingClasses: [UIView.Type] { get }
  /// Properties and methods of the part's classes by name.
  var namedMembers: [NamedMembers] { get }
}

extension CorePart {
  package var decodingClasses: [UIView.Type] { [] }
}

/// An object that instantiates the objects of documents: `DocumentLoader` of `UIKitDocuments`.
@MainActor
package protocol DocumentLoading {
  init()
  /// Returns the connected top-level objects of a xib.
  func objects(of nib: UINib, owner: AnyObject?, external: [String: AnyObject]) -> [Any]
  /// Returns the view controller of a storyboard's element, with its view and connections; `nil` if it cannot
  /// be created.
  ///
  /// - Parameter replacement: A controller that the program created in place of the element's.
  func controller(
    _ element: InterfaceElement, of storyboard: UIStoryboard, replacement: UIViewController?
  ) -> UIViewController?
  /// Returns the class of another framework that documents name without its module; `nil` if it is not known.
  func foreignClass(named name: String) -> AnyClass?
}

/// The modules of UIKit that the program contains.
@MainActor
package enum CoreParts {
  package static let all: [any CorePart] = ["ViewsPart", "ControlsPart", "ListsPart", "ServicesPart"]
    .compactMap { name in (type(name) as? any CorePart.Type)?.init() }

  /// The object that instantiates documents, which programs that import UIKit contain.
  package static let documents: any DocumentLoading = {
    guard let type = type("DocumentLoader") as? any DocumentLoading.Type else {
      fatalError("Documents need the module UIKit; the program imports parts of it only")
    }
    return type.init()
  }()

  static func type(_ name: String) -> AnyClass? {
    for module in SystemModules.uiKit {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }
}
