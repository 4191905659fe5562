/// The style of a presentation's transition.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The view flips about the vertical axis.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// A page curl, drawn as a cross dissolve.
  case partialCurl
}
