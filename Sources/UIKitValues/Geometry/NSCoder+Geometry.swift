import Foundation

extension NSCoder {
  /// Returns a string for a point, `{x, y}`.
  public class func string(for point: CGPoint) -> String { "{\(plain(point.x)), \(plain(point.y))}" }
  /// Returns a string for a size, `{width, height}`.
  public class func string(for size: CGSize) -> String { "{\(plain(size.width)), \(plain(size.height))}" }
  /// Returns a string for a vector, `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { "{\(plain(vector.dx)), \(plain(vector.dy))}" }
  /// Returns a string for a rectangle, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a string for insets, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(plain(insets.top)), \(plain(insets.left)), \(plain(insets.bottom)), \(plain(insets.right))}"
  }
  /// Returns a string for an offset, `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    "{\(plain(offset.horizontal)), \(plain(offset.vertical))}"
  }

  /// Returns the point in a string; zero if the string has another format.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size in a string; zero if the string has another format.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the vector in a string; zero if the string has another format.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// Returns the rectangle in a string; zero if the string has another format.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the insets in a string; zero if the string has another format.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Returns the offset in a string; zero if the string has another format.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Returns a number, without a decimal point if it is whole.
  private static func plain(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.filter { !"{} \t\n".contains($0) }.split(
      separator: ",", omittingEmptySubsequences: false)
    let values = words.compactMap { Double($0).map { CGFloat($0) } }
    return values.count == count && words.count == count ? values : nil
  }
}
