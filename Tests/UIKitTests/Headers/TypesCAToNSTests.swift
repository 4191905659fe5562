// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct TypesCAToNSTests {
  @Test func caAnimation() {
    expect(CAAnimation.self, inherits: NSObject.self)
    expect(CAAnimation.self) { $0 is any CAAction.Type }
    expect(CAAnimation.self) { $0 is any CAMediaTiming.Type }
    expect(CAAnimation.self) { $0 is any NSCopying.Type }
  }

  @Test func caAnimationGroup() {
    expect(CAAnimationGroup.self, inherits: CAAnimation.self)
  }

  @Test func caBasicAnimation() {
    expect(CABasicAnimation.self, inherits: CAPropertyAnimation.self)
  }

  @Test func caDisplayLink() {
    expect(CADisplayLink.self, inherits: NSObject.self)
  }

  @Test func caEDRMetadata() {
    expect(CAEDRMetadata.self, inherits: NSObject.self)
  }

  @Test func caEmitterCell() {
    expect(CAEmitterCell.self, inherits: NSObject.self)
    expect(CAEmitterCell.self) { $0 is any CAMediaTiming.Type }
  }

  @Test func caEmitterLayer() {
    expect(CAEmitterLayer.self, inherits: CALayer.self)
  }

  @Test func caGradientLayer() {
    expect(CAGradientLayer.self, inherits: CALayer.self)
  }

  @Test func caKeyframeAnimation() {
    expect(CAKeyframeAnimation.self, inherits: CAPropertyAnimation.self)
  }

  @Test func caLayer() {
    expect(CALayer.self, inherits: NSObject.self)
    expect(CALayer.self) { $0 is any CAMediaTiming.Type }
  }

  @Test func caMediaTimingFunction() {
    expect(CAMediaTimingFunction.self, inherits: NSObject.self)
  }

  @Test func caPropertyAnimation() {
    expect(CAPropertyAnimation.self, inherits: CAAnimation.self)
  }

  @Test func caReplicatorLayer() {
    expect(CAReplicatorLayer.self, inherits: CALayer.self)
  }

  @Test func caScrollLayer() {
    expect(CAScrollLayer.self, inherits: CALayer.self)
  }

  @Test func caShapeLayer() {
    expect(CAShapeLayer.self, inherits: CALayer.self)
  }

  @Test func caSpringAnimation() {
    expect(CASpringAnimation.self, inherits: CABasicAnimation.self)
  }

  @Test func caTextLayer() {
    expect(CATextLayer.self, inherits: CALayer.self)
  }

  @Test func caTiledLayer() {
    expect(CATiledLayer.self, inherits: CALayer.self)
  }

  @Test func caTransaction() {
    expect(CATransaction.self, inherits: NSObject.self)
  }

  @Test func caTransformLayer() {
    expect(CATransformLayer.self, inherits: CALayer.self)
  }

  @Test func caTransition() {
    expect(CATransition.self, inherits: CAAnimation.self)
  }

  @Test func caValueFunction() {
    expect(CAValueFunction.self, inherits: NSObject.self)
  }

  @Test func nsAdaptiveImageGlyph() {
    expect(NSAdaptiveImageGlyph.self, inherits: NSObject.self)
  }

  @Test func nsCollectionLayoutAnchor() {
    expect(NSCollectionLayoutAnchor.self, inherits: NSObject.self)
    expect(NSCollectionLayoutAnchor.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutBoundarySupplementaryItem() {
    expect(
      NSCollectionLayoutBoundarySupplementaryItem.self, inherits: NSCollectionLayoutSupplementaryItem.self)
  }

  @Test func nsCollectionLayoutDecorationItem() {
    expect(NSCollectionLayoutDecorationItem.self, inherits: NSCollectionLayoutItem.self)
  }

  @Test func nsCollectionLayoutDimension() {
    expect(NSCollectionLayoutDimension.self, inherits: NSObject.self)
    expect(NSCollectionLayoutDimension.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutEdgeSpacing() {
    expect(NSCollectionLayoutEdgeSpacing.self, inherits: NSObject.self)
    expect(NSCollectionLayoutEdgeSpacing.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutGroup() {
    expect(NSCollectionLayoutGroup.self, inherits: NSCollectionLayoutItem.self)
  }

  @Test func nsCollectionLayoutGroupCustomItem() {
    expect(NSCollectionLayoutGroupCustomItem.self, inherits: NSObject.self)
    expect(NSCollectionLayoutGroupCustomItem.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutItem() {
    expect(NSCollectionLayoutItem.self, inherits: NSObject.self)
    expect(NSCollectionLayoutItem.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutSection() {
    expect(NSCollectionLayoutSection.self, inherits: NSObject.self)
    expect(NSCollectionLayoutSection.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutSize() {
    expect(NSCollectionLayoutSize.self, inherits: NSObject.self)
    expect(NSCollectionLayoutSize.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutSpacing() {
    expect(NSCollectionLayoutSpacing.self, inherits: NSObject.self)
    expect(NSCollectionLayoutSpacing.self) { $0 is any NSCopying.Type }
  }

  @Test func nsCollectionLayoutSupplementaryItem() {
    expect(NSCollectionLayoutSupplementaryItem.self, inherits: NSCollectionLayoutItem.self)
  }

  @Test func nsDataAsset() {
    expect(NSDataAsset.self, inherits: NSObject.self)
    expect(NSDataAsset.self) { $0 is any NSCopying.Type }
  }

  @Test func nsLayoutConstraint() {
    expect(NSLayoutConstraint.self, inherits: NSObject.self)
  }

  @Test func nsLayoutManager() {
    expect(NSLayoutManager.self, inherits: NSObject.self)
  }

  @Test func nsMutableParagraphStyle() {
    expect(NSMutableParagraphStyle.self, inherits: NSParagraphStyle.self)
  }

  @Test func nsParagraphStyle() {
    expect(NSParagraphStyle.self, inherits: NSObject.self)
    expect(NSParagraphStyle.self) { $0 is any NSCoding.Type }
    expect(NSParagraphStyle.self) { $0 is any NSCopying.Type }
    expect(NSParagraphStyle.self) { $0 is any NSMutableCopying.Type }
    expect(NSParagraphStyle.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func nsShadow() {
    expect(NSShadow.self, inherits: NSObject.self)
    expect(NSShadow.self) { $0 is any NSCopying.Type }
  }

  @Test func nsStringDrawingContext() {
    expect(NSStringDrawingContext.self, inherits: NSObject.self)
  }

  @Test func nsTextAttachment() {
    expect(NSTextAttachment.self, inherits: NSObject.self)
    expect(NSTextAttachment.self) { $0 is any NSCoding.Type }
    expect(NSTextAttachment.self) { $0 is any NSSecureCoding.Type }
    expect(NSTextAttachment.self) { $0 is any NSTextAttachmentContainer.Type }
    expect(NSTextAttachment.self) { $0 is any NSTextAttachmentLayout.Type }
  }

  @Test func nsTextAttachmentViewProvider() {
    expect(NSTextAttachmentViewProvider.self, inherits: NSObject.self)
  }

  @Test func nsTextContainer() {
    expect(NSTextContainer.self, inherits: NSObject.self)
    expect(NSTextContainer.self) { $0 is any NSTextLayoutOrientationProvider.Type }
  }

  @Test func nsTextContentManager() {
    expect(NSTextContentManager.self, inherits: NSObject.self)
    expect(NSTextContentManager.self) { $0 is any NSTextElementProvider.Type }
  }

  @Test func nsTextContentStorage() {
    expect(NSTextContentStorage.self, inherits: NSTextContentManager.self)
    expect(NSTextContentStorage.self) { $0 is any NSTextStorageObserving.Type }
  }

  @Test func nsTextElement() {
    expect(NSTextElement.self, inherits: NSObject.self)
  }

  @Test func nsTextLayoutFragment() {
    expect(NSTextLayoutFragment.self, inherits: NSObject.self)
    expect(NSTextLayoutFragment.self) { $0 is any NSCoding.Type }
    expect(NSTextLayoutFragment.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func nsTextLayoutManager() {
    expect(NSTextLayoutManager.self, inherits: NSObject.self)
    expect(NSTextLayoutManager.self) { $0 is any NSCoding.Type }
    expect(NSTextLayoutManager.self) { $0 is any NSSecureCoding.Type }
    expect(NSTextLayoutManager.self) { $0 is any NSTextSelectionDataSource.Type }
  }

  @Test func nsTextLineFragment() {
    expect(NSTextLineFragment.self, inherits: NSObject.self)
    expect(NSTextLineFragment.self) { $0 is any NSCoding.Type }
    expect(NSTextLineFragment.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func nsTextList() {
    expect(NSTextList.self, inherits: NSObject.self)
    expect(NSTextList.self) { $0 is any NSCoding.Type }
    expect(NSTextList.self) { $0 is any NSCopying.Type }
    expect(NSTextList.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func nsTextListElement() {
    expect(NSTextListElement.self, inherits: NSTextParagraph.self)
  }

  @Test func nsTextParagraph() {
    expect(NSTextParagraph.self, inherits: NSTextElement.self)
  }

  @Test func nsTextRange() {
    expect(NSTextRange.self, inherits: NSObject.self)
  }

  @Test func nsTextSelection() {
    expect(NSTextSelection.self, inherits: NSObject.self)
    expect(NSTextSelection.self) { $0 is any NSCoding.Type }
    expect(NSTextSelection.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func nsTextSelectionNavigation() {
    expect(NSTextSelectionNavigation.self, inherits: NSObject.self)
  }

  @Test func nsTextStorage() {
    expect(NSTextStorage.self, inherits: NSMutableAttributedString.self)
  }

  @Test func nsTextTab() {
    expect(NSTextTab.self, inherits: NSObject.self)
    expect(NSTextTab.self) { $0 is any NSCoding.Type }
    expect(NSTextTab.self) { $0 is any NSSecureCoding.Type }
  }

  @Test func nsTextViewportLayoutController() {
    expect(NSTextViewportLayoutController.self, inherits: NSObject.self)
  }
}
