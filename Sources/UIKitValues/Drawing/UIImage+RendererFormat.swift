extension UIImage {
  /// A renderer format with the image's scale and an alpha channel.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return format
  }
}
