/// Placeholders for the views of other frameworks: gray boxes with a name.
@_exported import UIKit

/// A view that draws a box with a name; the superclass of the views of the stand-ins.
@preconcurrency @MainActor
open class PlaceholderView: UIView {
  /// The text of the box: by default, the name of the class in Apple's framework.
  open var placeholderName: String { "\(type(of: self))" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    if backgroundColor == nil { backgroundColor = UIColor(white: 0.9, alpha: 1) }
  }

  open override func draw(_ rect: CGRect) {
    let frame = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
    UIColor(white: 0.6, alpha: 1).setStroke()
    frame.lineWidth = 1
    frame.stroke()
    let text = NSAttributedString(
      string: placeholderName,
      attributes: [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 0.35, alpha: 1),
      ])
    let size = text.size()
    guard size.width < bounds.width, size.height < bounds.height else { return }
    text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}

/// A view controller that shows a box with a name; the superclass of the controllers of the stand-ins.
@preconcurrency @MainActor
open class PlaceholderController: UIViewController {
  open var placeholderName: String { "\(type(of: self))" }
  open override func loadView() {
    let view = NamedPlaceholderView(frame: .zero)
    view.name = placeholderName
    self.view = view
  }
}

/// A placeholder with a given name: the content of controllers that are containers.
@preconcurrency @MainActor
open class NamedPlaceholderController: PlaceholderController {
  private let name: String
  open override var placeholderName: String { name }
  public init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

private final class NamedPlaceholderView: PlaceholderView {
  var name = ""
  override var placeholderName: String { name }
}

/// The error of calls that a stand-in does not support.
public struct UnavailableFrameworkError: Error, CustomNSError {
  public static var errorDomain: String { "Tinamou.UnavailableFramework" }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "The framework is not available here."]
  }
  public init() {}
}
