import Foundation

extension CGContext {
  /// Draws a page of a PDF document, whose coordinates are those of the context: the origin of an unflipped context is at
  /// the bottom of the page.
  ///
  /// The page is drawn by `pdftocairo`. Where that is not installed or cannot draw it, nothing is drawn, and a message on
  /// standard error reports it once.
  public func drawPDFPage(_ page: CGPDFPage) {
    guard let document = page.document else { return }
    let box = page.getBoxRect(.mediaBox)
    guard box.width > 0, box.height > 0 else { return }
    let transform = userSpaceToDeviceSpaceTransform
    let wanted = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    // The side of a picture is bounded, as that of vector images is.
    let scale = min(max(wanted.isFinite ? wanted : 1, 1), 8192 / max(box.width, box.height))
    do throws(VectorPrograms.Failure) {
      let png = try VectorPrograms.standard.png(
        of: document.data, .pdf, box.size, scale: scale, page: page.pageNumber)
      guard let image = try? CGImage.decode(png) else { throw .refused(.pdf) }
      // The picture is turned clockwise by the page's angle, which the content is not.
      let isSideways = page.rotationAngle % 180 != 0
      let size = isSideways ? CGSize(width: box.height, height: box.width) : box.size
      saveGState()
      translateBy(x: box.midX, y: box.midY)
      rotate(by: CGFloat(page.rotationAngle) * .pi / 180)
      draw(
        image,
        in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      restoreGState()
    } catch {
      VectorImages.say(error.words(on: "page \(page.pageNumber)"))
    }
  }
}
