import Foundation

/// The properties that drag and drop sessions share.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items of the drag.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger in a view's coordinates, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay in the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns a Boolean value that indicates whether one of the items has a representation of one of the
  /// types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns a Boolean value that indicates whether objects of a class can be loaded from one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns a Boolean value that indicates whether one of the items is text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns a Boolean value that indicates whether one of the items is a URL.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag session from the point of view of its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value for the source's use.
  var localContext: Any? { get set }
}

/// The style of the progress indicator while data is loaded. The raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// The default indicator.
  case `default` = 1
}

/// A drag session from the point of view of its destinations.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session, if it began in this application, as all do here.
  var localDragSession: (any UIDragSession)? { get }
  /// Stored only: data is loaded immediately.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads objects of a class from all items that provide them, in the order of the items. Here the
  /// completion handler is called before the method returns.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads text from all items that provide it.
  @discardableResult
  public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString) as String? }) }
  }
  /// Loads URLs from all items that provide them.
  @discardableResult
  public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL) as URL? }) }
  }
}

/// An object that accepts animations to run alongside a lift, a drop or a cancellation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isOver = false

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if isOver { completion(.end) } else { completions.append(completion) }
  }

  package func animate() { for change in animations { change() } }
  package func complete(_ position: UIViewAnimatingPosition = .end) {
    isOver = true
    let called = completions
    completions = []
    for completion in called { completion(position) }
  }
}
