/// Layers as a picture shows them: with the values that animations give them at its moment, or with their own.
///
/// A layer is copied once for a picture, whoever asks for it.
final class ShownLayers {
  private let presents: Bool
  private var copies: [ObjectIdentifier: CALayer] = [:]

  /// Seconds by which the copy of a replicator layer that is being drawn is behind.
  var delay: CFTimeInterval = 0 {
    didSet { if delay != oldValue { copies.removeAll() } }
  }

  /// - Parameter presents: whether animations count.
  init(presents: Bool) { self.presents = presents }

  /// A layer as it is shown: itself, or a copy.
  subscript(_ layer: CALayer) -> CALayer {
    guard presents, layer.isAnimated else { return layer }
    if let copy = copies[ObjectIdentifier(layer)] { return copy }
    let copy = layer.makePresentation(behind: delay)
    copies[ObjectIdentifier(layer)] = copy
    return copy
  }
}
