/// The largest size of a text that fits, found by halving.
package enum FontFitting {
  /// Lays a text out in sizes until the largest that fits is found.
  ///
  /// - Parameters:
  ///   - steps: the number of sizes above the smallest, which is taken even where it does not fit.
  ///   - attempt: lays the text out in a size, from 0 for the smallest to `steps`.
  ///   - fits: whether a layout fits.
  /// - Returns: the size and its layout.
  package static func largest<Layout>(
    of steps: Int, _ attempt: (Int) -> Layout, fits: (Layout) -> Bool
  ) -> (step: Int, layout: Layout) {
    var (low, high) = (0, steps)
    var result = attempt(0)
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = attempt(middle)
      if fits(candidate) {
        low = middle
        result = candidate
      } else {
        high = middle - 1
      }
    }
    return (low, result)
  }
}
