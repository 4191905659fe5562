extension UITraitCollection {
  /// A Boolean value that indicates whether navigation bars, toolbars and tab bars are lower than usual.
  ///
  /// They are in a compact height, but not on the largest iPhones, whose width is regular in landscape: there bars are as
  /// high as upright. By the pictures of microsoft/fluentui-apple#1727 and react-navigation/stack#371, and by the heights in
  /// Tencent/QMUI_iOS#633.
  package var hasCompactBars: Bool { verticalSizeClass == .compact && horizontalSizeClass != .regular }
}
