extension UIColor {
  /// Creates a colour that repeats an image from the top left of what it fills. An image without pixels is clear.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.cgImage.map { CGColor(pattern: $0, scale: image.scale) } ?? CGColor.clear)
  }
}
