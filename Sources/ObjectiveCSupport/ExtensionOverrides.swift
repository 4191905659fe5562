import ClassMetadata
import Foundation

extension RuntimeClasses {
  /// Makes what an extension overrides the class's own method, as a category does with Objective-C's runtime: for its objects
  /// and those of all subclasses that do not override it themselves, whoever calls.
  ///
  /// Swift has no such overrides. The source adapter writes two subclasses, one with nothing in it and one that overrides by
  /// calling the extension's method. Where their tables of methods differ, the class's is changed.
  ///
  /// - Parameters:
  ///   - type: the class that the extension extends.
  ///   - unchanged: a subclass without members.
  ///   - changed: a subclass that overrides the method, and stores nothing.
  ///   - member: the method, for messages.
  public static func extend(_ type: AnyClass, _ unchanged: AnyClass, _ changed: AnyClass, _ member: String) {
    let changes = VirtualMethods.differences(of: changed, from: unchanged, in: type)
    guard !changes.isEmpty else {
      return say("\(type).\(member): the override of an extension is not called")
    }
    let classes = LoadedClasses.subclasses(of: type).filter { $0 != changed && $0 != unchanged }
    for (slot, method) in changes {
      guard let original = VirtualMethods.method(at: slot, of: type) else { continue }
      for candidate in [type] + classes where VirtualMethods.method(at: slot, of: candidate) == original {
        if !VirtualMethods.replace(at: slot, of: candidate, with: method) {
          say("\(candidate).\(member): the override of an extension is not called")
        }
      }
    }
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
