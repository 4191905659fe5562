import ClassMetadata
import Testing
import UIKit

@testable import UIKitDocuments

/// UIKit is several modules, which nothing outside of it notices.
@MainActor @Suite struct ModuleTests {
  /// A class of each.
  private static let classes: [(type: AnyClass, name: String)] = [
    (UIColor.self, "UIColor"), (UIView.self, "UIView"), (UITableView.self, "UITableView"),
    (UIAlertController.self, "UIAlertController"), (InterfaceInstantiator.self, "InterfaceInstantiator"),
  ]

  @Test func classesHaveNoModuleInMessages() {
    for entry in Self.classes {
      #expect(SystemModules.name(of: entry.type) == entry.name)
      #expect(SystemModules.isUIKits(entry.type))
    }
    #expect(Set(Self.classes.map { String(SystemModules.module(of: $0.type)) }).count == 5)
  }

  @Test func documentsNameClassesOfAnyModule() {
    for entry in Self.classes {
      #expect(InterfaceBuilderClasses.type(entry.name, module: nil) == entry.type)
      #expect(InterfaceBuilderClasses.type(entry.name, module: "UIKit") == entry.type)
    }
  }

  @Test func whatIsAboveTheCoreIsFound() throws {
    #expect(CoreParts.all.count == 2)
    #expect(CoreParts.documents is DocumentLoader)
    let table = UITableView()
    #expect(table.builtInValue("rowHeight").isReturned)
    #expect(!UIView().builtInValue("rowHeight").isReturned)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.setBuiltInValue(UIViewController(), "contentViewController"))
    #expect(!UIViewController().setBuiltInValue(UIViewController(), "contentViewController"))
  }
}

extension RuntimeClasses.Reply {
  fileprivate var isReturned: Bool {
    if case .returned = self { return true }
    return false
  }
}
