import Foundation
import Testing
import UIKit

@testable import TinamouSnapshots

/// The assertions, with references that lie beside this file.
@MainActor @Suite(.snapshots(record: .missing), .ownFailures) struct AssertionTests {
  @Test(.ios(18)) func controllersMatchTheirReferences() {
    let system = TestSystem(18)
    defer { system.restore() }
    assertSnapshot(of: CardController(), as: .image(on: .iPhoneSe3))
    assertSnapshot(
      of: CardController(),
      as: .image(
        on: .iPhoneSe3, orientation: .landscape, size: CGSize(width: 300, height: 200),
        traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
  }

  @Test func severalDevicesAndStrategiesMatchTheirReferences() {
    assertSnapshots(of: CardController(), as: [.frames(on: .iPhoneSe3), .frames(on: .iPhone15(.landscape))])
    assertSnapshots(
      of: CardController(),
      as: ["controllers": .hierarchy, "rules": .constraints, "views": .recursiveDescription])
  }

  @Test func viewsLayersAndImagesMatchTheirReferences() throws {
    assertSnapshot(of: badge(), as: .image)
    assertSnapshot(of: badge(), as: .frames)
    assertSnapshot(of: badge(), as: .hierarchy)
    assertSnapshot(of: badge().layer, as: .image(scale: 2))
    // Of its own scale, not of the device that another test has made current.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    assertSnapshot(of: image, as: .image)
    assertSnapshot(of: "one\ntwo\n", as: .lines, named: "text")
    assertSnapshot(of: badge(), as: .pdf)
  }

  /// A reference that is another picture's fails, by Swift Testing's own means.
  @Test func aWrongReferenceIsAnIssue() {
    assertSnapshot(of: badge("7"), as: .image, named: "7")
    withKnownIssue {
      assertSnapshot(of: badge("9"), as: .image, named: "7", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("UILabel says \"9\" instead of \"7\"") }
        && issue.sourceLocation?.fileName == "AssertionTests.swift"
    }
  }

  @Test func aMissingReferenceIsAnIssue() {
    withKnownIssue {
      assertSnapshot(of: badge(), as: .image, named: "nowhere", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no reference ") }
    }
  }

  /// A view without a size has no picture: a comparison that cannot be made fails.
  @Test func whatCannotBeComparedFails() {
    let message = verifySnapshot(of: UIView(), as: .image, named: "empty")
    #expect(message?.contains("it has no size") == true)
    struct Broken: Error {}
    func broken() throws -> UIView { throw Broken() }
    #expect(verifySnapshot(of: try broken(), as: .image)?.contains("could not be taken: Broken()") == true)
  }

  @Test(arguments: ["a", "b"]) func testsWithArgumentsNeedNames(text: String) {
    assertSnapshot(of: text, as: .lines, named: text)
    #expect(verifySnapshot(of: text, as: .lines)?.contains("needs named:") == true)
  }

  @Test func twoSnapshotsHaveNoReferenceInCommon() {
    #expect(verifySnapshot(of: "a", as: .lines, named: "a/b", record: .never) != nil)
    let message = verifySnapshot(of: "a", as: .lines, named: "a:b", record: .never)
    #expect(message?.contains("is the reference of another snapshot") == true)
  }

  /// The state from before an assertion stays: the screen of the process, and the view's place.
  @Test func theProcessHasWhatItHadBefore() {
    let size = UIScreen.main.bounds.size
    let view = badge()
    view.frame.origin = CGPoint(x: 7, y: 8)
    _ = verifySnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 1)), record: .never)
    #expect(UIScreen.main.bounds.size == size)
    #expect(view.frame == CGRect(x: 7, y: 8, width: 40, height: 30))
    #expect(view.superview == nil)
  }

  /// A moment in the middle of an animation of a second.
  @Test func picturesAreTakenInTheMiddleOfAnAnimation() throws {
    final class Mover: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidLoad() {
        view.backgroundColor = .white
        box.backgroundColor = .black
        view.addSubview(box)
      }
      override func viewDidAppear(_ animated: Bool) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.box.frame.origin.x = 100 }
      }
    }
    let size = CGSize(width: 120, height: 20)
    assertSnapshot(of: Mover(), as: .image(on: .iPhoneSe3, size: size, at: 0.5), named: "halfway")
    assertSnapshot(of: Mover(), as: .image(on: .iPhoneSe3, size: size), named: "end")
    // Linear: half of the way after half of the time.
    let halfway = SnapshotStrategy<UIViewController>.image(on: .iPhoneSe3, size: size, at: 0.5)
    guard case .picture(let image, _) = try halfway.capture(Mover()) else {
      Issue.record("The strategy for images captures no picture")
      return
    }
    #expect(image.pixel(x: 2 * 55, y: 10).red == 0)
    #expect(image.pixel(x: 2 * 48, y: 10).red == 255)
    #expect(image.pixel(x: 2 * 62, y: 10).red == 255)
  }
}
