extension UIColor {
  /// Creates a color that tiles an image from the top left of the filled area. An image without pixels gives
  /// a clear color.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.cgImage.map { CGColor(pattern: $0, scale: image.scale) } ?? CGColor.clear)
  }
}
