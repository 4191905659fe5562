import Foundation

extension UIBezierPath {
  /// The keys of paths in archives.
  enum CodingKeys {
    static let types = "UIBezierPathElements"
    static let points = "UIBezierPathPoints"
    static let lineWidth = "UIBezierPathLineWidth"
    static let lineCap = "UIBezierPathLineCapStyle"
    static let lineJoin = "UIBezierPathLineJoinStyle"
    static let miterLimit = "UIBezierPathMiterLimit"
    static let flatness = "UIBezierPathFlatness"
    static let evenOdd = "UIBezierPathUsesEvenOddFillRule"
    static let dashPhase = "UIBezierPathDashPhase"
    static let dashLengths = "UIBezierPathDashLengths"
  }

  func encodePath(with coder: NSCoder) {
    let path = cgPath
    coder.encode(Data(path.types.map { UInt8($0.rawValue) }) as NSData, forKey: CodingKeys.types)
    coder.encode(numbers: path.points.flatMap { [Double($0.x), Double($0.y)] }, forKey: CodingKeys.points)
  }

  /// Returns the path of an archive; `nil` if the number of points does not match its elements.
  static func path(coder: NSCoder) -> CGPath? {
    guard let types = coder.value(NSData.self, forKey: CodingKeys.types) as Data? else { return nil }
    let numbers = coder.numbers(forKey: CodingKeys.points)
    let path = CGMutablePath()
    var index = 0
    for byte in types {
      guard let type = CGPathElementType(rawValue: Int32(byte)) else { return nil }
      guard index + type.pointCount * 2 <= numbers.count else { return nil }
      let points = (0..<type.pointCount).map {
        CGPoint(x: numbers[index + $0 * 2], y: numbers[index + $0 * 2 + 1])
      }
      index += type.pointCount * 2
      if path.isEmpty && type != .moveToPoint { return nil }
      switch type {
      case .moveToPoint: path.move(to: points[0])
      case .addLineToPoint: path.addLine(to: points[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: path.closeSubpath()
      }
    }
    return index == numbers.count ? path : nil
  }
}
