// Operators on several publishers.

/// Sends the values of several publishers, and finishes when all have.
func mergeAll<Output, Failure: Error>(_ upstreams: [AnyPublisher<Output, Failure>]) -> AnyPublisher<
  Output, Failure
> {
  AnyPublisher { value, end in
    var running = upstreams.count
    if running == 0 { end(.finished) }
    let all = upstreams.map {
      $0.listen(
        value,
        {
          running -= 1
          if case .failure = $0 { end($0) } else if running == 0 { end(.finished) }
        })
    }
    return AnyCancellable { for one in all { one.cancel() } }
  }
}

extension Publisher {
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    mergeAll([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    mergeAll([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
  }

  /// Sends the latest values of both, once each has sent one.
  public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { value, end in
      var (first, second): (Output?, Other.Output?) = (nil, nil)
      var running = 2
      let finish: (Subscribers.Completion<Failure>) -> Void = {
        running -= 1
        if case .failure = $0 { end($0) } else if running == 0 { end(.finished) }
      }
      let a = self.listen(
        {
          first = $0
          if let second { value(($0, second)) }
        }, finish)
      let b = other.listen(
        {
          second = $0
          if let first { value((first, $0)) }
        }, finish)
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
  public func combineLatest<Other: Publisher, New>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> New
  ) -> AnyPublisher<New, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> AnyPublisher<
    (Output, B.Output, C.Output), Failure
  > where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
  }
  public func combineLatest<B: Publisher, C: Publisher, New>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> New
  ) -> AnyPublisher<New, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> AnyPublisher<
    (Output, B.Output, C.Output, D.Output), Failure
  > where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Combines the values into pairs by their order.
  public func zip<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { value, end in
      var (first, second): ([Output], [Other.Output]) = ([], [])
      var hasEnded = false
      let finish: (Subscribers.Completion<Failure>) -> Void = {
        guard !hasEnded else { return }
        if case .finished = $0, !first.isEmpty || !second.isEmpty { return }
        hasEnded = true
        end($0)
      }
      func send() {
        while !first.isEmpty, !second.isEmpty { value((first.removeFirst(), second.removeFirst())) }
      }
      let a = self.listen(
        {
          first.append($0)
          send()
        }, finish)
      let b = other.listen(
        {
          second.append($0)
          send()
        }, finish)
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    }
  }
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> AnyPublisher<
    (Output, B.Output, C.Output), Failure
  > where B.Failure == Failure, C.Failure == Failure {
    zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }
  }
}
