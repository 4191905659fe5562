import UIKit

/// A poster that was designed on a square of 600 points and has the same proportions on every screen: the
/// origin and size of each view are fractions of its superview's width and height.
public final class ProportionsViewController: UIViewController {
  /// The side of the square of the design, in points.
  public static let reference: CGFloat = 600

  /// The view that fills the safe area.
  public let stage = UIView()
  /// The title, across the stage.
  public let titleLabel = FittingLabel()
  /// The panel on the left.
  public let fitPanel = UIView()
  /// The panel on the right.
  public let fillPanel = UIView()
  /// The largest square that fits into its panel.
  public let fitSquare = UIImageView(image: Pictures.sighting(side: 240))
  /// The smallest square that fills its panel.
  public let fillSquare = UIImageView(image: Pictures.sighting(side: 240))
  /// The caption below the left panel.
  public let fitLabel = FittingLabel()
  /// The caption below the right panel.
  public let fillLabel = FittingLabel()
  /// The track of the bar.
  public let track = UIView()
  /// The bar. Its frame is a fraction of the track's size.
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

  /// Adds a view with a frame that is given in fractions of the superview's size.
  private func place(_ subview: UIView, in superview: UIView, _ frame: CGRect) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(subview)
    let side = ProportionsViewController.reference
    func relate(
      _ attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, _ fraction: CGFloat
    ) {
      // A constraint between positions cannot have a multiplier of 0; it relates the same edges instead.
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

  /// Adds a square at the center of its superview. It must not be larger than the panel (smaller, if it
  /// fills), and prefers the panel's width and height, of which it can meet one.
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
    // Stronger than the intrinsic size of the picture.
    for wish in wishes { wish.priority = UILayoutPriority(800) }
    NSLayoutConstraint.activate(
      bounds + wishes + [
        square.widthAnchor.constraint(equalTo: square.heightAnchor),
        square.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
        square.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      ])
  }
}
