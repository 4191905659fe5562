extension UIView {
  /// The system guides created so far, with the names of the properties that return them.
  package var namedGuides: [(guide: UILayoutGuide, property: String)] {
    let properties: [(SystemGuide, String)] = [
      (.layoutMargins, "layoutMarginsGuide"), (.safeArea, "safeAreaLayoutGuide"),
      (.readableContent, "readableContentGuide"), (.keyboard, "keyboardLayoutGuide"),
      (.scrollContent, "contentLayoutGuide"), (.scrollFrame, "frameLayoutGuide"),
      (.scrollMargins, "layoutMarginsGuide"),
    ]
    return properties.compactMap { kind, property in
      constraintSupport?.systemGuides[kind].map { ($0, property) }
    }
  }
}
