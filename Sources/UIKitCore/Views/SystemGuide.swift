/// The layout guides that the system provides for a view.
enum SystemGuide: Hashable {
  case layoutMargins, safeArea, readableContent, keyboard, scrollContent, scrollFrame
  /// The layout margins of a scroll view, inside its content.
  case scrollMargins

  /// The identifier that iOS prints in messages.
  var identifier: String {
    switch self {
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .scrollMargins: "UIScrollView-contentMarginsGuide"
    }
  }

  /// The identifiers of the constraints, in the order left, top, right, bottom.
  var constraintIdentifiers: [String] {
    switch self {
    case .layoutMargins:
      ["left", "top", "right", "bottom"].map { "UIView-\($0)Margin-guide-constraint" }
    default:
      ["left", "top", "right", "bottom"].map { "\(identifier)-\($0)" }
    }
  }
}
