import Foundation
import UIKit

/// Makes views from descriptions.
@MainActor
final class LookBuilder {
  /// The views whose descriptions have an id.
  private(set) var views: [String: UIView] = [:]

  /// The places of parts of controllers and of sections of lists by their ids, once everything is laid out.
  private(set) var places: [String: () -> (view: UIView, frame: CGRect)?] = [:]
  /// The objects that live as long as the views: data sources.
  var kept: [AnyObject] = []

  /// Gives a place an id.
  func name(_ id: String?, _ place: @escaping () -> (view: UIView, frame: CGRect)?) {
    if let id { places[id] = place }
  }

  /// Gives a view that is found later an id.
  func name(_ id: String?, _ find: @escaping () -> UIView?) {
    name(id) { find().map { ($0, $0.bounds) } }
  }

  /// The steps after the first layout.
  var laidOut: [() -> Void] = []

  /// The folder that images are in.
  let assets: URL
  /// Pixels per point of the picture.
  let pictureScale: CGFloat

  init(assets: URL, pictureScale: CGFloat) {
    self.assets = assets
    self.pictureScale = pictureScale
  }

  /// Makes a view with its subviews, puts it into a window and lays it out.
  func addRoot(_ words: LookWords, to window: UIWindow) -> UIView {
    let root = make(words)
    window.addSubview(root)
    place(root, words)
    placeSubviews(words)
    add(words.values["constraints"], root: root)
    window.layoutIfNeeded()
    for step in laidOut { step() }
    if words.flag("fitConstraints") == true {
      root.frame.size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return root
  }

  /// Adds a description's views to a view, places and constrains them.
  func fill(_ view: UIView, _ words: LookWords) {
    for child in words.list("subviews") ?? [] { view.addSubview(make(child)) }
    placeSubviews(words)
    add(words.values["constraints"], root: view)
  }

  // MARK: Making

  private var made: [(words: LookWords, view: UIView)] = []

  func make(_ words: LookWords) -> UIView {
    let view = makeView(words)
    if let id = words.text("id"), views[id] == nil { views[id] = view }
    configure(view, words)
    if let scroll = view as? UIScrollView {
      if let size = words.size("contentSize") { scroll.contentSize = size }
    }
    for child in words.list("subviews") ?? [] {
      let subview = make(child)
      made.append((child, subview))
      view.addSubview(subview)
    }
    if let stack = view as? UIStackView {
      for child in words.list("arranged") ?? [] {
        let subview = make(child)
        made.append((child, subview))
        stack.addArrangedSubview(subview)
      }
    }
    return view
  }

  private func configure(_ view: UIView, _ words: LookWords) {
    if let color = LookNames.color(words.text("backgroundColor")) { view.backgroundColor = color }
    if let color = LookNames.color(words.text("tintColor")) { view.tintColor = color }
    if let alpha = words.number("alpha") { view.alpha = alpha }
    if let isHidden = words.flag("hidden") { view.isHidden = isHidden }
    if let clips = words.flag("clipsToBounds") { view.clipsToBounds = clips }
    if let mode = LookNames.contentModes[words.text("contentMode") ?? ""] { view.contentMode = mode }
    if let direction = LookNames.semantics[words.text("semanticContent") ?? ""] {
      view.semanticContentAttribute = direction
    }
    let layer = view.layer
    if let radius = words.number("cornerRadius") { layer.cornerRadius = radius }
    if let border = words.words("border") {
      layer.borderWidth = border.number("width") ?? 0
      layer.borderColor = LookNames.color(border.text("color"))?.cgColor
    }
    if let shadow = words.words("shadow") {
      layer.shadowColor = LookNames.color(shadow.text("color"))?.cgColor
      layer.shadowOpacity = Float(shadow.number("opacity") ?? 0)
      layer.shadowRadius = shadow.number("radius") ?? 3
      layer.shadowOffset = shadow.size("offset") ?? CGSize(width: 0, height: -3)
    }
    if let rasterizes = words.flag("shouldRasterize") { layer.shouldRasterize = rasterizes }
    if let color = LookNames.color(words.text("layerColor")) { layer.backgroundColor = color.cgColor }
  }

  // MARK: Placing

  /// Places the views that were made since, each after the one that it is in.
  private func placeSubviews(_ words: LookWords) {
    let views = made
    made = []
    for (words, view) in views { place(view, words) }
  }

  private func place(_ view: UIView, _ words: LookWords) {
    defer {
      if let offset = words.point("contentOffset") { (view as? UIScrollView)?.contentOffset = offset }
      if let list = words.numbers("transform"), list.count == 6 {
        view.transform = CGAffineTransform(
          a: list[0], b: list[1], c: list[2], d: list[3], tx: list[4], ty: list[5])
      }
    }
    if let frame = words.rectangle("frame") {
      view.frame = frame
      return
    }
    guard let size = size(of: view, words) else {
      if let origin = words.point("origin") { view.frame.origin = origin }
      return
    }
    var origin = words.point("origin") ?? .zero
    if let center = words.point("center") {
      origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      origin.x = (origin.x * pictureScale).rounded() / pictureScale
      origin.y = (origin.y * pictureScale).rounded() / pictureScale
    }
    view.frame = CGRect(origin: origin, size: size)
  }

  private func size(of view: UIView, _ words: LookWords) -> CGSize? {
    if let size = words.size("size") { return size }
    guard let rule = words.words("size"), let limit = rule.size("sizeThatFits") else {
      return words.has("center") ? view.bounds.size : nil
    }
    var size = view.sizeThatFits(limit)
    if rule.flag("atMostWidth") == true { size.width = min(size.width, limit.width) }
    if let step = rule.number("roundUpTo"), step > 0 {
      size.width = (size.width / step).rounded(.up) * step
      size.height = (size.height / step).rounded(.up) * step
    }
    return size
  }

  // MARK: Constraints

  /// Activates the constraints of a list. Views in them do not translate their autoresizing masks.
  private func add(_ list: Any?, root: UIView) {
    for constraint in (list as? [[Any]] ?? []).compactMap({ constraint($0, root: root) }) {
      constraint.isActive = true
    }
  }

  private func constraint(_ words: [Any], root: UIView) -> NSLayoutConstraint? {
    func number(_ index: Int) -> CGFloat? {
      words.indices.contains(index) ? (words[index] as? NSNumber).map { CGFloat($0.doubleValue) } : nil
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard words.count >= 3, let first = side(words[0], root), let word = words[1] as? String,
      let relation = relations[word]
    else {
      Look.complain("a constraint cannot be read: \(words)")
      return nil
    }
    let second = side(words[2], root)
    for case let view as UIView in [first.item, second?.item] where view !== root {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: number(4) ?? 1, constant: number(3) ?? 0)
    if let priority = number(5) { constraint.priority = UILayoutPriority(Float(priority)) }
    return constraint
  }

  /// An item and its attribute, from "id.attribute", "root.attribute", "root.safeArea.attribute" or
  /// "root.margins.attribute".
  private func side(_ value: Any, _ root: UIView) -> (
    item: AnyObject, attribute: NSLayoutConstraint.Attribute
  )? {
    guard let parts = (value as? String)?.split(separator: ".").map(String.init), parts.count >= 2,
      let attribute = LookNames.attributes[parts[parts.count - 1]]
    else { return nil }
    guard let view = parts[0] == "root" ? root : views[parts[0]] else { return nil }
    guard parts.count == 3 else { return (view, attribute) }
    return (parts[1] == "margins" ? view.layoutMarginsGuide : view.safeAreaLayoutGuide, attribute)
  }
}
