import CoreGraphics

/// One axis of an autoresizing mask as linear functions of the container's size: a change is shared between the
/// flexible parts in proportion to their lengths, equally where they have none.
package struct Autoresizing {
  /// The start is `startFactor * container + startConstant`; the size is computed likewise.
  package let startFactor: CGFloat
  package let startConstant: CGFloat
  package let sizeFactor: CGFloat
  package let sizeConstant: CGFloat

  package init(
    start: CGFloat, size: CGFloat, container: CGFloat,
    flexible: (start: Bool, size: Bool, end: Bool)
  ) {
    let end = container - start - size
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (flexible.start, max(0, start)), (flexible.size, max(0, size)), (flexible.end, max(0, end)),
    ]
    let flexibles = parts.filter { $0.isFlexible }
    let total = flexibles.reduce(0) { $0 + $1.length }
    func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total > 0 ? part.length / total : 1 / CGFloat(flexibles.count)
    }
    startFactor = share(parts[0])
    startConstant = start - startFactor * container
    sizeFactor = share(parts[1])
    sizeConstant = size - sizeFactor * container
  }

  package func resolved(container: CGFloat) -> (start: CGFloat, size: CGFloat) {
    (startFactor * container + startConstant, max(0, sizeFactor * container + sizeConstant))
  }
}
