import Foundation
import ScreenLint
import UIKit

/// The examples of the rules whose defects can be seen. The lines of code are those of the rules' documentation.
enum RuleExamples {
  static let all: [RuleExample] = [
    RuleExample(
      rule: .conflict, before: { $0.conflictBefore() }, after: { $0.conflictAfter() }),
    RuleExample(
      rule: .ambiguous, height: 60, before: { $0.ambiguousBefore() }, after: { $0.ambiguousAfter() }),
    RuleExample(
      rule: .textTruncated, before: { $0.truncatedBefore() }, after: { $0.truncatedAfter() }),
    RuleExample(rule: .textClipped, before: { $0.clippedBefore() }, after: { $0.clippedAfter() }),
    RuleExample(rule: .overlap, before: { $0.overlapBefore() }, after: { $0.overlapAfter() }),
    RuleExample(
      rule: .controlOverlap, before: { $0.controlsBefore() }, after: { $0.controlsAfter() }),
    RuleExample(
      rule: .occluded, height: 150, before: { $0.occludedBefore() }, after: { $0.occludedAfter() }),
    RuleExample(
      rule: .duplicateTarget, top: 80, before: { $0.duplicateBefore() }, after: { $0.duplicateAfter() }),
    RuleExample(rule: .offScreen, before: { $0.outsideBefore() }, after: { $0.outsideAfter() }),
    RuleExample(
      rule: .unsafeArea, top: 742, height: 110, showsBars: true, before: { $0.unsafeBefore() },
      after: { $0.unsafeAfter() }),
    RuleExample(rule: .touchTarget, before: { $0.targetBefore() }, after: { $0.targetAfter() }),
    RuleExample(
      rule: .contrast, height: 60, before: { $0.contrastBefore() }, after: { $0.contrastAfter() }),
    RuleExample(
      rule: .dynamicType, height: 150, textSize: .accessibilityLarge, before: { $0.fixedFontBefore() },
      after: { $0.fixedFontAfter() }),
    RuleExample(
      rule: .fixedTextBox, textSize: .accessibilityMedium, before: { $0.fixedBoxBefore() },
      after: { $0.fixedBoxAfter() }),
    RuleExample(
      rule: .rtlUnmirrored, height: 60, direction: .rightToLeft, before: { $0.unmirroredBefore() },
      after: { $0.unmirroredAfter() }),
  ]

  /// The lines of this file's code.
  static func lines() throws -> Set<String> {
    let text = try String(contentsOfFile: #filePath, encoding: .utf8)
    return Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}

// MARK: Constraints

extension ExampleScreen {
  fileprivate func conflictBefore() {
    add(continueButton, height: 50)
    continueButton.widthAnchor.constraint(equalToConstant: 200).isActive = true
    continueButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    continueButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
  }

  fileprivate func conflictAfter() {
    add(continueButton, height: 50)
    continueButton.widthAnchor.constraint(equalToConstant: 200).isActive = true
    continueButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  }

  fileprivate func ambiguousBefore() {
    add(titleLabel, top: nil)
    let guide = view.safeAreaLayoutGuide
    titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20).isActive = true
  }

  fileprivate func ambiguousAfter() {
    add(titleLabel, top: nil)
    let guide = view.safeAreaLayoutGuide
    titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20).isActive = true
    titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20).isActive = true
  }

  fileprivate func outsideBefore() {
    add(helpButton, width: 60, height: 44)
    helpButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 360).isActive = true
  }

  fileprivate func outsideAfter() {
    add(helpButton, width: 60, height: 44)
    helpButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
  }

  fileprivate func unsafeBefore() {
    add(continueButton, top: nil, leading: 20, width: 353, height: 50)
    continueButton.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  fileprivate func unsafeAfter() {
    add(continueButton, top: nil, leading: 20, width: 353, height: 50)
    let guide = view.safeAreaLayoutGuide
    continueButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
  }

  fileprivate func unmirroredBefore() {
    add(iconView)
    add(titleLabel, leading: 52)
    iconView.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
  }

  fileprivate func unmirroredAfter() {
    add(iconView)
    add(titleLabel, leading: 52)
    iconView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
  }
}

// MARK: Texts

extension ExampleScreen {
  fileprivate func addLongTitle() {
    titleLabel.text = "Your parcel arrives tomorrow between nine and eleven"
    add(titleLabel, leading: 20)
    titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
  }

  fileprivate func truncatedBefore() {
    addLongTitle()
    titleLabel.numberOfLines = 1
  }

  fileprivate func truncatedAfter() {
    addLongTitle()
    titleLabel.numberOfLines = 0
  }

  fileprivate func clippedBefore() {
    add(priceLabel, leading: 20)
    priceLabel.font = .preferredFont(forTextStyle: .largeTitle)
    priceLabel.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }

  fileprivate func clippedAfter() {
    add(priceLabel, leading: 20)
    priceLabel.font = .preferredFont(forTextStyle: .largeTitle)
    priceLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
  }

  fileprivate func overlapBefore() {
    add(titleLabel, leading: 20)
    add(subtitleLabel, top: nil, leading: 20)
    subtitleLabel.topAnchor.constraint(equalTo: titleLabel.topAnchor, constant: 8).isActive = true
  }

  fileprivate func overlapAfter() {
    add(titleLabel, leading: 20)
    add(subtitleLabel, top: nil, leading: 20)
    subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4).isActive = true
  }

  fileprivate func contrastBefore() {
    add(captionLabel, leading: 20)
    captionLabel.textColor = UIColor(white: 0.75, alpha: 1)
    captionLabel.backgroundColor = .white
  }

  fileprivate func contrastAfter() {
    add(captionLabel, leading: 20)
    captionLabel.textColor = UIColor(white: 0.4, alpha: 1)
    captionLabel.backgroundColor = .white
  }

  fileprivate func addTitleOverText() {
    add(titleLabel, leading: 20)
    subtitleLabel.numberOfLines = 0
    add(subtitleLabel, top: nil, leading: 20, width: 353)
    subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4).isActive = true
  }

  fileprivate func fixedFontBefore() {
    addTitleOverText()
    titleLabel.font = .systemFont(ofSize: 17)
  }

  fileprivate func fixedFontAfter() {
    addTitleOverText()
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
  }

  fileprivate func fixedBoxBefore() {
    add(nameLabel, leading: 20)
    nameLabel.heightAnchor.constraint(equalToConstant: 21).isActive = true
  }

  fileprivate func fixedBoxAfter() {
    add(nameLabel, leading: 20)
    nameLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 21).isActive = true
  }
}

// MARK: Controls

extension ExampleScreen {
  fileprivate func addTwoButtons() {
    add(backButton, leading: 20, width: 120, height: 50)
    add(nextButton, width: 120, height: 50)
  }

  fileprivate func controlsBefore() {
    addTwoButtons()
    nextButton.leadingAnchor.constraint(equalTo: backButton.trailingAnchor, constant: -12).isActive = true
  }

  fileprivate func controlsAfter() {
    addTwoButtons()
    nextButton.leadingAnchor.constraint(equalTo: backButton.trailingAnchor, constant: 12).isActive = true
  }

  fileprivate func addButtonToHeader() {
    add(headerView, leading: 0, width: 393)
    add(helpButton, to: headerView, top: 60, leading: 20, width: 80, height: 50)
  }

  fileprivate func occludedBefore() {
    addButtonToHeader()
    headerView.heightAnchor.constraint(equalToConstant: 40).isActive = true
  }

  fileprivate func occludedAfter() {
    addButtonToHeader()
    headerView.bottomAnchor.constraint(equalTo: helpButton.bottomAnchor, constant: 10).isActive = true
  }

  fileprivate func duplicateBefore() {
    for button in [playButton, pauseButton] { view.addSubview(button) }
    playButton.frame = CGRect(x: 16, y: 100, width: 44, height: 44)
    pauseButton.frame = playButton.frame
  }

  fileprivate func duplicateAfter() {
    for button in [playButton, pauseButton] { view.addSubview(button) }
    playButton.frame = CGRect(x: 16, y: 100, width: 44, height: 44)
    pauseButton.frame = playButton.frame
    pauseButton.isHidden = true
  }

  fileprivate func targetBefore() {
    add(closeButton, leading: 20)
    closeButton.setImage(crossImage, for: .normal)
    closeButton.widthAnchor.constraint(equalToConstant: 20).isActive = true
    closeButton.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  fileprivate func targetAfter() {
    add(closeButton, leading: 20)
    closeButton.setImage(crossImage, for: .normal)
    closeButton.widthAnchor.constraint(equalToConstant: 44).isActive = true
    closeButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}
