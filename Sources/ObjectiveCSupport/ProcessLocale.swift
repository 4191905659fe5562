import ForkSafeLocks
import Foundation

/// The locale, languages and time zone of this process.
///
/// Foundation on Linux has the locale *en_001* whatever the machine's settings: dates are 24/11/2026, prices
/// ¤0.00. A device has the one that its user chose. Calendars and formatters use the locale at their
/// creation, so a program sets it before anything else.
package enum ProcessLocale {
  /// The preferred languages with their regions.
  package static var preferredLanguages: [String] { state.withLock { $0.languages } }

  private struct State {
    var languages = ["en-US"]
    var region: String?
  }
  private static let state = Mutex(State())

  /// Returns the identifier of the locale for a language, as on a device whose region was not changed.
  ///
  /// - Parameters:
  ///   - language: A tag such as *fr*, *pt-BR* or *zh-Hans*; `nil` for English.
  ///   - region: A region such as *CH*; `nil` for the language's own, or the one where most people speak it.
  package static func identifier(language: String?, region: String?) -> String {
    let parts = Locale.Components(identifier: language ?? "en-US").languageComponents
    let code = parts.languageCode?.identifier ?? "en"
    let region = region?.uppercased() ?? parts.region?.identifier ?? likely(parts)?.region?.identifier
    guard let region else { return code }
    // The script is part of the identifier if it is not the usual one in the region.
    let usual = likely(Locale.Language.Components(identifier: "\(code)-\(region)"))?.script
    guard let script = parts.script, script != usual else { return "\(code)_\(region)" }
    return "\(code)-\(script.identifier)_\(region)"
  }

  private static func likely(_ parts: Locale.Language.Components) -> Locale.Language.Components? {
    Locale.Language.Components(identifier: Locale.Language(components: parts).maximalIdentifier)
  }

  /// Sets the current locale, and UTC as the time zone.
  ///
  /// - Returns: Whether Foundation uses it now; `false` if its implementation differs from Linux with Swift
  ///   6.
  @discardableResult
  package static func set(language: String?, region: String?) -> Bool {
    state.withLock { $0.region = region }
    return set(language: language)
  }

  /// Sets the current locale with the region that was set last.
  @discardableResult
  package static func set(language: String?) -> Bool {
    state.withLock { state in
      if getenv("TZ").map({ String(cString: $0) }) != "UTC" {
        setenv("TZ", "UTC", 1)
        tzset()
        NSTimeZone.default = TimeZone(identifier: "UTC") ?? NSTimeZone.default
      }
      let identifier = identifier(language: language, region: state.region)
      let tag = (language ?? "en").replacingOccurrences(of: "_", with: "-")
      let isComplete = Locale.Components(identifier: tag).languageComponents.region != nil
      state.languages = [isComplete ? tag : tag + "-" + (identifier.split(separator: "_").last ?? "US")]
      #if os(Linux)
        if Locale.current.identifier != identifier { replaceCurrent(by: Locale(identifier: identifier)) }
      #endif
      return Locale.current.identifier == identifier
    }
  }

  #if os(Linux)
    /// Replaces the current locale. A locale is a reference to an object and its witness table. The current
    /// one is stored in a private variable of Foundation, under a lock or inside of a locked object: it is
    /// found by its value among the library's variables, and replaced there.
    private static func replaceCurrent(by locale: Locale) {
      typealias Words = (UInt, UInt)
      guard MemoryLayout<Locale>.size == MemoryLayout<Words>.size else { return }
      let current = Locale.current
      let old = withUnsafeBytes(of: current) { $0.load(as: Words.self) }
      let new = withUnsafeBytes(of: locale) { $0.load(as: Words.self) }
      func holds(_ address: UInt) -> Bool {
        guard let words = UnsafePointer<UInt>(bitPattern: address) else { return false }
        return words[0] == old.0 && words[1] == old.1
      }
      if place == 0 || !holds(place) { place = variable(where: holds) }
      guard let pointer = UnsafeMutablePointer<UInt>(bitPattern: place) else { return }
      // The variable retains its value. The former locale is not released, since others may still refer to
      // it.
      _ = withUnsafeBytes(of: locale) { Unmanaged.passRetained($0.load(as: AnyObject.self)) }
      (pointer[0], pointer[1]) = new
    }

    /// The address of the current locale once it has been found; 0 before. Used under the lock of
    /// `set(language:)` only.
    nonisolated(unsafe) private static var place: UInt = 0

    /// Returns the address of a variable of Foundation, or of the content of an object that such a variable
    /// refers to; 0 if there is none.
    private static func variable(where isWanted: (UInt) -> Bool) -> UInt {
      let (writable, own) = writableMemory(of: "/libFoundationEssentials.so")
      let bounds = writable.flatMap { [$0.lowerBound, $0.upperBound] }
      let word = UInt(MemoryLayout<UInt>.size)
      return bounds.withUnsafeBufferPointer { bounds in
        /// Returns whether five words can be read: among the sorted bounds of ranges, an odd number is at or
        /// before the first.
        func isReadable(_ address: UInt) -> Bool {
          var (low, high) = (0, bounds.count)
          while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= address { low = middle + 1 } else { high = middle }
          }
          return low % 2 == 1 && address + 5 * word <= bounds[low]
        }
        for range in own {
          var address = range.lowerBound
          while address + 2 * word <= range.upperBound {
            if isWanted(address) { return address }
            // An object's content follows its type and its reference count, and a lock in some.
            let target = UnsafePointer<UInt>(bitPattern: address)?.pointee ?? 0
            if target & 7 == 0, target > 4096, isReadable(target) {
              if isWanted(target + 2 * word) { return target + 2 * word }
              if isWanted(target + 3 * word) { return target + 3 * word }
            }
            address += word
          }
        }
        return 0
      }
    }

    /// Returns the writable memory of this process, and the part of it that contains a library's variables.
    private static func writableMemory(of library: String) -> (all: [Range<UInt>], own: [Range<UInt>]) {
      var (all, own): ([Range<UInt>], [Range<UInt>]) = ([], [])
      var isOwn = false
      for line in contents(of: "/proc/self/maps").split(separator: "\n") {
        let fields = line.split(separator: " ", omittingEmptySubsequences: true)
        // Zero-initialized variables follow the library's file as anonymous memory.
        if fields.count > 5 { isOwn = fields[5].hasSuffix(library) }
        let bounds = (fields.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard fields.count > 1, fields[1].hasPrefix("rw"), bounds.count == 2, bounds[0] < bounds[1] else {
          continue
        }
        if let last = all.last, last.upperBound == bounds[0] {
          all[all.count - 1] = last.lowerBound..<bounds[1]
        } else {
          all.append(bounds[0]..<bounds[1])
        }
        if isOwn { own.append(bounds[0]..<bounds[1]) }
      }
      return (all, own)
    }

    /// Returns the contents of a file whose length the system does not report: Foundation reads only its
    /// first part.
    private static func contents(of path: String) -> String {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return "" }
      defer { close(file) }
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(file, &part, part.count)
        guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
        bytes += part[..<count]
      }
    }
  #endif
}
