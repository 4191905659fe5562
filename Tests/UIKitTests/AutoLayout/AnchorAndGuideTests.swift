import Testing

import UIKit

/// Uses of anchors, guides and constraints by public libraries of layout.
@MainActor @Suite struct AnchorAndGuideTests {
  @Test func distancesAreNoItems() {
    let root = host(100, 100)
    let (a, b) = (root.child(), root.child())
    let offset = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let constraint = offset.constraint(equalToConstant: 5)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    let equal = b.widthAnchor.constraint(equalTo: offset)
    #expect(equal.firstItem === b && equal.secondItem == nil)
  }

  @Test func anchorsOfNothingHaveNoItem() {
    let root = host(100, 100)
    let a = root.child()
    #expect(NSLayoutXAxisAnchor().item == nil && NSLayoutYAxisAnchor().item == nil)
    #expect(NSLayoutDimension().item == nil)
    let constraint = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  final class Observed: UILayoutGuide {
    var owners: [ObjectIdentifier?] = []
    override weak var owningView: UIView? {
      get { super.owningView }
      set {
        super.owningView = newValue
        owners.append(newValue.map { ObjectIdentifier($0) })
      }
    }
  }

  @Test func ownersOfGuidesAreObserved() {
    let root = host(100, 100)
    let guide = Observed()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && guide.owners.last == .some(ObjectIdentifier(root)))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && guide.owners.last == .some(nil))
    guide.owningView = root
    #expect(root.layoutGuides.contains(guide))
    do {
      let other = UIView()
      other.addLayoutGuide(guide)
      #expect(guide.owningView === other)
    }
    #expect(guide.owningView == nil)
  }

  @Test func guidesAreConstrainedToThemselvesBeforeAViewHasThem() {
    let guide = UILayoutGuide()
    let square = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
    let wide = guide.widthAnchor.constraint(equalToConstant: 30)
    let gone = guide.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([square, wide, gone])
    #expect(square.isActive && wide.isActive && gone.isActive)
    gone.isActive = false
    #expect(!gone.isActive)
    let root = host(100, 100)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(5, 0, 30, 30))
    #expect(root.constraints.count == 4)
    wide.isActive = false
    #expect(!wide.isActive && root.constraints.count == 3)
  }

  @Test func guidesThatGoTakeTheirConstraintsAlong() {
    weak var constraint: NSLayoutConstraint?
    do {
      let guide = UILayoutGuide()
      let made = guide.widthAnchor.constraint(equalToConstant: 30)
      made.isActive = true
      constraint = made
      #expect(constraint != nil)
    }
    #expect(constraint == nil)
  }

  @Test func buttonsHaveOneSubview() {
    for button in [UIButton(), UIButton(type: .system), UIButton(configuration: .plain())] {
      button.setTitle("Title", for: .normal)
      button.frame = rect(0, 0, 100, 50)
      button.layoutIfNeeded()
      #expect(button.subviews.count == 1)
      #expect(button.subviews.first === button.titleLabel)
    }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "More"
    let button = UIButton(configuration: configuration)
    button.frame = rect(0, 0, 100, 50)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { ($0 as? UILabel)?.text == "More" })
    button.configuration?.subtitle = nil
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1)
  }

  /// Values as Apple's Swift prints them.
  @Test func geometryIsPrintedAsNumbers() {
    let frame = rect(40, 100, 200, 100)
    #expect("\(frame)" == "(40.0, 100.0, 200.0, 100.0)")
    #expect("\(frame.origin) \(frame.size)" == "(40.0, 100.0) (200.0, 100.0)")
    #expect(frame.debugDescription == "(40.0, 100.0, 200.0, 100.0)")
    #expect(frame.origin.debugDescription == "(40.0, 100.0)")
    #expect(frame.size.debugDescription == "(200.0, 100.0)")
    #expect("\([frame.size])" == "[(200.0, 100.0)]")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect("\(insets)" == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(insets.debugDescription == "\(insets)")
    #expect(
      CGAffineTransform.identity.debugDescription
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test func traitsAreOverridden() {
    let window = window(400, 400)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let view = controller.view.child()
    let inner = view.child()
    window.layoutIfNeeded()
    let base = inner.traitCollection.userInterfaceStyle
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.view.traitCollection.userInterfaceStyle == base)
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == base)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    controller.traitOverrides.verticalSizeClass = .compact
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
  }

  /// A font of a text style's descriptor, of the descriptor's own size, is scaled as any other is.
  @Test func fontsOfDescriptorsAreScaled() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).withSymbolicTraits(.traitBold)
    let font = UIFont(descriptor: descriptor!, size: 0)
    #expect(font.pointSize == 17)
    let large = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      $0.displayScale = 3
    }
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: large)
    // The line spacing of body text is 62 points there and 22 by default: Apple's Human Interface Guidelines, Typography.
    #expect(scaled.pointSize == 48)
  }

  /// Wrapped lines count the space at the break in both.
  @Test func wrappedLabelsAndBoxesAgree() {
    let label = UILabel()
    label.text = "Several words that wrap over lines"
    label.numberOfLines = 0
    let space = CGSize(width: 150, height: 1000)
    let box = (label.text! as NSString).boundingRect(
      with: space, options: .usesLineFragmentOrigin, attributes: [.font: label.font!], context: nil)
    let scale = label.traitCollection.displayScale
    #expect(label.sizeThatFits(space).width == (box.width * scale).rounded(.up) / scale)
    #expect(label.sizeThatFits(space).height == (box.height * scale).rounded(.up) / scale)
  }

  /// Measured alone and in a label a text is as wide, up to a pixel, with the space at its end.
  @Test(arguments: ["Hello", "Hello ", "Hello  ", " Hello"])
  func labelsAndBoxesAgree(_ text: String) {
    let label = UILabel()
    label.text = text
    let box = (text as NSString).boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: label.font!], context: nil)
    let scale = label.traitCollection.displayScale
    #expect(label.intrinsicContentSize.width == (box.width * scale).rounded(.up) / scale)
  }
}
