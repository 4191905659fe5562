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

  /// Returns a string for directional insets, `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(plain(insets.top)), \(plain(insets.leading)), \(plain(insets.bottom)), \(plain(insets.trailing))}"
  }
  /// Returns a string for an affine transform, `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map { plain($0) }.joined(separator: ", "))]"
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

  /// Returns the directional insets in a string; zero if the string has another format.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Returns the affine transform in a string; the identity if the string has another format.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Returns a number, without a decimal point if it is whole.
  private static func plain(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.filter { !"{}[] \t\n".contains($0) }.split(
      separator: ",", omittingEmptySubsequences: false)
    let values = words.compactMap { Double($0).map { CGFloat($0) } }
    return values.count == count && words.count == count ? values : nil
  }
}

/// Values in keyed archives, as the strings of `string(for:)`; zero where an archive has none for a key.
/// Foundation encodes points, sizes and rectangles.
extension NSCoder {
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) { encodeText(Self.string(for: vector), key) }
  /// Encodes an affine transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeText(Self.string(for: transform), key)
  }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encodeText(Self.string(for: insets), key) }
  /// Encodes directional insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeText(Self.string(for: insets), key)
  }
  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) { encodeText(Self.string(for: offset), key) }

  /// Returns the point for a key.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
  /// Returns the vector for a key.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  /// Returns the size for a key.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
  /// Returns the rectangle for a key.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }
  /// Returns the affine transform for a key.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }
  /// Returns the insets for a key.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }
  /// Returns the directional insets for a key.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }
  /// Returns the offset for a key.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  private func encodeText(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }
  private func text(_ key: String) -> String { string(forKey: key) ?? "" }
}
