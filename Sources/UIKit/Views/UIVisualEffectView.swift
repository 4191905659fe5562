import Foundation

/// A view that blurs what lies behind it; here it is plain.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where subviews belong.
  open private(set) var contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(contentView)
  }

  /// Reads a view from a document; the document's content view takes the place of the own one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
  }

  /// Takes another view to hold the subviews, as documents bring one.
  func replaceContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }
}
