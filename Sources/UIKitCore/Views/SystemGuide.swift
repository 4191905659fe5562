/// The guides that every view has.
enum SystemGuide: Hashable {
  case layoutMargins, safeArea, readableContent, keyboard, scrollContent, scrollFrame
  /// The margins inside a scroll view's content.
  case scrollMargins

  /// As iOS names them in messages.
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

  /// Identifiers of the constraints, in the order left, top, right, bottom.
  var constraintIdentifiers: [String] {
    switch self {
    case .layoutMargins:
      ["left", "top", "right", "bottom"].map { "UIView-\($0)Margin-guide-constraint" }
    default:
      ["left", "top", "right", "bottom"].map { "\(identifier)-\($0)" }
    }
  }
}
