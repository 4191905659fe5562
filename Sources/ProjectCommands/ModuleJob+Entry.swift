import Foundation

/// The entry of the executable, in its module.
extension ModuleJob {
  /// Writes the entry, which is made of what all modules declare, and returns its path.
  mutating func writeEntry(of adapted: Adapted, without missing: Set<String> = []) throws -> String {
    let entry = ApplicationEntry(
      plan: plan, module: module.name, previews: adapted.previews.map(\.constant),
      delegate: adapted.delegate, testCases: adapted.testCases, others: inputs.visible, missing: missing)
    self.entry = entry
    return try write(entry)
  }

  private func write(_ entry: ApplicationEntry) throws -> String {
    let path = places.made(ApplicationEntry.file)
    try Cache.write(entry.text, to: path)
    return path
  }

  /// Removes names that the compiler does not find from the entry, if the errors are in it.
  ///
  /// - Returns: whether a name was removed.
  mutating func repairEntry(_ errors: [Diagnostic]) throws -> Bool {
    guard let first = errors.first, first.path == places.made(ApplicationEntry.file),
      entry?.leaveOut(namesIn: first.message) == true, let entry
    else { return false }
    _ = try write(entry)
    return true
  }
}
