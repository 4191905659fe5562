import UIKit

/// A sign-up form on a card: as wide as the margins on phones, half as wide as the screen where there is space.
public final class SignUpViewController: UIViewController {
  /// The card. It is as high as its content, from the picture's top to the button's bottom.
  public let container = UIView()
  /// The picture at the top, 60 points wide; not on low screens.
  public let logoView = UIImageView(image: Pictures.logo(side: 60))
  /// The title below the picture.
  public let titleLabel = UILabel()
  /// The line below the title; not on low screens.
  public let subtitleLabel = UILabel()
  /// For the user's name.
  public let nameField = UITextField()
  /// For the user's address.
  public let emailField = UITextField()
  /// For the user's password.
  public let passwordField = UITextField()
  /// What is agreed to.
  public let termsLabel = UILabel()
  /// Whether it is agreed to.
  public let termsSwitch = UISwitch()
  /// Ends the form.
  public let signUpButton = UIButton(configuration: .filled())

  /// Ties the button to the card's bottom. The card has its height from this constraint.
  public private(set) lazy var containerBottomConstraint = container.bottomAnchor.constraint(
    equalTo: signUpButton.bottomAnchor, constant: 20)

  /// As wide as the margins.
  private lazy var compactWidthConstraints = [
    container.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    container.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
  ]

  /// Half as wide as the screen, in the middle.
  private lazy var regularWidthConstraints = [
    container.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    container.centerXAnchor.constraint(equalTo: view.centerXAnchor),
  ]

  /// The title between the picture and the subtitle.
  private lazy var regularHeightConstraints = [
    titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 12),
    nameField.topAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 20),
  ]

  /// The title alone, as on a phone that lies on its side.
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

  /// Called for later changes only: the first traits are those of `viewDidLoad()`.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptSizeClasses()
  }

  /// Takes one set of constraints away before it puts the other in force, so that they never meet.
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
    // The label and the switch beside it may each be the higher one: the row takes in both, and no more.
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

      // The button is as wide as its title, but never wider than the margins.
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
