import UIKit

/// A poster that was drawn on a square of 600 points and has the same proportions on every screen: the origin and size of
/// each view are fractions of its superview's width and height.
public final class ProportionsViewController: UIViewController {
  /// The side of the square that the frames below were drawn on, in points.
  public static let reference: CGFloat = 600

  /// All of the safe area.
  public let stage = UIView()
  /// The title, across the stage.
  public let titleLabel = FittingLabel()
  /// The panels that hold the squares.
  public let fitPanel = UIView()
  /// The panel on the right.
  public let fillPanel = UIView()
  /// As large as fits into its panel, and as small as fills it.
  public let fitSquare = UIImageView(image: Pictures.sighting(side: 240))
  /// As small as fills its panel.
  public let fillSquare = UIImageView(image: Pictures.sighting(side: 240))
  /// The caption below the left panel.
  public let fitLabel = FittingLabel()
  /// The caption below the right panel.
  public let fillLabel = FittingLabel()
  /// What the bar is a part of.
  public let track = UIView()
  /// A part of the track, in fractions of the track's size.
  public let bar = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Proportions"
    view.backgroundColor = .systemBackground
    configureLabels()
    configurePanels()
    constrainStage()
    place(titleLabel, in: stage, CGRect(x: 50, y: 30, width: 500, height: 60))
    place(fitPanel, in: stage, CGRect(x: 50, y: 120, width: 240, height: 300))
    place(fillPanel, in: stage, CGRect(x: 310, y: 120, width: 240, height: 300))
    place(fitLabel, in: stage, CGRect(x: 50, y: 432, width: 240, height: 30))
    place(fillLabel, in: stage, CGRect(x: 310, y: 432, width: 240, height: 30))
    place(track, in: stage, CGRect(x: 50, y: 510, width: 500, height: 30))
    place(bar, in: track, CGRect(x: 0, y: 0, width: 420, height: 600))
    center(fitSquare, in: fitPanel, fills: false)
    center(fillSquare, in: fillPanel, fills: true)
  }

  private func configureLabels() {
    for (label, text) in [(titleLabel, "Proportions"), (fitLabel, "aspect fit"), (fillLabel, "aspect fill")] {
      label.text = text
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.25
    }
    titleLabel.font = .boldSystemFont(ofSize: 17)
    fitLabel.textColor = .secondaryLabel
    fillLabel.textColor = .secondaryLabel
  }

  private func configurePanels() {
    for panel in [fitPanel, fillPanel] {
      panel.backgroundColor = .secondarySystemBackground
      panel.clipsToBounds = true
    }
    track.backgroundColor = .systemFill
    bar.backgroundColor = .systemOrange
  }

  private func constrainStage() {
    stage.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stage)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stage.topAnchor.constraint(equalTo: safeArea.topAnchor),
      stage.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      stage.leftAnchor.constraint(equalTo: safeArea.leftAnchor),
      stage.rightAnchor.constraint(equalTo: safeArea.rightAnchor),
    ])
  }

  /// Adds a view with the frame that it was drawn with, in fractions of the superview.
  private func place(_ subview: UIView, in superview: UIView, _ frame: CGRect) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(subview)
    let side = ProportionsViewController.reference
    func relate(
      _ attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, _ fraction: CGFloat
    ) {
      // A location cannot be nothing times another one: it is the same edge then.
      NSLayoutConstraint(
        item: subview, attribute: attribute, relatedBy: .equal, toItem: superview,
        attribute: fraction == 0 ? attribute : other, multiplier: fraction == 0 ? 1 : fraction, constant: 0
      ).isActive = true
    }
    relate(.left, to: .right, frame.minX / side)
    relate(.top, to: .bottom, frame.minY / side)
    relate(.width, to: .width, frame.width / side)
    relate(.height, to: .height, frame.height / side)
  }

  /// Adds a square in the middle of its superview. It must not be larger (or smaller, when it fills), and would like to
  /// be just as wide and just as high: one of the two comes true.
  private func center(_ square: UIView, in panel: UIView, fills: Bool) {
    square.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(square)
    let bounds =
      fills
      ? [
        square.widthAnchor.constraint(greaterThanOrEqualTo: panel.widthAnchor),
        square.heightAnchor.constraint(greaterThanOrEqualTo: panel.heightAnchor),
      ]
      : [
        square.widthAnchor.constraint(lessThanOrEqualTo: panel.widthAnchor),
        square.heightAnchor.constraint(lessThanOrEqualTo: panel.heightAnchor),
      ]
    let wishes = [
      square.widthAnchor.constraint(equalTo: panel.widthAnchor),
      square.heightAnchor.constraint(equalTo: panel.heightAnchor),
    ]
    // Stronger than the picture's own size.
    for wish in wishes { wish.priority = UILayoutPriority(800) }
    NSLayoutConstraint.activate(
      bounds + wishes + [
        square.widthAnchor.constraint(equalTo: square.heightAnchor),
        square.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        square.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      ])
  }
}
