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
  /// Sends the latest values of both, once each has sent one.
  func latest<Other: Publisher>(with other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
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

  /// Combines the values into pairs by their order.
  func pairs<Other: Publisher>(with other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
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
}
