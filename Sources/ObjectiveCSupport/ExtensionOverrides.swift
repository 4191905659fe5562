import ClassMetadata
import Foundation

extension RuntimeClasses {
  /// Makes an override in an extension the class's own method, as a category does with Objective-C's runtime:
  /// for instances of the class and of all subclasses that do not override it themselves.
  ///
  /// Swift has no such overrides. The source adapter generates two subclasses, an empty one and one whose
  /// override calls the extension's method. The entries in which their vtables differ are replaced in the
  /// class's vtable.
  ///
  /// - Parameters:
  ///   - type: The class that the extension extends.
  ///   - unchanged: A subclass without members.
  ///   - changed: A subclass that overrides the method, without stored properties.
  ///   - member: The method, for messages.
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
