/// The controller of a search bar, which is told of what happens in it.
@MainActor
package protocol SearchBarOwner: AnyObject {
  /// Called after the field became the first responder.
  func editingBegan()
  /// Called after the text changed.
  func textChanged()
  /// Called after the cancel button was touched.
  func cancelTouched()
  /// Called after the size of the bar changed.
  func barChanged()
}
