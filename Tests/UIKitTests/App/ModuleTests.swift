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
    (UIPageViewController.self, "UIPageViewController"), (UIButton.self, "UIButton"),
  ]

  @Test func classesHaveNoModuleInMessages() {
    for entry in Self.classes {
      #expect(SystemModules.name(of: entry.type) == entry.name)
      #expect(SystemModules.isUIKits(entry.type))
    }
    #expect(Set(Self.classes.map { String(SystemModules.module(of: $0.type)) }).count == 7)
  }

  private class Custom: UIView {}

  /// Apple's documentation of `NSStringFromClass(_:)`: names of Objective-C's classes, `Module.Class` of Swift's.
  @Test func namesOfClassesAreApples() {
    #expect(NSStringFromClass(UIView.self) == "UIView")
    #expect(NSStringFromClass(type(of: UITableView())) == "UITableView")
    #expect(NSStringFromClass(NSLayoutConstraint.self) == "NSLayoutConstraint")
    #expect(NSStringFromClass(CALayer.self) == "CALayer")
    #expect(NSStringFromClass(NSMutableArray.self) == "NSMutableArray")
    #expect(NSStringFromClass(TopLevelView.self) == "UIKitTests.TopLevelView")
    #expect(NSStringFromClass(Custom.self) == "UIKitTests.ModuleTests.Custom")
    let unknown: [AnyClass] = [UIButton.self, TopLevelView.self, CALayer.self, UIAlertController.self]
    for type in unknown {
      let name = RuntimeClasses.stringFromClass(type)
      #expect(RuntimeClasses.classFromString(name) == type)
    }
    RuntimeClasses.register(NamedView.self, name: "APPNamedView")
    #expect(NSStringFromClass(NamedView.self) == "APPNamedView")
    #expect(RuntimeClasses.classFromString("APPNamedView") == NamedView.self)
  }

  @Test func documentsNameClassesOfAnyModule() {
    for entry in Self.classes {
      #expect(InterfaceBuilderClasses.type(entry.name, module: nil) == entry.type)
      #expect(InterfaceBuilderClasses.type(entry.name, module: "UIKit") == entry.type)
    }
  }

  @Test func whatIsAboveTheCoreIsFound() throws {
    #expect(CoreParts.all.count == 4)
    #expect(CoreParts.controls is ControlsPart)
    #expect(CoreParts.containers is ContainersPart)
    #expect(CoreParts.documents is DocumentLoader)
    #expect(UISwitch().setBuiltInValue(true, "on"))
    #expect(!UIView().setBuiltInValue(true, "on"))
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

private class NamedView: UIView {}
class TopLevelView: UIView {}

@MainActor @Suite struct ButtonInstanceTests {
  /// `Button(type: .close)` of a class that only the caller knows.
  @Test func buttonsAreMadeOfATypeAndAClass() {
    final class Special: UIButton {}
    func make<Button: UIButton>(_ type: Button.Type) -> Button { instance(of: type, type: .close) }
    let (made, plain) = (make(Special.self), UIButton(type: .close))
    #expect(made.buttonType == .close && made.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(made.currentImage != nil)
  }

  /// `View(frame:)` of a class that only the caller knows, with the initializer that it overrides.
  @Test func viewsOfAClassHaveAFrame() {
    final class Badge: UILabel {
      var isMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Plain: UIView { let parts = [1, 2] }
    func make<View: UIView>(_ type: View.Type) -> View {
      instance(of: type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(make(Badge.self).isMade && make(Badge.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(make(Plain.self).parts == [1, 2] && make(Plain.self as UIView.Type) is Plain)
  }

  /// `Controller(nibName:bundle:)` and `Cell(style:reuseIdentifier:)` run what a subclass overrides.
  @Test func controllersAndCellsAreMadeOfAClass() {
    final class Page: UITableViewController {
      var isMade = false
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        isMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Row: UITableViewCell {
      var isMade = false
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
      instance(of: type, nibName: nil, bundle: nil)
    }
    func makeCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
      instance(of: type, style: .value1, reuseIdentifier: "row")
    }
    #expect(make(Page.self).isMade && make(Page.self as UIViewController.Type) is Page)
    #expect(makeCell(Row.self).isMade && makeCell(Row.self).reuseIdentifier == "row")
    #expect(makeCell(Row.self).detailTextLabel != nil)
  }
}
