import UIKit

extension ContactViewController {
  func constraintsByAnchors(_ metrics: Metrics) -> [NSLayoutConstraint] {
    contentAnchors + headAnchors(metrics) + buttonAnchors(metrics) + cardAnchors(metrics)
  }

  private var contentAnchors: [NSLayoutConstraint] {
    [
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }

  private func headAnchors(_ metrics: Metrics) -> [NSLayoutConstraint] {
    let margins = content.layoutMarginsGuide
    var result = [
      picture.topAnchor.constraint(equalTo: content.topAnchor, constant: metrics.top),
      picture.widthAnchor.constraint(equalToConstant: metrics.picture),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      sides[0].leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.leadingAnchor.constraint(equalTo: sides[0].trailingAnchor),
      sides[1].leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      sides[1].trailingAnchor.constraint(equalTo: content.trailingAnchor),
      sides[1].widthAnchor.constraint(equalTo: sides[0].widthAnchor),
      nameLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: metrics.gap),
      roleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
    ]
    for label in [nameLabel, roleLabel] {
      result.append(label.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
      result.append(label.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    }
    for side in sides {
      result.append(side.topAnchor.constraint(equalTo: picture.topAnchor))
      result.append(side.bottomAnchor.constraint(equalTo: picture.bottomAnchor))
    }
    return result
  }

  private func buttonAnchors(_ metrics: Metrics) -> [NSLayoutConstraint] {
    let margins = content.layoutMarginsGuide
    var result = [
      buttons[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      buttons[3].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ]
    for (spacer, (before, after)) in zip(spacers, zip(buttons, buttons.dropFirst())) {
      result += [
        spacer.leadingAnchor.constraint(equalTo: before.trailingAnchor),
        after.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
        spacer.topAnchor.constraint(equalTo: before.topAnchor),
        spacer.bottomAnchor.constraint(equalTo: before.bottomAnchor),
      ]
    }
    for spacer in spacers.dropFirst() {
      result.append(spacer.widthAnchor.constraint(equalTo: spacers[0].widthAnchor))
    }
    for button in buttons {
      result += [
        button.topAnchor.constraint(equalTo: roleLabel.bottomAnchor, constant: metrics.section),
        button.widthAnchor.constraint(equalToConstant: 64),
        button.heightAnchor.constraint(equalToConstant: metrics.button),
      ]
    }
    return result
  }

  private func cardAnchors(_ metrics: Metrics) -> [NSLayoutConstraint] {
    let margins = content.layoutMarginsGuide
    let inner = card.layoutMarginsGuide
    var result = [
      card.topAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: metrics.section),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      phoneCaption.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      phoneLabel.topAnchor.constraint(equalTo: phoneCaption.bottomAnchor, constant: 2),
      line.topAnchor.constraint(equalTo: phoneLabel.bottomAnchor, constant: 12),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      mailCaption.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 12),
      mailLabel.topAnchor.constraint(equalTo: mailCaption.bottomAnchor, constant: 2),
      card.bottomAnchor.constraint(equalTo: mailLabel.bottomAnchor, constant: 12),
    ]
    for label in [phoneCaption, phoneLabel, mailCaption, mailLabel] {
      result.append(label.leadingAnchor.constraint(equalTo: inner.leadingAnchor))
      result.append(label.trailingAnchor.constraint(equalTo: inner.trailingAnchor))
    }
    return result
  }
}
