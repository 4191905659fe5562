import CoreGraphics

/// The structural similarity of two pictures (SSIM, Wang and others 2004), of brightness in points: 1 for the same picture, about 0 where
/// nothing is alike.
package enum PictureSimilarity {
  /// The length of the squares that are compared, in points.
  private static let side = 8

  /// Returns the mean similarity of squares of 8 points that have a structure in either picture; 1 if none has.
  ///
  /// - Parameter size: the size in points that both pictures have; they are scaled to it.
  /// - Returns: `nil` if a picture cannot be scaled.
  package static func of(_ one: CGImage, _ other: CGImage, size: CGSize) -> Double? {
    let (width, height) = (Int(size.width), Int(size.height))
    guard width >= side, height >= side, let a = brightness(one, width, height),
      let b = brightness(other, width, height)
    else { return nil }
    var (sum, count) = (0.0, 0)
    for y in stride(from: 0, through: height - side, by: side / 2) {
      for x in stride(from: 0, through: width - side, by: side / 2) {
        if let value = similarity(a, b, x, y, width) {
          sum += value
          count += 1
        }
      }
    }
    return count == 0 ? 1 : sum / Double(count)
  }

  /// Returns the similarity of a square; `nil` if it is even in both pictures.
  private static func similarity(
    _ a: [Double], _ b: [Double], _ x: Int, _ y: Int, _ width: Int
  ) -> Double? {
    var (sumA, sumB, squaresA, squaresB, products) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for row in y..<y + side {
      for place in row * width + x..<row * width + x + side {
        sumA += a[place]
        sumB += b[place]
        squaresA += a[place] * a[place]
        squaresB += b[place] * b[place]
        products += a[place] * b[place]
      }
    }
    let count = Double(side * side)
    let (meanA, meanB) = (sumA / count, sumB / count)
    let varianceA = max(squaresA / count - meanA * meanA, 0)
    let varianceB = max(squaresB / count - meanB * meanB, 0)
    guard max(varianceA, varianceB) > 1 else { return nil }
    let covariance = products / count - meanA * meanB
    // The constants of the paper, for values up to 255.
    let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
    return (2 * meanA * meanB + c1) * (2 * covariance + c2)
      / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  }

  /// Returns the brightness of a picture's points on white, row by row.
  private static func brightness(_ image: CGImage, _ width: Int, _ height: Int) -> [Double]? {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(whole)
    context.interpolationQuality = .high
    context.draw(image, in: whole)
    guard let data = context.data else { return nil }
    let (bytes, row) = (data.assumingMemoryBound(to: UInt8.self), context.bytesPerRow)
    return (0..<width * height).map { index in
      let place = index / width * row + index % width * 4
      return 0.299 * Double(bytes[place]) + 0.587 * Double(bytes[place + 1]) + 0.114
        * Double(bytes[place + 2])
    }
  }
}
