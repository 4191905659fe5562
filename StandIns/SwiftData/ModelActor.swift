import Foundation

/// An actor with a context of its own: what `@ModelActor` makes of an actor.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
/// An executor that runs jobs one after another. Actors of models do not use it: they run as other actors do.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "org.tinamou.model-executor")
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
  public func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
