import Testing

import UIKit

/// The lines of titles of buttons without a configuration, and properties that subclasses override.
@MainActor @Suite struct ButtonTitleLinesTests {
  private func button(_ mode: NSLineBreakMode?, width: CGFloat = 200) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Better ask him if he is a murderer first", for: .normal)
    if let mode { button.titleLabel?.lineBreakMode = mode }
    button.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    button.layoutIfNeeded()
    return button
  }

  /// A title that wraps has several lines without `numberOfLines`, as the public's answers tell; the button does not grow by them.
  @Test func titlesThatWrapHaveLines() throws {
    let (one, wrapped) = (button(nil), button(.byWordWrapping))
    let (single, several) = try (#require(one.titleLabel), #require(wrapped.titleLabel))
    #expect(single.numberOfLines == 1 && several.numberOfLines == 0)
    #expect(several.frame.height > 1.9 * single.frame.height && several.frame.width <= 200)
    #expect(abs(several.frame.midY - 50) < 0.5)
    #expect(wrapped.intrinsicContentSize == one.intrinsicContentSize)
    several.lineBreakMode = .byTruncatingTail
    #expect(several.numberOfLines == 1)
    #expect(button(.byWordWrapping, width: 600).titleLabel?.frame.height == single.frame.height)
  }

  private final class Cell: UITableViewCell {
    override var reuseIdentifier: String { "own" }
  }
  private final class Item: UICollectionViewCell {
    override var reuseIdentifier: String { "own" }
  }
  private final class Header: UITableViewHeaderFooterView {
    override var reuseIdentifier: String { "own" }
  }
  private final class Sharing: UIActivityViewController {
    let tag: Int
    init(tag: Int) {
      self.tag = tag
      super.init(activityItems: [], applicationActivities: nil)
    }
  }

  /// Apple's property cannot be set: an override may have the type without `?`. Classes of Objective-C's with a method that makes them have
  /// `init()` as well.
  @Test func subclassesDoAsAppleAllows() {
    #expect(Cell(style: .default, reuseIdentifier: nil).reuseIdentifier == "own")
    #expect(
      Item(frame: .zero).reuseIdentifier == "own" && Header(reuseIdentifier: nil).reuseIdentifier == "own")
    #expect(UITableViewCell(style: .default, reuseIdentifier: "a").reuseIdentifier == "a")
    #expect(UITableViewHeaderFooterView(reuseIdentifier: "b").reuseIdentifier == "b")
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
    #expect(UIPasteConfiguration().acceptableTypeIdentifiers.isEmpty)
    #expect(Sharing(tag: 1).tag == 1)
    let provider: UIContextMenuActionProvider = { UIMenu(children: $0) }
    #expect(provider([])?.children.isEmpty == true)
  }
}
