import ObjectiveCSupport
import Testing
import UIKit

/// Sending actions to the targets of controls, recognisers and bar buttons.
@Suite @MainActor struct ActionTargetTests {
  private final class Target: NSObject {
    var sender: UIView?
    var event: UIEvent?
    func tapped(_ sender: UIView) { self.sender = sender }
    func pressed(_ sender: UIButton?, _ event: UIEvent?) { (self.sender, self.event) = (sender, event) }
  }

  private func target() -> Target {
    RuntimeClasses.register(Target.self) {
      $0.method("tapped:") { (o: Target, a: RuntimeArguments) throws -> Void in o.tapped(try a.value(0)) }
      $0.method("pressed::") { (o: Target, a: RuntimeArguments) throws -> Void in
        o.pressed(try a.value(0), try a.value(1))
      }
      $0.property("sender") {
        $0.sender
      } set: {
        $0.sender = try $1.value()
      }
    }
    return Target()
  }

  /// Objective-C checks no types: `@objc func tapped(_ sender: UIView)` is called by a recogniser too.
  @Test func sendersOfOtherClassesAreHandedOver() {
    let target = target()
    let recognizer = UITapGestureRecognizer()
    #expect(Selector("tapped:").invoke(on: target, sender: recognizer))
    #expect(target.sender.map(ObjectIdentifier.init) == ObjectIdentifier(recognizer))
    target.sender = nil
    #expect(Selector("pressed::").invoke(on: target, sender: recognizer, event: UIEvent()))
    #expect(target.sender.map(ObjectIdentifier.init) == ObjectIdentifier(recognizer))
    target.sender = nil
    // A value is no object.
    #expect(!Selector("tapped:").invoke(on: target, sender: 1))
    #expect(!Selector("tapped:").invoke(on: target, sender: nil))
  }

  /// A value of a property is checked: a wrong outlet is an error.
  @Test func propertiesOfOtherClassesAreNotSet() {
    let target = target()
    #expect(!RuntimeClasses.set("sender", of: target, to: UITapGestureRecognizer()))
    #expect(RuntimeClasses.set("sender", of: target, to: UIView()))
  }

  @Test func targetsWithoutTheMethodEndTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Target: NSObject {}
        RuntimeClasses.register(Target.self)
        let (target, button) = (Target(), UIButton())
        button.addTarget(target, action: Selector("gone:"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("gone:]: unrecognized selector sent to instance 0x"), "\(text)")
    #expect(text.contains("NSInvalidArgumentException"), "\(text)")
    #expect(text.contains("(the target of <UIButton: 0x"), "\(text)")
  }

  /// A class that is not registered may have methods on iOS that are not here.
  @Test func targetsOfFrameworksAreNotCalled() {
    let (button, target) = (UIButton(), UISlider())
    button.addTarget(target, action: Selector("goSomewhere"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(!RuntimeClasses.responds(target, to: "goSomewhere"))
  }

  /// The version that `#available` asks for is that of the screen.
  @Test func theVersionIsTheScreens() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let screen = UIScreen.main
        screen.configure(size: screen.bounds.size, traits: screen.traitCollection.replacing(.of(26)))
        guard RuntimeVersion.isAtLeast(26) else { fatalError("not 26") }
        screen.configure(size: screen.bounds.size, traits: screen.traitCollection.replacing(.of(15)))
        guard RuntimeVersion.isAtLeast(15), !RuntimeVersion.isAtLeast(16) else { fatalError("not 15") }
      }
    }
  }
}
