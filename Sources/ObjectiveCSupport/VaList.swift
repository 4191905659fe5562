import Foundation
import Synchronization

/// Lists of arguments of C that outlive the call that made them. On Apple's platforms they are autoreleased; here the last ones are
/// kept, since they are used at once.
private enum KeptVaLists {
  /// Unchecked: the memory is written before it is added.
  private struct State: @unchecked Sendable {
    var lists: [(memory: UnsafeMutablePointer<Int>, arguments: [any CVarArg])] = []
    var next = 0
  }

  private static let limit = 256
  private static let state = Mutex(State())

  static func keep(_ memory: UnsafeMutablePointer<Int>, _ arguments: [any CVarArg]) {
    // The objects among the arguments are referenced by addresses.
    let added = State(lists: [(memory, arguments)])
    state.withLock { state in
      guard state.lists.count == limit else { return state.lists += added.lists }
      state.lists[state.next].memory.deallocate()
      state.lists[state.next] = added.lists[0]
      state.next = (state.next + 1) % limit
    }
  }
}

/// Returns a list of arguments for a function of C, such as `NSString(format:arguments:)`. It is valid until 256 further ones are made.
public func getVaList(_ args: [any CVarArg]) -> CVaListPointer {
  let words = args.flatMap { $0._cVarArgEncoding }
  let header = 3
  let memory = UnsafeMutablePointer<Int>.allocate(capacity: header + words.count)
  (memory + header).initialize(from: words, count: words.count)
  KeptVaLists.keep(memory, args)
  // All arguments are where those are that fit into no register.
  #if arch(x86_64)
    // The offsets behind the last register of integers and of floating-point numbers, the arguments, and no registers.
    (memory[0], memory[1], memory[2]) = (176 << 32 | 48, Int(bitPattern: memory + header), 0)
    return unsafeBitCast(memory, to: CVaListPointer.self)
  #else
    typealias List = (
      arguments: UnsafeMutableRawPointer, integers: UnsafeMutableRawPointer?,
      numbers: UnsafeMutableRawPointer?, integersOffset: Int32, numbersOffset: Int32
    )
    let list: List = (UnsafeMutableRawPointer(memory + header), nil, nil, 0, 0)
    return unsafeBitCast(list, to: CVaListPointer.self)
  #endif
}
