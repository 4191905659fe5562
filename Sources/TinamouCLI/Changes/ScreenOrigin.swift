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

  /// A scene of a storyboard.
  package struct Scene: Codable, Hashable, Sendable {
    /// The name of the storyboard without its extension.
    package var storyboard: String
    /// The id of the scene's controller.
    package var controller: String

    package init(storyboard: String, controller: String) {
      (self.storyboard, self.controller) = (storyboard, controller)
    }
  }

  package var kind: Kind
  package var place: String
  /// The scene that it begins with; `nil` if it is none, or if that is not known.
  package var scene: Scene?

  package init(_ kind: Kind, _ place: String = "", scene: Scene? = nil) {
    self.kind = kind
    self.place = place
    self.scene = scene
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
