// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@MainActor @Suite struct DefaultValuesNSToUICTests {
  @Test func nsCollectionLayoutBoundarySupplementaryItem() {
    let object = HeaderExamples.boundaryItem
    #expect(object.extendsBoundary == true)
    #expect(object.pinToVisibleBounds == false)
  }

  @Test func nsCollectionLayoutDecorationItem() {
    let object = NSCollectionLayoutDecorationItem.background(elementKind: "kind")
    #expect(object.zIndex == 0)
  }

  @Test func nsCollectionLayoutSection() {
    let object = HeaderExamples.section
    #expect(object.contentInsetsReference == .automatic)
    #expect(object.orthogonalScrollingBehavior == UICollectionLayoutSectionOrthogonalScrollingBehavior.none)
  }

  @Test func nsLayoutConstraint() {
    let object = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(object.isActive == false)
  }

  @Test func nsLayoutManager() {
    let object = NSLayoutManager()
    #expect(object.allowsNonContiguousLayout == false)
    #expect(object.showsControlCharacters == false)
    #expect(object.showsInvisibleCharacters == false)
    #expect(object.usesDefaultHyphenation == false)
  }

  @Test func nsParagraphStyle() {
    let object = NSParagraphStyle.default
    #expect(object.allowsDefaultTighteningForTruncation == false)
    #expect(object.defaultTabInterval == 0)
    #expect(object.hyphenationFactor == 0)
    #expect(object.lineBreakStrategy == [])
  }

  @Test func nsShadow() {
    let object = NSShadow()
    #expect(object.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
  }

  @Test func nsTextContainer() {
    let object = NSTextContainer()
    #expect(object.exclusionPaths == [])
    #expect(object.lineBreakMode == .byWordWrapping)
    #expect(object.lineFragmentPadding == 5)
    #expect(object.maximumNumberOfLines == 0)
    #expect(object.size == .zero)
    #expect(object.widthTracksTextView == false)
  }

  @Test func uiActionSheet() {
    let object = UIActionSheet()
    #expect(object.cancelButtonIndex == -1)
    #expect(object.destructiveButtonIndex == -1)
  }

  @Test func uiActivityIndicatorView() {
    let object = UIActivityIndicatorView()
    #expect(object.hidesWhenStopped == true)
    #expect(object.style == .medium)
  }

  @Test func uiAlertView() {
    let object = UIAlertView()
    #expect(object.alertViewStyle == .default)
    #expect(object.cancelButtonIndex == -1)
  }

  @Test func uiApplication() {
    let object = UIApplication.shared
    #expect(object.applicationIconBadgeNumber == 0)
    #expect(object.isIdleTimerDisabled == false)
    #expect(object.statusBarStyle == .default)
  }

  @Test func uiAttachmentBehavior() {
    let object = UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
    #expect(object.attachmentRange == .infinite)
    #expect(object.frictionTorque == 0)
  }

  @Test func uiBandSelectionInteraction() {
    let object = UIBandSelectionInteraction { _ in }
    #expect(object.isEnabled == true)
  }

  @Test func uiBarAppearance() {
    let object = UIBarAppearance()
    #expect(object.backgroundImageContentMode == .scaleToFill)
  }

  @Test func uiBarButtonItem() {
    let object = UIBarButtonItem()
    #expect(object.action == nil)
    #expect(object.customView == nil)
    #expect(object.possibleTitles == nil)
    #expect(object.style == .plain)
    #expect(object.target == nil)
    #expect(object.width == 0)
  }

  @Test func uiBarItem() {
    let object = UIBarItem()
    #expect(object.image == nil)
    #expect(object.imageInsets == .zero)
    #expect(object.isEnabled == true)
    #expect(object.landscapeImagePhone == nil)
    #expect(object.largeContentSizeImage == nil)
    #expect(object.tag == 0)
    #expect(object.title == nil)
  }

  @Test func uiButton() {
    let object = UIButton()
    #expect(object.adjustsImageWhenDisabled == true)
    #expect(object.adjustsImageWhenHighlighted == true)
    #expect(object.automaticallyUpdatesConfiguration == true)
    #expect(object.contentEdgeInsets == .zero)
    #expect(object.currentTitleColor == .white)
    #expect(object.imageEdgeInsets == .zero)
    #expect(object.menu == nil)
    #expect(object.reversesTitleShadowWhenHighlighted == false)
    #expect(object.role == .normal)
    #expect(object.titleEdgeInsets == .zero)
  }

  @Test func uiCollectionView() {
    let object = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(object.allowsMultipleSelection == false)
    #expect(object.allowsMultipleSelectionDuringEditing == false)
    #expect(object.allowsSelection == true)
    #expect(object.allowsSelectionDuringEditing == false)
    #expect(object.reorderingCadence == .immediate)
  }

  @Test func uiCollectionViewCell() {
    let object = UICollectionViewCell()
    #expect(object.automaticallyUpdatesBackgroundConfiguration == true)
    #expect(object.automaticallyUpdatesContentConfiguration == true)
  }

  @Test func uiCollectionViewCompositionalLayoutConfiguration() {
    let object = UICollectionViewCompositionalLayoutConfiguration()
    #expect(object.contentInsetsReference == .safeArea)
    #expect(object.interSectionSpacing == 0)
    #expect(object.scrollDirection == .vertical)
  }

  @Test func uiCollectionViewController() {
    let object = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(object.clearsSelectionOnViewWillAppear == true)
    #expect(object.installsStandardGestureForInteractiveMovement == true)
  }

  @Test func uiCollectionViewDropProposal() {
    let object = UICollectionViewDropProposal(operation: .copy)
    #expect(object.intent == .unspecified)
  }

  @Test func uiCollectionViewFlowLayout() {
    let object = UICollectionViewFlowLayout()
    #expect(object.estimatedItemSize == .zero)
    #expect(object.scrollDirection == .vertical)
    #expect(object.sectionInsetReference == .fromContentInset)
  }

  @Test func uiCollectionViewLayoutAttributes() {
    let object = UICollectionViewLayoutAttributes()
    #expect(object.zIndex == 0)
  }

  @Test func uiCollectionViewLayoutInvalidationContext() {
    let object = UICollectionViewLayoutInvalidationContext()
    #expect(object.contentOffsetAdjustment == .zero)
    #expect(object.contentSizeAdjustment == .zero)
  }

  @Test func uiCollectionViewListCell() {
    let object = UICollectionViewListCell()
    #expect(object.indentsAccessories == true)
  }

  @Test func uiControl() {
    let object = UIControl()
    #expect(object.contentHorizontalAlignment == .center)
    #expect(object.contentVerticalAlignment == .center)
    #expect(object.isContextMenuInteractionEnabled == false)
    #expect(object.isEnabled == true)
    #expect(object.isHighlighted == false)
    #expect(object.isSelected == false)
    #expect(object.showsMenuAsPrimaryAction == false)
  }
}
