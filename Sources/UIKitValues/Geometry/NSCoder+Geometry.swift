import Foundation

extension NSCoder {
  /// A point as text, `{x, y}`.
  public class func string(for point: CGPoint) -> String { "{\(plain(point.x)), \(plain(point.y))}" }
  /// A size as text, `{width, height}`.
  public class func string(for size: CGSize) -> String { "{\(plain(size.width)), \(plain(size.height))}" }
  /// A vector as text, `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { "{\(plain(vector.dx)), \(plain(vector.dy))}" }
  /// A rectangle as text, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Insets as text, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(plain(insets.top)), \(plain(insets.left)), \(plain(insets.bottom)), \(plain(insets.right))}"
  }
  /// An offset as text, `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    "{\(plain(offset.horizontal)), \(plain(offset.vertical))}"
  }

  /// The point in a text, zero where the text is of another form.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size in a text, zero where the text is of another form.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The vector in a text, zero where the text is of another form.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// The rectangle in a text, zero where the text is of another form.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The insets in a text, zero where the text is of another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// The offset in a text, zero where the text is of another form.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Whole numbers without a decimal point.
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
