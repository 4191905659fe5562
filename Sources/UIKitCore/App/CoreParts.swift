import ClassMetadata
import Foundation
import InterfaceBuilder

/// What a module above this one adds to what this one knows of classes.
///
/// This module cannot name classes of higher ones. `ListsPart` of `UIKitLists` and `ServicesPart` of `UIKitServices` are
/// found by their names, as classes of documents are.
@MainActor
package protocol CorePart {
  init()
  /// The classes of views whose initializers call `NSCoder.finish(_:as:)`.
  var decodingClasses: [UIView.Type] { get }
  /// Properties and methods of the part's classes by name.
  var namedMembers: [NamedMembers] { get }
}

extension CorePart {
  package var decodingClasses: [UIView.Type] { [] }
}

/// Makes the objects of documents: `DocumentLoader` of `UIKitDocuments`.
@MainActor
package protocol DocumentLoading {
  init()
  /// The objects of a xib at its top level, connected.
  func objects(of nib: UINib, owner: AnyObject?, external: [String: AnyObject]) -> [Any]
  /// The controller of a storyboard's element, with its view and connections; nil where it cannot be made.
  ///
  /// - Parameter replacement: the controller that the program made in place of the element's.
  func controller(
    _ element: InterfaceElement, of storyboard: UIStoryboard, replacement: UIViewController?
  ) -> UIViewController?
  /// The class of another framework that documents name without its module; nil if none is known.
  func foreignClass(named name: String) -> AnyClass?
}

/// The parts of UIKit above this module that the program has.
@MainActor
package enum CoreParts {
  package static let all: [any CorePart] = ["ListsPart", "ServicesPart"].compactMap { name in
    (type(name) as? any CorePart.Type)?.init()
  }

  /// What makes the objects of documents. Programs that import UIKit have it.
  package static let documents: any DocumentLoading = {
    guard let type = type("DocumentLoader") as? any DocumentLoading.Type else {
      fatalError("Documents need the module UIKit; the program imports parts of it only")
    }
    return type.init()
  }()

  private static func type(_ name: String) -> AnyClass? {
    for module in SystemModules.uiKit {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }
}
