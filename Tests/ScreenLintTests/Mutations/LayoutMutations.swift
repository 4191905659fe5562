import UIKit

/// Mutations of layout: conflicts, open positions, places beyond edges, positions that are not mirrored.
@MainActor
enum LayoutMutations {
  private static func box(_ screen: Specimen) -> UIView {
    let box = UIView()
    box.backgroundColor = .systemTeal
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.mark(box)
    screen.area.addSubview(box)
    return box
  }

  private static func label(_ screen: Specimen, _ text: String? = nil) -> UILabel {
    let label = screen.makeLabel(text ?? screen.words(1...2))
    label.numberOfLines = 1
    screen.mark(label)
    return label
  }

  private static func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: conflict

  static let conflict: [Mutation] = [
    .defect("two widths") { screen in
      screen.place(box(screen), in: screen.area, x: 0, y: 0, width: screen.number(20...100), height: 20)
      screen.area.subviews.last?.widthAnchor.constraint(equalToConstant: screen.number(110...200)).isActive =
        true
    },
    .defect("width and both edges") { screen in
      let view = box(screen)
      screen.pin(view, in: screen.area, screen.number(2...20))
      view.widthAnchor.constraint(equalToConstant: screen.number(400...900) + 600).isActive = true
    },
    .defect("height and both edges") { screen in
      let view = box(screen)
      screen.pin(view, in: screen.area, screen.number(2...20))
      view.heightAnchor.constraint(equalToConstant: screen.number(310...400)).isActive = true
    },
    .defect("minimum above maximum") { screen in
      let view = box(screen)
      screen.place(view, in: screen.area, x: 0, y: 0, height: 20)
      activate(
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: screen.number(101...150)),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: screen.number(50...100)))
    },
    .defect("ratio and both sides") { screen in
      let view = box(screen)
      screen.place(
        view, in: screen.area, x: 0, y: 0, width: screen.number(20...50), height: screen.number(60...90))
      view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    },
    .nearMiss("lower priority") { screen in
      let view = box(screen)
      screen.place(view, in: screen.area, x: 0, y: 0, width: screen.number(20...100), height: 20)
      let other = view.widthAnchor.constraint(equalToConstant: screen.number(110...200))
      other.priority = UILayoutPriority(Float(screen.number(250...999)))
      other.isActive = true
    },
    .nearMiss("inactive one") { screen in
      let view = box(screen)
      screen.place(view, in: screen.area, x: 0, y: 0, width: screen.number(20...100), height: 20)
      _ = view.widthAnchor.constraint(equalToConstant: screen.number(110...200))
    },
    .nearMiss("the same twice") { screen in
      let view = box(screen)
      let width = screen.number(20...100)
      screen.place(view, in: screen.area, x: 0, y: 0, width: width, height: 20)
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    },
    .nearMiss("minimum below maximum") { screen in
      let view = box(screen)
      screen.place(view, in: screen.area, x: 0, y: 0, width: screen.number(60...90), height: 20)
      activate(
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100))
    },
  ]

  // MARK: ambiguous

  static let ambiguous: [Mutation] = [
    .defect("no x") { screen in
      let view = box(screen)
      activate(
        view.topAnchor.constraint(equalTo: screen.area.topAnchor, constant: screen.number(0...50)),
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40))
    },
    .defect("no y") { screen in
      let view = box(screen)
      activate(
        view.leadingAnchor.constraint(equalTo: screen.area.leadingAnchor, constant: screen.number(0...50)),
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40))
    },
    .defect("no width") { screen in
      screen.place(box(screen), in: screen.area, x: screen.number(0...50), y: 0, height: 40)
    },
    .defect("no height") { screen in
      screen.place(box(screen), in: screen.area, x: screen.number(0...50), y: 0, width: 40)
    },
    .defect("inequalities only") { screen in
      let view = box(screen)
      screen.place(view, in: screen.area, x: 0, y: 0, height: 40)
      view.widthAnchor.constraint(lessThanOrEqualToConstant: screen.number(40...90)).isActive = true
    },
    .nearMiss("size of the text") { screen in
      screen.place(label(screen), in: screen.area, x: screen.number(0...50), y: 0)
    },
    .nearMiss("lower priority settles it") { screen in
      let view = box(screen)
      screen.place(view, in: screen.area, x: 0, y: 0, height: 40)
      let width = view.widthAnchor.constraint(equalToConstant: screen.number(40...90))
      width.priority = .defaultLow
      width.isActive = true
    },
    .nearMiss("center and size") { screen in
      let view = box(screen)
      activate(
        view.centerXAnchor.constraint(equalTo: screen.area.centerXAnchor, constant: screen.number(-20...20)),
        view.centerYAnchor.constraint(equalTo: screen.area.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40))
    },
    .nearMiss("frame") { screen in
      let view = UIView(frame: CGRect(x: screen.number(0...50), y: 0, width: 40, height: 40))
      screen.mark(view)
      screen.area.addSubview(view)
    },
    .nearMiss("hidden") { screen in
      let view = box(screen)
      view.isHidden = true
    },
  ]

  // MARK: off-screen

  static let offScreen: [Mutation] = [
    .defect("beyond the right edge") { screen in
      screen.place(label(screen), in: screen.view, x: screen.number(1100...1400), y: 200)
    },
    .defect("partly beyond the right edge") { screen in
      let view = screen.makeButton("Button")
      screen.mark(view)
      screen.place(view, in: screen.view, x: 0, y: 200, width: 100, height: 50)
      screen.view.constraints.filter { $0.firstItem === view && $0.firstAttribute == .leading }.forEach {
        $0.isActive = false
      }
      view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: screen.number(5...60))
        .isActive = true
    },
    .defect("partly beyond the left edge") { screen in
      let view = screen.makeButton("Button")
      screen.mark(view)
      screen.place(view, in: screen.view, x: -screen.number(5...60), y: 200, width: 100, height: 50)
    },
    .defect("below the screen") { screen in
      screen.place(label(screen), in: screen.view, x: 20, y: screen.number(1500...1700))
    },
    .defect("where nothing scrolls to") { screen in
      screen.place(label(screen), in: screen.area, x: 0, y: -screen.number(80...200))
    },
    .nearMiss("at the edge") { screen in
      let view = screen.makeButton("Button")
      screen.mark(view)
      screen.place(view, in: screen.view, x: 0, y: 200, width: 100, height: 50)
    },
    .nearMiss("parked beside the screen") { screen in
      let view = screen.makeButton("Button")
      screen.mark(view)
      screen.place(view, in: screen.view, x: 0, y: screen.number(100...300), width: 100, height: 50)
      screen.view.constraints.filter { $0.firstItem === view && $0.firstAttribute == .leading }.forEach {
        $0.isActive = false
      }
      view.leadingAnchor.constraint(equalTo: screen.view.trailingAnchor).isActive = true
    },
    .nearMiss("below what is visible of what scrolls") { screen in
      let space = UIView()
      space.heightAnchor.constraint(equalToConstant: screen.number(900...1500)).isActive = true
      screen.stack[0].addArrangedSubview(space)
      screen.stack[0].addArrangedSubview(label(screen))
    },
    .nearMiss("decoration") { screen in
      let view = UIView()
      view.backgroundColor = .systemTeal
      screen.mark(view)
      screen.place(view, in: screen.view, x: -screen.number(20...60), y: 200, width: 100, height: 100)
    },
    .defect("outside of a view that clips") { screen in
      let card = UIView()
      card.clipsToBounds = true
      screen.place(card, in: screen.view, x: 20, y: 200, width: 200, height: 60)
      screen.place(label(screen), in: card, x: 10, y: screen.number(70...200))
    },
    .nearMiss("in a drawer that is closed") { screen in
      let drawer = UIView()
      drawer.clipsToBounds = true
      screen.place(drawer, in: screen.view, x: 20, y: 200, width: 200, height: 40)
      screen.place(screen.makeLabel("Filters"), in: drawer, x: 10, y: 8)
      screen.place(label(screen), in: drawer, x: 10, y: screen.number(60...80))
      screen.place(label(screen), in: drawer, x: 10, y: screen.number(110...130))
    },
    .nearMiss("hidden") { screen in
      let view = label(screen)
      view.isHidden = true
      screen.place(view, in: screen.view, x: screen.number(1100...1400), y: 200)
    },
  ]

  // MARK: unsafe-area

  static let unsafeArea: [Mutation] = [
    .defect("text at the top of the view") { screen in
      screen.place(label(screen), in: screen.view, x: 20, y: screen.number(0...20))
    },
    .defect("button at the bottom of the view") { screen in
      let view = screen.makeButton("Continue")
      view.contentVerticalAlignment = .bottom
      screen.mark(view)
      screen.place(view, in: screen.view, x: 20, y: 0, width: 100, height: 50)
      screen.view.constraints.filter { $0.firstItem === view && $0.firstAttribute == .top }.forEach {
        $0.isActive = false
      }
      view.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -screen.number(0...8))
        .isActive = true
    },
    .defect("field at the top of the view") { screen in
      let view = UITextField()
      screen.mark(view)
      screen.place(view, in: screen.view, x: 20, y: screen.number(0...15), width: 200, height: 44)
    },
    .nearMiss("at the safe area") { screen in
      let view = label(screen)
      screen.view.addSubview(view)
      activate(
        view.topAnchor.constraint(
          equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: screen.number(0...5)),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 30))
    },
    .nearMiss("decoration at the top of the view") { screen in
      let view = UIView()
      view.backgroundColor = .systemTeal
      screen.mark(view)
      screen.place(view, in: screen.view, x: 0, y: 0, width: 200, height: screen.number(20...80))
    },
    .nearMiss("button whose title is above the indicator") { screen in
      let view = screen.makeButton("Continue")
      view.contentVerticalAlignment = .top
      screen.mark(view)
      screen.place(view, in: screen.view, x: 0, y: 0, width: 200, height: 80)
      screen.view.constraints.filter { $0.firstItem === view && $0.firstAttribute == .top }.forEach {
        $0.isActive = false
      }
      view.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor).isActive = true
    },
    .nearMiss("scrolled under the indicator") { screen in
      let scroll = UIScrollView()
      scroll.contentInsetAdjustmentBehavior = .never
      screen.pin(scroll, in: screen.view)
      let view = label(screen)
      scroll.addSubview(view)
      activate(
        view.topAnchor.constraint(
          equalTo: scroll.contentLayoutGuide.topAnchor, constant: screen.number(700...900)),
        view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -300),
        view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 30),
        view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -30))
    },
  ]

  // MARK: rtl-unmirrored

  static let unmirrored: [Mutation] = [
    .defect("left edge") { screen in
      let view = label(screen)
      screen.area.addSubview(view)
      activate(
        view.topAnchor.constraint(equalTo: screen.area.topAnchor),
        view.leftAnchor.constraint(equalTo: screen.area.leftAnchor, constant: screen.number(0...40)))
    },
    .defect("right edge") { screen in
      let view = label(screen)
      screen.area.addSubview(view)
      activate(
        view.topAnchor.constraint(equalTo: screen.area.topAnchor),
        view.rightAnchor.constraint(equalTo: screen.area.rightAnchor, constant: -screen.number(0...40)))
    },
    .defect("frame") { screen in
      let view = UIButton(frame: CGRect(x: screen.number(0...60), y: 0, width: 90, height: 44))
      view.setTitle("Button", for: .normal)
      screen.mark(view)
      screen.area.addSubview(view)
    },
    .nearMiss("leading edge") { screen in
      screen.place(label(screen), in: screen.area, x: screen.number(0...40), y: 0)
    },
    .nearMiss("center") { screen in
      let view = label(screen)
      screen.area.addSubview(view)
      activate(
        view.topAnchor.constraint(equalTo: screen.area.topAnchor),
        view.centerXAnchor.constraint(equalTo: screen.area.centerXAnchor))
    },
    .nearMiss("left and right alike") { screen in
      let view = label(screen)
      let inset = screen.number(0...40)
      screen.area.addSubview(view)
      activate(
        view.topAnchor.constraint(equalTo: screen.area.topAnchor),
        view.leftAnchor.constraint(equalTo: screen.area.leftAnchor, constant: inset),
        view.rightAnchor.constraint(equalTo: screen.area.rightAnchor, constant: -inset))
    },
    .nearMiss("playback") { screen in
      let view = UIButton(frame: CGRect(x: screen.number(0...60), y: 0, width: 90, height: 44))
      view.setTitle("Button", for: .normal)
      view.semanticContentAttribute = .playback
      screen.mark(view)
      screen.area.addSubview(view)
    },
    .nearMiss("decoration") { screen in
      let view = UIView(frame: CGRect(x: screen.number(0...60), y: 0, width: 90, height: 44))
      screen.mark(view)
      screen.area.addSubview(view)
    },
  ]

  // MARK: duplicate-constraint

  static let duplicateConstraint: [Mutation] = [
    .defect("width") { screen in
      let view = box(screen)
      let width = screen.number(20...90)
      screen.place(view, in: screen.area, x: 0, y: 0, width: width, height: 40)
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    },
    .defect("edge, the other way around") { screen in
      let view = box(screen)
      let inset = screen.number(1...40)
      screen.place(view, in: screen.area, x: inset, y: 0, width: 40, height: 40)
      screen.area.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -inset).isActive = true
    },
    .defect("relation of siblings") { screen in
      let (view, other) = (box(screen), UIView())
      screen.place(other, in: screen.area, x: 0, y: 0, width: 40, height: 40)
      let space = screen.number(0...40)
      activate(
        view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: space),
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 30))
      view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: space).isActive = true
    },
    .nearMiss("other priority") { screen in
      let view = box(screen)
      let width = screen.number(20...90)
      screen.place(view, in: screen.area, x: 0, y: 0, width: width, height: 40)
      let other = view.widthAnchor.constraint(equalToConstant: width)
      other.priority = .defaultHigh
      other.isActive = true
    },
    .nearMiss("other relation") { screen in
      let view = box(screen)
      let width = screen.number(20...90)
      screen.place(view, in: screen.area, x: 0, y: 0, width: width, height: 40)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
    },
    .nearMiss("other attribute") { screen in
      let side = screen.number(20...90)
      screen.place(box(screen), in: screen.area, x: 0, y: 0, width: side, height: side)
    },
    .nearMiss("inactive") { screen in
      let view = box(screen)
      let width = screen.number(20...90)
      screen.place(view, in: screen.area, x: 0, y: 0, width: width, height: 40)
      _ = view.widthAnchor.constraint(equalToConstant: width)
    },
  ]
}
