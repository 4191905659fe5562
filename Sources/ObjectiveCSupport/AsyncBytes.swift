import Foundation
import FoundationNetworking

// Bytes of files and answers one after the other, and their lines and letters, which Foundation on Linux does not have.

/// Reads parts of a file, on a thread that may wait.
private final class ByteReader: @unchecked Sendable {
  private static let length = 16384
  private let open: () throws -> FileHandle
  private var handle: FileHandle?

  init(_ open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

  /// Returns the next bytes; none at the end.
  func read() async throws -> [UInt8] {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            let handle = try self.handle ?? self.open()
            self.handle = handle
            return [UInt8](try handle.read(upToCount: Self.length) ?? Data())
          })
      }
    }
  }
}

/// Passes through bytes in parts.
private struct ByteParts: Sendable {
  let next: @Sendable () async throws -> [UInt8]
  var part: [UInt8] = []
  var position = 0

  mutating func byte() async throws -> UInt8? {
    if position == part.count {
      part = try await next()
      position = 0
      if part.isEmpty { return nil }
    }
    defer { position += 1 }
    return part[position]
  }
}

extension URL {
  /// The bytes of a resource.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    let url: URL

    /// Passes through the bytes once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var parts: ByteParts
      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? { try await parts.byte() }
    }

    /// Begins at the first byte. A file is read in parts, and an answer of the network as a whole.
    public func makeAsyncIterator() -> AsyncIterator {
      let url = url
      guard !url.isFileURL else {
        let reader = ByteReader { try FileHandle(forReadingFrom: url) }
        return AsyncIterator(parts: ByteParts { try await reader.read() })
      }
      let answer = WholeAnswer { try await URLSession.shared.data(from: url).0 }
      return AsyncIterator(parts: ByteParts { try await answer.take() })
    }
  }

  /// The bytes of the resource.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the resource, in UTF-8, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// An answer that is loaded when it is asked for, and taken once.
private actor WholeAnswer {
  private var load: (@Sendable () async throws -> Data)?
  init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

  func take() async throws -> [UInt8] {
    guard let load else { return [] }
    self.load = nil
    return [UInt8](try await load())
  }
}

extension FileHandle {
  /// The bytes of a file from its position on. Unchecked: a file's position is that of all who read it, as on Apple's platforms.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    /// A byte.
    public typealias Element = UInt8
    let handle: FileHandle

    /// Passes through the bytes once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var parts: ByteParts
      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? { try await parts.byte() }
    }

    /// Begins at the position of the file.
    public func makeAsyncIterator() -> AsyncIterator {
      let handle = handle
      let reader = ByteReader { handle }
      return AsyncIterator(parts: ByteParts { try await reader.read() })
    }
  }

  /// The bytes from the position of the file on.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}

extension URLSession {
  /// The bytes of an answer, which is loaded as a whole.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    let data: Data
    /// The task, which has ended: there is none here.
    public var task: URLSessionDataTask? { nil }

    /// Passes through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator
      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    /// Begins at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  /// Loads the answer to a request.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  /// Loads the answer of a URL.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

// MARK: Text

/// The Unicode scalars of bytes in UTF-8. What is damaged is U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A scalar.
  public typealias Element = Unicode.Scalar
  let base: Base

  /// Passes through the scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    /// A byte that was read and belongs to the next scalar.
    var pending: UInt8?

    /// Returns the next scalar; `nil` at the end.
    public mutating func next() async throws -> Unicode.Scalar? {
      var byte = pending
      pending = nil
      if byte == nil { byte = try await base.next() }
      guard let first = byte else { return nil }
      let count =
        first < 0x80
        ? 1 : (0xC2...0xDF).contains(first) ? 2 : (0xE0...0xEF).contains(first) ? 3 : first < 0xF5 ? 4 : 1
      var bytes = [first]
      while first >= 0xC2, bytes.count < count, let next = try await base.next() {
        guard next & 0xC0 == 0x80 else {
          pending = next
          break
        }
        bytes.append(next)
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    }
  }

  /// Begins at the first scalar.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

/// The characters of bytes in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character
  let base: Base

  /// Passes through the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The scalars that may begin or be a character.
    var pending = ""

    /// Returns the next character; `nil` at the end.
    public mutating func next() async throws -> Character? {
      while let scalar = try await scalars.next() {
        pending.unicodeScalars.append(scalar)
        if pending.count > 1 { return pending.removeFirst() }
      }
      return pending.isEmpty ? nil : pending.removeFirst()
    }
  }

  /// Begins at the first character.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

/// The lines of bytes in UTF-8, without empty ones.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line, without its end.
  public typealias Element = String
  let base: Base

  /// Passes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    /// Returns the next line; `nil` at the end.
    public mutating func next() async throws -> String? {
      var line = ""
      while let scalar = try await scalars.next() {
        // Line feed, vertical tab, form feed, carriage return, next line, and the separators of lines and paragraphs.
        let isEnd = (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
        if !isEnd { line.unicodeScalars.append(scalar) } else if !line.isEmpty { return line }
      }
      return line.isEmpty ? nil : line
    }
  }

  /// Begins at the first line.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines, in UTF-8, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  /// The characters, in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  /// The Unicode scalars, in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
