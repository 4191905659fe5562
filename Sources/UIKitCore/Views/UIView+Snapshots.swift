import Foundation

extension UIView {
  func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
    if afterUpdates { hierarchyRoot.backingLayer.commitTree() }
    let bounds = backingLayer.bounds
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0, !rect.isNull,
      !rect.isInfinite
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.renderPresentation(in: context)
    context.restoreGState()
    return true
  }

  func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets = .zero) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = pixelScale
    let bounds = backingLayer.bounds
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      let place = CGRect(
        x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width, height: bounds.height)
      _ = drawSnapshot(in: place, afterUpdates: afterUpdates)
    }
    let view = CoreParts.controls.makeImageView(
      capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}
