// Operators on single publishers.

extension Publisher {
  /// Returns a publisher derived from this one's values.
  private func made<New, NewFailure: Error>(
    _ attach:
      @escaping (
        Self, @escaping (New) -> Void, @escaping (Subscribers.Completion<NewFailure>) -> Void
      ) -> AnyCancellable
  ) -> AnyPublisher<New, NewFailure> {
    AnyPublisher { value, end in attach(self, value, end) }
  }

  /// Returns a derived publisher that handling a value may finish.
  private func ending<New, NewFailure: Error>(
    _ handle:
      @escaping (
        Output, (New) -> Void, @escaping (Subscribers.Completion<NewFailure>) -> Void
      ) -> Void, onEnd: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure>
  ) -> AnyPublisher<New, NewFailure> {
    AnyPublisher { value, end in
      var hasEnded = false
      let attachment = Attachment()
      attachment.hold(
        self.listen(
          { output in
            guard !hasEnded else { return }
            handle(output, value) { completion in
              guard !hasEnded else { return }
              hasEnded = true
              attachment.cancel()
              end(completion)
            }
          },
          { completion in
            guard !hasEnded else { return }
            hasEnded = true
            end(onEnd(completion))
          }))
      return AnyCancellable { attachment.cancel() }
    }
  }

  // MARK: Values

  public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
    made { upstream, value, end in upstream.listen({ value(transform($0)) }, end) }
  }
  public func map<New>(_ keyPath: KeyPath<Output, New>) -> AnyPublisher<New, Failure> {
    map { $0[keyPath: keyPath] }
  }
  public func tryMap<New>(_ transform: @escaping (Output) throws -> New) -> AnyPublisher<New, any Error> {
    ending(
      { output, value, end in do { value(try transform(output)) } catch { end(.failure(error)) } },
      onEnd: anyFailure)
  }
  public func compactMap<New>(_ transform: @escaping (Output) -> New?) -> AnyPublisher<New, Failure> {
    made { upstream, value, end in upstream.listen({ if let new = transform($0) { value(new) } }, end) }
  }
  public func tryCompactMap<New>(_ transform: @escaping (Output) throws -> New?) -> AnyPublisher<
    New, any Error
  > {
    tryMap(transform).compactMap { $0 }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    made { upstream, value, end in upstream.listen({ if isIncluded($0) { value($0) } }, end) }
  }
  public func removeDuplicates(by areSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    made { upstream, value, end in
      var last: Output?
      return upstream.listen(
        {
          if let known = last, areSame(known, $0) { return }
          last = $0
          value($0)
        }, end)
    }
  }
  public func scan<New>(_ initial: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure>
  {
    made { upstream, value, end in
      var present = initial
      return upstream.listen(
        {
          present = next(present, $0)
          value(present)
        }, end)
    }
  }
  public func reduce<New>(_ initial: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<
    New, Failure
  > {
    made { upstream, value, end in
      var present = initial
      return upstream.listen({ present = next(present, $0) }) {
        if case .finished = $0 { value(present) }
        end($0)
      }
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { _, new in new }.compactMap { $0 }
  }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    made { upstream, _, end in upstream.listen({ _ in }, end) }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    made { upstream, value, end in
      var left = count
      return upstream.listen({ if left > 0 { left -= 1 } else { value($0) } }, end)
    }
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    made { upstream, value, end in
      var isDropping = true
      return upstream.listen(
        {
          isDropping = isDropping && predicate($0)
          if !isDropping { value($0) }
        }, end)
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, end in
      var left = count
      if left <= 0 {
        end(.finished)
        return AnyCancellable {}
      }
      return ending(
        { (output: Output, value: (Output) -> Void, end) in
          left -= 1
          value(output)
          if left == 0 { end(.finished) }
        }, onEnd: { $0 }
      ).attach(value, end)
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    ending(
      { output, value, end in if predicate(output) { value(output) } else { end(.finished) } },
      onEnd: { $0 })
  }
  public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> AnyPublisher<Output, Failure> {
    made { upstream, value, end in
      let attachment = Attachment()
      let stop = other.listen(
        { _ in
          guard !attachment.isCancelled else { return }
          attachment.cancel()
          end(.finished)
        }, { _ in })
      attachment.hold(upstream.listen(value, end))
      return AnyCancellable {
        stop.cancel()
        attachment.cancel()
      }
    }
  }
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }
  public func replaceNil<New>(with output: New) -> AnyPublisher<New, Failure> where Output == New? {
    map { $0 ?? output }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    made { upstream, value, end in
      var isEmpty = true
      return upstream.listen(
        {
          isEmpty = false
          value($0)
        },
        {
          if isEmpty, case .finished = $0 { value(output) }
          end($0)
        })
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(elements.publisher.setFailureType(to: Failure.self))
  }
  public func append<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    made { upstream, value, end in
      let second = Attachment()
      let first = upstream.listen(
        value, { if case .finished = $0 { second.hold(other.listen(value, end)) } else { end($0) } })
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    elements.publisher.setFailureType(to: Failure.self).append(self)
  }
  public func prepend<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    other.append(self)
  }

  // MARK: Errors

  public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
    made { upstream, value, end in
      upstream.listen(
        value,
        {
          switch $0 {
          case .finished: end(.finished)
          case .failure(let error): end(.failure(transform(error)))
          }
        })
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }
  public func `catch`<Other: Publisher>(_ handler: @escaping (Failure) -> Other) -> AnyPublisher<
    Output, Other.Failure
  > where Other.Output == Output {
    made { upstream, value, end in
      let second = Attachment()
      let first = upstream.listen(
        value,
        {
          switch $0 {
          case .finished: end(.finished)
          case .failure(let error): second.hold(handler(error).listen(value, end))
          }
        })
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
  public func tryCatch<Other: Publisher>(_ handler: @escaping (Failure) throws -> Other) -> AnyPublisher<
    Output, any Error
  > where Other.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 as any Error } } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries <= 0
      ? eraseToAnyPublisher()
      : `catch` { _ -> AnyPublisher<Output, Failure> in self.retry(retries - 1) }
  }
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> AnyPublisher<Output, Never>
  {
    made { upstream, value, end in
      upstream.listen(
        value,
        {
          if case .failure(let error) = $0 { fatalError("\(prefix) \(error)", file: file, line: line) }
          end(.finished)
        })
    }
  }

  // MARK: Other operators

  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Self> where Other.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Publishers.SetFailureType<Other, Failure>, Self> where Other.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  /// Flattens publishers derived from values, a limited number at a time; others wait.
  func flatten<New>(
    _ limit: Subscribers.Demand, _ transform: @escaping (Output) -> AnyPublisher<New, Failure>
  )
    -> AnyPublisher<New, Failure>
  {
    made { upstream, value, end in
      let lock = NSRecursiveLock()
      var inner: [Int: AnyCancellable] = [:]
      var waiting: [Output] = []
      var (count, running, hasEnded, isOver) = (0, 0, false, false)
      func finish(_ completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        waiting = []
        let cancelled = inner
        inner = [:]
        for one in cancelled.values { one.cancel() }
        end(completion)
      }
      func start(_ output: Output) {
        count += 1
        running += 1
        let number = count
        var isRunning = true
        let cancellable = transform(output).listen(
          { new in lock.withLock { if !isOver { value(new) } } },
          { completion in
            lock.withLock {
              isRunning = false
              running -= 1
              inner[number] = nil
              if case .failure = completion { return finish(completion) }
              if !isOver, !waiting.isEmpty {
                start(waiting.removeFirst())
              } else if hasEnded, running == 0 {
                finish(.finished)
              }
            }
          })
        if isRunning { inner[number] = cancellable }
      }
      let outer = upstream.listen(
        { output in
          lock.withLock {
            guard !isOver else { return }
            if limit > running { start(output) } else { waiting.append(output) }
          }
        },
        { completion in
          lock.withLock {
            hasEnded = true
            if case .failure = completion { finish(completion) } else if running == 0 { finish(.finished) }
          }
        })
      return AnyCancellable {
        outer.cancel()
        let cancelled = lock.withLock {
          defer { (inner, waiting, isOver) = ([:], [], true) }
          return inner
        }
        for one in cancelled.values { one.cancel() }
      }
    }
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    latest { $0.eraseToAnyPublisher() }
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    latest { $0.setFailureType(to: Failure.self).eraseToAnyPublisher() }
  }

  /// Sends the values of the publisher derived from the latest value. Finishes when both have.
  fileprivate func latest<New>(_ transform: @escaping (Output) -> AnyPublisher<New, Failure>) -> AnyPublisher<
    New, Failure
  > {
    made { upstream, value, end in
      let lock = NSRecursiveLock()
      var inner: AnyCancellable?
      var (number, isRunning, hasEnded) = (0, false, false)
      let outer = upstream.listen(
        { output in
          lock.withLock {
            number += 1
            let mine = number
            let former = inner
            inner = nil
            former?.cancel()
            isRunning = true
            let cancellable = transform(output).listen(
              { new in if lock.withLock({ mine == number }) { value(new) } },
              { completion in
                lock.withLock {
                  guard mine == number else { return }
                  isRunning = false
                  inner = nil
                  if case .failure = completion { end(completion) } else if hasEnded { end(.finished) }
                }
              })
            if isRunning, mine == number { inner = cancellable }
          }
        },
        { completion in
          lock.withLock {
            hasEnded = true
            if case .failure = completion {
              number += 1
              end(completion)
            } else if !isRunning {
              end(.finished)
            }
          }
        })
      return AnyCancellable {
        outer.cancel()
        let present = lock.withLock {
          number += 1
          defer { inner = nil }
          return inner
        }
        present?.cancel()
      }
    }
  }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    made { upstream, value, end in
      receiveSubscription?(ClosureSubscription())
      receiveRequest?(.unlimited)
      var hasEnded = false
      let inner = upstream.listen(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          hasEnded = true
          receiveCompletion?($0)
          end($0)
        })
      return AnyCancellable {
        if !hasEnded { receiveCancel?() }
        inner.cancel()
      }
    }
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(head)receive subscription: (\(Self.self))") },
      receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
      receiveCompletion: { _ in Swift.print("\(head)receive finished") },
      receiveCancel: { Swift.print("\(head)receive cancel") })
  }
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    var count = 0
    return AnyPublisher { value, end in
      let listener = subject.listen(value, end)
      count += 1
      if count == 1 { source = self.listen({ subject.send($0) }, { subject.send(completion: $0) }) }
      return AnyCancellable {
        listener.cancel()
        count -= 1
        if count == 0 { source = nil }
      }
    }
  }
  public func withLatestFrom<Other: Publisher>(_ other: Other) -> AnyPublisher<
    (Output, Other.Output), Failure
  >
  where Other.Failure == Failure {
    made { upstream, value, end in
      var latest: Other.Output?
      let second = other.listen({ latest = $0 }, { _ in })
      let first = upstream.listen({ output in latest.map { value((output, $0)) } }, end)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> AnyPublisher<Item, any Error> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Publishers.SetFailureType<Self, Other.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: Other.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Self> where Other.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> where Output: Publisher {
    setFailureType(to: Output.Failure.self).latest { $0.eraseToAnyPublisher() }
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Never>
  where Output: Publisher, Output.Failure == Never {
    latest { $0.eraseToAnyPublisher() }
  }
}

extension Publisher {
  /// Collects values into arrays with a number of elements; the last one may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, end in
      var list: [Output] = []
      return self.listen(
        {
          list.append($0)
          if list.count >= count {
            let full = list
            list = []
            value(full)
          }
        },
        {
          if case .finished = $0, !list.isEmpty { value(list) }
          end($0)
        })
    }
  }
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }
  public func output<Range: RangeExpression>(in range: Range) -> AnyPublisher<Output, Failure>
  where Range.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    collect().compactMap { $0.min(by: areInIncreasingOrder) }
  }
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    collect().compactMap { $0.max(by: areInIncreasingOrder) }
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }
  public func tryScan<New>(_ initial: New, _ next: @escaping (New, Output) throws -> New) -> AnyPublisher<
    New, any Error
  > {
    AnyPublisher { value, end in
      var present = initial
      return self.tryMap { output -> New in
        present = try next(present, output)
        return present
      }.listen(value, end)
    }
  }
  public func tryReduce<New>(_ initial: New, _ next: @escaping (New, Output) throws -> New) -> AnyPublisher<
    New, any Error
  > {
    tryScan(initial, next).last().replaceEmpty(with: initial)
  }
  public func drop<Other: Publisher>(untilOutputFrom other: Other) -> AnyPublisher<Output, Failure>
  where Other.Failure == Failure {
    AnyPublisher { value, end in
      var isOpen = false
      let gate = other.first().listen({ _ in isOpen = true }, { _ in })
      let values = self.listen({ if isOpen { value($0) } }, end)
      return AnyCancellable {
        gate.cancel()
        values.cancel()
      }
    }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Failure == Never {
  public func setFailureType<New: Error>(to failureType: New.Type) -> Publishers.SetFailureType<Self, New> {
    Publishers.SetFailureType(upstream: self)
  }
}

private func anyFailure<Failure: Error>(_ completion: Subscribers.Completion<Failure>)
  -> Subscribers.Completion<any Error>
{
  switch completion {
  case .finished: .finished
  case .failure(let error): .failure(error)
  }
}

/// A decoder of complete values.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<Item: Decodable>(_ type: Item.Type, from: Input) throws -> Item
}
/// An encoder of complete values.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}
extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }
