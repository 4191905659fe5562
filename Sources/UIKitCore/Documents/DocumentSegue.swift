/// A segue of the storyboard that a controller comes from, before its destination is made.
@MainActor
package protocol DocumentSegue: AnyObject {
  /// The name that the document gives the segue; nil without one.
  var identifier: String? { get }
  /// Makes the destination and goes there.
  func perform(from source: UIViewController, sender: Any?)
}
