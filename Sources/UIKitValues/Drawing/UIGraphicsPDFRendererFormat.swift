/// The format of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's metadata. It is not written to the document.
  open var documentInfo: [String: Any] = [:]

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}
