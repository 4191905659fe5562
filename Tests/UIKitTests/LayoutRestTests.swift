import Testing

import UIKit

/// Layout comes to rest where nothing moves any more; where it never does, the view is named, once.
@MainActor @Suite struct LayoutRestTests {
  /// Replaces its constraints in each layout, as screens do that make them from their present size.
  private final class Replacing: UIViewController {
    let box = UIView()
    let label = UILabel()
    var made: [NSLayoutConstraint] = []
    var inset: (Int) -> CGFloat = { _ in 10 }
    var count = 0

    override func viewDidLoad() {
      label.text = "One word after the other, for more than one line of text"
      label.numberOfLines = 0
      for each in [box, label] {
        each.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(each)
      }
    }

    override func viewDidLayoutSubviews() {
      count += 1
      NSLayoutConstraint.deactivate(made)
      made = [
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: inset(count)),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        // A third of the width has no finite binary fraction.
        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3),
        box.heightAnchor.constraint(equalToConstant: 20),
        label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
        label.leftAnchor.constraint(equalTo: box.leftAnchor),
        label.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor),
      ]
      NSLayoutConstraint.activate(made)
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = window(200, 300)
    window.rootViewController = controller
    window.isHidden = false
    return window
  }

  @Test func equalConstraintsComeToRest() {
    let controller = Replacing()
    let window = shown(controller)
    let messages = collectingLayoutLog { window.commitUpdates() }
    #expect(messages == [])
    // Once without constraints, once with the first, whose frames are applied; the equal ones move nothing.
    #expect(controller.count == 2)
    #expect(controller.box.frame.minX == 10 && controller.box.frame.height == 20)
    #expect(controller.label.frame.minY == 28 && controller.label.frame.height > 30)
    window.commitUpdates()
    #expect(controller.count == 2)
    controller.view.setNeedsLayout()
    window.commitUpdates()
    #expect(controller.count == 3)
    // Other ones are applied.
    controller.inset = { _ in 30 }
    controller.view.setNeedsLayout()
    window.commitUpdates()
    #expect(controller.box.frame.minX == 30)
  }

  @Test func constraintsThatAlternateAreNamedOnce() {
    let controller = Replacing()
    controller.inset = { CGFloat($0 % 2) * 10 }
    let window = shown(controller)
    let messages = collectingLayoutLog {
      for _ in 0..<3 {
        controller.view.setNeedsLayout()
        window.commitUpdates()
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Layout of UIView:") == true)
    #expect(messages.first?.contains("on the screen of ") == true)
    #expect(messages.first?.contains("Replacing did not come to rest after 100 rounds") == true)
  }

  /// Sets texts in each layout, as games do that show their score.
  private final class Counting: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)
    var caption = "Deal"
    var count = 0

    override func viewDidLoad() {
      for each in [label, button] {
        each.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(each)
        each.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      label.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      label.widthAnchor.constraint(equalToConstant: 60).isActive = true
      button.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
    }

    override func viewDidLayoutSubviews() {
      count += 1
      label.text = String(repeating: "1", count: count % 5 + 1)
      button.setTitle(caption, for: .normal)
      button.setImage(UIImage(), for: .normal)
    }
  }

  /// Content that needs no other frame does not ask for another layout.
  @Test func contentThatMovesNothingComesToRest() {
    let controller = Counting()
    let window = shown(controller)
    let messages = collectingLayoutLog { window.commitUpdates() }
    #expect(messages == [])
    // The second one is for the button's size with its title.
    #expect(controller.count == 2)
    let width = controller.button.frame.width
    controller.caption = "Deal three more"
    controller.view.setNeedsLayout()
    window.commitUpdates()
    #expect(controller.count == 4)
    #expect(controller.button.frame.width > width + 50)
  }

  /// The view that asks is named, not the window around it, and the others are laid out.
  @Test func theViewThatNeverRestsIsNamed() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let window = window(200, 300)
    let box = UIView(frame: rect(0, 0, 100, 100))
    let calm = Counting(frame: rect(0, 0, 10, 10))
    box.addSubview(Restless(frame: rect(0, 0, 10, 10)))
    box.addSubview(calm)
    window.addSubview(box)
    window.isHidden = false
    let messages = collectingLayoutLog {
      for _ in 0..<3 { window.commitUpdates() }
      box.setNeedsLayout()
      window.commitUpdates()
    }
    #expect(messages.count == 1 && messages[0].contains("Restless:"))
    #expect(calm.count == 1)
  }

  /// Neither a size that fits nor a constant that is set there and back asks for a layout.
  @Test func askingForASizeMovesNothing() {
    final class Header: UIViewController {
      let header = UIView()
      var height: NSLayoutConstraint?
      var count = 0
      override func viewDidLoad() {
        let label = UILabel()
        label.text = "A header of some lines, which is as high as its text says that it is"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        view.addSubview(header)
        let height = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        // Before it has its size, the header has no height.
        height.priority = UILayoutPriority(999)
        self.height = height
        NSLayoutConstraint.activate([
          label.leftAnchor.constraint(equalTo: header.leftAnchor),
          label.rightAnchor.constraint(equalTo: header.rightAnchor),
          label.topAnchor.constraint(equalTo: header.topAnchor),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor), height,
        ])
      }
      override func viewDidLayoutSubviews() {
        count += 1
        height?.constant = 500
        height?.constant = 50
        let size = header.systemLayoutSizeFitting(
          CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        header.frame = CGRect(origin: .zero, size: size)
      }
    }
    let controller = Header()
    let window = shown(controller)
    let messages = collectingLayoutLog { window.commitUpdates() }
    #expect(messages == [] && controller.count <= 2)
    #expect(controller.header.frame.height >= 50 && controller.header.frame.width == 200)
    let before = controller.count
    window.commitUpdates()
    #expect(controller.count == before)
    _ = controller.header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(!controller.view.layer.needsLayout() && !controller.header.layer.needsLayout())
  }

  /// A view that makes its subviews anew in each layout, as indicators do, is laid out once for each time it is asked.
  @Test func subviewsMadeAnewInLayoutAskForNoFurtherLayout() {
    final class Dots: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        for subview in subviews { subview.removeFromSuperview() }
        for x in 0..<3 { addSubview(UIView(frame: CGRect(x: x * 10, y: 0, width: 8, height: 8))) }
      }
    }
    let window = window(200, 300)
    let dots = Dots(frame: rect(0, 0, 30, 10))
    window.addSubview(dots)
    window.isHidden = false
    window.commitUpdates()
    #expect(dots.count == 1 && dots.subviews.count == 3)
    dots.setNeedsLayout()
    window.commitUpdates()
    #expect(dots.count == 2)
  }
}
