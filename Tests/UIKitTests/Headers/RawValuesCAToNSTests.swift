// Written by scripts/recipes/header-tests from the data in Headers/Data.

import Testing
import UIKit

@Suite struct RawValuesCAToNSTests {
  @Test func caCornerMask() {
    expect(CACornerMask.layerMinXMinYCorner.rawValue, 1)
    expect(CACornerMask.layerMaxXMinYCorner.rawValue, 2)
    expect(CACornerMask.layerMinXMaxYCorner.rawValue, 4)
    expect(CACornerMask.layerMaxXMaxYCorner.rawValue, 8)
  }

  @Test func caEdgeAntialiasingMask() {
    expect(CAEdgeAntialiasingMask.layerLeftEdge.rawValue, 1)
    expect(CAEdgeAntialiasingMask.layerRightEdge.rawValue, 2)
    expect(CAEdgeAntialiasingMask.layerBottomEdge.rawValue, 4)
    expect(CAEdgeAntialiasingMask.layerTopEdge.rawValue, 8)
  }

  @Test func nsDirectionalRectEdge() {
    expect(NSDirectionalRectEdge.top.rawValue, 1)
    expect(NSDirectionalRectEdge.leading.rawValue, 2)
    expect(NSDirectionalRectEdge.bottom.rawValue, 4)
    expect(NSDirectionalRectEdge.trailing.rawValue, 8)
    expect(NSDirectionalRectEdge.all.rawValue, 15)
  }

  @Test func nsLayoutConstraintAttribute() {
    expect(NSLayoutConstraint.Attribute.left.rawValue, 1)
    expect(NSLayoutConstraint.Attribute.right.rawValue, 2)
    expect(NSLayoutConstraint.Attribute.top.rawValue, 3)
    expect(NSLayoutConstraint.Attribute.bottom.rawValue, 4)
    expect(NSLayoutConstraint.Attribute.leading.rawValue, 5)
    expect(NSLayoutConstraint.Attribute.trailing.rawValue, 6)
    expect(NSLayoutConstraint.Attribute.width.rawValue, 7)
    expect(NSLayoutConstraint.Attribute.height.rawValue, 8)
    expect(NSLayoutConstraint.Attribute.centerX.rawValue, 9)
    expect(NSLayoutConstraint.Attribute.centerY.rawValue, 10)
    expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue, 11)
    expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue, 12)
    expect(NSLayoutConstraint.Attribute.leftMargin.rawValue, 13)
    expect(NSLayoutConstraint.Attribute.rightMargin.rawValue, 14)
    expect(NSLayoutConstraint.Attribute.topMargin.rawValue, 15)
    expect(NSLayoutConstraint.Attribute.bottomMargin.rawValue, 16)
    expect(NSLayoutConstraint.Attribute.leadingMargin.rawValue, 17)
    expect(NSLayoutConstraint.Attribute.trailingMargin.rawValue, 18)
    expect(NSLayoutConstraint.Attribute.centerXWithinMargins.rawValue, 19)
    expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue, 20)
    expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue, 0)
  }

  @Test func nsLayoutConstraintAxis() {
    expect(NSLayoutConstraint.Axis.horizontal.rawValue, 0)
    expect(NSLayoutConstraint.Axis.vertical.rawValue, 1)
  }

  @Test func nsLayoutConstraintFormatOptions() {
    expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue, 2)
    expect(NSLayoutConstraint.FormatOptions.alignAllRight.rawValue, 4)
    expect(NSLayoutConstraint.FormatOptions.alignAllTop.rawValue, 8)
    expect(NSLayoutConstraint.FormatOptions.alignAllBottom.rawValue, 16)
    expect(NSLayoutConstraint.FormatOptions.alignAllLeading.rawValue, 32)
    expect(NSLayoutConstraint.FormatOptions.alignAllTrailing.rawValue, 64)
    expect(NSLayoutConstraint.FormatOptions.alignAllCenterX.rawValue, 512)
    expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue, 1024)
    expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue, 2048)
    expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue, 4096)
    expect(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue, 65535)
    expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue, 0)
    expect(NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue, 65536)
    expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue, 131072)
    expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue, 196608)
    expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue, 524288)
    expect(NSLayoutConstraint.FormatOptions.spacingMask.rawValue, 524288)
  }

  @Test func nsLayoutConstraintRelation() {
    expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue, -1)
    expect(NSLayoutConstraint.Relation.equal.rawValue, 0)
    expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue, 1)
  }

  @Test func nsLineBreakMode() {
    expect(NSLineBreakMode.byWordWrapping.rawValue, 0)
    expect(NSLineBreakMode.byCharWrapping.rawValue, 1)
    expect(NSLineBreakMode.byClipping.rawValue, 2)
    expect(NSLineBreakMode.byTruncatingHead.rawValue, 3)
    expect(NSLineBreakMode.byTruncatingTail.rawValue, 4)
    expect(NSLineBreakMode.byTruncatingMiddle.rawValue, 5)
  }

  @Test func nsParagraphStyleLineBreakStrategy() {
    expect(NSParagraphStyle.LineBreakStrategy.pushOut.rawValue, 1)
    expect(NSParagraphStyle.LineBreakStrategy.hangulWordPriority.rawValue, 2)
    expect(NSParagraphStyle.LineBreakStrategy.standard.rawValue, 65535)
  }

  @Test func nsRectAlignment() {
    expect(NSRectAlignment.none.rawValue, 0)
    expect(NSRectAlignment.top.rawValue, 1)
    expect(NSRectAlignment.topLeading.rawValue, 2)
    expect(NSRectAlignment.leading.rawValue, 3)
    expect(NSRectAlignment.bottomLeading.rawValue, 4)
    expect(NSRectAlignment.bottom.rawValue, 5)
    expect(NSRectAlignment.bottomTrailing.rawValue, 6)
    expect(NSRectAlignment.trailing.rawValue, 7)
    expect(NSRectAlignment.topTrailing.rawValue, 8)
  }

  @Test func nsStringDrawingOptions() {
    expect(NSStringDrawingOptions.usesLineFragmentOrigin.rawValue, 1)
    expect(NSStringDrawingOptions.usesFontLeading.rawValue, 2)
    expect(NSStringDrawingOptions.usesDeviceMetrics.rawValue, 8)
    expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue, 32)
  }

  @Test func nsTextAlignment() {
    expect(NSTextAlignment.left.rawValue, 0)
    expect(NSTextAlignment.justified.rawValue, 3)
    expect(NSTextAlignment.natural.rawValue, 4)
  }

  @Test func nsTextStorageEditActions() {
    expect(NSTextStorage.EditActions.editedAttributes.rawValue, 1)
    expect(NSTextStorage.EditActions.editedCharacters.rawValue, 2)
  }

  @Test func nsUnderlineStyle() {
    expect(NSUnderlineStyle.single.rawValue, 1)
    expect(NSUnderlineStyle.thick.rawValue, 2)
    expect(NSUnderlineStyle.double.rawValue, 9)
    expect(NSUnderlineStyle.patternDot.rawValue, 256)
    expect(NSUnderlineStyle.patternDash.rawValue, 512)
    expect(NSUnderlineStyle.patternDashDot.rawValue, 768)
    expect(NSUnderlineStyle.patternDashDotDot.rawValue, 1024)
    expect(NSUnderlineStyle.byWord.rawValue, 32768)
  }

  @Test func nsWritingDirection() {
    expect(NSWritingDirection.natural.rawValue, -1)
    expect(NSWritingDirection.leftToRight.rawValue, 0)
    expect(NSWritingDirection.rightToLeft.rawValue, 1)
  }
}
