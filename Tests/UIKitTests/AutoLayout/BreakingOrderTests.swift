import Foundation
import Testing
import UIKit
import UIKitCore

/// The constraints that iOS gives up, in situations of public logs.
@MainActor @Suite struct BreakingOrderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Shows a controller's view that is filled by a closure, and returns the view.
  private func show(_ build: (UIView) -> Void) -> UIView {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    build(controller.view)
    _ = collectingLayoutLog { window.layoutIfNeeded() }
    return controller.view
  }

  private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// Activates constraints, each with its name, in their order.
  private func activate(_ constraints: KeyValuePairs<String, NSLayoutConstraint>) {
    for (name, constraint) in constraints {
      constraint.identifier = name
      constraint.isActive = true
    }
  }

  /// The names of the broken constraints.
  private var broken: [String] {
    window.layoutConflicts.map { $0.broken.constraint?.identifier ?? $0.broken.description }.sorted()
  }

  @Test(arguments: [false, true]) func sizesInsideAreBrokenRatherThanEdgesOfTheContainer(isFirst: Bool) {
    _ = show { view in
      let box = add(UIView(), to: view)
      let size = box.heightAnchor.constraint(equalToConstant: 100)
      if isFirst { activate(["size": size]) }
      activate([
        "top": box.topAnchor.constraint(equalTo: view.topAnchor, constant: 66),
        "bottom": box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -44),
        "left": box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        "width": box.widthAnchor.constraint(equalToConstant: 30),
      ])
      if !isFirst { activate(["size": size]) }
    }
    #expect(broken == ["size"])
  }

  /// With formats the container holds the size, too, and the bottom edge is broken.
  @Test func constraintsOfFormatsAreHeldByTheContainer() {
    _ = show { view in
      let box = add(UIView(), to: view)
      let list = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[box(100)]|", metrics: nil, views: ["box": box])
      for constraint in list {
        constraint.identifier =
          constraint.secondItem == nil ? "size" : constraint.firstAttribute == .top ? "top" : "bottom"
      }
      view.addConstraints(list)
    }
    #expect(broken == ["bottom"])
  }

  @Test func rowsOfARequiredHeightCollapseWhenTheyAreHidden() {
    let row = UIView()
    let view = show { view in
      let stack = add(UIStackView(arrangedSubviews: [UILabel(), row, UILabel()]), to: view)
      stack.axis = .vertical
      activate([
        "stackTop": stack.topAnchor.constraint(equalTo: view.topAnchor),
        "stackLeft": stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        "size": row.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(row.frame.height == 50 && broken.isEmpty)
    row.isHidden = true
    _ = collectingLayoutLog { view.layoutIfNeeded() }
    #expect(broken == ["size"])
    #expect(row.frame.height == 0)
    row.isHidden = false
    _ = collectingLayoutLog { view.layoutIfNeeded() }
    #expect(row.frame.height == 50 && broken.isEmpty)
  }

  @Test func whatIsActivatedWhileTheScreenIsShownIsKept() {
    var (old, new): (NSLayoutConstraint?, NSLayoutConstraint?)
    let view = show { view in
      let box = add(UIView(), to: view)
      old = box.widthAnchor.constraint(equalToConstant: 40)
      new = box.widthAnchor.constraint(equalToConstant: 24)
      activate([
        "top": box.topAnchor.constraint(equalTo: view.topAnchor),
        "left": box.leadingAnchor.constraint(equalTo: view.leadingAnchor), "old": old!,
      ])
    }
    new?.identifier = "new"
    new?.isActive = true
    _ = collectingLayoutLog { view.layoutIfNeeded() }
    #expect(broken == ["old"])
    #expect(view.subviews[0].frame.width == 24)
  }

  /// A container of height zero keeps it; the last edge inside is broken.
  @Test func sizesOfZeroAreKept() {
    _ = show { view in
      let (container, box) = (add(UIView(), to: view), UIView())
      _ = add(box, to: container)
      activate([
        "top": container.topAnchor.constraint(equalTo: view.topAnchor),
        "left": container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        "zero": container.heightAnchor.constraint(equalToConstant: 0),
        "innerBottom": container.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
        "innerTop": box.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
        "innerLeft": box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      ])
    }
    #expect(broken == ["innerBottom"])
  }

  @Test func framesOfMasksAreKept() {
    _ = show { view in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.addSubview(container)
      let box = add(UIView(), to: container)
      activate([
        "left": box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        "right": box.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        "size": box.widthAnchor.constraint(equalToConstant: 120),
      ])
    }
    #expect(broken == ["size"])
  }

  @Test func distancesOfSiblingsAreBrokenBeforeEdges() {
    _ = show { view in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
      view.addSubview(container)
      let (first, second) = (add(UIView(), to: container), add(UIView(), to: container))
      activate([
        "left": first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        "gap": second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 15),
        "right": second.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -12),
      ])
    }
    #expect(broken == ["gap"])
  }

  @Test func theDeepestHolderDecides() {
    _ = show { view in
      let outer = add(UIView(), to: view)
      let middle = add(UIView(), to: outer)
      let inner = add(UIView(), to: middle)
      activate([
        "outer": outer.widthAnchor.constraint(equalTo: view.widthAnchor),
        "middle": middle.widthAnchor.constraint(equalTo: outer.widthAnchor),
        "right": inner.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: -399),
        "left": inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 399),
      ])
    }
    #expect(broken == ["right"])
  }

  @Test func ofTwoForOneAttributeTheOlderIsBroken() {
    _ = show { view in
      let box = add(UIView(), to: view)
      activate([
        "top": box.topAnchor.constraint(equalTo: view.topAnchor),
        "left": box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        "old": box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        "new": box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      ])
    }
    #expect(broken == ["old"])
  }

  @Test func ofTwoViewsTheLaterOneGivesWay() {
    _ = show { view in
      let (first, second) = (UIView(), UIView())
      let stack = add(UIStackView(arrangedSubviews: [first, second]), to: view)
      activate([
        "second": second.widthAnchor.constraint(equalToConstant: 60),
        "first": first.widthAnchor.constraint(equalToConstant: 30),
        "left": stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        "right": stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        "top": stack.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    #expect(broken == ["second"])
  }

  /// iOS prints frames of masks first, then constraints without a name, then those of stacks, then imposed sizes, and calls
  /// the height of a cell that of its content view.
  @Test func membersArePrintedInTheOrderOfTheirNames() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let stack = UIStackView(arrangedSubviews: [box])
        stack.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: 80),
          stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 44
    table.separatorStyle = .none
    table.dataSource = source
    window.isHidden = false
    window.addSubview(table)
    let said = collectingLayoutLog { window.layoutIfNeeded() }.map {
      $0.replacing(/0x[0-9a-f]+/, with: "")
    }
    let list = try #require(said.first).split(separator: "\n").filter { $0.hasPrefix("    \"<") }
    try #require(list.count == 6)
    #expect(!list.prefix(3).contains { $0.contains("'UI") })
    #expect(list[3...4].allSatisfy { $0.contains("'UISV-canvas-connection'") })
    #expect(
      list[5].contains(
        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:.height == 44   (active)"))
    #expect(
      said.first?.contains("constraint \n<NSLayoutConstraint: UIView:.height == 80   (active)>") == true)
  }
}
