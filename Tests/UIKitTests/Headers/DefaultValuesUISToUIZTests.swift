// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@MainActor @Suite struct DefaultValuesUISToUIZTests {
  @Test func uiScrollView() {
    let object = UIScrollView()
    #expect(object.alwaysBounceHorizontal == false)
    #expect(object.alwaysBounceVertical == false)
    #expect(object.bounces == true)
    #expect(object.bouncesZoom == true)
    #expect(object.canCancelContentTouches == true)
    #expect(object.contentInset == .zero)
    #expect(object.contentOffset == .zero)
    #expect(object.contentSize == .zero)
    #expect(object.delaysContentTouches == true)
    #expect(object.delegate == nil)
    #expect(object.horizontalScrollIndicatorInsets == .zero)
    #expect(object.indicatorStyle == .default)
    #expect(object.isDirectionalLockEnabled == false)
    #expect(object.isPagingEnabled == false)
    #expect(object.isScrollEnabled == true)
    #expect(object.keyboardDismissMode == .none)
    #expect(object.maximumZoomScale == 1)
    #expect(object.minimumZoomScale == 1)
    #expect(object.scrollsToTop == true)
    #expect(object.showsHorizontalScrollIndicator == true)
    #expect(object.showsVerticalScrollIndicator == true)
    #expect(object.verticalScrollIndicatorInsets == .zero)
    #expect(object.zoomScale == 1)
  }

  @Test func uiSearchBar() {
    let object = UISearchBar()
    #expect(object.barStyle == .default)
    #expect(object.barTintColor == nil)
    #expect(object.delegate == nil)
    #expect(object.isEnabled == true)
    #expect(object.isTranslucent == true)
    #expect(object.placeholder == nil)
    #expect(object.prompt == nil)
    #expect(object.selectedScopeButtonIndex == 0)
    #expect(object.showsBookmarkButton == false)
    #expect(object.showsCancelButton == false)
    #expect(object.showsScopeBar == false)
  }

  @Test func uiSearchController() {
    let object = UISearchController(searchResultsController: nil)
    #expect(object.automaticallyShowsCancelButton == true)
    #expect(object.automaticallyShowsSearchResultsController == true)
    #expect(object.dimsBackgroundDuringPresentation == true)
    #expect(object.hidesNavigationBarDuringPresentation == true)
    #expect(object.isActive == false)
  }

  @Test func uiSegmentedControl() {
    let object = UISegmentedControl()
    #expect(object.apportionsSegmentWidthsByContent == false)
    #expect(object.isMomentary == false)
    #expect(object.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func uiSheetPresentationController() {
    let controller = UIViewController()
    let object = controller.sheetPresentationController!
    #expect(object.largestUndimmedDetentIdentifier == nil)
    #expect(object.prefersEdgeAttachedInCompactHeight == false)
    #expect(object.prefersGrabberVisible == false)
    #expect(object.prefersScrollingExpandsWhenScrolledToEdge == true)
    #expect(object.selectedDetentIdentifier == nil)
    #expect(object.sourceView == nil)
    #expect(object.widthFollowsPreferredContentSizeWhenEdgeAttached == false)
  }

  @Test func uiSlider() {
    let object = UISlider()
    #expect(object.maximumValue == 1)
    #expect(object.maximumValueImage == nil)
    #expect(object.minimumValue == 0)
    #expect(object.minimumValueImage == nil)
    #expect(object.value == 0)
  }

  @Test func uiSplitViewController() {
    let object = UISplitViewController(style: .doubleColumn)
    #expect(object.maximumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(object.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(object.preferredDisplayMode == .automatic)
    #expect(object.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(object.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    #expect(object.preferredSplitBehavior == .automatic)
    #expect(object.presentsWithGesture == true)
    #expect(object.primaryEdge == .leading)
    #expect(object.showsSecondaryOnlyButton == false)
  }

  @Test func uiStepper() {
    let object = UIStepper()
    #expect(object.maximumValue == 100)
    #expect(object.minimumValue == 0)
    #expect(object.stepValue == 1)
    #expect(object.value == 0)
  }

  @Test func uiSwipeActionsConfiguration() {
    let object = UISwipeActionsConfiguration(actions: [])
    #expect(object.performsFirstActionWithFullSwipe == true)
  }

  @Test func uiSwipeGestureRecognizer() {
    let object = UISwipeGestureRecognizer()
    #expect(object.direction == .right)
    #expect(object.numberOfTouchesRequired == 1)
  }

  @Test func uiTabBar() {
    let object = UITabBar()
    #expect(object.barTintColor == nil)
    #expect(object.delegate == nil)
    #expect(object.items == nil)
    #expect(object.selectedItem == nil)
    #expect(object.shadowImage == nil)
  }

  @Test func uiTabBarItem() {
    let object = UITabBarItem()
    #expect(object.badgeValue == nil)
  }

  @Test func uiTableView() {
    let object = UITableView()
    #expect(object.allowsMultipleSelection == false)
    #expect(object.allowsMultipleSelectionDuringEditing == false)
    #expect(object.allowsSelection == true)
    #expect(object.allowsSelectionDuringEditing == false)
    #expect(object.cellLayoutMarginsFollowReadableWidth == false)
    #expect(object.estimatedRowHeight == UITableView.automaticDimension)
    #expect(object.estimatedSectionFooterHeight == UITableView.automaticDimension)
    #expect(object.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    #expect(object.insetsContentViewsToSafeArea == true)
    #expect(object.isEditing == false)
    #expect(object.rowHeight == UITableView.automaticDimension)
    #expect(object.sectionFooterHeight == UITableView.automaticDimension)
    #expect(object.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(object.sectionIndexMinimumDisplayRowCount == 0)
    #expect(object.separatorInsetReference == .fromCellEdges)
    #expect(object.separatorStyle == .singleLine)
    #expect(object.tableFooterView == nil)
    #expect(object.tableHeaderView == nil)
  }

  @Test func uiTableViewCell() {
    let object = UITableViewCell()
    #expect(object.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(object.automaticallyUpdatesBackgroundConfiguration == true)
    #expect(object.automaticallyUpdatesContentConfiguration == true)
    #expect(object.editingAccessoryType == UITableViewCell.AccessoryType.none)
    #expect(object.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(object.indentationLevel == 0)
    #expect(object.indentationWidth == 10)
    #expect(object.isEditing == false)
    #expect(object.isHighlighted == false)
    #expect(object.isSelected == false)
    #expect(object.selectionStyle == .default)
    #expect(object.shouldIndentWhileEditing == true)
    #expect(object.showsReorderControl == false)
    #expect(object.userInteractionEnabledWhileDragging == false)
  }

  @Test func uiTableViewController() {
    let object = UITableViewController()
    #expect(object.clearsSelectionOnViewWillAppear == true)
  }

  @Test func uiTableViewDropProposal() {
    let object = UITableViewDropProposal(operation: .copy)
    #expect(object.intent == .unspecified)
  }

  @Test func uiTableViewHeaderFooterView() {
    let object = UITableViewHeaderFooterView()
    #expect(object.automaticallyUpdatesBackgroundConfiguration == true)
    #expect(object.automaticallyUpdatesContentConfiguration == true)
  }

  @Test func uiTapGestureRecognizer() {
    let object = UITapGestureRecognizer()
    #expect(object.buttonMaskRequired == .primary)
    #expect(object.numberOfTapsRequired == 1)
    #expect(object.numberOfTouchesRequired == 1)
  }

  @Test func uiTextField() {
    let object = UITextField()
    #expect(object.adjustsFontSizeToFitWidth == false)
    #expect(object.allowsEditingTextAttributes == false)
    #expect(object.attributedPlaceholder == nil)
    #expect(object.background == nil)
    #expect(object.borderStyle == UITextField.BorderStyle.none)
    #expect(object.clearButtonMode == .never)
    #expect(object.clearsOnBeginEditing == false)
    #expect(object.clearsOnInsertion == false)
    #expect(object.delegate == nil)
    #expect(object.disabledBackground == nil)
    #expect(object.leftViewMode == .never)
    #expect(object.minimumFontSize == 0)
    #expect(object.placeholder == nil)
    #expect(object.rightViewMode == .never)
    #expect(object.textAlignment == .natural)
  }

  @Test func uiTextInputTraits() {
    let object = UITextField()
    #expect(object.autocapitalizationType == .sentences)
    #expect(object.autocorrectionType == .default)
    #expect(object.enablesReturnKeyAutomatically == false)
    #expect(object.isSecureTextEntry == false)
    #expect(object.keyboardAppearance == .default)
    #expect(object.keyboardType == .default)
    #expect(object.returnKeyType == .default)
    #expect(object.smartDashesType == .default)
    #expect(object.smartInsertDeleteType == .default)
    #expect(object.smartQuotesType == .default)
    #expect(object.spellCheckingType == .default)
    #expect(object.textContentType == nil)
  }

  @Test func uiTextView() {
    let object = UITextView()
    #expect(object.allowsEditingTextAttributes == false)
    #expect(object.clearsOnInsertion == false)
    #expect(object.textAlignment == .natural)
  }

  @Test func uiToolbar() {
    let object = UIToolbar()
    #expect(object.barStyle == .default)
    #expect(object.barTintColor == nil)
    #expect(object.isTranslucent == true)
    #expect(object.items == nil)
  }

  @Test func uiView() {
    let object = UIView()
    #expect(object.alpha == 1)
    #expect(object.autoresizesSubviews == true)
    #expect(object.autoresizingMask == [])
    #expect(object.backgroundColor == nil)
    #expect(object.clearsContextBeforeDrawing == true)
    #expect(object.clipsToBounds == false)
    #expect(object.contentMode == .scaleToFill)
    #expect(object.insetsLayoutMarginsFromSafeArea == true)
    #expect(object.isExclusiveTouch == false)
    #expect(object.isHidden == false)
    #expect(object.isMultipleTouchEnabled == false)
    #expect(object.isOpaque == true)
    #expect(object.isUserInteractionEnabled == true)
    #expect(object.largeContentImage == nil)
    #expect(object.largeContentImageInsets == .zero)
    #expect(object.largeContentTitle == nil)
    #expect(object.preservesSuperviewLayoutMargins == false)
    #expect(object.scalesLargeContentImage == false)
    #expect(object.showsLargeContentViewer == false)
    #expect(object.tag == 0)
    #expect(object.transform == .identity)
    #expect(object.transform3D == CATransform3DIdentity)
    #expect(object.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func uiViewController() {
    let object = UIViewController()
    #expect(object.automaticallyAdjustsScrollViewInsets == true)
    #expect(object.edgesForExtendedLayout == .all)
    #expect(object.extendedLayoutIncludesOpaqueBars == false)
    #expect(object.hidesBottomBarWhenPushed == false)
    #expect(object.modalPresentationCapturesStatusBarAppearance == false)
    #expect(object.overrideUserInterfaceStyle == .unspecified)
    #expect(object.performsActionsWhilePresentingModally == true)
    #expect(object.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(object.preferredStatusBarStyle == .default)
    #expect(object.preferredStatusBarUpdateAnimation == .fade)
    #expect(object.prefersPointerLocked == false)
    #expect(object.prefersStatusBarHidden == false)
  }

  @Test func uiViewPropertyAnimator() {
    let object = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(object.delay == 0)
    #expect(object.isInterruptible == true)
    #expect(object.isManualHitTestingEnabled == false)
    #expect(object.isUserInteractionEnabled == true)
    #expect(object.pausesOnCompletion == false)
    #expect(object.scrubsLinearly == true)
  }

  @Test func uiWindow() {
    let object = UIWindow()
    #expect(object.canBecomeKey == true)
    #expect(object.rootViewController == nil)
  }
}
