extension UIImage {
  /// A format for pictures like this image: its pixels per point, with or without transparency.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return format
  }
}
