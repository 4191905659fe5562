/// A segue of the storyboard that a view controller was loaded from, whose destination is not created yet.
@MainActor
package protocol DocumentSegue: AnyObject {
  /// The identifier of the segue in the document; `nil` if it has none.
  var identifier: String? { get }
  /// Creates the destination and performs the segue.
  func perform(from source: UIViewController, sender: Any?)
}
