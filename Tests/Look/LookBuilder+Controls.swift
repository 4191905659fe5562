import Foundation
import UIKit

extension LookBuilder {
  /// A view of the description's class with what only that class has.
  func makeView(_ words: LookWords) -> UIView {
    switch words.text("class") ?? "UIView" {
    case "UIView": return words.values["path"] == nil ? UIView() : LookPathView(words)
    case "UILabel": return label(words)
    case "UITextField": return field(words)
    case "UITextView": return textView(words)
    case "UIButton": return button(words)
    case "UISwitch":
      let view = UISwitch()
      view.isOn = words.flag("on") ?? false
      view.isEnabled = words.flag("enabled") ?? true
      view.onTintColor = LookNames.color(words.text("onTintColor"))
      return view
    case "UICollectionView": return list(words)
    case "UISlider":
      let view = UISlider()
      if let value = words.number("min") { view.minimumValue = Float(value) }
      if let value = words.number("max") { view.maximumValue = Float(value) }
      if let value = words.number("value") { view.value = Float(value) }
      view.isEnabled = words.flag("enabled") ?? true
      return view
    case "UIStepper":
      let view = UIStepper()
      if let value = words.number("min") { view.minimumValue = Double(value) }
      if let value = words.number("max") { view.maximumValue = Double(value) }
      if let value = words.number("value") { view.value = Double(value) }
      view.isEnabled = words.flag("enabled") ?? true
      return view
    case "UISegmentedControl":
      let view = UISegmentedControl(items: words.values["segments"] as? [String])
      if let selected = words.integer("selected") { view.selectedSegmentIndex = selected }
      view.isEnabled = words.flag("enabled") ?? true
      return view
    case "UIPageControl":
      let view = UIPageControl()
      view.numberOfPages = words.integer("pages") ?? 0
      view.currentPage = words.integer("current") ?? 0
      view.pageIndicatorTintColor = LookNames.color(words.text("pageColor"))
      view.currentPageIndicatorTintColor = LookNames.color(words.text("currentColor"))
      return view
    case "UITabBar": return tabBar(words)
    case "UIImageView":
      let view = UIImageView()
      if let image = words.words("image"), let file = image.text("file") {
        view.image = self.image(file)
      }
      return view
    case "UIScrollView": return UIScrollView()
    case "UIStackView":
      let view = UIStackView()
      view.axis = words.text("axis") == "vertical" ? .vertical : .horizontal
      view.spacing = words.number("spacing") ?? 0
      if let alignment = LookNames.stackAlignments[words.text("alignment") ?? ""] {
        view.alignment = alignment
      }
      if let distribution = LookNames.distributions[words.text("distribution") ?? ""] {
        view.distribution = distribution
      }
      return view
    case let name:
      Look.complain("\(name): there is no such class; a plain view stands for it")
      return UIView()
    }
  }

  private func button(_ words: LookWords) -> UIButton {
    if let look = words.words("configuration") {
      let button = configuredButton(look)
      button.isEnabled = words.flag("enabled") ?? true
      return button
    }
    let button = UIButton(type: LookNames.buttonTypes[words.text("type") ?? ""] ?? .custom)
    if let title = words.text("title") { button.setTitle(title, for: .normal) }
    if let color = LookNames.color(words.text("titleColor")) { button.setTitleColor(color, for: .normal) }
    if let font = font(words.words("font")) { button.titleLabel?.font = font }
    button.isEnabled = words.flag("enabled") ?? true
    return button
  }

  private func configuredButton(_ words: LookWords) -> UIButton {
    var configuration: UIButton.Configuration =
      switch words.text("style") {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "glass": .glass()
      case "prominentGlass": .prominentGlass()
      case "clearGlass": .clearGlass()
      case "prominentClearGlass": .prominentClearGlass()
      default: .plain()
      }
    configuration.title = words.text("title")
    configuration.image = words.text("symbol").flatMap { UIImage(systemName: $0) }
    if let padding = words.number("imagePadding") { configuration.imagePadding = padding }
    return UIButton(configuration: configuration)
  }

  private func tabBar(_ words: LookWords) -> UITabBar {
    let bar = UITabBar()
    let items = (words.list("items") ?? []).enumerated().map { index, words in
      let image = words.text("symbol").flatMap { UIImage(systemName: $0) }
      let item = UITabBarItem(title: words.text("title"), image: image, tag: index)
      name(words.text("id")) { item.value(forKey: "view") as? UIView }
      item.badgeValue = words.text("badge")
      item.isEnabled = words.flag("enabled") ?? true
      return item
    }
    bar.items = items
    if let selected = words.integer("selected"), items.indices.contains(selected) {
      bar.selectedItem = items[selected]
    }
    return bar
  }

  /// An image of the description's folder, with a pixel to the point.
  private func image(_ file: String) -> UIImage? {
    guard let data = try? Data(contentsOf: assets.appendingPathComponent(file)),
      let image = UIImage(data: data, scale: 1)
    else {
      Look.complain("\(file): the image cannot be read")
      return nil
    }
    return image
  }
}

/// A view that draws a filled path.
private final class LookPathView: UIView {
  private let path = UIBezierPath()
  private let color: UIColor

  init(_ words: LookWords) {
    color = LookNames.color(words.text("fill")) ?? .black
    super.init(frame: .zero)
    isOpaque = false
    for step in words.values["path"] as? [[Any]] ?? [] {
      let numbers = step.dropFirst().compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
      add(step.first as? String ?? "", numbers)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ word: String, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (word, n.count) {
    case ("move", 2): path.move(to: point(0))
    case ("line", 2): path.addLine(to: point(0))
    case ("quad", 4): path.addQuadCurve(to: point(0), controlPoint: point(2))
    case ("curve", 6): path.addCurve(to: point(0), controlPoint1: point(2), controlPoint2: point(4))
    case ("oval", 4): path.append(UIBezierPath(ovalIn: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])))
    case ("rect", 4): path.append(UIBezierPath(rect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])))
    case ("close", 0): path.close()
    default: Look.complain("a step of a path cannot be read: \(word) \(n)")
    }
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    path.fill()
  }
}
