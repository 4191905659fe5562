import Foundation

/// The list of a search controller's suggestions: rows of 44 points with a button for each.
final class SuggestionList: UIScrollView {
  private let stack = UIStackView()
  static let rowHeight: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    addSubview(stack)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Displays suggestions. The closure is called with the one that the user touches.
  func show(
    _ suggestions: [any UISearchSuggestion],
    whenChosen: @escaping @MainActor (any UISearchSuggestion) -> Void
  ) {
    for row in stack.arrangedSubviews { row.removeFromSuperview() }
    for suggestion in suggestions {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = suggestion.localizedAttributedSuggestion.map { AttributedString($0) }
      configuration.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
      configuration.imagePadding = 12
      configuration.baseForegroundColor = .label
      let row = UIButton(
        configuration: configuration, primaryAction: UIAction { _ in whenChosen(suggestion) })
      row.contentHorizontalAlignment = .leading
      row.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
      row.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
      stack.addArrangedSubview(row)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: bounds.width, height: CGFloat(stack.arrangedSubviews.count) * Self.rowHeight)
    stack.frame = CGRect(origin: .zero, size: size)
    contentSize = size
  }
}
