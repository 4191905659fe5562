import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func chainedTransformsActLastFirst() {
    // Scale by 2, then move by 10, 20: 3, 4 becomes 6, 8 and then 16, 28.
    let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 3, y: 4).applying(t) == CGPoint(x: 16, y: 28))
    // Concatenation is the other way round: move first gives 13, 24 and then 26, 48.
    let u = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 3, y: 4).applying(u) == CGPoint(x: 26, y: 48))
  }

  @Test func quarterTurnTakesXToY() {
    let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(p.x) < 1e-12 && abs(p.y - 1) < 1e-12)
  }

  @Test func theInverseUndoesATransform() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let p = CGPoint(x: 11, y: -4).applying(t).applying(t.inverted())
    #expect(abs(p.x - 11) < 1e-12 && abs(p.y + 4) < 1e-12)
    // Without an inverse the transform itself comes back, as Apple's documentation says.
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aTurnedRectangleHasTheBoxOfItsCorners() {
    // A quarter turn takes (x, y) to (-y, x): x from -4 to -2, y from 1 to 4.
    let box = CGRect(x: 1, y: 2, width: 3, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 4) < 1e-12 && abs(box.minY - 1) < 1e-12)
    #expect(abs(box.width - 2) < 1e-12 && abs(box.height - 3) < 1e-12)
  }

  @Test func decomposedPartsComposeTheTransform() {
    let t = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3)
    let parts = t.decomposed()
    #expect(abs(parts.rotation - 0.3) < 1e-12)
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    let back = CGAffineTransform(parts)
    #expect(abs(back.a - t.a) < 1e-12 && abs(back.c - t.c) < 1e-12)
  }

  @Test func emptyInitialiserIsNotTheIdentity() {
    #expect(CGAffineTransform() != .identity)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
