import UIKit

extension LayoutReport {
  /// The views as indented lines: class, frame in points in the window's coordinate space, text.
  public var tree: String {
    views.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }
}

extension LayoutReport.View {
  /// The view in a line: `UILabel (16 59; 361 20.333) "Name"`.
  public var line: String {
    var parts = ["\(className) \(frame.pointsDescription)"]
    if let quotedText { parts.append(quotedText) }
    if let identifier { parts.append("#\(identifier)") }
    if isHidden { parts.append("hidden") }
    if isAmbiguous { parts.append("ambiguous") }
    return parts.joined(separator: " ")
  }
}

extension LayoutReport.Constraint {
  /// The constraint in a line, with its source location: `<NSLayoutConstraint…> at Form.swift:12`.
  public var text: String {
    guard let file, let line else { return description }
    return "\(description) at \(file):\(line)"
  }
}

extension LayoutReport.View {
  /// The view without its frame: `UILabel "Name"`.
  var name: String {
    [className, quotedText, identifier.map { "#\($0)" }].compactMap { $0 }.joined(separator: " ")
  }

  private var quotedText: String? {
    text.map { "\"\($0.replacingOccurrences(of: "\n", with: "\\n"))\"" }
  }
}

extension CGRect {
  /// `(x y; width height)` with at most three decimals, as in UIKit's descriptions.
  public var pointsDescription: String {
    func text(_ value: CGFloat) -> String {
      let rounded = (value * 1000).rounded() / 1000
      guard rounded != rounded.rounded() else { return Int(exactly: rounded).map { "\($0)" } ?? "\(value)" }
      return "\(rounded)"
    }
    return "(\(text(minX)) \(text(minY)); \(text(width)) \(text(height)))"
  }
}
