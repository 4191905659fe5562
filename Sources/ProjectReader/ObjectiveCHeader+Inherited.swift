/// Properties of UIKit's classes that subclasses declare anew in Objective-C, mostly to describe them or to change their attributes.
extension ObjectiveCHeader {
  /// Returns whether a class of UIKit's, or one of its superclasses, has a property.
  static func hasProperty(_ name: String, class type: String) -> Bool {
    guard type.hasPrefix("UI") else { return false }
    let names = properties[type] ?? ""
    let isView = properties[type] == nil || isOfViews.contains(type)
    return (isView ? names + " " + (properties["UIView"] ?? "") : names).split(separator: " ").contains {
      $0 == name
    }
  }

  /// The classes of the table that are views. Classes that are not in it are taken to be views.
  private static let isOfViews: Set = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView", "UIScrollView",
    "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
  ]

  /// The names of properties, which are those of the public headers.
  private static let properties: [String: String] = [
    "UIImage": "size scale images duration imageOrientation renderingMode capInsets resizingMode "
      + "alignmentRectInsets configuration traitCollection CGImage CIImage",
    "UIView": "frame bounds center transform alpha hidden opaque backgroundColor tintColor tag clipsToBounds "
      + "contentMode layer userInteractionEnabled",
    "UIControl": "enabled selected highlighted contentVerticalAlignment contentHorizontalAlignment state",
    "UIButton": "titleLabel imageView enabled selected highlighted contentEdgeInsets titleEdgeInsets "
      + "imageEdgeInsets",
    "UILabel": "text attributedText font textColor textAlignment lineBreakMode numberOfLines enabled "
      + "highlighted highlightedTextColor shadowColor shadowOffset adjustsFontSizeToFitWidth "
      + "minimumScaleFactor preferredMaxLayoutWidth",
    "UIImageView": "image highlightedImage highlighted animationImages highlightedAnimationImages "
      + "animationDuration animationRepeatCount animating",
    "UITextField": "text attributedText font textColor textAlignment placeholder attributedPlaceholder "
      + "delegate leftView rightView borderStyle clearButtonMode enabled selected highlighted",
    "UITextView": "text attributedText font textColor textAlignment delegate editable selectable "
      + "selectedRange textContainerInset contentSize contentInset contentOffset",
    "UIScrollView": "delegate contentSize contentInset contentOffset zoomScale minimumZoomScale "
      + "maximumZoomScale scrollEnabled pagingEnabled bounces",
    "UITableView": "delegate dataSource contentSize contentInset contentOffset rowHeight separatorStyle "
      + "tableHeaderView tableFooterView",
    "UICollectionView": "delegate dataSource contentSize contentInset contentOffset collectionViewLayout",
    "UITableViewCell": "textLabel detailTextLabel imageView contentView accessoryType accessoryView selected "
      + "highlighted backgroundView selectedBackgroundView selectionStyle editing",
    "UICollectionViewCell": "contentView selected highlighted backgroundView selectedBackgroundView",
    "UIViewController": "view title navigationItem tabBarItem modalPresentationStyle preferredContentSize "
      + "editing",
    "UINavigationController": "view title navigationItem tabBarItem delegate viewControllers navigationBar "
      + "toolbar",
    "UITabBarController": "view title navigationItem tabBarItem delegate viewControllers tabBar "
      + "selectedIndex",
    "UITableViewController": "view title navigationItem tabBarItem tableView refreshControl",
    "UIGestureRecognizer": "state enabled view delegate",
    "UIBarButtonItem": "title image enabled tag target action customView tintColor width style",
  ]
}
