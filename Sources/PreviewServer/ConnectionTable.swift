/// The open connections, oldest first, of which there are no more than a limit. All of them belong to one event loop.
///
/// Those whose requests were permitted are kept. A new connection takes the place of the oldest of the others, and then of one that is
/// between two requests, so that connections of programs that do not know the address cannot keep a page from being answered.
final class ConnectionTable {
  private let limit: Int
  private var connections: [ConnectionHandler] = []

  init(limit: Int) { self.limit = limit }

  /// Adds a connection, for which another one may be closed.
  ///
  /// - Returns: `false` if there is no place for it.
  func add(_ connection: ConnectionHandler) -> Bool {
    if connections.count >= limit {
      guard
        let index = connections.firstIndex(where: { !$0.isPermitted })
          ?? connections.firstIndex(where: \.isIdle)
      else { return false }
      connections.remove(at: index).close()
    }
    connections.append(connection)
    return true
  }

  /// Closes the older half of the connections without a permitted request, to free what the system is short of.
  func relieve() {
    let others = connections.filter { !$0.isPermitted }
    for connection in others.prefix((others.count + 1) / 2) {
      remove(connection)
      connection.close()
    }
  }

  func remove(_ connection: ConnectionHandler) { connections.removeAll { $0 === connection } }
}
