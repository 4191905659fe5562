extension UIColor {
  /// The gray of the same luma (Rec. 601), which dimmed tint colors have. An estimate: Apple publishes no
  /// formula.
  package var dimmedTint: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}
