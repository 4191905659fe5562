import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of property animators.
@MainActor @Suite(.serialized) struct ReportedAnimatorTests: PublicReports {
  /// developer.apple.com, pausesOnCompletion: active after the end, the completion is not called, reversible.
  @Test func animatorsThatPauseStayActive() throws {
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    phone.advance(by: 0)
    var ended = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { controller.view.alpha = 0.5 }
    animator.addCompletion { _ in ended += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    #expect(animator.isRunning)
    phone.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && ended == 0)
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.isRunning)
    phone.advance(by: 2)
    #expect(animator.state == .active && ended == 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(animator.state == .inactive && ended == 1)
    #expect(controller.view.alpha == 1)
  }

  /// slk11075.medium.com "iOS Animation — UIViewPropertyAnimator" (states).
  @Test func animatorsMoveThroughThreeStates() throws {
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    phone.advance(by: 0)
    var positions: [UIViewAnimatingPosition] = []
    func make() -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { controller.view.alpha = 0.2 }
      animator.addCompletion { positions.append($0) }
      return animator
    }
    let first = make()
    #expect(first.state == .inactive)
    first.pauseAnimation()
    #expect(first.state == .active && !first.isRunning)
    first.startAnimation()
    #expect(first.state == .active && first.isRunning)
    first.stopAnimation(true)
    #expect(first.state == .inactive && positions.isEmpty)
    let second = make()
    second.startAnimation()
    second.stopAnimation(false)
    #expect(second.state == .stopped && positions.isEmpty)
    second.finishAnimation(at: .start)
    #expect(second.state == .inactive && positions == [.start])
  }
}
