import UIKit

/// Mutations of controls: too small, covered, without words.
@MainActor
enum ControlMutations {
  private static func button(_ screen: Specimen, _ title: String? = nil) -> UIButton {
    let button = screen.makeButton(title)
    screen.mark(button)
    return button
  }

  // MARK: control-overlap

  static let overlap: [Mutation] = [
    .defect("beside each other") { screen in
      screen.place(screen.makeButton("One"), in: screen.area, x: 0, y: 10, width: 80, height: 50)
      screen.place(
        button(screen, "Two"), in: screen.area, x: 80 - screen.number(3...30), y: 10, width: 80, height: 50)
    },
    .defect("below each other") { screen in
      screen.place(screen.makeButton("One"), in: screen.area, x: 0, y: 10, width: 80, height: 50)
      screen.place(
        button(screen, "Two"), in: screen.area, x: 0, y: 60 - screen.number(3...25), width: 90, height: 50)
    },
    .defect("field and button") { screen in
      let field = UITextField()
      screen.place(field, in: screen.area, x: 0, y: 10, width: 180, height: 44)
      screen.place(
        button(screen, "Go"), in: screen.area, x: 180 - screen.number(3...20), y: 10, width: 60, height: 50)
    },
    .defect("corners") { screen in
      screen.place(screen.makeButton("One"), in: screen.area, x: 0, y: 10, width: 80, height: 50)
      screen.place(
        button(screen, "Two"), in: screen.area, x: 80 - screen.number(4...20), y: 60 - screen.number(4...20),
        width: 80, height: 50)
    },
    .nearMiss("edge to edge") { screen in
      screen.place(screen.makeButton("One"), in: screen.area, x: 0, y: 10, width: 80, height: 50)
      screen.place(
        button(screen, "Two"), in: screen.area, x: 80 + screen.number(-0.8...4), y: 10, width: 80, height: 50)
    },
    .nearMiss("button in a field") { screen in
      screen.place(UITextField(), in: screen.area, x: 0, y: 10, width: 180, height: 50)
      screen.place(
        button(screen, "x"), in: screen.area, x: 180 - screen.number(44...60), y: 13, width: 44, height: 44)
    },
    .nearMiss("hidden one") { screen in
      screen.place(screen.makeButton("One"), in: screen.area, x: 0, y: 10, width: 80, height: 50)
      let other = button(screen, "Two")
      other.isHidden = true
      screen.place(other, in: screen.area, x: screen.number(10...60), y: 10, width: 80, height: 50)
    },
    .nearMiss("label over a button") { screen in
      screen.place(button(screen, "One"), in: screen.area, x: 0, y: 10, width: 80, height: 50)
      screen.place(screen.makeLabel("Two"), in: screen.area, x: screen.number(10...60), y: 40)
    },
    .nearMiss("two that are shown in turns") { screen in
      screen.place(screen.makeButton("Allow"), in: screen.area, x: 0, y: 10, width: 60, height: 50)
      screen.place(
        button(screen, "Settings"), in: screen.area, x: screen.number(4...8), y: 10, width: 60, height: 50)
    },
  ]

  // MARK: occluded

  static let occluded: [Mutation] = [
    .defect("view over the middle") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      let cover = UIView()
      screen.place(
        cover, in: screen.area, x: screen.number(20...45), y: 5, width: 50, height: screen.number(35...60))
    },
    .defect("label that takes touches") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      let label = screen.makeLabel("Wide label")
      label.isUserInteractionEnabled = true
      screen.place(label, in: screen.area, x: screen.number(20...30), y: 25, width: 70, height: 21)
    },
    .defect("outside of a low view") { screen in
      let row = UIView()
      screen.place(row, in: screen.area, x: 0, y: 10, width: 200, height: screen.number(10...20))
      screen.place(button(screen, "Save"), in: row, x: 0, y: screen.number(22...40), width: 120, height: 50)
    },
    .defect("lower half under a bar") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      let bar = UIView()
      bar.backgroundColor = .systemGray
      screen.place(bar, in: screen.area, x: 0, y: 10 + screen.number(5...20), width: 200, height: 60)
      bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
    },
    .nearMiss("view that takes no touches") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      let cover = UIView()
      cover.isUserInteractionEnabled = false
      screen.place(cover, in: screen.area, x: screen.number(0...45), y: 5, width: 50, height: 60)
    },
    .nearMiss("view behind") { screen in
      screen.place(UIView(), in: screen.area, x: screen.number(0...45), y: 5, width: 80, height: 60)
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
    },
    .nearMiss("picture on a button") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      screen.place(UIImageView(), in: screen.area, x: screen.number(20...45), y: 20, width: 40, height: 30)
    },
    .nearMiss("corner") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      screen.place(UIView(), in: screen.area, x: 100, y: 0, width: 40, height: screen.number(20...30))
    },
    .nearMiss("activity indicator in the middle") { screen in
      screen.place(button(screen, "Save"), in: screen.area, x: 0, y: 10, width: 120, height: 50)
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      screen.place(indicator, in: screen.area, x: 50, y: 25)
    },
    .nearMiss("background that closes a menu") { screen in
      let close = button(screen, nil)
      screen.pin(close, in: screen.area)
      screen.place(UIView(), in: screen.area, x: screen.number(10...40), y: 20, width: 200, height: 250)
    },
    .nearMiss("within a view that contains it") { screen in
      let row = UIView()
      screen.place(row, in: screen.area, x: 0, y: 10, width: 200, height: 60)
      screen.place(button(screen, "Save"), in: row, x: 0, y: screen.number(0...10), width: 120, height: 50)
    },
  ]

  // MARK: duplicate-target

  static let duplicate: [Mutation] = [
    .defect("two buttons") { screen in
      let (x, y) = (screen.number(0...100), screen.number(0...100))
      screen.place(screen.makeButton("Play"), in: screen.area, x: x, y: y, width: 60, height: 50)
      screen.place(button(screen, "Pause"), in: screen.area, x: x, y: y, width: 60, height: 50)
    },
    .defect("view that reacts to taps over a button") { screen in
      let y = screen.number(0...100)
      screen.place(screen.makeButton("Play"), in: screen.area, x: 0, y: y, width: 60, height: 50)
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      screen.mark(view)
      screen.place(view, in: screen.area, x: 0, y: y, width: 60, height: 50)
    },
    .defect("button that fills a view that reacts to taps") { screen in
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      screen.place(view, in: screen.area, x: screen.number(0...80), y: 10, width: 90, height: 50)
      screen.pin(button(screen, "Open"), in: view)
    },
    .nearMiss("one of two is hidden") { screen in
      let y = screen.number(0...100)
      let other = screen.makeButton("Play")
      other.isHidden = true
      screen.place(other, in: screen.area, x: 0, y: y, width: 60, height: 50)
      screen.place(button(screen, "Pause"), in: screen.area, x: 0, y: y, width: 60, height: 50)
    },
    .nearMiss("picture in the same place") { screen in
      let y = screen.number(0...100)
      screen.place(UIImageView(), in: screen.area, x: 0, y: y, width: 60, height: 50)
      screen.place(button(screen, "Pause"), in: screen.area, x: 0, y: y, width: 60, height: 50)
    },
    .nearMiss("smaller one") { screen in
      screen.place(screen.makeButton("Play"), in: screen.area, x: 0, y: 10, width: 100, height: 60)
      screen.place(
        button(screen, "Pause"), in: screen.area, x: screen.number(2...20), y: 12, width: 60, height: 50)
    },
    .nearMiss("disabled one") { screen in
      let y = screen.number(0...100)
      let other = screen.makeButton("Play")
      other.isEnabled = false
      screen.place(other, in: screen.area, x: 0, y: y, width: 60, height: 50)
      screen.place(button(screen, "Pause"), in: screen.area, x: 0, y: y, width: 60, height: 50)
    },
  ]

  // MARK: touch-target

  /// A button that reacts around itself.
  final class GenerousButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -15, dy: -15).contains(point)
    }
  }

  static let touchTarget: [Mutation] = [
    .defect("small button") { screen in
      let side = screen.number(18...40)
      screen.place(button(screen, "+"), in: screen.area, x: 20, y: 20, width: side, height: side)
    },
    .defect("low button") { screen in
      screen.place(
        button(screen, "Details"), in: screen.area, x: 20, y: 20, width: 120, height: screen.number(20...42))
    },
    .defect("small view that reacts to taps") { screen in
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      screen.mark(view)
      screen.place(view, in: screen.area, x: 20, y: 20, width: screen.number(15...40), height: 44)
    },
    .defect("small button beside another one") { screen in
      screen.place(screen.makeButton("-"), in: screen.area, x: 20, y: 20, width: 44, height: 44)
      let side = screen.number(14...22)
      screen.place(button(screen, "+"), in: screen.area, x: 66, y: 30, width: side, height: side)
    },
    .nearMiss("44 points") { screen in
      let side = screen.number(44...50)
      screen.place(button(screen, "+"), in: screen.area, x: 20, y: 20, width: side, height: side)
    },
    .nearMiss("small picture") { screen in
      let view = UIImageView()
      screen.mark(view)
      screen.place(view, in: screen.area, x: 20, y: 20, width: screen.number(10...30), height: 20)
    },
    .nearMiss("button that reacts around itself") { screen in
      let view = GenerousButton(type: .custom)
      screen.mark(view)
      screen.place(
        view, in: screen.area, x: 20, y: 20, width: screen.number(20...40), height: screen.number(20...40))
    },
    .nearMiss("disabled") { screen in
      let view = button(screen, "+")
      view.isEnabled = false
      screen.place(view, in: screen.area, x: 20, y: 20, width: screen.number(15...40), height: 20)
    },
    .nearMiss("switch") { screen in
      let view = UISwitch()
      screen.mark(view)
      screen.place(view, in: screen.area, x: screen.number(0...60), y: 20)
    },
  ]

  // MARK: missing-label

  private static func picture(_ screen: Specimen) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 16, height: 16))
    }
  }

  static let missingLabel: [Mutation] = [
    .defect("button with a picture") { screen in
      let view = button(screen)
      view.setImage(picture(screen), for: .normal)
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
    .defect("picture that reacts to taps") { screen in
      let view = UIImageView(image: picture(screen))
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(UITapGestureRecognizer())
      screen.mark(view)
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
    .defect("switch") { screen in
      let view = UISwitch()
      screen.mark(view)
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20)
    },
    .defect("slider") { screen in
      let view = UISlider()
      screen.mark(view)
      screen.place(view, in: screen.area, x: 0, y: 20, width: screen.number(100...200))
    },
    .defect("background picture") { screen in
      let view = button(screen)
      view.setBackgroundImage(picture(screen), for: .normal)
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
    .nearMiss("accessibility label") { screen in
      let view = button(screen)
      view.setImage(picture(screen), for: .normal)
      view.accessibilityLabel = "Close"
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
    .nearMiss("title") { screen in
      screen.place(button(screen, screen.words(1...1)), in: screen.area, x: 0, y: 20, width: 150, height: 50)
    },
    .nearMiss("symbol") { screen in
      let view = button(screen)
      view.setImage(
        UIImage(systemName: ["trash", "star", "gear"].randomElement(using: &screen.random) ?? "gear"),
        for: .normal)
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
    .nearMiss("view with a label that reacts to taps") { screen in
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      screen.mark(view)
      screen.place(view, in: screen.area, x: 0, y: 20, width: 200, height: 50)
      screen.place(screen.makeLabel(screen.words(1...2)), in: view, x: 0, y: 0)
    },
    .nearMiss("hidden from assistive applications") { screen in
      let view = button(screen)
      view.setImage(picture(screen), for: .normal)
      view.accessibilityElementsHidden = true
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
    .nearMiss("picture") { screen in
      let view = UIImageView(image: picture(screen))
      screen.mark(view)
      screen.place(view, in: screen.area, x: screen.number(0...100), y: 20, width: 50, height: 50)
    },
  ]
}
