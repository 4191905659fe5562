import TestSupport
import Testing

import UIKit

/// Random hierarchies from seeds.
@MainActor @Suite struct LayoutPropertyTests {
  // MARK: Every required constraint holds

  @Test(arguments: 0..<60) func requiredConstraintsHold(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let root = host(CGFloat.random(in: 200...800, using: &random).rounded(), 600)
    var views = [root]
    var frames: [ObjectIdentifier: CGRect] = [ObjectIdentifier(root): root.bounds]
    // Where the views shall be, in the root's coordinates.
    for _ in 0..<Int.random(in: 3...25, using: &random) {
      let view = views.randomElement(using: &random)!.child()
      frames[ObjectIdentifier(view)] = CGRect(
        x: CGFloat.random(in: 0...300, using: &random), y: CGFloat.random(in: 0...300, using: &random),
        width: CGFloat.random(in: 1...200, using: &random),
        height: CGFloat.random(in: 1...200, using: &random))
      views.append(view)
    }
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<views.count * 6 {
      let a = views.dropFirst().randomElement(using: &random)!
      let b = views.randomElement(using: &random)!
      guard a !== b else { continue }
      let (frameA, frameB) = (frames[ObjectIdentifier(a)]!, frames[ObjectIdentifier(b)]!)
      constraints.append(Self.constraint(a, frameA, b, frameB, &random))
    }
    NSLayoutConstraint.activate(constraints)
    let messages = collectingLayoutLog { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    for constraint in constraints where constraint.priority == .required {
      #expect(Self.error(of: constraint, in: root) <= 1, "seed \(seed): \(constraint)")
    }
  }

  /// A constraint that holds when a and b have the given frames; sometimes an optional one that need not.
  private static func constraint(
    _ a: UIView, _ frameA: CGRect, _ b: UIView, _ frameB: CGRect, _ random: inout SplitMix
  ) -> NSLayoutConstraint {
    let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let left: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let family = [horizontal, left, vertical, sizes].randomElement(using: &random)!
    let attributeA = family.randomElement(using: &random)!
    let attributeB = family.randomElement(using: &random)!
    let isSize = family == sizes
    let multiplier: CGFloat = isSize ? [0.5, 1, 2].randomElement(using: &random)! : 1
    let valueA = value(attributeA, frameA)
    let valueB = value(attributeB, frameB) * multiplier
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations.randomElement(using: &random)!
    let isOptional = Int.random(in: 0..<4, using: &random) == 0
    let noise = isOptional ? CGFloat.random(in: -100...100, using: &random) : 0
    let slack = CGFloat(relation.rawValue) * CGFloat.random(in: 0...50, using: &random)
    let constraint = NSLayoutConstraint(
      item: a, attribute: attributeA, relatedBy: relation, toItem: b, attribute: attributeB,
      multiplier: multiplier, constant: valueA - valueB - slack + noise)
    if isOptional { constraint.priority = UILayoutPriority(Float.random(in: 1...999, using: &random)) }
    return constraint
  }

  private static func value(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
    switch attribute {
    case .leading, .left: frame.minX
    case .trailing, .right: frame.maxX
    case .centerX: frame.midX
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    default: 0
    }
  }

  /// By how many points the frames miss the constraint.
  private static func error(of constraint: NSLayoutConstraint, in root: UIView) -> CGFloat {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      guard let view = item as? UIView else { return 0 }
      return value(attribute, view.convert(view.bounds, to: root))
    }
    let difference =
      side(constraint.firstItem, constraint.firstAttribute)
      - constraint.multiplier * side(constraint.secondItem, constraint.secondAttribute) - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  // MARK: Edits give the frames of a fresh build

  /// A hierarchy that determines every frame: each view hangs on its superview and has a size, some by way of a
  /// neighbour or content. Built by a plan, so that it can be built again in any state.
  @MainActor private final class Plan {
    struct Node {
      var parent: Int
      var isAttached = true
      var offset: CGPoint
      var size: CGSize
      var content: CGSize?
      var sizeIsWeak = false
    }
    var nodes: [Node] = []
    var size = CGSize(width: 500, height: 400)

    init(_ random: inout SplitMix) {
      for index in 0..<Int.random(in: 4...14, using: &random) {
        nodes.append(
          Node(
            parent: index == 0 ? -1 : Int.random(in: -1..<index, using: &random),
            offset: CGPoint(
              x: CGFloat.random(in: -20...100, using: &random),
              y: CGFloat.random(in: -20...100, using: &random)),
            size: CGSize(
              width: CGFloat.random(in: 0...200, using: &random),
              height: CGFloat.random(in: 0...200, using: &random)),
            content: Bool.random(using: &random) ? CGSize(width: 33, height: 44) : nil))
      }
    }
  }

  @MainActor private final class Instance {
    let root: UIView
    var views: [SizedView] = []
    var leading: [NSLayoutConstraint?] = []
    var top: [NSLayoutConstraint?] = []
    var width: [NSLayoutConstraint] = []
    var height: [NSLayoutConstraint] = []

    init(_ plan: Plan) {
      resetDevice()
      root = UIView(frame: CGRect(origin: .zero, size: plan.size))
      for (index, node) in plan.nodes.enumerated() {
        let view = SizedView(node.content?.width ?? -1, node.content?.height ?? -1)
        views.append(view)
        leading.append(nil)
        top.append(nil)
        width.append(view.widthAnchor.constraint(equalToConstant: node.size.width))
        height.append(view.heightAnchor.constraint(equalToConstant: node.size.height))
        weigh(index, node)
        NSLayoutConstraint.activate([width[index], height[index]])
      }
      for (index, node) in plan.nodes.enumerated() where node.isAttached { attach(index, node) }
    }

    func attach(_ index: Int, _ node: Plan.Node) {
      // Where the superview stays the same, constraints to it do too.
      leading[index]?.isActive = false
      top[index]?.isActive = false
      let parent = node.parent < 0 ? root : views[node.parent]
      parent.addSubview(views[index])
      leading[index] = views[index].leadingAnchor.constraint(
        equalTo: parent.leadingAnchor, constant: node.offset.x)
      top[index] = views[index].topAnchor.constraint(equalTo: parent.topAnchor, constant: node.offset.y)
      NSLayoutConstraint.activate([leading[index]!, top[index]!])
    }

    /// A weak size loses against the content's.
    func weigh(_ index: Int, _ node: Plan.Node) {
      let priority = node.sizeIsWeak && node.content != nil ? UILayoutPriority(100) : .required
      width[index].priority = priority
      height[index].priority = priority
    }

    var frames: [CGRect] { views.map(\.frame) }
  }

  @Test(arguments: 0..<60) func editsGiveTheFramesOfAFreshBuild(seed: Int) {
    var random = SplitMix(seed: UInt64(1000 + seed))
    let plan = Plan(&random)
    let instance = Instance(plan)
    var history: [String] = []
    for _ in 0..<40 {
      let index = Int.random(in: 0..<plan.nodes.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        plan.nodes[index].offset.x = CGFloat.random(in: -20...100, using: &random)
        instance.leading[index]?.constant = plan.nodes[index].offset.x
        history.append("offset \(index)")
      case 1:
        plan.nodes[index].size.height = CGFloat.random(in: 0...200, using: &random)
        instance.height[index].constant = plan.nodes[index].size.height
        history.append("height \(index)")
      case 2:
        plan.nodes[index].sizeIsWeak.toggle()
        instance.weigh(index, plan.nodes[index])
        history.append("weigh \(index)")
      case 3 where plan.nodes[index].content != nil:
        let content = CGSize(width: CGFloat.random(in: 0...90, using: &random), height: 12)
        plan.nodes[index].content = content
        instance.views[index].content = content
        history.append("content \(index)")
      case 4 where plan.nodes[index].isAttached:
        plan.nodes[index].isAttached = false
        instance.views[index].removeFromSuperview()
        history.append("remove \(index)")
      case 5 where !plan.nodes[index].isAttached:
        plan.nodes[index].isAttached = true
        instance.attach(index, plan.nodes[index])
        history.append("attach \(index)")
      case 6 where plan.nodes[index].isAttached:
        // To a parent before it, so that no circle is made.
        plan.nodes[index].parent = index == 0 ? -1 : Int.random(in: -1..<index, using: &random)
        instance.attach(index, plan.nodes[index])
        history.append("move \(index)")
      default:
        instance.root.layoutIfNeeded()
        history.append("layout")
        continue
      }
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      instance.root.layoutIfNeeded()
      let fresh = Instance(plan)
      fresh.root.layoutIfNeeded()
      for (number, node) in plan.nodes.enumerated() where inRoot(number, plan) {
        _ = node
        #expect(
          instance.views[number].frame == fresh.views[number].frame,
          "seed \(seed), view \(number) after \(history.joined(separator: ", "))")
      }
      guard instance.frames == fresh.frames || plan.nodes.contains(where: { !$0.isAttached }) else { return }
    }
  }

  private func inRoot(_ index: Int, _ plan: Plan) -> Bool {
    var next = index
    while next >= 0 {
      guard plan.nodes[next].isAttached else { return false }
      next = plan.nodes[next].parent
    }
    return true
  }

  /// Reading order and the order of activation do not matter where frames are determined.
  @Test(arguments: 0..<30) func orderDoesNotMatter(seed: Int) {
    var random = SplitMix(seed: UInt64(5000 + seed))
    let plan = Plan(&random)
    let straight = Instance(plan)
    let shuffled = Instance(plan)
    var all: [NSLayoutConstraint] = []
    for index in plan.nodes.indices {
      all += [shuffled.leading[index]!, shuffled.top[index]!, shuffled.width[index], shuffled.height[index]]
    }
    NSLayoutConstraint.deactivate(all)
    shuffled.root.layoutIfNeeded()
    NSLayoutConstraint.activate(all.shuffled(using: &random))
    straight.root.layoutIfNeeded()
    shuffled.root.layoutIfNeeded()
    #expect(straight.frames == shuffled.frames)
  }
}
