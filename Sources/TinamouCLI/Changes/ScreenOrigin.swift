/// The place that a screen comes from, as its application says.
package struct ScreenOrigin: Codable, Hashable, Sendable {
  /// The kind of a place.
  package enum Kind: String, Codable, Sendable {
    /// The first screen after the launch, which has no place.
    case launch
    /// A scene, with the name of its storyboard.
    case scene
    /// A preview, with its name in the source.
    case preview
    /// A controller that was asked for, with its name.
    case controller
  }

  package var kind: Kind
  package var place: String

  package init(_ kind: Kind, _ place: String = "") {
    self.kind = kind
    self.place = place
  }
}

/// The screens of a project that a change may affect.
package struct AffectedScreens: Sendable {
  /// Their names.
  package var screens: Set<String>
  /// The reason why all are among them; `nil` if not all are, or if each has its own.
  package var reason: String?

  package init(_ screens: Set<String>, reason: String? = nil) {
    self.screens = screens
    self.reason = reason
  }
}
