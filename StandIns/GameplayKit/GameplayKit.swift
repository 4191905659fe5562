/// Stands in for Apple's GameplayKit: random numbers, state machines, entities and components work; rules,
/// graphs, noise and strategists are not implemented. Sources without a seed produce the same sequence in
/// each run, and other numbers than Apple's.
@_exported import Foundation
import ObjectiveCSupport
@_exported import UIKit

/// A source of random numbers.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  /// Returns a random number from 0 up to, but not including, the bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a random number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}
/// A random number generator.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var state: UInt64
  private static let shared = GKRandomSource()
  public override init() { state = 0x9e37_79b9_7f4a_7c15 }
  init(state: UInt64) { self.state = state }
  open class func sharedRandom() -> GKRandomSource { shared }
  /// Returns the next number of the SplitMix64 generator.
  fileprivate func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
  /// Returns a signed 32-bit random number.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > 0, "the bound is not positive")
    return Int(next() % UInt64(upperBound))
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }
  /// Returns the generator's state for a seed of any length.
  fileprivate static func state(of seed: Data) -> UInt64 {
    seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
  }
}
extension Array {
  /// Returns the elements in random order.
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self) as! [Element]
  }
}
extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: (0..<count).map { object(at: $0) })
  }
  /// Returns the elements in random order.
  @_disfavoredOverload public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
/// A random source with a seed.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: Data
  public override init() {
    seed = Data()
    super.init()
  }
  public init(seed: Data) {
    self.seed = seed
    super.init(state: GKRandomSource.state(of: seed))
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}
/// A random source with a seed.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64
  public override init() {
    seed = 0
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}
/// A random source with a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64
  public override init() {
    seed = 0
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}
/// A uniform distribution of integers in a closed range.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    (self.source, lowestValue, highestValue) = (
      source, min(lowestInclusive, highestInclusive), max(lowestInclusive, highestInclusive)
    )
  }
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> Self { Self.die(6) }
  open class func d20() -> Self { Self.die(20) }
  private class func die(_ sides: Int) -> Self { Self(die: sides) }
  required public init(die sides: Int) {
    (source, lowestValue, highestValue) = (GKRandomSource.sharedRandom(), 1, sides)
  }
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Returns a random number from 0 up to, but not including, the bound.
  open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }
  open func nextBool() -> Bool { source.nextBool() }
}
/// A distribution of integers around a mean: the sum of twelve uniform numbers, limited to three standard
/// deviations.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  open override func nextInt() -> Int {
    let normal = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    return min(max(Int((mean + normal * deviation).rounded()), lowestValue), highestValue)
  }
}
/// A distribution of integers in which each number occurs once before any occurs again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []
  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}

// MARK: States

/// A state of a state machine.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() { super.init() }
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
/// A state machine.
open class GKStateMachine: NSObject {
  open private(set) var currentState: GKState?
  private let states: [GKState]
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

// MARK: Entities

/// A component of an entity.
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}
/// An object that is composed of components.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func addComponent(_ component: GKComponent) {
    components.removeAll { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    for component in components where type(of: component) == componentClass {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll { type(of: $0) == componentClass }
  }
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType?
  {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
/// A collection of the components of one class.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  open private(set) var components: [ComponentType] = []
  public init(componentClass cls: AnyClass) { componentClass = cls }
  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.filter { type(of: $0) == componentClass }.compactMap {
      $0 as? ComponentType
    }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
/// A scene's archive. It is not read.
open class GKScene: NSObject {
  open var rootNode: Any? { nil }
  open var entities: [GKEntity] { [] }
  public convenience init?(fileNamed filename: String) { return nil }
}

// MARK: Games

/// A player of a game model.
public protocol GKGameModelPlayer: AnyObject { var playerId: Int { get } }
/// A move.
public protocol GKGameModelUpdate: AnyObject { var value: Int { get set } }
/// The state of a game.
public protocol GKGameModel: NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}
extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}
/// The maximum score of a move.
public let GKGameModelMaxScore = 1 << 24
/// The minimum score of a move.
public let GKGameModelMinScore = -(1 << 24)
/// An object that chooses moves.
public protocol GKStrategist: AnyObject {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
}
/// A strategist that finds no move.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { nil }
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { nil }
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int)
    -> (any GKGameModelUpdate)?
  { nil }
}
