import Foundation
import Testing
import UIKit

/// Views that applications copy by an archive. Expected: what went in.
@MainActor @Suite struct ViewArchivingTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
  }

  @Test func propertiesAndSubviewsReturn() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
    label.text = "Text"
    label.font = .boldSystemFont(ofSize: 20)
    label.textAlignment = .center
    label.textColor = .blue
    view.addSubview(label)
    let result = try copy(view)
    #expect(
      result.bounds == view.bounds && result.center == view.center && result.transform == view.transform)
    #expect(result.backgroundColor == .red && result.alpha == 0.5 && result.tag == 7)
    let second = try #require(result.subviews.first as? UILabel)
    #expect(second !== label && second.frame == label.frame && second.text == "Text")
    #expect(second.font == label.font && second.textAlignment == .center && second.textColor == .blue)
  }

  @Test func constraintsAndStacksReturn() throws {
    let (view, box, stack) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIStackView()
    )
    for part in [box, stack] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    stack.axis = .vertical
    stack.addArrangedSubview(UILabel())
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor), box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    ])
    let result = try copy(view)
    result.layoutIfNeeded()
    #expect(result.subviews.first?.frame == CGRect(x: 10, y: 0, width: 30, height: 50))
    let second = try #require(result.subviews.last as? UIStackView)
    #expect(second.axis == .vertical && second.arrangedSubviews.count == 1)
  }

  @Test func buttonsKeepTheirStates() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.isEnabled = false
    let result = try copy(button)
    #expect(result.buttonType == .system && result.title(for: .normal) == "Go" && !result.isEnabled)
    #expect(result.title(for: .highlighted) == "Going" && result.titleColor(for: .normal) == .red)
  }
}
