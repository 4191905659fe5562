import UIKit

/// A screen that presents another one when it has appeared.
class PresentingScreen: UIViewController {
  private var hasPresented = false

  /// Returns the view controller that is presented.
  func makePresented() -> UIViewController { ContentViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let label = UILabel()
    label.text = "Behind"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // It appears again when what covered it is dismissed.
    guard !hasPresented else { return }
    hasPresented = true
    present(makePresented(), animated: false)
  }
}

final class MediumSheetScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let content = ContentViewController()
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    return content
  }
}

final class LargeSheetScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let content = ContentViewController()
    content.title = "A sheet"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: nil, action: nil)
    return UINavigationController(rootViewController: content)
  }
}

final class FormSheetScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let content = ContentViewController()
    content.modalPresentationStyle = .formSheet
    return content
  }
}

final class FullScreenScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let content = ContentViewController()
    content.modalPresentationStyle = .fullScreen
    return content
  }
}

final class PopoverScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let content = ContentViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.popoverPresentationController?.sourceView = view
    content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 40, height: 40)
    return content
  }
}

final class AlertScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let alert = UIAlertController(
      title: "Delete the draft?", message: "It cannot be restored.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }
}

final class AlertWithFieldScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let alert = UIAlertController(title: "Name the list", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    for title in ["Save", "Save a copy"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}

final class ActionSheetScreen: PresentingScreen {
  override func makePresented() -> UIViewController {
    let sheet = UIAlertController(title: "Photo", message: "Choose what to do.", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 40, height: 40)
    return sheet
  }
}
