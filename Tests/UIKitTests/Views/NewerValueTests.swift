import Foundation
import Testing
import UIKit

/// Values that came with iOS 17 to 27.
@MainActor @Suite struct NewerValueTests {
  /// White of twice the linear brightness is 1.353 in the encoding of sRGB: 1.055 · 2^(1/2.4) − 0.055.
  @Test func exposuresMultiplyTheLinearComponents() {
    let color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1, exposure: 1)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - (1.055 * pow(2, 1 / 2.4) - 0.055)) < 1e-9 && green == 0)
    #expect(color.linearExposure == 2)
    let standard = color.standardDynamicRange
    standard.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 1) < 1e-9 && abs(blue - 0.5) < 1e-9 && standard.linearExposure == 1)
    #expect(
      UIColor.red.linearExposure == 1 && UIColor.red.standardDynamicRange === UIColor.red.standardDynamicRange
    )
    #expect(UIColor.red.applyingContentHeadroom(4).linearExposure == 4)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1, linearExposure: 0.1).linearExposure == 1)
  }

  @Test func prominenceLowersTheOpacity() {
    let color = UIColor.red.withProminence(.secondary)
    #expect(color.prominence == .secondary && abs(color.cgColor.alpha - 0.6) < 1e-9)
    #expect(abs(color.withProminence(.tertiary).cgColor.alpha - 0.3) < 1e-9)
    #expect(color.withProminence(.primary).cgColor.alpha == 1 && UIColor.red.prominence == .primary)
  }

  @Test func shapesHaveOutlines() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let context = UIShape.ResolutionContext(of: view)
    #expect(UIShape.capsule.resolve(in: context).path.contains(CGPoint(x: 20, y: 20)))
    #expect(!UIShape.capsule.resolve(in: context).path.contains(CGPoint(x: 1, y: 1)))
    let circle = UIShape.circle.resolve(in: context)
    #expect(circle.boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
    let inset = UIShape.rect(cornerRadius: 10).inset(by: 4).resolve(in: context)
    #expect(inset.boundingRect == CGRect(x: 4, y: 4, width: 92, height: 32))
    #expect(inset.path.contains(CGPoint(x: 7, y: 7)) && !inset.path.contains(CGPoint(x: 4.5, y: 4.5)))
    let fixed = UIShape.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(fixed.resolve(in: context).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let path = UIShape.path(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(path.inset(by: 5).resolve(in: context).path.bounds == CGRect(x: 15, y: 15, width: 10, height: 10))
    struct Triangle: UIShapeProvider {
      func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
        UIShape.circle.resolve(in: context)
      }
    }
    #expect(UIShape(Triangle()).resolve(in: context) == circle)
    #expect(UIShape.rect == UIShape.rect && UIShape.rect != UIShape.rect(cornerRadius: 1))
  }

  @Test func readersScaleImages() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    var configuration = UIImageReader.Configuration()
    #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 40, height: 20))
    configuration.pixelsPerInch = 144
    let sharp = try #require(UIImageReader(configuration: configuration).image(data: data))
    #expect(sharp.scale == 2 && sharp.size == CGSize(width: 20, height: 10))
    configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
    configuration.preparesImagesForDisplay = true
    let small = try #require(UIImageReader(configuration: configuration).image(data: data))
    #expect(small.size == CGSize(width: 10, height: 5))
    #expect(UIImageReader.default.image(data: Data([1, 2, 3])) == nil)
    #expect(!small.isHighDynamicRange && small.imageRestrictedToStandardDynamicRange() === small)
  }

  @Test func traitsAreInherited() {
    let traits = UITraitCollection {
      $0.imageDynamicRange = .high
      $0.listEnvironment = .sidebar
      $0.sceneCaptureState = .active
      $0.typesettingLanguage = Locale.Language(identifier: "th")
      $0.hdrHeadroomUsageLimit = .active
      $0.resolvesNaturalAlignmentWithBaseWritingDirection = true
      $0.tabAccessoryEnvironment = .inline
      $0.splitViewControllerLayoutEnvironment = .collapsed
    }
    #expect(traits.imageDynamicRange == .high && traits.listEnvironment == .sidebar)
    #expect(traits.sceneCaptureState == .active && traits.hdrHeadroomUsageLimit == .active)
    #expect(traits.typesettingLanguage == Locale.Language(identifier: "th"))
    #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(traits.tabAccessoryEnvironment == .inline)
    #expect(traits.splitViewControllerLayoutEnvironment == .collapsed)
    #expect(UITraitCollection(imageDynamicRange: .high).imageDynamicRange == .high)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(outer)
    outer.traitOverrides.listEnvironment = .plain
    #expect(
      inner.traitCollection.listEnvironment == .plain
        && inner.traitCollection.imageDynamicRange == .unspecified)
  }

  @Test func regionsAreThoseOfTheGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    let directional = view.directionalEdgeInsets(for: .margins())
    #expect(directional.leading == 4 && directional.trailing == 2)
  }

  @Test func subtitlesAreThoseWithAttributes() {
    let item = UINavigationItem()
    item.subtitle = "plain"
    #expect(item.subtitle == "plain")
    item.attributedSubtitle = AttributedString("styled")
    #expect(item.subtitle == "styled")
    item.attributedSubtitle = nil
    #expect(item.subtitle == "plain")
    item.preferredSearchBarPlacement = .integrated
    #expect(item.preferredSearchBarPlacement == .inline)
    #expect(UINavigationItem.SearchBarPlacement.integratedButton.rawValue == 4)
    let appearance = UINavigationBarAppearance()
    appearance.subtitleTextAttributes = [.kern: 1]
    appearance.prominentButtonAppearance.normal.titleTextAttributes = [.kern: 2]
    #expect(UINavigationBarAppearance(barAppearance: appearance).subtitleTextAttributes[.kern] as? Int == 1)
    #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
  }

  @Test func badgesAndPrioritiesOfItems() {
    let item = UIBarButtonItem(title: "A", style: .prominent, target: nil, action: nil)
    #expect(item.style == .done && !item.hidesSharedBackground && item.sharesBackground)
    item.badge = .count(3)
    #expect(item.badge?.stringValue == "3")
    item.badge = .indicator()
    #expect(item.badge != nil && item.badge?.stringValue == nil)
    let high = UIBarButtonItemVisibilityPriority(higherThan: .standard)
    #expect(.standard < high && high < .high && UIBarButtonItemVisibilityPriority(lowerThan: .low) < .low)
  }

  /// The content of an extension view fills the safe area.
  @Test func extensionViewsPlaceTheirContent() {
    let controller = UIViewController()
    let view = UIBackgroundExtensionView()
    let content = UIView()
    view.contentView = content
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets
    #expect(safe.left == 20 && content.frame == view.bounds.inset(by: safe))
    view.automaticallyPlacesContentView = false
    content.frame = .zero
    window.layoutIfNeeded()
    #expect(content.frame == .zero)
  }

  @Test func responderProvidesDeferredElements() {
    final class Provider: UIResponder {
      override func provider(for element: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
        guard element.identifier.rawValue == "recent" else { return nil }
        return UIDeferredMenuElement.Provider { $0([UIAction(title: "Found") { _ in }]) }
      }
      override var canBecomeFirstResponder: Bool { true }
    }
    let provider = Provider()
    provider.becomeFirstResponder()
    defer { provider.resignFirstResponder() }
    let element = UIDeferredMenuElement.usingFocus(identifier: .init("recent"), shouldCacheItems: false)
    element.make {}
    #expect(element.made?.map(\.title) == ["Found"])
    let other = UIDeferredMenuElement.usingFocus(identifier: .init("other"))
    other.make {}
    #expect(other.made?.isEmpty == true)
  }

  @Test func formattingDescribesText() {
    let text = NSMutableAttributedString(string: "ab")
    let center = NSMutableParagraphStyle()
    center.alignment = .center
    text.addAttributes([.underlineStyle: 1, .paragraphStyle: center], range: NSRange(location: 0, length: 1))
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 1, length: 1))
    let whole = UITextFormattingViewController.FormattingDescriptor(
      string: text, range: NSRange(location: 0, length: 9))
    #expect(whole.isUnderlinePresent && !whole.isStrikethroughPresent)
    #expect(whole.textAlignments == [.center] && whole.textColors == [.red])
    let part = UITextFormattingViewController.FormattingDescriptor(
      string: text, range: NSRange(location: 1, length: 1))
    #expect(!part.isUnderlinePresent && part.textAlignments.isEmpty)
  }

  @Test func glassConfigurationsAreCapsules() {
    #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
    #expect(UIButton.Configuration.prominentGlass().cornerStyle == .capsule)
    #expect((UIGlassContainerEffect().copy() as? UIGlassContainerEffect)?.spacing == 0)
    #expect(UIColorEffect(color: .red) == UIColorEffect(color: .red))
  }

  @Test func transitionsChooseTheStyle() {
    let controller = UIViewController()
    controller.preferredTransition = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    controller.preferredTransition = .zoom { $0.zoomedViewController.view }
    #expect(controller.modalTransitionStyle == .crossDissolve && controller.preferredTransition != nil)
  }
}
