/// The classes of this module, which documents and key-value coding find as they find those of higher modules.
package final class ViewsPart: CorePart {
  package init() {}

  package var decodingClasses: [UIView.Type] {
    [
      UIView.self, UIControl.self, UIToolbar.self, UINavigationBar.self, UITabBar.self, UIInputView.self,
      UIScrollView.self, UIWindow.self, UIRefreshControl.self,
    ]
  }

  package var namedMembers: [NamedMembers] {
    [
      .responder, .view, .control, .scrollView, .stackView, .navigationBar, .tabBar,
      .layoutConstraint, .toolbar, .viewController, .navigationController, .tabBarController, .barItem,
      .gestureRecognizer,
    ]
  }
}
