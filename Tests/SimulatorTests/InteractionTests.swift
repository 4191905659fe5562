import DeviceModels
import Foundation
import Testing
import UIKit

@testable import Simulator

@MainActor
private final class Recorder: NSObject, UIPreviewInteractionDelegate, UIDocumentInteractionControllerDelegate
{
  var log: [String] = []
  weak var presenter: UIViewController?

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  ) { log.append("preview \(transitionProgress) \(ended)") }
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) { log.append("commit \(transitionProgress) \(ended)") }
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { log.append("cancel") }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { presenter ?? UIViewController() }
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    log.append("begin")
  }
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    log.append("end")
  }
}

@MainActor @Suite(.serialized) struct InteractionTests {
  private let phone: VirtualDevice
  private let controller = UIViewController()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    phone.show(controller)
  }

  @Test func pressesPreviewAndCommit() {
    let recorder = Recorder()
    let interaction = UIPreviewInteraction(view: controller.view)
    interaction.delegate = recorder
    phone.press(at: CGPoint(x: 100, y: 300), for: 0.7)
    #expect(recorder.log == ["preview 1.0 true", "cancel"])
    recorder.log = []
    phone.press(at: CGPoint(x: 100, y: 300), for: 1.2)
    #expect(recorder.log == ["preview 1.0 true", "commit 1.0 true"])
  }

  @Test func filesArePreviewed() throws {
    let recorder = Recorder()
    recorder.presenter = controller
    let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/report.pdf"))
    documents.delegate = recorder
    #expect(documents.name == "report.pdf")
    #expect(documents.presentPreview(animated: true))
    phone.layOut()
    let stack = try #require(controller.presentedViewController as? UINavigationController)
    #expect(stack.topViewController?.title == "report.pdf")
    documents.dismissPreview(animated: true)
    phone.layOut()
    #expect(controller.presentedViewController == nil)
    #expect(recorder.log == ["begin", "end"])
    #expect(
      documents.presentOptionsMenu(
        from: CGRect(x: 0, y: 0, width: 10, height: 10), in: controller.view, animated: true))
    phone.layOut()
    #expect(controller.presentedViewController is UIActivityViewController)
  }

  @Test func largeContentIsShownWithLargeText() throws {
    let tab = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 50))
    tab.showsLargeContentViewer = true
    tab.largeContentTitle = "Favourites"
    controller.view.addSubview(tab)
    controller.view.addInteraction(UILargeContentViewerInteraction())
    let before = phone.window.subviews.count
    let finger = try #require(phone.touchDown(at: CGPoint(x: 50, y: 725)))
    phone.move(finger, to: CGPoint(x: 50, y: 725), after: 0.6)
    #expect(phone.window.subviews.count == before)
    phone.lift(finger)
    phone.settings.textSize = .accessibilityLarge
    let again = try #require(phone.touchDown(at: CGPoint(x: 50, y: 725)))
    phone.move(again, to: CGPoint(x: 50, y: 725), after: 0.6)
    let plate = try #require(phone.window.subviews.last)
    #expect(plate.subviews.compactMap { ($0 as? UILabel)?.text } == ["Favourites"])
    phone.lift(again)
    #expect(phone.window.subviews.count == before)
  }

  @Test func controllersPerformKeyCommandsThatWereAdded() {
    let command = UIKeyCommand(
      input: "n", modifierFlags: .command, action: "new:")
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func nothingIsMisspelt() {
    let found = UITextChecker().rangeOfMisspelledWord(
      in: "wrng", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
    UITextChecker.learnWord("wrng")
    #expect(UITextChecker.hasLearnedWord("wrng"))
    UITextChecker.unlearnWord("wrng")
    #expect(!UITextChecker.hasLearnedWord("wrng"))
  }
}
