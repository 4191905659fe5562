import UIKit

extension ContactViewController {
  func constraintsByVisualFormat(_ metrics: Metrics) -> [NSLayoutConstraint] {
    let numbers: [String: Any] = [
      "top": metrics.top, "picture": metrics.picture, "gap": metrics.gap, "button": metrics.button,
      "section": metrics.section,
    ]
    let views: [String: Any] = [
      "content": content, "picture": picture, "left": sides[0], "right": sides[1], "name": nameLabel,
      "role": roleLabel, "b0": buttons[0], "b1": buttons[1], "b2": buttons[2], "b3": buttons[3],
      "s0": spacers[0], "s1": spacers[1], "s2": spacers[2], "card": card, "phoneCaption": phoneCaption,
      "phone": phoneLabel, "line": line, "mailCaption": mailCaption, "mail": mailLabel,
    ]
    func format(_ text: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(withVisualFormat: text, options: options, metrics: numbers, views: views)
    }
    return [
      // The format has no name for the safe area.
      [
        content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ],
      format("H:|[content]|"),
      format("H:|[left][picture(picture)][right(left)]|", [.alignAllTop, .alignAllBottom]),
      format("H:|-[name]-|"),
      format("H:|-[role]-|"),
      format("V:|-top-[picture(picture)]-gap-[name]-2-[role]-section-[b0(button)]-section-[card]"),
      format(
        "H:|-[b0(64)][s0][b1(b0)][s1(s0)][b2(b0)][s2(s0)][b3(b0)]-|", [.alignAllTop, .alignAllBottom]),
      format("H:|-[card]-|"),
      format("H:|-[phoneCaption]-|"),
      format("H:|-[phone]-|"),
      format("H:|-[line]|"),
      format("H:|-[mailCaption]-|"),
      format("H:|-[mail]-|"),
      format("V:|-12-[phoneCaption]-2-[phone]-12-[line(1)]-12-[mailCaption]-2-[mail]-12-|"),
    ].flatMap { $0 }
  }
}
