import Foundation
import SnapshotComparison
import Testing

/// Asserts that a value equals its reference.
///
/// References are stored in `__Snapshots__/<test file>/<test>.<number or name>.<device>.png` beside the test
/// file, with the frames of all views in a `.json` file of the same name. Without a reference the assertion
/// fails, and writes one if the record mode permits, see ``SnapshotRecordMode``.
///
/// - Parameters:
///   - value: A controller, view, layer, image or text.
///   - strategy: What is compared, for example `.image(on: .iPhone15)`.
///   - name: A name in place of the number of the snapshot within the test; required in tests with arguments.
///   - mode: When the reference is written.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
  record mode: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let failure = SnapshotAssertion(place: place, testName: testName, name: name, mode: mode)
    .verify(value, as: strategy)
  if let failure { SnapshotFailure.record(failure, at: place) }
}

/// Asserts that a value equals its references, by several strategies or on several devices.
@preconcurrency @MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>],
  record mode: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for strategy in strategies {
    let failure = SnapshotAssertion(place: place, testName: testName, name: nil, mode: mode)
      .verify(value, as: strategy)
    if let failure { SnapshotFailure.record(failure, at: place) }
  }
}

/// Asserts that a value equals its references, by strategies with names.
@preconcurrency @MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: SnapshotStrategy<Value>],
  record mode: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let failure = SnapshotAssertion(place: place, testName: testName, name: name, mode: mode)
      .verify(value, as: strategy)
    if let failure { SnapshotFailure.record(failure, at: place) }
  }
}

/// Compares a value with its reference like `assertSnapshot(of:as:)`, for custom assertions.
///
/// - Returns: A description of the differences; `nil` if there are none.
@preconcurrency @MainActor
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
  record mode: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotAssertion(place: place, testName: testName, name: name, mode: mode)
    .verify(value, as: strategy)?.message
}

/// An assertion: its location, its name and its mode.
@MainActor
struct SnapshotAssertion {
  let place: SnapshotPlace
  let testName: String
  let name: String?
  let mode: SnapshotRecordMode?

  /// The numbers of the snapshots so far, by test.
  private static var numbers: [String: Int] = [:]
  /// The snapshots by the references that they use.
  private static var owners: [String: String] = [:]

  func verify<Value>(
    _ value: () throws -> Value, as strategy: SnapshotStrategy<Value>
  ) -> SnapshotVerifier.Failure? {
    do {
      let mode = try SnapshotRecordMode.effective(mode)
      let files = SnapshotFiles(
        testFile: "\(place.filePath)", testName: testName, name: try name ?? nextNumber(),
        configuration: strategy.configuration, pathExtension: strategy.pathExtension)
      try claim(files.reference.path)
      var content = try strategy.capture(value())
      if case .picture(let image, var record?) = content {
        record.screen = [testName, name].compactMap { $0 }.joined(separator: " ")
        content = .picture(image, record)
      }
      return SnapshotVerifier(files: files, mode: mode, tolerance: strategy.tolerance).verify(content)
    } catch {
      return SnapshotVerifier.Failure(message: "The snapshot could not be taken: \(error)")
    }
  }

  private func nextNumber() throws -> String {
    if Test.current?.isParameterized == true {
      throw SnapshotError("a test with arguments needs named:, since its cases run in no order")
    }
    let key = "\(place.filePath)\u{1}\(testName)"
    let number = Self.numbers[key, default: 0] + 1
    Self.numbers[key] = number
    return "\(number)"
  }

  /// Throws an error if another snapshot of this run uses the reference.
  private func claim(_ reference: String) throws {
    guard let name else { return }
    let own = "\(testName)\u{1}\(name)"
    let owner = Self.owners[reference, default: own]
    guard owner == own else {
      let words = owner.replacingOccurrences(of: "\u{1}", with: ", ")
      throw SnapshotError("\(reference) is the reference of another snapshot (\(words)); choose another name")
    }
    Self.owners[reference] = own
  }
}
