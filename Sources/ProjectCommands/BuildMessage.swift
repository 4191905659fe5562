import TinamouCLI

/// A message about a module, which is told when the modules before it are settled.
struct BuildMessage: Sendable, Equatable {
  enum Kind: Sendable {
    case line
    case warning
  }

  let kind: Kind
  let text: String
}

extension Console {
  /// Prints messages in their order.
  func tell(_ messages: [BuildMessage]) {
    for message in messages {
      switch message.kind {
      case .line: self.message(message.text)
      case .warning: warning(message.text)
      }
    }
  }
}
