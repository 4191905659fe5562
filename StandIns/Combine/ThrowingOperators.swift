// Operators whose closures may throw: the publisher then fails with the error.

extension Publisher {
  public func tryRemoveDuplicates(by areSame: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    AnyPublisher { value, end in
      var last: Output?
      return self.tryFilter { output in
        if let known = last, try areSame(known, output) { return false }
        last = output
        return true
      }.listen(value, end)
    }
  }
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    tryFilter(predicate).first()
  }
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    tryFilter(predicate).last()
  }
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Bool, any Error
  > {
    tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    tryContains { try !predicate($0) }.map { !$0 }
  }
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    tryMap { ($0, try predicate($0)) }.prefix { $0.1 }.map { $0.0 }
  }
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    AnyPublisher { value, end in
      var isOpen = false
      return self.tryFilter { output in
        if !isOpen { isOpen = try !predicate(output) }
        return isOpen
      }.listen(value, end)
    }
  }
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    tryKeeping { try areInIncreasingOrder($1, $0) }
  }
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<
    Output, any Error
  > {
    tryKeeping { try areInIncreasingOrder($0, $1) }
  }

  /// Sends the value that is left at the end, if a closure tells whether a new one replaces the one that was kept.
  private func tryKeeping(_ replaces: @escaping (_ kept: Output, _ new: Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryScan(Output?.none) { kept, new in
      guard let kept else { return new }
      return try replaces(kept, new) ? new : kept
    }.last().compactMap { $0 }
  }
}

extension Publishers {
  public typealias TryAllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, any Error>
  public typealias TryComparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  public typealias TryContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, any Error>
  public typealias TryFirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  public typealias TryLastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  public typealias TryPrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  public typealias TryRemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
}
