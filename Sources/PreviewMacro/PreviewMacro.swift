import Foundation
import SourceScanner

/// Expands `#Preview` to a class that `Previews` finds when a program runs.
///
/// The compiler starts this program and exchanges messages with it on standard input and output: JSON, each after its length in
/// eight bytes. Only the messages for freestanding macros are needed, so that the package does not depend on swift-syntax.
@main struct PreviewMacro {
  static func main() {
    while let message = Message.read() {
      if message.getCapability != nil {
        Message.write(#"{"getCapabilityResult":{"capability":{"protocolVersion":1}}}"#)
      } else if let request = message.expandFreestandingMacro {
        Message.write(expansion: PreviewExpansion(request).source)
      } else {
        // Attached macros and plugin libraries are not declared by this package.
        Message.write(expansion: nil)
      }
    }
  }
}

/// The exchange of messages with the compiler.
private enum Message {
  /// Reads a message; `nil` at the end of the input.
  static func read() -> CompilerMessage? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 30, let body = bytes(Int(length)) else { return nil }
    return try? JSONDecoder().decode(CompilerMessage.self, from: body)
  }

  /// Writes the expansion of a macro; without one, the compiler reports that there is none.
  static func write(expansion: String?) {
    struct Result: Encodable {
      struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [String] = []
      }
      var expandMacroResult: Expansion
    }
    let result = Result(expandMacroResult: .init(expandedSource: expansion))
    guard let data = try? JSONEncoder().encode(result) else { return }
    write(String(decoding: data, as: UTF8.self))
  }

  static func write(_ text: String) {
    let body = Array(text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    FileHandle.standardOutput.write(Data(header + body))
  }

  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data.append(part)
    }
    return data
  }
}
