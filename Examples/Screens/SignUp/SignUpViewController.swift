import UIKit

/// A sign-up form on a card that is as wide as the margins in compact widths and half as wide as the screen
/// in regular ones.
public final class SignUpViewController: UIViewController {
  /// The card. Its contents determine its height, from the top of the picture to the bottom of the button.
  public let container = UIView()
  /// The picture at the top, 60 points wide; hidden in compact heights.
  public let logoView = UIImageView(image: Pictures.logo(side: 60))
  /// The title below the picture.
  public let titleLabel = UILabel()
  /// The line below the title; hidden in compact heights.
  public let subtitleLabel = UILabel()
  /// The field for the user's name.
  public let nameField = UITextField()
  /// The field for the user's mail address.
  public let emailField = UITextField()
  /// The field for the user's password.
  public let passwordField = UITextField()
  /// The text of the terms.
  public let termsLabel = UILabel()
  /// The switch to accept the terms.
  public let termsSwitch = UISwitch()
  /// The button that submits the form.
  public let signUpButton = UIButton(configuration: .filled())

  /// The constraint between the button and the bottom of the card, which determines the card's height.
  public private(set) lazy var containerBottomConstraint = container.bottomAnchor.constraint(
    equalTo: signUpButton.bottomAnchor, constant: 20)

  /// The constraints that make the card as wide as the margins.
  private lazy var compactWidthConstraints = [
    container.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    container.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
  ]

  /// The constraints that make the card half as wide as the screen and center it.
  private lazy var regularWidthConstraints = [
    container.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    container.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  ]

  /// The constraints that place the title between the picture and the subtitle.
  private lazy var regularHeightConstraints = [
    titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 12),
    nameField.topAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 20),
  ]

  /// The constraints for compact heights, where the title is alone.
  private lazy var compactHeightConstraints = [
    titleLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 16),
    nameField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign Up"
    view.backgroundColor = .systemGroupedBackground
    addViews()
    configureTexts()
    configureFields()
    configureTerms()
    configureButton()
    constrainContent()
    adoptSizeClasses()
  }

  /// Not called for the first traits, which `viewDidLoad()` handles.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptSizeClasses()
  }

  /// Deactivates one set of constraints before it activates the other, so that they never conflict.
  private func adoptSizeClasses() {
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.deactivate(compactWidthConstraints)
      NSLayoutConstraint.activate(regularWidthConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularWidthConstraints)
      NSLayoutConstraint.activate(compactWidthConstraints)
    }
    let isLow = traitCollection.verticalSizeClass == .compact
    if isLow {
      NSLayoutConstraint.deactivate(regularHeightConstraints)
      NSLayoutConstraint.activate(compactHeightConstraints)
    } else {
      NSLayoutConstraint.deactivate(compactHeightConstraints)
      NSLayoutConstraint.activate(regularHeightConstraints)
    }
    logoView.isHidden = isLow
    subtitleLabel.isHidden = isLow
  }
}

// MARK: - Content

extension SignUpViewController {
  private func addViews() {
    container.backgroundColor = .secondarySystemGroupedBackground
    container.layer.cornerRadius = 20
    container.layer.cornerCurve = .continuous
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    container.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(container)
    for subview in [
      logoView, titleLabel, subtitleLabel, nameField, emailField, passwordField, termsLabel, termsSwitch,
      signUpButton,
    ] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(subview)
    }
  }

  private func configureTexts() {
    titleLabel.text = "Create your account"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .title2).bold
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0

    subtitleLabel.text = "Keep every walk and song in one place."
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.textAlignment = .center
    subtitleLabel.numberOfLines = 0
  }

  private func configureFields() {
    let prompts = [(nameField, "Name"), (emailField, "Email"), (passwordField, "Password")]
    for (field, prompt) in prompts {
      field.placeholder = prompt
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.borderStyle = .roundedRect
    }
    nameField.textContentType = .name
    emailField.textContentType = .emailAddress
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    passwordField.textContentType = .newPassword
    passwordField.isSecureTextEntry = true
  }

  private func configureTerms() {
    termsLabel.text = "I agree to the terms of use, and I am at least thirteen years old."
    termsLabel.font = .preferredFont(forTextStyle: .footnote)
    termsLabel.adjustsFontForContentSizeCategory = true
    termsLabel.textColor = .secondaryLabel
    termsLabel.numberOfLines = 0

    termsSwitch.isOn = true
    termsSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        signUpButton.isEnabled = termsSwitch.isOn
      }, for: .valueChanged)
  }

  private func configureButton() {
    signUpButton.configuration?.title = "Sign up and start your first list"
    signUpButton.configuration?.cornerStyle = .large
  }
}

// MARK: - Layout

extension SignUpViewController {
  private func constrainContent() {
    let margins = container.layoutMarginsGuide
    // The label or the switch may be the higher one; the row encloses both exactly.
    let termsRow = UILayoutGuide()
    termsRow.identifier = "terms row"
    container.addLayoutGuide(termsRow)
    let rowHeight = termsRow.heightAnchor.constraint(equalToConstant: 0)
    rowHeight.priority = .defaultLow

    NSLayoutConstraint.activate([
      container.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),

      logoView.topAnchor.constraint(equalTo: container.topAnchor, constant: 24),
      logoView.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),

      emailField.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 8),
      passwordField.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 8),

      termsRow.topAnchor.constraint(equalTo: passwordField.bottomAnchor, constant: 16),
      termsLabel.topAnchor.constraint(greaterThanOrEqualTo: termsRow.topAnchor),
      termsLabel.bottomAnchor.constraint(lessThanOrEqualTo: termsRow.bottomAnchor),
      termsLabel.centerYAnchor.constraint(equalTo: termsRow.centerYAnchor),
      termsLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      termsSwitch.topAnchor.constraint(greaterThanOrEqualTo: termsRow.topAnchor),
      termsSwitch.bottomAnchor.constraint(lessThanOrEqualTo: termsRow.bottomAnchor),
      termsSwitch.centerYAnchor.constraint(equalTo: termsRow.centerYAnchor),
      termsSwitch.leadingAnchor.constraint(equalTo: termsLabel.trailingAnchor, constant: 12),
      termsSwitch.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      termsRow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      termsRow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      rowHeight,

      // The button is as wide as its title, but no wider than the margins.
      signUpButton.topAnchor.constraint(equalTo: termsRow.bottomAnchor, constant: 16),
      signUpButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      signUpButton.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      signUpButton.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      signUpButton.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      containerBottomConstraint,
    ])
    for field in [nameField, emailField, passwordField] {
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    for wide in [titleLabel, subtitleLabel, nameField, emailField, passwordField] {
      wide.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      wide.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
  }
}
