import SwiftSyntax

/// Bodies of SwiftUI's, for which a view without content stands in.
extension FileAdapter {
  /// Returns the replacement of the body of a SwiftUI view or scene, which is not drawn and whose modifiers
  /// are not declared here.
  static func standIn(for type: TypeSyntax?) -> String? {
    switch type?.trimmedDescription {
    case "some View": "{ StandInView() }"
    case "some Scene": "{ StandInScene() }"
    default: nil
    }
  }

  var standsInForSwiftUI: Bool { options.deniedModules.contains("SwiftUI") }
}
