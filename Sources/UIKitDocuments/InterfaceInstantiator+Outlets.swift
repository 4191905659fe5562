// Outlets of UIKit's own classes that documents connect to delegates and data sources.

/// An object of a class outside of UIKit and the application whose outlets documents connect, such as a map view.
@preconcurrency @MainActor
public protocol OutletConnecting: AnyObject {
  /// Connects an outlet.
  ///
  /// - Returns: Whether the object has the outlet and accepts the value.
  func connectOutlet(_ name: String, to value: AnyObject) -> Bool
}

extension InterfaceInstantiator {
  /// Connects the delegate of an object.
  ///
  /// - Returns: Whether the class has the outlet and the value the protocol.
  func connectDelegate(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
    guard property == "delegate" else { return false }
    switch (object, value) {
    case (let field as UITextField, let delegate as any UITextFieldDelegate): field.delegate = delegate
    case (let scroll as UIScrollView, let delegate as any UIScrollViewDelegate): scroll.delegate = delegate
    case (let picker as UIPickerView, let delegate as any UIPickerViewDelegate): picker.delegate = delegate
    case (let bar as UISearchBar, let delegate as any UISearchBarDelegate): bar.delegate = delegate
    case (let bar as UITabBar, let delegate as any UITabBarDelegate): bar.delegate = delegate
    case (let bar as UINavigationBar, let delegate as any UINavigationBarDelegate): bar.delegate = delegate
    case (let bar as UIToolbar, let delegate as any UIToolbarDelegate): bar.delegate = delegate
    case (let recognizer as UIGestureRecognizer, let delegate as any UIGestureRecognizerDelegate):
      recognizer.delegate = delegate
    default: return connectControllerDelegate(of: object, to: value)
    }
    return true
  }

  private func connectControllerDelegate(of object: AnyObject, to value: AnyObject) -> Bool {
    switch (object, value) {
    case (let navigation as UINavigationController, let delegate as any UINavigationControllerDelegate):
      navigation.delegate = delegate
    case (let tabs as UITabBarController, let delegate as any UITabBarControllerDelegate):
      tabs.delegate = delegate
    case (let pages as UIPageViewController, let delegate as any UIPageViewControllerDelegate):
      pages.delegate = delegate
    case (let split as UISplitViewController, let delegate as any UISplitViewControllerDelegate):
      split.delegate = delegate
    default: return false
    }
    return true
  }

  /// Connects a data source, or the delegate of drags or drops.
  ///
  /// - Returns: Whether the class has the outlet and the value the protocol.
  func connectDataSource(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (property, object, value) {
    case ("dataSource", let table as UITableView, let source as any UITableViewDataSource):
      table.dataSource = source
    case ("dataSource", let collection as UICollectionView, let source as any UICollectionViewDataSource):
      collection.dataSource = source
    case ("dataSource", let picker as UIPickerView, let source as any UIPickerViewDataSource):
      picker.dataSource = source
    case ("dataSource", let pages as UIPageViewController, let source as any UIPageViewControllerDataSource):
      pages.dataSource = source
    case ("prefetchDataSource", let table as UITableView, let source as any UITableViewDataSourcePrefetching):
      table.prefetchDataSource = source
    case (
      "prefetchDataSource", let collection as UICollectionView,
      let source as any UICollectionViewDataSourcePrefetching
    ):
      collection.prefetchDataSource = source
    case ("dragDelegate", let table as UITableView, let delegate as any UITableViewDragDelegate):
      table.dragDelegate = delegate
    case ("dropDelegate", let table as UITableView, let delegate as any UITableViewDropDelegate):
      table.dropDelegate = delegate
    case (
      "dragDelegate", let collection as UICollectionView, let delegate as any UICollectionViewDragDelegate
    ):
      collection.dragDelegate = delegate
    case (
      "dropDelegate", let collection as UICollectionView, let delegate as any UICollectionViewDropDelegate
    ):
      collection.dropDelegate = delegate
    default: return false
    }
    return true
  }
}
