/// Jobs, by their numbers, that need or follow each other.
struct JobGraph: Sendable, Equatable {
  /// An error: jobs need or follow each other in a circle.
  struct Circle: Error, Equatable {
    /// The jobs of a circle, each of which waits for the next, and the last for the first.
    let jobs: [Int]
  }

  /// For each job the ones without whose results it cannot be done.
  let needs: [[Int]]
  /// For each job the ones that end before it begins, and whose results it uses where there are any.
  let follows: [[Int]]
  /// All jobs, each after those that it waits for, otherwise by their numbers.
  let order: [Int]
  /// For each job its place in the order.
  let places: [Int]
  /// For each job all that end before it begins, directly or not, by their numbers: the only ones whose results it sees.
  let visible: [[Int]]

  /// Orders jobs. Their numbers are the indices of `needs`.
  init(needs: [[Int]], follows: [[Int]]? = nil) throws(Circle) {
    let follows = follows ?? needs.map { _ in [] }
    precondition(follows.count == needs.count, "each job has a list of what it follows")
    let waits = zip(needs, follows).map { Set($0 + $1).sorted() }
    precondition(waits.joined().allSatisfy(needs.indices.contains), "jobs wait for jobs of the graph")
    var open = waits.map(\.count)
    var waiting: [[Int]] = needs.map { _ in [] }
    for (job, others) in waits.enumerated() { for other in others { waiting[other].append(job) } }
    var order: [Int] = []
    var ready = Set(needs.indices.filter { open[$0] == 0 })
    while let next = ready.min() {
      ready.remove(next)
      order.append(next)
      for job in waiting[next] {
        open[job] -= 1
        if open[job] == 0 { ready.insert(job) }
      }
    }
    guard order.count == needs.count else { throw Circle(jobs: Self.circle(in: waits, besides: Set(order))) }
    var places = needs.map { _ in 0 }
    var visible: [Set<Int>] = needs.map { _ in [] }
    for (place, job) in order.enumerated() {
      places[job] = place
      visible[job] = waits[job].reduce(into: Set(waits[job])) { $0.formUnion(visible[$1]) }
    }
    (self.needs, self.follows, self.order, self.places) = (needs, follows, order, places)
    self.visible = visible.map { $0.sorted() }
  }

  /// Returns a circle, which begins with its lowest number.
  ///
  /// - Parameter done: the jobs that are in no circle and wait for none.
  private static func circle(in waits: [[Int]], besides done: Set<Int>) -> [Int] {
    var path: [Int] = []
    var job = waits.indices.first { !done.contains($0) }
    while let next = job, !path.contains(next) {
      path.append(next)
      job = waits[next].first { !done.contains($0) }
    }
    var circle = Array(path[(job.flatMap(path.firstIndex) ?? 0)...])
    if let least = circle.min(), let at = circle.firstIndex(of: least) {
      circle = Array(circle[at...] + circle[..<at])
    }
    return circle
  }
}
