/// The names of a view in its document.
package struct ViewIdentity: Hashable, Sendable {
  /// Interface Builder's object id.
  package var id: String
  /// The property that holds the view; `nil` if it has no outlet.
  package var outlet: String?

  /// Creates the names of a view.
  package init(id: String, outlet: String? = nil) {
    self.id = id
    self.outlet = outlet
  }
}
