import ArgumentParser
import Foundation

/// A number of bytes, written as in 512 MB or 2 GB. Units are powers of 1024.
package struct ByteCount: ExpressibleByArgument, CustomStringConvertible, Equatable, Sendable {
  package let bytes: UInt64

  package init(_ bytes: UInt64) { self.bytes = bytes }

  /// Parses a number followed by MB or GB; `nil` for anything else, and for less than 64 MB or more than 1024
  /// GB.
  package init?(argument: String) {
    let text = argument.uppercased().filter { $0 != " " }
    let (mega, giga) = (1_048_576.0, 1_073_741_824.0)
    let units = [("MB", mega), ("M", mega), ("GB", giga), ("G", giga)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.count)), number.isFinite
    else { return nil }
    let bytes = number * factor
    guard bytes >= Double(64 << 20), bytes <= Double(1 << 40) else { return nil }
    self.bytes = UInt64(bytes)
  }

  package var description: String {
    let (divisor, unit): (UInt64, String) = bytes >= 1 << 30 ? (1 << 30, "GB") : (1 << 20, "MB")
    let tenths = bytes * 10 / divisor
    return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
