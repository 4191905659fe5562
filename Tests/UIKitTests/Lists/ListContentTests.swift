import Foundation
import Testing

import TinamouSnapshots
import UIKit

/// Content and background configurations and what they show.
@MainActor @Suite struct ListContentTests {
  private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 300) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(
      x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test(.ios(18)) func aCellIsALineWithMargins() {
    let system = TestSystem(18)
    defer { system.restore() }
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    let shown = view(configuration)
    let label = labels(shown)[0]
    #expect(label.frame.minX == 16)
    #expect(abs(label.frame.minY - 12) < 1e-9)
    #expect(abs(shown.bounds.height - label.frame.height - 24) < 1e-9)
    #expect(shown.textLayoutGuide != nil && shown.secondaryTextLayoutGuide == nil)
    #expect(shown.imageLayoutGuide == nil)
  }

  @Test func secondaryTextIsBelowOrAtTheEnd() {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = "More"
    let below = labels(view(configuration))
    #expect(below[1].frame.minY >= below[0].frame.maxY)
    #expect(below[1].frame.minX == below[0].frame.minX)
    configuration = .valueCell()
    configuration.text = "Title"
    configuration.secondaryText = "Value"
    let beside = labels(view(configuration))
    #expect(beside[1].frame.maxX == 284)
    #expect(beside[1].frame.midY == beside[0].frame.midY)
    // Where both do not fit into a line they are below each other.
    configuration.secondaryText = "A value that is far too long to stand beside the title"
    let long = labels(view(configuration))
    #expect(long[1].frame.minX == 16)
    #expect(long[1].frame.minY >= long[0].frame.maxY)
  }

  @Test func rightToLeftIsMirrored() {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Title"
    configuration.secondaryText = "Value"
    let shown = UIListContentView(configuration: configuration)
    shown.semanticContentAttribute = .forceRightToLeft
    shown.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    shown.layoutIfNeeded()
    let found = labels(shown)
    #expect(found[0].frame.maxX == 284)
    #expect(abs(found[1].frame.minX - 16) < 1e-9)
  }

  @Test func imagesAreCentredInTheirReservedWidth() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    let shown = view(configuration)
    let image = shown.subviews.compactMap { $0 as? UIImageView }[0]
    #expect(image.frame.minX == 26)
    #expect(labels(shown)[0].frame.minX == 72)
    configuration.imageProperties.maximumSize = CGSize(width: 10, height: 0)
    configuration.imageProperties.reservedLayoutSize = .zero
    let small = view(configuration)
    #expect(small.subviews.compactMap { $0 as? UIImageView }[0].frame.size == CGSize(width: 10, height: 10))
  }

  /// The header of UIKit: symbols are centered inside a standard width that is scaled with the text size, whatever their own.
  @Test func textsBesideSymbolsAreAligned() throws {
    useStandardScreen()
    let starts = try ["envelope.badge", "envelope.open", "star", "circle"].map { name in
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "Title"
      configuration.image = UIImage(systemName: name)
      let shown = view(configuration)
      let image = try #require(shown.subviews.compactMap { $0 as? UIImageView }.first)
      let start = labels(shown)[0].frame.minX
      // Icons of all widths have one center.
      #expect(abs(image.frame.midX - 28) < 0.5, "\(name): \(image.frame)")
      return start
    }
    #expect(Set(starts).count == 1, "\(starts)")
  }

  @Test(.ios(18)) func groupedHeadersAreUppercase() {
    let system = TestSystem(18)
    defer { system.restore() }
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = "Fruit"
    #expect(labels(view(configuration))[0].text == "FRUIT")
  }

  @Test func statesChangeWhatWasNotSet() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let grouped = UIBackgroundConfiguration.listGroupedCell()
    #expect(grouped.backgroundColor == .secondarySystemGroupedBackground)
    #expect(grouped.updated(for: state).backgroundColor == .systemGray4)
    var own = grouped
    own.backgroundColor = .red
    #expect(own.updated(for: state).backgroundColor == .red)
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == .clear)
    let sidebar = UIListContentConfiguration.sidebarCell().updated(for: state)
    #expect(sidebar.textProperties.color == .white)
    var coloured = UIListContentConfiguration.cell()
    coloured.textProperties.color = .red
    state.isDisabled = true
    #expect(coloured.updated(for: state).textProperties.color == .red)
    #expect(UIListContentConfiguration.cell().updated(for: state).textProperties.color == .tertiaryLabel)
  }

  @Test func statesCarryWhatApplicationsName() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] as? Bool == true)
    var other = state
    other[key] = false
    #expect(other != state)
  }
}
